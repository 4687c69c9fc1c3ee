// The operation that pays a customer back online.
import { enqueueNow } from '../../db/queue/jobs.ts';
import { one } from '../../db/engine/changes/table.ts';
import * as payments from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import * as sales from '../../db/online/voucher-sales.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as vouchers from '../../db/catalogue/vouchers.ts';
import { amountToRefund, refundableOfSale } from '../../domain/online/refund.ts';
import type { Cents } from '../../generated/types.ts';
import { completed } from '../handler.ts';

export const refundOnlinePayment = completed<'refundOnlinePayment'>(
  async ({ path: { id }, body }, context) => {
    const { db, now, caller } = context;
    const payment = await one(payments.read, db, id);
    const amount = amountToRefund(await leftOf(payment, db), body?.amount);
    const wanted = { payment_id: id, amount, description: body?.description ?? null, created_by: caller.userId };
    const refund_id = await refunds.insert(db, wanted, now);
    await enqueueNow(db, { kind: 'refund-payment', payload: { refund_id } }, now);
    return one(payments.read, db, id);
  },
  ({ id }, db) => one(payments.read, db, id),
);

/** How much of a payment, which is locked, can be refunded. Throws as `refundableOfSale` does. */
async function leftOf(
  { refundable, voucher_sale_id, refunds: asked }: payments.ShownPayment,
  db: Writer,
): Promise<Cents> {
  if (voucher_sale_id === null) return refundable;
  const { status, price } = await one(sales.rows.read, db, voucher_sale_id);
  const sold = (await vouchers.ofSales(db, [voucher_sale_id])).get(voucher_sale_id) ?? [];
  const withdrawn = sold.filter((voucher) => voucher.status === 'herroepen').length;
  return refundableOfSale(refundable, { status, price, withdrawn }, asked);
}
