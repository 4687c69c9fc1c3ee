// Makes drafts of invoices permanent: updated one last time, dated, numbered, sealed, and never changed again.
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { partiesOf, printOf, type Parties } from '../../db/invoices/invoice-documents.ts';
import { nextNumber } from '../../db/invoices/invoice-numbers.ts';
import { keepSeal, sealOf } from '../../db/invoices/invoice-seals.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import { one } from '../../db/engine/changes/table.ts';
import { missingOnDocument } from '../../domain/invoices/incomplete-document.ts';
import type { PlannedInvoice } from '../../domain/invoices/invoice-lines.ts';
import { copiedFrom, invoiceNumber } from '../../domain/invoices/invoice-print.ts';
import { cents } from '../../domain/values/money.ts';
import { invoiceStatus } from '../../domain/invoices/payment.ts';
import { notFound } from '../../domain/values/problem.ts';
import type { Cents, components } from '../../generated/types.ts';
import { chargedNow, creditedNow, refreshDrafts } from './draft.ts';
import type { Context } from '../handler.ts';
import { settleWithCredit, toSettle } from './settle.ts';

type Booking = components['schemas']['Booking'];
type Printed = components['schemas']['InvoicePrint'];
type Making = Pick<Context<Writer>, 'db' | 'now' | 'today' | 'zone' | 'caller' | 'missing'>;

/** What an invoice that becomes permanent consists of: stored as planned, for these parties. */
export interface Contents {
  readonly planned: PlannedInvoice;
  readonly parties: Parties;
  /** The payments that it prints. */
  readonly betalingen: Printed['betalingen'];
}

/**
 * Makes a stored draft permanent, with the payments that it prints; its booking is locked. Throws what `chargedNow` or
 * `creditedNow` throws, and ERR_INVOICE_DATE_BEFORE_LAST.
 */
export async function makePermanent(
  draft: InvoiceRow,
  betalingen: Printed['betalingen'],
  making: Making,
): Promise<void> {
  const { db } = making;
  const booking = await one(bookings.read, db, draft.boeking_id);
  const copied = draft.crediteert_factuur_id === null ? copiedFrom(booking) : {};
  const planned = await plannedNow(db, draft, booking);
  const parties = await partiesOf(db, { ...draft, ...copied });
  await invoices.rewrite(db, draft, copied, planned);
  await dateNumberAndSeal(draft.id, { planned, parties, betalingen }, making);
}

async function plannedNow(db: Writer, draft: InvoiceRow, booking: Booking): Promise<PlannedInvoice> {
  const { crediteert_factuur_id: original, credited_lines } = draft;
  if (original === null) return chargedNow(db, booking, draft);
  return creditedNow(db, await one(invoices.rows.read, db, original), credited_lines);
}

/**
 * Gives a draft that is up to date its date, number and seal; its booking is locked. A credit invoice settles what is open
 * of the invoice that it credits, when it was asked to. Throws ERR_INVOICE_DATE_BEFORE_LAST.
 */
export async function dateNumberAndSeal(
  id: number,
  { planned, parties, betalingen }: Contents,
  making: Making,
): Promise<void> {
  const { db, today, zone, missing } = making;
  const drafts = await invoices.draftsOf(db, parties.booking.id);
  const draft = drafts.find((each) => each.id === id);
  if (draft === undefined) throw notFound();
  const verrekend = await settlementOf(db, draft);
  const afdruk = await printOf(db, draft, parties, { betalingen, verrekend, zone });
  for (const member of missingOnDocument(afdruk)) missing.add(member);
  const { factuur_nummer_prefix: prefix } = parties.company;
  await numberAndSeal(db, draft, { planned, afdruk, prefix, datum: today });
  const { crediteert_factuur_id: original } = draft;
  if (original !== null && verrekend !== 0) await settleWithCredit(db, original, id, verrekend, making);
  if (drafts.length > 1) await refreshDrafts(db, draft.boeking_id);
}

/** What a credit invoice settles of the invoice that it credits, in cents with the sign of that invoice. */
async function settlementOf(db: Writer, draft: InvoiceRow): Promise<Cents> {
  if (draft.crediteert_factuur_id === null || draft.verrekenen !== true) return cents(0);
  return toSettle(db, await one(invoices.rows.read, db, draft.crediteert_factuur_id), draft);
}

interface NumberedContents {
  readonly planned: PlannedInvoice;
  readonly afdruk: Printed;
  readonly prefix: string;
  readonly datum: string;
}

// From here on the series is locked: all that can be known before is, and what is written goes out at once.
async function numberAndSeal(
  db: Writer,
  draft: InvoiceRow,
  { planned, afdruk, prefix, datum }: NumberedContents,
): Promise<void> {
  const { jaar, volgnummer, last } = await nextNumber(db, draft.bedrijf_id, datum);
  const factuur_nummer = invoiceNumber(prefix, { jaar, volgnummer });
  const status = invoiceStatus(draft.calculated_totaalbedrag_inclusief_btw, cents(0));
  const permanent = { ...draft, jaar, volgnummer, factuur_nummer, datum, status, afdruk };
  const sealed = sealOf(last, permanent, planned);
  await Promise.all([
    keepSeal(db, { bedrijf_id: draft.bedrijf_id, jaar }, sealed.hash),
    invoices.rows.update(db, draft, { ...permanent, ...sealed }),
  ]);
}
