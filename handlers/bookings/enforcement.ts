// `capaciteit=afdwingen`: a request is refused where its booking exceeds the capacity.
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

/** The query of an operation with this parameter. */
export interface EnforcementQuery {
  readonly capaciteit?: 'afdwingen';
}

/**
 * Throws as `assertAvailable` does, on `field`, for a stored booking that uses capacity, if the query asks for it.
 * Locks the materials and locations that it uses, so that requests for the last unit run one after the other.
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
 * Returns whether a locked booking fits, whatever its status. Locks the materials and locations that it uses, so its
 * vouchers must be locked before: docs/decisions/020-locks.md.
 */
export async function checkCapacity(booking: StoredBooking, db: Writer): Promise<CapacityVerdict> {
  const span = spanOf(booking.lines);
  if (span === undefined) return EMPTY_VERDICT;
  const productIds = [...new Set(booking.lines.map(({ product_id }) => product_id))];
  const locations = [...new Set(booking.lines.flatMap(({ locatie_id }) => locatie_id ?? []))];
  const wish = wishOf(booking, await products.read(db, productIds), await startTimes.sharesOf(db, booking));
  const scope = { materials: await materialsOf(db, productIds), locations };
  return new PeriodAvailability(await lockPeriod(db, scope, span, booking.id)).decide(wish);
}
