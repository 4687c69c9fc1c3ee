// Claims jobs for the lanes of a process: alone when it is quiet, for many lanes in one transaction when they ask at once.
import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../db/connection.ts';
import { claim, later, type ClaimedJob } from '../db/jobs.ts';
import type { Instant } from '../generated/types.ts';
import type { Jobs } from './job.ts';

interface Asked {
  readonly kind: string;
  readonly lane: string;
  readonly limit: number;
}

interface Waiting extends Asked {
  readonly answer: (jobs: readonly ClaimedJob[]) => void;
  readonly fail: (error: unknown) => void;
}

export interface ClaimsOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly now: () => Instant;
  /** How long a claim lasts, in milliseconds. */
  readonly lease: number;
}

export class Claims {
  readonly #options: ClaimsOptions;
  #waiting: Waiting[] = [];
  #claiming: Promise<void> | undefined;
  #closed = false;

  constructor(options: ClaimsOptions) {
    this.#options = options;
  }

  /** Claims up to `limit` jobs of a lane that are due, with what their kind loads for them. */
  take(kind: string, lane: string, limit: number): Promise<readonly ClaimedJob[]> {
    if (this.#closed) return Promise.resolve([]);
    return new Promise((answer, fail) => {
      this.#waiting.push({ kind, lane, limit, answer, fail });
      this.#claiming ??= this.#claimAll();
    });
  }

  /** Claims no more; resolves when whoever asked has his answer. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#claiming;
    // What was claimed is handed on from promise to promise before it runs.
    await turn();
  }

  async #claimAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        const claimed = this.#closed ? [] : await this.#claim(batch);
        batch.forEach(({ answer }, at) => {
          answer(claimed[at] ?? []);
        });
      } catch (error) {
        for (const { fail } of batch) fail(error);
      }
    }
    this.#claiming = undefined;
  }

  #claim(batch: readonly Asked[]): Promise<ClaimedJob[][]> {
    const { database, jobs, now, lease } = this.#options;
    return database.write(async (db) => {
      const moment = now();
      const claimed: ClaimedJob[][] = [];
      for (const { kind, lane, limit } of batch)
        claimed.push(await claim(db, { kind, lane, limit, now: moment, until: later(moment, lease) }));
      for (const kind of new Set(batch.map((asked) => asked.kind))) {
        const load = jobs[kind]?.load?.bind(jobs[kind]);
        const all = claimed.flat().filter((job) => job.kind === kind);
        if (load === undefined || all.length === 0) continue;
        const loaded = await load(
          db,
          all.map(({ payload }) => payload as never),
        );
        const byId = new Map(all.map(({ id }, at) => [id, loaded[at]]));
        batch.forEach((asked, at) => {
          if (asked.kind === kind)
            claimed[at] = (claimed[at] ?? []).map((job) => ({ ...job, loaded: byId.get(job.id) }));
        });
      }
      return claimed;
    });
  }
}
