// A transaction that reads, its database, and the common type of the readers of all nouns.
import type { Bindable, Dialect, BoundStatement } from './bindable.ts';
import type { SqlBuilder, Built } from './build.ts';
import type { DriverStatement } from './connection.ts';
import type { TableCache } from './table-cache.ts';

export type { Dialect, BoundStatement } from './bindable.ts';

/** How a fixed statement is sent. */
export type StatementOptions = Pick<DriverStatement, 'name' | 'asText'>;

/** A transaction that reads: it sees one snapshot, and cannot write. */
export interface Reader {
  readonly dialect: Dialect;
  /** Builds a query from filters: `db.build('bookings').where(...)`. It runs nothing. */
  readonly build: SqlBuilder;
  /**
   * Returns the rows of a query: a built one, or text with a value for each `?`. Throws for one that writes. Write
   * fixed text with `defineStatement` of db/engine/session/sql.ts.
   */
  readonly query: <Row>(
    query: Built | string,
    values?: readonly Bindable[],
    sending?: StatementOptions,
  ) => Promise<Row[]>;
  /** Returns the result of a counting statement, at most a minute old: db/engine/totals.ts. */
  readonly total?: (count: BoundStatement) => Promise<number>;
  /** The cache of this process for small tables: db/engine/cached-tables.ts. */
  readonly tableCache?: TableCache;
  /** Set where a replica is read: rights are then read from the primary. */
  readonly isCopy?: true;
  /** The versions of roots that were read, by table and id: valid for the whole transaction. */
  readonly versions?: Map<string, number>;
}

/** Reads objects by their ids, in the order of the ids, without missing ones; a fixed number of queries. */
export type ReadByIds<T> = (db: Reader, ids: readonly number[]) => Promise<Map<number, T>>;
