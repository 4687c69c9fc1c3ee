// Pending logins through an issuer: found by a hash of the browser's cookie, and each consumed once.
import type { IssuerIdentity } from '../../domain/access/oidc.ts';
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { deleteSome } from '../engine/purge.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCountedCommand, defineStatement } from '../engine/session/sql.ts';

/** A pending login. */
export interface OidcAttempt {
  readonly hash: string;
  /** The page of this server to which the browser is redirected after the login. */
  readonly return_path: string;
  /** The account that must enter its second factor; null before the issuer's response. */
  readonly user_id: number | null;
  /** The person that the issuer named, until the code was right; null before the issuer's response. */
  readonly person: IssuerIdentity | null;
  readonly expires_at: Instant;
}

declareConstraints('oidc_attempts', { unique: { oidc_attempts_hash_unique: 'never' } });

/** Stores a login that begins, or that continues with a code. */
export async function insert(db: Writer, attempt: OidcAttempt): Promise<void> {
  const person = attempt.person === null ? null : JSON.stringify(attempt.person);
  await insertRows(db, 'oidc_attempts', [{ ...attempt, person }]);
}

const selectByHash = defineStatement<OidcAttempt>(
  () => 'select hash, return_path, user_id, person, expires_at from oidc_attempts where hash = ? and expires_at > ?',
);
const remove = defineCountedCommand(() => 'delete from oidc_attempts where hash = ?');

/** Returns the pending login with this hash; undefined when there is none or it has expired. */
export async function find(db: Reader, hash: string, now: Instant): Promise<OidcAttempt | undefined> {
  return (await selectByHash(db, hash, now))[0];
}

/**
 * Deletes and returns the pending login with this hash. Only one of two simultaneous requests gets it; undefined
 * otherwise.
 */
export async function consume(db: Writer, hash: string, now: Instant): Promise<OidcAttempt | undefined> {
  const attempt = await find(db, hash, now);
  return (await remove(db, hash)) > 0 ? attempt : undefined;
}

const deleteExpired = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'oidc_attempts', { where: 'expires_at <= ?', order: 'expires_at' }),
);

/** Removes logins that were never finished, at most `rows`; returns how many. */
export function purgeOidcAttempts(db: Writer, now: Instant, rows: number): Promise<number> {
  return deleteExpired(db, now, rows);
}
