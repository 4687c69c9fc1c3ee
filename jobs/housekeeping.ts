// Throws away what is kept for a time only: answers of Idempotency-Keys after a day, events after ninety.
import type { Database } from '../db/connection.ts';
import { forgetEvents } from '../db/feed.ts';
import { forgetAnswers } from '../db/idempotency.ts';
import { instantAt, milliseconds } from '../domain/calendar.ts';
import type { Instant } from '../generated/types.ts';

const EVENTS_KEPT = 90 * 86_400_000;

/** One round, in a transaction of its own; harmless to repeat. */
export async function tidy(database: Database, now: Instant): Promise<void> {
  await database.write(async (db) => {
    await forgetAnswers(db, now);
    await forgetEvents(db, instantAt(milliseconds(now) - EVENTS_KEPT));
  });
}
