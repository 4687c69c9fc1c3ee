// The recipients of a mail: those that a body names, or a default one.
import type { Reader } from '../../db/engine/session/reader.ts';
import * as persons from '../../db/people/contact-persons.ts';
import {
  createNoAddressProblem,
  findRecipientProblems,
  type MailRecipient,
  type RequestedRecipient,
} from '../../domain/announcements/mail.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';

/** The recipients that a body names, if any. */
interface RecipientIds {
  readonly mail_to?: number | undefined;
  readonly mail_cc?: readonly number[] | undefined;
}

interface MailRecipients {
  /** Undefined where none is named. */
  readonly to: MailRecipient | undefined;
  readonly cc: readonly MailRecipient[];
}

/**
 * Returns the people whom a body names. Throws ERR_UNKNOWN_REFERENCE and ERR_MAIL_RECIPIENT for people who cannot
 * receive mail.
 */
export async function findRecipients(db: Reader, { mail_to, mail_cc = [] }: RecipientIds): Promise<MailRecipients> {
  const recipients: RequestedRecipient[] = mail_cc.map((id, index) => ({ field: `mail_cc[${String(index)}]`, id }));
  if (mail_to !== undefined) recipients.unshift({ field: 'mail_to', id: mail_to });
  const people = await persons.read(db, [...new Set(recipients.map(({ id }) => id))]);
  refuseIfAny(findRecipientProblems(recipients, people));

  const to = mail_to === undefined ? undefined : people.get(mail_to);
  return { to, cc: mail_cc.flatMap((id) => people.get(id) ?? []) };
}

/**
 * Returns the recipients of a mail with a default recipient. Throws as `findRecipients`, and ERR_MAIL_RECIPIENT where
 * neither the body nor the default names one.
 */
export async function findRecipientsOrDefault(
  db: Reader,
  body: RecipientIds,
  findDefault: () => Promise<MailRecipient | undefined>,
): Promise<MailRecipients & { readonly to: MailRecipient }> {
  const { to: requestedRecipient, cc } = await findRecipients(db, body);
  const to = requestedRecipient ?? (await findDefault());
  if (to === undefined) throw createNoAddressProblem('mail_to');
  return { to, cc };
}
