// A job: its function, its retries, and its tools.
import type { Logger } from 'pino';
import type { Settings } from '../config/config.ts';
import type { Database, Writer } from '../db/engine/session/database.ts';
import type { Keys } from '../db/engine/keys.ts';
import type { Reader } from '../db/engine/session/reader.ts';
import type { Zone } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';

/** Work of one kind: `Loaded` is what `load` reads for a run, `Output` the result that `conclude` writes. */
export interface Job<Payload, Loaded = unknown, Output = unknown> {
  /**
   * How many jobs of this kind, or of each of its lanes, a process runs at once. A slow job delays no other while slots are
   * free. Jobs of different lanes never wait for each other.
   */
  readonly concurrency: number;
  /** How many jobs of this kind a process runs at once in all lanes. A lane claims a part of the free slots at most. */
  readonly capacity?: number;
  /**
   * Milliseconds to wait after each failure, plus a random tenth at most. After the last one the job becomes a dead letter:
   * stored and counted, not run.
   */
  readonly retries: readonly number[];
  /**
   * Does the work. A job may run twice, when a process ends in the middle: the second run must change nothing. Throws for a
   * retry by `retries`; RetryAt for one at another time, GiveUp for none.
   */
  run(payload: Payload, context: JobContext, loaded?: Loaded): Promise<Output>;
  /** For frequent kinds: reads the data of several jobs in the transaction that claims them, in the order of the payloads. */
  load?(db: Reader, payloads: readonly Payload[]): Promise<readonly Loaded[]>;
  /** For frequent kinds: writes the results of several runs in the transaction that ends them. */
  conclude?(db: Writer, outputs: readonly Output[], now: Instant): Promise<void>;
  /** For regular work: when the job runs again, however this run ends. Never throws. */
  planNextRun?(payload: Payload, context: JobContext): Instant | null;
}

/** The tools of a job, which runs outside any transaction: each `read` and `write` is its own transaction, `single` one statement. */
export interface JobContext {
  /** A transaction that writes; its changes are announced as those of the service itself. */
  readonly write: <T>(work: (db: Writer) => Promise<T>) => Promise<T>;
  readonly read: Database['read'];
  readonly single: Database['readSingle'];
  readonly now: () => Instant;
  /** The real time, where a sandbox has another one: for signatures, for example. */
  readonly machineNow: () => Instant;
  /** The local date. */
  readonly today: () => string;
  readonly zone: Zone;
  readonly settings: Settings;
  /** Read secrets that are stored, and sign links that are mailed. */
  readonly keys: Keys;
  readonly log: Logger;
  /** 1 for the first attempt. A crash counts as an attempt. */
  readonly attempt: number;
  /** Returns the moment `wait` milliseconds from now, plus a random tenth at most. */
  readonly delayBy: (wait: number) => Instant;
  /** Aborted when the job must end: the process leaves, or another worker has it. */
  readonly signal: AbortSignal;
}

/** A failure that sets the time of the retry. It counts as a failure: after the last of `retries` there is none. */
export class RetryAt extends Error {
  readonly at: Instant;

  constructor(at: Instant, message: string) {
    super(message);
    this.name = 'RetryAt';
    this.at = at;
  }
}

/** A failure that no other try can mend: the job becomes a dead letter at once. */
export class GiveUp extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'GiveUp';
  }
}

/** Functions for jobs by kind; the queue gives each the payload that was put in for it. */
export type Jobs = Readonly<Record<string, Job<never>>>;
