// Notifications of Mollie, which it does not sign: the address that each payment gives it is a secret that only we can make.
import type { Writer } from '../engine/session/database.ts';
import type { Keys } from '../engine/keys.ts';
import type { Reader } from '../engine/session/reader.ts';
import type { Notification } from './sandbox-payments.ts';

const PURPOSE = 'notification of mollie';

/** The last part of the address that Mollie reports a payment at. */
export async function proofOf(db: Writer, keys: Keys, reference: string): Promise<string> {
  return `${reference}.${await keys.sign(db, PURPOSE, reference)}`;
}

/** Our reference of the payment that a notification speaks of; null for an address that we did not make. Its body is not read. */
export async function verify(db: Reader, keys: Keys, { proof }: Notification): Promise<string | null> {
  const [reference = '', signed = ''] = proof.split('.');
  return (await keys.isSigned(db, PURPOSE, reference, signed)) ? reference : null;
}
