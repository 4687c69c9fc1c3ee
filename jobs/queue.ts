// The job queue of a process: wakes when jobs come or become due, runs them beside each other, and rests when told to.
import { setImmediate as turn } from 'node:timers/promises';
import { claim, later, nextRuns, type ClaimedJob } from '../db/jobs.ts';
import { milliseconds } from '../domain/calendar.ts';
import { Lane } from './lane.ts';
import { Worker, type WorkerOptions } from './worker.ts';

/** The longest time between two looks at the clock: it may be set, and a notice may be lost. */
const LONGEST_WAIT = 60_000;
const AFTER_FAILURE = 1_000;
// A job that is due and cannot be claimed is locked by a transaction that is about to change it.
const FIRST_WAIT = 20;
const HELD_PATIENCE = 10_000;

export class Queue {
  readonly #options: WorkerOptions;
  readonly #worker: Worker;
  readonly #lanes: ReadonlyMap<string, Lane>;
  #stopListening: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #started = false;
  #arming = false;
  #armAgain = false;
  #shortWait = FIRST_WAIT;

  constructor(options: WorkerOptions) {
    this.#options = options;
    this.#worker = new Worker(options);
    this.#lanes = new Map(Object.keys(options.jobs).map((kind) => [kind, this.#lane(kind)]));
  }

  /** The kinds of jobs that it runs. */
  get kinds(): readonly string[] {
    return [...this.#lanes.keys()];
  }

  /** Begins to run what is due, now and from now on. */
  start(): void {
    this.#started = true;
    this.#stopListening = this.#options.database.onEnqueued((kinds) => {
      for (const kind of kinds ?? this.kinds) this.#lanes.get(kind)?.wake();
    });
    this.look();
  }

  /** Looks at the clock and at the queue now: after the clock was set. */
  look(): void {
    for (const lane of this.#lanes.values()) lane.wake();
  }

  /** Runs everything that is due by the clock, kind by kind, until nothing is; answers how many ran. */
  async runDue(): Promise<number> {
    let ran = 0;
    for (let before = -1; ran > before;) {
      before = ran;
      for (const [kind, { concurrency }] of Object.entries(this.#options.jobs)) {
        const jobs = await this.#claim(kind, concurrency);
        await Promise.all(jobs.map((job) => this.#worker.run(job)));
        ran += jobs.length;
      }
    }
    return ran;
  }

  /**
   * Runs jobs that a transaction kept for this process. Resolves when they have ended, well or not, or after ten
   * seconds: then they go on by themselves.
   */
  async runHeld(jobs: readonly ClaimedJob[]): Promise<void> {
    let impatient: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      impatient = setTimeout(resolve, HELD_PATIENCE);
    });
    await Promise.race([patience, Promise.all(jobs.map((job) => this.#worker.run(job)))]);
    clearTimeout(impatient);
  }

  /**
   * Claims no more, waits for what runs at most `limit` milliseconds, and gives the rest back, which another process can
   * take at once.
   */
  async stop(limit: number): Promise<void> {
    this.#started = false;
    for (const lane of this.#lanes.values()) lane.close();
    clearTimeout(this.#timer);
    await Promise.all([this.#stopListening?.(), this.#worker.drained(limit)]);
  }

  #lane(kind: string): Lane {
    return new Lane({
      concurrency: this.#options.jobs[kind]?.concurrency ?? 1,
      claim: async (limit) => {
        const jobs = await this.#claim(kind, limit);
        if (jobs.length > 0) this.#shortWait = FIRST_WAIT;
        return jobs;
      },
      run: (job) => this.#worker.run(job),
      quiet: (error) => {
        if (error === undefined) {
          void this.#arm();
          return;
        }
        this.#options.log.error({ kind, err: error }, 'jobs could not be claimed');
        this.#wakeIn(AFTER_FAILURE, this.kinds);
      },
    });
  }

  #claim(kind: string, limit: number): Promise<ClaimedJob[]> {
    const { database, now } = this.#options;
    return database.write((db) => {
      const moment = now();
      return claim(db, { kind, now: moment, until: later(moment, this.#worker.lease), limit });
    });
  }

  /** Sets the timer to the moment at which the next job can be claimed that there is room for. */
  async #arm(): Promise<void> {
    this.#armAgain = true;
    if (this.#arming) return;
    this.#arming = true;
    while (this.#armAgain && this.#started) {
      // Lanes that become quiet in the same turn share one look.
      await turn();
      this.#armAgain = false;
      await this.#armOnce();
    }
    this.#arming = false;
  }

  async #armOnce(): Promise<void> {
    const { database, now, log } = this.#options;
    const waiting = [...this.#lanes].filter(([, lane]) => lane.hasRoom).map(([kind]) => kind);
    try {
      const next = await database.read((db) => nextRuns(db, waiting));
      const waits = [...next].map(([kind, at]) => ({ kind, wait: milliseconds(at) - milliseconds(now()) }));
      const wait = Math.min(LONGEST_WAIT, ...waits.map((each) => each.wait));
      const due = waits.filter((each) => each.wait <= wait).map(({ kind }) => kind);
      this.#wakeIn(wait > 0 ? wait : this.#nextShortWait(), due);
    } catch (err) {
      log.error({ err }, 'the next job could not be looked up');
      this.#wakeIn(AFTER_FAILURE, this.kinds);
    }
  }

  #nextShortWait(): number {
    const wait = this.#shortWait;
    this.#shortWait = Math.min(wait * 2, AFTER_FAILURE);
    return wait;
  }

  #wakeIn(wait: number, kinds: readonly string[]): void {
    clearTimeout(this.#timer);
    if (!this.#started) return;
    this.#timer = setTimeout(() => {
      for (const kind of kinds) this.#lanes.get(kind)?.wake();
      if (kinds.length === 0) void this.#arm();
    }, wait).unref();
  }
}
