// Where the two databases differ in SQL: sets of values, text search, case. Queries elsewhere are the same on both.
import type { Knex } from 'knex';
import type { Dialect, Reader } from './reader.ts';

/**
 * A condition `column in (values)` with one binding, however many values: placeholders run out at 32,767. SQLite finds
 * what equals a single one in an index, by id.
 */
export function isAmong(db: Reader, column: string | Knex.Raw, values: readonly (number | string)[]): Knex.Raw {
  const [only, ...others] = values;
  if (only !== undefined && others.length === 0) return db.build.raw(`${place(column)} = ?`, [column, only]);
  return db.dialect === 'postgres'
    ? db.build.raw(`${place(column)} = any(?)`, [column, values as Knex.RawBinding])
    : db.build.raw(`${place(column)} in (select value from json_each(?))`, [column, JSON.stringify(values)]);
}

const place = (column: string | Knex.Raw): string => (typeof column === 'string' ? '??' : '?');

/** A date and a number of days, both written in SQL, as the date so many days later. */
export function buildDatePlus(dialect: Dialect, date: string, days: string): string {
  return dialect === 'postgres' ? `(${date} + ${days})` : `date(${date}, '+' || ${days} || ' days')`;
}

/** The same for a date so many days before. */
export function buildDateMinus(dialect: Dialect, date: string, days: string): string {
  return dialect === 'postgres' ? `(cast(${date} as date) - ${days})` : `date(${date}, '-' || ${days} || ' days')`;
}

/**
 * A column whose condition finds no rows, because another one finds fewer. SQLite takes any index of a column that equals
 * something: the `+` keeps it from that. PostgreSQL knows how many rows each would find.
 */
export function avoidIndexIn(dialect: Dialect, column: string): string {
  return dialect === 'postgres' ? column : `+${column}`;
}

/** The same for a query that is built. */
export function avoidIndex({ dialect, build }: Reader, column: string): Knex.Raw {
  return build.raw(avoidIndexIn(dialect, '??'), [column]);
}

/**
 * A table whose rows an index of few of them finds. SQLite knows how many rows there are in an index that is older, and
 * nothing of this one; PostgreSQL knows of both.
 */
export function forceIndexIn(dialect: Dialect, table: string, index: string): string {
  return dialect === 'postgres' ? table : `${table} indexed by ${index}`;
}

/** The same for a query that is built. */
export function forceIndex({ dialect, build }: Reader, table: string, index: string): Knex.QueryBuilder {
  return dialect === 'postgres' ? build(table) : build(build.raw('?? indexed by ??', [table, index]));
}

/**
 * A condition: from `begin` to `end` are more than so many days. Migrations have indexes of these very words, for what
 * lasts long and can have begun long ago.
 */
export function isLongerThan(dialect: Dialect, [begin, end]: readonly [string, string], days: number): string {
  return dialect === 'postgres'
    ? `${end} - ${begin} > interval '${String(days)} days'`
    : `julianday(${end}) - julianday(${begin}) > ${String(days)}`;
}

/** The text of a member of a JSON column, by its path; null where it has none. */
export function buildJsonText(dialect: Dialect, column: string, path: readonly string[]): string {
  return dialect === 'postgres'
    ? `(${column} #>> '{${path.join()}}')`
    : `json_extract(${column}, '$.${path.join('.')}')`;
}

/** A condition: the column contains the text, whatever the case. `%` and `_` mean themselves. */
export function containsText(db: Reader, column: string, text: string): Knex.Raw {
  return db.dialect === 'postgres'
    ? db.build.raw('position(lower(? collate "und-x-icu") in lower(?? collate "und-x-icu")) > 0', [text, column])
    : db.build.raw('instr(fold(??), fold(?)) > 0', [column, text]);
}

/** A condition: the column equals one `?`, whatever the case. */
export function isEqualFolded(dialect: Dialect, column: string): string {
  return dialect === 'postgres'
    ? `lower(${column} collate "und-x-icu") = lower(? collate "und-x-icu")`
    : `fold(${column}) = fold(?)`;
}

/** SQL for a text with its ASCII letters in lower case: alike on both databases, so that an index can have it. */
export function buildLower(column: string): string {
  return `lower(${column})`;
}

/** A column that a list is ordered by, with its table where names could clash: 'bookings.id'. */
export interface ColumnOrder {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /**
   * The stand-in for an empty value: a constant beyond every real one in this direction, so that an index holds the
   * whole order. Null for a column that is never empty. Without it an empty value comes last and takes no index.
   */
  readonly empty?: string | null;
  /**
   * A date finds few rows, which are sorted. Else PostgreSQL takes them for spread evenly, and SQLite for many: both would go
   * through all rows in this order until a page is full.
   */
  readonly isSorted?: boolean;
}

/** Comes after every other text, by code point. */
export const LAST_TEXT = '\u{10ffff}';

/** A column of texts that are compared by code point, whatever the order that a database was made with. */
export function collateByCodePoint(dialect: Dialect, column: string): string {
  return dialect === 'postgres' ? `${column} collate "C"` : column;
}

/** The value of a column that a list is ordered by, as SQL on both databases. */
export function buildOrdering(db: Reader, { column, empty = null, isSorted = false }: ColumnOrder): Knex.Raw {
  if (isSorted) return db.build.raw('(?? + 0)', [column]);
  return empty === null ? db.build.raw('??', [column]) : db.build.raw(`coalesce(??, '${empty}')`, [column]);
}

/** Orders a query, empty values last whichever the direction. Text is ordered by code point on both databases. */
export function sortQuery(db: Reader, query: Knex.QueryBuilder, order: readonly ColumnOrder[]): Knex.QueryBuilder {
  for (const item of order) {
    const last = item.empty === undefined ? 'nulls last' : '';
    void query.orderByRaw(db.build.raw(`? ${item.direction} ${last}`, [buildOrdering(db, item)]));
  }
  return query;
}
