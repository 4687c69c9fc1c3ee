// Small tables that a process keeps as a whole: each use asks whether the table is still what it was.
import type { Reader } from './session/reader.ts';
import { defineStatement } from './session/sql.ts';

/** Returns the value of a small table as it is now. */
export type CachedTable<T> = (db: Reader) => Promise<T>;

/**
 * A small table of which a process keeps what `load` reads. One query as long as nothing changes. Ids of the table are given out
 * once, and versions only grow. An insert raises the greatest id, a change the sum of the versions. A removal lowers the count.
 * So no two states are told alike. Ask before you write to the table: versions move at the end of a transaction.
 */
export function createCachedTable<T>(table: string, load: (db: Reader) => Promise<T>): CachedTable<T> {
  const states = defineStatement<{ readonly state: string }>(
    () => `select count(*) || ' ' || coalesce(max(id), 0) || ' ' || coalesce(sum(version), 0) as state from ${table}`,
  );
  const stateIn = async (db: Reader): Promise<string> => (await states(db))[0]?.state ?? '';

  return async (db) => {
    const state = await stateIn(db);
    const known = db.kept?.get(table, state) as T | undefined;
    if (known !== undefined) return known;
    const value = await load(db);
    // On PostgreSQL somebody may have written between the two.
    if ((await stateIn(db)) === state) db.kept?.set(table, state, value);
    return value;
  };
}
