// Second factors as they are stored: encrypted secrets, the last step of time that counted, and hashes of recovery codes.
import type { FactorProof } from '../../domain/access/second-factor.ts';
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Keys } from '../engine/keys.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineCommand, defineCountedCommand, insertRows, defineStatement } from '../engine/session/sql.ts';

/** The secrets of a user, each encrypted. */
export interface StoredFactor {
  /** Null until one was confirmed. */
  readonly secret: string | null;
  /** The one that is being set up. */
  readonly begun_secret: string | null;
}

declareConstraints('second_factors', { unique: { second_factors_user_id_unique: 'never' } });

const PURPOSE = 'second factor';

/** A secret as it is stored. Throws without a key. */
export function encryptFactorSecret(keys: Keys, secret: string): string {
  return keys.encrypt(secret, PURPOSE);
}

/** The secret; null where it was stored under a key that is not known: recovery codes count then. */
export function decryptFactorSecret(keys: Keys, stored: string): string | null {
  return keys.canDecrypt(stored) ? keys.decrypt(stored, PURPOSE) : null;
}

const selectOfUser = defineStatement<StoredFactor>(
  () => 'select secret, begun_secret from second_factors where user_id = ?',
);

/** The secrets of a user; undefined where none was ever begun. */
export async function find(db: Reader, userId: number): Promise<StoredFactor | undefined> {
  return (await selectOfUser(db, userId))[0];
}

const beginNew = defineCommand(
  () => `insert into second_factors (user_id, begun_secret) values (?, ?)
    on conflict (user_id) do update set begun_secret = excluded.begun_secret`,
);

/** Keeps a secret, encrypted, until it is confirmed. */
export async function begin(db: Writer, userId: number, secret: string): Promise<void> {
  await beginNew(db, userId, secret);
}

const confirmBegun = defineCommand(
  () => 'update second_factors set secret = begun_secret, begun_secret = null, used_step = ? where user_id = ?',
);

/** Makes the secret that was begun the one that counts, with a code that counted. */
export async function confirm(db: Writer, userId: number, step: number): Promise<void> {
  await confirmBegun(db, step, userId);
}

// One statement each: of two servers that count a code at once, one finds it counted.
const useStep = defineCountedCommand(
  () => `update second_factors set used_step = ?
    where user_id = ? and secret = ? and (used_step is null or used_step < ?)`,
);
const useRecoveryCode = defineCountedCommand(
  () => 'update recovery_codes set used_at = ? where user_id = ? and hash = ? and used_at is null',
);

/** Counts a code, once; false for none, for one that counted before, and for one of an earlier second factor. */
export async function useOnce(db: Writer, userId: number, proof: FactorProof | null, now: Instant): Promise<boolean> {
  if (proof === null) return false;
  const counted =
    'step' in proof
      ? await useStep(db, proof.step, userId, proof.secret, proof.step)
      : await useRecoveryCode(db, now, userId, proof.recoveryHash);
  return counted > 0;
}

const selectWithCode = defineStatement<{ secret: string | null; code_id: number | null }>(
  () => `select second_factors.secret, recovery_codes.id as code_id from second_factors
    left join recovery_codes on recovery_codes.user_id = second_factors.user_id and recovery_codes.hash = ?
    where second_factors.user_id = ?`,
);

/** The secret that a user's codes come from, encrypted, and whether a hash is that of a recovery code, used or not. */
export async function findWithCode(
  db: Reader,
  userId: number,
  hash: string,
): Promise<{ readonly secret: string | null; readonly isRecoveryCode: boolean }> {
  const [found] = await selectWithCode(db, hash, userId);
  return { secret: found?.secret ?? null, isRecoveryCode: found?.code_id != null };
}

const selectUnusedCodes = defineStatement<{ id: number }>(
  () => 'select id from recovery_codes where user_id = ? and used_at is null',
);

/** How many recovery codes of a user were not used. */
export async function countUnusedRecoveryCodes(db: Reader, userId: number): Promise<number> {
  return (await selectUnusedCodes(db, userId)).length;
}

const removeCodes = defineCommand(() => 'delete from recovery_codes where user_id = ?');
const removeFactor = defineCommand(() => 'delete from second_factors where user_id = ?');

/** Replaces the recovery codes of a user. */
export async function replaceRecoveryCodes(db: Writer, user_id: number, hashes: readonly string[]): Promise<void> {
  await removeCodes(db, user_id);
  await insertRows(
    db,
    'recovery_codes',
    hashes.map((hash) => ({ user_id, hash })),
  );
}

/** Removes secrets and recovery codes of a user. */
export async function remove(db: Writer, userId: number): Promise<void> {
  await removeCodes(db, userId);
  await removeFactor(db, userId);
}

const selectAllSecrets = defineStatement<StoredFactor & { id: number }>(
  () => 'select id, secret, begun_secret from second_factors order by id',
);
const storeSecrets = defineCountedCommand(
  () => `update second_factors set secret = ?, begun_secret = ?
    where id = ? and coalesce(secret, '') = ? and coalesce(begun_secret, '') = ?`,
);

/** Stores all secrets under the key of now that are not yet; answers all as they are stored then. */
export async function seal(db: Writer, keys: Keys): Promise<string[]> {
  for (const { id, secret, begun_secret: begun } of await selectAllSecrets(db)) {
    const [after, begunAfter] = [secret, begun].map((each) => (each === null ? null : keys.reencrypt(each, PURPOSE)));
    // One that somebody replaced meanwhile is under the key of now.
    if (after !== secret || begunAfter !== begun)
      await storeSecrets(db, after, begunAfter, id, secret ?? '', begun ?? '');
  }
  return (await selectAllSecrets(db)).flatMap(({ secret, begun_secret: begun }) =>
    [secret, begun].filter((each) => each !== null),
  );
}
