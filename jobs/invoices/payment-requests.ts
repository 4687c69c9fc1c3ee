// Ends payment requests whose last day is over.
import { expireRequests } from '../../db/invoices/payment-request-states.ts';
import type { JobContext } from '../job.ts';

const PAGE_ROWS = 100;

/** One round; harmless to repeat. */
export async function expirePaymentRequests({ write, today }: Pick<JobContext, 'write' | 'today'>): Promise<void> {
  let expiredCount: number;
  do expiredCount = await write((db) => expireRequests(db, today(), PAGE_ROWS));
  while (expiredCount === PAGE_ROWS);
}
