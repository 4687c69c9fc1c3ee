// The rows of a list. The SQL of plain lists, by id, is built once and cached, so that no request builds it.
import type { Knex } from 'knex';
import type { ColumnOrder } from './session/dialect.ts';
import type { BoundStatement, Reader } from './session/reader.ts';
import { buildColumnsAsText, parseNumbers } from './session/columns-as-text.ts';
import { quoteName, defineStatement, type Bindable, type Statement } from './session/sql.ts';
import { countOf, EXACT_ROWS, totalOf } from './totals.ts';

/**
 * The rows of a list: `buildQuery` returns a new query with its conditions and no columns. The last column of `order`
 * is the id.
 */
export interface Selection {
  readonly buildQuery: (db: Reader) => Knex.QueryBuilder;
  readonly order: readonly ColumnOrder[];
  /** A table that grows without bound, of which filters may have to scan a large part. */
  readonly grows?: string;
  /** The rows as fixed SQL, where that is possible: no query is built for a page of them. */
  readonly fixedSelection?: FixedSelection | undefined;
}

/** A condition, and the values for its `?`. */
export interface SqlCondition {
  readonly text: string;
  readonly values?: readonly Bindable[];
}

/** The rows of a table that meet all conditions, as fixed SQL. */
export interface FixedSelection {
  readonly table: string;
  readonly where: string;
  readonly values: readonly Bindable[];
}

/**
 * Selects the rows of a table that meet all conditions, by id. The SQL of a condition must be constant in the code and
 * never come from a request: connections prepare a statement for each combination.
 */
export function selectionOf(table: string, conditions: readonly SqlCondition[]): Selection {
  const where = conditions.map(({ text }) => text).join(' and ');
  const values = conditions.flatMap((each) => each.values ?? []);
  return {
    buildQuery: ({ build }) => {
      const query = build(table);
      for (const each of conditions) void query.whereRaw(each.text, (each.values ?? []) as Knex.RawBinding[]);
      return query;
    },
    order: [{ column: `${table}.id`, direction: 'asc' }],
    fixedSelection: { table, where, values },
  };
}

/** One row with the count and the ids of a page, so that the driver creates one object and not one for each id. */
interface PageRow {
  readonly total: number;
  readonly ids: string | null;
}

const pages = new Map<string, Statement<PageRow>>();

const rowsOf = ({ table, where }: FixedSelection): string =>
  `from ${quoteName(table)}${where === '' ? '' : ` where ${where}`}`;

/** Returns the number of rows, exact up to 10,000. */
export async function countOfRows(db: Reader, selection: FixedSelection): Promise<number> {
  const text = `select count(*) as count from (select 1 ${rowsOf(selection)} limit ${String(EXACT_ROWS + 1)}) as counted`;
  return totalOf(db, await countOf(db, { text, values: selection.values }), () => allOf(selection));
}

const allOf = (selection: FixedSelection): BoundStatement => ({
  text: `select count(*) as count ${rowsOf(selection)}`,
  values: selection.values,
});

function pageStatement(selection: FixedSelection): Statement<PageRow> {
  const rows = rowsOf(selection);
  let statement = pages.get(rows);
  if (statement === undefined) {
    statement = defineStatement<PageRow>(
      (
        dialect,
      ) => `select (select count(*) from (select 1 ${rows} limit ${String(EXACT_ROWS + 1)}) as counted) as total, (select ${buildColumnsAsText(dialect, { ids: 'id order by id' })}
        from (select id ${rows} order by id limit ? offset ?) as page) as ids`,
    );
    pages.set(rows, statement);
  }
  return statement;
}

/**
 * Returns the number of rows, and up to `limit` ids from `offset`. One statement, and a second one beyond 10,000 rows.
 */
export async function pageOf(
  db: Reader,
  selection: FixedSelection,
  offset: number,
  limit: number,
): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const [row] = await pageStatement(selection)(db, ...selection.values, ...selection.values, limit, offset);
  const total = await totalOf(db, row?.total ?? 0, () => allOf(selection));
  return { total, ids: parseNumbers(row?.ids ?? null) };
}
