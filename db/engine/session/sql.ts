// Statements whose text is always the same, and what is written in them alike for both databases.
import type { Bindable, ColumnValue } from './bindable.ts';
import { assertWrites, declareReading } from './read-only.ts';
import type { StatementWriter } from './write.ts';
import type { Reader, Dialect, StatementOptions } from './reader.ts';
import { sha256Of } from '../sha256.ts';

export type { Bindable, ColumnValue } from './bindable.ts';

/** Runs a statement with a value for each of its `?`; returns its rows. */
export type Statement<Row> = (db: Reader, ...values: readonly Bindable[]) => Promise<Row[]>;

/** Runs a statement that writes, with a value for each of its `?`; returns the rows that it returns. */
export type Command<Row> = (db: StatementWriter, ...values: readonly Bindable[]) => Promise<Row[]>;

/**
 * The name under which PostgreSQL keeps a statement. It follows from the text: processes of several versions may meet on one
 * session behind a pooler.
 */
const nameOf = (text: string): string => `boekstaaf_${sha256Of(text).slice(0, 32)}`;

/** Writes the text for each database, and looks at both at once: a mistake stops the start, not a request. */
function textsOf(
  write: (dialect: Dialect) => string,
  check: (text: string) => void,
): Readonly<Record<Dialect, string>> {
  const texts = { sqlite: write('sqlite'), postgres: write('postgres') };
  Object.values(texts).forEach(check);
  return texts;
}

/**
 * A statement that reads, whose text never changes but for the database. Each connection prepares it once: PostgreSQL by a
 * name, which spares it reading and planning. Throws at once for a text that writes: that is a `command`.
 */
export function defineStatement<Row>(write: (dialect: Dialect) => string): Statement<Row> {
  return buildStatement(write, {});
}

/** Makes a statement that reads: `statement`, or `defineRowsStatement` for rows of tables. */
export type StatementBuilder = typeof defineStatement;

/**
 * The same for a statement that selects columns of tables, or whole numbers and plain text made of them. SQLite answers all
 * rows as one text, which takes half the time. It must not select JSON or a fraction that it makes itself.
 */
export function defineRowsStatement<Row>(write: (dialect: Dialect) => string): Statement<Row> {
  return buildStatement(write, { asText: true });
}

function buildStatement<Row>(write: (dialect: Dialect) => string, sending: StatementOptions): Statement<Row> {
  const texts = textsOf(write, declareReading);
  const settings = { name: nameOf(texts.postgres), ...sending };
  return (db, ...values) => db.query<Row>(texts[db.dialect], values, settings);
}

/** The same for a statement that writes. Throws at once for a text that only reads. */
export function defineCommand<Row = never>(write: (dialect: Dialect) => string): Command<Row> {
  const texts = textsOf(write, assertWrites);
  const settings = { name: nameOf(texts.postgres) };
  return async (db, ...values) => (await db.write<Row>(texts[db.dialect], values, settings)).rows;
}

/** The same, which answers how many rows it changed. */
export function defineCountedCommand(
  write: (dialect: Dialect) => string,
): (db: StatementWriter, ...values: readonly Bindable[]) => Promise<number> {
  const texts = textsOf(write, assertWrites);
  const settings = { name: nameOf(texts.postgres) };
  return async (db, ...values) => (await db.write(texts[db.dialect], values, settings)).count;
}

/** A condition `column in (values)` for one `?`, however many values: placeholders run out at 32,767. */
export function isInList(dialect: Dialect, column: string): string {
  return dialect === 'postgres' ? `${column} = any(?)` : `${column} in (${buildIdList(dialect)})`;
}

/**
 * Reads by the values of a column: one statement for one value, one for several. PostgreSQL plans the latter anew for each
 * list, or as one of ten for good. Where the table was small then, it reads all of it ever after. `write` gets the condition;
 * where it selects more than a `defineRowsStatement` may, it is made a `statement`.
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
 * A condition: rows of a table refer to this id by a column that has an index. PostgreSQL reads all rows for an id that has
 * none, if a few ids have them all: it expects to meet one soon. The first row from an id on is one step in the index. Where only
 * some rows count, `which` is a further condition, and the index has no others.
 */
export function isReferred(table: string, column: string, id: string, which = ''): string {
  return `${id} is not distinct from (select min(${column}) from ${table} where ${column} >= ${id} ${which})`;
}

/** The select list for ids that are given as one value: for more than a condition can hold. */
export function buildIdList(dialect: Dialect): string {
  return dialect === 'postgres' ? 'select unnest(?::int[])' : 'select value from json_each(?)';
}

/**
 * The select list for all rows of a query as one row, with the numbers of each column as one text, by name. A driver
 * makes tens of thousands of objects more slowly than a database finds the rows. Write instants by `epochOf`, and read
 * the texts by `parseNumbers`.
 */
export function buildColumnsAsText(dialect: Dialect, columns: Readonly<Record<string, string>>): string {
  // PostgreSQL writes an array in half the time that it takes to make JSON of it.
  const list = (column: string) =>
    dialect === 'postgres' ? `array_agg(${column})::text` : `json_group_array(${column})`;
  return Object.entries(columns)
    .map(([name, column]) => `${list(column)} as ${quoteName(name)}`)
    .join(', ');
}

/** The numbers of a column that was selected by `buildColumnsAsText`; it is null where no row was found. */
export function parseNumbers(column: string | null): number[] {
  return column === null ? [] : (JSON.parse(`[${column.slice(1, -1)}]`) as number[]);
}

/** The milliseconds since 1970 of a column of instants: a number takes less room than a text, and needs no reading. */
export function epochOf(dialect: Dialect, column: string): string {
  return dialect === 'postgres'
    ? `(date_part('epoch', ${column}) * 1000)::bigint`
    : `cast(round(unixepoch(${column}, 'subsec') * 1000) as integer)`;
}

/** A query on one table whose rows nobody changes until the transaction ends. On SQLite nobody writes meanwhile anyway. */
export function buildSharedLock(dialect: Dialect, select: string): string {
  return dialect === 'postgres' ? `${select} for share` : select;
}

/** A name of the schema; some are words of SQL. */
export function quoteName(name: string): string {
  return `"${name}"`;
}

/** The SQL types of the members of a record. */
export type RecordColumns = Readonly<Record<string, 'int' | 'bigint' | 'text' | 'timestamptz'>>;

/** Records for one `?`, which takes them as JSON text: a table for `from` by the name `given`. */
export function recordsOf(dialect: Dialect, columns: RecordColumns): string {
  const names = Object.entries(columns);
  if (dialect === 'postgres')
    return `json_to_recordset(?::json) as given(${names.map(([name, type]) => `${name} ${type}`).join(', ')})`;
  const each = names.map(([name]) => `json_extract(value, '$.${name}') as ${name}`);
  return `(select ${each.join(', ')} from json_each(?)) as given`;
}

/**
 * A selection of the rows of a table, `found`, that a condition finds for each record, `given`. It has one `?` for the
 * records, and then those of the condition. Rows are looked for record by record. PostgreSQL would compare all rows with all
 * records, if its statistics are old. SQLite joins in the order that is written, and would read a record again each time.
 */
export function buildRowsForEach(dialect: Dialect, records: RecordColumns, table: string, condition: string): string {
  const select = `with given as materialized (select * from ${recordsOf(dialect, records)})
    select found.* from given cross join`;
  const rows = `${quoteName(table)} as found where ${condition}`;
  return dialect === 'postgres' ? `${select} lateral (select * from ${rows} offset 0) as found` : `${select} ${rows}`;
}

type InsertedValues = Readonly<Record<string, ColumnValue>>;

/** So many rows go into one statement. */
export const ROWS_PER_INSERT = 400;

// PostgreSQL keeps what it has prepared for as long as a connection lasts: no more than so many inserts, of few rows each.
const [PREPARED_INSERTS, ROWS_OF_PREPARED] = [300, 4];
const prepared = new Map<string, string>();

function preparedAs(sql: string): string | undefined {
  const known = prepared.get(sql);
  if (known !== undefined || prepared.size >= PREPARED_INSERTS) return known;
  const name = nameOf(sql);
  prepared.set(sql, name);
  return name;
}

function* chunksOf(rows: readonly InsertedValues[]): Generator<readonly InsertedValues[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) yield rows.slice(start, start + ROWS_PER_INSERT);
}

/** How rows are inserted. */
export interface InsertOptions {
  readonly noted?: boolean;
  readonly returning?: string;
  /** The action when a row is there already. */
  readonly conflict?: string;
  /** Whether some columns hold JSON. Without, PostgreSQL takes many rows as one text, and plans one statement once. */
  readonly hasJson?: boolean;
}

/** Inserts rows that name the same columns, some hundred per statement; returns what `returning` asks for. */
export async function insertRows<Row>(
  db: StatementWriter,
  table: string,
  rows: readonly InsertedValues[],
  { noted = false, returning, conflict = '', hasJson = true }: InsertOptions = {},
): Promise<Row[]> {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map(quoteName).join(', ');
  const into = `insert into ${quoteName(table)} (${names})`;
  const places = `(${columns.map(() => '?').join(', ')})`;
  const end = `${conflict} ${returning === undefined ? '' : `returning ${returning}`}`;
  const made: Row[] = [];

  for (const chunk of chunksOf(rows)) {
    const isMany = chunk.length > ROWS_OF_PREPARED;
    const records = isMany && !hasJson && db.dialect === 'postgres' ? asRecords(chunk) : undefined;
    const [source, values] =
      records === undefined
        ? [
            `values ${chunk.map(() => places).join(', ')}`,
            chunk.flatMap((row) => columns.map((name) => row[name] ?? null)),
          ]
        : [`select ${names} from json_populate_recordset(null::${quoteName(table)}, ?::json)`, [records]];
    const sql = `${into} ${source} ${end}`;
    const name = isMany && records === undefined ? undefined : preparedAs(sql);
    made.push(...(await db.write<Row>(sql, values, { noted, name })).rows);
  }

  return made;
}

/** Rows as one text, for PostgreSQL; undefined where JSON has no form for a value, or PostgreSQL refuses its form. */
function asRecords(rows: readonly InsertedValues[]): string | undefined {
  const isOther = (value: ColumnValue): boolean =>
    typeof value === 'bigint' ||
    (typeof value === 'number' && !Number.isFinite(value)) ||
    (typeof value === 'object' && value !== null);
  if (rows.some((row) => Object.values(row).some(isOther))) return undefined;
  const text = JSON.stringify(rows);
  // Half a letter: the driver writes another letter in its place.
  return text.includes('\\ud') ? undefined : text;
}

/** The SQL types of the columns of rows. JSON is given as text. */
export type InsertedColumns = Readonly<Record<string, RecordColumns[string] | 'json'>>;

/**
 * A statement that inserts rows with these columns, some hundred at once; returns what `returning` asks for. PostgreSQL
 * takes the rows as one text, and plans one statement once. To plan one for each number of rows took as long as to
 * store them. SQLite plans fast, and reads JSON slowly.
 */
export function defineInsertion<Row = never>(
  table: string,
  columns: InsertedColumns,
  inserting: Pick<InsertOptions, 'returning'> = {},
): (db: StatementWriter, rows: readonly InsertedValues[]) => Promise<Row[]> {
  const { returning } = inserting;
  const names = Object.keys(columns);
  const given: Record<string, RecordColumns[string]> = {};
  for (const [name, type] of Object.entries(columns)) given[name] = type === 'json' ? 'text' : type;

  const selected = names.map((name) => `given.${name}${columns[name] === 'json' ? '::json' : ''}`);
  const text = `insert into ${quoteName(table)} (${names.map(quoteName).join(', ')})
    select ${selected.join(', ')} from ${recordsOf('postgres', given)} ${returning === undefined ? '' : `returning ${returning}`}`;
  const settings = { name: nameOf(text) };

  return async (db, rows) => {
    if (db.dialect === 'sqlite') return insertRows<Row>(db, table, rows, inserting);
    const made: Row[] = [];
    for (const chunk of chunksOf(rows))
      made.push(...(await db.write<Row>(text, [JSON.stringify(chunk)], settings)).rows);
    return made;
  };
}
