// The operations on locations: where bookings take place, as a tree.
import { assertOutside } from '../../domain/house/location.ts';
import { nextDate, type Zone } from '../../domain/values/calendar.ts';
import { PeriodAvailability } from '../../domain/planning/availability.ts';
import { peopleDuring } from '../../domain/planning/planning.ts';
import type { components } from '../../generated/types.ts';
import { listing } from '../../db/engine/listing.ts';
import * as locations from '../../db/house/locations.ts';
import { one } from '../../db/engine/changes/table.ts';
import type { ReadByIds } from '../../db/engine/session/reader.ts';
import { readPeriod } from '../../db/planning/period.ts';
import type { Handler } from '../handler.ts';
import { create, removeUnused } from '../resource.ts';

type Location = components['schemas']['Location'];

export const listLocations: Handler<'listLocations'> = ({ query }, { db, zone }) =>
  Promise.resolve(listing(locations.select(db, query), reading(query.embedGebruikOpDatum, zone)));

export const getLocation: Handler<'getLocation'> = ({ path, query }, { db, zone }) =>
  one(reading(query.embedGebruikOpDatum, zone), db, path.id);

export const createLocation: Handler<'createLocation'> = create(locations.insert, locations.read);

export const updateLocation: Handler<'updateLocation'> = async ({ path, body }, { db }) => {
  const before = await one(locations.read, db, path.id);
  const parent = body.parent_id ?? null;
  if (parent !== null && parent !== before.parent_id)
    assertOutside(before.id, await locations.lockLocationsAbove(db, parent));
  await locations.update(db, before, body);
  return one(locations.read, db, path.id);
};

export const deleteLocation: Handler<'deleteLocation'> = removeUnused('locations', locations.read, locations.remove);

/** Reads locations with their use on a local day, or without it where no day is asked for. */
function reading(date: string | undefined, zone: Zone): ReadByIds<Location> {
  if (date === undefined) return locations.read;
  const day = { begin: zone.startOfLocalDay(date), eind: zone.startOfLocalDay(nextDate(date)) };
  return async (db, ids) => {
    const found = await locations.read(db, ids);
    const room = new PeriodAvailability(await readPeriod(db, { materials: [], locations: [...found.keys()] }, day));
    return new Map([...found].map(([id, each]) => [id, { ...each, gebruik: peopleDuring(room.location(id), day) }]));
  };
}
