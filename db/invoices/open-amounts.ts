// The finalised invoices of bookings and their payments, from which domain/invoices/open-amounts.ts computes open amounts.
import { calculateOpenAmounts, type OwedInvoice } from '../../domain/invoices/open-amounts.ts';
import type { Cents } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import type { InvoiceRow } from './invoices.ts';

/** A finalised invoice with its paid amount, and its values for the copy of another invoice. */
interface OwedRow extends OwedInvoice {
  readonly factuur_nummer: string;
  readonly datum: string;
}

const selectOwed = defineStatement<OwedRow>(
  (dialect) => `select id, boeking_id, klant_id, bedrijf_id, crediteert_factuur_id, factuur_nummer, datum,
      calculated_totaalbedrag_inclusief_btw as total,
      cast(coalesce((select sum(bedrag) from invoice_payments where factuur_id = invoices.id), 0) as bigint) as paid
    from invoices where ${isInList(dialect, 'boeking_id')} and status <> 'concept' order by id`,
);

/** Returns the finalised invoices of bookings, by id. One query. */
export function owedOf(db: Reader, bookingIds: readonly number[]): Promise<OwedRow[]> {
  return selectOwed(db, bookingIds);
}

/** Returns the open amounts of invoices, in cents; a draft has none. One query. */
export async function openOf(
  db: Reader,
  invoices: readonly Pick<InvoiceRow, 'id' | 'boeking_id'>[],
): Promise<Map<number, Cents>> {
  if (invoices.length === 0) return new Map();
  const all = calculateOpenAmounts(await owedOf(db, [...new Set(invoices.map(({ boeking_id }) => boeking_id))]));
  return new Map(invoices.map(({ id }) => [id, all.get(id) ?? (0 as Cents)]));
}
