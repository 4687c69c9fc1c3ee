// The jobs of one kind in this process: a loop that stores results, claims due jobs while slots are free, and runs them.
import { setImmediate as turn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import type { Writer } from '../db/engine/session/database.ts';
import { claim, addMilliseconds, release, settle, type RunOutcome } from '../db/queue/jobs.ts';
import type { Instant } from '../generated/types.ts';
import type { Job } from './job.ts';
import type { JobWorker } from './worker.ts';

export interface LoopOptions {
  readonly kind: string;
  readonly job: Job<never>;
  readonly worker: JobWorker;
  readonly now: () => Instant;
  readonly log: Logger;
  /** Called after each claim, with the error when it failed: another moment may be the next one when something is due. */
  readonly onClaimed: (error?: unknown) => void;
}

interface JobResult {
  readonly job: ClaimedJob;
  readonly ending: RunOutcome;
  readonly onSettled: () => void;
}

// A lane gets this part of the free slots at most, so that slots are left for later lanes, however many jobs hang.
const LANE_SHARE_DIVISOR = 8;

export class JobLoop {
  readonly #options: LoopOptions;
  /** The lanes where a job may be due; first the one that was served longest ago. */
  readonly #due = new Set<string>();
  /** The number of running jobs by lane. */
  readonly #running = new Map<string, number>();
  #results: JobResult[] = [];
  #isWanted = false;
  #isClosed = false;
  #going: Promise<void> | undefined;

  constructor(options: LoopOptions) {
    this.#options = options;
  }

  /** Wakes a lane: one of its jobs may be due. */
  wake(lane: string): void {
    if (this.#isClosed) return;
    this.#due.add(lane);
    this.#go();
  }

  /** Whether jobs of this lane are claimed without a wake-up, as soon as a slot is free. */
  isWaiting(lane: string): boolean {
    return this.#due.has(lane);
  }

  /** Runs a claimed job; resolves when its result is stored, or cannot be. */
  async run(job: ClaimedJob): Promise<void> {
    const { worker } = this.#options;
    this.#count(job.lane, 1);
    const ending = await worker.run(job, this.#options.job);
    this.#count(job.lane, -1);

    this.#go();
    if (ending !== null)
      await new Promise<void>((resolve) => {
        this.#results.push({ job, ending, onSettled: resolve });
      });
    worker.close(job);
  }

  /** Runs due jobs of a lane, at most `limit`. Resolves with how many ran, once they have ended. */
  async runDue(lane: string, limit = this.#options.job.concurrency): Promise<number> {
    const claimed = await this.#options.worker.write((db) => this.#claim(db, new Map([[lane, limit]])));
    await Promise.all(claimed.map((job) => this.run(job)));
    return claimed.length;
  }

  /** Claims no more; resolves when no claim is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#due.clear();
    await this.#going;
  }

  #go(): void {
    this.#isWanted = true;
    this.#going ??= this.#repeat();
  }

  async #repeat(): Promise<void> {
    while (this.#isWanted) {
      // Jobs that end in one tick of the event loop share a transaction.
      await turn();
      this.#isWanted = false;
      await this.#step();
    }
    this.#going = undefined;
  }

  async #step(): Promise<void> {
    const { kind, worker, log } = this.#options;
    const results = this.#results.splice(0);
    const requests = this.#requests();
    if (results.length === 0 && requests.size === 0) return;

    try {
      const claimed = await worker.write(async (db) => {
        await this.#settle(db, results);
        return this.#claim(db, requests);
      });
      if (!this.#isClosed) this.#take(claimed, requests);
      else if (claimed.length > 0) await worker.write((db) => release(db, claimed));
    } catch (err) {
      log.error(
        { kind, jobs: results.map(({ job }) => job.id), err },
        'jobs could not be claimed, or results be stored',
      );
      this.#options.onClaimed(err);
    }

    for (const { onSettled } of results) onSettled();
  }

  /** Free slots for the lanes where something may be due. */
  #requests(): ReadonlyMap<string, number> {
    const { concurrency, capacity = Infinity } = this.#options.job;
    const requests = new Map<string, number>();
    let free = capacity;
    for (const running of this.#running.values()) free -= running;
    for (const lane of this.#due) {
      const limit = Math.min(concurrency - (this.#running.get(lane) ?? 0), Math.ceil(free / LANE_SHARE_DIVISOR));
      if (limit <= 0) continue;
      requests.set(lane, limit);
      this.#due.delete(lane);
      free -= limit;
    }
    return requests;
  }

  async #settle(db: Writer, results: readonly JobResult[]): Promise<void> {
    if (results.length === 0) return;
    const now = this.#options.now();
    const outputs = results.flatMap(({ ending }) =>
      ending.status === 'done' && ending.result !== undefined ? [ending.result] : [],
    );
    if (outputs.length > 0) await this.#options.job.conclude?.(db, outputs, now);
    await settle(db, results, now);
  }

  async #claim(db: Writer, requests: ReadonlyMap<string, number>): Promise<ClaimedJob[]> {
    if (requests.size === 0) return [];
    const { kind, job, worker } = this.#options;
    // A running job whose lease has expired would be claimed a second time.
    await worker.renewUrgent(db);
    const now = this.#options.now();
    const until = addMilliseconds(now, worker.lease);
    const claims = [...requests].map(([lane, limit]) => claim(db, { kind, lane, limit, now, until }));
    const claimed = (await Promise.all(claims)).flat();
    const payloads = claimed.map(({ payload }) => payload as never);
    const loaded = payloads.length === 0 ? [] : await job.load?.(db, payloads);
    return claimed.map((each, at) => ({ ...each, loaded: loaded?.[at] }));
  }

  #take(claimed: readonly ClaimedJob[], requests: ReadonlyMap<string, number>): void {
    for (const job of claimed) void this.run(job);
    for (const [lane, limit] of requests)
      if (claimed.filter((job) => job.lane === lane).length === limit) this.wake(lane);
    if (requests.size > 0) this.#options.onClaimed();
  }

  #count(lane: string, by: 1 | -1): void {
    const running = (this.#running.get(lane) ?? 0) + by;
    if (running === 0) this.#running.delete(lane);
    else this.#running.set(lane, running);
  }
}
