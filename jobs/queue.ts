// The job queue of a process: wakes when jobs arrive or become due, runs them in parallel, and stops when told to.
import { setImmediate as turn } from 'node:timers/promises';
import { firstRun, nextRuns, type NextRun } from '../db/queue/next-runs.ts';
import { later } from '../db/queue/jobs.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import { milliseconds } from '../domain/values/calendar.ts';
import { claimAll } from './claims.ts';
import type { JobContext } from './job.ts';
import { Lane } from './lane.ts';
import { Room } from './room.ts';
import { Worker, type WorkerOptions } from './worker.ts';

/** How long a request waits for jobs that it holds, in milliseconds: clients and proxies wait for thirty seconds or more. */
const HELD_PATIENCE = 10_000;
const AFTER_FAILURE = 1_000;
const SET_BACK = 1_000;
// A job that is due and cannot be claimed is locked by a transaction that is about to change it.
const FIRST_WAIT = 20;
// The most that a lane claims beyond the running jobs: about as many as one transaction brings in while these run.
const AHEAD = 40;

export interface QueueOptions extends WorkerOptions {
  /** Told that the clock was set back: what was put off to a later time than it should is to be called back. */
  readonly wentBack?: () => Promise<void>;
}

export class Queue {
  readonly #options: QueueOptions;
  readonly #worker: Worker;
  /** By `kind`, or `kind/lane` where jobs of the kind name lanes. */
  readonly #lanes = new Map<string, Lane>();
  readonly #rooms: ReadonlyMap<string, Room>;
  #stopListening: (() => Promise<void>) | undefined;
  #timer: NodeJS.Timeout | undefined;
  #started = false;
  #arming = false;
  #armAgain = false;
  #shortWait = FIRST_WAIT;
  /** The last time on the clock, in milliseconds. */
  #seen: number;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#worker = new Worker({
      ...options,
      beat: () => {
        for (const lane of this.#lanes.values()) lane.giveBackOld();
      },
    });
    this.#seen = milliseconds(options.now());
    const kinds = Object.entries(options.jobs);
    this.#rooms = new Map(kinds.map(([kind, { together = Infinity }]) => [kind, new Room(together)]));
  }

  /** The kinds of jobs that it runs. */
  get kinds(): readonly string[] {
    return Object.keys(this.#options.jobs);
  }

  /** Begins to run what is due, now and from now on. */
  start(): void {
    this.#started = true;
    this.#stopListening = this.#options.database.onEnqueued((lanes) => {
      for (const name of lanes ?? this.kinds) this.#wake(name);
      if (lanes?.length === 0) void this.#arm();
    });
    this.look();
  }

  /** Looks at the clock and at the queue now: after the clock was set. */
  look(): void {
    for (const name of [...this.kinds, ...this.#lanes.keys()]) this.#wake(name);
  }

  /** Runs everything that is due by the clock, lane by lane, until nothing is; answers how many ran. */
  async runDue(): Promise<number> {
    let ran = 0;
    for (let before = -1; ran > before;) {
      before = ran;
      for (const { kind, lane } of await this.#nextRuns()) {
        const jobs = await this.#claim(kind, lane);
        await Promise.all(jobs.map((job) => this.#worker.run(job)));
        ran += jobs.length;
      }
    }
    return ran;
  }

  /** The tools for regular work that is no job. */
  contextFor(name: string): JobContext {
    return this.#worker.contextFor(name);
  }

  /** Runs the job that has been due longest, and answers its kind; null when none is due. */
  async runFirst(kinds: readonly string[]): Promise<string | null> {
    const { database, jobs, now } = this.#options;
    const first = await database.single((db) => firstRun(db, kinds));
    if (first === undefined || first.run_at > now()) return null;
    const { kind, lane } = first;
    const until = later(now(), this.#worker.lease);
    const asked = [{ kind, lane, limit: 1 }];
    const [claimed = []] = await database.write((db) => claimAll(db, asked, { jobs, now: now(), until }));
    for (const job of claimed) await this.#worker.run(job);
    return claimed.length === 0 ? null : kind;
  }

  /**
   * Runs jobs that a transaction kept for this process. Resolves when they have ended, well or not, or after ten
   * seconds: then they go on by themselves.
   */
  async runHeld(jobs: readonly ClaimedJob[]): Promise<void> {
    const { heldPatience = HELD_PATIENCE } = this.#options;
    let impatient: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      impatient = setTimeout(resolve, heldPatience);
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

  async #claim(kind: string, lane: string): Promise<readonly ClaimedJob[]> {
    const { database, jobs, now } = this.#options;
    const until = later(now(), this.#worker.lease);
    const asked = { kind, lane, limit: this.#concurrency(kind) };
    const claimed = await database.write((db) => claimAll(db, [asked], { jobs, now: now(), until }));
    return claimed.flat();
  }

  #concurrency(kind: string): number {
    return this.#options.jobs[kind]?.concurrency ?? 1;
  }

  /** Jobs may have come to a lane, or to any lane of a kind. */
  #wake(name: string): void {
    const [kind = '', lane = ''] = name.split('/');
    const job = this.#options.jobs[kind];
    if (job === undefined) return;
    if (job.inLanes === true && lane === '') void this.#arm();
    else this.#laneOf(name, kind, lane).wake();
  }

  #laneOf(name: string, kind: string, lane: string): Lane {
    const known = this.#lanes.get(name);
    if (known !== undefined) return known;
    const made = this.#makeLane(kind, lane);
    this.#lanes.set(name, made);
    return made;
  }

  #makeLane(kind: string, lane: string): Lane {
    const { batches } = this.#worker;
    const made = new Lane({
      kind,
      lane,
      concurrency: this.#concurrency(kind),
      ahead: this.#options.jobs[kind]?.inLanes === true ? AHEAD : 0,
      room: this.#rooms.get(kind) ?? new Room(Infinity),
      clock: () => performance.now(),
      call: () => {
        batches.go();
      },
      run: (job, ended) => {
        this.#shortWait = FIRST_WAIT;
        void this.#worker.run(job, ended);
      },
      giveBack: (jobs) => {
        this.#worker.giveBack(jobs);
      },
      quiet: (error) => {
        if (error === undefined) {
          void this.#arm();
          return;
        }
        this.#options.log.error({ kind, err: error }, 'jobs could not be claimed');
        this.#wakeIn(AFTER_FAILURE, this.kinds);
      },
    });
    batches.add(made);
    return made;
  }

  #nextRuns(): Promise<NextRun[]> {
    return this.#options.database.single((db) => nextRuns(db, this.kinds));
  }

  /** Sets the timer to the moment at which the next job can be claimed by a lane that does not look by itself. */
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
    const { now, log } = this.#options;
    try {
      await this.#minding();
      const waits = (await this.#nextRuns()).flatMap(({ kind, lane, run_at }) => {
        const name = lane === '' ? kind : `${kind}/${lane}`;
        const isFull = this.#lanes.get(name)?.isFull ?? false;
        return isFull ? [] : [{ name, wait: milliseconds(run_at) - milliseconds(now()) }];
      });
      // The clock may be set, and a notice may be lost. A look in each lease finds out when jobs of the dead come free.
      const wait = waits.reduce((least, each) => Math.min(least, each.wait), this.#worker.lease);
      const due = waits.filter((each) => each.wait <= Math.max(wait, 0)).map(({ name }) => name);
      this.#wakeIn(wait > 0 ? wait : this.#nextShortWait(), due);
    } catch (err) {
      log.error({ err }, 'the next job could not be looked up');
      this.#wakeIn(AFTER_FAILURE, this.kinds);
    }
  }

  /** Notices that the clock was set back. Corrections of less than a second, which time servers make, do no harm. */
  async #minding(): Promise<void> {
    const [before, at] = [this.#seen, milliseconds(this.#options.now())];
    if (at < before - SET_BACK) await this.#options.wentBack?.();
    this.#seen = at;
  }

  #nextShortWait(): number {
    const wait = this.#shortWait;
    this.#shortWait = Math.min(wait * 2, AFTER_FAILURE);
    return wait;
  }

  #wakeIn(wait: number, names: readonly string[]): void {
    clearTimeout(this.#timer);
    if (!this.#started) return;
    this.#timer = setTimeout(() => {
      for (const name of names) this.#wake(name);
      if (names.length === 0) void this.#arm();
    }, wait).unref();
  }
}
