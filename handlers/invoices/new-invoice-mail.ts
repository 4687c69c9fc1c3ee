// Mails an invoice that was just finalised, as the body of the request asks.
import type { Writer } from '../../db/engine/session/database.ts';
import { queueMail } from '../../db/announcements/mail-writing.ts';
import { invoiceMails, readMailDetail } from '../../db/invoices/invoice-mails.ts';
import type { InvoiceRow } from '../../db/invoices/invoices.ts';
import type { components } from '../../generated/types.ts';
import type { MailTexts } from '../../domain/announcements/mail.ts';
import type { Context } from '../handler.ts';
import { findRecipients } from '../people/mail-recipients.ts';

type MailRequest = Pick<
  components['schemas']['NewInvoice'],
  'mail_to' | 'mail_cc' | 'mail_subject' | 'mail_body' | 'mail_signature'
>;

/**
 * Queues the mail that `mail_to` asks for. Throws ERR_UNKNOWN_REFERENCE and ERR_MAIL_RECIPIENT for people who cannot
 * receive it.
 */
export async function queueInvoiceMail(
  invoice: InvoiceRow,
  body: MailRequest,
  { db, now, caller, settings, unknownTags }: Context<Writer>,
): Promise<void> {
  if (body.mail_to === undefined) return;
  const { to, cc } = await findRecipients(db, body);
  if (to === undefined) return;
  const detail = await readMailDetail(db, invoice, settings);
  const letter = { id: invoice.id, to, cc, texts: textsOf(body), userId: caller.userId, detail };
  for (const tag of await queueMail(db, invoiceMails.invoice, letter, now)) unknownTags.add(tag);
}

/** The texts of the body that replace the company's. */
export function textsOf({
  mail_subject,
  mail_body,
  mail_signature,
}: Pick<MailRequest, 'mail_subject' | 'mail_body' | 'mail_signature'>): Partial<MailTexts> {
  return {
    ...(mail_subject === undefined ? {} : { subject: mail_subject }),
    ...(mail_body === undefined ? {} : { body: mail_body }),
    ...(mail_signature === undefined ? {} : { signature: mail_signature }),
  };
}
