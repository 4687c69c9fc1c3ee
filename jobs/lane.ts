// The jobs of one kind in this process: claims as many as there is room for, and more as soon as there is room again.
import type { ClaimedJob } from '../db/jobs.ts';

export interface LaneOptions {
  readonly concurrency: number;
  /** Takes more when no more than so many run: what comes in masses is claimed some at a time. */
  readonly refillAt: number;
  /** Claims up to `limit` jobs that are due. */
  readonly claim: (limit: number) => Promise<readonly ClaimedJob[]>;
  /** Runs one and writes down how it ended; never rejects. */
  readonly run: (job: ClaimedJob) => Promise<void>;
  /** Called when everything that is due was claimed, or there is no more room; with the error when claiming failed. */
  readonly quiet: (error?: unknown) => void;
}

export class Lane {
  readonly #options: LaneOptions;
  #running = 0;
  #asked = false;
  #claiming = false;
  #more = false;
  #closed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Whether it could take a job that becomes due. When it is full it looks by itself as soon as one has ended. */
  get hasRoom(): boolean {
    return this.#running < this.#options.concurrency;
  }

  /** Looks for jobs that are due. */
  wake(): void {
    this.#asked = true;
    if (!this.#claiming && !this.#closed && this.hasRoom) void this.#claimAll();
  }

  /** Claims no more. */
  close(): void {
    this.#closed = true;
  }

  async #claimAll(): Promise<void> {
    this.#claiming = true;
    let failure: unknown;
    try {
      while (this.#asked && this.hasRoom && !this.#isClosed()) await this.#claimOnce();
    } catch (error) {
      failure = error;
      this.#asked = false;
    }
    this.#claiming = false;
    this.#options.quiet(failure);
  }

  #isClosed(): boolean {
    return this.#closed;
  }

  async #claimOnce(): Promise<void> {
    this.#asked = false;
    const limit = this.#options.concurrency - this.#running;
    const jobs = await this.#options.claim(limit);
    this.#more = jobs.length === limit;
    if (this.#more) this.#asked = true;
    this.#running += jobs.length;
    for (const job of jobs) void this.#run(job);
  }

  async #run(job: ClaimedJob): Promise<void> {
    await this.#options.run(job);
    this.#running -= 1;
    if ((this.#more || this.#asked) && this.#running <= this.#options.refillAt) this.wake();
  }
}
