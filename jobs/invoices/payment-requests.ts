// Ends payment requests whose last day is over.
import { findOverdueRequests, refreshRequest } from '../../db/invoices/payment-request-states.ts';
import type { JobContext } from '../job.ts';

const PAGE_ROWS = 100;

/** One round; harmless to repeat. Each request has its own transaction: locks of one are released before the next. */
export async function expirePaymentRequests({
  single,
  write,
  today,
}: Pick<JobContext, 'single' | 'write' | 'today'>): Promise<void> {
  const day = today();
  let ids: readonly number[];
  do {
    ids = await single((db) => findOverdueRequests(db, day, PAGE_ROWS));
    for (const id of ids) await write((db) => refreshRequest(db, id, day));
  } while (ids.length === PAGE_ROWS);
}
