// Exports all rows of a database, and imports them into one with the same tables: for the fixtures of a sandbox.
import type { Writer } from './session/database.ts';
import type { Dialect, Reader } from './session/reader.ts';
import { insertRows } from './session/insert.ts';
import { quoteName, defineStatement, type ColumnValue } from './session/sql.ts';

/** A value: bytes and JSON are wrapped, all others are equal on both databases. */
type StateCell = string | number | boolean | null | { readonly bytes: string } | { readonly json: string };

/** All rows, and the last id that each table has assigned. */
export interface DatabaseState {
  readonly migrations: readonly string[];
  readonly tables: Readonly<
    Record<string, { readonly columns: readonly string[]; readonly rows: readonly StateCell[][] }>
  >;
  readonly ids: Readonly<Record<string, number>>;
}

const selectByDialect = (texts: Readonly<Record<Dialect, string>>) => (dialect: Dialect) => texts[dialect];

const selectTableNames = defineStatement<{ name: string }>(
  selectByDialect({
    sqlite: "select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name",
    postgres: `select relname as name from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`,
  }),
);
const selectMigrationNames = defineStatement<{ name: string }>(() => 'select name from knex_migrations order by id');
const selectLastIds = defineStatement<{ name: string; seq: number }>(
  selectByDialect({
    sqlite: 'select name, seq from sqlite_sequence order by name',
    postgres: `select c.relname as name, cast(coalesce(s.last_value, 0) as int) as seq from pg_class c
      join pg_sequences s on s.schemaname = current_schema() and s.sequencename = c.relname || '_id_seq'
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.relname`,
  }),
);

/** Returns the names of the migrations of the tables. */
export async function migrationsOf(db: Reader): Promise<string[]> {
  return (await selectMigrationNames(db)).map(({ name }) => name);
}

/** Returns the rows of all tables except `without`, in the order of their ids. */
export async function stateOf(db: Reader, without: readonly string[]): Promise<DatabaseState> {
  const tables: Record<string, DatabaseState['tables'][string]> = {};
  for (const { name } of await selectTableNames(db)) {
    if (without.includes(name)) continue;
    const tableRows = await db.query<Record<string, unknown>>(`select * from ${quoteName(name)}`);
    const columns = Object.keys(tableRows[0] ?? {}).sort();
    const rows = tableRows.map((row) => columns.map((column) => cellOf(row[column])));
    if (rows.length > 0) tables[name] = { columns, rows: sortRows(columns, rows) };
  }

  const ids = (await selectLastIds(db)).filter(({ name }) => !without.includes(name));
  return {
    migrations: await migrationsOf(db),
    tables,
    ids: Object.fromEntries(ids.map(({ name, seq }) => [name, seq])),
  };
}

function sortRows(columns: readonly string[], rows: StateCell[][]): StateCell[][] {
  const at = columns.indexOf('id');
  if (at < 0) return rows.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  return rows.sort((one, other) => Number(one[at]) - Number(other[at]));
}

function cellOf(value: unknown): StateCell {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') };
  if (typeof value === 'object' && value !== null) return { json: JSON.stringify(value) };
  return (value ?? null) as StateCell;
}

function valueOf(cell: StateCell): ColumnValue {
  if (typeof cell !== 'object' || cell === null) return cell;
  return 'json' in cell ? cell.json : Buffer.from(cell.bytes, 'base64');
}

/** Replaces the rows of all tables except `without` with those of a state, in this transaction. */
export async function putState(db: Writer, state: DatabaseState, without: readonly string[]): Promise<void> {
  const names = (await selectTableNames(db)).map(({ name }) => name).filter((name) => !without.includes(name));
  const close = await (db.dialect === 'postgres' ? openOnPostgres(db, names) : openOnSqlite(db, names));
  for (const [name, { columns, rows }] of Object.entries(state.tables)) {
    if (!names.includes(name)) continue;
    const values = rows.map((row) =>
      Object.fromEntries(columns.map((column, at) => [column, valueOf(row[at] ?? null)])),
    );
    await insertRows(db, name, values);
  }
  await close(state.ids);
  db.tableCache?.clear();
}

/** Ends the import: sets the last ids of the tables, and enables their triggers again. */
type Close = (ids: DatabaseState['ids']) => Promise<void>;

async function openOnSqlite(db: Writer, names: readonly string[]): Promise<Close> {
  const triggers = await db.query<{ name: string; sql: string }>(
    "select name, sql from sqlite_master where type = 'trigger'",
  );

  await db.write('pragma defer_foreign_keys = on');
  for (const { name } of triggers) await db.write(`drop trigger ${quoteName(name)}`);
  for (const name of names) await db.write(`delete from ${quoteName(name)}`);

  return async (ids) => {
    for (const name of names) {
      await db.write('delete from sqlite_sequence where name = ?', [name]);
      const last = ids[name] ?? 0;
      if (last > 0) await db.write('insert into sqlite_sequence (name, seq) values (?, ?)', [name, last]);
    }
    for (const { sql } of triggers) await db.write(sql);
  };
}

async function openOnPostgres(db: Writer, names: readonly string[]): Promise<Close> {
  const references = await db.query<{ place: string; name: string; definition: string }>(
    `select conrelid::regclass::text as place, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  );

  for (const { place, name } of references) await db.write(`alter table ${place} drop constraint ${name}`);
  for (const name of names) await db.write(`alter table ${quoteName(name)} disable trigger user`);
  await db.write(`truncate ${names.map(quoteName).join()} restart identity`);

  return async (ids) => {
    await db.write('set constraints all immediate');
    for (const name of names) {
      const last = ids[name] ?? 0;
      if (last > 0) await db.query('select setval(pg_get_serial_sequence(?, ?), ?)', [name, 'id', last]);
      await db.write(`alter table ${quoteName(name)} enable trigger user`);
    }
    for (const { place, name, definition } of references)
      await db.write(`alter table ${place} add constraint ${name} ${definition}`);
  };
}
