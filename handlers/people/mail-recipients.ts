// The recipients of a mail that a body names.
import type { Writer } from '../../db/engine/session/database.ts';
import * as persons from '../../db/people/contact-persons.ts';
import {
  createNoAddressProblem,
  findRecipientProblems,
  type MailRecipient,
  type RequestedRecipient,
} from '../../domain/announcements/mail.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';

interface RecipientIds {
  readonly mail_to: number | undefined;
  readonly mail_cc: readonly number[];
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
export async function findRecipients(db: Writer, { mail_to, mail_cc }: RecipientIds): Promise<MailRecipients> {
  const copies = mail_cc.map((id, index) => ({ field: `mail_cc[${String(index)}]`, id }));
  const recipients: RequestedRecipient[] = [
    ...(mail_to === undefined ? [] : [{ field: 'mail_to', id: mail_to }]),
    ...copies,
  ];
  const people = await persons.read(db, [...new Set(recipients.map(({ id }) => id))]);
  refuseIfAny(findRecipientProblems(recipients, people));
  const to = mail_to === undefined ? undefined : people.get(mail_to);
  return { to, cc: mail_cc.flatMap((id) => people.get(id) ?? []) };
}

/** A body in which recipients are optional. */
interface OptionalRecipientIds {
  readonly mail_to?: number | undefined;
  readonly mail_cc?: readonly number[] | undefined;
}

/**
 * Returns the recipients of a mail with a default recipient. Throws ERR_MAIL_RECIPIENT where neither the body nor the
 * default names one.
 */
export async function findRecipientsOrElse(
  db: Writer,
  { mail_to, mail_cc = [] }: OptionalRecipientIds,
  otherwise: () => Promise<MailRecipient | undefined>,
): Promise<MailRecipients & { readonly to: MailRecipient }> {
  const { to: requestedRecipient, cc } = await findRecipients(db, { mail_to, mail_cc });
  const to = requestedRecipient ?? (await otherwise());
  if (to === undefined) throw createNoAddressProblem('mail_to');
  return { to, cc };
}
