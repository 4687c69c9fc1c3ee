// Drafts of invoices follow their booking until they become permanent.
import type { Writer } from '../../db/engine/session/database.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import { presentBooking, type StoredBooking } from '../../domain/bookings/booking.ts';
import { planDraftCharge } from '../../domain/invoices/charge.ts';
import { copiedFrom } from '../../domain/invoices/invoice-print.ts';
import { isFollowingBooking } from '../../domain/invoices/stored-invoice.ts';
import type { components } from '../../generated/types.ts';

/**
 * Brings the drafts of a booking in line with it, in the transaction that changed the booking. The booking is locked, and so
 * nobody else writes its drafts. Throws ERR_AMOUNT_TOO_LARGE.
 */
export async function refreshDrafts(db: Writer, booking: StoredBooking): Promise<void> {
  await rewriteDrafts(db, presentBooking(booking), await invoices.findByBooking(db, booking.id));
}

/**
 * The same where all invoices of the booking are known. Drafts that come out the same are left alone, and so are
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
    await invoices.rewrite(db, draft, copiedFrom(booking), planDraftCharge(booking.kosten.regels, before, draft));
}
