// Drafts of invoices: what they charge, and how they follow their booking until they become permanent.
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as lines from '../../db/invoices/invoice-lines.ts';
import * as vat from '../../db/invoices/invoice-vat.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import { one } from '../../db/engine/changes/table.ts';
import { assertAdvanceFits, plannedAdvance, WHOLE } from '../../domain/invoices/advance.ts';
import { plannedCredit, type CreditedLine } from '../../domain/invoices/credit.ts';
import {
  assertSameShift,
  assertSomethingLeft,
  isWhollyCredited,
  plannedInvoice,
  type InvoicedBefore,
} from '../../domain/invoices/invoice.ts';
import type { PlannedInvoice } from '../../domain/invoices/invoice-lines.ts';
import { copiedFrom } from '../../domain/invoices/invoice-print.ts';
import type { components } from '../../generated/types.ts';

type Booking = components['schemas']['Booking'];
type Terms = Pick<InvoiceRow, 'voorschot_percentage' | 'btw_verlegd'>;

/**
 * What an invoice on these terms charges now of its booking, which is locked. Throws ERR_BOOKING_FULLY_INVOICED,
 * ERR_ADVANCE_EXCEEDS_REMAINING, ERR_AMOUNT_ZERO, ERR_VAT_SHIFT_MISMATCH and ERR_AMOUNT_TOO_LARGE.
 */
export async function chargedNow(db: Writer, booking: Booking, terms: Terms): Promise<PlannedInvoice> {
  const before = await invoices.permanentOf(db, booking.id);
  const whole = plannedInvoice(booking.kosten.regels, before, terms.btw_verlegd);
  assertSomethingLeft(whole, before);
  assertSameShift(
    terms.btw_verlegd,
    before.filter((each) => !isWhollyCredited(each)),
  );
  if (terms.voorschot_percentage === WHOLE) return whole;
  const planned = onTerms(booking, before, terms);
  assertAdvanceFits(planned, whole);
  return planned;
}

function onTerms(booking: Booking, before: readonly InvoicedBefore[], terms: Terms): PlannedInvoice {
  const { voorschot_percentage, btw_verlegd } = terms;
  return voorschot_percentage === WHOLE
    ? plannedInvoice(booking.kosten.regels, before, btw_verlegd)
    : plannedAdvance(booking.kosten.regels, before, voorschot_percentage, btw_verlegd);
}

/** What a credit invoice takes back now of a permanent invoice, which is locked. Throws as `plannedCredit` does. */
export async function creditedNow(
  db: Writer,
  { id, btw_verlegd }: InvoiceRow,
  asked: readonly CreditedLine[] | null,
): Promise<PlannedInvoice> {
  const credits = (await invoices.rows.ofParent(db, 'crediteert_factuur_id', [id])).get(id) ?? [];
  const permanent = credits.filter(({ status }) => status !== 'concept').map((credit) => credit.id);
  const stored = await lines.storedOf(db, [id, ...permanent]);
  const totals = await vat.ofInvoices(db, [id, ...permanent]);
  const credited = permanent.flatMap((credit) => stored.get(credit) ?? []);
  const creditedVat = permanent.flatMap((credit) => totals.get(credit) ?? []);
  const invoice = { isShifted: btw_verlegd, lines: stored.get(id) ?? [], vat: totals.get(id) ?? [] };
  return plannedCredit({ ...invoice, credited, creditedVat }, asked ?? undefined);
}

/**
 * Brings the drafts of a booking in line with it, in the transaction that changed the booking or invoiced a part of it;
 * drafts that come out the same are left alone, and so are those of credit invoices. The booking is locked, and so nobody
 * else writes its drafts. Throws ERR_AMOUNT_TOO_LARGE.
 */
export async function refreshDrafts(db: Writer, bookingId: number): Promise<void> {
  const all = await invoices.draftsOf(db, bookingId);
  const drafts = all.filter(({ crediteert_factuur_id }) => crediteert_factuur_id === null);
  if (drafts.length === 0) return;
  const booking = await one(bookings.read, db, bookingId);
  const before = await invoices.permanentOf(db, bookingId);
  for (const draft of drafts) await invoices.rewrite(db, draft, copiedFrom(booking), onTerms(booking, before, draft));
}
