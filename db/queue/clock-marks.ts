// The signs of a wrong clock: the last regular work and the last write of a person; and the traces that such a clock
// leaves.
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { command, statement } from '../engine/session/sql.ts';
import { later, LEASE } from './jobs.ts';

// Longer than any wait after a failure.
const LONGEST_WAIT = 8 * 86_400_000;

const mark = statement<{ seen_at: Instant }>(() => 'select seen_at from clock_marks where id = 1');
const setMark = command(
  () => `insert into clock_marks (id, seen_at) values (1, ?) on conflict (id) do update set seen_at = excluded.seen_at`,
);
// Moments that the service itself has dated. A moment from outside, such as the begin of a booking, tells nothing of
// the clock.
const DATED = {
  events: 'occurred_at',
  journal_entries: 'geboekt_op',
  user_logins: 'last_login',
  api_key_uses: 'last_used_at',
  bookings: 'created_at',
  files: 'created_at',
  invoice_documents: 'created_at',
  mails: 'created_at',
  incoming_mails: 'received_at',
  online_payments: 'created_at',
  webhook_deliveries: 'created_at',
} as const;
const newest = statement<{ newest: Instant | null }>(
  () =>
    `select max(newest) as newest from (${Object.entries(DATED)
      .map(([table, column]) => `select max(${column}) as newest from ${table}`)
      .join(' union all ')}) as found`,
);
const firstMark = command(() => 'insert into clock_marks (id, seen_at) values (1, ?) on conflict (id) do nothing');
const lowerMark = command(() => 'update clock_marks set seen_at = ? where seen_at > ?');
const written = statement<{ id: number }>(
  () => `select id from events where occurred_at > ? and occurred_at <= ? and actor_type <> 'system' limit 1`,
);

/** When regular work last ran, or the database began; null when no server has used it yet. */
export async function lastRun(db: Reader): Promise<Instant | null> {
  return (await mark(db))[0]?.seen_at ?? null;
}

/**
 * Makes the mark where there is none: at the first start of a database, and where an older version kept none. It is the newest
 * moment at which the service has written anything, and `now` where nothing was written yet.
 */
export async function beginMark(db: Writer, now: Instant): Promise<void> {
  if ((await lastRun(db)) !== null) return;
  await firstMark(db, (await newest(db))[0]?.newest ?? now);
}

/** Notes that regular work ran now. */
export async function noteRun(db: Writer, now: Instant): Promise<void> {
  await setMark(db, now);
}

/** Whether a user or a key wrote anything after `since` and until `until`. Work of the service itself proves no clock. */
export async function someoneWrote(db: Reader, since: Instant, until: Instant): Promise<boolean> {
  return (await written(db, since, until)).length > 0;
}

const lease = command(
  () => `update jobs set run_at = ? where leased_by is not null and dead_at is null and run_at > ?`,
);
const retry = command(
  () => `update jobs set run_at = ? where leased_by is null and failures > 0 and dead_at is null and run_at > ?`,
);
const round = command(
  () => `update jobs set run_at = ?, failures = 0
    where kind = 'clock' and key = ? and leased_by is null and dead_at is null and run_at > ?`,
);

/** A round: when it comes next, and the latest moment for which it can be put off. */
export interface NextRound {
  readonly key: string;
  readonly runAt: Instant;
  readonly latest: Instant;
}

/**
 * Corrects what a clock that was ahead has left. These are the last run, leases that would not end for years, tries
 * after failures, and rounds that were put off.
 */
export async function callBack(db: Writer, now: Instant, rounds: readonly NextRound[]): Promise<void> {
  await lowerMark(db, now, now);
  await lease(db, later(now, LEASE), later(now, 10 * LEASE));
  await retry(db, now, later(now, LONGEST_WAIT));
  for (const { key, runAt, latest } of rounds) await round(db, runAt, key, latest);
}

const OLDEST = {
  events: 'select min(occurred_at) as oldest from events',
  deliveries: 'select min(occurred_at) as oldest from webhook_payloads',
  mails: "select min(created_at) as oldest from mails where status in ('sent', 'failed', 'cancelled')",
  incoming: 'select min(received_at) as oldest from incoming_mails',
} as const;

/** Rows that are forgotten by their age. */
export type Kept = keyof typeof OLDEST;

/** The moment of the oldest one that may be forgotten; null when there is none. */
export async function oldest(db: Reader, kept: Kept): Promise<Instant | null> {
  return (await statements[kept](db))[0]?.oldest ?? null;
}

const oldestOf = (kept: Kept): ReturnType<typeof statement<{ oldest: Instant | null }>> =>
  statement<{ oldest: Instant | null }>(() => OLDEST[kept]);
const statements = {
  events: oldestOf('events'),
  deliveries: oldestOf('deliveries'),
  mails: oldestOf('mails'),
  incoming: oldestOf('incoming'),
};
