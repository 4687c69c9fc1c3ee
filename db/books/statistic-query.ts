// Statistics as SQL: the sums, their joins and their groups. The database does all the adding.
import type { Reader } from '../engine/session/reader.ts';
import { avoidIndexIn } from '../engine/session/dialect.ts';
import { type Bindable, isInList, quoteName } from '../engine/session/sql.ts';
import { buildBucket, type TimeGrouping } from './time-grouping.ts';

/** SQL with a value for each of its `?`. */
export interface SqlQuery {
  readonly sql: string;
  readonly values: readonly Bindable[];
}

/** A table with the facts, and the joins that are possible. */
export interface FactTable {
  readonly from: string;
  /** Joins by their alias, each before those that need it; only joins whose alias is used are made. */
  readonly joins: readonly (readonly [alias: string, join: string])[];
  /** The condition for the rows that count. */
  readonly where: string;
}

/** A column of the result: its name and its SQL. */
export type SqlColumn = readonly [name: string, sql: string];

/** Returns the columns of the key: the bucket of time, where there is one, and the other groups. */
export function buildKeyColumns(
  db: Reader,
  unit: TimeGrouping | undefined,
  date: string,
  others: readonly SqlColumn[],
): SqlColumn[] {
  return [...(unit === undefined ? [] : [['period', buildBucket(db, unit, date)] as const]), ...others];
}

/** Returns a condition for dates of a period, both ends included. */
export function isInPeriod(date: string, query: { readonly 'datum>': string; readonly 'datum<': string }): SqlQuery {
  return { sql: `${date} between ? and ?`, values: [query['datum>'], query['datum<']] };
}

/**
 * Returns the conditions for an optional filter, none without it. They use no index, because the period finds the rows.
 */
export function buildAmongIf(
  { dialect }: Reader,
  column: string,
  values: readonly (number | string)[] | undefined,
): SqlQuery[] {
  return values === undefined ? [] : [{ sql: isInList(dialect, avoidIndexIn(dialect, column)), values: [values] }];
}

/** Returns a query for sums of facts, grouped by the key. */
export function groupFacts(
  facts: FactTable,
  key: readonly SqlColumn[],
  sums: readonly SqlColumn[],
  where: readonly SqlQuery[],
): SqlQuery {
  const { sql, values } = selectFacts(facts, [...key, ...sums], where);
  return { sql: sql + groupBy(key), values };
}

/** Returns a query for facts one by one, or for each distinct row once. */
export function selectFacts(
  facts: FactTable,
  columns: readonly SqlColumn[],
  where: readonly SqlQuery[],
  distinct: 'distinct' | '' = '',
): SqlQuery {
  const columnList = columns.map(([name, sql]) => `${sql} as ${quoteName(name)}`).join(', ');
  const conditions = [facts.where, ...where.map(({ sql }) => sql)].filter((sql) => sql !== '').join(' and ');
  const sql = `select ${distinct} ${columnList} from ${facts.from} ${selectJoins(facts, `${columnList} ${conditions}`)} where ${conditions}`;
  return { sql, values: where.flatMap(({ values }) => values) };
}

/** Returns a query for sums over the rows of another query. */
export function regroup(query: SqlQuery, key: readonly SqlColumn[], sums: readonly SqlColumn[]): SqlQuery {
  const columns = [
    ...key.map(([name]) => quoteName(name)),
    ...sums.map(([name, sql]) => `${sql} as ${quoteName(name)}`),
  ];
  return { sql: `select ${columns.join(', ')} from (${query.sql}) as found ${groupBy(key)}`, values: query.values };
}

/** Returns the rows of a grouped query, ordered by key: the first column first, empty values last. */
export async function runInOrder<Row>(
  db: Reader,
  { sql, values }: SqlQuery,
  key: readonly SqlColumn[],
): Promise<Row[]> {
  return db.query(
    `${sql} order by ${key.map((_column, index) => `${String(index + 1)} nulls last`).join(', ')}`,
    values,
  );
}

/** Returns the members of a row that are its key. */
export function keyOf<Row extends object>(row: Row, key: readonly SqlColumn[]): Partial<Row> {
  const names = new Set(key.map(([name]) => name));
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) as Partial<Row>;
}

/** Returns SQL for a sum as an integer: PostgreSQL would return a decimal. */
export function total(sql: string): string {
  return `cast(sum(${sql}) as bigint)`;
}

function groupBy(key: readonly SqlColumn[]): string {
  return ` group by ${key.map((_column, index) => String(index + 1)).join(', ')}`;
}

function selectJoins({ joins }: FactTable, text: string): string {
  const neededJoins: string[] = [];
  for (const [alias, join] of joins.toReversed())
    if (new RegExp(`\\b${alias}\\.`).test([text, ...neededJoins].join(' '))) neededJoins.unshift(join);
  return neededJoins.join(' ');
}

/** Returns the rows of both queries. */
export function unite(one: SqlQuery, other: SqlQuery): SqlQuery {
  return { sql: `${one.sql} union all ${other.sql}`, values: [...one.values, ...other.values] };
}

/** Returns the columns of two sums: with VAT, and without. */
export function buildSums(inc: string, exc: string): SqlColumn[] {
  return [
    ['inc', inc],
    ['exc', exc],
  ];
}
