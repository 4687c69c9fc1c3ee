// The access of code to the database: read, write, and note the writes.
import type { Zone } from '../../../domain/values/calendar.ts';
import type { Chance } from '../chance.ts';
import type { Changes } from '../changes/changes.ts';
import type { Dialect, Reader } from './reader.ts';
import type { Replica } from './replica.ts';
import type { EnqueuedJobs, EnqueuedListener } from './enqueued.ts';
import type { ConnectionUse } from './connection.ts';
import type { StatementWriter } from './write.ts';

/** A transaction that writes; what it changed is noted in `changes`. A Reader is not a Writer: that does not compile. */
export interface Writer extends StatementWriter {
  readonly changes: Changes;
  /** The jobs that it put in the queue, by db/queue/jobs.ts. */
  readonly enqueued: EnqueuedJobs;
  /** The zone of the installation: db/engine/changes/table.ts stores local dates beside moments. */
  readonly zone: Zone;
  /** The source of random values that others see. */
  readonly chance: Chance;
}

/** A pool of connections of this process, and how many of them there are. */
export interface PoolUse extends ConnectionUse {
  readonly pool: string;
}

/** How the service goes about a pooler between it and PostgreSQL. */
export interface PoolerReport {
  /** Whether statements have names, which spare PostgreSQL reading and planning them. */
  readonly statement_names: 'yes' | 'no';
  /** Whether time-outs are settings of the session, or of each transaction. */
  readonly timeouts: 'session' | 'transaction';
  /** How it hears of jobs of other processes: it is told on a connection of its own, or looks each second. */
  readonly jobs: 'told' | 'each second';
}

export interface Database {
  readonly dialect: Dialect;
  /** Where lists and statistics may be read too; null without one. */
  readonly replica: Replica | null;
  /** The source of random values that others see. */
  readonly chance: Chance;
  /** Runs `work` in a transaction that only reads. */
  read<T>(work: (db: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs `work` that asks a single statement, without a transaction around it. Work that asks more is run again in one: it
   * keeps no state of its own.
   */
  readSingle<T>(work: (db: Reader) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction and commits. `work` runs again, up to three times, after a conflict that the database
   * resolved by undoing it: it keeps no state of its own. Throws Problem for violations that
   * db/engine/session/errors.ts knows, and ERR_UNAVAILABLE when the database is busy or gone. When it went during the
   * commit, nobody knows the outcome.
   */
  write<T>(work: (db: Writer) => Promise<T>): Promise<T>;
  /** Runs short `work` as `write` does, where it does not wait for requests: for leases that run out. */
  writeBeside<T>(work: (db: Writer) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction that only reads, where long queries hold up nobody; a statement may take 10 s. When `gone`
   * aborts, the statement under way is ended, and ERR_UNAVAILABLE thrown.
   */
  readStatistics<T>(work: (db: Reader) => Promise<T>, gone?: AbortSignal): Promise<T>;
  /** The same where finding the items of a long list holds up nobody. */
  readLists<T>(work: (db: Reader) => Promise<T>, gone?: AbortSignal): Promise<T>;
  /**
   * Calls `listener` when a commit put jobs in the queue, in this process or, on PostgreSQL, in another one. It gets
   * their lanes, or null when any may have come unheard. Returns a function that stops it.
   */
  onEnqueued(listener: EnqueuedListener): () => Promise<void>;
  /** Brings the schema up to date; refuses a database that a newer version made. */
  migrate(): Promise<void>;
  /** How the connections are used at this moment, pool by pool. */
  countConnections(): readonly PoolUse[];
  /** How it goes about what is between it and the database; null where nothing is. */
  describePooling(): Promise<PoolerReport | null>;
  /** Whether the database answers. */
  isAlive(): Promise<boolean>;
  /** Whether a write has failed since the last one that did not, or within a minute, because the disk is full or fails. */
  isFull(): boolean;
  /** Waits for transactions under way and closes. */
  close(): Promise<void>;
}
