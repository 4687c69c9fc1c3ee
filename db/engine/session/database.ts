// The interface to the database: reads, and writes that are recorded.
import type { Zone } from '../../../domain/values/calendar.ts';
import type { Chance } from '../chance.ts';
import type { Changes } from '../changes/changes.ts';
import type { Dialect, Reader } from './reader.ts';
import type { Replica } from './replica.ts';
import type { EnqueuedJobs, EnqueuedListener } from './enqueued.ts';
import type { ConnectionUse } from './connection.ts';
import type { StatementWriter } from './write.ts';

/** A transaction that writes and records its changes in `changes`. A Reader does not compile as a Writer. */
export interface Writer extends StatementWriter {
  readonly changes: Changes;
  /** The jobs that it enqueued, by db/queue/jobs.ts. */
  readonly enqueued: EnqueuedJobs;
  /** The zone of the installation, for the local dates of moments that db/engine/changes/table.ts stores. */
  readonly zone: Zone;
  /** The source of random values that are visible outside. */
  readonly chance: Chance;
}

/** A pool of connections of this process, and how many of them there are. */
export interface PoolUse extends ConnectionUse {
  readonly pool: string;
}

/** The consequences of a pooler between the service and PostgreSQL. */
export interface PoolerReport {
  /** Whether statements are named, which saves PostgreSQL parsing and planning. */
  readonly statement_names: 'yes' | 'no';
  /** Whether time-outs are settings of the session, or of each transaction. */
  readonly timeouts: 'session' | 'transaction';
  /** How it learns of jobs of other processes: notified on a direct connection, or by polling each second. */
  readonly jobs: 'told' | 'each second';
}

export interface Database {
  readonly dialect: Dialect;
  /** The replica for lists and statistics; null without one. */
  readonly replica: Replica | null;
  /** The source of random values that are visible outside. */
  readonly chance: Chance;
  /** Runs `work` in a transaction that only reads. */
  read<T>(work: (db: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs `work` that needs a single statement, without a transaction. Work with more statements is run again in one, so
   * it must have no side effects.
   */
  readSingle<T>(work: (db: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction and commits. After a conflict that the database resolved by a rollback, `work` runs
   * again, up to three times, so it must have no side effects. Throws Problem for violations that
   * db/engine/session/errors.ts knows, and ERR_UNAVAILABLE when the database is busy or unreachable. When it was lost
   * during the commit, the outcome is unknown.
   */
  write<T>(work: (db: Writer) => Promise<T>): Promise<T>;
  /**
   * Runs short `work` as `write` does, on a connection of its own that does not wait for requests: for the renewal of
   * leases.
   */
  writeBeside<T>(work: (db: Writer) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction that only reads, where long queries do not block other requests; a statement may take
   * 10 s. When `signal` aborts, the running statement is ended and ERR_UNAVAILABLE is thrown.
   */
  readStatistics<T>(work: (db: Reader) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Runs `work` in a transaction that only reads, where finding the items of a long list does not block other requests.
   * Ends as `readStatistics` does when `signal` aborts.
   */
  readLists<T>(work: (db: Reader) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /**
   * Calls `listener` when a commit enqueued jobs, in this process or, on PostgreSQL, in another one. It gets their
   * lanes, or null when jobs of any lane may have been missed. Returns a function that stops it.
   */
  onEnqueued(listener: EnqueuedListener): () => Promise<void>;
  /** Runs the missing migrations; refuses a database of a newer version. */
  migrate(): Promise<void>;
  /** Returns the current use of the connections, by pool. */
  countConnections(): readonly PoolUse[];
  /** Returns the report about a pooler; null where there is none. */
  describePooling(): Promise<PoolerReport | null>;
  /** Returns whether the database responds. */
  isAlive(): Promise<boolean>;
  /**
   * Returns whether the disk is full or failing: a write failed for that reason after the last success, or in the last
   * minute.
   */
  isFull(): boolean;
  /** Waits for running transactions, and closes. */
  close(): Promise<void>;
}
