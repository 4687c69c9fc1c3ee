// Cancels the bookings that a website kept for its visitor and nobody confirmed in time: every minute by the clock, once each.
import * as pendingBookings from '../../db/online/pending-bookings.ts';
import { releaseBooking } from '../../handlers/online/release-booking.ts';
import { asClient } from '../as-client.ts';
import type { JobContext } from '../job.ts';

const CHUNK = 100;

/** One round. Each booking has a transaction of its own: one that is being changed holds up no other. */
export async function endPendingBookings(context: JobContext): Promise<void> {
  const { read, write, now } = context;
  for (let after = 0; ;) {
    const ids = await read((db) => pendingBookings.overdue(db, after, now(), CHUNK));
    const last = ids.at(-1);
    if (last === undefined) return;
    for (const id of ids)
      await write(async (db) => {
        await releaseBooking(id, asClient(db, context));
        await pendingBookings.forget(db, id);
      });
    after = last;
  }
}
