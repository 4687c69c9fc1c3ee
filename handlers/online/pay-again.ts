// Another payment for an object that is still reserved, after one that was cancelled, failed or expired.
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { canPayAgain, isPaid, isUnwanted } from '../../domain/online/payment-state.ts';
import type { Instant } from '../../generated/types.ts';
import { isPaidInParts, PAID_OBJECTS } from './paid-objects.ts';

/** How far the payment of an object is. */
export interface PaymentProgress {
  /** The attempt that counts: the paid one, else the last. */
  readonly current: OnlinePayment;
  readonly canPayAgain: boolean;
  /** Whether the booking was cancelled, or less is to be paid by now, so that this is not. */
  readonly isObjectCancelled: boolean;
}

/** Reads how far the payment of an object is. At most three statements. */
export async function readPaymentProgress(db: Reader, payment: OnlinePayment, now: Instant): Promise<PaymentProgress> {
  const attempts = isPaidInParts(payment.purpose) ? [payment] : await payments.findAttempts(db, payment);
  const paidObject = await PAID_OBJECTS[payment.purpose](db, payment.purpose_id);

  return {
    current: attempts.find(isPaid) ?? attempts.at(-1) ?? payment,
    canPayAgain: canPayAgain(attempts, paidObject, now),
    isObjectCancelled: isUnwanted(payment, paidObject),
  };
}

/** Requests another payment where that is allowed, once for any number of requests. It takes over the reservation. */
export async function payAgain(db: Writer, payment: OnlinePayment, now: Instant): Promise<void> {
  await payments.lockAttempts(db, payment.id);
  const { current, canPayAgain: mayPay } = await readPaymentProgress(db, payment, now);
  if (!mayPay) return;

  const { id: payment_id } = await payments.insertAnother(db, current, now);
  await enqueue(db, { kind: 'ask-payment', payload: { payment_id } });
}
