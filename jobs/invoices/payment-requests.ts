// Ends payment requests whose last day is over.
import { findOverdueRequests, refreshRequest } from '../../db/invoices/payment-request-states.ts';
import { writeEach } from '../each.ts';
import type { JobContext } from '../job.ts';

const PAGE_ROWS = 100;

/** One round; harmless to repeat. */
export async function expirePaymentRequests(context: JobContext): Promise<void> {
  const today = context.today();
  await writeEach(
    context,
    (db, after) => findOverdueRequests(db, today, after, PAGE_ROWS),
    (db, id) => refreshRequest(db, id, today),
  );
}
