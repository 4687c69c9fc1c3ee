// Throws away what is kept for a time only: answers of Idempotency-Keys after a day, events, deliveries and dead letters after ninety.
import { forgetEvents } from '../db/feed.ts';
import { forgetAnswers } from '../db/idempotency.ts';
import { forgetDead, later } from '../db/jobs.ts';
import { forgetDeliveries } from '../db/webhook-attempts.ts';
import type { JobContext } from './job.ts';

const KEPT = 90 * 86_400_000;

/** One round; harmless to repeat. */
export async function tidy({ write, now }: Pick<JobContext, 'write' | 'now'>): Promise<void> {
  await write(async (db) => {
    await forgetAnswers(db, now());
    await forgetEvents(db, later(now(), -KEPT));
    await forgetDeliveries(db, later(now(), -KEPT));
    await forgetDead(db, later(now(), -KEPT));
  });
}
