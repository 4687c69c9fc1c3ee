// A database whose server was killed: looked at, and moved on in time.
import type { Database } from '../../db/engine/session/database.ts';
import { openDatabase } from '../../db/open.ts';
import { ZONE } from './clock.ts';
import { runWrite } from './knex-writes.ts';

/** A moment before everything that waits. */
export const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** Opens a database that no server uses, for some work. */
export async function useDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(url, { zone: ZONE });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Expires the leases of a killed process, as if a minute had passed. */
export function expireLeases(database: Database): Promise<void> {
  return database.write(async ({ build, write }) => {
    await runWrite({ write }, build('jobs').whereNotNull('leased_by').update({ run_at: LONG_AGO }));
  });
}
