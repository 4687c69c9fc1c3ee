// Responses of writes that may be repeated: stored with the change, found by a hash of credential and key.
import type { Instant } from '../../generated/types.ts';
import type { Writer } from './session/database.ts';
import type { Reader } from './session/reader.ts';
import { defineCountedCommand, insertRows, quoteName, defineStatement } from './session/sql.ts';
import { declareConstraints } from './changes/constraints.ts';
import { deleteSome } from './purge.ts';

declareConstraints('idempotency_keys', { unique: { idempotency_keys_pkey: 'never' } });

export interface IdempotentResponse {
  /** SHA-256 of the credential and the Idempotency-Key, in hex: neither is stored. */
  readonly hash: string;
  /** SHA-256 of what was asked, in hex. */
  readonly fingerprint: string;
  readonly status: number;
  /** Encrypted by the door, under a key made from what is not stored. */
  readonly body: Uint8Array;
  readonly location: string | null;
  readonly etag: string | null;
  /** As X-Unknown-Tags names them. */
  readonly unknown_tags: string | null;
  /** As X-Incomplete-Document names it. */
  readonly incomplete_document: string | null;
  /** As X-Skipped-Times names them. */
  readonly skipped_times: string | null;
  readonly expires_at: Instant;
}

const take = defineStatement<{ taken: boolean }>(() => 'select pg_try_advisory_xact_lock(?::bigint) as taken');
const deleteExpired = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'idempotency_keys', { key: 'hash', where: 'expires_at <= ?', order: 'expires_at' }),
);
const find = defineStatement<IdempotentResponse>(
  () => 'select * from idempotency_keys where hash = ? and expires_at > ?',
);

/**
 * Claims a key for this transaction; false when another one holds it. It must be the first statement: then what an earlier
 * holder stored can be seen. Nobody waits, so equal keys cannot use up the connections. On SQLite writers follow each
 * other anyway.
 */
export async function reserveKey(db: Writer, hash: string): Promise<boolean> {
  if (db.dialect === 'sqlite') return true;
  const number = BigInt.asIntN(64, BigInt(`0x${hash.slice(0, 16)}`)).toString();
  const [row] = await take(db, number);
  return row?.taken === true;
}

const mark = defineStatement(() => "select pg_logical_emit_message(true, 'boekstaaf', '')");

/**
 * Has this transaction commit as one that writes: where commits wait for a standby, it waits until that has everything up to
 * now. A change whose commit was given up on is there and may yet be lost.
 */
export async function markAsWriting(db: Writer): Promise<void> {
  if (db.dialect === 'postgres') await mark(db);
}

/** The answer stored for this key, unless it expired before `now`. */
export async function findResponse(db: Reader, hash: string, now: Instant): Promise<IdempotentResponse | undefined> {
  return (await find(db, hash, now))[0];
}

/** Stores an answer, in place of an expired one. */
export async function insertResponse(db: Writer, answer: IdempotentResponse): Promise<void> {
  const row = { ...answer, body: Buffer.from(answer.body) };
  const columns = Object.keys(row).filter((column) => column !== 'hash');
  const anew = columns.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`);
  await insertRows(db, 'idempotency_keys', [row], { conflict: `on conflict (hash) do update set ${anew.join(', ')}` });
}

/** Deletes up to `limit` answers that expired before `now`; returns how many. */
export function purgeIdempotentResponses(db: Writer, now: Instant, limit: number): Promise<number> {
  return deleteExpired(db, now, limit);
}
