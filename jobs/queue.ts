// The job queue of a process: wakes when jobs arrive or become due, runs them in parallel, and stops in order.
import { setImmediate as turn } from 'node:timers/promises';
import { findFirstRun, listNextRuns, type NextRun } from '../db/queue/next-runs.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import { millisecondsOf } from '../domain/values/calendar.ts';
import type { JobContext } from './job.ts';
import { JobLoop } from './loop.ts';
import { JobWorker, type JobWorkerOptions } from './worker.ts';

/** How long a request waits for its reserved jobs, in milliseconds: clients and proxies wait for thirty seconds or more. */
const RESERVED_TIMEOUT_MS = 10_000;
const FAILURE_WAIT_MS = 1_000;
const SET_BACK_MS = 1_000;
// A job that is due and cannot be claimed is locked by a transaction that is about to change it.
const LOCKED_WAIT_MS = 50;

export interface QueueOptions extends JobWorkerOptions {
  /** Called when the clock was set back, to bring forward jobs that were scheduled by the wrong clock. */
  readonly onSetBack?: () => Promise<void>;
}

export class JobQueue {
  readonly #options: QueueOptions;
  readonly #worker: JobWorker;
  /** One for each kind. */
  readonly #loops: ReadonlyMap<string, JobLoop>;
  #stopListening: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #started = false;
  /** The look-up of the next due job that is under way. */
  #arming: Promise<void> | undefined;
  #armAgain = false;
  /** The last time on the clock, in milliseconds. */
  #seen: number;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#worker = new JobWorker(options);
    this.#seen = millisecondsOf(options.now());
    const { now, log } = options;
    const onClaimed = (failure?: unknown): void => {
      if (failure === undefined) this.#arm();
      else this.#wakeIn(FAILURE_WAIT_MS);
    };
    const shared = { worker: this.#worker, now, log, onClaimed };
    this.#loops = new Map(
      Object.entries(options.jobs).map(([kind, job]) => [kind, new JobLoop({ kind, job, ...shared })]),
    );
  }

  /** The kinds of jobs that this process runs. */
  get kinds(): readonly string[] {
    return [...this.#loops.keys()];
  }

  /** Begins to run jobs as they become due. */
  start(): void {
    this.#started = true;
    this.#stopListening = this.#options.database.onEnqueued((lanes) => {
      this.#wake(lanes ?? []);
    });
    this.#arm();
  }

  /** Runs due jobs, lane by lane, until none is due; resolves with how many ran. */
  async runDue(): Promise<number> {
    let ran = 0;
    for (let before = -1; ran > before;) {
      before = ran;
      for (const { kind, lane } of await this.#nextRuns()) ran += (await this.#loops.get(kind)?.runDue(lane)) ?? 0;
    }
    return ran;
  }

  /** The tools for regular work that is no job. */
  createContext(name: string): JobContext {
    return this.#worker.createContext(name);
  }

  /** Runs the job that has been due longest, and returns its kind; null when none is due. */
  async runFirst(kinds: readonly string[]): Promise<string | null> {
    const { database, now } = this.#options;
    const first = await database.readSingle((db) => findFirstRun(db, kinds));
    if (first === undefined || first.run_at > now()) return null;
    const ran = await this.#loops.get(first.kind)?.runDue(first.lane, 1);
    return ran === 1 ? first.kind : null;
  }

  /**
   * Runs jobs that a transaction reserved for this process. Resolves when they have ended, successfully or not, or after ten
   * seconds: then they continue in the background.
   */
  async runReserved(jobs: readonly ClaimedJob[]): Promise<void> {
    const { heldPatience = RESERVED_TIMEOUT_MS } = this.#options;
    let impatient: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      impatient = setTimeout(resolve, heldPatience);
    });
    await Promise.race([patience, Promise.all(jobs.map(async (job) => this.#loops.get(job.kind)?.run(job)))]);
    clearTimeout(impatient);
  }

  /**
   * Stops claiming, waits at most `limit` milliseconds for running jobs, and releases the others, so that another process
   * can claim them at once.
   */
  async stop(limit: number): Promise<void> {
    this.#started = false;
    clearTimeout(this.#timer);
    const stopListening = this.#stopListening?.();
    await Promise.all([...this.#loops.values()].map((loop) => loop.close()));
    await Promise.all([stopListening, this.#arming, this.#worker.drain(limit)]);
  }

  /** Wakes these lanes, named `kind` or `kind/lane`. Looks up which lane is due next where none is named. */
  #wake(names: readonly string[]): void {
    for (const name of names) {
      const [kind = '', lane = ''] = name.split('/');
      this.#loops.get(kind)?.wake(lane);
    }
    if (names.length === 0) this.#arm();
  }

  #nextRuns(): Promise<NextRun[]> {
    return this.#options.database.readSingle((db) => listNextRuns(db, this.kinds));
  }

  /** Sets the timer to the moment at which the next job can be claimed by a lane that waits for no slot. */
  #arm(): void {
    if (!this.#started) return;
    this.#armAgain = true;
    this.#arming ??= this.#armWhileAsked();
  }

  async #armWhileAsked(): Promise<void> {
    while (this.#armAgain && this.#started) {
      // Lanes that claim in one tick of the event loop share one query for the next due job.
      await turn();
      this.#armAgain = false;
      await this.#armOnce();
    }
    this.#arming = undefined;
  }

  async #armOnce(): Promise<void> {
    const { now, log } = this.#options;
    try {
      await this.#checkClock();
      const waits = (await this.#nextRuns()).flatMap(({ kind, lane, run_at }) => {
        const isWaiting = this.#loops.get(kind)?.isWaiting(lane);
        return isWaiting ? [] : [{ name: `${kind}/${lane}`, wait: millisecondsOf(run_at) - millisecondsOf(now()) }];
      });
      // The clock may be set, and a notice may be lost. A query in each lease finds when jobs of ended processes become free.
      const wait = waits.reduce((least, each) => Math.min(least, each.wait), this.#worker.lease);
      const due = waits.filter((each) => each.wait <= Math.max(wait, 0)).map(({ name }) => name);
      this.#wakeIn(wait > 0 ? wait : LOCKED_WAIT_MS, due);
    } catch (err) {
      log.error({ err }, 'the next job could not be looked up');
      this.#wakeIn(FAILURE_WAIT_MS);
    }
  }

  /** Calls `onSetBack` when the clock was set back. Ignores corrections of less than a second, which time servers make. */
  async #checkClock(): Promise<void> {
    const before = this.#seen;
    const at = millisecondsOf(this.#options.now());
    if (at < before - SET_BACK_MS) await this.#options.onSetBack?.();
    this.#seen = at;
  }

  #wakeIn(wait: number, names: readonly string[] = []): void {
    clearTimeout(this.#timer);
    if (!this.#started) return;
    this.#timer = setTimeout(() => {
      this.#wake(names);
    }, wait).unref();
  }
}
