// `capaciteit=afdwingen`: what stores a booking or its status is refused where there is no room for it.
import * as products from '../../db/bookings/bookable-products.ts';
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { one } from '../../db/engine/changes/table.ts';
import * as startTimes from '../../db/planning/start-times.ts';
import { lockPeriod, materialsOf } from '../../db/planning/period.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { holdsCapacity } from '../../domain/bookings/booking-status.ts';
import { Room } from '../../domain/planning/availability.ts';
import { refuseUnavailable, ROOM_FOR_NOTHING, spanOf, wishOf } from '../../domain/planning/enforced.ts';
import type { Verdict } from '../../domain/planning/period.ts';
import type { Context } from '../handler.ts';

/** The query of an operation that can be told to enforce. */
export interface Enforcement {
  readonly capaciteit?: 'afdwingen';
}

/**
 * Refuses a booking as it is stored now, if the query asks for that and the booking holds capacity: ERR_NOT_AVAILABLE on
 * `field`. Locks the materials and locations that it uses, so of two that want the last unit one comes first.
 */
export async function enforceCapacity(
  id: number,
  { capaciteit }: Enforcement,
  field: 'begin' | 'status' | 'products',
  { db, zone }: Pick<Context<Writer>, 'db' | 'zone'>,
): Promise<void> {
  if (capaciteit === undefined) return;
  const stored = await one(bookings.readStored, db, id);
  if (holdsCapacity(stored.status)) refuseUnavailable(await roomFor(stored, db), field, zone);
}

/**
 * Whether there is room for a booking that is locked, whatever its status is. Locks the materials and locations that it
 * uses, so its vouchers have to be locked by then: docs/decisions/020-locks.md.
 */
export async function roomFor(stored: StoredBooking, db: Writer): Promise<Verdict> {
  const span = spanOf(stored.lines);
  if (span === undefined) return ROOM_FOR_NOTHING;
  const booked = [...new Set(stored.lines.map(({ product_id }) => product_id))];
  const locations = [...new Set(stored.lines.flatMap(({ locatie_id }) => locatie_id ?? []))];
  const wish = wishOf(stored, await products.read(db, booked), await startTimes.sharesOf(db, stored));
  const scope = { materials: await materialsOf(db, booked), locations };
  return new Room(await lockPeriod(db, scope, span, stored.id)).verdict(wish);
}
