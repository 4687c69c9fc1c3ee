// Creates a booking for any caller: through the API, or by a form of a website.
import * as bookings from '../../db/bookings/bookings.ts';
import { findSources } from '../../db/bookings/booking-sources.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { planNewBooking, requireOneOrigin } from '../../domain/bookings/new-booking.ts';
import { resolveSources } from '../../domain/bookings/booking-sources.ts';
import type { components } from '../../generated/types.ts';
import type { Context } from '../handler.ts';

/** Stores a booking and returns it. Throws as `requireOneOrigin`, `resolveSources` and `planNewBooking` do. */
export async function storeBooking(
  body: components['schemas']['NewBooking'],
  { db, now, zone, caller }: Pick<Context<Writer>, 'db' | 'now' | 'zone' | 'caller'>,
): Promise<StoredBooking> {
  requireOneOrigin(body);
  const sources = resolveSources(body, await findSources(db, body));
  const plannedBooking = planNewBooking(body, sources, now, zone);
  return bookings.insert(db, plannedBooking, {
    arrangement_id: body.arrangement_id ?? sources.copiedBooking?.arrangement_id ?? null,
    book_process_id: body.book_process_id ?? null,
    online_boeking: false,
    created_by: caller.userId,
    created_at: now,
  });
}
