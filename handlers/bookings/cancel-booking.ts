// Cancels a booking as its quote says: for staff, and for customers by their link. All of it, or nothing.
import * as bookings from '../../db/bookings/bookings.ts';
import * as cancellations from '../../db/bookings/cancellations.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { groupBy } from '../../db/engine/group-by.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import { owedOf } from '../../db/invoices/open-amounts.ts';
import * as onlinePayments from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { agreedPriceOf } from '../../domain/bookings/agreed-price.ts';
import { presentBooking, type StoredBooking } from '../../domain/bookings/booking.ts';
import { assertNotCancelled } from '../../domain/bookings/booking-status.ts';
import { planOwedCosts } from '../../domain/bookings/cancellation.ts';
import { listBookedVat, type CancellationPlan, type PlannedCredit } from '../../domain/invoices/cancellation-plan.ts';
import { planCredit } from '../../domain/invoices/credit.ts';
import { calculateOffsets } from '../../domain/invoices/open-amounts.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { Cents } from '../../generated/types.ts';
import type { Context } from '../handler.ts';
import { settleWithCredit } from '../invoices/settle.ts';
import { storeInvoiceForLocked, storePlannedCredit } from '../invoices/store-invoice.ts';
import { createCancellingJob, createRefundingJob } from '../../db/online/payment-jobs.ts';
import { quoteFor, type Deviation, type CancellationQuote } from './cancellation-quote.ts';
import { queueCancellationReceipt, noteCancelled } from './cancellation-receipt.ts';
import { giveUpBooking } from './move-booking.ts';
import { HUNDRED_PERCENT } from '../../domain/values/money.ts';

/** How a booking is cancelled, and by whom. */
export interface CancellationRequest extends Deviation {
  readonly reden: string | null;
  readonly by_customer: boolean;
}

/**
 * Returns the booking, locked with all its online payments. These are locked first: docs/decisions/020-locks.md. Throws
 * ERR_NOT_FOUND.
 */
export async function lockToCancel(db: Writer, id: number): Promise<StoredBooking> {
  await lockPayments(db, id);
  if ((await lockRoot(db, 'bookings', id)) === undefined) throw createNotFoundProblem();
  // The first payment may have been requested since.
  await lockPayments(db, id);
  return readOne(bookings.readStored, db, id);
}

async function lockPayments(db: Writer, bookingId: number): Promise<void> {
  const attempts = groupBy(await onlinePayments.findByBooking(db, bookingId), ({ purpose, purpose_id }) =>
    [purpose, purpose_id].join(' '),
  );
  for (const [first] of attempts.values()) if (first !== undefined) await onlinePayments.lockAttempts(db, first.id);
}

/**
 * Cancels a booking from `lockToCancel`, and mails its customer. Throws ERR_BOOKING_CANCELLED, ERR_CANCELLATION_COSTS,
 * and the refusals of an invoice.
 */
export async function cancelLocked(
  booking: StoredBooking,
  { reden, by_customer, ...deviation }: CancellationRequest,
  context: Context<Writer>,
): Promise<void> {
  const { db } = context;
  assertNotCancelled(booking);
  const quote = await quoteFor(booking, deviation, context);
  await invoices.remove(db, await invoices.draftsOf(db, booking.id));
  const { booking: cancelledBooking } = await giveUpBooking(booking, context);
  const chargedBooking = await saveCancellation(cancelledBooking, quote, { reden, by_customer }, context);
  if (quote.doneQuote.terugbetalen === 'automatisch') await requestRefunds(quote.plan, context);
  await endOpenPayments(db, booking.id);
  await queueCancellationReceipt(chargedBooking, quote.doneQuote, context);
}

/**
 * Credits the invoices of a booking that staff cancelled by its status alone, down to `kosten`, and proposes to refund
 * the rest. The booking and its online payments are locked, and the money is recorded. A booking with a quote is left
 * unchanged.
 */
export async function proposeRefund(booking: StoredBooking, kosten: Cents, context: Context<Writer>): Promise<void> {
  const { db } = context;
  if ((await cancellations.find(db, booking.id)) !== undefined) return;
  await invoices.remove(db, await invoices.draftsOf(db, booking.id));
  const quote = await quoteFor(booking, { kosten, terugbetalen: 'voorstel' }, context);
  await saveCancellation(booking, quote, { reden: null, by_customer: false }, context);
}

/**
 * Creates the invoices and costs of the quote for a booking, which has its new status, and stores and notes the
 * cancellation.
 */
async function saveCancellation(
  booking: StoredBooking,
  { doneQuote, owed, plan }: CancellationQuote,
  { reden, by_customer }: Pick<CancellationRequest, 'reden' | 'by_customer'>,
  context: Context<Writer>,
): Promise<StoredBooking> {
  const { db, caller } = context;
  const { id: boeking_id, status_updated_at: cancelled_at } = booking;
  const chargedBooking = await bookings.saveCosts(db, booking, planOwedCosts(owed.parts));
  await settleInvoices(chargedBooking, plan, context);
  const cancellation = { boeking_id, cancelled_at, reden, by_customer, created_by: caller.userId, quote: doneQuote };
  const agreed = agreedPriceOf(booking, chargedBooking.costs);
  const last = await cancellations.findLastPaymentAndRefund(db, boeking_id);
  await cancellations.insert(db, { ...cancellation, agreed, refund_amount: plan.back, ...last });
  await noteCancelled(chargedBooking, { ...doneQuote, by_customer, reden }, context);
  return chargedBooking;
}

/**
 * Creates the credit invoices and the invoice of a plan, and settles open amounts with amounts that the customer is
 * owed.
 */
async function settleInvoices(
  booking: StoredBooking,
  { credits, invoice, isReverseCharged }: CancellationPlan,
  context: Context<Writer>,
): Promise<void> {
  for (const credit of credits) await creditInvoice(credit, context);
  if (invoice !== null) {
    const kind = { context: 'invoice', status: 'definitief', reference_external: '' } as const;
    const terms = { voorschot_percentage: HUNDRED_PERCENT, btw_verlegd: isReverseCharged, verstuur_factuur_op: null };
    await storeInvoiceForLocked(presentBooking(booking), { boeking_id: booking.id, ...kind, ...terms }, null, context);
  }
  await settleOpen(booking.id, context);
}

/** Creates a credit invoice of a plan, with the planned VAT. */
async function creditInvoice({ invoice_id, lines }: PlannedCredit, context: Context<Writer>): Promise<void> {
  const { db } = context;
  const original = await readOne(invoices.rows.read, db, invoice_id);
  const others = await invoices.findByBooking(db, original.boeking_id);
  const bookedVat = listBookedVat(await invoices.readInvoicedBefore(db, others));
  const planned = planCredit(await invoices.creditableOf(db, original, others), lines, bookedVat);
  await storePlannedCredit(
    original,
    { status: 'definitief', verrekenen: true },
    { plannedInvoice: planned, otherInvoices: others },
    context,
  );
}

async function settleOpen(bookingId: number, context: Context<Writer>): Promise<void> {
  const { db } = context;
  const offsets = calculateOffsets(await owedOf(db, [bookingId]));
  for (const { from, to, bedrag } of offsets)
    await settleWithCredit(
      await readOne(invoices.rows.read, db, to),
      await readOne(invoices.rows.read, db, from),
      bedrag,
      context,
    );
}

/** Stores the planned refunds by online payments, which are locked; the providers are asked after the commit. */
async function requestRefunds({ refunds: parts }: CancellationPlan, context: Context<Writer>): Promise<void> {
  const { db, now, caller } = context;
  for (const { online_payment_id: payment_id, bedrag: amount } of parts) {
    if (payment_id === null) continue;
    const refund = { payment_id, amount, description: null, created_by: caller.userId };
    const refund_id = await refunds.insert(db, refund, now);
    await enqueue(db, createRefundingJob(refund_id));
  }
}

/** Cancels the open payments of this booking at their providers. */
async function endOpenPayments(db: Writer, bookingId: number): Promise<void> {
  const attempts = await onlinePayments.findByBooking(db, bookingId);
  for (const { id, status } of attempts) if (status === 'open') await enqueue(db, createCancellingJob(id));
}
