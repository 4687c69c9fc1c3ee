// Bookings that the clock may have to move, found by the times of their lines.
import type { Instant } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { statement } from '../engine/session/sql.ts';

// A status that was put back by hand stays until a later moment: domain/bookings/booking-clock.ts has the rule, this
// repeats it in SQL.
const due = statement<{ id: number }>(
  () => `select b.id from bookings b where b.id > ? and (
    (b.status = 'definitief' and exists (
      select 1 from booking_lines l where l.boeking_id = b.id and l.begin <= ?
        and (b.status_updated_at = b.definite_at or l.eind > b.status_updated_at)))
    or (b.status = 'gaande' and exists (
      select 1 from booking_lines l where l.boeking_id = b.id
        and (b.status_updated_at = b.created_at or l.eind > b.status_updated_at))
      and not exists (select 1 from booking_lines l where l.boeking_id = b.id and l.eind > ?))
  ) order by b.id limit ?`,
);

/** Ids above `after` of up to `limit` bookings that may be under way or done at `now`, and are not called so yet. */
export async function dueBookings(db: Reader, after: number, now: Instant, limit: number): Promise<number[]> {
  return (await due(db, after, now, now, limit)).map(({ id }) => id);
}

const expired = statement<{ id: number }>(
  () => `select id from bookings where id > ? and status in ('optie', 'reservering') and status_vervaldatum < ?
    order by id limit ?`,
);

/** Ids above `after` of up to `limit` options and reservations that were held until a date before `today`. */
export async function expiredBookings(db: Reader, after: number, today: string, limit: number): Promise<number[]> {
  return (await expired(db, after, today, limit)).map(({ id }) => id);
}
