// The operation that pays a customer back online.
import { enqueueNow } from '../../db/queue/jobs.ts';
import { one } from '../../db/engine/changes/table.ts';
import * as payments from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import * as sales from '../../db/online/voucher-sales.ts';
import { amountToRefund, assertNothingBought } from '../../domain/online/refund.ts';
import { completed } from '../handler.ts';

export const refundOnlinePayment = completed<'refundOnlinePayment'>(
  async ({ path: { id }, body }, context) => {
    const { db, now, caller } = context;
    const payment = await one(payments.read, db, id);
    const amount = amountToRefund(payment.refundable, body?.amount);
    const { voucher_sale_id } = payment;
    if (voucher_sale_id !== null) assertNothingBought(await one(sales.rows.read, db, voucher_sale_id));
    const wanted = { payment_id: id, amount, description: body?.description ?? null, created_by: caller.userId };
    const refund_id = await refunds.insert(db, wanted, now);
    await enqueueNow(db, { kind: 'refund-payment', payload: { refund_id } }, now);
    return one(payments.read, db, id);
  },
  ({ id }, db) => one(payments.read, db, id),
);
