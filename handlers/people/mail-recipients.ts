// The receivers of a mail that a body names.
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
  /** Undefined where nobody is named. */
  readonly to: MailRecipient | undefined;
  readonly cc: readonly MailRecipient[];
}

/** The people whom a body names. Throws ERR_UNKNOWN_REFERENCE and ERR_MAIL_RECIPIENT for everybody who cannot receive it. */
export async function findRecipients(db: Writer, { mail_to, mail_cc }: RecipientIds): Promise<MailRecipients> {
  const copies = mail_cc.map((id, place) => ({ field: `mail_cc[${String(place)}]`, id }));
  const receivers: RequestedRecipient[] = [
    ...(mail_to === undefined ? [] : [{ field: 'mail_to', id: mail_to }]),
    ...copies,
  ];
  const people = await persons.read(db, [...new Set(receivers.map(({ id }) => id))]);
  refuseIfAny(findRecipientProblems(receivers, people));
  const to = mail_to === undefined ? undefined : people.get(mail_to);
  return { to, cc: mail_cc.flatMap((id) => people.get(id) ?? []) };
}

/** A body that need not name anybody. */
interface OptionalRecipientIds {
  readonly mail_to?: number | undefined;
  readonly mail_cc?: readonly number[] | undefined;
}

/** The same for a mail that goes to somebody else where nobody is named. Throws ERR_MAIL_RECIPIENT where there is nobody either. */
export async function findRecipientsOrElse(
  db: Writer,
  { mail_to, mail_cc = [] }: OptionalRecipientIds,
  otherwise: () => Promise<MailRecipient | undefined>,
): Promise<MailRecipients & { readonly to: MailRecipient }> {
  const { to: named, cc } = await findRecipients(db, { mail_to, mail_cc });
  const to = named ?? (await otherwise());
  if (to === undefined) throw createNoAddressProblem('mail_to');
  return { to, cc };
}
