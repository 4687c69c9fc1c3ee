// The bookings of a customer: those that can move to another one, without a finalised invoice, and how many cannot.
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import * as bookings from './bookings.ts';

const NAMING_BOOKINGS = `select id from bookings where klant_id = ? union select id from bookings where kosten_klant_id = ?`;
const IS_INVOICED = `exists (select 1 from invoices where invoices.boeking_id = naming.id and invoices.status <> 'concept')`;

const selectMovable = defineStatement<{ id: number }>(
  () => `select naming.id from (${NAMING_BOOKINGS}) as naming where not ${IS_INVOICED} order by naming.id limit ?`,
);
const selectInvoicedCount = defineStatement<{ count: number }>(
  () => `select cast(count(*) as integer) as count from (${NAMING_BOOKINGS}) as naming where ${IS_INVOICED}`,
);

/** Locks the bookings of a locked customer that have no finalised invoice; returns up to `limit` of them by id. */
export async function lockMovable(db: Writer, customer: number, limit: number): Promise<StoredBooking[]> {
  const findIds = async (): Promise<number[]> =>
    (await selectMovable(db, customer, customer, limit)).map(({ id }) => id);
  await lockRoots(db, 'bookings', await findIds());
  // An invoice may have been finalised while this transaction waited for the lock.
  return [...(await bookings.readStored(db, await findIds())).values()];
}

/** Returns the number of bookings of a customer that have a finalised invoice. */
export async function countInvoiced(db: Reader, customer: number): Promise<number> {
  return (await selectInvoicedCount(db, customer, customer))[0]?.count ?? 0;
}
