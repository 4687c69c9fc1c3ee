// The counts of all processes for their limits. Limits appear here as hashes only.
import { declareConstraints } from '../engine/changes/constraints.ts';
import { deleteSome } from '../engine/purge.ts';
import type { Writer } from '../engine/session/database.ts';
import { recordsOf } from '../engine/session/records.ts';
import { defineCommand, defineCountedCommand } from '../engine/session/sql.ts';
import type { Instant } from '../../generated/types.ts';

declareConstraints('shared_counts', { unique: { shared_counts_pkey: 'never' } });

/** How often something happened in a window that lasts until `until`. */
export interface SharedCount {
  /** A hash of the limit and of the caller that it is for. */
  readonly what: string;
  readonly used: number;
  readonly until: Instant;
}

const COLUMNS = { what: 'text', used: 'int', until: 'timestamptz' } as const;

// Every process locks the rows in the same order. A window begins with the first count of any process.
const upsertCounts = defineCommand<SharedCount>(
  (dialect) => `insert into shared_counts (what, used, until)
    select what, used, until from ${recordsOf(dialect, COLUMNS)} where true order by what
    on conflict (what) do update set
      used = case when shared_counts.until <= ? then excluded.used else shared_counts.used + excluded.used end,
      until = case when shared_counts.until <= ? or excluded.until < shared_counts.until
        then excluded.until else shared_counts.until end
    returning what, used, until`,
);

/**
 * Adds the counts of a process since its last call to the windows open at `now`; returns the sums over all processes.
 * Each hash occurs once. An ended window restarts.
 */
export function addCounts(db: Writer, counts: readonly SharedCount[], now: Instant): Promise<SharedCount[]> {
  return upsertCounts(db, JSON.stringify(counts), now, now);
}

const deleteExpired = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'shared_counts', { key: 'what', where: 'until <= ?', order: 'until' }),
);

/** Deletes up to `limit` counts whose window has ended; returns how many. */
export function purgeSharedCounts(db: Writer, now: Instant, limit: number): Promise<number> {
  return deleteExpired(db, now, limit);
}
