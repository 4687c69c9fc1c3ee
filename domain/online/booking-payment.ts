// Payments of bookings: who gave a booking up, and which of its invoices can take the money.
import type { components, Instant } from '../../generated/types.ts';

type PayableInvoice = Pick<
  components['schemas']['Invoice'],
  'status' | 'crediteert_factuur_id' | 'calculated_totaalbedrag_inclusief_btw'
>;

/** Whether money of a customer can be recorded on an invoice: a permanent one that charges them something. */
export function isPayable({
  status,
  calculated_totaalbedrag_inclusief_btw: total,
  ...invoice
}: PayableInvoice): boolean {
  return status !== 'concept' && invoice.crediteert_factuur_id === null && total > 0;
}

/**
 * Whether a cancelled booking was given up because of its payment, and nobody gave it another status since. Then it is
 * taken up again when the money comes after all.
 */
export function wasGivenUpBy(
  { released_at }: { readonly released_at: Instant | null },
  { status_updated_at }: { readonly status_updated_at: Instant },
): boolean {
  return released_at !== null && released_at === status_updated_at;
}
