// How much a visitor may order on a day without paying: what is refused, and in which words.
import { createProblem } from '../values/problem.ts';

/** How many there are, of one network and of one mailbox. */
export interface VisitorCounts {
  readonly network: number;
  readonly mailbox: number;
}

/** How many orders of vouchers a day may name an address and not be paid. */
const MAX_UNPAID_ORDERS = 3;

/** Throws ERR_VISITOR_LIMIT where more was reserved today than may be, this reservation included. `field` has the address. */
export function assertMayReserve(reserved: VisitorCounts, most: VisitorCounts, field: string): void {
  if (reserved.network > most.network) {
    const message = `Your network made ${formatCount(most.network, 'reservation')} today, as many as it may: come back tomorrow, or ask the company.`;
    throw createProblem('ERR_VISITOR_LIMIT', message, { params: { limit: most.network } });
  }
  if (reserved.mailbox <= most.mailbox) return;
  const message = `${formatCount(most.mailbox, 'reservation')} named this address today: use another one, or come back tomorrow.`;
  throw createProblem('ERR_VISITOR_LIMIT', message, { field, params: { limit: most.mailbox } });
}

/** Throws ERR_VISITOR_LIMIT where so many bookings wait for their payment that none may be held beside them. */
export function assertMayAwaitPayment(open: VisitorCounts, limit: number): void {
  if (Math.max(open.network, open.mailbox) < limit) return;
  const message = `${formatCount(limit, 'reservation')} of yours wait for payment: pay one first, or wait until one has ended.`;
  throw createProblem('ERR_VISITOR_LIMIT', message, { params: { limit } });
}

/** Throws ERR_MAIL_RECIPIENT where three orders of vouchers named an address today and are not paid. */
export function assertMayOrder(unpaid: number, field: string): void {
  if (unpaid < MAX_UNPAID_ORDERS) return;
  const message =
    'Three orders that are not paid named this address today: pay one, use another one, or come back tomorrow.';
  throw createProblem('ERR_MAIL_RECIPIENT', message, { field });
}

function formatCount(count: number, what: string): string {
  return `${String(count)} ${what}${count === 1 ? '' : 's'}`;
}
