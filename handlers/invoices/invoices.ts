// The operations on invoices: drafts and finalised invoices of bookings, and credit invoices.
import * as bookings from '../../db/bookings/bookings.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import * as customers from '../../db/people/customers.ts';
import { findIdsWithMerged } from '../../db/people/merged-customers.ts';
import * as lines from '../../db/invoices/invoice-lines.ts';
import * as payments from '../../db/invoices/invoice-payments.ts';
import { listSealProofs } from '../../db/invoices/invoice-seals.ts';
import { matchesMostRows, selectInvoices } from '../../db/invoices/invoice-list.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import type { Invoice } from '../../db/invoices/invoices.ts';
import { openOf } from '../../db/invoices/open-amounts.ts';
import { enqueue, enqueueNow } from '../../db/queue/jobs.ts';
import { createListing } from '../../db/engine/listing.ts';
import { Walk } from '../../db/engine/walk.ts';
import * as paymentMethods from '../../db/invoices/payment-methods.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { components } from '../../generated/types.ts';
import { assertCreditable } from '../../domain/invoices/credit.ts';
import { assertDraft } from '../../domain/invoices/invoice.ts';
import { assertDeletable } from '../../domain/invoices/stored-invoice.ts';
import { findMailProblems, findNewInvoiceMailProblems } from '../../domain/invoices/invoice-mail.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { createStructuredReference } from '../../domain/invoices/structured-reference.ts';
import { queuePaymentConfirmation } from './payment-confirmation.ts';
import { embedBelonging, embedReferred, addEmbeds, type Embeds } from '../embed.ts';
import type { Context, Handler } from '../handler.ts';
import { queueInvoiceMail } from './new-invoice-mail.ts';
import { patchPairs } from '../metadata.ts';
import { finaliseDraft } from './finalise-invoice.ts';
import { get } from '../resource.ts';
import { storeInvoice, storeCredit } from './store-invoice.ts';
import { recordPayments, type MoneyReceived, type RecordedPayments } from './settle.ts';

type InvoicePrint = components['schemas']['InvoicePrint'];
type SentPayment = components['schemas']['SentPayment'];

const embeds: Embeds<'listInvoices', Invoice> = {
  Klant: embedReferred('Klant', ({ klant_id }) => klant_id, customers.readNamed),
  Boeking: embedReferred('Boeking', ({ boeking_id }) => boeking_id, bookings.readListed),
  Betalingen: embedBelonging('Betalingen', payments.readByInvoice),
  regels: embedBelonging('regels', lines.readByInvoice),
  Creditfactuur: embedBelonging('Creditfactuur', invoices.creditsOf),
  GecrediteerdeFactuur: embedCredited,
  _openstaand_bedrag: async (db, listedInvoices) =>
    new Map([...(await openOf(db, listedInvoices))].map(([id, open]) => [id, { _openstaand_bedrag: open }])),
  '_calculated.gestructureerde_mededeling': (_db, listedInvoices) =>
    Promise.resolve(
      new Map(
        listedInvoices.map(({ id, afdruk }) => {
          const betalingskenmerk = afdruk?.betalingskenmerk ?? null;
          return [id, { _calculated: { gestructureerde_mededeling: createStructuredReference(id), betalingskenmerk } }];
        }),
      ),
    ),
};

export const listInvoices: Handler<'listInvoices'> = async ({ query: { klant_id, ...query } }, { db }) => {
  const customerIds = klant_id === undefined ? undefined : await findIdsWithMerged(db, klant_id);
  const filter = { ...query, customers: customerIds };
  const selection = selectInvoices(filter, await matchesMostRows(db, filter));
  return createListing(selection, addEmbeds(invoices.read, embeds, query.embed));
};

export const getInvoice: Handler<'getInvoice'> = get(invoices.readWhole);

export const createInvoice: Handler<'createInvoice'> = async ({ body }, context) => {
  const { id } = await storeInvoice(body, context);
  return readOne(invoices.readWhole, context.db, id);
};

export const createCreditInvoice: Handler<'createCreditInvoice'> = async ({ path, body }, context) => {
  const { db } = context;
  const credit = { status: 'definitief', verrekenen: true, ...body } as const;
  const original = await readOne(invoices.rows.read, db, path.id);

  refuseIfAny(findNewInvoiceMailProblems(credit));
  assertCreditable(original);

  const { id } = await storeCredit(original, credit, context);
  return readOne(invoices.readWhole, db, id);
};

export const markInvoiceAsSent: Handler<'markInvoiceAsSent'> = async ({ path, body = {} }, context) => {
  const { db, now, today } = context;
  const { betalingen = [] } = body;
  const draft = await readOne(invoices.rows.read, db, path.id);

  refuseIfAny(findMailProblems(body));
  assertDraft(draft);

  const printed = await readPrintedPayments(db, betalingen, today);

  const rendering = { kind: 'render-invoice', payload: { factuur_id: draft.id } } as const;
  await (body.render_pdf === true ? enqueueNow(db, rendering, now) : enqueue(db, rendering));

  const finalised = await finaliseDraft(draft, printed, context);
  const recorded = await recordSentPayments(finalised, betalingen, context);
  await queueInvoiceMail(recorded.invoice, body, context);
  await queuePaymentConfirmation(recorded, context);
};

export const proveInvoices: Handler<'proveInvoices'> = ({ query }) =>
  Promise.resolve({ walk: new Walk((db) => listSealProofs(db, query)) });

/** Metadata of a finalised invoice can change too: it is not among the sealed contents. */
export const patchInvoice: Handler<'patchInvoice'> = patchPairs(invoices.rows, invoices.readWhole);

export const deleteInvoice: Handler<'deleteInvoice'> = async ({ path }, { db }) => {
  const draft = await readOne(invoices.rows.read, db, path.id);
  assertDeletable(draft);
  await invoices.remove(db, [draft]);
};

/** The payments that come with an invoice, as printed. */
async function readPrintedPayments(
  db: Writer,
  sentPayments: readonly SentPayment[],
  datum: string,
): Promise<InvoicePrint['betalingen']> {
  const methods = await paymentMethods.rows.read(
    db,
    sentPayments.flatMap(({ betaalmethode_id: id }) => id ?? []),
  );
  return sentPayments.map(({ bedrag, betaalmethode_id: id }) => {
    return { datum, bedrag, betaalmethode: methods.get(id ?? 0)?.naam ?? null };
  });
}

/** Records the payments that come with an invoice. */
async function recordSentPayments(
  invoice: invoices.InvoiceRow,
  sentPayments: readonly SentPayment[],
  { db, now, caller }: Context<Writer>,
): Promise<RecordedPayments> {
  if (sentPayments.length === 0) return { invoice, payments: [] };

  const receivedPayments = sentPayments.map((each, index): MoneyReceived => {
    const { bedrag, betaalmethode_id = null, pos_id = null, locatie_id: location_id = null } = each;
    const how = { betaalmethode_id, pos_id, location_id, opmerking: '' };
    const payment = { bedrag, ...how, wanneer: now, created_by: caller.userId };
    return { at: `betalingen[${String(index)}].`, locationMember: 'locatie_id', payment };
  });
  return recordPayments(db, invoice, receivedPayments);
}

/** The invoice that a credit invoice credits; null for another invoice. */
async function embedCredited(db: Reader, listedInvoices: readonly Invoice[]): Promise<Map<number, Partial<Invoice>>> {
  const ids = listedInvoices.flatMap(({ crediteert_factuur_id }) => crediteert_factuur_id ?? []);
  const originals = await invoices.read(db, [...new Set(ids)]);
  return new Map(
    listedInvoices.map(({ id, crediteert_factuur_id }) => [
      id,
      { GecrediteerdeFactuur: originals.get(crediteert_factuur_id ?? 0) ?? null },
    ]),
  );
}
