// Throws away what is kept for a time only, such as events and mails, and the contents of files that nothing has any more.
import { setTimeout as pause } from 'node:timers/promises';
import { forgetAttempts } from '../db/access/oidc-attempts.ts';
import { forgetSessions } from '../db/access/sessions.ts';
import { forgetCounts } from '../db/access/shared-counts.ts';
import { forgetEvents } from '../db/announcements/feed.ts';
import { forgetAnswers } from '../db/engine/idempotency.ts';
import { forgetWriters } from '../db/engine/recent-writers.ts';
import { forgetDead, later } from '../db/queue/jobs.ts';
import { forgetDeliveries } from '../db/announcements/webhook-attempts.ts';
import { forgetTyped } from '../db/announcements/typed-addresses.ts';
import { forgetIncoming } from '../db/announcements/incoming-mails.ts';
import { forgetMails } from '../db/announcements/mails.ts';
import { forgetOrders } from '../db/online/visitor-orders.ts';
import { forgetUnconfirmed } from '../db/online/withdrawals.ts';
import { forgetContents } from '../db/house/file-contents.ts';
import { settingsOf } from '../db/house/settings.ts';
import { oldest, type Kept } from '../db/dated-moments.ts';
import type { Writer } from '../db/engine/session/database.ts';
import type { Instant } from '../generated/types.ts';
import type { JobContext } from './job.ts';
import { DAY } from '../domain/values/time-units.ts';

const DEAD_KEPT = 90 * DAY;
const WRITERS_KEPT = 3_600_000;
/** So many rows go in one step; of what is announced when it goes, or has large contents, so many. */
const ROWS = 200;
const OBJECTS = 20;

/**
 * Until when something is forgotten in this round: a day more than the last one at most. So a wrong clock that nothing else has
 * told does not cost everything at once. docs/decisions/040-time.md.
 */
async function bounded(db: Writer, kept: Kept, until: Instant): Promise<Instant> {
  const first = await oldest(db, kept);
  if (first === null) return until;
  const soon = later(first, DAY);
  return soon < until ? soon : until;
}

type Context = Pick<JobContext, 'write' | 'read' | 'now' | 'machineNow' | 'today' | 'signal'>;

/** One round; harmless to repeat. Rows go in small steps: those who work meanwhile wait for one at most. */
export async function tidy(context: Context): Promise<void> {
  const { read, write, now, machineNow, today } = context;
  const kept = await read((db) => settingsOf(db, ['gebeurtenissen_bewaren_dagen', 'mails_bewaren_dagen']));
  const told = later(now(), -Number(kept.gebeurtenissen_bewaren_dagen) * DAY);
  const mailed = later(now(), -Number(kept.mails_bewaren_dagen) * DAY);
  const { events, deliveries, mails, incoming } = await write(async (db) => ({
    events: await bounded(db, 'events', told),
    deliveries: await bounded(db, 'deliveries', told),
    mails: await bounded(db, 'mails', mailed),
    incoming: await bounded(db, 'incoming', mailed),
  }));

  await write((db) => forgetTyped(db, today()));
  const steps: readonly ((db: Writer) => Promise<number>)[] = [
    (db) => forgetAnswers(db, machineNow(), ROWS),
    (db) => forgetWriters(db, later(machineNow(), -WRITERS_KEPT), ROWS),
    (db) => forgetOrders(db, today(), ROWS),
    (db) => forgetSessions(db, machineNow(), ROWS),
    (db) => forgetAttempts(db, machineNow(), ROWS),
    (db) => forgetCounts(db, machineNow(), ROWS),
    (db) => forgetEvents(db, events, ROWS),
    (db) => forgetDeliveries(db, deliveries, ROWS),
    (db) => forgetDead(db, later(now(), -DEAD_KEPT), ROWS),
    (db) => forgetUnconfirmed(db, later(now(), -DAY), OBJECTS),
    (db) => forgetMails(db, mails, OBJECTS),
    (db) => forgetIncoming(db, incoming, OBJECTS),
    (db) => forgetContents(db, OBJECTS),
  ];

  for (const step of steps) await stepByStep(context, step);
}

/** Repeats a step until it finds nothing; it rests after each as long as that took. The next round goes on where this one stops. */
async function stepByStep({ write, signal }: Context, step: (db: Writer) => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const begun = performance.now();
    if ((await write(step)) === 0) return;
    await pause(performance.now() - begun);
  }
}
