// Notifications of Mollie, which are not signed: their URL contains a signature that only this installation can create.
import type { Writer } from '../engine/session/database.ts';
import type { Keys } from '../engine/keys.ts';
import type { Reader } from '../engine/session/reader.ts';
import type { Notification } from './sandbox-payments.ts';

const PURPOSE = 'notification of mollie';

/** Returns the last part of the URL for Mollie's notifications about a payment. */
export async function proofOf(db: Writer, keys: Keys, reference: string): Promise<string> {
  return `${reference}.${await keys.sign(db, PURPOSE, reference)}`;
}

/** Returns the reference of the payment of a notification; null for a forged URL. Its body is not read. */
export async function verify(db: Reader, keys: Keys, { proof }: Notification): Promise<string | null> {
  const [reference = '', signed = ''] = proof.split('.');
  return (await keys.isSigned(db, PURPOSE, reference, signed)) ? reference : null;
}
