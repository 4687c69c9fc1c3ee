// The operations of online booking that price and book: visitors reserve, and pay now or later.
import type { Writer } from '../../db/engine/session/database.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import { one } from '../../db/engine/changes/table.ts';
import { holdsCapacity } from '../../domain/bookings/booking-status.ts';
import { priceOf, refusalOf, type TriedVoucher } from '../../domain/online/price.ts';
import { statusOf } from '../../domain/online/reservation.ts';
import { Problem, refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import { completed, type Context, type Handler, type Input, type Output } from '../handler.ts';
import { readAnswers, storeBooker, typedAddress } from './bookers.ts';
import { askForBooking } from './booking-payments.ts';
import { confirmBooking, type Booker } from './confirm-booking.ts';
import { assertOpen } from './open-to-visitors.ts';
import { priced, readQuote } from './quotes.ts';
import { refuseWithoutRoom, storeReservation } from './store-reservation.ts';
import { noteRemarks } from './store-submission.ts';
import { wayToPay, withCheckout, type WayToPay } from './ways-to-pay.ts';
import { countReservation, keepHold } from './visitor-orders.ts';

export const priceReservation: Handler<'priceReservation'> = async ({ body }, context) => {
  await assertOpen(context, 'allow_online_package_booking');
  const { db } = context;
  const { begin, vouchers, contactformulier = null } = body;
  const quote = await readQuote(body, context);
  const { programme, tried, products } = await priced(quote, begin, vouchers ?? [], context);
  const room = await refusedBy(() => refuseWithoutRoom(quote, context));
  const answers =
    contactformulier === null ? [] : await refusedBy(() => readAnswers(db, quote.offer, contactformulier));
  return {
    ...priceOf(programme, quote.order, quote.discount, tried, products),
    weigeringen: [...quote.problems, ...tried.flatMap(voucherProblem), ...room, ...answers],
  };
};

/** What `work` refuses. */
async function refusedBy(work: () => Promise<unknown>): Promise<readonly ProblemDetail[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.problems;
    throw error;
  }
}

function voucherProblem(tried: TriedVoucher, place: number): ProblemDetail[] {
  const code = refusalOf(tried);
  return code === undefined ? [] : [{ code, message: code, field: `vouchers[${String(place)}]` }];
}

export const reservePackage = completed<'reservePackage'>(
  async ({ body }, context) => {
    await assertOpen(context, 'allow_online_package_booking');
    const quote = await readQuote(body, context);
    refuseIfAny(quote.problems);
    const { form, sent } = await readAnswers(context.db, quote.offer, body.contactformulier);
    const status = body.betaalmethode === 'factuur' ? statusOf(body, quote.status) : 'reservering';
    const heldFor = { arrangement_id: body.arrangement_id, datum: context.zone.localDate(body.begin) };
    const counted = await countReservation(typedAddress(form, sent), heldFor, context);
    const booker = await storeBooker({ form, sent }, quote.offer, context);
    const { klant_id } = booker;
    const earlier = holdsCapacity(status) ? (counted?.earlier ?? []) : [];
    const wish = { klant_id, status, bijzonderheden: sent.particulars, vouchers: body.vouchers ?? [], earlier };
    const boeking_id = await storeReservation(quote, wish, context);
    await noteRemarks(form, sent, { klant_id, boeking_id }, context);
    const told = await (body.betaalmethode === 'factuur' ? confirm : ask)(boeking_id, body, booker, context);
    if (counted !== null && told.payment_url !== undefined) await keepHold(boeking_id, counted, context);
    return { ...told, ...(context.caller.permissions.has('editBoeking') ? { boeking_id, klant_id } : {}) };
  },
  (told, db) => withCheckout(told, 'bookings', db),
);

type Body = Input<'reservePackage'>['body'];
type Told = Pick<Output<'reservePackage'>, 'status' | 'message'> & Partial<WayToPay>;

const MADE = 'Boeking gemaakt';

/** What a visitor is told who pays later, and mailed if he wants. */
async function confirm(id: number, body: Body, booker: Booker, context: Context<Writer>): Promise<Told> {
  const { status } = await one(bookings.readStored, context.db, id);
  const { stuur_bevestiging_email: isMailed } = body;
  if (isMailed !== false && holdsCapacity(status)) await confirmBooking(id, context, booker);
  return { status, message: MADE };
}

/** What a visitor is told who pays now: nothing more, where it costs nothing. Throws ERR_REDIRECT_HOST. */
async function ask(id: number, body: Body, booker: Booker, context: Context<Writer>): Promise<Told> {
  const { provider_params = null, redirect_url = null } = body;
  const status = await askForBooking(id, { provider_params, redirect_url, booker }, context);
  if (status !== 'betaling benodigd') return { status, message: MADE };
  return { status, message: 'Betaling benodigd', ...(await wayToPay('bookings', id, context)) };
}
