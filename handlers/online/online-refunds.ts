// The operation that pays a customer back online.
import * as bookings from '../../db/bookings/bookings.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { enqueueNow } from '../../db/queue/jobs.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as payments from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import { findRefundableOrders } from '../../db/online/refundable-orders.ts';
import { selectRefundAmount, assertWithdrawn } from '../../domain/online/refund.ts';
import { calculateCostsTotal } from '../../domain/bookings/costs.ts';
import { asCents } from '../../domain/values/money.ts';
import type { Cents } from '../../generated/types.ts';
import { proposeRefund } from '../bookings/cancel-booking.ts';
import { sumPaid } from '../bookings/cancellation-quote.ts';
import { declareCompleted, type Context } from '../handler.ts';
import { createRefundingJob } from '../../db/online/payment-jobs.ts';

/**
 * Makes a booking that staff cancelled by its status cost the money that is not refunded: else its invoices would be
 * open again.
 */
async function settleCancelled(booking_id: number, amount: Cents, context: Context<Writer>): Promise<void> {
  const { db } = context;
  if ((await lockRoot(db, 'bookings', booking_id)) === undefined) return;
  const booking = await readOne(bookings.readStored, db, booking_id);
  if (booking.status !== 'geannuleerd') return;
  const keptAmount = Math.max(0, (await sumPaid(db, booking_id)) - amount);
  await proposeRefund(booking, asCents(Math.min(keptAmount, calculateCostsTotal(booking.costs))), context);
}

export const refundOnlinePayment = declareCompleted<'refundOnlinePayment'>(
  async ({ path: { id }, body }, context) => {
    const { db, now, caller } = context;
    const payment = await readOne(payments.read, db, id);
    const { voucher_sale_id: sale_id, booking_id, betaalverzoek_id, invoice_id, refundable } = payment;
    const sale = sale_id === null ? undefined : (await findRefundableOrders(db, [sale_id])).get(sale_id);
    if (sale !== undefined) assertWithdrawn(sale);
    const amount = selectRefundAmount(refundable, body?.amount);

    // Money that no invoice has, such as a wrong amount, leaves the invoices as they are. So does a payment by a link, which
    // may be one of several.
    const isOfBooking = invoice_id !== null && betaalverzoek_id === null;
    if (booking_id !== null && isOfBooking) await settleCancelled(booking_id, amount, context);

    const refund = { payment_id: id, amount, description: body?.description ?? null, created_by: caller.userId };
    const refund_id = await refunds.insert(db, refund, now);
    await enqueueNow(db, createRefundingJob(refund_id), now);
    return readOne(payments.read, db, id);
  },
  ({ id }, db) => readOne(payments.read, db, id),
);
