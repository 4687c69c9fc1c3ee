// The steps of invoicing, short, for tests that take many of them.
import type { Invoice, InvoiceLine } from 'boekstaaf';
import { api } from './index.ts';

/** Invoices a booking: a draft, unless it is to be finalised at once. */
export function createInvoice(boeking_id: number, status?: 'definitief'): Promise<Invoice> {
  return api.invoices.createInvoice({ body: { boeking_id, ...(status ? { status } : {}) } });
}

export function getInvoice(id: number): Promise<Invoice> {
  return api.invoices.getInvoice({ id });
}

export async function markInvoiceAsSent(id: number): Promise<void> {
  await api.invoices.markInvoiceAsSent({ id, body: {} });
}

/** Lines without their ids, and what they charge: a list for an item, an object for a group. */
export function omitIds(lines: readonly InvoiceLine[] = []): unknown[] {
  return lines.map((line) =>
    line.type === 'groep'
      ? { naam: line.naam, voorschot_factuur_id: line.voorschot_factuur_id, regels: omitIds(line.regels) }
      : [line.naam, line.aantal, line.bedrag, line.btw_percentage, line.product_id],
  );
}
