// Mails about invoices: collects their data, fills their texts, and puts them in the outbox.
import type { Cents, components, Instant } from '../../generated/types.ts';
import { addressOf, distinct, oneLine, fillMail, type MailTexts } from '../../domain/announcements/mail.ts';
import { mailTags, type ReceivedPayment } from '../../domain/invoices/mail-tags.ts';
import { cents, sum } from '../../domain/values/money.ts';
import * as companies from '../house/companies.ts';
import type { Writer } from '../engine/database.ts';
import type { Reader } from '../engine/reader.ts';
import * as persons from '../people/contact-persons.ts';
import { printedOf } from './invoice-documents.ts';
import * as payments from './invoice-payments.ts';
import { rows as invoices, type InvoiceRow } from './invoices.ts';
import { queueMail, rows as mails } from '../announcements/mails.ts';
import { signatureOf } from '../people/staff.ts';
import { find, one } from '../engine/table.ts';

type Company = components['schemas']['Company'];
type Person = components['schemas']['ContactPerson'];
type MailKind = components['schemas']['MailKind'];

/** A mail about an invoice. Texts that are left out are those of its company; `userId` is who acts, null for the clock. */
export interface InvoiceMail {
  readonly kind: MailKind;
  readonly to: Person;
  readonly cc: readonly Person[];
  readonly texts: Partial<MailTexts>;
  readonly userId: number | null;
  /** What a confirmation is of. */
  readonly payment?: ReceivedPayment;
}

/**
 * Puts a mail about a permanent invoice in the outbox; answers the tags of its texts that nothing is known for. Everybody
 * it goes to has an address.
 */
export async function queueInvoiceMail(
  db: Writer,
  invoiceId: number,
  { kind, to, cc, texts, userId, payment }: InvoiceMail,
  now: Instant,
): Promise<readonly string[]> {
  const invoice = await printedOf(db, invoiceId);
  const { bedrijf_id } = await one(invoices.read, db, invoiceId);
  const company = await one(companies.read, db, bedrijf_id);
  const open = await openAmount(db, invoiceId);
  const tags = mailTags({ invoice, company, person: to, open, payment, user: await userOf(db, userId) });
  const own = kind === 'invoice' && userId !== null ? await signatureOf(db, userId) : null;
  const standard = textsOf(company, kind);
  const mail = fillMail({ ...standard, ...(own === null ? {} : { signature: own }), ...texts }, tags);
  const receivers = distinct(addresses([to]));
  const about = { kind, bedrijf_id, factuur_id: invoiceId, contactpersoon_id: to.id };
  const from = { from_name: oneLine(company.weergavenaam), from_address: company.email };
  const whom = { to: receivers, cc: distinct(addresses(cc), receivers) };
  await queueMail(db, { ...about, ...from, ...whom, ...mail, unknown_tags: [...mail.unknown_tags] }, now);
  return mail.unknown_tags;
}

/** A mail that the service writes by itself, in the company's words. */
export type StandardMail = Pick<InvoiceMail, 'kind' | 'userId' | 'payment'>;

/**
 * Mails the customer of a permanent invoice: whoever it was mailed to last, else the first of his contact persons who has
 * an address. Answers the tags that nothing is known for; null when there is nobody, or the company left these texts empty.
 */
export async function mailCustomer(
  db: Writer,
  invoice: Pick<InvoiceRow, 'id' | 'klant_id' | 'bedrijf_id'>,
  mail: StandardMail,
  now: Instant,
): Promise<readonly string[] | null> {
  const company = await one(companies.read, db, invoice.bedrijf_id);
  const { subject, body } = textsOf(company, mail.kind);
  const to = await receiverOf(db, invoice);
  if (to === undefined || subject.trim() === '' || body.trim() === '') return null;
  return queueInvoiceMail(db, invoice.id, { ...mail, to, cc: [], texts: {} }, now);
}

async function receiverOf(
  db: Reader,
  { id, klant_id }: Pick<InvoiceRow, 'id' | 'klant_id'>,
): Promise<Person | undefined> {
  const mailed = (await mails.ofParent(db, 'factuur_id', [id])).get(id) ?? [];
  const last = mailed.findLast(
    ({ kind, status }) => kind === 'invoice' && status !== 'cancelled' && status !== 'failed',
  );
  const known = last === undefined ? undefined : await find(persons.read, db, last.contactpersoon_id);
  const people = (await persons.ofRelations(db, [klant_id])).get(klant_id) ?? [];
  return [...(known === undefined ? [] : [known]), ...people].find((person) => addressOf(person) !== null);
}

function addresses(people: readonly Person[]): string[] {
  return people.flatMap((person) => addressOf(person) ?? []);
}

/** The texts of a company for mails of a kind, with their tags. */
function textsOf(company: Company, kind: MailKind): MailTexts {
  const { onderwerp_mail_eindfactuur, body_mail_eindfactuur, ondertekening_standaardmails: signature } = company;
  const { communication_default_mail_subject: standard } = company;
  const texts = {
    invoice: [onderwerp_mail_eindfactuur.trim() === '' ? standard : onderwerp_mail_eindfactuur, body_mail_eindfactuur],
    first_reminder: [company.onderwerp_eerste_betalingsherinnering, company.body_eerste_betalingsherinnering],
    second_reminder: [company.onderwerp_tweede_betalingsherinnering, company.body_tweede_betalingsherinnering],
    payment_confirmation: [company.onderwerp_betaalbevestiging, company.body_betaalbevestiging],
  } as const;
  const [subject, body] = texts[kind];
  return { subject, body, signature };
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

async function userOf(db: Reader, userId: number | null): Promise<Person | null> {
  if (userId === null) return null;
  return (await persons.ofRelations(db, [userId])).get(userId)?.[0] ?? null;
}
