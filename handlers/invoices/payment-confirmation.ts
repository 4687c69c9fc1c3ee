// Confirms payments by mail, for the payment methods that ask for it.
import type { Writer } from '../../db/engine/session/database.ts';
import { queueDefaultMail } from '../../db/announcements/mail-writing.ts';
import { invoiceMails, readMailDetail } from '../../db/invoices/invoice-mails.ts';
import * as paymentMethods from '../../db/invoices/payment-methods.ts';
import { mergeConfirmedPayments } from '../../domain/invoices/payment-confirmation.ts';
import type { Context } from '../handler.ts';
import type { RecordedPayments } from './settle.ts';

/** Queues one confirmation of payments that were just recorded together, where one is due. */
export async function queuePaymentConfirmation(
  { invoice, payments }: RecordedPayments,
  { db, now, zone, caller, settings, unknownTags }: Context<Writer>,
): Promise<void> {
  const methodIds = payments.flatMap(({ betaalmethode_id }) => betaalmethode_id ?? []);
  const methods = await paymentMethods.rows.read(db, [...new Set(methodIds)]);
  const { calculated_totaalbedrag_inclusief_btw: total } = invoice;
  const payment = mergeConfirmedPayments(total, payments, methods, zone);
  if (payment === undefined) return;
  const letter = {
    id: invoice.id,
    userId: caller.userId,
    detail: { ...(await readMailDetail(db, invoice, settings)), payment },
  };
  const unknown = await queueDefaultMail(db, invoiceMails.payment_confirmation, letter, now);
  for (const tag of unknown ?? []) unknownTags.add(tag);
}
