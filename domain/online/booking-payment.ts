// Payments of bookings: whether an unpaid one was cancelled for it, and which of its invoices can be paid.
import type { components, Instant } from '../../generated/types.ts';

type PayableInvoice = Pick<
  components['schemas']['Invoice'],
  'status' | 'crediteert_factuur_id' | 'calculated_totaalbedrag_inclusief_btw'
>;

/** Whether a customer's payment can be recorded on an invoice: a finalised one with a positive total. */
export function isPayable({
  status,
  calculated_totaalbedrag_inclusief_btw: total,
  ...invoice
}: PayableInvoice): boolean {
  return status !== 'concept' && invoice.crediteert_factuur_id === null && total > 0;
}

/**
 * Whether a booking was cancelled for want of its payment, and has had no other status since. It is reopened when the
 * payment arrives after all.
 */
export function wasGivenUpBy(
  { released_at }: { readonly released_at: Instant | null },
  { status_updated_at }: { readonly status_updated_at: Instant },
): boolean {
  return released_at !== null && released_at === status_updated_at;
}
