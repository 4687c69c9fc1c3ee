// Stores an online booking where it fits, while its capacity is locked.
import * as bookings from '../../db/bookings/bookings.ts';
import { findSources } from '../../db/bookings/booking-sources.ts';
import * as voucherCodes from '../../db/catalogue/voucher-codes.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import { lockPeriod, readPeriod, type Scope } from '../../db/planning/period.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { resolveSources } from '../../domain/bookings/booking-sources.ts';
import { planNewBooking } from '../../domain/bookings/new-booking.ts';
import { applyChoices, applyDiscount } from '../../domain/online/price.ts';
import { assertStartTime, wantedProgrammeOf } from '../../domain/online/start.ts';
import { PeriodAvailability, startingAt, type StartCandidate } from '../../domain/planning/availability.ts';
import { assertAvailable, EMPTY_VERDICT, spanOf } from '../../domain/planning/enforced.ts';
import type { PeriodFacts, CapacityVerdict, WantedBooking } from '../../domain/planning/period.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import type { TimeSpan } from '../../domain/values/period.ts';
import type { components } from '../../generated/types.ts';
import { claimVoucher } from '../bookings/redemption.ts';
import type { Context } from '../handler.ts';
import type { CheckedOrder } from './check-order.ts';
import { scopeOf } from './orders.ts';
import { endUnpaidReservation } from './settlements.ts';

/** The members about the booking itself, and the codes of its vouchers. */
export interface ReservationDetails extends Pick<components['schemas']['NewBooking'], 'klant_id' | 'status'> {
  readonly bijzonderheden: string | null;
  readonly vouchers: readonly string[];
  /** The payments, locked, of the reservation that it replaces: their reservations end. */
  readonly earlier: readonly OnlinePayment[];
}

/**
 * Stores a booking of an order without problems, at the first locations with capacity, with its discount and its
 * vouchers; returns it. Locks in the order of docs/decisions/020-locks.md. Throws as `assertStartTime`,
 * `assertAvailable`, `resolveSources` and `claimVoucher` do.
 */
export async function storeReservation(
  checkedOrder: CheckedOrder,
  { vouchers: codes, earlier, ...about }: ReservationDetails,
  context: Context<Writer>,
): Promise<StoredBooking> {
  const { db, now, zone, caller } = context;
  // Its counter is locked before capacity: docs/decisions/020-locks.md.
  const reference = await bookings.reserveReference(db, about.klant_id);
  for (const payment of earlier) await endUnpaidReservation(payment, context);
  await voucherCodes.lockAll(db, codes);

  const { candidate, verdict } = await findCapacity(checkedOrder, zone, (scope, span) => lockPeriod(db, scope, span));
  const { offer, order, discount } = checkedOrder;
  const wish = { ...about, begin: candidate.moment, personen: order.personen, factureren: true };
  const body = { ...wish, arrangement_id: offer.id };
  const sources = resolveSources(body, await findSources(db, body));
  const chosenPackage = sources.package && applyChoices(sources.package, order, verdict.locations);
  const plannedBooking = planNewBooking(body, { ...sources, package: chosenPackage }, now, zone);
  const costs = applyDiscount(plannedBooking.costs, discount);
  const origin = { arrangement_id: offer.id, book_process_id: null, online_boeking: true, created_by: caller.userId };
  let booking = await bookings.insert(db, { ...plannedBooking, costs }, { ...origin, created_at: now }, reference);

  for (const [index, code] of codes.entries()) {
    await context.visitor?.countAttempts([code]);
    booking = await claimVoucher(booking, code, `vouchers[${String(index)}]`, context);
    context.visitor?.acceptCode(code);
  }

  return booking;
}

/** Throws as `storeReservation` does where an order cannot be booked now for want of capacity. */
export async function assertCapacity(checkedOrder: CheckedOrder, context: Context): Promise<void> {
  const { db, zone } = context;
  await findCapacity(checkedOrder, zone, (scope, span) => readPeriod(db, scope, span));
}

/** A start time, and the locations of an order's lines then. */
interface CapacityResult {
  readonly candidate: StartCandidate;
  readonly verdict: CapacityVerdict;
}

/** The locations of an order's lines, by the use that `read` returns. */
async function findCapacity(
  { offer, order, candidate }: CheckedOrder,
  zone: Zone,
  read: (scope: Scope, span: TimeSpan) => Promise<PeriodFacts>,
): Promise<CapacityResult> {
  assertStartTime(candidate);
  const programme = wantedProgrammeOf(offer, order, zone);
  const wantedBooking = startingAt(programme, candidate, zone);
  const verdict = await verdictOf(wantedBooking, (span) => read(scopeOf(order, programme), span));
  assertAvailable(verdict, 'begin', zone);
  return { candidate, verdict };
}

async function verdictOf(
  wantedBooking: WantedBooking,
  read: (span: TimeSpan) => Promise<PeriodFacts>,
): Promise<CapacityVerdict> {
  const span = spanOf(wantedBooking.lines);
  if (span === undefined) return EMPTY_VERDICT;
  return new PeriodAvailability(await read(span)).decide(wantedBooking);
}
