// The purposes of online payments: the work when one is settled, and when one is no longer awaited.
import type { Writer } from '../../db/engine/session/database.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment, Purpose } from '../../db/online/payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { isPaid } from '../../domain/online/payment-state.ts';
import type { Context } from '../handler.ts';
import { createCancellingJob } from '../../db/online/payment-jobs.ts';
import { isPaidInParts } from './paid-objects.ts';
import { releaseBooking } from './release-booking.ts';
import { confirmPaidBooking, keepPaidBooking } from './settle-booking.ts';
import { settlePaymentRequest } from './settle-payment-request.ts';
import { settleVoucherOrder } from './settle-voucher-order.ts';

/** Delivers what was paid, in the transaction that settles the payment. Returns what staff have to look at, or null. */
export type Settler = (payment: OnlinePayment, context: Context<Writer>) => Promise<string | null>;

/**
 * The work for each purpose. Where a rule refuses the first step, all of it is rolled back, and the next one is tried.
 */
export const SETTLERS: { readonly [Of in Purpose]: readonly [Settler, ...Settler[]] } = {
  bookings: [confirmPaidBooking, keepPaidBooking, noteMoney],
  payment_requests: [settlePaymentRequest, noteMoney],
  voucher_sales: [settleVoucherOrder],
};

function noteMoney(): Promise<string> {
  return Promise.resolve('The money could not be recorded on an invoice: record it by hand, or pay it back.');
}

/**
 * Releases what was reserved for an unpaid payment, which is locked, once. All attempts to pay for it are marked, since
 * late money may belong to any of them. The provider is told after the commit.
 */
export async function endUnpaidReservation(payment: OnlinePayment, context: Context<Writer>): Promise<void> {
  if (payment.hold_until === null || payment.status === 'paid') return;
  const { db, now } = context;
  const released_codes = await releaseBooking(payment.purpose_id, context);
  if (released_codes === null) {
    await payments.save(db, payment, { hold_until: null });
    return;
  }
  const released = { hold_until: null, released_codes, released_at: now };
  for (const attempt of await payments.findAttempts(db, payment)) await payments.save(db, attempt, released);
  await enqueue(db, createCancellingJob(payment.id));
}

/** The note for staff who have to look at two payments for one thing. */
const PAID_TWICE_NOTE = 'The same was paid by another payment already: pay one of them back.';

/**
 * Ends the other attempts when a payment, which is locked, is settled. Their providers are told after the commit.
 * Returns what staff have to look at, or null.
 */
export async function endOtherAttempts(payment: OnlinePayment, { db }: Context<Writer>): Promise<string | null> {
  const others = (await payments.findAttempts(db, payment)).filter(({ id }) => id !== payment.id);
  for (const { id, status } of others) if (status === 'open') await enqueue(db, createCancellingJob(id));
  return others.some(isPaid) && !isPaidInParts(payment.purpose) ? PAID_TWICE_NOTE : null;
}
