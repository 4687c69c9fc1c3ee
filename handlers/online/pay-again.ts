// Pays again for what is still kept: another payment, after one that was cancelled, failed or expired.
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import { canPayAgain, isPaid } from '../../domain/online/payment-state.ts';
import type { Instant } from '../../generated/types.ts';
import { PAID_THINGS } from './paid-things.ts';

/** How it stands with what a payment is for. */
export interface PaymentProgress {
  /** The attempt that counts: the one that was paid, else the last. */
  readonly current: OnlinePayment;
  readonly canPayAgain: boolean;
  /** Whether nobody is to pay any more: it was cancelled. */
  readonly isGivenUp: boolean;
}

/** How it stands with what a payment is for. Three statements. */
export async function readPaymentProgress(db: Reader, payment: OnlinePayment, now: Instant): Promise<PaymentProgress> {
  const attempts = await payments.findAttempts(db, payment);
  const thing = await PAID_THINGS[payment.purpose](db, payment.purpose_id);
  return {
    current: attempts.find(isPaid) ?? attempts.at(-1) ?? payment,
    canPayAgain: canPayAgain(attempts, thing, now),
    isGivenUp: thing.isGivenUp,
  };
}

/** Asks for another payment of the same where that may be: once, however many ask. It takes over the hold. */
export async function payAgain(db: Writer, payment: OnlinePayment, now: Instant): Promise<void> {
  await payments.lockAttempts(db, payment.id);
  const { current, canPayAgain: mayPay } = await readPaymentProgress(db, payment, now);
  if (!mayPay) return;
  const { id: payment_id } = await payments.insertAnother(db, current, now);
  await enqueue(db, { kind: 'ask-payment', payload: { payment_id } });
}
