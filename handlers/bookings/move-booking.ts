// Moves a booking to another status, with everything that follows from it: for staff who set it, and customers who agree.
import * as bookings from '../../db/bookings/bookings.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as shifts from '../../db/planning/shifts.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { one } from '../../db/engine/changes/table.ts';
import { movedStatus } from '../../domain/bookings/booking-change.ts';
import { isCancelled, type BookingStatus } from '../../domain/bookings/booking-status.ts';
import type { Context } from '../handler.ts';
import { moveVouchers } from './redemption.ts';

/** Moves a booking that is held. Throws ERR_BOOKING_STATUS_TRANSITION. */
export async function moveBooking(id: number, status: BookingStatus, context: Context<Writer>): Promise<void> {
  const { db, now } = context;
  const stored = await one(bookings.readStored, db, id);
  const isInvoiced = await invoices.isInvoiced(db, id);
  await bookings.saveAgreement(db, stored, movedStatus(stored, status, isInvoiced, now));
  if (isCancelled(stored.status, status)) await shifts.cancelOf(db, [id]);
  await moveVouchers(id, stored.status, status, context);
}
