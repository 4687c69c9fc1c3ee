// Cancels the bookings that a website reserved and the visitor did not confirm in time: every minute, once each.
import * as pendingBookings from '../../db/online/pending-bookings.ts';
import { releaseBooking } from '../../handlers/online/release-booking.ts';
import { asClient } from '../as-client.ts';
import { writeEach } from '../each.ts';
import type { JobContext } from '../job.ts';

const PAGE_ROWS = 100;

/** One round. */
export async function endPendingBookings(context: JobContext): Promise<void> {
  await writeEach(
    context,
    (db, after) => pendingBookings.findOverdue(db, after, context.now(), PAGE_ROWS),
    async (db, id) => {
      await releaseBooking(id, asClient(db, context));
      await pendingBookings.deletePending(db, id);
    },
  );
}
