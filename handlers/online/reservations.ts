// The operations of online booking that price and book: visitors reserve, and pay now or later.
import type { Writer } from '../../db/engine/session/database.ts';
import type { NotedPayment } from '../../db/online/payments.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { usesCapacity } from '../../domain/bookings/booking-status.ts';
import { priceOf, findVoucherProblems } from '../../domain/online/price.ts';
import { assertSound } from '../../domain/online/order.ts';
import { statusOf } from '../../domain/online/reservation.ts';
import { problemsOf } from '../../domain/values/problem.ts';
import { declareCompleted, type Context, type Handler, type Input, type Output } from '../handler.ts';
import { readAnswers, storeVisitor, findTypedAddress, type AnsweredForm } from './visitor-customer.ts';
import { askForBooking } from './booking-payments.ts';
import { queueConfirmation, type BookingVisitor } from './booking-confirmation.ts';
import { assertOpen } from './open-to-visitors.ts';
import { checkOrder, type CheckedOrder } from './check-order.ts';
import { priceOrder } from './price-order.ts';
import { assertCapacity, storeReservation } from './store-reservation.ts';
import { noteRemarks } from './store-submission.ts';
import { createWayToPay, addCheckout } from './ways-to-pay.ts';
import { countReservation, recordReservation, type CountedReservation } from './visitor-orders.ts';

export const priceReservation: Handler<'priceReservation'> = async ({ body }, context) => {
  await assertOpen(context, 'allow_online_package_booking');
  const { db } = context;
  const { begin, vouchers, contactformulier = null } = body;
  const checkedOrder = await checkOrder(body, context);
  const { programme, voucherResults, products } = await priceOrder(checkedOrder, begin, vouchers ?? [], context);
  const capacityProblems = await problemsOf(() => assertCapacity(checkedOrder, context));
  const answerProblems =
    contactformulier === null ? [] : await problemsOf(() => readAnswers(db, checkedOrder.offer, contactformulier));

  return {
    ...priceOf(programme, checkedOrder.order, checkedOrder.discount, voucherResults, products),
    weigeringen: [
      ...checkedOrder.problems,
      ...programme.problems,
      ...findVoucherProblems(voucherResults),
      ...capacityProblems,
      ...answerProblems,
    ],
  };
};

export const reservePackage = declareCompleted<'reservePackage'>(
  async ({ body }, context) => {
    const checkedOrder = await requireSoundReservation(body, context);
    const answers = await readAnswers(context.db, checkedOrder.offer, body.contactformulier);
    const counted = await countVisitor(body, answers, context);
    const visitor = await storeVisitor(answers, checkedOrder.offer, context);
    const booking = await storeBooking({ body, checkedOrder, answers, visitor, countedReservation: counted }, context);

    const { payment, ...outcome } = await settlePayment(booking, body, visitor, context);
    if (counted !== null && payment !== null) await recordReservation(payment, counted, context);

    const wayToPay = payment === null ? {} : createWayToPay(payment, context);
    return { ...outcome, ...wayToPay, ...listIdsForStaff(booking, context) };
  },
  (outcome, db) => addCheckout(outcome, 'bookings', db),
);

type ReservationBody = Input<'reservePackage'>['body'];

/** A reservation whose visitor is counted and stored, before its booking is. */
interface ReservationRequest {
  readonly body: ReservationBody;
  readonly checkedOrder: CheckedOrder;
  readonly answers: AnsweredForm;
  readonly visitor: BookingVisitor & { readonly klant_id: number };
  readonly countedReservation: CountedReservation | null;
}

/** Returns an order without problems. Throws ERR_CLOSED, and the problems of the order. */
async function requireSoundReservation(body: ReservationBody, context: Context<Writer>): Promise<CheckedOrder> {
  await assertOpen(context, 'allow_online_package_booking');
  const checkedOrder = await checkOrder(body, context);
  assertSound(checkedOrder);
  return checkedOrder;
}

/** Counts the reservation for its visitor; null for other callers. Throws as `countReservation` does. */
function countVisitor(
  { arrangement_id, begin }: ReservationBody,
  { form, submission }: AnsweredForm,
  context: Context<Writer>,
): Promise<CountedReservation | null> {
  const scope = { arrangement_id, datum: context.zone.toLocalDate(begin) };
  return countReservation(findTypedAddress(form, submission), scope, context);
}

/** Stores the booking, and the remaining answers as a note. Throws as `storeReservation` does. */
async function storeBooking(
  { body, checkedOrder, answers: { form, submission }, visitor: { klant_id }, countedReservation }: ReservationRequest,
  context: Context<Writer>,
): Promise<StoredBooking> {
  const status = body.betaalmethode === 'factuur' ? statusOf(body, checkedOrder.status) : 'reservering';
  // A booking that uses no capacity leaves the visitor's earlier reservation as it is.
  const earlier = usesCapacity(status) ? (countedReservation?.earlier ?? []) : [];
  const details = { klant_id, status, bijzonderheden: submission.particulars, vouchers: body.vouchers ?? [], earlier };
  const booking = await storeReservation(checkedOrder, details, context);

  await noteRemarks(form, submission, { klant_id, boeking_id: booking.id }, context);
  return booking;
}

/** The ids of the booking and its customer, for staff and their programs only. */
function listIdsForStaff(
  { id: boeking_id, klant_id }: StoredBooking,
  { caller }: Context,
): Pick<Output<'reservePackage'>, 'boeking_id' | 'klant_id'> {
  return caller.permissions.has('editBoeking') ? { boeking_id, klant_id } : {};
}

/** The response to a visitor, and the stored payment; null for none. */
type ReservationResult = Pick<Output<'reservePackage'>, 'status' | 'message'> & {
  readonly payment: NotedPayment | null;
};

const BOOKED_MESSAGE = 'Boeking gemaakt';

/** Confirms a booking that is paid later, or requests the payment of one that is paid now. */
function settlePayment(
  booking: StoredBooking,
  body: ReservationBody,
  visitor: BookingVisitor,
  context: Context<Writer>,
): Promise<ReservationResult> {
  if (body.betaalmethode === 'factuur') return confirmUnpaid(booking, body, visitor, context);
  return requestPayment(booking, body, visitor, context);
}

/** Returns the response to a visitor who pays later, and queues the confirmation unless they declined it. */
async function confirmUnpaid(
  booking: StoredBooking,
  body: ReservationBody,
  visitor: BookingVisitor,
  context: Context<Writer>,
): Promise<ReservationResult> {
  const { status } = booking;
  const { stuur_bevestiging_email: isMailed } = body;
  if (isMailed !== false && usesCapacity(status)) await queueConfirmation(booking, context, visitor);
  return { status, message: BOOKED_MESSAGE, payment: null };
}

/** Requests the payment of a visitor; a booking without costs is confirmed. Throws as `askForBooking` does. */
async function requestPayment(
  booking: StoredBooking,
  body: ReservationBody,
  visitor: BookingVisitor,
  context: Context<Writer>,
): Promise<ReservationResult> {
  const { provider_params = null, redirect_url = null } = body;
  const payment = await askForBooking(booking, { provider_params, redirect_url, booker: visitor }, context);
  if (payment === null) return { status: 'definitief', message: BOOKED_MESSAGE, payment };
  return { status: 'betaling benodigd', message: 'Betaling benodigd', payment };
}
