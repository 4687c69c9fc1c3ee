// Gives up the unsent mails and webhooks of a restored backup: all of them may have been sent since it was made.
import type { Writer } from '../engine/session/database.ts';
import { defineCommand, defineCountedCommand, defineStatement } from '../engine/session/sql.ts';
import { rows as mails } from './mails.ts';

const PAGE_MAILS = 500;

const selectWaitingMails = defineStatement<{ id: number }>(
  () => `select id from mails where status in ('queued', 'sending') order by id limit ${String(PAGE_MAILS)}`,
);
const deleteJobs = defineCommand(
  () => `delete from jobs where dead_at is null
    and kind in ('send-mail', 'send-company-mail', 'send-newsletter', 'deliver', 'replay')`,
);
const skipDeliveries = defineCountedCommand(
  () => `update webhook_deliveries set status = 'skipped', queued = false, next_attempt_at = null
    where status = 'pending'`,
);

/** The numbers of messages that were given up. */
export interface GivenUp {
  readonly mails: number;
  readonly deliveries: number;
}

/**
 * Cancels the queued mails, skips the waiting webhook deliveries, and ends running newsletters and replays. Staff can
 * send each of them again.
 */
export async function giveUpWaiting(db: Writer): Promise<GivenUp> {
  await deleteJobs(db);
  const deliveries = await skipDeliveries(db);
  let cancelled = 0;

  for (;;) {
    const waitingMails = await mails.read(
      db,
      (await selectWaitingMails(db)).map(({ id }) => id),
    );
    if (waitingMails.size === 0) return { mails: cancelled, deliveries };
    await mails.updateMany(
      db,
      [...waitingMails.values()].map((mail) => [mail, { status: 'cancelled' }]),
    );
    cancelled += waitingMails.size;
  }
}
