// The amounts that were paid on an invoice and that are still open.
import type { Invoice } from 'boekstaaf';
import { sumOf } from './amounts.ts';

type Payments = readonly { readonly bedrag: number }[];

/** The amount that was paid on an invoice; settlements with a credit invoice count as payments. */
export function paidOn({ Betalingen: payments = [] }: Pick<Invoice, 'Betalingen'>): number {
  return sumOf(payments.map(({ bedrag }) => bedrag));
}

/** The open amount of an invoice; a draft asks for nothing. */
export function openOn(invoice: Invoice, payments: Payments = invoice.Betalingen ?? []): number {
  if (invoice.status === 'concept') return 0;
  return sumOf([invoice.calculated_totaalbedrag_inclusief_btw, ...payments.map(({ bedrag }) => -bedrag)]);
}
