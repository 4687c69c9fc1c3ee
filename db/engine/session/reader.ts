// A transaction that reads, the database that it speaks to, and the one shape that every noun's reader has.
import type { Knex } from 'knex';

export type Dialect = 'sqlite' | 'postgres';

/** A transaction that reads: everything it sees is of one moment. Raw writes through it fail on both databases. */
export interface Reader {
  readonly knex: Knex.Transaction;
  readonly dialect: Dialect;
  /** The versions of roots that were read, by table and id: they stay what they are while it lasts. */
  readonly versions?: Map<string, number>;
}

/** Reads things by their ids, in the order of the ids, leaving out what does not exist; a fixed number of queries. */
export type Read<T> = (db: Reader, ids: readonly number[]) => Promise<Map<number, T>>;
