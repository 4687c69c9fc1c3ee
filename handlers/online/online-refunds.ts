// The operation that pays a customer back online.
import { enqueueNow } from '../../db/queue/jobs.ts';
import { one } from '../../db/engine/changes/table.ts';
import * as payments from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import { refundableSales } from '../../db/online/refundable-sales.ts';
import { amountToRefund, assertWithdrawn } from '../../domain/online/refund.ts';
import { completed } from '../handler.ts';

export const refundOnlinePayment = completed<'refundOnlinePayment'>(
  async ({ path: { id }, body }, context) => {
    const { db, now, caller } = context;
    const payment = await one(payments.read, db, id);
    const { voucher_sale_id: sale_id, refundable } = payment;
    const sale = sale_id === null ? undefined : (await refundableSales(db, [sale_id])).get(sale_id);
    if (sale !== undefined) assertWithdrawn(sale);
    const amount = amountToRefund(refundable, body?.amount);
    const wanted = { payment_id: id, amount, description: body?.description ?? null, created_by: caller.userId };
    const refund_id = await refunds.insert(db, wanted, now);
    await enqueueNow(db, { kind: 'refund-payment', payload: { refund_id } }, now);
    return one(payments.read, db, id);
  },
  ({ id }, db) => one(payments.read, db, id),
);
