// Answers for invoices: drafts and permanent invoices of bookings.
import { create } from 'xmlbuilder2';
import * as bookings from '../db/bookings.ts';
import * as companies from '../db/companies.ts';
import type { Writer } from '../db/connection.ts';
import * as customers from '../db/customers.ts';
import { documentOf, printableOf, printedOf, printNow, type Printable } from '../db/invoice-documents.ts';
import * as lines from '../db/invoice-lines.ts';
import { nextNumber } from '../db/invoice-numbers.ts';
import { proofs, seal } from '../db/invoice-seals.ts';
import * as payments from '../db/invoice-payments.ts';
import * as invoices from '../db/invoices.ts';
import type { Invoice } from '../db/invoices.ts';
import { enqueue, enqueueNow } from '../db/jobs.ts';
import { listing } from '../db/listing.ts';
import * as paymentMethods from '../db/payment-methods.ts';
import { assertReferences } from '../db/references.ts';
import { lockRoot } from '../db/roots.ts';
import { one } from '../db/table.ts';
import type { components } from '../generated/types.ts';
import { assertDraft, assertSomethingLeft, copiedFrom, invoiceNumber, plannedInvoice } from '../domain/invoice.ts';
import { cents } from '../domain/money.ts';
import { eInvoice } from '../domain/ubl.ts';
import { invoiceStatus } from '../domain/payment.ts';
import { sendingDate } from '../domain/sending.ts';
import { refreshDrafts } from './draft.ts';
import { belonging, referred, withEmbeds, type Embeds } from './embed.ts';
import { finished, Media, type Handler } from './handler.ts';
import { get } from './resource.ts';
import { record, type Received } from './settle.ts';

type Booking = components['schemas']['Booking'];
type InvoicePrint = components['schemas']['InvoicePrint'];

/** The PDF that is kept of a permanent invoice, if it was made yet; of a draft what a preview is made from. */
interface Document {
  readonly id: number;
  readonly factuur_nummer: string | null;
  readonly kept: Uint8Array | undefined | (Printable & { readonly today: string });
}

const embeds: Embeds<'listInvoices', Invoice> = {
  Klant: referred('Klant', ({ klant_id }) => klant_id, customers.read),
  Boeking: referred('Boeking', ({ boeking_id }) => boeking_id, bookings.readListed),
  Betalingen: belonging('Betalingen', payments.ofInvoices),
  regels: belonging('regels', lines.ofInvoices),
};

export const listInvoices: Handler<'listInvoices'> = ({ query }, { db }) =>
  Promise.resolve(listing(invoices.select(db, query), withEmbeds(invoices.read, embeds, query.embed)));

export const getInvoice: Handler<'getInvoice'> = get(invoices.readWhole);

export const getInvoicePdf = finished<'getInvoicePdf', Document>(
  async ({ path }, { db, today }) => {
    const row = await one(invoices.rows.read, db, path.id);
    const kept =
      row.status === 'concept' ? { ...(await printableOf(db, path.id)), today } : await documentOf(db, path.id);
    return { id: row.id, factuur_nummer: row.factuur_nummer, kept };
  },
  async ({ id, factuur_nummer, kept }, printing) => {
    const name = `factuur-${factuur_nummer ?? 'concept'}.pdf`;
    if (kept instanceof Uint8Array) return new Media('application/pdf', kept, name);
    const made = kept === undefined ? printing.invoice(id) : printing.preview(kept.invoice, kept.logo, kept.today);
    return new Media('application/pdf', await made, name);
  },
);

export const getInvoiceUbl: Handler<'getInvoiceUbl'> = async ({ path }, { db }) => {
  const invoice = await printedOf(db, path.id);
  const xml = create({ encoding: 'UTF-8' }, eInvoice(invoice)).end({ prettyPrint: true });
  return new Media('application/xml', Buffer.from(xml), `factuur-${invoice.factuur_nummer ?? ''}.xml`);
};

export const createInvoice: Handler<'createInvoice'> = async ({ body }, { db, today }) => {
  const booking = await lockedBooking(db, body.boeking_id);
  const before = await invoices.permanentOf(db, booking.id);
  const planned = plannedInvoice(booking.kosten.regels, before);
  assertSomethingLeft(planned, before);

  const { context, reference_external } = body;
  const draft = {
    ...copiedFrom(booking),
    boeking_id: booking.id,
    context,
    reference_external,
    verstuur_factuur_op: sendingDate(body),
    status: 'concept',
  } as const;
  const id = await invoices.insert(db, draft, planned);
  if (body.status === 'definitief') {
    await makePermanent(db, id, booking, { today, betalingen: [] });
    await enqueue(db, { kind: 'render-invoice', payload: { factuur_id: id } });
  }
  return one(invoices.readWhole, db, id);
};

export const markInvoiceAsSent: Handler<'markInvoiceAsSent'> = async ({ path, body }, { db, now, today, caller }) => {
  const draft = await one(invoices.rows.read, db, path.id);
  assertDraft(draft);
  const booking = await one(bookings.read, db, draft.boeking_id);
  const before = await invoices.permanentOf(db, booking.id);
  const planned = plannedInvoice(booking.kosten.regels, before);
  assertSomethingLeft(planned, before);

  await invoices.rewrite(db, draft, copiedFrom(booking), planned);
  const betalingen = await printedPayments(db, body?.betalingen ?? [], today);
  await makePermanent(db, draft.id, booking, { today, betalingen });
  const rendering = { kind: 'render-invoice', payload: { factuur_id: draft.id } } as const;
  await (body?.render_pdf === true ? enqueueNow(db, rendering, now) : enqueue(db, rendering));
  const received = (body?.betalingen ?? []).map((sent, index): Received => {
    const { bedrag, betaalmethode_id = null, pos_id = null, locatie_id: location_id = null } = sent;
    const how = { betaalmethode_id, pos_id, location_id, opmerking: '' };
    const payment = { bedrag, ...how, wanneer: now, created_by: caller.userId };
    return { at: `betalingen[${String(index)}].`, place: 'locatie_id', payment };
  });
  if (received.length > 0) await record(db, await one(invoices.rows.read, db, draft.id), received);
};

export const proveInvoices: Handler<'proveInvoices'> = ({ query }, { db }) => proofs(db, query);

export const deleteInvoice: Handler<'deleteInvoice'> = async ({ path }, { db }) => {
  await invoices.remove(db, [await one(invoices.rows.read, db, path.id)]);
};

/** The booking that a body names, locked: what it was invoiced cannot change under us. */
async function lockedBooking(db: Writer, id: number): Promise<Booking> {
  if ((await lockRoot(db, 'bookings', id)) === undefined)
    await assertReferences(db, [{ field: 'boeking_id', table: 'bookings', id }]);
  return one(bookings.read, db, id);
}

/** The payments that come with an invoice, as it prints them. */
async function printedPayments(
  db: Writer,
  sent: readonly components['schemas']['SentPayment'][],
  datum: string,
): Promise<InvoicePrint['betalingen']> {
  const methods = await paymentMethods.read(
    db,
    sent.flatMap(({ betaalmethode_id: id }) => id ?? []),
  );
  return sent.map(({ bedrag, betaalmethode_id: id }) => {
    return { datum, bedrag, betaalmethode: methods.get(id ?? 0)?.naam ?? null };
  });
}

/** Dates and numbers an invoice, and copies what it prints; the number comes last, since its series stays locked. */
async function makePermanent(
  db: Writer,
  id: number,
  booking: Booking,
  { today, betalingen }: Pick<InvoicePrint, 'betalingen'> & { readonly today: string },
): Promise<void> {
  const draft = await one(invoices.rows.read, db, id);
  const company = await one(companies.read, db, draft.bedrijf_id);
  const number = await nextNumber(db, draft.bedrijf_id, today);
  const permanent = {
    ...draft,
    ...number,
    factuur_nummer: invoiceNumber(company.factuur_nummer_prefix, number),
    datum: today,
    status: invoiceStatus(draft.calculated_totaalbedrag_inclusief_btw, cents(0)),
    afdruk: await printNow(db, draft, { betalingen }),
  };
  await invoices.rows.update(db, draft, { ...permanent, ...(await seal(db, permanent)) });
  await refreshDrafts(db, booking.id);
}
