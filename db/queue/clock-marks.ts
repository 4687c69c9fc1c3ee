// The mark of the last scheduled work, which reveals a wrong system clock, and the repair of the queue after one.
import { DAY } from '../../domain/values/time-units.ts';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';
import { addMilliseconds, LEASE_MS } from './jobs.ts';

// Longer than any wait before a retry.
const MAX_WAIT_MS = 8 * DAY;

const selectMark = defineStatement<{ seen_at: Instant }>(() => 'select seen_at from clock_marks where id = 1');
const setMark = defineCommand(
  () => `insert into clock_marks (id, seen_at) values (1, ?) on conflict (id) do update set seen_at = excluded.seen_at`,
);
const insertFirstMark = defineCommand(
  () => 'insert into clock_marks (id, seen_at) values (1, ?) on conflict (id) do nothing',
);
const lowerMark = defineCommand(() => 'update clock_marks set seen_at = ? where seen_at > ?');

/** Returns when scheduled work last ran, or when the database was created; null when no server has used it yet. */
export async function findLastClockRun(db: Reader): Promise<Instant | null> {
  return (await selectMark(db))[0]?.seen_at ?? null;
}

/**
 * Creates a missing mark: at the first start of a database, and after an older version without marks. It is the newest
 * moment that the service wrote, and `now` in an empty database.
 */
export async function beginMark(
  db: Writer,
  now: Instant,
  newest: (db: Reader) => Promise<Instant | null>,
): Promise<void> {
  if ((await findLastClockRun(db)) === null) await insertFirstMark(db, (await newest(db)) ?? now);
}

/** Records that scheduled work ran now. */
export async function noteRun(db: Writer, now: Instant): Promise<void> {
  await setMark(db, now);
}

const expireLeases = defineCommand(
  () => `update jobs set run_at = ? where leased_by is not null and dead_at is null and run_at > ?`,
);
const dueRetries = defineCommand(
  () => `update jobs set run_at = ? where leased_by is null and failures > 0 and dead_at is null and run_at > ?`,
);
const dueRound = defineCommand(
  () => `update jobs set run_at = ?, failures = 0
    where kind = 'clock' and key = ? and leased_by is null and dead_at is null and run_at > ?`,
);

/** A scheduled job: its next moment, and the latest moment to which it can be postponed. */
export interface NextRound {
  readonly key: string;
  readonly runAt: Instant;
  readonly latest: Instant;
}

/**
 * Corrects the traces of a clock that was ahead: the last run, leases that would last for years, retries, and postponed
 * scheduled jobs.
 */
export async function callBack(db: Writer, now: Instant, rounds: readonly NextRound[]): Promise<void> {
  await lowerMark(db, now, now);
  await expireLeases(db, addMilliseconds(now, LEASE_MS), addMilliseconds(now, 10 * LEASE_MS));
  await dueRetries(db, now, addMilliseconds(now, MAX_WAIT_MS));
  for (const { key, runAt, latest } of rounds) await dueRound(db, runAt, key, latest);
}
