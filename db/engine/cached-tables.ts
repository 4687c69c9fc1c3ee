// Small tables that a process caches as a whole: each use checks that the table is unchanged.
import type { Reader } from './session/reader.ts';
import { defineStatement } from './session/sql.ts';

/** Returns the value of a small table as it is now. */
export type CachedTable<T> = (db: Reader) => Promise<T>;

/**
 * Returns a small table that caches the result of `load` in the process. One query as long as nothing changes. An
 * insert raises the greatest id, a change the sum of the versions, and a removal lowers the count. Ids are never reused
 * and versions only grow, so that each state differs. Read it before you write to the table: versions change at the end
 * of a transaction.
 */
export function createCachedTable<T>(table: string, load: (db: Reader) => Promise<T>): CachedTable<T> {
  const states = defineStatement<{ readonly state: string }>(
    () => `select count(*) || ' ' || coalesce(max(id), 0) || ' ' || coalesce(sum(version), 0) as state from ${table}`,
  );
  const stateIn = async (db: Reader): Promise<string> => (await states(db))[0]?.state ?? '';

  return async (db) => {
    const state = await stateIn(db);
    const cachedValue = db.tableCache?.get(table, state) as T | undefined;
    if (cachedValue !== undefined) return cachedValue;
    const value = await load(db);
    // On PostgreSQL another transaction may have committed between the two queries.
    if ((await stateIn(db)) === state) db.tableCache?.set(table, state, value);
    return value;
  };
}
