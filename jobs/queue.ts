// The job queue of a process: wakes when jobs arrive or become due, runs them in parallel, and stops when told to.
import { setImmediate as turn } from 'node:timers/promises';
import { findFirstRun, listNextRuns, type NextRun } from '../db/queue/next-runs.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import { millisecondsOf } from '../domain/values/calendar.ts';
import type { JobContext } from './job.ts';
import { JobLoop } from './loop.ts';
import { JobWorker, type JobWorkerOptions } from './worker.ts';

/** How long a request waits for jobs that it holds, in milliseconds: clients and proxies wait for thirty seconds or more. */
const RESERVED_TIMEOUT_MS = 10_000;
const FAILURE_WAIT_MS = 1_000;
const SET_BACK_MS = 1_000;
// A job that is due and cannot be claimed is locked by a transaction that is about to change it.
const LOCKED_WAIT_MS = 50;

export interface QueueOptions extends JobWorkerOptions {
  /** Called when the clock was set back: what was put off to a later time than it should is to be called back. */
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
  #arming = false;
  #armAgain = false;
  /** The last time on the clock, in milliseconds. */
  #seen: number;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#worker = new JobWorker(options);
    this.#seen = millisecondsOf(options.now());
    const { now, log } = options;
    const onClaimed = (failure?: unknown): void => {
      if (failure === undefined) void this.#arm();
      else this.#wakeIn(FAILURE_WAIT_MS);
    };
    const shared = { worker: this.#worker, now, log, onClaimed };
    this.#loops = new Map(
      Object.entries(options.jobs).map(([kind, job]) => [kind, new JobLoop({ kind, job, ...shared })]),
    );
  }

  /** The kinds of jobs that it runs. */
  get kinds(): readonly string[] {
    return [...this.#loops.keys()];
  }

  /** Begins to run what is due, now and from now on. */
  start(): void {
    this.#started = true;
    this.#stopListening = this.#options.database.onEnqueued((lanes) => {
      this.#wake(lanes ?? []);
    });
    void this.#arm();
  }

  /** Runs everything that is due by the clock, lane by lane, until nothing is; returns how many ran. */
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
   * Runs jobs that a transaction kept for this process. Resolves when they have ended, well or not, or after ten
   * seconds: then they go on in the background.
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
   * Claims no more, waits for what runs at most `limit` milliseconds, and releases the rest, which another process can
   * take at once.
   */
  async stop(limit: number): Promise<void> {
    this.#started = false;
    clearTimeout(this.#timer);
    const stopListening = this.#stopListening?.();
    await Promise.all([...this.#loops.values()].map((loop) => loop.close()));
    await Promise.all([stopListening, this.#worker.drain(limit)]);
  }

  /** Jobs may have come to these lanes, named `kind` or `kind/lane`; to any lane where none is named. */
  #wake(names: readonly string[]): void {
    for (const name of names) {
      const [kind = '', lane = ''] = name.split('/');
      this.#loops.get(kind)?.wake(lane);
    }
    if (names.length === 0) void this.#arm();
  }

  #nextRuns(): Promise<NextRun[]> {
    return this.#options.database.readSingle((db) => listNextRuns(db, this.kinds));
  }

  /** Sets the timer to the moment at which the next job can be claimed by a lane that waits for no slot. */
  async #arm(): Promise<void> {
    this.#armAgain = true;
    if (this.#arming) return;
    this.#arming = true;
    while (this.#armAgain && this.#started) {
      // Lanes that claim in the same turn share one look.
      await turn();
      this.#armAgain = false;
      await this.#armOnce();
    }
    this.#arming = false;
  }

  async #armOnce(): Promise<void> {
    const { now, log } = this.#options;
    try {
      await this.#checkClock();
      const waits = (await this.#nextRuns()).flatMap(({ kind, lane, run_at }) => {
        const isWaiting = this.#loops.get(kind)?.isWaiting(lane);
        return isWaiting ? [] : [{ name: `${kind}/${lane}`, wait: millisecondsOf(run_at) - millisecondsOf(now()) }];
      });
      // The clock may be set, and a notice may be lost. A look in each lease finds out when jobs of the dead come free.
      const wait = waits.reduce((least, each) => Math.min(least, each.wait), this.#worker.lease);
      const due = waits.filter((each) => each.wait <= Math.max(wait, 0)).map(({ name }) => name);
      this.#wakeIn(wait > 0 ? wait : LOCKED_WAIT_MS, due);
    } catch (err) {
      log.error({ err }, 'the next job could not be looked up');
      this.#wakeIn(FAILURE_WAIT_MS);
    }
  }

  /** Notices that the clock was set back. Corrections of less than a second, which time servers make, do no harm. */
  async #checkClock(): Promise<void> {
    const [before, at] = [this.#seen, millisecondsOf(this.#options.now())];
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
