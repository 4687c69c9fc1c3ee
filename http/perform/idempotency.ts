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

const [SALT, NONCE, TAG] = [16, 12, 16] as const;

/** One use of a key: its scope hash, and the fingerprint of the request it came with. */
export interface IdempotentUse {
  readonly scope: string;
  readonly fingerprint: string;
  readonly secret: string;
  readonly room: StorageQuota;
}

/** The room that an account has left. */
export interface StorageQuota {
  /** Throws 429 when there is none left. */
  require(): void;
  /** Counts a response of so many bytes. */
  countResponse(bytes: number): void;
}

// Each response weighs one, and one more for every 10 kB.
const STORED_QUOTA: Quota = {
  name: 'idempotency',
  most: 100_000,
  seconds: 86_400,
  exceeded: 'Your account has had 100,000 responses stored by Idempotency-Key within a day, as many as it may',
};
const BYTES_PER_WEIGHT = 10_000;

/** The room of each asker for a day, in all processes. */
export function createStorageQuotas(now: () => Instant, shared: SharedCounts): (asker: string) => StorageQuota {
  const kept = createLimiter(STORED_QUOTA, now);
  return (asker) => ({
    require: () => {
      kept.require(asker);
    },
    countResponse: (bytes) => {
      kept.count(asker, 1 + Math.floor(bytes / BYTES_PER_WEIGHT));
      // A write holds locks here: nobody waits for what others have stored.
      if (kept.isDue(asker)) void shared.exchange([[kept, asker]]);
    },
  });
}

/** The use of an Idempotency-Key by this request, or null without one. The scope is the credential and the key. */
export function useOf(exchange: Exchange, roomOf: (asker: string) => StorageQuota): IdempotentUse | null {
  const { ctx, credential, text } = exchange;
  const key = ctx.get('idempotency-key');
  if (key === '') return null;
  const query = [...new URLSearchParams(ctx.querystring)].map(([name, value]) => `${name}=${value}`).sort();
  const secret = `${key}\0${credential}`;
  // With the secret in it, nobody who has the database can try out which password a body held.
  const fingerprint = hashText(
    JSON.stringify([ctx.method, ctx.path, query, ctx.get('prefer'), hashText(text), secret]),
  );
  return { scope: hashText(`${credential}\0${key}`), fingerprint, secret, room: roomOf(askerOf(exchange)) };
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

/** The answer that was stored for this use, or null. Throws 422 for another request, 409 while one is running, and 429 without room for it. */
export async function replay(db: Writer, use: IdempotentUse, now: Instant): Promise<DoorResponse | null> {
  // Asked at once: PostgreSQL looks for the answer when it has the key.
  const [isTaken, stored] = await Promise.all([reserveKey(db, use.scope), findResponse(db, use.scope, now)]);
  if (!isTaken) throw createInProgressProblem();
  if (stored === undefined) {
    // A stored answer is replayed all the same: a client that repeats a request must not do it twice.
    use.room.require();
    return null;
  }

  if (stored.fingerprint !== use.fingerprint) {
    throw createProblem(
      'ERR_IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request: use a new key for each request.',
    );
  }

  await markAsWriting(db);
  const { status, location, etag } = stored;
  const headers = {
    'Idempotent-Replayed': 'true',
    ...(location === null ? {} : { Location: location }),
    ...(etag === null ? {} : { ETag: etag }),
    ...toReplayedHeaders(stored),
  };
  const { body, ...file } = unpackBody(decrypt(use, Buffer.from(stored.body)));

  return { status, headers: { ...headers, ...file.headers }, body: body.length === 0 ? null : body };
}

/** Stores an answer in the transaction of the change it answers, for a day. */
export async function storeResponse(
  db: Writer,
  use: IdempotentUse,
  { status, headers, body }: DoorResponse,
  now: Instant,
): Promise<void> {
  const stored = encrypt(use, packBody({ headers, body }));
  use.room.countResponse(stored.length);
  await insertResponse(db, {
    hash: use.scope,
    fingerprint: use.fingerprint,
    status,
    body: stored,
    location: headers['Location'] ?? null,
    etag: headers['ETag'] ?? null,
    ...toStoredReports({ headers }),
    expires_at: instantAt(millisecondsOf(now) + DAY),
  });
}

/** The headers that make bytes a file, and the cookie of a login: other answers in JSON have none of them. */
const STORED_HEADERS = [
  'Content-Type',
  'Content-Disposition',
  'Content-Security-Policy',
  'Cache-Control',
  'Set-Cookie',
];
const NUL = '\0';

/** A body as it is stored: behind the headers that are kept with it, between two NULs. JSON never begins with one. */
function packBody({ headers, body }: Pick<DoorResponse, 'headers' | 'body'>): Buffer {
  const own = STORED_HEADERS.filter((name) => name in headers).map((name) => [name, headers[name]]);
  if (own.length === 0) return Buffer.from(body ?? '');
  const head = `${NUL}${JSON.stringify(Object.fromEntries(own))}${NUL}`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body ?? '')]);
}

function unpackBody(stored: Buffer): { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer } {
  if (stored[0] !== 0) return { headers: {}, body: stored };
  const end = stored.indexOf(NUL, 1);
  const headers = JSON.parse(stored.toString('utf8', 1, end)) as Record<string, string>;
  return { headers, body: stored.subarray(end + 1) };
}

function createInProgressProblem(): DoorProblem {
  const message = 'A request with this Idempotency-Key is still running: retry in a second.';
  return new DoorProblem({ code: 'ERR_IDEMPOTENCY_IN_PROGRESS', message }, { 'Retry-After': '1' });
}

/** Salt, nonce, tag and ciphertext in one; the key comes from the Idempotency-Key and the raw credential. */
function encrypt(use: IdempotentUse, body: Buffer): Buffer {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(use, salt), nonce);
  const sealed = Buffer.concat([cipher.update(body), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), sealed]);
}

function decrypt(use: IdempotentUse, stored: Buffer): Buffer {
  const [salt, nonce] = [stored.subarray(0, SALT), stored.subarray(SALT, SALT + NONCE)];
  const tag = stored.subarray(SALT + NONCE, SALT + NONCE + TAG);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(use, salt), nonce).setAuthTag(tag);
  return Buffer.concat([decipher.update(stored.subarray(SALT + NONCE + TAG)), decipher.final()]);
}

function keyOf({ secret }: IdempotentUse, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'boekstaaf idempotency', 32));
}

function hashText(text: string): string {
  return hash('sha256', text);
}
