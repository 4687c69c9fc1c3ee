// A job: its function, its retries, and its tools.
import type { Logger } from 'pino';
import type { Settings } from '../config/config.ts';
import type { Database, Writer } from '../db/engine/session/database.ts';
import type { Keys } from '../db/engine/keys.ts';
import type { Reader } from '../db/engine/session/reader.ts';
import type { Zone } from '../domain/values/calendar.ts';
import type { Instant } from '../generated/types.ts';

export interface Job<Payload> {
  /**
   * How many of this kind, or of each of its lanes, a process runs at once. A slow one delays no other while there are
   * free slots. Jobs of different lanes never wait for each other.
   */
  readonly concurrency: number;
  /** How many of this kind a process runs at once over all its lanes. A lane takes a part of the free slots at most. */
  readonly capacity?: number;
  /**
   * Milliseconds to wait after each failure, to which up to a tenth is added by chance. When they are used up the job
   * becomes a dead letter: kept, counted, not run.
   */
  readonly retries: readonly number[];
  /**
   * Does the work. It may come to run twice, when a process ends in the middle: what it does a second time must change
   * nothing. Throws to be tried again; RetryAt and GiveUp say when, or never.
   */
  run(payload: Payload, context: JobContext, loaded?: unknown): Promise<unknown>;
  /** For kinds that are many: reads what jobs need in the transaction that claims them, in the order of the payloads. */
  load?(db: Reader, payloads: readonly Payload[]): Promise<readonly unknown[]>;
  /** For kinds that are many: writes what their runs answered, many at once, in the transaction that ends them. */
  conclude?(db: Writer, left: readonly unknown[], now: Instant): Promise<void>;
  /** For regular work: when the job runs again, however this run ends. Never throws. */
  planNextRun?(payload: Payload, context: JobContext): Instant | null;
}

/** The tools of a job. Nothing is open while it runs: each `read` and `write` is a transaction of its own, `single` one statement. */
export interface JobContext {
  /** A transaction that writes; what it changes is announced as done by the service itself. */
  readonly write: <T>(work: (db: Writer) => Promise<T>) => Promise<T>;
  readonly read: Database['read'];
  readonly single: Database['readSingle'];
  readonly now: () => Instant;
  /** The time of the machine, where a sandbox has another one: for signatures, and what goes by the real clock. */
  readonly machineNow: () => Instant;
  /** The local date. */
  readonly today: () => string;
  readonly zone: Zone;
  readonly settings: Settings;
  /** Read secrets that are stored, and sign links that are mailed. */
  readonly keys: Keys;
  readonly log: Logger;
  /** 1 for the first try. */
  readonly attempt: number;
  /** The moment so many milliseconds from now, and up to a tenth later by chance. */
  readonly delayBy: (wait: number) => Instant;
  /** Aborted when the job must end: the process leaves, or another worker has it. */
  readonly signal: AbortSignal;
}

/** A failure that says itself when to try again; it counts as one, and the last one of the schedule is still the last. */
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
