// The operation that mails a finalised invoice: the invoice itself, or a reminder to pay it.
import { writeMail } from '../../db/announcements/mail-writing.ts';
import * as mails from '../../db/announcements/mails.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { invoiceMails, readMailDetail } from '../../db/invoices/invoice-mails.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import { findOpenToken } from '../../db/invoices/payment-requests.ts';
import { assertHasOpenAmount, assertMailable, assertWritten } from '../../domain/invoices/invoice-mail.ts';
import { planReminderChange } from '../../domain/invoices/reminder.ts';
import type { Handler } from '../handler.ts';
import { findRecipientsOrDefault } from '../people/mail-recipients.ts';
import { textsOf } from './new-invoice-mail.ts';
import { storePaymentRequest } from './store-payment-request.ts';

export const mailInvoice: Handler<'mailInvoice'> = async ({ path: { id }, body = {} }, context) => {
  const { db, now, today, caller, settings, unknownTags } = context;
  const { kind = 'invoice', betaalverzoek = false } = body;
  const invoice = await readOne(invoices.rows.read, db, id);
  assertMailable(invoice.status);

  if (betaalverzoek && (await findOpenToken(db, id)) === null)
    await storePaymentRequest(invoice, { bedrag: null, deelbetaling: null, geldig_tot: null }, context);
  const detail = await readMailDetail(db, invoice, settings);
  assertHasOpenAmount(kind, detail.open);

  const mailKind = invoiceMails[kind];
  const texts = textsOf(body);
  const company = await mailKind.findCompany(db, id, detail);
  const companyTexts = mailKind.selectTexts(company, detail);
  assertWritten({ ...companyTexts, ...texts });

  const { to, cc } = await findRecipientsOrDefault(db, body, () => mailKind.findRecipient(db, id, detail));

  const mail = await writeMail(db, mailKind, { id, to, cc, texts, userId: caller.userId, detail }, now);
  for (const tag of mail.unknown_tags) unknownTags.add(tag);

  // A reminder is noted on the invoice, so that the round sends none again today.
  if (kind !== 'invoice') await invoices.rows.update(db, invoice, planReminderChange(kind, today));

  return readOne(mails.read, db, mail.id);
};
