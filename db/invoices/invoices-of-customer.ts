// The invoices of a customer: drafts can move to another one, finalised invoices are sealed.
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { rows, type InvoiceRow } from './invoices.ts';

/** Returns the drafts of bookings that name a customer, by id. One query. */
export async function findDrafts(db: Reader, bookingIds: readonly number[], customer: number): Promise<InvoiceRow[]> {
  const all = [...(await rows.readByParent(db, 'boeking_id', bookingIds)).values()].flat();
  return all.filter(({ status, klant_id }) => status === 'concept' && klant_id === customer);
}

/** Moves drafts of locked bookings to another customer. */
export async function moveDrafts(db: Writer, drafts: readonly InvoiceRow[], klant_id: number): Promise<void> {
  await rows.updateMany(
    db,
    drafts.map((draft) => [draft, { klant_id }]),
  );
}

const selectInvoiceCount = defineStatement<{ count: number }>(
  () => 'select cast(count(*) as integer) as count from invoices where klant_id = ?',
);

/** Returns the number of invoices of a customer. */
export async function countFor(db: Reader, customer: number): Promise<number> {
  return (await selectInvoiceCount(db, customer))[0]?.count ?? 0;
}
