// Responses of writes that may be repeated: stored with the change, found by a hash of credential and key.
import type { Instant } from '../../generated/types.ts';
import type { Writer } from './session/database.ts';
import type { Reader } from './session/reader.ts';
import { insertRows } from './session/insert.ts';
import { defineCountedCommand, quoteName, defineStatement } from './session/sql.ts';
import { declareConstraints } from './changes/constraints.ts';
import { deleteSome } from './purge.ts';

declareConstraints('idempotency_keys', { unique: { idempotency_keys_pkey: 'never' } });

export interface IdempotentResponse {
  /** SHA-256 of the credential and the Idempotency-Key, in hex: neither is stored. */
  readonly hash: string;
  /** SHA-256 of the request, in hex. */
  readonly fingerprint: string;
  readonly status: number;
  /** Encrypted by the door, with a key derived from values that are not stored. */
  readonly body: Uint8Array;
  readonly location: string | null;
  readonly etag: string | null;
  /** The value of X-Unknown-Tags. */
  readonly unknown_tags: string | null;
  /** The value of X-Incomplete-Document. */
  readonly incomplete_document: string | null;
  /** The value of X-Skipped-Times. */
  readonly skipped_times: string | null;
  readonly expires_at: Instant;
}

const tryLock = defineStatement<{ taken: boolean }>(() => 'select pg_try_advisory_xact_lock(?::bigint) as taken');
const deleteExpired = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'idempotency_keys', { key: 'hash', where: 'expires_at <= ?', order: 'expires_at' }),
);
const find = defineStatement<IdempotentResponse>(
  () => 'select * from idempotency_keys where hash = ? and expires_at > ?',
);

/**
 * Locks a key for this transaction; returns false when another one has locked it. Call it as the first statement, so
 * that a response stored by an earlier transaction is visible. It never waits, so that equal keys cannot use up the
 * connections. SQLite has one writer anyway.
 */
export async function reserveKey(db: Writer, hash: string): Promise<boolean> {
  if (db.dialect === 'sqlite') return true;
  const number = BigInt.asIntN(64, BigInt(`0x${hash.slice(0, 16)}`)).toString();
  const [row] = await tryLock(db, number);
  return row?.taken === true;
}

const mark = defineStatement(() => "select pg_logical_emit_message(true, 'boekstaaf', '')");

/**
 * Makes this transaction commit as a writing one. Where commits wait for a standby, it then waits until the standby has
 * everything so far. A change whose commit timed out is visible and may still be lost.
 */
export async function markAsWriting(db: Writer): Promise<void> {
  if (db.dialect === 'postgres') await mark(db);
}

/** Returns the stored response for this key, unless it expired before `now`. */
export async function findResponse(db: Reader, hash: string, now: Instant): Promise<IdempotentResponse | undefined> {
  return (await find(db, hash, now))[0];
}

/** Stores a response; replaces an expired one. */
export async function insertResponse(db: Writer, response: IdempotentResponse): Promise<void> {
  const row = { ...response, body: Buffer.from(response.body) };
  const columns = Object.keys(row).filter((column) => column !== 'hash');
  const anew = columns.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`);
  await insertRows(db, 'idempotency_keys', [row], { conflict: `on conflict (hash) do update set ${anew.join(', ')}` });
}

/** Deletes up to `limit` responses that expired before `now`; returns how many. */
export function purgeIdempotentResponses(db: Writer, now: Instant, limit: number): Promise<number> {
  return deleteExpired(db, now, limit);
}
