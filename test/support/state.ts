// How much is in the database: what a refused request must leave as it was.
import type { Database } from '../../db/engine/session/database.ts';
import { IS_CHANGE } from '../../db/engine/changes/stored-event.ts';
import { tablesOf } from './filler.ts';

type TableCount = { readonly name: string; readonly count: number | string };

// Uses of deprecated parts are noted within a minute, whatever becomes of the request.
const CHANGES = `events where ${IS_CHANGE}`;
// Each process adds what it counted for its limits every few seconds: a refused login counts too.
const LIMIT_COUNTS = 'shared_counts';

/** The rows of every table and the number of the last event, as one text to compare. */
export function stateOf(database: Database): Promise<string> {
  return database.read(async (db) => {
    const tables = (await tablesOf(db)).filter((table) => table !== LIMIT_COUNTS);
    const counts = tables.map(
      (table) => `select '${table}' as "name", count(*) as "count" from ${table === 'events' ? CHANGES : `"${table}"`}`,
    );
    const last = `select 'last event' as "name", coalesce(max(id), 0) as "count" from ${CHANGES}`;
    const rows = await db.query<TableCount>([...counts, last].join(' union all '));
    // PostgreSQL may read the tables in parallel, and return them in any order.
    const lines = rows.map(({ name, count }) => `${name} ${String(count)}`);
    return lines.sort().join('\n');
  });
}
