// Drafts of invoices follow their booking until they are finalised.
import type { Writer } from '../../db/engine/session/database.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import { presentBooking, type StoredBooking } from '../../domain/bookings/booking.ts';
import { planUncheckedCharge } from '../../domain/invoices/charge.ts';
import { copiedFrom } from '../../domain/invoices/invoice-print.ts';
import { isFollowingBooking } from '../../domain/invoices/stored-invoice.ts';
import type { components } from '../../generated/types.ts';

/**
 * Updates the drafts of a booking, in the transaction that changed the booking. The booking is locked, so that no other
 * request writes its drafts. Throws ERR_AMOUNT_TOO_LARGE.
 */
export async function refreshDrafts(db: Writer, booking: StoredBooking): Promise<void> {
  await rewriteDrafts(db, presentBooking(booking), await invoices.findByBooking(db, booking.id));
}

/**
 * Updates the drafts of a booking whose invoices are all known. Drafts that come out unchanged are not written, nor are
 * those of credit invoices. Throws ERR_AMOUNT_TOO_LARGE.
 */
export async function rewriteDrafts(
  db: Writer,
  booking: components['schemas']['Booking'],
  all: readonly InvoiceRow[],
): Promise<void> {
  const drafts = all.filter(isFollowingBooking);
  if (drafts.length === 0) return;
  const before = await invoices.readInvoicedBefore(db, all);
  for (const draft of drafts)
    await invoices.rewrite(db, draft, copiedFrom(booking), planUncheckedCharge(booking.kosten.regels, before, draft));
}
