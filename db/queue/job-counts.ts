// How many jobs there are, and how long they have waited: what operators see of the queue.
import type { Instant } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { AT_ONCE } from './jobs.ts';

export interface JobCount {
  readonly kind: string;
  readonly open: number;
  readonly dead: number;
  /** The first moment at which one of the open ones is due; null where none has a moment. */
  readonly due: Instant | null;
  /** The id of the first one that waits to be run at once, which has no moment; null where none does. */
  readonly first: number | null;
}

/** How many jobs of each kind wait or run, how many were given up, and which has waited longest. */
export async function countJobs(db: Reader): Promise<JobCount[]> {
  const dead = db.build.raw('count(dead_at) as dead');
  const open = db.build.raw('count(*) - count(dead_at) as open');
  const due = db.build.raw('min(case when dead_at is null and run_at > ? then run_at end) as due', AT_ONCE);
  const first = db.build.raw('min(case when dead_at is null and run_at = ? then id end) as first', AT_ONCE);
  return db.query<JobCount>(db.build('jobs').groupBy('kind').select('kind', open, dead, due, first));
}
