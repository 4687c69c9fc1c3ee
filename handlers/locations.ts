// Answers for locations: where bookings take place, as a tree.
import * as locations from '../db/locations.ts';
import type { Handler } from './handler.ts';
import { create, get, list, remove, update } from './resource.ts';

export const listLocations: Handler<'listLocations'> = list(locations.select, locations.read);
export const createLocation: Handler<'createLocation'> = create(locations.insert, locations.read);
export const getLocation: Handler<'getLocation'> = get(locations.read);
export const updateLocation: Handler<'updateLocation'> = update(locations.update, locations.read);
export const deleteLocation: Handler<'deleteLocation'> = remove(locations.read, locations.remove);
