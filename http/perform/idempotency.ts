// Idempotency-Key: a repeated request gets the stored response, encrypted under the key that only the client has.
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { markAsWriting, findResponse, insertResponse, reserveKey } from '../../db/engine/idempotency.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import { createProblem } from '../../domain/values/problem.ts';
import type { DoorResponse } from '../response/door-response.ts';
import { DoorProblem } from '../../contract/errors.ts';
import { askerOf, type Exchange } from '../exchange.ts';
import { createLimiter, type Quota } from '../request/limits.ts';
import type { SharedCounts } from '../request/shared-counts.ts';
import { toReplayedHeaders, toStoredReports } from '../response/reports.ts';
import { DAY } from '../../domain/values/time-units.ts';

const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One use of a key: its scope hash, and the fingerprint of the request it came with. */
export interface IdempotentUse {
  readonly scope: string;
  readonly fingerprint: string;
  readonly secret: string;
  readonly quota: StorageQuota;
}

/** The bytes of stored responses that an account has left. */
export interface StorageQuota {
  /** Throws 429 when none are left. */
  require(): void;
  /** Counts the bytes of a stored response. */
  countResponse(bytes: number): void;
}

// Each response weighs one, and one more for each whole 10 kB.
const STORED_QUOTA: Quota = {
  name: 'idempotency',
  most: 100_000,
  seconds: 86_400,
  exceeded: 'Your account has had 100,000 responses stored by Idempotency-Key within a day, as many as it may',
};
const BYTES_PER_WEIGHT = 10_000;

/** Returns the daily quota of an asker's stored responses, counted over all processes. */
export function createStorageQuotas(now: () => Instant, shared: SharedCounts): (asker: string) => StorageQuota {
  const limiter = createLimiter(STORED_QUOTA, now);
  return (asker) => ({
    require: () => {
      limiter.require(asker);
    },
    countResponse: (bytes) => {
      limiter.count(asker, 1 + Math.floor(bytes / BYTES_PER_WEIGHT));
      // The response does not wait for the counts of other processes.
      if (limiter.isDue(asker)) void shared.exchange([[limiter, asker]]);
    },
  });
}

/** Returns the use of an Idempotency-Key by this request; null without one. The scope is the credential and the key. */
export function useOf(exchange: Exchange, quotaOf: (asker: string) => StorageQuota): IdempotentUse | null {
  const { ctx, credential, text } = exchange;
  const key = ctx.get('idempotency-key');
  if (key === '') return null;
  const query = [...new URLSearchParams(ctx.querystring)].map(([name, value]) => `${name}=${value}`).sort();
  const secret = `${key}\0${credential}`;
  // The hash includes a secret: a reader of the database cannot test guesses of a password in the body.
  const fingerprint = hashText(
    JSON.stringify([ctx.method, ctx.path, query, ctx.get('prefer'), hashText(text), secret]),
  );
  return { scope: hashText(`${credential}\0${key}`), fingerprint, secret, quota: quotaOf(askerOf(exchange)) };
}

/** Keys that are being worked on in this process; other processes are known from a lock in the database. */
export function createRunning(): <T>(use: IdempotentUse | null, work: () => Promise<T>) => Promise<T> {
  const running = new Set<string>();
  return async (use, work) => {
    if (use === null) return work();
    if (running.has(use.scope)) throw createInProgressProblem();
    running.add(use.scope);
    try {
      return await work();
    } finally {
      running.delete(use.scope);
    }
  };
}

/**
 * Returns the stored response of this use; null for the first request. Throws 422 for another request with the key, 409
 * while the first one runs, and 429 where the account has no storage left.
 *
 * A POST with the key `k1` creates booking 12 and responds 201, which is stored for a day. Then, with `k1` again:
 * - an equal request gets that 201 with `Idempotent-Replayed: true`, and no second booking is created;
 * - another body gets 422, and so does another path, query or `Prefer`;
 * - a request during the first one gets 409;
 * - a caller with another credential has another scope, so `k1` is new there.
 * An account has 100,000 units a day. A response of 25 kB uses 3: one, and one for each whole 10 kB.
 */
export async function replay(db: Writer, use: IdempotentUse, now: Instant): Promise<DoorResponse | null> {
  // Sent together: PostgreSQL looks for the response once it has reserved the key.
  const [isReserved, storedResponse] = await Promise.all([reserveKey(db, use.scope), findResponse(db, use.scope, now)]);
  if (!isReserved) throw createInProgressProblem();
  if (storedResponse === undefined) {
    // A stored response is replayed without quota: a client that repeats a request must not perform it twice.
    use.quota.require();
    return null;
  }

  if (storedResponse.fingerprint !== use.fingerprint) {
    throw createProblem(
      'ERR_IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request: use a new key for each request.',
    );
  }

  await markAsWriting(db);
  const { status, location, etag } = storedResponse;
  const headers = {
    'Idempotent-Replayed': 'true',
    ...(location === null ? {} : { Location: location }),
    ...(etag === null ? {} : { ETag: etag }),
    ...toReplayedHeaders(storedResponse),
  };
  const { body, ...file } = unpackBody(decrypt(use, Buffer.from(storedResponse.body)));

  return { status, headers: { ...headers, ...file.headers }, body: body.length === 0 ? null : body };
}

/** Stores a response for a day, in the transaction of its change; returns how many bytes, to be counted after the commit. */
export async function storeResponse(
  db: Writer,
  use: IdempotentUse,
  { status, headers, body }: DoorResponse,
  now: Instant,
): Promise<number> {
  const encryptedBody = encrypt(use, packBody({ headers, body }));
  await insertResponse(db, {
    hash: use.scope,
    fingerprint: use.fingerprint,
    status,
    body: encryptedBody,
    location: headers['Location'] ?? null,
    etag: headers['ETag'] ?? null,
    ...toStoredReports({ headers }),
    expires_at: instantAt(millisecondsOf(now) + DAY),
  });
  return encryptedBody.length;
}

/** The headers of a file, and the cookie of a login: other JSON responses have none of them. */
const STORED_HEADERS = [
  'Content-Type',
  'Content-Disposition',
  'Content-Security-Policy',
  'Cache-Control',
  'Set-Cookie',
];
const NUL = '\0';

/** Returns a body as it is stored: with headers before it, between two NULs. JSON never begins with NUL. */
function packBody({ headers, body }: Pick<DoorResponse, 'headers' | 'body'>): Buffer {
  const headerEntries = STORED_HEADERS.filter((name) => name in headers).map((name) => [name, headers[name]]);
  if (headerEntries.length === 0) return Buffer.from(body ?? '');
  const head = `${NUL}${JSON.stringify(Object.fromEntries(headerEntries))}${NUL}`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body ?? '')]);
}

function unpackBody(packedBody: Buffer): { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } {
  if (packedBody[0] !== 0) return { headers: {}, body: packedBody };
  const end = packedBody.indexOf(NUL, 1);
  const headers = JSON.parse(packedBody.toString('utf8', 1, end)) as Record<string, string>;
  return { headers, body: packedBody.subarray(end + 1) };
}

function createInProgressProblem(): DoorProblem {
  const message = 'A request with this Idempotency-Key is still running: retry in a second.';
  return new DoorProblem({ code: 'ERR_IDEMPOTENCY_IN_PROGRESS', message }, { 'Retry-After': '1' });
}

/** Returns salt, nonce, tag and ciphertext in one; the key is derived from the Idempotency-Key and the raw credential. */
function encrypt(use: IdempotentUse, body: Buffer): Buffer {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(use, salt), nonce, { authTagLength: TAG_BYTES });
  const sealed = Buffer.concat([cipher.update(body), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed]);
}

function decrypt(use: IdempotentUse, encryptedBody: Buffer): Buffer {
  const tagAt = SALT_BYTES + NONCE_BYTES;
  const textAt = tagAt + TAG_BYTES;
  const salt = encryptedBody.subarray(0, SALT_BYTES);
  const nonce = encryptedBody.subarray(SALT_BYTES, tagAt);
  const tag = encryptedBody.subarray(tagAt, textAt);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', keyOf(use, salt), nonce, options).setAuthTag(tag);
  return Buffer.concat([decipher.update(encryptedBody.subarray(textAt)), decipher.final()]);
}

function keyOf({ secret }: IdempotentUse, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'boekstaaf idempotency', 32));
}

function hashText(text: string): string {
  return hash('sha256', text);
}
