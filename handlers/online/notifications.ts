// Notifications of payment providers. They only trigger a request to the provider: their contents are not trusted.
import type { Keys } from '../../db/engine/keys.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { findPaymentByReference } from '../../db/online/payments.ts';
import type { Notification } from '../../db/online/sandbox-payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';

/** Returns our reference of the notified payment, or null for a notification that its provider did not send. */
export type NotificationVerifier = (db: Writer, keys: Keys, notification: Notification) => Promise<string | null>;

/** Queues the check of the notified payment. Returns false for a notification that the provider did not send. */
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

/** A job about one payment or refund: jobs of one kind with one key are merged while they are open. */
interface KeyedJob<Kind extends string, Payload extends object> {
  readonly kind: Kind;
  readonly payload: Payload;
  readonly key: string;
}

/** Returns the job that asks the provider for the state of a payment; its notifications are merged into one job. */
export function createSettlingJob(payment_id: number): KeyedJob<'settle-payment', { readonly payment_id: number }> {
  return { kind: 'settle-payment', payload: { payment_id }, key: String(payment_id) };
}

/** Returns the job that cancels an open payment at its provider. */
export function createCancellingJob(payment_id: number): KeyedJob<'cancel-payment', { readonly payment_id: number }> {
  return { kind: 'cancel-payment', payload: { payment_id }, key: String(payment_id) };
}

/** Returns the job that asks a provider for a refund, or for the state of a refund that was asked for. */
export function createRefundingJob(refund_id: number): KeyedJob<'refund-payment', { readonly refund_id: number }> {
  return { kind: 'refund-payment', payload: { refund_id }, key: String(refund_id) };
}
