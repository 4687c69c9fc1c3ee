// The settlement of a payment by a payment request, in the transaction of the payment: recorded on the invoice, once.
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import { openOf } from '../../db/invoices/open-amounts.ts';
import * as paymentRequests from '../../db/invoices/payment-requests.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import { describeExcess } from '../../domain/invoices/payment-request.ts';
import { asCents } from '../../domain/values/money.ts';
import type { Context } from '../handler.ts';
import { recordOnInvoice } from './settle-booking.ts';

/**
 * Records the money on the invoice of its request, whatever became of the request since. Returns what staff have to
 * look at: more than was open. Throws the refusals of a payment.
 */
export async function settlePaymentRequest(payment: OnlinePayment, context: Context<Writer>): Promise<string | null> {
  const { db } = context;
  const { factuur_id } = await readOne(paymentRequests.rows.read, db, payment.purpose_id);
  await lockRoot(db, 'invoices', factuur_id);
  const invoice = await readOne(invoices.rows.read, db, factuur_id);
  const open = (await openOf(db, [invoice])).get(factuur_id) ?? 0;
  await recordOnInvoice(payment, invoice, context);
  const excess = asCents(payment.amount - Math.max(0, open));
  return excess > 0 ? describeExcess(excess) : null;
}
