// Statements with fixed SQL, and the SQL in them that differs between both databases.
import type { Bindable, ColumnValue } from './bindable.ts';
import { assertWrites, declareReading } from './read-only.ts';
import type { StatementWriter } from './write.ts';
import type { Reader, Dialect, StatementOptions } from './reader.ts';
import { sha256Of } from '../sha256.ts';

export type { Bindable, ColumnValue } from './bindable.ts';

/** Runs a statement with a value for each of its `?`; returns its rows. */
export type Statement<Row> = (db: Reader, ...values: readonly Bindable[]) => Promise<Row[]>;

/** Runs a statement that writes, with a value for each of its `?`; returns the rows of its `returning`. */
export type Command<Row> = (db: StatementWriter, ...values: readonly Bindable[]) => Promise<Row[]>;

/**
 * Returns the name of a prepared statement on PostgreSQL. It is a hash of the text: processes of several versions may
 * share a session behind a pooler.
 */
const nameOf = (text: string): string => `boekstaaf_${sha256Of(text).slice(0, 32)}`;

/** Returns the text for each database, and checks both at once: a mistake stops the start, not a request. */
function textsOf(
  write: (dialect: Dialect) => string,
  check: (text: string) => void,
): Readonly<Record<Dialect, string>> {
  const texts = { sqlite: write('sqlite'), postgres: write('postgres') };
  Object.values(texts).forEach(check);
  return texts;
}

/**
 * Returns a statement that reads, with fixed SQL for each database. Each connection prepares it once: PostgreSQL by a
 * name, which saves parsing and planning. Throws at once for SQL that writes: use `defineCommand`.
 */
export function defineStatement<Row>(write: (dialect: Dialect) => string): Statement<Row> {
  return buildStatement(write, {});
}

/** Defines a statement that reads: `defineStatement`, or `defineRowsStatement` for rows of tables. */
export type StatementBuilder = typeof defineStatement;

/**
 * Returns a statement that reads columns of tables, or whole numbers and plain text that are computed from them. SQLite
 * returns all rows as one JSON text, which halves the time. It must not select computed JSON or fractions.
 */
export function defineRowsStatement<Row>(write: (dialect: Dialect) => string): Statement<Row> {
  return buildStatement(write, { asText: true });
}

function buildStatement<Row>(write: (dialect: Dialect) => string, sending: StatementOptions): Statement<Row> {
  const texts = textsOf(write, declareReading);
  const settings = { name: nameOf(texts.postgres), ...sending };
  return (db, ...values) => db.query<Row>(texts[db.dialect], values, settings);
}

/** Returns a statement that writes, with fixed SQL for each database. Throws at once for SQL that only reads. */
export function defineCommand<Row = never>(write: (dialect: Dialect) => string): Command<Row> {
  const texts = textsOf(write, assertWrites);
  const settings = { name: nameOf(texts.postgres) };
  return async (db, ...values) => (await db.write<Row>(texts[db.dialect], values, settings)).rows;
}

/** Returns a statement that writes, with fixed SQL, whose result is the number of changed rows. */
export function defineCountedCommand(
  write: (dialect: Dialect) => string,
): (db: StatementWriter, ...values: readonly Bindable[]) => Promise<number> {
  const texts = textsOf(write, assertWrites);
  const settings = { name: nameOf(texts.postgres) };
  return async (db, ...values) => (await db.write(texts[db.dialect], values, settings)).count;
}

/**
 * Returns a function that acquires an advisory lock by its name until the transaction ends. SQLite has one writer and
 * needs no lock.
 */
export function defineAdvisoryLock(name: string): (db: StatementWriter) => Promise<void> {
  const acquire = defineStatement(() => `select pg_advisory_xact_lock(hashtext('${name}'), 0)`);
  return async (db) => {
    if (db.dialect === 'postgres') await acquire(db);
  };
}

/** Returns a condition `column in (values)` with one `?`, since statements have at most 32,767. */
export function isInList(dialect: Dialect, column: string): string {
  return dialect === 'postgres' ? `${column} = any(?)` : `${column} in (${buildIdList(dialect)})`;
}

/**
 * Returns a reader by the values of a column: one statement for one value, one for several. PostgreSQL plans a list for
 * about ten values, and caches that plan. A plan from when the table was small would scan it for ever. `write` gets the
 * condition. Pass `defineStatement` for a selection that `defineRowsStatement` does not allow.
 */
export function defineByValues<Row>(
  column: string,
  write: (condition: string, dialect: Dialect) => string,
  make: StatementBuilder = defineRowsStatement,
): (db: Reader, values: readonly (number | string)[]) => Promise<Row[]> {
  const ofOne = make<Row>((dialect) => write(`${column} = ?`, dialect));
  const ofMany = make<Row>((dialect) => write(isInList(dialect, column), dialect));
  return (db, values) => (values.length === 1 ? ofOne(db, ...values) : ofMany(db, values));
}

/**
 * Returns a condition: rows of a table refer to this id by an indexed column. With a plain `exists`, PostgreSQL scans
 * the table for an id without rows if few ids have them all: it expects a match soon. The first row from an id on is
 * one step in the index. `condition` is a further condition of a partial index.
 */
export function isReferred(table: string, column: string, id: string, condition = ''): string {
  return `${id} is not distinct from (select min(${column}) from ${table} where ${column} >= ${id} ${condition})`;
}

/** Returns a `select` for ids that are passed as one value, however many. */
export function buildIdList(dialect: Dialect): string {
  return dialect === 'postgres' ? 'select unnest(?::int[])' : 'select value from json_each(?)';
}

/**
 * Returns a select list for all rows of a query as one row, with the numbers of each column as one text, by name. A
 * driver creates ten thousand objects more slowly than the database finds the rows. Select instants by `epochOf`, and
 * parse the texts by `parseNumbers`.
 */
export function buildColumnsAsText(dialect: Dialect, columns: Readonly<Record<string, string>>): string {
  // PostgreSQL formats an array in half the time of JSON.
  const list = (column: string) =>
    dialect === 'postgres' ? `array_agg(${column})::text` : `json_group_array(${column})`;
  return Object.entries(columns)
    .map(([name, column]) => `${list(column)} as ${quoteName(name)}`)
    .join(', ');
}

/** Returns the numbers of a column of `buildColumnsAsText`, which is null where no row was found. */
export function parseNumbers(column: string | null): number[] {
  return column === null ? [] : (JSON.parse(`[${column.slice(1, -1)}]`) as number[]);
}

/**
 * Returns SQL for the milliseconds since 1970 of a column of instants: a number is shorter than a text, and needs no
 * parsing.
 */
export function epochOf(dialect: Dialect, column: string): string {
  return dialect === 'postgres'
    ? `(date_part('epoch', ${column}) * 1000)::bigint`
    : `cast(round(unixepoch(${column}, 'subsec') * 1000) as integer)`;
}

/**
 * Returns a query on one table that locks its rows against changes until the transaction ends. SQLite has one writer
 * and needs no lock.
 */
export function buildSharedLock(dialect: Dialect, select: string): string {
  return dialect === 'postgres' ? `${select} for share` : select;
}

/** Returns a quoted name of the schema; some names are words of SQL. */
export function quoteName(name: string): string {
  return `"${name}"`;
}

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

type InsertedValues = Readonly<Record<string, ColumnValue>>;

/** The most rows of one insert. */
export const ROWS_PER_INSERT = 400;

// PostgreSQL caches prepared statements for the life of a connection, so only inserts of few rows are prepared.
const [PREPARED_INSERTS, ROWS_OF_PREPARED] = [300, 4];
const prepared = new Map<string, string>();

function preparedAs(sql: string): string | undefined {
  const cachedName = prepared.get(sql);
  if (cachedName !== undefined || prepared.size >= PREPARED_INSERTS) return cachedName;
  const name = nameOf(sql);
  prepared.set(sql, name);
  return name;
}

function* chunksOf(rows: readonly InsertedValues[]): Generator<readonly InsertedValues[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) yield rows.slice(start, start + ROWS_PER_INSERT);
}

/** Options of an insert. */
export interface InsertOptions {
  readonly isNoted?: boolean;
  readonly returning?: string;
  /** The `on conflict` clause for an existing row. */
  readonly conflict?: string;
  /**
   * Whether some columns contain JSON. Without JSON, PostgreSQL gets many rows as one text, for one prepared statement.
   */
  readonly hasJson?: boolean;
}

/** Inserts rows with equal columns, up to `ROWS_PER_INSERT` in a statement; returns the columns of `returning`. */
export async function insertRows<Row>(
  db: StatementWriter,
  table: string,
  rows: readonly InsertedValues[],
  { isNoted = false, returning, conflict = '', hasJson = true }: InsertOptions = {},
): Promise<Row[]> {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map(quoteName).join(', ');
  const into = `insert into ${quoteName(table)} (${names})`;
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  const end = `${conflict} ${returning === undefined ? '' : `returning ${returning}`}`;
  const inserted: Row[] = [];

  for (const chunk of chunksOf(rows)) {
    const isMany = chunk.length > ROWS_OF_PREPARED;
    const records = isMany && !hasJson && db.dialect === 'postgres' ? asRecords(chunk) : undefined;
    const [source, values] =
      records === undefined
        ? [
            `values ${chunk.map(() => placeholders).join(', ')}`,
            chunk.flatMap((row) => columns.map((name) => row[name] ?? null)),
          ]
        : [`select ${names} from json_populate_recordset(null::${quoteName(table)}, ?::json)`, [records]];
    const sql = `${into} ${source} ${end}`;
    const name = isMany && records === undefined ? undefined : preparedAs(sql);
    inserted.push(...(await db.write<Row>(sql, values, { isNoted, name })).rows);
  }

  return inserted;
}

/**
 * Returns rows as one JSON text, for PostgreSQL; undefined where a value has no JSON form, or PostgreSQL refuses that
 * form.
 */
function asRecords(rows: readonly InsertedValues[]): string | undefined {
  const isOther = (value: ColumnValue): boolean =>
    typeof value === 'bigint' ||
    (typeof value === 'number' && !Number.isFinite(value)) ||
    (typeof value === 'object' && value !== null);
  if (rows.some((row) => Object.values(row).some(isOther))) return undefined;
  const text = JSON.stringify(rows);
  // A lone surrogate, which the driver replaces by U+FFFD.
  return text.includes('\\ud') ? undefined : text;
}

/** The SQL types of the columns of rows. JSON is passed as text. */
export type InsertedColumns = Readonly<Record<string, RecordColumns[string] | 'json'>>;

/**
 * Returns a statement that inserts rows with these columns, up to `ROWS_PER_INSERT` at once, and returns the columns of
 * `returning`. PostgreSQL gets the rows as one JSON text, and plans one statement once. Planning one for each number of
 * rows took as long as storing them. SQLite plans fast and parses JSON slowly.
 */
export function defineInsertion<Row = never>(
  table: string,
  columns: InsertedColumns,
  inserting: Pick<InsertOptions, 'returning'> = {},
): (db: StatementWriter, rows: readonly InsertedValues[]) => Promise<Row[]> {
  const { returning } = inserting;
  const names = Object.keys(columns);
  const recordColumns: Record<string, RecordColumns[string]> = {};
  for (const [name, type] of Object.entries(columns)) recordColumns[name] = type === 'json' ? 'text' : type;

  const selected = names.map((name) => `given.${name}${columns[name] === 'json' ? '::json' : ''}`);
  const text = `insert into ${quoteName(table)} (${names.map(quoteName).join(', ')})
    select ${selected.join(', ')} from ${recordsOf('postgres', recordColumns)} ${returning === undefined ? '' : `returning ${returning}`}`;
  const settings = { name: nameOf(text) };

  return async (db, rows) => {
    if (db.dialect === 'sqlite') return insertRows<Row>(db, table, rows, inserting);
    const inserted: Row[] = [];
    for (const chunk of chunksOf(rows))
      inserted.push(...(await db.write<Row>(text, [JSON.stringify(chunk)], settings)).rows);
    return inserted;
  };
}
