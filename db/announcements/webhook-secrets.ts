// The stored secrets of subscriptions: encrypted, or in plain text while the installation has no key.
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { keyIdOf, type Keys } from '../engine/keys.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { storeAnew } from '../engine/changes/stored-form.ts';

/** The stored secrets that a subscription signs with. */
export interface StoredSecrets {
  readonly secret: string;
  /** The previous secret, which also signs until a moment. */
  readonly previous_secret: string | null;
  readonly previous_secret_until: Instant | null;
}

const PURPOSE = 'webhook secret';

/** Returns a secret in its stored form, encrypted. Throws without a key. */
export function encryptWebhookSecret(keys: Keys, secret: string): string {
  return keys.encrypt(secret, PURPOSE);
}

/**
 * Returns `webhook` with decrypted secrets, which can sign. Throws UnreadableSecret when one is stored under an unknown
 * key.
 */
export function decryptWebhookSecrets<Stored extends StoredSecrets>(keys: Keys, webhook: Stored): Stored {
  const { secret, previous_secret: previous } = webhook;
  return { ...webhook, secret: open(keys, secret), previous_secret: previous === null ? null : open(keys, previous) };
}

/** Returns whether a stored secret can sign. */
export function canOpen(keys: Keys, secret: string): boolean {
  return keyIdOf(secret) === null || keys.canDecrypt(secret);
}

function open(keys: Keys, secret: string): string {
  return keyIdOf(secret) === null ? secret : keys.decrypt(secret, PURPOSE);
}

type SecretRow = Pick<StoredSecrets, 'secret' | 'previous_secret'> & { readonly id: number };

const selectAllSecrets = defineStatement<SecretRow>(
  () => 'select id, secret, previous_secret from webhooks order by id',
);

/**
 * Stores all secrets that are not yet under the current key; returns all as they are stored afterwards. Without an
 * event, since the secrets are unchanged.
 */
export async function seal(db: Writer, keys: Keys): Promise<string[]> {
  const webhookRows = await selectAllSecrets(db);
  const old = webhookRows.filter((row) => secretsOf(row).some((each) => reencryptSecret(keys, each) !== each));
  if (old.length === 0) return webhookRows.flatMap(secretsOf);

  await lockRoots(
    db,
    'webhooks',
    old.map(({ id }) => id),
  );

  const rows = (await selectAllSecrets(db)).map(({ id, secret, previous_secret: previous }) => ({
    id,
    secret: reencryptSecret(keys, secret),
    previous_secret: previous === null ? null : reencryptSecret(keys, previous),
  }));

  for (const { id, ...secrets } of rows) await storeAnew(db, 'webhooks', id, secrets);
  return rows.flatMap(secretsOf);
}

function secretsOf({ secret, previous_secret: previous }: SecretRow): string[] {
  return previous === null ? [secret] : [secret, previous];
}

function reencryptSecret(keys: Keys, secret: string): string {
  if (keyIdOf(secret) !== null) return keys.reencrypt(secret, PURPOSE);
  return keys.canEncrypt ? encryptWebhookSecret(keys, secret) : secret;
}
