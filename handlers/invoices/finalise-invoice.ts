// Finalises drafts of invoices: updated one last time, dated, numbered, sealed, and never changed again.
import * as bookings from '../../db/bookings/bookings.ts';
import { prepareEntry } from '../../db/books/journal-booking.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { partiesOf } from '../../db/invoices/invoice-documents.ts';
import { claimNextNumber } from '../../db/invoices/invoice-numbers.ts';
import * as payments from '../../db/invoices/invoice-payments.ts';
import { storeSeal, sealOf } from '../../db/invoices/invoice-seals.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import * as companies from '../../db/house/companies.ts';
import { prepareRequests } from '../../db/invoices/payment-request-states.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { assertOwnSeries } from '../../domain/house/company.ts';
import { planCharge } from '../../domain/invoices/charge.ts';
import { planCredit, calculateSettlementAmount } from '../../domain/invoices/credit.ts';
import { findIncompleteMembers } from '../../domain/invoices/incomplete-document.ts';
import type { PlannedInvoice } from '../../domain/invoices/invoice-lines.ts';
import { requireDateOrder } from '../../domain/invoices/invoice-number.ts';
import { copiedFrom, createInvoicePrint, type InvoiceParties } from '../../domain/invoices/invoice-print.ts';
import { findCreditedInvoice, finaliseInvoice } from '../../domain/invoices/stored-invoice.ts';
import { asCents, sum } from '../../domain/values/money.ts';
import type { Cents, components } from '../../generated/types.ts';
import { rewriteDrafts } from './draft.ts';
import type { Context } from '../handler.ts';
import { settleWithCredit } from './settle.ts';
import { queueAutomatically } from './settle-sending.ts';

type Booking = components['schemas']['Booking'];
type InvoicePrint = components['schemas']['InvoicePrint'];
type FinalisingContext = Pick<Context<Writer>, 'db' | 'now' | 'today' | 'zone' | 'caller' | 'missing'>;

/** The contents of a draft to finalise: stored as planned, for these parties. */
export interface FinalisedContents {
  readonly plannedInvoice: PlannedInvoice;
  readonly parties: InvoiceParties;
  /** The printed payments. */
  readonly betalingen: InvoicePrint['betalingen'];
  /** The other invoices of its booking. */
  readonly otherInvoices: readonly InvoiceRow[];
}

/**
 * Finalises a stored draft, with the printed payments; its booking is locked. Returns the finalised invoice. Throws as
 * `planCharge` or `planCredit` does, and ERR_INVOICE_DATE_BEFORE_LAST and ERR_INVOICE_SERIES_TAKEN.
 */
export async function finaliseDraft(
  draft: InvoiceRow,
  betalingen: InvoicePrint['betalingen'],
  making: FinalisingContext,
): Promise<InvoiceRow> {
  const { db } = making;
  const booking = await readOne(bookings.read, db, draft.boeking_id);
  const others = (await invoices.findByBooking(db, booking.id)).filter(({ id }) => id !== draft.id);
  const copied = draft.crediteert_factuur_id === null ? copiedFrom(booking) : {};
  const planned = await planDraft(db, draft, booking, others);
  const parties = await partiesOf(db, { ...draft, ...copied }, booking);
  const ready = await invoices.rewrite(db, draft, copied, planned);
  return finaliseCurrentDraft(ready, { plannedInvoice: planned, parties, betalingen, otherInvoices: others }, making);
}

async function planDraft(
  db: Writer,
  draft: InvoiceRow,
  booking: Booking,
  others: readonly InvoiceRow[],
): Promise<PlannedInvoice> {
  const original = findCreditedInvoice(draft, others);
  return original === undefined
    ? planCharge(booking.kosten.regels, await invoices.readInvoicedBefore(db, others), draft)
    : planCredit(await invoices.creditableOf(db, original, others), draft.credited_lines ?? undefined);
}

/**
 * Gives an updated draft its date, number and seal; its booking is locked. A credit invoice settles the open amount of
 * the invoice that it credits, if it was asked to. Returns the finalised invoice. Throws ERR_INVOICE_DATE_BEFORE_LAST
 * and ERR_INVOICE_SERIES_TAKEN.
 */
export async function finaliseCurrentDraft(
  draft: InvoiceRow,
  { plannedInvoice, parties, betalingen, otherInvoices }: FinalisedContents,
  making: FinalisingContext,
): Promise<InvoiceRow> {
  const { db, today: datum, zone, missing } = making;
  const credited = findCreditedInvoice(draft, otherInvoices);
  const verrekend = credited === undefined ? asCents(0) : await settlementOf(db, draft, credited);
  const afdruk = createInvoicePrint(draft, parties, { betalingen, credited, verrekend, zone });
  for (const member of findIncompleteMembers(afdruk)) missing.add(member);

  const { factuur_nummer_prefix: prefix } = parties.company;
  const finalised = await numberAndSeal(db, draft, plannedInvoice, { prefix, datum, afdruk });
  if (finalised.volgnummer === 1) assertOwnSeries(parties.company, await companies.findNumbered(db, datum, 'used'));

  const settledInvoice =
    credited === undefined || verrekend === 0
      ? finalised
      : await settleWithCredit(credited, finalised, verrekend, making);
  const all = [...otherInvoices, settledInvoice].sort((one, other) => one.id - other.id);
  await rewriteDrafts(db, parties.booking, all);
  await queueAutomatically(db, settledInvoice, parties.company, making.now);

  return settledInvoice;
}

/** The amount that a credit invoice settles of the credited invoice, in cents with the sign of that invoice. */
async function settlementOf(db: Writer, draft: InvoiceRow, credited: InvoiceRow): Promise<Cents> {
  if (draft.verrekenen !== true) return asCents(0);
  const paidAmount = sum((await payments.findByInvoice(db, credited.id)).map(({ bedrag }) => bedrag));
  return calculateSettlementAmount(
    credited.calculated_totaalbedrag_inclusief_btw,
    paidAmount,
    draft.calculated_totaalbedrag_inclusief_btw,
  );
}

// The number locks the series: everything else is prepared before, and the writes follow at once.
async function numberAndSeal(
  db: Writer,
  draft: InvoiceRow,
  planned: PlannedInvoice,
  says: Parameters<typeof finaliseInvoice>[2],
): Promise<InvoiceRow> {
  const { bedrijf_id } = draft;
  await Promise.all([
    invoices.noteLocked(db, draft.id),
    prepareEntry(db, draft.id),
    prepareRequests(db, draft.boeking_id),
  ]);

  const { last, ...number } = requireDateOrder(await claimNextNumber(db, bedrijf_id, says.datum), says.datum);
  const finalised = finaliseInvoice(draft, number, says);
  const sealed = sealOf(last, finalised, planned);
  await Promise.all([
    storeSeal(db, { bedrijf_id, jaar: number.jaar }, sealed.hash),
    invoices.rows.update(db, draft, { ...finalised, ...sealed }),
  ]);
  return { ...finalised, ...sealed };
}
