// The jobs that a transaction enqueued: workers are notified once it has committed.
import type { ClaimedJob } from '../claimed-job.ts';

/** The channel of PostgreSQL's notifications of jobs. */
export const CHANNEL = 'boekstaaf_jobs';

// A notification has less than 8,000 bytes, including the name of the process.
const MAX_NOTICE_BYTES = 7_000;

export class EnqueuedJobs {
  readonly #lanes = new Set<string>();
  /** Jobs that this process has claimed, to run them before the response. */
  readonly claimedJobs: ClaimedJob[] = [];

  /** Records that a lane got a job that any worker may claim. */
  add({ kind, lane }: { readonly kind: string; readonly lane: string }): void {
    this.#lanes.add(lane === '' ? kind : `${kind}/${lane}`);
  }

  /**
   * The lanes that got jobs, as `kind` or `kind/lane`; only the kinds where a notification cannot contain all lanes.
   */
  get lanes(): readonly string[] {
    const all = [...this.#lanes];
    if (all.join().length <= MAX_NOTICE_BYTES) return all;
    return [...new Set(all.map((name) => name.split('/')[0] ?? name))];
  }
}

/**
 * Called with the lanes of committed jobs; with null when jobs of any lane may have been missed; with no lane when it
 * must poll.
 */
export type EnqueuedListener = (lanes: readonly string[] | null) => void;

/** The workers of this process that listen for new jobs. */
export class Listeners {
  readonly #all = new Set<EnqueuedListener>();

  add(listener: EnqueuedListener): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  notify(lanes: readonly string[] | null): void {
    for (const listener of this.#all) listener(lanes);
  }
}
