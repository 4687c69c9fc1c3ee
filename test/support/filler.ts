// Puts a row into every table of a schema that it knows nothing of, every column filled: what a migration may find.
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { runWrite } from './knex-writes.ts';
import type { ColumnValue } from '../../db/engine/session/sql.ts';

export type FilledRow = Readonly<Record<string, unknown>>;
/** The only row of each table. */
export type FilledTables = ReadonlyMap<string, FilledRow>;

const TABLES = {
  sqlite: "select name from sqlite_master where type = 'table' and name not like 'sqlite!_%' escape '!'",
  postgres: "select tablename as name from pg_tables where schemaname = 'public'",
};
const KEYS = {
  sqlite: 'select "from" as "column", "table" from pragma_foreign_key_list(?)',
  postgres: `select a.attname as "column", k.confrelid::regclass::text as "table" from pg_constraint k
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.conrelid = to_regclass(quote_ident(?))`,
};
// A value for a column of each type; the moments that PostgreSQL's numbers of transactions are give themselves.
const VALUES: readonly (readonly [type: RegExp, value: ColumnValue])[] = [
  [/bool/, true],
  [/int|^xid8$/, 1],
  [/json/, '[]'],
  [/^date$/, '2026-03-10'],
  [/time/, '2026-03-10T10:00:00.000Z'],
  [/blob|bytea/, Buffer.from('x')],
  [/char|text/, 'x'],
  [/float|real|double|numeric/, 1],
];
// Where a check of the table asks for more than a type.
const SPECIAL_ROWS: Readonly<Record<string, FilledRow>> = {
  capacity_entries: { end: '2026-03-10T11:00:00.000Z' },
  cost_lines: { type: 'item' },
  // The id is that of the deleted account: the database does not number this table.
  former_users: { id: 1 },
  // The only row.
  sandbox: { id: 1 },
};

/** Fills every table that is empty, those that others refer to first; returns the row of each table that is not. */
export async function fill(db: Writer): Promise<FilledTables> {
  const tables = await tablesOf(db);
  const rowsByTable = new Map(await readRows(db, tables));
  for (let roundsLeft = tables.length; roundsLeft > 0; roundsLeft--) {
    for (const table of tables.filter((each) => !rowsByTable.has(each))) {
      const row = await createRow(db, table, rowsByTable);
      if (row === undefined) continue;
      await runWrite(db, db.build(table).insert(row));
      rowsByTable.set(table, (await db.query<FilledRow>(db.build(table).limit(1)))[0] ?? {});
    }
  }

  const empty = tables.filter((each) => !rowsByTable.has(each));
  if (empty.length > 0) throw new Error(`Nothing could be put into ${empty.join(', ')}.`);

  return rowsByTable;
}

/** The rows of the tables that were filled; a table that is gone has no row. */
export async function readRows(db: Reader, tables: Iterable<string>): Promise<Map<string, FilledRow>> {
  const there = new Set(await tablesOf(db));
  const rowsByTable = new Map<string, FilledRow>();
  for (const table of [...tables].filter((each) => there.has(each))) {
    const [row] = await db.query<FilledRow>(db.build(table).limit(1));
    if (row !== undefined) rowsByTable.set(table, row);
  }
  return rowsByTable;
}

/** The names of all tables, those of migrations left out. */
export async function tablesOf(db: Reader): Promise<string[]> {
  const tables = await db.query<{ name: string }>(TABLES[db.dialect]);
  return tables.map(({ name }) => name).filter((name) => !name.startsWith('knex_'));
}

/** A row for a table, undefined while something that it has to refer to is not there. */
async function createRow(db: Reader, table: string, rowsByTable: FilledTables): Promise<FilledRow | undefined> {
  const keys = await db.query<{ column: string; table: string }>(KEYS[db.dialect], [table]);
  const others = new Map(keys.filter((key) => key.table !== table).map((key) => [key.column, key.table]));
  if ([...others.values()].some((other) => !rowsByTable.has(other))) return undefined;
  const itself = keys.filter((key) => key.table === table).map(({ column }) => column);
  const row: Record<string, unknown> = {};
  for (const { column, ...info } of await db.query<TableColumn>(COLUMNS[db.dialect], [table])) {
    const other = others.get(column);
    if (other !== undefined) row[column] = rowsByTable.get(other)?.['id'];
    else if (column !== 'id' && !itself.includes(column)) Object.assign(row, createValue(table, column, info));
  }
  return { ...row, ...SPECIAL_ROWS[table] };
}

interface TableColumn {
  readonly column: string;
  readonly type: string;
  /** Its default, as SQL. */
  readonly standard: string | null;
}

const COLUMNS = {
  sqlite: 'select name as "column", lower(type) as type, dflt_value as standard from pragma_table_info(?)',
  postgres: `select column_name as "column", data_type as type, column_default as standard from information_schema.columns
    where table_schema = current_schema() and table_name = ?`,
} as const;

/** The names of the columns of a table. */
export async function columnsOf(db: Reader, table: string): Promise<string[]> {
  return (await db.query<TableColumn>(COLUMNS[db.dialect], [table])).map(({ column }) => column);
}

/** The column with a value of its type; nothing where it has a default of a type that nobody writes. */
function createValue(table: string, column: string, { type, standard }: Omit<TableColumn, 'column'>): FilledRow {
  // An object by its check, which the type does not tell.
  if (column === 'metadata') return { metadata: '{}' };
  const value = VALUES.find(([pattern]) => pattern.test(type));
  if (value !== undefined) return { [column]: value[1] };
  if (standard === null) throw new Error(`Nobody knows what to put into ${table}.${column}, a ${type}.`);
  return {};
}
