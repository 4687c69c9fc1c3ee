// Cancels a booking that was not paid in time: its capacity and its vouchers become available.
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { find } from '../../db/engine/changes/table.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import { moveBooking } from '../bookings/move-booking.ts';
import type { Context } from '../handler.ts';

/**
 * Cancels a booking and returns the codes of the vouchers that it gave back. Null where staff have changed its status
 * or invoiced it: then it stays.
 */
export async function releaseBooking(id: number, context: Context<Writer>): Promise<string[] | null> {
  const { db } = context;
  await lockRoots(db, 'bookings', [id]);
  const booking = await find(bookings.readStored, db, id);
  if (booking?.status !== 'reservering' || (await invoices.hasUncredited(db, id))) return null;
  const { released } = await moveBooking(booking, 'geannuleerd', context);
  return released.map(({ code }) => code);
}
