// Databases with the schema of things, and the context of their events.
import type { EventContext } from '../../db/announcements/events.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { type DatabaseOptions, openDatabase } from '../../db/open.ts';
import type { Instant } from '../../generated/types.ts';
import { ZONE } from './clock.ts';
import { scaleWait } from './patience.ts';
import { createEmptyDatabase } from './service.ts';
import { thingMigrations, thingObjects, things, type ThingRow } from './things.ts';

/** Opens a new database of things. The caller closes it. */
export async function openThings(name: string, options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const url = await createEmptyDatabase(name);
  const database = await openThingsAt(url, options);
  await database.migrate();
  return database;
}

/** Opens a database of things at an address, which may have its tables already. */
export function openThingsAt(url: string, options: Partial<DatabaseOptions> = {}): Promise<Database> {
  return openDatabase(url, {
    zone: ZONE,
    interleave: true,
    strict: true,
    migrations: thingMigrations,
    objects: thingObjects,
    acquireTimeoutMs: scaleWait(1_000),
    ...options,
  });
}

/** A context like the one that the door creates. */
export const eventContext: EventContext = {
  now: '2026-03-10T10:00:00.000Z' as Instant,
  actor: { type: 'user', id: 7 },
  requestId: 'request-1',
  zone: ZONE,
};

/** Returns the row with an id; throws without one. */
export async function findThing(db: Reader, key: number): Promise<ThingRow> {
  const row = (await things.read(db, [key])).get(key);
  if (row === undefined) throw new Error(`There is no thing ${String(key)}.`);
  return row;
}
