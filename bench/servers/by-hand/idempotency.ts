// Handles Idempotency-Key by hand: a response is stored for a day with its change, encrypted by what only its client knows.
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import type { HandDatabase, RunStatement } from './database.ts';
import type { KeyCaller } from './keys.ts';
import { HandRefusal } from './problems.ts';
import { DAY } from '../../../domain/values/time-units.ts';

export interface StoredResponse {
  readonly status: number;
  readonly text: string;
  readonly location: string | null;
  readonly etag: string | null;
}

export interface IdempotencyUse {
  readonly scope: string;
  readonly fingerprint: string;
  readonly secret: string;
}

/** Returns the use of a key by a request, or null without a key. */
export function useOf(
  key: string | undefined,
  { token }: KeyCaller,
  path: string,
  body: unknown,
): IdempotencyUse | null {
  if (key === undefined) return null;
  const secret = `${key}\0${token}`;
  const fingerprint = hash('sha256', JSON.stringify([path, body, secret]));
  return { scope: hash('sha256', `${token}\0${key}`), fingerprint, secret };
}

/**
 * Returns the stored response, or null; locks the key until the transaction ends. Throws 409 where another request uses
 * it.
 */
export async function findResponse(
  db: HandDatabase,
  run: RunStatement,
  { scope, fingerprint, secret }: IdempotencyUse,
): Promise<StoredResponse | null> {
  if (!db.isAlone) {
    const [lock] = await run('select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken', [scope]);
    if (lock?.['taken'] !== true)
      throw new HandRefusal(
        409,
        'ERR_IDEMPOTENCY_IN_PROGRESS',
        'A request with this Idempotency-Key is still running.',
      );
  }

  const [row] = await run(
    'select fingerprint, status, body, location, etag from idempotency_keys where hash = ? and expires_at > ?',
    [scope, new Date().toISOString()],
  );
  if (row === undefined) return null;
  if (row['fingerprint'] !== fingerprint)
    throw new HandRefusal(422, 'ERR_IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another request.');

  const { location, etag } = row;
  const text = decryptText(secret, row['body'] as Buffer);
  return {
    status: Number(row['status']),
    text,
    location: typeof location === 'string' ? location : null,
    etag: typeof etag === 'string' ? etag : null,
  };
}

/** Stores a response. */
export async function insertResponse(
  run: RunStatement,
  { scope, fingerprint, secret }: IdempotencyUse,
  response: StoredResponse,
): Promise<void> {
  const { status, text, location, etag } = response;
  const expires = new Date(Date.now() + DAY).toISOString();
  await run(
    `insert into idempotency_keys (hash, fingerprint, status, body, location, etag, expires_at)
     values (?, ?, ?, ?, ?, ?, ?) on conflict (hash) do update set fingerprint = excluded.fingerprint,
       status = excluded.status, body = excluded.body, location = excluded.location, etag = excluded.etag,
       expires_at = excluded.expires_at`,
    [scope, fingerprint, status, encryptText(secret, text), location, etag, expires],
  );
}

function keyOf(secret: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'idempotency', 32));
}

function encryptText(secret: string, text: string): Buffer {
  const salt = randomBytes(16);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt), nonce);
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), body]);
}

function decryptText(secret: string, encryptedText: Buffer): string {
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(secret, encryptedText.subarray(0, 16)),
    encryptedText.subarray(16, 28),
  );
  decipher.setAuthTag(encryptedText.subarray(28, 44));
  return Buffer.concat([decipher.update(encryptedText.subarray(44)), decipher.final()]).toString();
}
