// Hand-written SQL for statements that run all the time: Knex takes longer to build such a statement than it runs.
import type { Knex } from 'knex';
import type { Reader, Dialect } from './reader.ts';

/** What a `?` may stand for; a list stands for the values that `inList` compares with. */
export type Bindable = Knex.Value | readonly (number | string)[];

/** Runs a statement with a value for each of its `?`; answers its rows. */
export type Statement<Row> = (db: Reader, ...values: readonly Bindable[]) => Promise<Row[]>;

let written = 0;

/**
 * A statement whose text never changes but for the database. Each connection prepares it once: PostgreSQL by a name, which
 * spares it reading and planning.
 */
export function statement<Row>(write: (dialect: Dialect) => string): Statement<Row> {
  const name = `boekstaaf_${String(++written)}`;
  const texts: Partial<Record<Dialect, string>> = {};
  return (db, ...values) => run(db, (texts[db.dialect] ??= write(db.dialect)), values, { options: { name } });
}

/** A condition `column in (values)` for one `?`, however many values: placeholders run out at 32,767. */
export function inList(dialect: Dialect, column: string): string {
  return dialect === 'postgres' ? `${column} = any(?)` : `${column} in (${idsOfList(dialect)})`;
}

/** What to select for the ids of a list, given as one value: for more than a condition can say. */
export function idsOfList(dialect: Dialect): string {
  return dialect === 'postgres' ? 'select unnest(?::int[])' : 'select value from json_each(?)';
}

/**
 * What to select for all rows of a query as one row, with the numbers of each column as one text, by its name: of tens of
 * thousands of rows a driver makes objects more slowly than a database finds them. Write instants by `epochOf`, and read
 * the texts by `numbersIn`.
 */
export function columnsAsText(dialect: Dialect, columns: Readonly<Record<string, string>>): string {
  // PostgreSQL writes an array in half the time that it takes to make JSON of it.
  const list = (column: string) =>
    dialect === 'postgres' ? `array_agg(${column})::text` : `json_group_array(${column})`;
  return Object.entries(columns)
    .map(([name, column]) => `${list(column)} as ${quoted(name)}`)
    .join(', ');
}

/** The numbers of a column that was selected by `columnsAsText`; it is null where no row was found. */
export function numbersIn(column: string | null): number[] {
  return column === null ? [] : (JSON.parse(`[${column.slice(1, -1)}]`) as number[]);
}

/** The milliseconds since 1970 of a column of instants: a number takes less room than a text, and needs no reading. */
export function epochOf(dialect: Dialect, column: string): string {
  return dialect === 'postgres'
    ? `(date_part('epoch', ${column}) * 1000)::bigint`
    : `cast(round(unixepoch(${column}, 'subsec') * 1000) as integer)`;
}

/** A query on one table whose rows nobody changes until the transaction ends. On SQLite nobody writes meanwhile anyway. */
export function shared(dialect: Dialect, select: string): string {
  return dialect === 'postgres' ? `${select} for share` : select;
}

/** A name of the schema; some are words of SQL. */
export function quoted(name: string): string {
  return `"${name}"`;
}

/** What Knex passes on beside text and values. */
interface Settings {
  readonly options?: { readonly name: string };
  readonly queryContext?: { readonly noted: boolean };
}

/** Runs SQL within the transaction; answers its rows. Throws what the driver throws. */
export async function run<Row>(
  { knex, dialect }: Reader,
  sql: string,
  values: readonly Bindable[],
  settings: Settings = {},
): Promise<Row[]> {
  const client = knex.client as Knex.Client;
  const connection: unknown = await client.acquireConnection();
  try {
    const bindings = dialect === 'postgres' ? values : values.map(asJson);
    const { response } = (await client.query(connection, { sql, bindings, ...settings })) as { response: Answer<Row> };
    return Array.isArray(response) ? response : response.rows;
  } finally {
    void client.releaseConnection(connection);
  }
}

/** The drivers wrap rows differently. */
type Answer<Row> = Row[] | { readonly rows: Row[] };

function asJson(value: Bindable): Knex.Value {
  return Array.isArray(value) ? JSON.stringify(value) : (value as Knex.Value);
}

/** What the members of a record are in SQL. */
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
 * A selection of the rows of a table, `found`, that a condition finds for each record, `given`: one `?` for the records, and
 * then those of the condition. They are looked for record by record. PostgreSQL would compare all rows with all records
 * where its statistics do not know yet how many there are; SQLite joins in the order that is written, and would read a
 * record again for each comparison.
 */
export function rowsForEach(dialect: Dialect, records: RecordColumns, table: string, condition: string): string {
  const select = `with given as materialized (select * from ${recordsOf(dialect, records)})
    select found.* from given cross join`;
  const rows = `${quoted(table)} as found where ${condition}`;
  return dialect === 'postgres' ? `${select} lateral (select * from ${rows} offset 0) as found` : `${select} ${rows}`;
}

type Values = Readonly<Record<string, Knex.Value>>;

/** So many rows go into one statement. */
export const ROWS_PER_INSERT = 400;

// PostgreSQL keeps what it has prepared for as long as a connection lasts: no more than so many inserts, of few rows each.
const [PREPARED_INSERTS, ROWS_OF_PREPARED] = [300, 4];
const prepared = new Map<string, { readonly options: { readonly name: string } }>();

function preparedAs(sql: string): Pick<Settings, 'options'> {
  let settings = prepared.get(sql);
  if (settings === undefined) {
    if (prepared.size === PREPARED_INSERTS) return {};
    settings = { options: { name: `boekstaaf_insert_${String(prepared.size)}` } };
    prepared.set(sql, settings);
  }
  return settings;
}

/**
 * Inserts rows that name the same columns, some hundred per statement; answers what `returning` asks for. `conflict` is what
 * follows when a row is there already.
 */
export async function insertRows<Row>(
  db: Reader,
  table: string,
  rows: readonly Values[],
  {
    returning,
    conflict = '',
    ...settings
  }: Settings & { readonly returning?: string; readonly conflict?: string } = {},
): Promise<Row[]> {
  const columns = Object.keys(rows[0] ?? {});
  const into = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values `;
  const places = `(${columns.map(() => '?').join(', ')})`;
  const end = `${conflict} ${returning === undefined ? '' : `returning ${returning}`}`;
  const made: Row[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const chunk = rows.slice(start, start + ROWS_PER_INSERT);
    const values = chunk.flatMap((row) => columns.map((column) => row[column] ?? null));
    const sql = `${into}${chunk.map(() => places).join(', ')} ${end}`;
    const kept = chunk.length <= ROWS_OF_PREPARED ? preparedAs(sql) : {};
    made.push(...(await run<Row>(db, sql, values, { ...settings, ...kept })));
  }
  return made;
}
