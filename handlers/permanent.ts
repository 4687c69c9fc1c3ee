// Making drafts of invoices permanent: brought up to date one last time, dated, numbered, sealed, and never changed again.
import * as bookings from '../db/bookings.ts';
import * as companies from '../db/companies.ts';
import type { Writer } from '../db/connection.ts';
import { printNow } from '../db/invoice-documents.ts';
import { nextNumber } from '../db/invoice-numbers.ts';
import { seal } from '../db/invoice-seals.ts';
import * as invoices from '../db/invoices.ts';
import type { InvoiceRow } from '../db/invoices.ts';
import { one } from '../db/table.ts';
import { copiedFrom, invoiceNumber } from '../domain/invoice-print.ts';
import { cents } from '../domain/money.ts';
import { invoiceStatus } from '../domain/payment.ts';
import type { components } from '../generated/types.ts';
import { chargedNow, creditedNow, refreshDrafts } from './draft.ts';
import type { Context } from './handler.ts';
import { settleWithCredit, toSettle } from './settle.ts';

type Printed = components['schemas']['InvoicePrint'];
type Making = Pick<Context<Writer>, 'db' | 'now' | 'today' | 'caller'>;

/**
 * Makes a draft permanent, with the payments that it prints; its booking is locked. Throws what `chargedNow` or
 * `creditedNow` throws, and ERR_INVOICE_DATE_BEFORE_LAST.
 */
export async function makePermanent(draft: InvoiceRow, paid: Printed['betalingen'], making: Making): Promise<void> {
  await (draft.crediteert_factuur_id === null
    ? makeInvoicePermanent(draft, paid, making)
    : makeCreditPermanent(draft, draft.crediteert_factuur_id, paid, making));
  await refreshDrafts(making.db, draft.boeking_id);
}

async function makeInvoicePermanent(
  draft: InvoiceRow,
  betalingen: Printed['betalingen'],
  { db, today }: Making,
): Promise<void> {
  const booking = await one(bookings.read, db, draft.boeking_id);
  await invoices.rewrite(db, draft, copiedFrom(booking), await chargedNow(db, booking, draft));
  const latest = await one(invoices.rows.read, db, draft.id);
  await numbered(db, latest, await printNow(db, latest, { betalingen, verrekend: cents(0) }), today);
}

/** A credit invoice settles what is open of the invoice that it credits, when it was asked to. */
async function makeCreditPermanent(
  draft: InvoiceRow,
  originalId: number,
  betalingen: Printed['betalingen'],
  making: Making,
): Promise<void> {
  const { db, today } = making;
  const original = await one(invoices.rows.read, db, originalId);
  await invoices.rewrite(db, draft, {}, await creditedNow(db, original, draft.credited_lines));
  const latest = await one(invoices.rows.read, db, draft.id);
  const verrekend = draft.verrekenen === true ? await toSettle(db, original, latest) : cents(0);
  await numbered(db, latest, await printNow(db, latest, { betalingen, verrekend }), today);
  if (verrekend !== 0) await settleWithCredit(db, original.id, draft.id, verrekend, making);
}

// The number comes last, since its series stays locked.
async function numbered(db: Writer, draft: InvoiceRow, afdruk: Printed, today: string): Promise<void> {
  const company = await one(companies.read, db, draft.bedrijf_id);
  const number = await nextNumber(db, draft.bedrijf_id, today);
  const permanent = {
    ...draft,
    ...number,
    factuur_nummer: invoiceNumber(company.factuur_nummer_prefix, number),
    datum: today,
    status: invoiceStatus(draft.calculated_totaalbedrag_inclusief_btw, cents(0)),
    afdruk,
  };
  await invoices.rows.update(db, draft, { ...permanent, ...(await seal(db, permanent)) });
}
