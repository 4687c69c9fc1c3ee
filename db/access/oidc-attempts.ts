// Logins over an issuer that are under way: found by a hash of what their browser has, and each taken once.
import type { IssuerIdentity } from '../../domain/access/oidc.ts';
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { deleteSome } from '../engine/purge.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineCountedCommand, insertRows, defineStatement } from '../engine/session/sql.ts';

/** A login under way. */
export interface OidcAttempt {
  readonly hash: string;
  /** The page of ours that the browser goes to afterwards. */
  readonly return_path: string;
  /** The account whose second factor is asked for; null before the issuer has answered. */
  readonly user_id: number | null;
  /** The person that the issuer named, until the code was right; null before the issuer has answered. */
  readonly person: IssuerIdentity | null;
  readonly expires_at: Instant;
}

declareConstraints('oidc_attempts', { unique: { oidc_attempts_hash_unique: 'never' } });

/** Stores a login that begins, or that goes on with a code. */
export async function insert(db: Writer, attempt: OidcAttempt): Promise<void> {
  const person = attempt.person === null ? null : JSON.stringify(attempt.person);
  await insertRows(db, 'oidc_attempts', [{ ...attempt, person }]);
}

const selectByHash = defineStatement<OidcAttempt>(
  () => 'select hash, return_path, user_id, person, expires_at from oidc_attempts where hash = ? and expires_at > ?',
);
const remove = defineCountedCommand(() => 'delete from oidc_attempts where hash = ?');

/** A login that is not too old. */
export async function find(db: Reader, hash: string, now: Instant): Promise<OidcAttempt | undefined> {
  return (await selectByHash(db, hash, now))[0];
}

/** The same, taken away: of two requests that take it at once, one gets it. */
export async function consume(db: Writer, hash: string, now: Instant): Promise<OidcAttempt | undefined> {
  const found = await find(db, hash, now);
  return (await remove(db, hash)) > 0 ? found : undefined;
}

const deleteExpired = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'oidc_attempts', { where: 'expires_at <= ?', order: 'expires_at' }),
);

/** Removes logins that were never finished, at most so many; answers how many. */
export function purgeOidcAttempts(db: Writer, now: Instant, rows: number): Promise<number> {
  return deleteExpired(db, now, rows);
}
