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
import { readAnswers, storeVisitor, findTypedAddress } from './visitor-customer.ts';
import { askForBooking } from './booking-payments.ts';
import { queueConfirmation, type BookingVisitor } from './booking-confirmation.ts';
import { assertOpen } from './open-to-visitors.ts';
import { priceOrder, readQuote } from './quotes.ts';
import { assertCapacity, storeReservation } from './store-reservation.ts';
import { noteRemarks } from './store-submission.ts';
import { createWayToPay, addCheckout } from './ways-to-pay.ts';
import { countReservation, recordReservation } from './visitor-orders.ts';

export const priceReservation: Handler<'priceReservation'> = async ({ body }, context) => {
  await assertOpen(context, 'allow_online_package_booking');
  const { db } = context;
  const { begin, vouchers, contactformulier = null } = body;
  const quote = await readQuote(body, context);
  const { programme, tried, products } = await priceOrder(quote, begin, vouchers ?? [], context);
  const room = await problemsOf(() => assertCapacity(quote, context));
  const answers =
    contactformulier === null ? [] : await problemsOf(() => readAnswers(db, quote.offer, contactformulier));
  return {
    ...priceOf(programme, quote.order, quote.discount, tried, products),
    weigeringen: [...quote.problems, ...programme.problems, ...findVoucherProblems(tried), ...room, ...answers],
  };
};

export const reservePackage = declareCompleted<'reservePackage'>(
  async ({ body }, context) => {
    await assertOpen(context, 'allow_online_package_booking');
    const quote = await readQuote(body, context);
    assertSound(quote);

    const { form, sent } = await readAnswers(context.db, quote.offer, body.contactformulier);
    const status = body.betaalmethode === 'factuur' ? statusOf(body, quote.status) : 'reservering';
    const heldFor = { arrangement_id: body.arrangement_id, datum: context.zone.toLocalDate(body.begin) };
    const counted = await countReservation(findTypedAddress(form, sent), heldFor, context);
    const booker = await storeVisitor({ form, sent }, quote.offer, context);
    const { klant_id } = booker;
    const earlier = usesCapacity(status) ? (counted?.earlier ?? []) : [];
    const wish = { klant_id, status, bijzonderheden: sent.particulars, vouchers: body.vouchers ?? [], earlier };
    const booking = await storeReservation(quote, wish, context);
    await noteRemarks(form, sent, { klant_id, boeking_id: booking.id }, context);

    const answer = body.betaalmethode === 'factuur' ? confirmUnpaid : ask;
    const { payment, ...told } = await answer(booking, body, booker, context);
    if (counted !== null && payment !== null) await recordReservation(payment, counted, context);
    const way = payment === null ? {} : createWayToPay(payment, context);
    const made = context.caller.permissions.has('editBoeking') ? { boeking_id: booking.id, klant_id } : {};

    return { ...told, ...way, ...made };
  },
  (told, db) => addCheckout(told, 'bookings', db),
);

type ReservationBody = Input<'reservePackage'>['body'];
/** The answer to a visitor, and the payment that was noted; null for none. */
type ReservationResult = Pick<Output<'reservePackage'>, 'status' | 'message'> & {
  readonly payment: NotedPayment | null;
};

const BOOKED_MESSAGE = 'Boeking gemaakt';

/** The answer to a visitor who pays later, and the mail if they want one. */
async function confirmUnpaid(
  booking: StoredBooking,
  body: ReservationBody,
  booker: BookingVisitor,
  context: Context<Writer>,
): Promise<ReservationResult> {
  const { status } = booking;
  const { stuur_bevestiging_email: isMailed } = body;
  if (isMailed !== false && usesCapacity(status)) await queueConfirmation(booking, context, booker);
  return { status, message: BOOKED_MESSAGE, payment: null };
}

/** The answer to a visitor who pays now: nothing more, where it costs nothing. Throws what `askForBooking` throws. */
async function ask(
  booking: StoredBooking,
  body: ReservationBody,
  booker: BookingVisitor,
  context: Context<Writer>,
): Promise<ReservationResult> {
  const { provider_params = null, redirect_url = null } = body;
  const payment = await askForBooking(booking, { provider_params, redirect_url, booker }, context);
  if (payment === null) return { status: 'definitief', message: BOOKED_MESSAGE, payment };
  return { status: 'betaling benodigd', message: 'Betaling benodigd', payment };
}
