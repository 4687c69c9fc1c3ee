// `capaciteit=afdwingen`: what stores a booking or its status is refused where there is no room for it.
import * as products from '../../db/bookings/bookable-products.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as startTimes from '../../db/planning/start-times.ts';
import { lockPeriod, materialsOf } from '../../db/planning/period.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { usesCapacity } from '../../domain/bookings/booking-status.ts';
import { PeriodAvailability } from '../../domain/planning/availability.ts';
import { assertAvailable, EMPTY_VERDICT, spanOf, wishOf } from '../../domain/planning/enforced.ts';
import type { CapacityVerdict } from '../../domain/planning/period.ts';
import type { Context } from '../handler.ts';

/** The query of an operation that can be told to enforce. */
export interface EnforcementQuery {
  readonly capaciteit?: 'afdwingen';
}

/**
 * Throws what `assertAvailable` throws, on `field`, for a booking as it is stored now, if the query asks for that and the
 * booking holds capacity. Locks the materials and locations that it uses, so of two that want the last unit one comes first.
 */
export async function enforceCapacity(
  booking: StoredBooking,
  { capaciteit }: EnforcementQuery,
  field: 'begin' | 'status' | 'products',
  { db, zone }: Pick<Context<Writer>, 'db' | 'zone'>,
): Promise<void> {
  if (capaciteit === undefined || !usesCapacity(booking.status)) return;
  assertAvailable(await checkCapacity(booking, db), field, zone);
}

/**
 * Whether there is room for a booking that is locked, whatever its status is. Locks the materials and locations that it
 * uses, so its vouchers have to be locked by then: docs/decisions/020-locks.md.
 */
export async function checkCapacity(booking: StoredBooking, db: Writer): Promise<CapacityVerdict> {
  const span = spanOf(booking.lines);
  if (span === undefined) return EMPTY_VERDICT;
  const booked = [...new Set(booking.lines.map(({ product_id }) => product_id))];
  const locations = [...new Set(booking.lines.flatMap(({ locatie_id }) => locatie_id ?? []))];
  const wish = wishOf(booking, await products.read(db, booked), await startTimes.sharesOf(db, booking));
  const scope = { materials: await materialsOf(db, booked), locations };
  return new PeriodAvailability(await lockPeriod(db, scope, span, booking.id)).decide(wish);
}
