// Ends and claims jobs in batches, one transaction for all lanes. A transaction costs as much as many jobs, so a batch is sent when
// one lane needs it and takes along whatever the others have.
import type { Writer } from '../db/engine/session/database.ts';
import { later, settle, type Ending } from '../db/queue/jobs.ts';
import type { ClaimedJob } from '../db/engine/claimed-job.ts';
import type { Instant } from '../generated/types.ts';
import { claimAll, type ClaimRequest } from './claims.ts';
import type { Jobs } from './job.ts';

/** The taker of jobs. */
export interface Taker {
  readonly kind: string;
  readonly lane: string;
  /** How many it would take now; when it is asked, it has to hear of them. */
  ask(): number;
  /** Hands over what was claimed; with an error when nothing could be. */
  take(jobs: readonly ClaimedJob[], error?: unknown): void;
}

interface Ended {
  readonly job: ClaimedJob;
  readonly ending: Ending;
  readonly written: (failure: Error | null) => void;
}

export interface BatchesOptions {
  /** A transaction that announces what it changes. */
  readonly write: <T>(work: (db: Writer) => Promise<T>) => Promise<T>;
  readonly jobs: Jobs;
  readonly now: () => Instant;
  /** How long a claim lasts, in milliseconds. */
  readonly lease: number;
  /** Keeps what this process runs, where that is urgent: else it could claim that itself. */
  readonly keep: (db: Writer) => Promise<void>;
}

interface Errand {
  readonly ended: readonly Ended[];
  readonly requests: readonly (ClaimRequest & { readonly taker: Taker })[];
}

// How long an ending waits for others, where nobody waits for it: a job that comes twice after a crash is known by its id.
const PATIENCE = 25;

export class Batches {
  readonly #options: BatchesOptions;
  readonly #takers = new Set<Taker>();
  #ended: Ended[] = [];
  #wanted = false;
  #going: Promise<void> | undefined;
  #patience: NodeJS.Timeout | undefined;

  constructor(options: BatchesOptions) {
    this.#options = options;
  }

  /** Asks this one too, each time that it goes. */
  add(taker: Taker): void {
    this.#takers.add(taker);
  }

  /** Goes as soon as it can. */
  go(): void {
    this.#wanted = true;
    this.#going ??= this.#goOn();
  }

  /** Resolves when nothing is under way. */
  async rest(): Promise<void> {
    while (this.#going !== undefined) await this.#going;
  }

  /**
   * Resolves when it is written how a job ended, soon or with others that end. Rejects when it cannot be: then the lease
   * runs out and the job comes again.
   */
  end(job: ClaimedJob, ending: Ending, soon: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const written = (failure: Error | null): void => {
        if (failure === null) resolve();
        else reject(failure);
      };
      this.#ended.push({ job, ending, written });
      if (soon) this.go();
      else
        this.#patience ??= setTimeout(() => {
          this.go();
        }, PATIENCE);
    });
  }

  async #goOn(): Promise<void> {
    while (this.#wanted) await this.#goOnce();
    this.#going = undefined;
  }

  async #goOnce(): Promise<void> {
    // As late as possible, and once: the transaction may have to be tried again.
    let errand: Errand | undefined;
    try {
      const claimed = await this.#options.write((db) => this.#run(db, (errand ??= this.#errand())));
      for (const { written } of errand?.ended ?? []) written(null);
      errand?.requests.forEach(({ taker }, at) => {
        taker.take(claimed[at] ?? []);
      });
    } catch (error) {
      errand ??= this.#errand();
      const failure = error instanceof Error ? error : new Error('The result could not be stored');
      for (const { written } of errand.ended) written(failure);
      for (const { taker } of errand.requests) taker.take([], failure);
    }
  }

  /** Everything that waits at this moment; who gets something is asked last the next time. */
  #errand(): Errand {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#wanted = false;
    const ended = this.#ended;
    this.#ended = [];
    const requests: Errand['requests'][number][] = [];
    for (const taker of [...this.#takers]) {
      const limit = taker.ask();
      if (limit === 0) continue;
      const { kind, lane } = taker;
      requests.push({ kind, lane, limit, taker });
      this.#takers.delete(taker);
      this.#takers.add(taker);
    }
    return { ended, requests };
  }

  async #run(db: Writer, { ended, requests }: Errand): Promise<ClaimedJob[][]> {
    const { jobs, now, lease } = this.#options;
    const moment = now();
    for (const kind of new Set(ended.map(({ job }) => job.kind))) {
      const left = ended.flatMap(({ job, ending }) =>
        job.kind === kind && ending.ended === 'done' && ending.left !== undefined ? [ending.left] : [],
      );
      if (left.length > 0) await jobs[kind]?.conclude?.(db, left, moment);
    }
    await settle(db, ended, moment);
    if (requests.length > 0) await this.#options.keep(db);
    return claimAll(db, requests, { jobs, now: moment, until: later(moment, lease) });
  }
}
