// A transaction that reads, the database that it speaks to, and the one shape that every noun's reader has.
import type { Bindable, Dialect, BoundStatement } from './bindable.ts';
import type { SqlBuilder, Built } from './build.ts';
import type { DriverStatement } from './connection.ts';
import type { TableCache } from './table-cache.ts';

export type { Dialect, BoundStatement } from './bindable.ts';

/** How a statement that is always the same is sent. */
export type StatementOptions = Pick<DriverStatement, 'name' | 'asText'>;

/** A transaction that reads: everything it sees is of one moment. It has no way to write. */
export interface Reader {
  readonly dialect: Dialect;
  /** Begins a query that is put together from filters: `db.build('bookings').where(...)`. It runs nothing. */
  readonly build: SqlBuilder;
  /**
   * Returns the rows of a query: one that was built, or text with a value for each `?`. Throws for what does not only
   * read. Text that is always the same is written as a `statement` of db/engine/session/sql.ts.
   */
  readonly query: <Row>(
    query: Built | string,
    values?: readonly Bindable[],
    sending?: StatementOptions,
  ) => Promise<Row[]>;
  /** The count that a question answers, as it was within the last minute: db/engine/totals.ts. */
  readonly total?: (count: BoundStatement) => Promise<number>;
  /** The memory of this process for small tables: db/engine/cached-tables.ts. */
  readonly kept?: TableCache;
  /** Set where a replica is read: rights are asked of the primary. */
  readonly isCopy?: true;
  /** The versions of roots that were read, by table and id: they stay what they are while it lasts. */
  readonly versions?: Map<string, number>;
}

/** Reads things by their ids, in the order of the ids, leaving out what does not exist; a fixed number of queries. */
export type ReadByIds<T> = (db: Reader, ids: readonly number[]) => Promise<Map<number, T>>;
