// The operations on locations: where bookings take place, as a tree.
import { assertOutside } from '../../domain/house/location.ts';
import { nextDateOf, type Zone } from '../../domain/values/calendar.ts';
import { PeriodAvailability } from '../../domain/planning/availability.ts';
import { listPeopleDuring } from '../../domain/planning/planning.ts';
import type { components } from '../../generated/types.ts';
import { createListing } from '../../db/engine/listing.ts';
import * as locations from '../../db/house/locations.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { ReadByIds } from '../../db/engine/session/reader.ts';
import { readPeriod } from '../../db/planning/period.ts';
import type { Handler } from '../handler.ts';
import { create, removeUnused } from '../resource.ts';

type Location = components['schemas']['Location'];

export const listLocations: Handler<'listLocations'> = ({ query }, { db, zone }) =>
  Promise.resolve(createListing(locations.select(db, query), createLocationRead(query.embedGebruikOpDatum, zone)));

export const getLocation: Handler<'getLocation'> = ({ path, query }, { db, zone }) =>
  readOne(createLocationRead(query.embedGebruikOpDatum, zone), db, path.id);

export const createLocation: Handler<'createLocation'> = create(locations.insert, locations.read);

export const updateLocation: Handler<'updateLocation'> = async ({ path, body }, { db }) => {
  const before = await readOne(locations.read, db, path.id);
  const parent = body.parent_id ?? null;
  if (parent !== null && parent !== before.parent_id)
    assertOutside(before.id, await locations.lockLocationsAbove(db, parent));
  await locations.update(db, before, body);
  return readOne(locations.read, db, path.id);
};

export const deleteLocation: Handler<'deleteLocation'> = removeUnused('locations', locations.read, locations.remove);

/** Reads locations with their use on a local day, or without it where no day is requested. */
function createLocationRead(date: string | undefined, zone: Zone): ReadByIds<Location> {
  if (date === undefined) return locations.read;
  const day = { begin: zone.startOfLocalDay(date), eind: zone.startOfLocalDay(nextDateOf(date)) };

  return async (db, ids) => {
    const locationsById = await locations.read(db, ids);
    const availability = new PeriodAvailability(
      await readPeriod(db, { materials: [], locations: [...locationsById.keys()] }, day),
    );
    return new Map(
      [...locationsById].map(([id, each]) => [
        id,
        { ...each, gebruik: listPeopleDuring(availability.readLocationUse(id), day) },
      ]),
    );
  };
}
