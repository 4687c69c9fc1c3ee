// What happens when a booking is paid online, in the transaction that settles the payment: confirmed, invoiced, paid, mailed.
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/database.ts';
import { lockRoots } from '../../db/engine/roots.ts';
import { find, one } from '../../db/engine/table.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import { isFirm } from '../../domain/bookings/booking-status.ts';
import { isWhollyCredited, plannedInvoice } from '../../domain/invoices/invoice.ts';
import { isPayable } from '../../domain/online/booking-payment.ts';
import type { BasisPoints } from '../../generated/types.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import type { Context } from '../handler.ts';
import { confirmPayments } from '../invoices/confirm.ts';
import { createInvoice } from '../invoices/invoices.ts';
import { record } from '../invoices/settle.ts';
import { confirmBooking } from './confirm-booking.ts';

const WHOLE = 10_000 as BasisPoints;

/**
 * Confirms a booking that was paid and records the money on an invoice of it, once: whoever settles holds the payment. Answers
 * what somebody has to look at, as a sentence, or null.
 */
export async function settleBooking(payment: OnlinePayment, context: Context<Writer>): Promise<string | null> {
  const { db } = context;
  const id = payment.purpose_id;
  await lockRoots(db, 'bookings', [id]);
  const stored = await find(bookings.readStored, db, id);
  if (stored === undefined) return 'The booking was deleted before the money came: refund it.';
  const isCancelled = stored.status === 'geannuleerd';
  if (!isCancelled && !isFirm(stored.status)) await moveBooking(id, 'definitief', context);
  const unrecorded = await recordMoney(payment, context);
  if (isCancelled)
    return 'The booking was cancelled before the money came: confirm it, or credit its invoice and refund.';
  if (!isFirm(stored.status)) await confirmBooking(id, context);
  return unrecorded;
}

/** Records the money on an invoice of its booking, which is locked. Answers why it could not be, or null. */
async function recordMoney({ purpose_id, amount }: OnlinePayment, context: Context<Writer>): Promise<string | null> {
  const { db, now } = context;
  const invoice = await invoiceFor(purpose_id, context);
  if (invoice === undefined) return 'The booking charges nothing that the money could pay: refund it.';
  const nowhere = { betaalmethode_id: null, pos_id: null, location_id: null };
  const payment = { ...nowhere, bedrag: amount, wanneer: now, opmerking: 'Online betaald', created_by: null };
  const ids = await record(db, invoice, [{ at: '', place: 'location_id', payment }]);
  await confirmPayments(invoice, ids, context);
  return null;
}

/** A new invoice over what the booking was not charged yet; the one to pay it on where there is nothing left to charge. */
async function invoiceFor(boeking_id: number, context: Context<Writer>): Promise<InvoiceRow | undefined> {
  const { db } = context;
  const booking = await one(bookings.read, db, boeking_id);
  const before = await invoices.permanentOf(db, boeking_id);
  const btw_verlegd = before.find((each) => !isWhollyCredited(each))?.btw_verlegd ?? false;
  if (plannedInvoice(booking.kosten.regels, before, btw_verlegd).total > 0) {
    const kind = { context: 'online_booking', status: 'definitief', reference_external: '' } as const;
    const terms = { voorschot_percentage: WHOLE, btw_verlegd, verstuur_factuur_op: null };
    const { id } = await createInvoice({ path: {}, query: {}, body: { boeking_id, ...kind, ...terms } }, context);
    return one(invoices.rows.read, db, id);
  }
  const permanent = (await invoices.ofBooking(db, boeking_id)).filter(isPayable);
  return permanent.find(({ status }) => status !== 'betaald') ?? permanent.at(-1);
}
