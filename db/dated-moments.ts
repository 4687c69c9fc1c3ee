// The moments that the service itself wrote, in the tables of all areas: the newest reveals a wrong clock, the oldest limits a purge.
import type { Instant } from '../generated/types.ts';
import type { Reader } from './engine/session/reader.ts';
import { defineStatement } from './engine/session/sql.ts';

// A moment from outside, such as the begin of a booking, says nothing about the system clock.
const MOMENT_COLUMNS = {
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
const selectNewestMoment = defineStatement<{ newest: Instant | null }>(
  () =>
    `select max(newest) as newest from (${Object.entries(MOMENT_COLUMNS)
      .map(([table, column]) => `select max(${column}) as newest from ${table}`)
      .join(' union all ')}) as found`,
);
const selectWrittenEvents = defineStatement<{ id: number }>(
  () => `select id from events where occurred_at > ? and occurred_at <= ? and actor_type <> 'system' limit 1`,
);

/** Returns the newest moment at which the service has written anything; null where nothing was written yet. */
export async function findNewestMoment(db: Reader): Promise<Instant | null> {
  return (await selectNewestMoment(db))[0]?.newest ?? null;
}

/**
 * Returns whether a user or a key wrote anything after `since` and until `until`. Scheduled work proves nothing about
 * the system clock.
 */
export async function hasActivityBetween(db: Reader, since: Instant, until: Instant): Promise<boolean> {
  return (await selectWrittenEvents(db, since, until)).length > 0;
}

const OLDEST_QUERIES = {
  events: 'select min(occurred_at) as oldest from events',
  deliveries: 'select min(occurred_at) as oldest from webhook_payloads',
  mails: "select min(created_at) as oldest from mails where status in ('sent', 'failed', 'cancelled')",
  incoming: 'select min(received_at) as oldest from incoming_mails',
} as const;

/** Kinds of rows that are purged by their age. */
export type PurgedRows = keyof typeof OLDEST_QUERIES;

/** Returns the moment of the oldest row that may be purged; null when there is none. */
export async function findOldestMoment(db: Reader, purgedRows: PurgedRows): Promise<Instant | null> {
  return (await statements[purgedRows](db))[0]?.oldest ?? null;
}

const oldestOf = (purgedRows: PurgedRows): ReturnType<typeof defineStatement<{ oldest: Instant | null }>> =>
  defineStatement<{ oldest: Instant | null }>(() => OLDEST_QUERIES[purgedRows]);
const statements = {
  events: oldestOf('events'),
  deliveries: oldestOf('deliveries'),
  mails: oldestOf('mails'),
  incoming: oldestOf('incoming'),
};
