// The jobs of one kind or lane in this process: runs up to its limit at once, and claims ahead where jobs finish fast.
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import type { Taker } from './batches.ts';
import { Pace } from './pace.ts';
import type { Room } from './room.ts';

export interface LaneOptions {
  readonly kind: string;
  readonly lane: string;
  /** How many run at once. */
  readonly concurrency: number;
  /** How many more it may have claimed meanwhile. */
  readonly ahead: number;
  readonly room: Room;
  /** In milliseconds, whenever it began. */
  readonly clock: () => number;
  /** Has somebody come who asks it what it would take. */
  readonly call: () => void;
  /** Runs a job and says when the next one may run; never throws. */
  readonly run: (job: ClaimedJob, ended: () => void) => void;
  /** Gives back what was claimed and did not run. */
  readonly giveBack: (jobs: readonly ClaimedJob[]) => void;
  /** Called when everything that is due was claimed, or there is no more room; with the error when claiming failed. */
  readonly quiet: (error?: unknown) => void;
}

interface Claimed {
  readonly job: ClaimedJob;
  readonly at: number;
}

// Facts that were loaded with a job, such as where to send something, are true for so long, in milliseconds.
const FRESH = 1_000;

export class Lane implements Taker {
  readonly kind: string;
  readonly lane: string;
  readonly #options: LaneOptions;
  readonly #pace: Pace;
  #waiting: Claimed[] = [];
  #running = 0;
  #asked = 0;
  /** Whether there may be more that is due. */
  #more = false;
  #closed = false;

  constructor(options: LaneOptions) {
    this.kind = options.kind;
    this.lane = options.lane;
    this.#options = options;
    this.#pace = new Pace(options.clock);
  }

  /** Whether it waits for room: it looks by itself as soon as something has ended. */
  get isFull(): boolean {
    return this.#more && this.#wants === 0;
  }

  /** Looks for jobs that are due. */
  wake(): void {
    this.#more = true;
    if (this.#wants > 0) this.#options.call();
  }

  /** Claims no more, and gives back what did not run. */
  close(): void {
    this.#closed = true;
    this.#giveBack();
  }

  /** Gives back what it has had for too long without running it, so that others can. */
  giveBackOld(): void {
    const [next] = this.#waiting;
    if (next !== undefined && this.#options.clock() - next.at > FRESH) this.#giveBack();
  }

  ask(): number {
    const limit = this.#wants;
    if (limit === 0) return 0;
    this.#more = false;
    this.#asked = limit;
    this.#options.room.add(limit);
    return limit;
  }

  take(jobs: readonly ClaimedJob[], error?: unknown): void {
    if (jobs.length === this.#asked) this.#more = true;
    this.#options.room.add(jobs.length - this.#asked);
    this.#asked = 0;
    const at = this.#options.clock();
    for (const job of jobs) this.#waiting.push({ job, at });
    if (this.#closed) this.#giveBack();
    else this.#runOn();
    if (error === undefined && this.#wants > 0) this.#options.call();
    else this.#options.quiet(error);
  }

  get #held(): number {
    return this.#asked + this.#waiting.length + this.#running;
  }

  /** The most that it may hold: what runs, what is expected to end soon, and no more than its part of the room. */
  get #limit(): number {
    const { concurrency, ahead, room } = this.#options;
    return Math.min(concurrency + Math.min(ahead, this.#pace.perSpan), room.share);
  }

  get #wants(): number {
    if (!this.#more || this.#closed || this.#asked > 0) return 0;
    return Math.max(0, this.#limit - this.#held);
  }

  #runOn(): void {
    this.giveBackOld();
    while (this.#running < this.#options.concurrency) {
      const claimed = this.#waiting.shift();
      if (claimed === undefined) return;
      this.#running += 1;
      this.#options.run(claimed.job, () => {
        this.#ended();
      });
    }
  }

  #ended(): void {
    this.#running -= 1;
    this.#options.room.add(-1);
    this.#pace.note();
    this.#runOn();
    // Some at a time, where they come in masses.
    if (this.#wants > 0 && this.#held <= this.#limit / 2) this.#options.call();
  }

  #giveBack(): void {
    if (this.#waiting.length === 0) return;
    this.#options.room.add(-this.#waiting.length);
    this.#options.giveBack(this.#waiting.map(({ job }) => job));
    this.#waiting = [];
    this.#more = true;
  }
}
