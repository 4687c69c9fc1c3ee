// The stored PDFs of finalised invoices, and the data for such a document.
import { sha256Of } from '../engine/sha256.ts';
import type { components, Instant } from '../../generated/types.ts';
import type { PrintedInvoice } from '../../domain/invoices/invoice-document.ts';
import { completePrint } from '../../domain/invoices/invoice-look.ts';
import { createInvoicePrint, type InvoiceParties } from '../../domain/invoices/invoice-print.ts';
import type { Zone } from '../../domain/values/calendar.ts';
import { selectTemplate } from '../../domain/values/letter.ts';
import { asCents } from '../../domain/values/money.ts';
import * as bookings from '../bookings/bookings.ts';
import * as companies from '../house/companies.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import * as customers from '../people/customers.ts';
import { insertRows } from '../engine/session/insert.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { findImage } from '../house/images.ts';
import * as lines from './invoice-lines.ts';
import { readPaymentsReceived } from './later-payments.ts';
import * as vat from './invoice-vat.ts';
import { rows, type InvoiceRow } from './invoices.ts';
import * as pdfTemplates from '../house/pdf-templates.ts';
import { readOne } from '../engine/changes/table.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';

declareConstraints('invoice_documents', { unique: { invoice_documents_factuur_id_unique: 'never' } });

type InvoicePrint = components['schemas']['InvoicePrint'];

/** An invoice to print, and its logo. */
export interface PrintableInvoice {
  readonly invoice: PrintedInvoice;
  readonly logo: Uint8Array | null;
}

interface StoredDocument {
  readonly factuur_id: number;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

const selectDocumentOfOne = defineStatement<StoredDocument>(
  () => 'select factuur_id, sha256, bytes from invoice_documents where factuur_id = ?',
);

/**
 * Returns the stored PDF of an invoice; undefined while there is none. Throws when its hash differs from the recorded
 * one, so that no other file is sent as the invoice. docs/decisions/120-seals-and-e-invoices.md.
 */
export async function documentOf(db: Reader, invoiceId: number): Promise<Uint8Array | undefined> {
  const [document] = await selectDocumentOfOne(db, invoiceId);
  if (document !== undefined && !isWhole(document))
    throw new Error(
      `The PDF of invoice ${String(invoiceId)} was changed outside the service: restore it from a backup.`,
    );
  return document?.bytes;
}

function isWhole({ sha256, bytes }: StoredDocument): boolean {
  return sha256Of(bytes) === sha256;
}

const selectDocuments = defineStatement<StoredDocument>(
  (dialect) => `select factuur_id, sha256, bytes from invoice_documents where ${isInList(dialect, 'factuur_id')}`,
);
// Fewer at once, since they are large.
const PAGE_DOCUMENTS = 20;

/** Returns those of these invoices whose PDF differs from its recorded hash. */
export async function findChangedDocuments(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  const changedIds = new Set<number>();
  for (let at = 0; at < ids.length; at += PAGE_DOCUMENTS) {
    const documents = await selectDocuments(db, ids.slice(at, at + PAGE_DOCUMENTS));
    for (const document of documents) if (!isWhole(document)) changedIds.add(document.factuur_id);
  }
  return changedIds;
}

/** The PDF of a finalised invoice. */
export interface InvoiceDocument {
  readonly factuur_id: number;
  readonly bytes: Uint8Array;
}

/** Stores PDFs of finalised invoices; an already stored one stays unchanged. One query. */
export async function storeDocuments(db: Writer, documents: readonly InvoiceDocument[], now: Instant): Promise<void> {
  const rows = documents.map(({ factuur_id, bytes }) => {
    const sha256 = sha256Of(bytes);
    return { factuur_id, sha256, bytes: Buffer.from(bytes), created_at: now };
  });
  await insertRows(db, 'invoice_documents', rows, { conflict: 'on conflict (factuur_id) do nothing' });
}

/** Returns the current company, customer and PDF template of an invoice, and its booking. */
export async function partiesOf(
  db: Reader,
  { bedrijf_id, klant_id, context }: Pick<InvoiceRow, 'bedrijf_id' | 'klant_id' | 'context'>,
  booking: InvoiceParties['booking'] | Promise<InvoiceParties['booking']>,
): Promise<InvoiceParties> {
  const [company, customer, bookingFacts] = await Promise.all([
    readOne(companies.readKnown, db, bedrijf_id),
    readOne(customers.readNamed, db, klant_id),
    booking,
  ]);
  const template = await readOne(pdfTemplates.read, db, selectTemplate(company, context));
  return { company, customer, booking: bookingFacts, template };
}

/**
 * Returns the contents of an invoice's document. A finalised one has only values that were copied then. A draft has the
 * times of its booking, where `zone` is given.
 */
export async function printedOf(db: Reader, row: InvoiceRow, zone?: Zone): Promise<PrintedInvoice> {
  const { id } = row;
  const afdruk = row.afdruk === null ? await previewOf(db, row, zone) : completePrint(id, row.afdruk);
  const linesByInvoice = await lines.plannedOf(db, [id]);
  const totals = await vat.readByInvoice(db, [id]);
  return { ...row, afdruk, lines: linesByInvoice.get(id) ?? [], vat: totals.get(id) ?? [] };
}

async function previewOf(db: Reader, row: InvoiceRow, zone: Zone | undefined): Promise<InvoicePrint> {
  const parties = await partiesOf(db, row, readOne(bookings.read, db, row.boeking_id));
  const { crediteert_factuur_id: original } = row;
  const credited = original === null ? undefined : await readOne(rows.read, db, original);
  return createInvoicePrint(row, parties, { betalingen: [], credited, verrekend: asCents(0), zone });
}

/** Returns the contents of an invoice's document with its logo, for printing. */
export async function printableOf(db: Reader, row: InvoiceRow, zone?: Zone): Promise<PrintableInvoice> {
  return attachLogo(db, await printedOf(db, row, zone));
}

/**
 * Returns a finalised invoice with all later payments and settlements, for the printed copy that confirms a payment.
 */
export async function paidCopyOf(db: Reader, row: InvoiceRow): Promise<PrintableInvoice> {
  const invoice = await printedOf(db, row);
  // The current payments include those that the invoice printed, unless they were changed since.
  const afdruk = { ...invoice.afdruk, betalingen: [] };
  return attachLogo(db, { ...invoice, afdruk, later: await readPaymentsReceived(db, row) });
}

async function attachLogo(db: Reader, invoice: PrintedInvoice): Promise<PrintableInvoice> {
  const { logo_sha256 } = invoice.afdruk.vormgeving;
  const logo = logo_sha256 === null ? undefined : await findImage(db, logo_sha256);
  return { invoice, logo: logo?.bytes ?? null };
}
