// Records that a statement gets as the JSON text of one value, as a table to select from.
import type { Dialect } from './reader.ts';
import { quoteName } from './sql.ts';

/** The SQL types of the members of a record. */
export type RecordColumns = Readonly<Record<string, 'int' | 'bigint' | 'text' | 'timestamptz'>>;

/** Returns a table `given` for `from`, whose records are the JSON text of one `?`. */
export function recordsOf(dialect: Dialect, columns: RecordColumns): string {
  const names = Object.entries(columns);
  if (dialect === 'postgres')
    return `json_to_recordset(?::json) as given(${names.map(([name, type]) => `${name} ${type}`).join(', ')})`;
  const each = names.map(([name]) => `json_extract(value, '$.${name}') as ${name}`);
  return `(select ${each.join(', ')} from json_each(?)) as given`;
}

/**
 * Returns a selection of the rows of a table, `found`, that meet a condition for each record, `given`. Its values are
 * the records, and then those of the condition. Rows are looked up record by record. With old statistics PostgreSQL
 * would otherwise compare all rows with all records. SQLite joins in the written order, and would parse the records for
 * each row.
 */
export function buildRowsForEach(dialect: Dialect, records: RecordColumns, table: string, condition: string): string {
  const select = `with given as materialized (select * from ${recordsOf(dialect, records)})
    select found.* from given cross join`;
  const rows = `${quoteName(table)} as found where ${condition}`;
  return dialect === 'postgres' ? `${select} lateral (select * from ${rows} offset 0) as found` : `${select} ${rows}`;
}
