// Notifications of payment providers. They only trigger a request to the provider: their contents are not trusted.
import type { Keys } from '../../db/engine/keys.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { findPaymentByReference } from '../../db/online/payments.ts';
import type { Notification } from '../../db/online/sandbox-payments.ts';
import { createSettlingJob } from '../../db/online/payment-jobs.ts';
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
