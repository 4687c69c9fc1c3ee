// The kinds of mails about invoices: the recipient of each, its texts and tags, its files, and when it is obsolete.
import type { Cents } from '../../generated/types.ts';
import type { MailRecipient } from '../../domain/announcements/mail.ts';
import { addressOf } from '../../domain/values/mail-address.ts';
import { formatInvoiceFilename, type PrintedInvoice } from '../../domain/invoices/invoice-document.ts';
import { createPayButton, listInvoiceFacts, listPaymentFacts } from '../../domain/invoices/mail-summary.ts';
import {
  INVOICE_MAIL_TAGS,
  fillInvoiceMailTags,
  PAYMENT_TAGS,
  fillPaymentTags,
  type InvoiceMailTag,
  type PaymentTag,
  type ReceivedPayment,
} from '../../domain/invoices/mail-tags.ts';
import { asCents } from '../../domain/values/money.ts';
import type { KindOfMail, MailFacts } from '../announcements/mail-writing.ts';
import { findMailsAbout, type MailFile } from '../announcements/mails.ts';
import * as companies from '../house/companies.ts';
import type { Reader } from '../engine/session/reader.ts';
import * as persons from '../people/contact-persons.ts';
import { findPeopleOfCustomer } from '../people/people-of-contacts.ts';
import { printedOf } from './invoice-documents.ts';
import { rows as invoices, type InvoiceRow } from './invoices.ts';
import { openOf } from './open-amounts.ts';
import { findOpenToken, formatRequestUrl } from './payment-requests.ts';
import { find, readOne } from '../engine/changes/table.ts';

type Company = companies.KnownCompany;

/** The facts of a finalised invoice at the time of its mail. */
export interface InvoiceMailDetail {
  readonly row: InvoiceRow;
  readonly invoice: PrintedInvoice;
  /** The amount still to be paid, in cents. */
  readonly open: Cents;
  /** The address at which it can be paid; null without a payment request that is open. */
  readonly paymentUrl: string | null;
}

/** The facts of a finalised invoice, and the payment that a mail confirms. */
interface PaymentMailDetail extends InvoiceMailDetail {
  readonly payment: ReceivedPayment;
}

/** Returns the current facts for a mail about a finalised invoice. Four queries. */
export async function readMailDetail(
  db: Reader,
  row: InvoiceRow,
  { publicUrl }: { readonly publicUrl: string },
): Promise<InvoiceMailDetail> {
  const [invoice, open, token] = await Promise.all([printedOf(db, row), openOn(db, row), findOpenToken(db, row.id)]);
  return { row, invoice, open, paymentUrl: token === null || open <= 0 ? null : formatRequestUrl(publicUrl, token) };
}

/** A kind of mail about a finalised invoice, with its PDF attached. */
type InvoiceMail = KindOfMail<InvoiceMailDetail, 'invoice_pdf', InvoiceMailTag>;

const invoice: InvoiceMail = {
  ...createInvoiceMailKind('invoice', (company) => [
    company.onderwerp_mail_eindfactuur.trim() === ''
      ? company.communication_default_mail_subject
      : company.onderwerp_mail_eindfactuur,
    company.body_mail_eindfactuur,
  ]),
  isSignedByStaff: true,
};

const first_reminder: InvoiceMail = {
  ...createInvoiceMailKind('first_reminder', (company) => [
    company.onderwerp_eerste_betalingsherinnering,
    company.body_eerste_betalingsherinnering,
  ]),
  findObsoleteReason: findPaidReason,
};

const second_reminder: InvoiceMail = {
  ...createInvoiceMailKind('second_reminder', (company) => [
    company.onderwerp_tweede_betalingsherinnering,
    company.body_tweede_betalingsherinnering,
  ]),
  findObsoleteReason: findPaidReason,
};

const payment_confirmation: KindOfMail<PaymentMailDetail, 'paid_invoice_pdf', InvoiceMailTag | PaymentTag> = {
  ...createInvoiceMailKind('payment_confirmation', (company) => [
    company.onderwerp_betaalbevestiging,
    company.body_betaalbevestiging,
  ]),
  tagNames: [...INVOICE_MAIL_TAGS, ...PAYMENT_TAGS],
  readTags: (_db, _id, facts) => {
    const { payment, invoice: about } = facts.detail;
    return Promise.resolve({ ...tagsOf(facts), ...fillPaymentTags(payment, about) });
  },
  readSummary: (_db, _id, { detail: { invoice: about, payment, open } }) =>
    Promise.resolve({ facts: listPaymentFacts(about, payment, open), button: null }),
  // Without the PDF of the invoice, which the customer has: a copy with the payments is attached.
  listFiles: (_db, _id, { row }) => filesOf(row, 'paid_invoice_pdf'),
};

/** The kinds of mail of this file, for db/mail-kinds.ts. */
export const invoiceMails = { invoice, first_reminder, second_reminder, payment_confirmation } as const;

/** Returns a kind of mail about invoices, with what all of them have in common. */
function createInvoiceMailKind(
  kind: keyof typeof invoiceMails,
  textsOf: (company: Company) => readonly [subject: string, body: string],
): InvoiceMail {
  return {
    kind,
    about: 'invoice',
    isSignedByStaff: false,
    findCompany: (db, _id, { row }) => readOne(companies.readKnown, db, row.bedrijf_id),
    findRecipient: async (db, id) => customerOf(db, await readOne(invoices.read, db, id)),
    selectTexts(company) {
      const [subject, body] = textsOf(company);
      return { subject, body };
    },
    tagNames: INVOICE_MAIL_TAGS,
    readTags: (_db, _id, facts) => Promise.resolve(tagsOf(facts)),
    readSummary: (_db, _id, { detail: { invoice: about, open, paymentUrl } }) =>
      Promise.resolve({ facts: listInvoiceFacts(about, open), button: createPayButton(about, paymentUrl) }),
    listFiles: (_db, _id, { row }) => filesOf(row, 'invoice_pdf'),
    findObsoleteReason: () => Promise.resolve(null),
  };
}

function filesOf<Source extends string>(
  { id, factuur_nummer }: InvoiceRow,
  source: Source,
): Promise<MailFile<Source>[]> {
  return Promise.resolve([{ source, id, filename: formatInvoiceFilename(factuur_nummer) }]);
}

function tagsOf({ company, person, user, detail }: MailFacts<InvoiceMailDetail>): Record<InvoiceMailTag, string> {
  const { invoice: about, open, paymentUrl } = detail;
  return fillInvoiceMailTags({ company, person, user, invoice: about, open, paymentUrl });
}

/** Returns the last recipient of the invoice, else the first contact person of its customer who has an address. */
async function customerOf(db: Reader, { id, klant_id }: InvoiceRow): Promise<MailRecipient | undefined> {
  const last = (await findMailsAbout(db, { kind: 'invoice', id })).findLast(
    ({ kind, status }) => kind === 'invoice' && status !== 'cancelled' && status !== 'failed',
  );
  const lastId = last?.contactpersoon_id ?? null;
  const lastRecipient = lastId === null ? undefined : await find(persons.read, db, lastId);
  const people = await findPeopleOfCustomer(db, klant_id);
  return [...(lastRecipient === undefined ? [] : [lastRecipient]), ...people].find(
    (person) => addressOf(person) !== null,
  );
}

/** Returns why a waiting reminder is obsolete when the invoice was paid since; null otherwise. */
async function findPaidReason(db: Reader, id: number): Promise<string | null> {
  return (await openOn(db, await readOne(invoices.read, db, id))) <= 0 ? 'The open amount is zero.' : null;
}

async function openOn(db: Reader, row: InvoiceRow): Promise<Cents> {
  return (await openOf(db, [row])).get(row.id) ?? asCents(0);
}
