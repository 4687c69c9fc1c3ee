// When waiting jobs can be claimed, for each lane: the timer of the queue uses it.
import type { Instant } from '../../generated/types.ts';
import type { Reader, Dialect } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';

/** A lane with open jobs, and when the first of them can be claimed. */
export interface NextRun {
  readonly kind: string;
  readonly lane: string;
  readonly run_at: Instant;
}

// Skips from one lane to the next by the index, however many jobs each has. min() is null after the last lane.
const lanesOf: Readonly<Record<Dialect, string>> = {
  sqlite: 'select value as kind from json_each(?)',
  postgres: 'select kind from unnest(?::text[]) as kind',
};

const findNextRuns = defineStatement<NextRun>(
  (dialect) => `with recursive kinds as (${lanesOf[dialect]}), lanes(kind, lane) as (
      select kind, (select min(lane) from jobs where kind = kinds.kind and dead_at is null) from kinds
      union all
      select kind, (select min(lane) from jobs where kind = lanes.kind and dead_at is null and lane > lanes.lane) from lanes
      where lane is not null
    )
    select kind, lane,
      (select min(run_at) from jobs where kind = lanes.kind and lane = lanes.lane and dead_at is null) as run_at
    from lanes where lane is not null`,
);

/** Returns when the first open job of each lane can be claimed; a kind without lanes counts as one lane. */
export async function listNextRuns(db: Reader, kinds: readonly string[]): Promise<NextRun[]> {
  return findNextRuns(db, kinds);
}

const selectFirstRun = defineStatement<NextRun>(
  (dialect) => `select kind, lane, run_at from jobs
    where dead_at is null and leased_by is null and ${isInList(dialect, 'kind')} order by run_at, id limit 1`,
);

/** Returns the open, unclaimed job of these kinds that can be claimed first; undefined when there is none. */
export async function findFirstRun(db: Reader, kinds: readonly string[]): Promise<NextRun | undefined> {
  return (await selectFirstRun(db, kinds))[0];
}
