// The pools that a database has, whichever it is, and what they are opened with.
import type { Knex } from 'knex';
import type { Pool } from './connection.ts';
import type { PoolerReport, PoolUse } from './database.ts';
import type { EnqueuedListener } from './enqueued.ts';
import type { Dialect } from './reader.ts';
import type { Replica } from './replica.ts';
import type { StatementWatch } from './watch.ts';

export interface Pools {
  readonly dialect: Dialect;
  readonly reader: Pool;
  readonly writer: Pool;
  /** Writes that do not wait for requests. */
  readonly beside: Pool;
  readonly statistics: Pool;
  /** Reads lists that are long: on SQLite in processes, so that they hold up nobody. */
  readonly lists: Pool;
  /**
   * Lends Knex on one connection of its own to a migration: no strictness, no memory of the schema before. Throws
   * UnusableDatabase when there is no connection, or the operator has to mend what the migration met.
   */
  lendKnex<T>(work: (knex: Knex) => Promise<T>): Promise<T>;
  /**
   * Hears what other processes enqueue, where there can be others. Returns a function that stops it. `self` is the name
   * of this one.
   */
  readonly listen?: (self: string, listener: EnqueuedListener) => () => Promise<void>;
  /** How it goes about a pooler, where there can be one; null where none is. */
  readonly describePooling?: () => Promise<PoolerReport | null>;
  /** The replica, where one is named. */
  readonly replica?: Replica;
  /** How the connections are used at this moment. */
  use(): readonly PoolUse[];
  close(): Promise<void>;
}

export interface PoolOptions extends StatementWatch {
  /** Whether commits may be lost by a power cut, as in a sandbox. */
  readonly isForTests?: boolean | undefined;
  /** How long to wait for a free connection, in milliseconds. */
  readonly acquireTimeout?: number | undefined;
  /** PostgreSQL: the most connections for requests. */
  readonly connections?: number | undefined;
  /** PostgreSQL: its address past a pooler, for migrations and to be told of jobs. */
  readonly directUrl?: string | null | undefined;
  /** PostgreSQL: hears why no connection can be told of jobs, once a minute at most. */
  readonly onUnheard?: ((error: Error) => void) | undefined;
  /** PostgreSQL: whether statements may have names; where they do not last they have none anyway. */
  readonly statementNames?: boolean | undefined;
  /** PostgreSQL: its replica. */
  readonly replica?: ReplicaOptions | undefined;
  /** How long a write waits for what others have locked, in milliseconds. */
  readonly lockPatience?: number | undefined;
  /** PostgreSQL: how long a statement may take, in milliseconds. */
  readonly statementTimeout?: number | undefined;
  /** PostgreSQL: how much longer its answer may take, in milliseconds. */
  readonly answerPatience?: number | undefined;
  /** How long a statement of the statistics may take, in milliseconds. */
  readonly statisticsTimeout?: number | undefined;
}

export interface ReplicaOptions {
  readonly url: string;
  /** How long it may take to answer how far it is, in milliseconds; a second unless set. */
  readonly patience?: number | undefined;
  /** How long after a write its maker is told everything, in milliseconds; six seconds unless set. */
  readonly recent?: number | undefined;
  /** Milliseconds of a clock that nobody sets: that of the process. */
  readonly now?: (() => number) | undefined;
}
