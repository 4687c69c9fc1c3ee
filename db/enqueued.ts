// What a transaction asked of the job queue: told to the workers when it has committed.
import type { ClaimedJob } from './jobs.ts';

/** The name under which PostgreSQL passes on that jobs came. */
export const CHANNEL = 'boekstaaf_jobs';

export class Enqueued {
  /** The kinds of jobs that any worker may take. */
  readonly kinds = new Set<string>();
  /** Jobs that this process keeps for itself, to be run before the answer. */
  readonly held: ClaimedJob[] = [];
}

/** Hears of jobs that were committed, by their kinds; of null when any may have come unheard. */
export type EnqueuedListener = (kinds: readonly string[] | null) => void;

/** The workers of this process that want to hear of new jobs. */
export class Listeners {
  readonly #all = new Set<EnqueuedListener>();

  add(listener: EnqueuedListener): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(kinds: readonly string[] | null): void {
    for (const listener of this.#all) listener(kinds);
  }
}
