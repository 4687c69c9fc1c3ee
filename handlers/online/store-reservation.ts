// Stores an online booking where there is room for it, while nobody else can take that.
import * as bookings from '../../db/bookings/bookings.ts';
import { sourcesOf } from '../../db/bookings/booking-sources.ts';
import * as voucherCodes from '../../db/catalogue/voucher-codes.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import { lockPeriod, readPeriod, type Scope } from '../../db/planning/period.ts';
import { newBooking } from '../../domain/bookings/new-booking.ts';
import { chosenPackage, withDiscount } from '../../domain/online/price.ts';
import { programmeOf } from '../../domain/online/start.ts';
import { Room, startingAt, type Candidate } from '../../domain/planning/availability.ts';
import { refuseUnavailable, ROOM_FOR_NOTHING, spanOf } from '../../domain/planning/enforced.ts';
import type { Period, Verdict, Wanted } from '../../domain/planning/period.ts';
import type { Span } from '../../domain/values/period.ts';
import { problem } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import { claimVoucher } from '../bookings/redemption.ts';
import type { Context } from '../handler.ts';
import { scopeOf } from './orders.ts';
import type { Quote } from './quotes.ts';
import { endHold } from './settlements.ts';

/** What is said of the booking itself, and the codes of its vouchers. */
export interface Reservation extends Pick<components['schemas']['NewBooking'], 'klant_id' | 'status'> {
  readonly bijzonderheden: string | null;
  readonly vouchers: readonly string[];
  /** The payments, locked, of what it comes in place of: its holds end. */
  readonly earlier: readonly OnlinePayment[];
}

/**
 * Stores a booking of an order without problems, at the first locations that have room, with its discount and its vouchers;
 * answers its id. Locks in the order of docs/decisions/020-locks.md. Throws ERR_NOT_AVAILABLE on `begin`, those of
 * `claimVoucher`, and ERR_COMPANY_REQUIRED.
 */
export async function storeReservation(
  quote: Quote,
  { vouchers: codes, earlier, ...about }: Reservation,
  context: Context<Writer>,
): Promise<number> {
  const { db, now, zone, caller } = context;
  // Its counter is locked before what is scarce: docs/decisions/020-locks.md.
  const reference = await bookings.takeReference(db, about.klant_id);
  for (const payment of earlier) await endHold(payment, context);
  await voucherCodes.lockAll(db, codes);
  const { candidate, verdict } = await foundRoom(quote, context, (scope, span) => lockPeriod(db, scope, span));
  const { offer, order, discount } = quote;
  const wish = { ...about, begin: candidate.moment, personen: order.personen, factureren: true };
  const body = { ...wish, arrangement_id: offer.id };
  const sources = await sourcesOf(db, body);
  const chosen = sources.package && chosenPackage(sources.package, order, verdict.locations);
  const planned = newBooking(body, { ...sources, package: chosen }, now, zone);
  const costs = withDiscount(planned.costs, discount);
  const origin = { arrangement_id: offer.id, book_process_id: null, online_boeking: true, created_by: caller.userId };
  const id = await bookings.insert(db, { ...planned, costs }, { ...origin, created_at: now }, reference);
  for (const [place, code] of codes.entries()) {
    context.visitor?.tries([code]);
    await claimVoucher(id, code, `vouchers[${String(place)}]`, context);
    context.visitor?.right(code);
  }
  return id;
}

/** Throws ERR_NOT_AVAILABLE on `begin` where an order cannot be booked now. */
export async function refuseWithoutRoom(quote: Quote, context: Context): Promise<void> {
  const { db } = context;
  await foundRoom(quote, context, (scope, span) => readPeriod(db, scope, span));
}

interface Found {
  readonly candidate: Candidate;
  readonly verdict: Verdict;
}

/** Where the lines of an order can be, by what `read` finds in use. Throws ERR_NOT_AVAILABLE. */
async function foundRoom(
  { offer, order, candidate }: Quote,
  { db, zone }: Pick<Context, 'db' | 'zone'>,
  read: (scope: Scope, span: Span) => Promise<Period>,
): Promise<Found> {
  if (candidate === undefined) throw noStartTime();
  const programme = programmeOf(offer, order, zone);
  const wanted = startingAt(programme, candidate, zone);
  const verdict = await verdictOf(wanted, async (span) => read(await scopeOf(db, programme), span));
  refuseUnavailable(verdict, 'begin', zone);
  return { candidate, verdict };
}

async function verdictOf(wanted: Wanted, read: (span: Span) => Promise<Period>): Promise<Verdict> {
  const span = spanOf(wanted.lines);
  if (span === undefined) return ROOM_FOR_NOTHING;
  return new Room(await read(span)).verdict(wanted);
}

function noStartTime(): Error {
  const message = 'This is no start time of the package that can be booked now: choose one that is available.';
  return problem('ERR_NOT_AVAILABLE', message, { field: 'begin', params: { redenen: [] } });
}
