// The settlement of a booking that is paid online, in the transaction of its payment: confirmed, invoiced, paid, mailed.
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { find, readOne } from '../../db/engine/changes/table.ts';
import * as companies from '../../db/house/companies.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import { findVisitorPerson } from '../../db/online/visitor.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import { usesCapacity, isConfirmedStatus } from '../../domain/bookings/booking-status.ts';
import { isReverseCharged, planInvoice } from '../../domain/invoices/invoice.ts';
import { isPayable, wasGivenUpBy } from '../../domain/online/booking-payment.ts';
import { presentBooking, type StoredBooking } from '../../domain/bookings/booking.ts';
import { planOwedCosts, calculateOwed } from '../../domain/bookings/cancellation.ts';
import { calculateCostsTotal } from '../../domain/bookings/costs.ts';
import { asCents, HUNDRED_PERCENT } from '../../domain/values/money.ts';
import { proposeRefund } from '../bookings/cancel-booking.ts';
import { enforceCapacity } from '../bookings/enforcement.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import { claimVoucher } from '../bookings/redemption.ts';
import type { Context } from '../handler.ts';
import { queuePaymentConfirmation } from '../invoices/payment-confirmation.ts';
import { refreshDrafts } from '../invoices/draft.ts';
import { recordPayments } from '../invoices/settle.ts';
import { storeInvoiceForLocked } from '../invoices/store-invoice.ts';
import { queueConfirmation, type BookingVisitor } from './booking-confirmation.ts';

/**
 * Confirms a booking that was paid and records the money on an invoice of it, once: the payment is locked. A booking
 * that was cancelled for want of payment is reopened where it still fits. Returns what staff have to look at, as a
 * sentence, or null. Throws the refusals of its vouchers, its capacity and its invoice.
 */
export async function confirmPaidBooking(payment: OnlinePayment, context: Context<Writer>): Promise<string | null> {
  const { db } = context;
  const id = payment.purpose_id;
  await lockRoots(db, 'bookings', [id]);
  const storedBooking = await find(bookings.readStored, db, id);
  if (storedBooking === undefined) return DELETED_NOTE;
  if (storedBooking.status === 'geannuleerd' && !wasGivenUpBy(payment, storedBooking))
    return keepPaidBooking(payment, context);
  const isNew = !isConfirmedStatus(storedBooking.status);
  const booking = isNew ? await confirmStored(payment, storedBooking, context) : storedBooking;
  const unrecorded = await recordMoney(payment, booking, context);
  if (isNew) await queueConfirmation(booking, context, await findVisitor(payment, booking, context));
  return unrecorded;
}

/**
 * The visitor who booked, where the booking still belongs to a customer with the typed address; else undefined, and its
 * main contact person is mailed.
 */
async function findVisitor(
  { booker }: Pick<OnlinePayment, 'booker'>,
  { klant_id }: Pick<StoredBooking, 'klant_id'>,
  { db }: Pick<Context<Writer>, 'db'>,
): Promise<BookingVisitor | undefined> {
  const person = await findVisitorPerson(db, klant_id, booker);
  return person && { person };
}

/**
 * Records the money of a booking without a change of its status, cancelled or not confirmed. Returns what staff have to
 * look at. Throws the refusals of an invoice.
 */
export async function keepPaidBooking(payment: OnlinePayment, context: Context<Writer>): Promise<string> {
  const { db } = context;
  const id = payment.purpose_id;
  await lockRoots(db, 'bookings', [id]);
  const booking = await find(bookings.readStored, db, id);
  if (booking === undefined) return DELETED_NOTE;
  if (booking.status !== 'geannuleerd') return (await recordMoney(payment, booking, context)) ?? REFUSED_NOTE;
  const unrecorded = await recordMoney(payment, await limitCostsToPaid(payment, booking, context), context);
  if (unrecorded !== null || wasGivenUpBy(payment, booking)) return unrecorded ?? CANCELLED_NOTE;
  await payments.save(db, payment, { status: 'paid' });
  await proposeRefund(booking, asCents(0), context);
  return CANCELLED_BY_STAFF_NOTE;
}

/**
 * Returns a cancelled booking with costs of the paid amount at most, so that its invoice leaves its customer owing
 * nothing. Stores nothing. Returns one with invoices as it is.
 */
async function limitCostsToPaid(
  { amount }: OnlinePayment,
  booking: StoredBooking,
  { db }: Context<Writer>,
): Promise<StoredBooking> {
  if (await invoices.hasFinalised(db, booking.id)) return booking;
  const most = calculateCostsTotal(booking.costs);
  if (most <= amount) return booking;
  const items = planOwedCosts(calculateOwed(booking, null, 0, amount).parts, 'Online betaald');
  return { ...booking, costs: items.map((item) => ({ ...item, id: 0, boekingsregel_id: null })) };
}

const DELETED_NOTE = 'The booking was deleted before the money came: pay it back.';
const CANCELLED_NOTE =
  'The booking was cancelled before the money came: confirm it, or credit its invoice and pay the money back.';

const CANCELLED_BY_STAFF_NOTE =
  'The booking was cancelled before the money came: pay it back, or dismiss the refund that is proposed.';
const REFUSED_NOTE =
  'The booking could not be confirmed when the money came: make room and confirm it, or pay the money back.';

/** Confirms a booking whose capacity and vouchers may have been given to others; returns it afterwards. */
async function confirmStored(
  { released_codes }: OnlinePayment,
  storedBooking: StoredBooking,
  context: Context<Writer>,
): Promise<StoredBooking> {
  let { booking } = await moveBooking(storedBooking, 'definitief', context);
  if (storedBooking.status === 'geannuleerd') {
    const codes = released_codes ?? [];
    for (const code of codes) booking = await claimVoucher(booking, code, 'vouchers', context);
    if (codes.length > 0) await refreshDrafts(context.db, booking);
  }
  if (!usesCapacity(storedBooking.status))
    await enforceCapacity(booking, { capaciteit: 'afdwingen' }, 'status', context);
  return booking;
}

/** Records the money on an invoice of its booking, which is locked. Returns why that is impossible, or null. */
async function recordMoney(
  online: OnlinePayment,
  booking: StoredBooking,
  context: Context<Writer>,
): Promise<string | null> {
  const invoice = await provideInvoice(online, booking, context);
  if (invoice === undefined) return 'The booking charges nothing that the money could pay: refund it.';
  await recordOnInvoice(online, invoice, context);
  return null;
}

/** Records the money of a payment on a locked invoice, and confirms it by mail. Throws the refusals of a payment. */
export async function recordOnInvoice(
  online: OnlinePayment,
  invoice: InvoiceRow,
  context: Context<Writer>,
): Promise<void> {
  const { db, now } = context;
  const { online_betaalmethode_id: betaalmethode_id } = await readOne(companies.read, db, invoice.bedrijf_id);
  const nowhere = { betaalmethode_id, pos_id: null, location_id: null };
  const payment = { ...nowhere, bedrag: online.amount, wanneer: now, opmerking: 'Online betaald', created_by: null };
  const recorded = await recordPayments(db, invoice, [{ at: '', locationMember: 'location_id', payment }]);
  await payments.save(db, online, { invoice_id: invoice.id });
  await queuePaymentConfirmation(recorded, context);
}

/** Creates an invoice over the uninvoiced part of a booking; returns the one to pay where nothing is left to charge. */
async function provideInvoice(
  payment: OnlinePayment,
  booking: StoredBooking,
  context: Context<Writer>,
): Promise<InvoiceRow | undefined> {
  const { db } = context;
  const { id: boeking_id, costs } = booking;
  const before = await invoices.findFinalised(db, boeking_id);
  const btw_verlegd = isReverseCharged(before);
  if (planInvoice(costs, before, btw_verlegd).total > 0) {
    const kind = { context: 'online_booking', status: 'definitief', reference_external: '' } as const;
    const terms = { voorschot_percentage: HUNDRED_PERCENT, btw_verlegd, verstuur_factuur_op: null };
    return storeInvoiceForLocked(presentBooking(booking), { boeking_id, ...kind, ...terms }, payment.id, context);
  }
  const finalised = (await invoices.findByBooking(db, boeking_id)).filter(isPayable);
  return finalised.find(({ status }) => status !== 'betaald') ?? finalised.at(-1);
}
