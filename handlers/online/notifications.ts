// Notifications of payment providers: whoever signed one makes the service ask the provider. Nothing in it is believed.
import type { Keys } from '../../db/engine/keys.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { findPaymentByReference } from '../../db/online/payments.ts';
import type { Notification } from '../../db/online/sandbox-payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';

/** Our reference of the payment that a notification speaks of; null for one that its provider did not send. */
export type NotificationVerifier = (db: Writer, keys: Keys, notification: Notification) => Promise<string | null>;

/** Has the payment looked at that a notification speaks of; false when the provider did not send it. */
export async function receiveNotification(
  db: Writer,
  keys: Keys,
  provider: { readonly name: string; readonly verify: NotificationVerifier },
  notification: Notification,
): Promise<boolean> {
  const reference = await provider.verify(db, keys, notification);
  if (reference === null) return false;
  const payment = await findPaymentByReference(db, reference);
  if (payment?.provider === provider.name) await enqueue(db, createSettlingJob(payment.id));
  return true;
}

/** The job that looks what became of a payment; many notifications of one are one look. */
export function createSettlingJob(payment_id: number): {
  readonly kind: 'settle-payment';
  readonly payload: { readonly payment_id: number };
  readonly key: string;
} {
  return { kind: 'settle-payment', payload: { payment_id }, key: String(payment_id) };
}

/** The job that tells a provider that nobody waits for a payment any more. */
export function createCancellingJob(payment_id: number): {
  readonly kind: 'cancel-payment';
  readonly payload: { readonly payment_id: number };
  readonly key: string;
} {
  return { kind: 'cancel-payment', payload: { payment_id }, key: String(payment_id) };
}

/** The job that asks a provider for a refund, or what became of it; many of one are one question. */
export function createRefundingJob(refund_id: number): {
  readonly kind: 'refund-payment';
  readonly payload: { readonly refund_id: number };
  readonly key: string;
} {
  return { kind: 'refund-payment', payload: { refund_id }, key: String(refund_id) };
}
