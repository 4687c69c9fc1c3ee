// The numbers of jobs and how long they have waited, for operators.
import type { Instant } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { RUN_AT_ONCE } from './jobs.ts';

export interface JobCount {
  readonly kind: string;
  readonly open: number;
  readonly dead: number;
  /** The earliest moment of the open jobs; null where none has a moment. */
  readonly due: Instant | null;
  /** The id of the oldest job that waits to run at once, without a moment; null where none does. */
  readonly first: number | null;
}

const selectCounts = defineStatement<JobCount>(
  () => `select kind, count(*) - count(dead_at) as open, count(dead_at) as dead,
      min(case when dead_at is null and run_at > ? then run_at end) as due,
      min(case when dead_at is null and run_at = ? then id end) as first
    from jobs group by kind`,
);

/** Returns for each kind how many jobs wait or run, how many were given up, and which has waited longest. */
export function countJobs(db: Reader): Promise<JobCount[]> {
  return selectCounts(db, RUN_AT_ONCE, RUN_AT_ONCE);
}
