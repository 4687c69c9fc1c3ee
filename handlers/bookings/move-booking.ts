// Moves a booking to another status, with everything that follows from it: for staff who set it, and customers who agree.
import * as bookings from '../../db/bookings/bookings.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as shifts from '../../db/planning/shifts.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { StoredBooking } from '../../domain/bookings/booking.ts';
import { movedStatus } from '../../domain/bookings/booking-change.ts';
import { isCancelled, type BookingStatus } from '../../domain/bookings/booking-status.ts';
import { refreshDrafts } from '../invoices/draft.ts';
import type { Context } from '../handler.ts';
import { moveVouchers, type Moved } from './redemption.ts';

/** Moves a booking that is held; answers it as it is then, and the vouchers that it gave back. Throws as `movedStatus` does. */
export async function moveBooking(
  booking: StoredBooking,
  status: BookingStatus,
  context: Context<Writer>,
): Promise<Moved> {
  const { db, now } = context;
  const isInvoiced = await invoices.isInvoiced(db, booking.id);
  const changed = await bookings.saveAgreement(db, booking, movedStatus(booking, status, isInvoiced, now));
  if (isCancelled(booking.status, status)) await shifts.cancelOf(db, [booking.id]);
  const moved = await moveVouchers(booking.status, changed, context);
  if (moved.released.length > 0) await refreshDrafts(db, moved.booking);
  return moved;
}
