// Notifications of payment providers: whoever signed one makes the service ask the provider. Nothing in it is believed.
import type { Keys } from '../../db/engine/keys.ts';
import type { Writer } from '../../db/engine/database.ts';
import { withProviderId } from '../../db/online/payments.ts';
import type { Notification } from '../../db/online/sandbox-payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';

/** The provider's id of the payment that a notification speaks of; null for one that the provider did not sign. */
export type Verify = (db: Writer, keys: Keys, notification: Notification) => Promise<string | null>;

/** Has the payment looked at that a notification speaks of; false when the provider did not sign it. */
export async function receiveNotification(
  db: Writer,
  keys: Keys,
  provider: { readonly name: string; readonly verify: Verify },
  notification: Notification,
): Promise<boolean> {
  const id = await provider.verify(db, keys, notification);
  if (id === null) return false;
  const payment = await withProviderId(db, provider.name, id);
  if (payment !== undefined) await enqueue(db, settling(payment.id));
  return true;
}

/** The job that looks what became of a payment; many notifications of one are one look. */
export function settling(payment_id: number): {
  readonly kind: 'settle-payment';
  readonly payload: { readonly payment_id: number };
  readonly key: string;
} {
  return { kind: 'settle-payment', payload: { payment_id }, key: String(payment_id) };
}
