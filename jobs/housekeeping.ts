// Purges rows that are stored for a limited time, such as events and mails, and file contents without a reference.
import { setTimeout as pause } from 'node:timers/promises';
import { purgeOidcAttempts } from '../db/access/oidc-attempts.ts';
import { purgeSessions } from '../db/access/sessions.ts';
import { purgeSharedCounts } from '../db/access/shared-counts.ts';
import { purgeEvents } from '../db/announcements/feed.ts';
import { purgeIdempotentResponses } from '../db/engine/idempotency.ts';
import { purgeWriters } from '../db/engine/recent-writers.ts';
import { purgeDeadJobs, addMilliseconds } from '../db/queue/jobs.ts';
import { purgeDeliveries } from '../db/announcements/webhook-attempts.ts';
import { purgeTypedAddresses } from '../db/announcements/typed-addresses.ts';
import { purgeIncomingMails } from '../db/announcements/incoming-mails.ts';
import { purgeMails } from '../db/announcements/mails.ts';
import { purgeVisitorOrders } from '../db/online/visitor-orders.ts';
import { purgeUnconfirmedWithdrawals } from '../db/online/withdrawals.ts';
import { purgeContents } from '../db/house/file-contents.ts';
import { settingsOf } from '../db/house/settings.ts';
import { findOldestMoment, type PurgedRows } from '../db/dated-moments.ts';
import type { Writer } from '../db/engine/session/database.ts';
import type { Instant } from '../generated/types.ts';
import type { JobContext } from './job.ts';
import { DAY, HOUR } from '../domain/values/time-units.ts';

const DEAD_JOB_RETENTION_MS = 90 * DAY;
const WRITER_RETENTION_MS = HOUR;
/** How many rows one step deletes. PAGE_OBJECTS limits rows whose deletion is announced, and those with large contents. */
const PAGE_ROWS = 200;
const PAGE_OBJECTS = 20;

/**
 * Returns up to when this round purges: at most a day beyond the oldest stored row. A wrong clock that was not detected
 * therefore does not delete everything at once. docs/decisions/040-time.md.
 */
async function limitPurge(db: Writer, kind: PurgedRows, until: Instant): Promise<Instant> {
  const first = await findOldestMoment(db, kind);
  if (first === null) return until;
  const soon = addMilliseconds(first, DAY);
  return soon < until ? soon : until;
}

type HousekeepingContext = Pick<JobContext, 'write' | 'read' | 'now' | 'machineNow' | 'today' | 'signal'>;

/** The purge round; harmless to repeat. Rows are deleted in small steps: other work waits for one step at most. */
export async function purgeExpired(context: HousekeepingContext): Promise<void> {
  const { read, write, now, machineNow, today } = context;
  const settings = await read((db) => settingsOf(db, ['gebeurtenissen_bewaren_dagen', 'mails_bewaren_dagen']));
  const eventLimit = addMilliseconds(now(), -Number(settings.gebeurtenissen_bewaren_dagen) * DAY);
  const mailLimit = addMilliseconds(now(), -Number(settings.mails_bewaren_dagen) * DAY);
  const { events, deliveries, mails, incoming } = await write(async (db) => ({
    events: await limitPurge(db, 'events', eventLimit),
    deliveries: await limitPurge(db, 'deliveries', eventLimit),
    mails: await limitPurge(db, 'mails', mailLimit),
    incoming: await limitPurge(db, 'incoming', mailLimit),
  }));

  await write((db) => purgeTypedAddresses(db, today()));
  const steps: readonly ((db: Writer) => Promise<number>)[] = [
    (db) => purgeIdempotentResponses(db, machineNow(), PAGE_ROWS),
    (db) => purgeWriters(db, addMilliseconds(machineNow(), -WRITER_RETENTION_MS), PAGE_ROWS),
    (db) => purgeVisitorOrders(db, today(), PAGE_ROWS),
    (db) => purgeSessions(db, machineNow(), PAGE_ROWS),
    (db) => purgeOidcAttempts(db, machineNow(), PAGE_ROWS),
    (db) => purgeSharedCounts(db, machineNow(), PAGE_ROWS),
    (db) => purgeEvents(db, events, PAGE_ROWS),
    (db) => purgeDeliveries(db, deliveries, PAGE_ROWS),
    (db) => purgeDeadJobs(db, addMilliseconds(now(), -DEAD_JOB_RETENTION_MS), PAGE_ROWS),
    (db) => purgeUnconfirmedWithdrawals(db, addMilliseconds(now(), -DAY), PAGE_OBJECTS),
    (db) => purgeMails(db, mails, PAGE_OBJECTS),
    (db) => purgeIncomingMails(db, incoming, PAGE_OBJECTS),
    (db) => purgeContents(db, PAGE_OBJECTS),
  ];

  for (const step of steps) await stepByStep(context, step);
}

/** Repeats a step until it finds nothing, pausing after each for as long as it took. The next round continues where this one stops. */
async function stepByStep(
  { write, signal }: HousekeepingContext,
  step: (db: Writer) => Promise<number>,
): Promise<void> {
  while (!signal.aborted) {
    const startedAt = performance.now();
    if ((await write(step)) === 0) return;
    await pause(performance.now() - startedAt);
  }
}
