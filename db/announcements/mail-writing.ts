// Puts mails into the outbox: a kind of mail declares the texts and tags, and domain/ composes the mail from facts.
import type { components, Instant } from '../../generated/types.ts';
import { composeMail } from '../../domain/announcements/composed-mail.ts';
import type { MailRecipient, MailTexts } from '../../domain/announcements/mail.ts';
import type { MailSummary } from '../../domain/announcements/mail-layout.ts';
import { hasUserTag } from '../../domain/announcements/recipient-tags.ts';
import type { MailSubject } from '../../domain/announcements/mail-subject.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { readOne } from '../engine/changes/table.ts';
import type { KnownCompany } from '../house/companies.ts';
import * as pdfTemplates from '../house/pdf-templates.ts';
import { readPeopleByContact } from '../people/people-of-contacts.ts';
import { signatureOf } from '../people/staff.ts';
import { storeMail, type Mail, type MailFile } from './mails.ts';

type ContactPerson = components['schemas']['ContactPerson'];

/** The facts for the tags of a mail, in addition to its subject. */
export interface MailFacts<Detail> {
  readonly company: KnownCompany;
  /** The recipient. */
  readonly person: MailRecipient;
  /** The member of staff who sends it; null for a scheduled job. */
  readonly user: ContactPerson | null;
  readonly detail: Detail;
  /** The texts with their tags, the signature among them. */
  readonly texts: MailTexts;
}

/**
 * A kind of mail, declared by the area of its subject. `Detail` is the content of a single mail beyond its subject.
 * `id` is that of the subject everywhere. `Tag` lists the tags of its texts.
 */
export interface KindOfMail<Detail = undefined, Source extends string = string, Tag extends string = string> {
  readonly kind: Mail['kind'];
  readonly about: MailSubject['kind'];
  /** Whether the sending member of staff signs it instead of the company. docs/decisions/130-mails-out-and-in.md. */
  readonly isSignedByStaff: boolean;
  /** Returns the company that sends it. */
  findCompany(db: Reader, id: number, detail: Detail): Promise<KnownCompany>;
  /** Returns the recipient where the request names none; undefined when no person has an address. */
  findRecipient(db: Reader, id: number, detail: Detail): Promise<MailRecipient | undefined>;
  /**
   * Returns the texts of the company, or those of a single mail, with their tags; without `detail` only the company's.
   */
  selectTexts(company: KnownCompany, detail?: Detail): Omit<MailTexts, 'signature'>;
  /**
   * The names of its tags. An unknown tag stays in the text, and is reported when a text is saved and when a mail is
   * written.
   */
  readonly tagNames: readonly Tag[];
  /** Returns the values of the tags. */
  readTags(db: Reader, id: number, facts: MailFacts<Detail>): Promise<Readonly<Record<Tag, string>>>;
  /** The summary at the top of its HTML part, and the button if there is one; a mail without it has neither. */
  readSummary?(db: Reader, id: number, facts: MailFacts<Detail>): Promise<MailSummary>;
  /** Returns its attachments; jobs/mail-files.ts fetches the contents when it is sent. */
  listFiles(db: Reader, id: number, detail: Detail): Promise<readonly MailFile<Source>[]>;
  /** Returns why a waiting mail is obsolete, as a sentence; null when it must still be sent. */
  findObsoleteReason(db: Reader, id: number, to: readonly string[]): Promise<string | null>;
}

/** One mail of a kind. Missing texts are those of its company; `userId` is the sender, null for a scheduled job. */
export interface OutboxMail<Detail> {
  readonly id: number;
  readonly to: MailRecipient;
  readonly cc: readonly MailRecipient[];
  readonly texts: Partial<MailTexts>;
  readonly userId: number | null;
  readonly detail: Detail;
}

/** A mail that the service sends on its own, with the company's texts. */
export type DefaultMail<Detail> = Pick<OutboxMail<Detail>, 'id' | 'userId' | 'detail'>;

/** The result of a queued mail: its id, and the tags in its texts that have no value. */
export interface QueuedMail {
  readonly id: number;
  readonly unknown_tags: readonly string[];
}

/** Puts a mail in the outbox; returns the tags of its texts that have no value. Every recipient has an address. */
export async function queueMail<Detail, Tag extends string>(
  db: Writer,
  of: KindOfMail<Detail, string, Tag>,
  letter: OutboxMail<NoInfer<Detail>>,
  now: Instant,
): Promise<readonly string[]> {
  return (await writeMail(db, of, letter, now)).unknown_tags;
}

/** Puts a mail in the outbox as `queueMail` does; returns its id as well. */
export async function writeMail<Detail, Tag extends string>(
  db: Writer,
  of: KindOfMail<Detail, string, Tag>,
  { id, to, cc, texts, userId, detail }: OutboxMail<NoInfer<Detail>>,
  now: Instant,
): Promise<QueuedMail> {
  const company = await of.findCompany(db, id, detail);
  // Sent together: PostgreSQL answers them in one round trip.
  const [look, staffSignature] = await Promise.all([
    readOne(pdfTemplates.read, db, company.factuur_pdf_template_id),
    of.isSignedByStaff && userId !== null ? signatureOf(db, userId) : null,
  ]);
  const signature = staffSignature ?? company.ondertekening_standaardmails;
  const full = { ...of.selectTexts(company, detail), signature, ...texts };
  const user = userId !== null && Object.values(full).some(hasUserTag) ? await findStaffMember(db, userId) : null;
  const facts = { company, person: to, user, detail, texts: full };
  const tags = await of.readTags(db, id, facts);
  const summary = (await of.readSummary?.(db, id, facts)) ?? { facts: [], button: null };
  const files = await of.listFiles(db, id, detail);

  const about = { kind: of.kind, bedrijf_id: company.id, subject_kind: of.about, subject_id: id };
  const mail = composeMail({ company, look, to, cc, texts: full, tags, summary });
  return { id: await storeMail(db, { ...about, ...mail, files }, now), unknown_tags: mail.unknown_tags };
}

/**
 * Puts a mail of the service's own in the outbox, to the recipient of its kind. Returns the tags without a value; null
 * when there is no recipient, or the company left these texts empty.
 */
export async function queueDefaultMail<Detail, Tag extends string>(
  db: Writer,
  of: KindOfMail<Detail, string, Tag>,
  letter: DefaultMail<NoInfer<Detail>>,
  now: Instant,
): Promise<readonly string[] | null> {
  const { subject, body } = of.selectTexts(await of.findCompany(db, letter.id, letter.detail), letter.detail);
  const to = await of.findRecipient(db, letter.id, letter.detail);
  if (to === undefined || subject.trim() === '' || body.trim() === '') return null;
  return queueMail(db, of, { ...letter, to, cc: [], texts: {} }, now);
}

async function findStaffMember(db: Reader, id: number): Promise<ContactPerson | null> {
  return (await readPeopleByContact(db, [id])).get(id)?.[0] ?? null;
}
