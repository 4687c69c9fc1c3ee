// The jobs that a transaction enqueued: workers are notified once it has committed.
import type { ClaimedJob } from '../claimed-job.ts';

/** The name under which PostgreSQL passes on that jobs came. */
export const CHANNEL = 'boekstaaf_jobs';

// PostgreSQL passes on less than 8,000 bytes, the name of the process included.
const MAX_NOTICE_BYTES = 7_000;

export class EnqueuedJobs {
  readonly #lanes = new Set<string>();
  /** Jobs that this process keeps for itself, to be run before the answer. */
  readonly held: ClaimedJob[] = [];

  /** Notes that a lane got a job that any worker may take. */
  add({ kind, lane }: { readonly kind: string; readonly lane: string }): void {
    this.#lanes.add(lane === '' ? kind : `${kind}/${lane}`);
  }

  /** The lanes that got jobs, as `kind` or `kind/lane`; by their kinds alone where they are too many to be told. */
  get lanes(): readonly string[] {
    const all = [...this.#lanes];
    if (all.join().length <= MAX_NOTICE_BYTES) return all;
    return [...new Set(all.map((name) => name.split('/')[0] ?? name))];
  }
}

/**
 * Hears of jobs that were committed, by their lanes; of null when any may have come unheard. It hears of no lane when it is time
 * to look.
 */
export type EnqueuedListener = (lanes: readonly string[] | null) => void;

/** The workers of this process that want to hear of new jobs. */
export class Listeners {
  readonly #all = new Set<EnqueuedListener>();

  add(listener: EnqueuedListener): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(lanes: readonly string[] | null): void {
    for (const listener of this.#all) listener(lanes);
  }
}
