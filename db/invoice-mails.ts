// Mails about invoices: what they need to know is gathered, their texts are filled, and they go into the outbox.
import type { Cents, components, Instant } from '../generated/types.ts';
import { addressOf, distinct, oneLine, written, type MailTexts } from '../domain/mail.ts';
import { mailTags } from '../domain/mail-tags.ts';
import { cents, sum } from '../domain/money.ts';
import * as companies from './companies.ts';
import type { Reader, Writer } from './connection.ts';
import * as persons from './contact-persons.ts';
import { printedOf } from './invoice-documents.ts';
import * as payments from './invoice-payments.ts';
import { rows as invoices } from './invoices.ts';
import { queueMail } from './mails.ts';
import { one } from './table.ts';

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
}

/**
 * Puts a mail about a permanent invoice in the outbox; answers the tags of its texts that nothing is known for. Everybody
 * it goes to has an address.
 */
export async function queueInvoiceMail(
  db: Writer,
  invoiceId: number,
  { kind, to, cc, texts, userId }: InvoiceMail,
  now: Instant,
): Promise<readonly string[]> {
  const invoice = await printedOf(db, invoiceId);
  const { bedrijf_id } = await one(invoices.read, db, invoiceId);
  const company = await one(companies.read, db, bedrijf_id);
  const open = await openAmount(db, invoiceId);
  const tags = mailTags({ invoice, company, person: to, open, user: await userOf(db, userId) });
  const mail = written({ ...textsOf(company, kind), ...texts }, tags);
  const receivers = distinct(addresses([to]));
  const about = { kind, bedrijf_id, factuur_id: invoiceId, contactpersoon_id: to.id };
  const from = { from_name: oneLine(company.weergavenaam), from_address: company.email };
  const whom = { to: receivers, cc: distinct(addresses(cc), receivers) };
  await queueMail(db, { ...about, ...from, ...whom, ...mail, unknown_tags: [...mail.unknown_tags] }, now);
  return mail.unknown_tags;
}

function addresses(people: readonly Person[]): string[] {
  return people.flatMap((person) => addressOf(person) ?? []);
}

/** The texts of a company for mails of a kind, with their tags. */
function textsOf(company: Company, kind: MailKind): MailTexts {
  const { onderwerp_mail_eindfactuur, body_mail_eindfactuur, ondertekening_standaardmails: signature } = company;
  const texts = {
    invoice: [onderwerp_mail_eindfactuur, body_mail_eindfactuur],
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
