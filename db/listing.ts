// Lists: what is chosen and in which total order, counted, read by page, or chunk after chunk by position.
import type { Knex } from 'knex';
import type { Reader } from './connection.ts';
import { all, sorted, type Order } from './dialect.ts';
import type { Read } from './table.ts';

export type { Order } from './dialect.ts';

/** The rows of a list: `from` answers a fresh query with its conditions and no columns; the last of `order` is the id. */
export interface Selection {
  readonly from: (db: Reader) => Knex.QueryBuilder;
  readonly order: readonly Order[];
}

/** The position of an item: its values in the order of the list. */
export type Key = readonly (string | number | boolean | null)[];

export interface Listing<T> {
  count(db: Reader): Promise<number>;
  /** Items `offset` to `offset + limit`, from 0. */
  page(db: Reader, offset: number, limit: number): Promise<T[]>;
  /** The next `limit` items after a position, from the start for null; `next` is null when these were the last. */
  after(db: Reader, key: Key | null, limit: number): Promise<{ items: T[]; next: Key | null }>;
}

/** A list of what `selection` chooses, each read by `read`. */
export function listing<T>(selection: Selection, read: Read<T>): Listing<T> {
  const idColumn = selection.order.at(-1)?.column ?? 'id';
  const items = async (db: Reader, ids: readonly number[]): Promise<T[]> => [...(await read(db, ids)).values()];
  return {
    count: async (db) => {
      const rows: { count: number | string }[] = await selection.from(db).count({ count: idColumn });
      return Number(rows[0]?.count ?? 0);
    },
    page: async (db, offset, limit) => {
      const query = inOrder(db, selection).select({ id: idColumn }).offset(offset).limit(limit);
      const ids = (await all<{ id: number }>(query)).map(({ id }) => id);
      return items(db, ids);
    },
    after: async (db, key, limit) => {
      const query = inOrder(db, selection).limit(limit + 1);
      selection.order.forEach(({ column }, index) => void query.select({ [`key${String(index)}`]: column }));
      if (key !== null) beyond(query, selection.order, key);
      const rows = await all<Record<string, Key[number]>>(query);
      const keys = rows.map((row) => selection.order.map((_, index) => row[`key${String(index)}`] ?? null));
      const chunk = keys.slice(0, limit);
      const ids = chunk.map((each) => Number(each.at(-1)));
      return { items: await items(db, ids), next: keys.length > limit ? (chunk.at(-1) ?? null) : null };
    },
  };
}

function inOrder(db: Reader, { from, order }: Selection): Knex.QueryBuilder {
  return sorted(db, from(db), order);
}

// Beyond (a, b, id): a after its value, or a the same and (b after its value, or b the same and id after its value).
function beyond(query: Knex.QueryBuilder, order: readonly Order[], key: Key): void {
  void query.where((any) => {
    order.forEach((item, index) => {
      const value = key[index] ?? null;
      // Empty values come last, so nothing comes after them but what the next columns tell apart.
      if (value === null) return;
      void any.orWhere((every) => {
        order.slice(0, index).forEach((earlier, at) => void same(every, earlier.column, key[at] ?? null));
        void later(every, item, value, index === order.length - 1);
      });
    });
  });
}

function same(query: Knex.QueryBuilder, column: string, value: Key[number]): Knex.QueryBuilder {
  return value === null ? query.whereNull(column) : query.where(column, value);
}

function later(query: Knex.QueryBuilder, item: Order, value: Key[number], isId: boolean): Knex.QueryBuilder {
  const sign = item.direction === 'asc' ? '>' : '<';
  if (isId) return query.where(item.column, sign, value);
  return query.where((either) => void either.where(item.column, sign, value).orWhereNull(item.column));
}
