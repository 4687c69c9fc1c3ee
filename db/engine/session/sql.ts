// Statements with fixed SQL, and the conditions, names and locks in them that differ between both databases.
import type { Bindable } from './bindable.ts';
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
export const nameOf = (text: string): string => `boekstaaf_${sha256Of(text).slice(0, 32)}`;

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

function buildStatement<Row>(write: (dialect: Dialect) => string, options: StatementOptions): Statement<Row> {
  const texts = textsOf(write, declareReading);
  const namedOptions = { name: nameOf(texts.postgres), ...options };
  return (db, ...values) => db.query<Row>(texts[db.dialect], values, namedOptions);
}

/** Returns a statement that writes, with fixed SQL for each database. Throws at once for SQL that only reads. */
export function defineCommand<Row = never>(write: (dialect: Dialect) => string): Command<Row> {
  const texts = textsOf(write, assertWrites);
  const options = { name: nameOf(texts.postgres) };
  return async (db, ...values) => (await db.write<Row>(texts[db.dialect], values, options)).rows;
}

/** Returns a statement that writes, with fixed SQL, whose result is the number of changed rows. */
export function defineCountedCommand(
  write: (dialect: Dialect) => string,
): (db: StatementWriter, ...values: readonly Bindable[]) => Promise<number> {
  const texts = textsOf(write, assertWrites);
  const options = { name: nameOf(texts.postgres) };
  return async (db, ...values) => (await db.write(texts[db.dialect], values, options)).count;
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

/** Returns a condition `column in (values)` with one `?`, since a statement of PostgreSQL has at most 32,767. */
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
 * one step in the index. `id` must not be null, and `condition` is a further condition of a partial index.
 */
export function isReferred(table: string, column: string, id: string, condition = ''): string {
  return `${id} is not distinct from (select min(${column}) from ${table} where ${column} >= ${id} ${condition})`;
}

/** Returns a `select` for ids that are passed as one value, however many. */
export function buildIdList(dialect: Dialect): string {
  return dialect === 'postgres' ? 'select unnest(?::int[])' : 'select value from json_each(?)';
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
