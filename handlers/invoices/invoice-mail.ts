// Mails an invoice that has just become permanent, as the body of the request asks.
import type { Writer } from '../../db/engine/database.ts';
import * as persons from '../../db/people/contact-persons.ts';
import { queueMail } from '../../db/announcements/mail-writing.ts';
import { invoiceMails } from '../../db/invoices/invoice-mails.ts';
import { unknownReferences } from '../../db/engine/references.ts';
import type { components } from '../../generated/types.ts';
import { receiverProblems, type MailTexts, type Receiver } from '../../domain/announcements/mail.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { Context } from '../handler.ts';

type Asked = Pick<
  components['schemas']['NewInvoice'],
  'mail_to' | 'mail_cc' | 'mail_subject' | 'mail_body' | 'mail_signature'
>;

/**
 * Puts the mail in the outbox when `mail_to` asks for one. Throws ERR_UNKNOWN_REFERENCE and ERR_MAIL_RECIPIENT for
 * everybody who cannot receive it.
 */
export async function mailAsAsked(
  invoiceId: number,
  body: Asked,
  { db, now, caller, unknownTags }: Context<Writer>,
): Promise<void> {
  const { mail_to, mail_cc = [] } = body;
  if (mail_to === undefined) return;
  const copies = mail_cc.map((id, place) => ({ field: `mail_cc[${String(place)}]`, id }));
  const receivers: Receiver[] = [{ field: 'mail_to', id: mail_to }, ...copies];
  const people = await persons.read(db, [...new Set(receivers.map(({ id }) => id))]);
  const asReferences = receivers.map((each) => ({ ...each, table: 'contact_persons' }));
  refuseIfAny([...(await unknownReferences(db, asReferences)), ...receiverProblems(receivers, people)]);

  const [to, ...cc] = receivers.flatMap(({ id }) => people.get(id) ?? []);
  if (to === undefined) return;
  const letter = { id: invoiceId, to, cc, texts: textsOf(body), userId: caller.userId, detail: undefined };
  for (const tag of await queueMail(db, invoiceMails.invoice, letter, now)) unknownTags.add(tag);
}

function textsOf({ mail_subject, mail_body, mail_signature }: Asked): Partial<MailTexts> {
  return {
    ...(mail_subject === undefined ? {} : { subject: mail_subject }),
    ...(mail_body === undefined ? {} : { body: mail_body }),
    ...(mail_signature === undefined ? {} : { signature: mail_signature }),
  };
}
