// The pools of a database, and the options with which they are opened.
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
  /** Reads long lists: on SQLite in other processes, so that they do not block the event loop. */
  readonly lists: Pool;
  /**
   * Lends Knex on a connection of its own to a migration, without the strict watch and without a cached schema. Throws
   * UnusableDatabase when there is no connection, or for an error that the operator can solve.
   */
  lendKnex<T>(work: (knex: Knex) => Promise<T>): Promise<T>;
  /**
   * Listens for jobs of other processes, where there can be others. Returns a function that stops it. `self` is the
   * name of this process.
   */
  readonly listen?: (self: string, listener: EnqueuedListener) => () => Promise<void>;
  /** Returns the report about a pooler, where there can be one; null where there is none. */
  readonly describePooling?: () => Promise<PoolerReport | null>;
  /** The replica, where one is configured. */
  readonly replica?: Replica;
  /** Returns the current use of the connections. */
  use(): readonly PoolUse[];
  close(): Promise<void>;
}

export interface PoolOptions extends StatementWatch {
  /** Whether commits may be lost by a power cut, as in a sandbox. */
  readonly isForTests?: boolean | undefined;
  /** How long to wait for a free connection, in milliseconds. */
  readonly acquireTimeoutMs?: number | undefined;
  /** PostgreSQL: the most connections for requests. */
  readonly connections?: number | undefined;
  /** PostgreSQL: its URL without the pooler, for migrations and notifications of jobs. */
  readonly directUrl?: string | null | undefined;
  /** PostgreSQL: called with the reason why no connection can listen for jobs, once a minute at most. */
  readonly onUnheard?: ((error: Error) => void) | undefined;
  /** PostgreSQL: whether statements may be named; where a session preserves no names they are not. */
  readonly statementNames?: boolean | undefined;
  /** PostgreSQL: its replica. */
  readonly replica?: ReplicaOptions | undefined;
  /** How long a write waits for a lock, in milliseconds. */
  readonly lockPatience?: number | undefined;
  /** PostgreSQL: how long a statement may take, in milliseconds. */
  readonly statementTimeout?: number | undefined;
  /** PostgreSQL: how long after that time-out the response may arrive, in milliseconds. */
  readonly responseGraceMs?: number | undefined;
  /** How long a statement of the statistics may take, in milliseconds. */
  readonly statisticsTimeout?: number | undefined;
}

export interface ReplicaOptions {
  readonly url: string;
  /** How long the query of its position may take, in milliseconds; default one second. */
  readonly positionTimeoutMs?: number | undefined;
  /** For how long after a write its account needs the end of the log, in milliseconds; default six seconds. */
  readonly recent?: number | undefined;
  /** Returns milliseconds of a monotonic clock; default that of the process. */
  readonly now?: (() => number) | undefined;
}
