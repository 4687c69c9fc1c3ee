// Bookings that the clock has to move, found by the moment that each has for it.
import type { Instant } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';

const selectDueBookings = defineStatement<{ id: number }>(
  () => 'select id from bookings where moves_at <= ? order by moves_at, id limit ?',
);

/** Ids of up to `limit` bookings that are under way or done at `now`, and are not called so yet; the longest due first. */
export async function findDueBookings(db: Reader, now: Instant, limit: number): Promise<number[]> {
  return (await selectDueBookings(db, now, limit)).map(({ id }) => id);
}

const selectExpiredBookings = defineStatement<{ id: number }>(
  () => `select id from bookings where status in ('optie', 'reservering') and status_vervaldatum < ?
    order by status_vervaldatum, id limit ?`,
);

/** Ids of up to `limit` options and reservations that were held until a date before `today`; the longest due first. */
export async function findExpiredBookings(db: Reader, today: string, limit: number): Promise<number[]> {
  return (await selectExpiredBookings(db, today, limit)).map(({ id }) => id);
}
