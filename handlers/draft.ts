// Drafts of invoices, which follow their booking until they become permanent.
import type { Writer } from '../db/connection.ts';
import * as bookings from '../db/bookings.ts';
import * as invoices from '../db/invoices.ts';
import { one } from '../db/table.ts';
import { copiedFrom, plannedInvoice } from '../domain/invoice.ts';

/**
 * Brings the drafts of a booking in line with it, in the transaction that changed the booking or invoiced a part of it;
 * drafts that come out the same are left alone. The booking is locked, and so nobody else writes its drafts.
 * Throws ERR_AMOUNT_TOO_LARGE.
 */
export async function refreshDrafts(db: Writer, bookingId: number): Promise<void> {
  const drafts = await invoices.draftsOf(db, bookingId);
  if (drafts.length === 0) return;
  const booking = await one(bookings.read, db, bookingId);
  const planned = plannedInvoice(booking.kosten.regels, await invoices.permanentOf(db, bookingId));
  for (const draft of drafts) await invoices.rewrite(db, draft, copiedFrom(booking), planned);
}
