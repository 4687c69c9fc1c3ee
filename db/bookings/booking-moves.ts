// Bookings whose status a scheduled job has to change, found by the moment at which each is due.
import type { Instant } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';

const selectDueBookings = defineStatement<{ id: number }>(
  () => 'select id from bookings where moves_at <= ? order by moves_at, id limit ?',
);

/**
 * Returns ids of up to `limit` bookings that have begun or ended at `now` without the matching status; the longest due
 * first.
 */
export async function findDueBookings(db: Reader, now: Instant, limit: number): Promise<number[]> {
  return (await selectDueBookings(db, now, limit)).map(({ id }) => id);
}

const selectExpiredBookings = defineStatement<{ id: number }>(
  () => `select id from bookings where status in ('optie', 'reservering') and status_vervaldatum < ?
    order by status_vervaldatum, id limit ?`,
);

/** Returns ids of up to `limit` options and reservations that expired before `today`; the longest due first. */
export async function findExpiredBookings(db: Reader, today: string, limit: number): Promise<number[]> {
  return (await selectExpiredBookings(db, today, limit)).map(({ id }) => id);
}
