// When the clock sends drafts of invoices, and when it makes them.
import type { components } from '../generated/types.ts';
import { problem } from './problem.ts';

type Asked = Pick<components['schemas']['NewInvoice'], 'status' | 'verstuur_factuur_op'>;

/** The date on which a new invoice is to be sent. Throws ERR_CANNOT_COMBINE for one that is permanent at once. */
export function sendingDate({ status, verstuur_factuur_op = null }: Asked): string | null {
  if (status === 'concept' || verstuur_factuur_op === null) return verstuur_factuur_op;
  const message = 'Only a draft is sent later: leave out `verstuur_factuur_op`, or make it a `concept`.';
  throw problem('ERR_CANNOT_COMBINE', message, { field: 'verstuur_factuur_op' });
}
