// Idempotency-Key: the same request sent again gets the stored answer, encrypted under the key that only the client has.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Instant } from '../generated/types.ts';
import type { Writer } from '../db/connection.ts';
import * as stored from '../db/idempotency.ts';
import { problem } from '../domain/problem.ts';
import type { Answer } from './answer.ts';
import { DoorProblem } from './errors.ts';
import type { Exchange } from './exchange.ts';

/** One use of a key: its scope hash, and the fingerprint of the request it came with. */
export interface Use {
  readonly scope: string;
  readonly fingerprint: string;
  readonly secret: string;
}

/** The use of an Idempotency-Key by this request, or null without one. The scope is the credential and the key. */
export function useOf({ ctx, credential, text }: Exchange): Use | null {
  const key = ctx.get('idempotency-key');
  if (key === '') return null;
  const query = [...new URLSearchParams(ctx.querystring)].map(([name, value]) => `${name}=${value}`).sort();
  const fingerprint = sha256(JSON.stringify([ctx.method, ctx.path, query, ctx.get('prefer'), sha256(text)]));
  return { scope: sha256(`${credential}\0${key}`), fingerprint, secret: `${key}\0${credential}` };
}

/** Keys that are being worked on in this process; other processes are known from a lock in the database. */
export function createRunning(): <T>(use: Use | null, work: () => Promise<T>) => Promise<T> {
  const running = new Set<string>();
  return async (use, work) => {
    if (use === null) return work();
    if (running.has(use.scope)) throw inProgress();
    running.add(use.scope);
    try {
      return await work();
    } finally {
      running.delete(use.scope);
    }
  };
}

/** The answer that was stored for this use, or null. Throws 422 for another request and 409 while one is running. */
export async function replay(db: Writer, use: Use, now: Instant): Promise<Answer | null> {
  if (!(await stored.claim(db, use.scope))) throw inProgress();
  const row = await stored.find(db, use.scope, now);
  if (row === undefined) return null;
  if (row.fingerprint !== use.fingerprint) {
    throw problem('ERR_IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key came with another request: take a new key for each request.');
  }
  const answer = decrypt(use, row.answer);
  return { ...answer, headers: { ...answer.headers, 'Idempotent-Replayed': 'true' } };
}

/** Stores an answer in the transaction of the change it answers, for a day. */
export async function remember(db: Writer, use: Use, answer: Answer, now: Instant): Promise<void> {
  await stored.insert(db, { scope: use.scope, fingerprint: use.fingerprint, answer: encrypt(use, answer), created_at: now });
}

function inProgress(): DoorProblem {
  const message = 'A request with this Idempotency-Key is still being worked on: ask again in a second.';
  return new DoorProblem({ code: 'ERR_IDEMPOTENCY_IN_PROGRESS', message }, { 'Retry-After': '1' });
}

/** Salt, nonce, tag and ciphertext in base64; the key comes from the Idempotency-Key and the raw credential. */
function encrypt(use: Use, { status, headers, body }: Answer): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(use, salt), nonce);
  const text = JSON.stringify({ status, headers, body: body?.toString('base64') ?? null });
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [salt, nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64')).join('.');
}

function decrypt(use: Use, text: string): Answer {
  const [salt, nonce, tag, sealed] = text.split('.').map((part) => Buffer.from(part, 'base64')) as [Buffer, Buffer, Buffer, Buffer];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(use, salt), nonce).setAuthTag(tag);
  const opened = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  const { status, headers, body } = JSON.parse(opened) as { status: number; headers: Record<string, string>; body: string | null };
  return { status, headers, body: body === null ? null : Buffer.from(body, 'base64') };
}

function keyOf({ secret }: Use, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'boekstaaf idempotency', 32));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
