// Writes down how jobs ended: alone when it is quiet, many in one transaction when they end faster than they are written.
import type { Writer } from '../db/connection.ts';
import { settle, type ClaimedJob, type Ending } from '../db/jobs.ts';
import type { Instant } from '../generated/types.ts';
import type { Jobs } from './job.ts';

interface Waiting {
  readonly job: ClaimedJob;
  readonly ending: Ending;
  readonly written: (failure: Error | null) => void;
}

export interface OutcomesOptions {
  /** A transaction that announces what it changes. */
  readonly write: (work: (db: Writer) => Promise<void>) => Promise<void>;
  readonly jobs: Jobs;
  readonly now: () => Instant;
}

export class Outcomes {
  readonly #options: OutcomesOptions;
  #waiting: Waiting[] = [];
  #writing = false;

  constructor(options: OutcomesOptions) {
    this.#options = options;
  }

  /** Resolves when it is written. Rejects when it cannot be: then the lease runs out and the job comes again. */
  write(job: ClaimedJob, ending: Ending): Promise<void> {
    return new Promise((resolve, reject) => {
      const written = (failure: Error | null): void => {
        if (failure === null) resolve();
        else reject(failure);
      };
      this.#waiting.push({ job, ending, written });
      if (!this.#writing) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const failure = await this.#options
        .write((db) => this.#settle(db, batch))
        .then(
          () => null,
          (reason: unknown) => (reason instanceof Error ? reason : new Error('It could not be written')),
        );
      for (const { written } of batch) written(failure);
    }
    this.#writing = false;
  }

  async #settle(db: Writer, batch: readonly Waiting[]): Promise<void> {
    const { jobs, now } = this.#options;
    for (const kind of new Set(batch.map(({ job }) => job.kind))) {
      const left = batch.flatMap(({ job, ending }) =>
        job.kind === kind && ending.ended === 'done' && ending.left !== undefined ? [ending.left] : [],
      );
      if (left.length > 0) await jobs[kind]?.conclude?.(db, left, now());
    }
    await settle(db, batch, now());
  }
}
