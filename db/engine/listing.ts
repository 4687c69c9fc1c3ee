// Lists: filtered and in a total order, counted, read by page, or in chunks from a position.
import type { Knex } from 'knex';
import { countOfRows, pageOf, type Selection } from './selection.ts';
import type { Reader, ReadByIds } from './session/reader.ts';
import { compileQuery } from './session/build.ts';
import { buildOrdering, sortQuery, type ColumnOrder } from './session/dialect.ts';
import { quoteName } from './session/sql.ts';
import { countOf, EXACT_ROWS, fitTotal, totalOf } from './totals.ts';

export type { Selection } from './selection.ts';
export type { ColumnOrder } from './session/dialect.ts';

/** The position of an item: its values of the columns by which the list is ordered. */
export type Key = readonly (string | number | boolean | null)[];

/** Successive items of a list, found and not yet read: together they may exceed the memory. */
export interface ListPage<T> {
  /** The number of items. */
  readonly length: number;
  /**
   * Reads the items from index `from` (0 is the first) to below `until` in their current state; undefined for one that
   * was deleted since.
   */
  readonly readItems: (db: Reader, from: number, until: number) => Promise<(T | undefined)[]>;
  /** The position of the last item; null at the end of the list. */
  readonly next: Key | null;
}

/** A page of a list, and the number of items on all pages. */
export interface CountedPage<T> {
  readonly total: number;
  readonly page: ListPage<T>;
}

/**
 * A list that is read by page or, to send all of it, in chunks by position. Example: 450 bookings by begin and id, in
 * chunks of 200.
 *
 * - `readAfter(db, null, 200)` finds 201 rows, returns 200 and their last position, such as
 *   `['2026-03-14T09:00:00.000Z', 812]`.
 * - `readAfter` with that position returns 201 to 400, and then 401 to 450 with `next` null. Each chunk is one range of
 *   the index: `(begin, id) > (?, ?)`.
 * - Each chunk has its own snapshot. A booking that is inserted before the position is not sent, and an unchanged one
 *   is sent exactly once.
 */
export interface Listing<T> {
  /** The number of items of a chunk where the whole list is sent; a few hundred without it. */
  readonly chunk?: number;
  /** The order as text, one for each value of a position: a position is valid in its own order only. */
  readonly order: readonly string[];
  /** The growing table that can make the list long: db/engine/selection.ts. */
  readonly grows?: string | undefined;
  /** Returns the number of items: exact up to 10,000, beyond that at most a minute old. */
  count(db: Reader): Promise<number>;
  /** Returns items `offset` to below `offset + limit`, from 0. The cost grows with the offset. */
  page(db: Reader, offset: number, limit: number): Promise<ListPage<T>>;
  /** Returns the items of `page`, and the number of all items. */
  readCountedPage(db: Reader, offset: number, limit: number): Promise<CountedPage<T>>;
  /**
   * Returns the next `limit` items after a position, from the start for null. Where an index has the order, the cost is
   * equal at any depth.
   */
  readAfter(db: Reader, key: Key | null, limit: number): Promise<ListPage<T>>;
}

/** Returns a list of the objects of a selection, read by `read`. */
export function createListing<T>(selection: Selection, read: ReadByIds<T>): Listing<T> {
  const readItemsById = async (db: Reader, ids: readonly number[]): Promise<(T | undefined)[]> => {
    const itemsById = await read(db, ids);
    return ids.map((id) => itemsById.get(id));
  };

  const list = buildListing(selection, {
    select: (query, order, db) => {
      order.forEach(
        (item, at) => void query.select(db.build.raw('? as ??', [buildOrdering(db, item), `key${String(at)}`])),
      );
    },
    keyOf: (row, order) => order.map((_, at) => row[`key${String(at)}`] as Key[number]),
    readItems: (db, _rows, keys) =>
      readItemsById(
        db,
        keys.map((key) => Number(key.at(-1))),
      ),
  });
  const { fixedSelection } = selection;
  if (fixedSelection === undefined) return list;

  return {
    ...list,
    count: (db) => countOfRows(db, fixedSelection),
    async readCountedPage(db, offset, limit) {
      const { total: countedTotal, ids } = await pageOf(db, fixedSelection, offset, limit + 1);
      const pageIds = ids.slice(0, limit);
      const total = fitTotal(countedTotal, offset, pageIds.length, ids.length > limit);
      const readItems: ListPage<T>['readItems'] = (reader, from, until) =>
        readItemsById(reader, pageIds.slice(from, until));
      const next = ids.length > limit ? pageIds.slice(-1) : null;
      return { total, page: { length: pageIds.length, readItems, next } };
    },
  };
}

/** Reads all items of a page in their current state, without deleted ones. */
export async function itemsOf<T>(db: Reader, { readItems: items, length }: ListPage<T>): Promise<T[]> {
  return (await items(db, 0, length)).filter((item) => item !== undefined);
}

/** The number of plain rows in a chunk: they are small, and a shorter list takes a single statement. */
const PAGE_ROWS = 1000;

/** Returns the item of a list with this id; undefined where there is none. */
export async function itemOf<T>(
  db: Reader,
  { buildQuery: from, order }: Selection,
  read: ReadByIds<T>,
  id: number,
): Promise<T | undefined> {
  const column = order.at(-1)?.column ?? 'id';
  const rows = await db.query<object>(from(db).where(column, id).select(column).limit(1));
  return rows.length === 0 ? undefined : (await read(db, [id])).get(id);
}

/**
 * Returns a list of the plain rows of a table, which the statement that finds them also reads. No column of its order
 * may be null.
 */
export function createRowListing<Row extends object>(selection: Selection, table: string): Listing<Row> {
  const list = buildListing<Row>(selection, {
    select: (query) => void query.select(`${table}.*`),
    keyOf: (row, order) => order.map(({ column }) => row[column.slice(table.length + 1)] as Key[number]),
    readItems: (_db, rows) => Promise.resolve(rows as Row[]),
  });
  return { ...list, chunk: PAGE_ROWS };
}

/** Returns a list of the parts of an object. When it is empty, `assertExists` throws unless the object exists. */
export function createListingWithin<T>(list: Listing<T>, assertExists: (db: Reader) => Promise<unknown>): Listing<T> {
  const checkExists = async (db: Reader, page: ListPage<T>): Promise<ListPage<T>> => {
    if (page.length === 0) await assertExists(db);
    return page;
  };
  return {
    ...list,
    page: async (db, offset, limit) => checkExists(db, await list.page(db, offset, limit)),
    readCountedPage: async (db, offset, limit) => {
      const { total, page } = await list.readCountedPage(db, offset, limit);
      return { total, page: await checkExists(db, page) };
    },
    readAfter: async (db, key, limit) => checkExists(db, await list.readAfter(db, key, limit)),
  };
}

/** The most rows that SQLite may scan on the main thread without a noticeable delay. */
const FEW_ROWS = 20_000;
/** The number of lists after which the size of a shorter table is checked again. */
const RECOUNT_LISTS = 50;

/**
 * Decides which lists can block the event loop while SQLite finds their items. On PostgreSQL, another process, none
 * does.
 */
export class LongLists {
  /** Tables that exceeded the limit once. */
  readonly #grown = new Set<string>();
  /** The number of lists of a table until its size is checked again. */
  readonly #short = new Map<string, number>();

  async has(db: Reader, { grows }: Listing<unknown>): Promise<boolean> {
    if (grows === undefined || db.dialect === 'postgres') return false;
    if (this.#grown.has(grows)) return true;
    const remaining = this.#short.get(grows) ?? 0;
    if (remaining > 0) {
      this.#short.set(grows, remaining - 1);
      return false;
    }
    const [row] = await db.query<{ last: number | null }>(`select max(id) as last from ${quoteName(grows)}`);
    const hasGrown = (row?.last ?? 0) > FEW_ROWS;
    if (hasGrown) this.#grown.add(grows);
    else this.#short.set(grows, RECOUNT_LISTS);
    return hasGrown;
  }
}

type ListRow = Readonly<Record<string, unknown>>;

/** The columns that a list selects, the position of a row, and the conversion of rows to items. */
interface ListSource<T> {
  readonly select: (query: Knex.QueryBuilder, order: readonly ColumnOrder[], db: Reader) => void;
  readonly keyOf: (row: ListRow, order: readonly ColumnOrder[]) => Key;
  readonly readItems: (db: Reader, rows: readonly ListRow[], keys: readonly Key[]) => Promise<(T | undefined)[]>;
}

function buildListing<T>(
  { buildQuery: from, order: columns, grows }: Selection,
  { select, keyOf, readItems: items }: ListSource<T>,
): Listing<T> {
  // The id, the last column of the order, is never null.
  const order = columns.map((item, at): ColumnOrder => (at === columns.length - 1 ? { ...item, empty: null } : item));
  const idColumn = order.at(-1)?.column ?? 'id';

  const readPage = async (db: Reader, builder: Knex.QueryBuilder, limit: number): Promise<ListPage<T>> => {
    const query = sortQuery(db, builder, order).limit(limit + 1);
    select(query, order, db);
    const listRows = await db.query<ListRow>(query);
    const rows = listRows.slice(0, limit);
    const keys = rows.map((row) => keyOf(row, order));
    return {
      length: rows.length,
      readItems: (reader, from, until) => items(reader, rows.slice(from, until), keys.slice(from, until)),
      next: listRows.length > limit ? (keys.at(-1) ?? null) : null,
    };
  };

  const count = async (db: Reader): Promise<number> => {
    const firstRows = from(db)
      .select(db.build.raw('1'))
      .limit(EXACT_ROWS + 1)
      .as('some');
    const rowCount = await countOf(db, compileQuery(db.build.from(firstRows).count({ count: '*' })));
    return totalOf(db, rowCount, () => compileQuery(from(db).count({ count: idColumn })));
  };

  const page = (db: Reader, offset: number, limit: number): Promise<ListPage<T>> =>
    readPage(db, from(db).offset(offset), limit);
  return {
    order: order.map(({ column, direction }) => `${column} ${direction}`),
    grows,
    count,
    page,
    readCountedPage: async (db, offset, limit) => {
      const [total, listPage] = await Promise.all([count(db), page(db, offset, limit)]);
      return { total: fitTotal(total, offset, listPage.length, listPage.next !== null), page: listPage };
    },
    readAfter: (db, key, limit) => {
      const query = from(db);
      if (key !== null) narrowBeyond(db, query, order, key);
      return readPage(db, query, limit);
    },
  };
}

function narrowBeyond(db: Reader, query: Knex.QueryBuilder, order: readonly ColumnOrder[], key: Key): void {
  const [first] = order;
  const isOneRange = order.every(({ empty, direction }) => empty !== undefined && direction === first?.direction);
  if (first === undefined || !isOneRange) {
    narrowBeyondEach(query, order, key);
    return;
  }

  const buildPlaceholders = (of: readonly unknown[]): string => of.map(() => '?').join(', ');
  const bindings = [...order.map((item) => buildOrdering(db, item)), ...key];
  const sign = first.direction === 'asc' ? '>' : '<';

  void query.whereRaw(
    `(${buildPlaceholders(order)}) ${sign} (${buildPlaceholders(key)})`,
    bindings as Knex.RawBinding[],
  );

  // SQLite uses an index for the first of several expressions only where it is compared on its own.
  if (order.length > 1) void query.whereRaw(`? ${sign}= ?`, [buildOrdering(db, first), key[0] ?? null]);
}

/**
 * Narrows a query to the rows after a position where null or mixed directions prevent one range. Example: the order is
 * `datum desc, nummer desc, id desc`, and drafts have neither date nor number. After `['2026-03-14', 42, 812]` come:
 *
 * - `datum < '2026-03-14' or datum is null`,
 * - `datum = '2026-03-14'` and `nummer < 42 or nummer is null`,
 * - `datum = '2026-03-14' and nummer = 42 and id < 812`.
 *
 * After a draft, `[null, null, 812]`, comes only `datum is null and nummer is null and id < 812`.
 */
function narrowBeyondEach(query: Knex.QueryBuilder, order: readonly ColumnOrder[], key: Key): void {
  void query.where((any) => {
    order.forEach((item, index) => {
      const value = key[index] ?? null;
      // Null comes last: no value of this column follows it, only the next columns can differ.
      if (value === null) return;
      void any.orWhere((every) => {
        order.slice(0, index).forEach((earlier, at) => void narrowToSame(every, earlier.column, key[at] ?? null));
        void narrowToLater(every, item, value);
      });
    });
  });
}

function narrowToSame(query: Knex.QueryBuilder, column: string, value: Key[number]): Knex.QueryBuilder {
  return value === null ? query.whereNull(column) : query.where(column, value);
}

function narrowToLater(query: Knex.QueryBuilder, item: ColumnOrder, value: Key[number]): Knex.QueryBuilder {
  const sign = item.direction === 'asc' ? '>' : '<';
  if (item.empty === null) return query.where(item.column, sign, value);
  return query.where((either) => void either.where(item.column, sign, value).orWhereNull(item.column));
}
