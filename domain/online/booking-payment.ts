// Payments of bookings: which of its invoices can take the money.
import type { components } from '../../generated/types.ts';

type Invoice = Pick<
  components['schemas']['Invoice'],
  'status' | 'crediteert_factuur_id' | 'calculated_totaalbedrag_inclusief_btw'
>;

/** Whether money of a customer can be recorded on an invoice: a permanent one that charges him something. */
export function isPayable({ status, calculated_totaalbedrag_inclusief_btw: total, ...invoice }: Invoice): boolean {
  return status !== 'concept' && invoice.crediteert_factuur_id === null && total > 0;
}
