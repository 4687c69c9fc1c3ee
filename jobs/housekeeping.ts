// Throws away what is kept for a time only: answers of Idempotency-Keys and counts of mails after a day, events, deliveries and
// dead letters after ninety, mails after two years; and the contents of files that nothing has any more.
import { forgetEvents } from '../db/announcements/feed.ts';
import { forgetAnswers } from '../db/engine/idempotency.ts';
import { forgetDead, later } from '../db/queue/jobs.ts';
import { forgetDeliveries } from '../db/announcements/webhook-attempts.ts';
import { forgetTyped } from '../db/announcements/typed-addresses.ts';
import { forgetIncoming } from '../db/announcements/incoming-mails.ts';
import { forgetMails } from '../db/announcements/mails.ts';
import { forgetOrders } from '../db/online/visitor-orders.ts';
import { forgetContents } from '../db/house/file-contents.ts';
import { oldest, type Kept } from '../db/queue/clock-marks.ts';
import type { Writer } from '../db/engine/session/database.ts';
import type { Instant } from '../generated/types.ts';
import type { JobContext } from './job.ts';

const DAY = 86_400_000;
const KEPT = 90 * DAY;
/** docs/decisions/130-mails.md. */
const MAILS_KEPT = 2 * 365 * DAY;
const AT_ONCE = 200;

/**
 * Until when something is forgotten in this round: a day more than the last one at most. So a wrong clock that nothing else has
 * told does not cost everything at once. docs/decisions/245-a-wrong-clock.md.
 */
async function bounded(db: Writer, kept: Kept, until: Instant): Promise<Instant> {
  const first = await oldest(db, kept);
  if (first === null) return until;
  const soon = later(first, DAY);
  return soon < until ? soon : until;
}

/** One round; harmless to repeat. */
export async function tidy({ write, now, today }: Pick<JobContext, 'write' | 'now' | 'today'>): Promise<void> {
  await write(async (db) => {
    await forgetAnswers(db, now());
    await forgetTyped(db, today());
    await forgetOrders(db, today());
    await forgetEvents(db, await bounded(db, 'events', later(now(), -KEPT)));
    await forgetDeliveries(db, await bounded(db, 'deliveries', later(now(), -KEPT)));
    await forgetDead(db, later(now(), -KEPT));
  });
  const until = later(now(), -MAILS_KEPT);
  const { mails, incoming } = await write(async (db) => ({
    mails: await bounded(db, 'mails', until),
    incoming: await bounded(db, 'incoming', until),
  }));
  const rounds = [
    (db: Writer) => forgetMails(db, mails, AT_ONCE),
    (db: Writer) => forgetIncoming(db, incoming, AT_ONCE),
    (db: Writer) => forgetContents(db, AT_ONCE),
  ];
  for (const forget of rounds) {
    let forgotten: number;
    do forgotten = await write(forget);
    while (forgotten === AT_ONCE);
  }
}
