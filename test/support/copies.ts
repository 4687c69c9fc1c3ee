// Makes a table large: copies of one of its rows, by one statement.
import type { Writer } from '../../db/engine/session/database.ts';
import { columnsOf } from './filler.ts';

/**
 * Adds so many copies of the first row of a table. `changedColumns` has SQL for the columns that differ, where `n` is the number
 * of the copy.
 */
export async function addCopies(
  db: Writer,
  table: string,
  count: number,
  changedColumns: Readonly<Record<string, string>> = {},
): Promise<void> {
  const columns = (await columnsOf(db, table)).filter((column) => column !== 'id');
  const quoted = columns.map((column) => `"${column}"`);
  const values = columns.map((column, at) => changedColumns[column] ?? `first.${quoted[at] ?? ''}`);
  await db.write(
    `insert into "${table}" (${quoted.join(', ')})
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${String(count)})
      select ${values.join(', ')} from numbers cross join (select * from "${table}" order by id limit 1) as first`,
    [],
    { isNoted: true },
  );
}
