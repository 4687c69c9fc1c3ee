// The kinds of mails about invoices: whom each is addressed to, its texts and tags, its files, and when it is pointless.
import type { Cents } from '../../generated/types.ts';
import { addressOf, type Addressee } from '../../domain/announcements/mail.ts';
import { documentName } from '../../domain/invoices/invoice-document.ts';
import { invoiceFacts, paymentFacts } from '../../domain/invoices/mail-summary.ts';
import {
  INVOICE_MAIL_TAGS,
  mailTags,
  PAYMENT_TAGS,
  paymentTags,
  type InvoiceMailTag,
  type PaymentTag,
  type ReceivedPayment,
} from '../../domain/invoices/mail-tags.ts';
import { cents, sum } from '../../domain/values/money.ts';
import type { KindOfMail, MailFacts } from '../announcements/mail-writing.ts';
import { mailsAbout, type MailFile } from '../announcements/mails.ts';
import * as companies from '../house/companies.ts';
import type { Reader } from '../engine/session/reader.ts';
import * as persons from '../people/contact-persons.ts';
import { printedOf } from './invoice-documents.ts';
import * as payments from './invoice-payments.ts';
import { rows as invoices } from './invoices.ts';
import { find, one } from '../engine/changes/table.ts';

type Company = companies.KnownCompany;

/** A mail about a permanent invoice, which comes with its PDF. */
type InvoiceMail = KindOfMail<unknown, 'invoice_pdf', InvoiceMailTag>;

const invoice: InvoiceMail = {
  ...aboutInvoice('invoice', (company) => [
    company.onderwerp_mail_eindfactuur.trim() === ''
      ? company.communication_default_mail_subject
      : company.onderwerp_mail_eindfactuur,
    company.body_mail_eindfactuur,
  ]),
  isSignedByStaff: true,
};

const first_reminder: InvoiceMail = {
  ...aboutInvoice('first_reminder', (company) => [
    company.onderwerp_eerste_betalingsherinnering,
    company.body_eerste_betalingsherinnering,
  ]),
  pointless: nothingOpen,
};

const second_reminder: InvoiceMail = {
  ...aboutInvoice('second_reminder', (company) => [
    company.onderwerp_tweede_betalingsherinnering,
    company.body_tweede_betalingsherinnering,
  ]),
  pointless: nothingOpen,
};

const payment_confirmation: KindOfMail<ReceivedPayment, 'paid_invoice_pdf', InvoiceMailTag | PaymentTag> = {
  ...aboutInvoice('payment_confirmation', (company) => [
    company.onderwerp_betaalbevestiging,
    company.body_betaalbevestiging,
  ]),
  tagNames: [...INVOICE_MAIL_TAGS, ...PAYMENT_TAGS],
  tags: async (db, id, facts) => ({
    ...(await tagsOf(db, id, facts)),
    ...paymentTags(facts.detail, await printedOf(db, id)),
  }),
  summary: async (db, id, { detail }) => ({
    facts: paymentFacts(await printedOf(db, id), detail, await openAmount(db, id)),
    button: null,
  }),
  // The customer has the invoice; this one says what was paid of it.
  files: (db, id) => filesOf(db, id, 'paid_invoice_pdf'),
};

/** All of them, for db/mail-kinds.ts. */
export const invoiceMails = { invoice, first_reminder, second_reminder, payment_confirmation } as const;

/** What mails about invoices have in common. */
function aboutInvoice(
  kind: keyof typeof invoiceMails,
  textsOf: (company: Company) => readonly [subject: string, body: string],
): InvoiceMail {
  return {
    kind,
    about: 'invoice',
    isSignedByStaff: false,
    company: async (db, id) => one(companies.readKnown, db, (await one(invoices.read, db, id)).bedrijf_id),
    receiver: customerOf,
    texts(company) {
      const [subject, body] = textsOf(company);
      return { subject, body };
    },
    tagNames: INVOICE_MAIL_TAGS,
    tags: tagsOf,
    summary: async (db, id) => ({
      facts: invoiceFacts(await printedOf(db, id), await openAmount(db, id)),
      button: null,
    }),
    files: (db, id) => filesOf(db, id, 'invoice_pdf'),
    pointless: () => Promise.resolve(null),
  };
}

async function filesOf<Source extends string>(db: Reader, id: number, source: Source): Promise<MailFile<Source>[]> {
  const { factuur_nummer } = await one(invoices.read, db, id);
  return [{ source, id, filename: documentName(factuur_nummer) }];
}

async function tagsOf(
  db: Reader,
  id: number,
  { company, person, user }: MailFacts<unknown>,
): Promise<Record<InvoiceMailTag, string>> {
  return mailTags({ company, person, user, invoice: await printedOf(db, id), open: await openAmount(db, id) });
}

/** Whoever the invoice was mailed to last, else the first contact person of its customer who has an address. */
async function customerOf(db: Reader, id: number): Promise<Addressee | undefined> {
  const { klant_id } = await one(invoices.read, db, id);
  const last = (await mailsAbout(db, { kind: 'invoice', id })).findLast(
    ({ kind, status }) => kind === 'invoice' && status !== 'cancelled' && status !== 'failed',
  );
  const lastId = last?.contactpersoon_id ?? null;
  const known = lastId === null ? undefined : await find(persons.read, db, lastId);
  const people = (await persons.ofRelations(db, [klant_id])).get(klant_id) ?? [];
  return [...(known === undefined ? [] : [known]), ...people].find((person) => addressOf(person) !== null);
}

/** A reminder that waited, for a mail server or after failures, may find the invoice paid. */
async function nothingOpen(db: Reader, id: number): Promise<string | null> {
  return (await openAmount(db, id)) <= 0 ? 'The open amount is zero.' : null;
}

/**
 * What is open of a permanent invoice, in cents: what it and its permanent credit invoices come to, less what was paid on
 * them; below nothing when the customer gets money back.
 */
export async function openAmount(db: Reader, invoiceId: number): Promise<Cents> {
  const credits = (await invoices.ofParent(db, 'crediteert_factuur_id', [invoiceId])).get(invoiceId) ?? [];
  const all = [await one(invoices.read, db, invoiceId), ...credits.filter(({ status }) => status !== 'concept')];
  const paid = await payments.rows.ofParent(
    db,
    'factuur_id',
    all.map(({ id }) => id),
  );
  const total = sum(all.map((row) => row.calculated_totaalbedrag_inclusief_btw));
  return cents(total - sum([...paid.values()].flat().map(({ bedrag }) => bedrag)));
}
