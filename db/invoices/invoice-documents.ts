// The stored PDFs of permanent invoices, and the data that such a document is made from.
import { sha256Of } from '../engine/sha256.ts';
import type { Cents, components, Instant } from '../../generated/types.ts';
import type { PrintedInvoice } from '../../domain/invoices/invoice-document.ts';
import { completePrint } from '../../domain/invoices/invoice-look.ts';
import { bookedLines, printFor } from '../../domain/invoices/invoice-print.ts';
import { referenceFor } from '../../domain/invoices/structured-reference.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import { lookOf, templateFor } from '../../domain/values/letter.ts';
import { cents } from '../../domain/values/money.ts';
import * as bookings from '../bookings/bookings.ts';
import * as companies from '../house/companies.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import * as customers from '../people/customers.ts';
import { all } from '../engine/session/dialect.ts';
import { inList, statement } from '../engine/session/sql.ts';
import { findImage } from '../house/images.ts';
import * as lines from './invoice-lines.ts';
import { receivedOn } from './later-payments.ts';
import * as vat from './invoice-vat.ts';
import { rows, type InvoiceRow } from './invoices.ts';
import * as pdfTemplates from '../house/pdf-templates.ts';
import { one } from '../engine/changes/table.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';

declareConstraints('invoice_documents', { unique: { invoice_documents_factuur_id_unique: 'never' } });

type Schemas = components['schemas'];
type InvoicePrint = Schemas['InvoicePrint'];

/** An invoice to print, and the logo that it names. */
export interface Printable {
  readonly invoice: PrintedInvoice;
  readonly logo: Uint8Array | null;
}

interface KeptDocument {
  readonly factuur_id: number;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/**
 * The kept PDF of an invoice; undefined while none was made. Throws when it is not the one that was kept: nobody gets another
 * as the invoice. docs/decisions/120-sealed-invoices.md.
 */
export async function documentOf(db: Reader, invoiceId: number): Promise<Uint8Array | undefined> {
  const [kept] = await all<KeptDocument>(
    db.knex('invoice_documents').where({ factuur_id: invoiceId }).select('factuur_id', 'sha256', 'bytes'),
  );
  if (kept !== undefined && !isWhole(kept))
    throw new Error(
      `The PDF of invoice ${String(invoiceId)} was changed outside the service: restore it from a backup.`,
    );
  return kept?.bytes;
}

function isWhole({ sha256, bytes }: KeptDocument): boolean {
  return sha256Of(bytes) === sha256;
}

const documents = statement<KeptDocument>(
  (dialect) => `select factuur_id, sha256, bytes from invoice_documents where ${inList(dialect, 'factuur_id')}`,
);
// They are large.
const DOCUMENTS_AT_ONCE = 20;

/** Which of these invoices have a PDF that is not the one that was kept. */
export async function changedDocuments(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  const changed = new Set<number>();
  for (let at = 0; at < ids.length; at += DOCUMENTS_AT_ONCE) {
    const found = await documents(db, ids.slice(at, at + DOCUMENTS_AT_ONCE));
    for (const kept of found) if (!isWhole(kept)) changed.add(kept.factuur_id);
  }
  return changed;
}

/** The PDF of a permanent invoice. */
export interface InvoiceDocument {
  readonly factuur_id: number;
  readonly bytes: Uint8Array;
}

/** Keeps PDFs of permanent invoices; where one is kept already it stays. One query. */
export async function keepDocuments(db: Writer, documents: readonly InvoiceDocument[], now: Instant): Promise<void> {
  const rows = documents.map(({ factuur_id, bytes }) => {
    const sha256 = sha256Of(bytes);
    return { factuur_id, sha256, bytes: Buffer.from(bytes), created_at: now };
  });
  await db.knex('invoice_documents').insert(rows).onConflict('factuur_id').ignore();
}

/** What an invoice prints of others than itself. */
export interface Parties {
  readonly company: Schemas['Company'];
  readonly customer: Schemas['Customer'];
  readonly booking: Schemas['Booking'];
  readonly template: Schemas['PdfTemplate'];
}

/** The company, the customer and the booking of an invoice, and the template of its context, as they are now. */
export async function partiesOf(
  db: Reader,
  { bedrijf_id, klant_id, boeking_id, context }: Pick<InvoiceRow, 'bedrijf_id' | 'klant_id' | 'boeking_id' | 'context'>,
): Promise<Parties> {
  const [company, customer, booking] = await Promise.all([
    one(companies.read, db, bedrijf_id),
    one(customers.read, db, klant_id),
    one(bookings.read, db, boeking_id),
  ]);
  return { company, customer, booking, template: await one(pdfTemplates.read, db, templateFor(company, context)) };
}

/** What comes with an invoice; `zone` says when the lines of its booking take place, and without it none are printed. */
interface Coming extends Pick<InvoicePrint, 'betalingen'> {
  readonly verrekend: Cents;
  readonly zone: Zone | undefined;
}

/** What an invoice prints of its parties and of what comes with it, for when it becomes permanent. */
export async function printOf(
  db: Reader,
  { id, crediteert_factuur_id: creditedId }: Pick<InvoiceRow, 'id' | 'crediteert_factuur_id'>,
  { company, customer, booking, template }: Parties,
  { betalingen, verrekend, zone }: Coming,
): Promise<InvoicePrint> {
  const booked = zone === undefined ? [] : bookedLines(booking, zone);
  const credited = creditedId === null ? null : await one(rows.read, db, creditedId);
  return printFor(company, customer, booking, {
    vormgeving: lookOf(company, template),
    betalingen,
    gecrediteerde_factuur: credited === null ? null : creditedBy(credited, verrekend),
    betalingskenmerk: referenceFor(id, company.iban),
    // A credit invoice takes back what the other one charged, whatever became of the booking since.
    boekingsregels: credited === null ? booked : (credited.afdruk?.boekingsregels ?? []),
  });
}

/** How the invoice that is taken back is called, and what was settled of it; null for a draft. */
function creditedBy({ factuur_nummer, datum }: InvoiceRow, verrekend: Cents): InvoicePrint['gecrediteerde_factuur'] {
  return factuur_nummer === null || datum === null ? null : { factuur_nummer, datum, verrekend };
}

/**
 * An invoice as its document says it: of a permanent one only what was copied then; of a draft with the times of its booking,
 * where `zone` is given. Throws ERR_NOT_FOUND.
 */
export async function printedOf(db: Reader, id: number, zone?: Zone): Promise<PrintedInvoice> {
  const row = await one(rows.read, db, id);
  const afdruk = row.afdruk === null ? await previewOf(db, row, zone) : completePrint(id, row.afdruk);
  const [planned, totals] = [await lines.plannedOf(db, [id]), await vat.ofInvoices(db, [id])];
  return { ...row, afdruk, lines: planned.get(id) ?? [], vat: totals.get(id) ?? [] };
}

async function previewOf(db: Reader, row: InvoiceRow, zone: Zone | undefined): Promise<InvoicePrint> {
  return printOf(db, row, await partiesOf(db, row), { betalingen: [], verrekend: cents(0), zone });
}

/** The same with its logo, ready to be printed. Throws ERR_NOT_FOUND. */
export async function printableOf(db: Reader, id: number, zone?: Zone): Promise<Printable> {
  return withLogo(db, await printedOf(db, id, zone));
}

/** A permanent invoice with everything that was paid and settled since, ready to be printed for whom that is confirmed. */
export async function paidCopyOf(db: Reader, id: number): Promise<Printable> {
  const invoice = await printedOf(db, id);
  // Payments that came with it are among those of today, unless they were changed since.
  const afdruk = { ...invoice.afdruk, betalingen: [] };
  return withLogo(db, { ...invoice, afdruk, later: await receivedOn(db, id) });
}

async function withLogo(db: Reader, invoice: PrintedInvoice): Promise<Printable> {
  const { logo_sha256 } = invoice.afdruk.vormgeving;
  const logo = logo_sha256 === null ? undefined : await findImage(db, logo_sha256);
  return { invoice, logo: logo?.bytes ?? null };
}
