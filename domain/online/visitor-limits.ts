// How much a visitor may order on a day without paying, and the refusals.
import { createProblem } from '../values/problem.ts';

/** The numbers of today's unpaid orders, of one network and of one mailbox. */
export interface VisitorCounts {
  readonly network: number;
  readonly mailbox: number;
}

/** The most orders of vouchers a day that name an address and are not paid. */
const MAX_UNPAID_ORDERS = 3;

/**
 * Throws ERR_VISITOR_LIMIT for more reservations today than allowed, this one included. `field` is that of the address.
 */
export function assertMayReserve(counts: VisitorCounts, most: VisitorCounts, field: string): void {
  if (counts.network > most.network) {
    const message = `Your network made ${formatCount(most.network, 'reservation')} today, as many as it may: come back tomorrow, or ask the company.`;
    throw createProblem('ERR_VISITOR_LIMIT', message, { params: { limit: most.network } });
  }
  if (counts.mailbox <= most.mailbox) return;
  const message = `${formatCount(most.mailbox, 'reservation')} named this address today: use another one, or come back tomorrow.`;
  throw createProblem('ERR_VISITOR_LIMIT', message, { field, params: { limit: most.mailbox } });
}

/** Throws ERR_VISITOR_LIMIT when the bookings that wait for payment have reached the limit. */
export function assertMayAwaitPayment(open: VisitorCounts, limit: number): void {
  if (Math.max(open.network, open.mailbox) < limit) return;
  const message = `${formatCount(limit, 'reservation')} of yours wait for payment: pay one first, or wait until one has ended.`;
  throw createProblem('ERR_VISITOR_LIMIT', message, { params: { limit } });
}

/** Throws ERR_MAIL_RECIPIENT when MAX_UNPAID_ORDERS unpaid orders of vouchers name an address today. */
export function assertMayOrder(unpaid: number, field: string): void {
  if (unpaid < MAX_UNPAID_ORDERS) return;
  const message =
    'Three orders that are not paid named this address today: pay one, use another one, or come back tomorrow.';
  throw createProblem('ERR_MAIL_RECIPIENT', message, { field });
}

function formatCount(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
