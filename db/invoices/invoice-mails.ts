// The kinds of mails about invoices: whom each is addressed to, its texts and tags, its files, and when it is pointless.
import type { Cents, components } from '../../generated/types.ts';
import { addressOf } from '../../domain/announcements/mail.ts';
import { documentName } from '../../domain/invoices/invoice-document.ts';
import { mailTags, type ReceivedPayment } from '../../domain/invoices/mail-tags.ts';
import { cents, sum } from '../../domain/values/money.ts';
import type { KindOfMail } from '../announcements/mail-writing.ts';
import { mailsAbout } from '../announcements/mails.ts';
import * as companies from '../house/companies.ts';
import type { Reader } from '../engine/reader.ts';
import * as persons from '../people/contact-persons.ts';
import { printedOf } from './invoice-documents.ts';
import * as payments from './invoice-payments.ts';
import { rows as invoices } from './invoices.ts';
import { find, one } from '../engine/table.ts';

type Company = components['schemas']['Company'];
type Person = components['schemas']['ContactPerson'];

/** A mail about a permanent invoice, which comes with its PDF. `Detail` is the payment that a confirmation is of. */
type InvoiceMail<Detail = undefined> = KindOfMail<Detail, 'invoice_pdf'>;

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

const payment_confirmation: InvoiceMail<ReceivedPayment> = aboutInvoice('payment_confirmation', (company) => [
  company.onderwerp_betaalbevestiging,
  company.body_betaalbevestiging,
]);

/** All of them, for db/mail-kinds.ts. */
export const invoiceMails = { invoice, first_reminder, second_reminder, payment_confirmation } as const;

/** What mails about invoices have in common. */
function aboutInvoice<Detail extends ReceivedPayment | undefined>(
  kind: keyof typeof invoiceMails,
  textsOf: (company: Company) => readonly [subject: string, body: string],
): InvoiceMail<Detail> {
  return {
    kind,
    about: 'invoice',
    isSignedByStaff: false,
    company: async (db, id) => one(companies.read, db, (await one(invoices.read, db, id)).bedrijf_id),
    receiver: customerOf,
    texts(company) {
      const [subject, body] = textsOf(company);
      return { subject, body };
    },
    async tags(db, id, { detail: payment, ...facts }) {
      return mailTags({ ...facts, payment, invoice: await printedOf(db, id), open: await openAmount(db, id) });
    },
    async files(db, id) {
      const { factuur_nummer } = await one(invoices.read, db, id);
      return [{ source: 'invoice_pdf', id, filename: documentName(factuur_nummer) }];
    },
    pointless: () => Promise.resolve(null),
  };
}

/** Whoever the invoice was mailed to last, else the first contact person of its customer who has an address. */
async function customerOf(db: Reader, id: number): Promise<Person | undefined> {
  const { klant_id } = await one(invoices.read, db, id);
  const last = (await mailsAbout(db, { kind: 'invoice', id })).findLast(
    ({ kind, status }) => kind === 'invoice' && status !== 'cancelled' && status !== 'failed',
  );
  const known = last === undefined ? undefined : await find(persons.read, db, last.contactpersoon_id);
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
