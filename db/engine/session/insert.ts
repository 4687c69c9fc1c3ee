// Inserts of many rows, in few statements of few forms.
import type { Bindable, ColumnValue } from './bindable.ts';
import { recordsOf, type RecordColumns } from './records.ts';
import { nameOf, quoteName } from './sql.ts';
import type { StatementWriter } from './write.ts';

type InsertedValues = Readonly<Record<string, ColumnValue>>;

/** The most rows of one insert. */
export const ROWS_PER_INSERT = 400;

// PostgreSQL caches prepared statements for the life of a connection, so only inserts of few rows are prepared.
const MAX_PREPARED_INSERTS = 300;
const MAX_ROWS_PREPARED = 4;
const preparedNames = new Map<string, string>();

/** Returns the name of a prepared insert; undefined once there are too many. */
function findPreparedName(sql: string): string | undefined {
  const cachedName = preparedNames.get(sql);
  if (cachedName !== undefined || preparedNames.size >= MAX_PREPARED_INSERTS) return cachedName;
  const name = nameOf(sql);
  preparedNames.set(sql, name);
  return name;
}

function* chunksOf(rows: readonly InsertedValues[]): Generator<readonly InsertedValues[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) yield rows.slice(start, start + ROWS_PER_INSERT);
}

/** Options of an insert. */
export interface InsertOptions {
  /** Whether the changes of the transaction contain the write: db/engine/changes/table.ts. */
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
  const into = `insert into ${quoteName(table)} (${columns.map(quoteName).join(', ')})`;
  const end = `${conflict} ${returning === undefined ? '' : `returning ${returning}`}`;
  const inserted: Row[] = [];

  for (const chunk of chunksOf(rows)) {
    const isMany = chunk.length > MAX_ROWS_PREPARED;
    const records = isMany && !hasJson && db.dialect === 'postgres' ? asRecords(chunk, table, columns) : undefined;
    const { source, values } = records ?? asValues(chunk, columns);
    const sql = `${into} ${source} ${end}`;
    const name = isMany && records === undefined ? undefined : findPreparedName(sql);
    inserted.push(...(await db.write<Row>(sql, values, { isNoted, name })).rows);
  }

  return inserted;
}

/** The source of an insert, with a value for each of its `?`. */
interface InsertSource {
  readonly source: string;
  readonly values: readonly Bindable[];
}

/** Returns rows as `values (?, ?), (?, ?)`. */
function asValues(rows: readonly InsertedValues[], columns: readonly string[]): InsertSource {
  const placeholders = `(${columns.map(() => '?').join(', ')})`;
  return {
    source: `values ${rows.map(() => placeholders).join(', ')}`,
    values: rows.flatMap((row) => columns.map((name) => row[name] ?? null)),
  };
}

/**
 * Returns rows as one JSON text, for PostgreSQL; undefined where a value has no JSON form, or PostgreSQL refuses that
 * form.
 */
function asRecords(
  rows: readonly InsertedValues[],
  table: string,
  columns: readonly string[],
): InsertSource | undefined {
  const isOther = (value: ColumnValue): boolean =>
    typeof value === 'bigint' ||
    (typeof value === 'number' && !Number.isFinite(value)) ||
    (typeof value === 'object' && value !== null);
  if (rows.some((row) => Object.values(row).some(isOther))) return undefined;

  const text = JSON.stringify(rows);
  // A lone surrogate, which the driver replaces by U+FFFD.
  if (text.includes('\\ud')) return undefined;

  const names = columns.map(quoteName).join(', ');
  return { source: `select ${names} from json_populate_recordset(null::${quoteName(table)}, ?::json)`, values: [text] };
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
  options: Pick<InsertOptions, 'returning'> = {},
): (db: StatementWriter, rows: readonly InsertedValues[]) => Promise<Row[]> {
  const { returning } = options;
  const names = Object.keys(columns);
  const recordColumns: Record<string, RecordColumns[string]> = {};
  for (const [name, type] of Object.entries(columns)) recordColumns[name] = type === 'json' ? 'text' : type;

  const selected = names.map((name) => `given.${name}${columns[name] === 'json' ? '::json' : ''}`);
  const text = `insert into ${quoteName(table)} (${names.map(quoteName).join(', ')})
    select ${selected.join(', ')} from ${recordsOf('postgres', recordColumns)} ${returning === undefined ? '' : `returning ${returning}`}`;
  const statementOptions = { name: nameOf(text) };

  return async (db, rows) => {
    if (db.dialect === 'sqlite') return insertRows<Row>(db, table, rows, options);
    const inserted: Row[] = [];
    // No lone surrogate is among them, since the contract refuses those.
    for (const chunk of chunksOf(rows))
      inserted.push(...(await db.write<Row>(text, [JSON.stringify(chunk)], statementOptions)).rows);
    return inserted;
  };
}
