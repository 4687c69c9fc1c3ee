// The operation that pays a customer back online.
import { enqueueNow } from '../../db/queue/jobs.ts';
import { one } from '../../db/engine/changes/table.ts';
import * as payments from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import * as sales from '../../db/online/voucher-sales.ts';
import { amountToRefund } from '../../domain/online/refund.ts';
import { problem } from '../../domain/values/problem.ts';
import { completed, type Context } from '../handler.ts';

export const refundOnlinePayment = completed<'refundOnlinePayment'>(
  async ({ path: { id }, body }, context) => {
    const { db, now, caller } = context;
    const payment = await one(payments.read, db, id);
    const amount = amountToRefund(payment.refundable, body?.amount);
    await assertNothingBought(payment, context);
    const wanted = { payment_id: id, amount, description: body?.description ?? null, created_by: caller.userId };
    const refund_id = await refunds.insert(db, wanted, now);
    await enqueueNow(db, { kind: 'refund-payment', payload: { refund_id } }, now);
    return one(payments.read, db, id);
  },
  ({ id }, db) => one(payments.read, db, id),
);

/** Throws ERR_NOT_REFUNDABLE for the payment of vouchers that exist: who has their codes could still use them. */
async function assertNothingBought(
  { voucher_sale_id }: payments.ShownPayment,
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  if (voucher_sale_id === null || (await one(sales.rows.read, db, voucher_sale_id)).status === 'open') return;
  throw problem('ERR_NOT_REFUNDABLE', 'The vouchers that were paid for can be used: pay them back in another way.');
}
