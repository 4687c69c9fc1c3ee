// SQL in which the two databases differ: sets of values, text search, case. All other SQL is equal on both.
import type { Knex } from 'knex';
import type { Dialect, Reader } from './reader.ts';

/**
 * Returns a condition `column in (values)` with one binding, since statements have at most 32,767. A single value
 * becomes an equality, which SQLite finds in an index in the order of the ids.
 */
export function isAmong(db: Reader, column: string | Knex.Raw, values: readonly (number | string)[]): Knex.Raw {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return db.build.raw(`${placeholderOf(column)} = ?`, [column, only]);
  return db.dialect === 'postgres'
    ? db.build.raw(`${placeholderOf(column)} = any(?)`, [column, values as Knex.RawBinding])
    : db.build.raw(`${placeholderOf(column)} in (select value from json_each(?))`, [column, JSON.stringify(values)]);
}

const placeholderOf = (column: string | Knex.Raw): string => (typeof column === 'string' ? '??' : '?');

/** Returns SQL for the date some days after another one; both arguments are SQL. */
export function buildDatePlus(dialect: Dialect, date: string, days: string): string {
  return dialect === 'postgres' ? `(${date} + ${days})` : `date(${date}, '+' || ${days} || ' days')`;
}

/** Returns SQL for the date some days before another one; both arguments are SQL. */
export function buildDateMinus(dialect: Dialect, date: string, days: string): string {
  return dialect === 'postgres' ? `(cast(${date} as date) - ${days})` : `date(${date}, '-' || ${days} || ' days')`;
}

/**
 * Returns SQL for a column that SQLite does not look up in an index, because another condition finds fewer rows. SQLite
 * uses any index of a column with an equality, unless the column has a `+`. PostgreSQL estimates the rows of each index
 * instead.
 */
export function avoidIndexIn(dialect: Dialect, column: string): string {
  return dialect === 'postgres' ? column : `+${column}`;
}

/** Returns the column of `avoidIndexIn` for a built query. */
export function avoidIndex({ dialect, build }: Reader, column: string): Knex.Raw {
  return build.raw(avoidIndexIn(dialect, '??'), [column]);
}

/**
 * Returns SQL for a table that SQLite reads by this partial index. SQLite has statistics of older indexes and none of
 * this one; PostgreSQL has both.
 */
export function forceIndexIn(dialect: Dialect, table: string, index: string): string {
  return dialect === 'postgres' ? table : `${table} indexed by ${index}`;
}

/** Returns the table of `forceIndexIn` for a built query. */
export function forceIndex({ dialect, build }: Reader, table: string, index: string): Knex.QueryBuilder {
  return dialect === 'postgres' ? build(table) : build(build.raw('?? indexed by ??', [table, index]));
}

/**
 * Returns a condition: `begin` to `end` exceeds a number of days. Partial indexes of migrations have exactly this text,
 * for the few rows that last long.
 */
export function isLongerThan(dialect: Dialect, [begin, end]: readonly [string, string], days: number): string {
  return dialect === 'postgres'
    ? `${end} - ${begin} > interval '${String(days)} days'`
    : `julianday(${end}) - julianday(${begin}) > ${String(days)}`;
}

/** Returns SQL for a member of a JSON column as text, by its path; null where it has none. */
export function buildJsonText(dialect: Dialect, column: string, path: readonly string[]): string {
  return dialect === 'postgres'
    ? `(${column} #>> '{${path.join()}}')`
    : `json_extract(${column}, '$.${path.join('.')}')`;
}

/** Returns a condition: the column contains the text, regardless of case. `%` and `_` are literal. */
export function containsText(db: Reader, column: string, text: string): Knex.Raw {
  return db.dialect === 'postgres'
    ? db.build.raw('position(lower(? collate "und-x-icu") in lower(?? collate "und-x-icu")) > 0', [text, column])
    : db.build.raw('instr(fold(??), fold(?)) > 0', [column, text]);
}

/** Returns a condition: the column equals one `?`, regardless of case. */
export function isEqualFolded(dialect: Dialect, column: string): string {
  return dialect === 'postgres'
    ? `lower(${column} collate "und-x-icu") = lower(? collate "und-x-icu")`
    : `fold(${column}) = fold(?)`;
}

/**
 * Returns SQL for a text with its ASCII letters in lower case: equal on both databases, so that an index can have it.
 */
export function buildLower(column: string): string {
  return `lower(${column})`;
}

/** A column of the order of a list, with its table where names could clash: 'bookings.id'. */
export interface ColumnOrder {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /**
   * The substitute for null: a constant beyond every value in this direction, so that one index has the whole order.
   * Null for a column that is never null. Without it null comes last, and no index is used.
   */
  readonly empty?: string | null;
  /**
   * Whether few rows, found by a date, are sorted after they are found. Otherwise both databases would scan all rows in
   * this order until a page is full: PostgreSQL expects an even spread, SQLite many rows.
   */
  readonly isSorted?: boolean;
}

/** The last text by code point. */
export const LAST_TEXT = '\u{10ffff}';

/** Returns SQL for a column that is compared by code point, regardless of the collation of the database. */
export function collateByCodePoint(dialect: Dialect, column: string): string {
  return dialect === 'postgres' ? `${column} collate "C"` : column;
}

/** Returns SQL for the value of a column by which a list is ordered. */
export function buildOrdering(db: Reader, { column, empty = null, isSorted = false }: ColumnOrder): Knex.Raw {
  if (isSorted) return db.build.raw('(?? + 0)', [column]);
  return empty === null ? db.build.raw('??', [column]) : db.build.raw(`coalesce(??, '${empty}')`, [column]);
}

/** Orders a query, null last in either direction. Text is ordered by code point on both databases. */
export function sortQuery(db: Reader, query: Knex.QueryBuilder, order: readonly ColumnOrder[]): Knex.QueryBuilder {
  for (const item of order) {
    const last = item.empty === undefined ? 'nulls last' : '';
    void query.orderByRaw(db.build.raw(`? ${item.direction} ${last}`, [buildOrdering(db, item)]));
  }
  return query;
}
