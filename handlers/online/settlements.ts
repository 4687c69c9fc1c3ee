// What online payments are for: what is done when one is settled, and when nobody waits for it any more.
import type { Writer } from '../../db/engine/database.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment, Purpose } from '../../db/online/payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import type { Context } from '../handler.ts';
import { releaseBooking } from './release-booking.ts';
import { confirmPaidBooking, keepPaidBooking } from './settle-booking.ts';
import { settleVoucherSale } from './settle-voucher-sale.ts';

/** Does what was paid for, in the transaction that settles the payment. Answers what somebody has to look at, or null. */
export type Settling = (payment: OnlinePayment, context: Context<Writer>) => Promise<string | null>;

/** What is done for each purpose. Where a rule refuses the first, all of it is undone, and the next is done instead. */
export const SETTLED: { readonly [Of in Purpose]: readonly [Settling, ...Settling[]] } = {
  bookings: [confirmPaidBooking, keepPaidBooking, noteMoney],
  voucher_sales: [settleVoucherSale],
};

function noteMoney(): Promise<string> {
  return Promise.resolve('The money could not be recorded on an invoice: record it by hand, or pay it back.');
}

/** Gives what an unpaid payment, which is locked, was held for to others; once. The provider is told after the commit. */
export async function endHold(payment: OnlinePayment, context: Context<Writer>): Promise<void> {
  if (payment.hold_until === null || payment.status === 'paid') return;
  const { db, now } = context;
  const released_codes = await releaseBooking(payment.purpose_id, context);
  const isReleased = released_codes !== null;
  await payments.save(db, payment, { hold_until: null, released_codes, released_at: isReleased ? now : null });
  const payload = { payment_id: payment.id };
  if (isReleased) await enqueue(db, { kind: 'cancel-payment', payload, key: String(payment.id) });
}
