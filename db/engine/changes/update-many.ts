// One statement for any number of different changes: the changes are sent as JSON records that are joined to the rows.
import type { Writer } from '../session/database.ts';
import { recordsOf, type RecordColumns } from '../session/records.ts';
import { quoteName, defineStatement, type ColumnValue } from '../session/sql.ts';
import { NOTED_OPTIONS } from '../session/watch.ts';

/** The changed columns of a row, in their stored form. */
export interface RowChange {
  readonly id: number;
  readonly values: Readonly<Record<string, ColumnValue>>;
}

/**
 * Changes rows, each with its own columns and values. The later of two changes of one row wins, column by column.
 * Throws for bytes, which JSON records cannot contain.
 */
export async function updateEach(db: Writer, table: string, changes: readonly RowChange[]): Promise<void> {
  const rows = mergeById(changes);
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))].sort();
  const types = db.dialect === 'postgres' ? await typesOf(db, table, columns) : undefined;
  const shape: Record<string, RecordColumns[string]> = { id: 'int' };
  const set = columns.map((column, index) => {
    const [value, flag] = membersOf(index);
    shape[value] = 'text';
    const anew = types === undefined ? `given.${value}` : `cast(given.${value} as ${types.get(column) ?? 'text'})`;
    if (rows.every(({ values }) => column in values)) return `${quoteName(column)} = ${anew}`;
    shape[flag] = 'int';
    return `${quoteName(column)} = case given.${flag} when 1 then ${anew} else ${quoteName(table)}.${quoteName(column)} end`;
  });
  const records = JSON.stringify(rows.map((row) => recordOf(table, columns, row)));
  const from = recordsOf(db.dialect, shape);
  const sql = `update ${quoteName(table)} set ${set.join(', ')} from ${from} where ${quoteName(table)}."id" = given.id`;

  await db.write(sql, [records], NOTED_OPTIONS);
}

/** Returns the members of a record for a column: its new value, and whether it has one, since null is a value too. */
function membersOf(index: number): readonly [value: string, given: string] {
  return [`value${String(index)}`, `given${String(index)}`];
}

function recordOf(table: string, columns: readonly string[], { id, values }: RowChange): object {
  const record: Record<string, unknown> = { id };
  for (const [index, column] of columns.entries()) {
    if (!(column in values)) continue;
    const [value, flag] = membersOf(index);
    record[value] = toJsonValue(table, column, values[column]);
    record[flag] = 1;
  }
  return record;
}

function mergeById(changes: readonly RowChange[]): readonly RowChange[] {
  const rows = new Map<number, RowChange>();
  for (const change of changes) {
    const earlier = rows.get(change.id);
    const values = { ...earlier?.values, ...change.values };
    rows.set(change.id, earlier === undefined ? change : { id: change.id, values });
  }
  return [...rows.values()];
}

function toJsonValue(table: string, column: string, value: ColumnValue | undefined): unknown {
  if (value instanceof Uint8Array) throw new Error(`${table}.${column} holds bytes: change such rows one by one.`);
  // A lone surrogate becomes U+FFFD, as in a parameter that a driver sends.
  return typeof value === 'string' ? value.toWellFormed() : value;
}

type Types = ReadonlyMap<string, string>;

/** The types of the columns of all tables, by database, whose list of event objects is the key. */
const known = new WeakMap<object, ReadonlyMap<string, Types>>();

// Records contain text: PostgreSQL needs the type of each column.
async function typesOf(db: Writer, table: string, columns: readonly string[]): Promise<Types> {
  const database = db.changes.objects;
  const cachedTypes = known.get(database)?.get(table);
  if (cachedTypes !== undefined && columns.every((column) => cachedTypes.has(column))) return cachedTypes;
  const tables = new Map<string, Map<string, string>>();
  for (const row of await selectColumnTypes(db))
    tables.set(row.table, (tables.get(row.table) ?? new Map<string, string>()).set(row.column, row.type));
  known.set(database, tables);
  return tables.get(table) ?? new Map<string, string>();
}

const selectColumnTypes = defineStatement<{ table: string; column: string; type: string }>(
  () => `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    where c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`,
);
