// When the scheduler creates and sends drafts of invoices.
import type { components } from '../../generated/types.ts';
import { isConfirmedStatus } from '../bookings/booking-status.ts';
import type { StoredBooking } from '../bookings/booking.ts';
import { addDays } from '../values/calendar.ts';
import { createProblem } from '../values/problem.ts';

type SendingRequest = Pick<components['schemas']['NewInvoice'], 'status' | 'verstuur_factuur_op'>;

/** Returns the sending date of a new invoice. Throws ERR_CANNOT_COMBINE for one that is finalised at once. */
export function selectSendingDate({ status, verstuur_factuur_op = null }: SendingRequest): string | null {
  if (status === 'concept' || verstuur_factuur_op === null) return verstuur_factuur_op;
  const message = 'Only a draft can be sent later: leave out `verstuur_factuur_op`, or send the status `concept`.';
  throw createProblem('ERR_CANNOT_COMBINE', message, { field: 'verstuur_factuur_op' });
}

/** How many days late the scheduler still creates drafts. docs/decisions/021-invoices-and-payments.md. */
export const MAX_DRAFT_DAYS_LATE = 31;

type DraftableBooking = Pick<
  StoredBooking,
  'status' | 'datum' | 'factureren' | 'conceptfactuur_na_dagen' | 'drafted_on'
>;

/** Whether the draft of a booking is due, by the days of the company of its costs; dates are local. */
export function isDraftDue(
  booking: DraftableBooking,
  company: { readonly factureren_na_dagen: number },
  today: string,
): boolean {
  if (!booking.factureren || booking.drafted_on !== null || !isConfirmedStatus(booking.status)) return false;
  const due = addDays(booking.datum, booking.conceptfactuur_na_dagen ?? company.factureren_na_dagen);
  return due <= today && due >= addDays(today, -MAX_DRAFT_DAYS_LATE);
}

/** Whether the scheduler has to send an invoice. */
export function isSendingDue(
  invoice: Pick<components['schemas']['Invoice'], 'status' | 'verstuur_factuur_op'>,
  today: string,
): boolean {
  const { status, verstuur_factuur_op } = invoice;
  return status === 'concept' && verstuur_factuur_op !== null && verstuur_factuur_op <= today;
}
