// Writes down how jobs ended: alone when it is quiet, many in one transaction when they end faster than they are written.
import type { Database } from '../db/connection.ts';
import { settle, type ClaimedJob, type Ending } from '../db/jobs.ts';
import type { Instant } from '../generated/types.ts';

interface Waiting {
  readonly job: ClaimedJob;
  readonly ending: Ending;
  readonly written: (failure: Error | null) => void;
}

export class Outcomes {
  readonly #database: Database;
  readonly #now: () => Instant;
  #waiting: Waiting[] = [];
  #writing = false;

  constructor(database: Database, now: () => Instant) {
    this.#database = database;
    this.#now = now;
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
      const failure = await this.#database
        .write((db) => settle(db, batch, this.#now()))
        .then(
          () => null,
          (reason: unknown) => (reason instanceof Error ? reason : new Error('It could not be written')),
        );
      for (const { written } of batch) written(failure);
    }
    this.#writing = false;
  }
}
