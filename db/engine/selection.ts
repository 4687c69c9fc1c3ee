// The rows of a list. Those of plain lists, by id, are text that is put together once, so that no request builds it.
import type { Knex } from 'knex';
import type { ColumnOrder } from './session/dialect.ts';
import type { BoundStatement, Reader } from './session/reader.ts';
import {
  buildColumnsAsText,
  parseNumbers,
  quoteName,
  defineStatement,
  type Bindable,
  type Statement,
} from './session/sql.ts';
import { countOf, EXACT_ROWS, totalOf } from './totals.ts';

/** The rows of a list: `from` answers a fresh query with its conditions and no columns; the last of `order` is the id. */
export interface Selection {
  readonly buildQuery: (db: Reader) => Knex.QueryBuilder;
  readonly order: readonly ColumnOrder[];
  /** A table that grows for ever, where filters can have to go through much of it. */
  readonly grows?: string;
  /** The same rows as text that is always the same, where it can be: nothing is built for a page of them. */
  readonly written?: FixedSelection | undefined;
}

/** A condition, and the values for its `?`. */
export interface SqlCondition {
  readonly text: string;
  readonly values?: readonly Bindable[];
}

/** The rows of a table that meet all of some conditions. */
export interface FixedSelection {
  readonly table: string;
  readonly where: string;
  readonly values: readonly Bindable[];
}

/**
 * The rows of a table that meet all conditions, by id. Their texts come from the code and never from a request: each
 * combination of them is a statement that connections keep.
 */
export function selectionOf(table: string, conditions: readonly SqlCondition[]): Selection {
  const where = conditions.map(({ text }) => text).join(' and ');
  const values = conditions.flatMap((each) => each.values ?? []);
  return {
    buildQuery: ({ build }) => {
      const chosen = build(table);
      for (const each of conditions) void chosen.whereRaw(each.text, (each.values ?? []) as Knex.RawBinding[]);
      return chosen;
    },
    order: [{ column: `${table}.id`, direction: 'asc' }],
    written: { table, where, values },
  };
}

/** One row: how many there are, and the ids of a page, which the driver need not make objects of. */
interface PageRow {
  readonly total: number;
  readonly ids: string | null;
}

const pages = new Map<string, Statement<PageRow>>();

const rowsOf = ({ table, where }: FixedSelection): string =>
  `from ${quoteName(table)}${where === '' ? '' : ` where ${where}`}`;

/** How many rows there are, exactly up to 10,000. */
export async function countOfRows(db: Reader, written: FixedSelection): Promise<number> {
  const text = `select count(*) as count from (select 1 ${rowsOf(written)} limit ${String(EXACT_ROWS + 1)}) as counted`;
  return totalOf(db, await countOf(db, { text, values: written.values }), () => allOf(written));
}

const allOf = (written: FixedSelection): BoundStatement => ({
  text: `select count(*) as count ${rowsOf(written)}`,
  values: written.values,
});

function pageStatement(written: FixedSelection): Statement<PageRow> {
  const rows = rowsOf(written);
  let known = pages.get(rows);
  if (known === undefined) {
    known = defineStatement<PageRow>(
      (
        dialect,
      ) => `select (select count(*) from (select 1 ${rows} limit ${String(EXACT_ROWS + 1)}) as counted) as total, (select ${buildColumnsAsText(dialect, { ids: 'id order by id' })}
        from (select id ${rows} order by id limit ? offset ?) as page) as ids`,
    );
    pages.set(rows, known);
  }
  return known;
}

/** How many rows there are, and the ids of those from `offset`, at most `limit`. One statement, and one for many rows. */
export async function pageOf(
  db: Reader,
  written: FixedSelection,
  offset: number,
  limit: number,
): Promise<{ readonly total: number; readonly ids: readonly number[] }> {
  const [row] = await pageStatement(written)(db, ...written.values, ...written.values, limit, offset);
  const total = await totalOf(db, row?.total ?? 0, () => allOf(written));
  return { total, ids: parseNumbers(row?.ids ?? null) };
}
