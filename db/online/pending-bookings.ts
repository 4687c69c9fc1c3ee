// Bookings that are reserved until a moment, and cancelled unless they are confirmed by then.
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';

declareConstraints('pending_bookings', { unique: { pending_bookings_pkey: 'never' } });

const selectOverdue = defineStatement<{ booking_id: number }>(
  () => 'select booking_id from pending_bookings where booking_id > ? and expires_at <= ? order by booking_id limit ?',
);

const remove = defineCommand(() => 'delete from pending_bookings where booking_id = ?');

/** Reserves a booking until a moment. */
export async function storePending(db: Writer, booking_id: number, expires_at: Instant): Promise<void> {
  await insertRows(db, 'pending_bookings', [{ booking_id, expires_at }]);
}

/** Returns ids above `after` of up to `limit` bookings whose reservation has expired. */
export async function findOverdue(db: Reader, after: number, now: Instant, limit: number): Promise<number[]> {
  return (await selectOverdue(db, after, now, limit)).map(({ booking_id }) => booking_id);
}

/** Ends the reservation of a booking. */
export async function deletePending(db: Writer, booking_id: number): Promise<void> {
  await remove(db, booking_id);
}
