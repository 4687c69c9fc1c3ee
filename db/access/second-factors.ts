// Second factors as they are stored: encrypted secrets, the last time step that was used, and hashes of recovery codes.
import type { FactorProof } from '../../domain/access/second-factor.ts';
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Keys } from '../engine/keys.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCommand, defineCountedCommand, defineStatement } from '../engine/session/sql.ts';

/** The secrets of a user, each encrypted. */
export interface StoredFactor {
  /** Null until a secret was confirmed. */
  readonly secret: string | null;
  /** The secret that is being set up. */
  readonly begun_secret: string | null;
}

declareConstraints('second_factors', { unique: { second_factors_user_id_unique: 'never' } });

const PURPOSE = 'second factor';

/** Returns a secret in its stored form, encrypted. Throws without a key. */
export function encryptFactorSecret(keys: Keys, secret: string): string {
  return keys.encrypt(secret, PURPOSE);
}

/** Returns the secret; null where it was stored under an unknown key. Recovery codes are accepted then. */
export function decryptFactorSecret(keys: Keys, ciphertext: string): string | null {
  return keys.canDecrypt(ciphertext) ? keys.decrypt(ciphertext, PURPOSE) : null;
}

const selectOfUser = defineStatement<StoredFactor>(
  () => 'select secret, begun_secret from second_factors where user_id = ?',
);

/** Returns the secrets of a user; undefined where none was ever set up. */
export async function find(db: Reader, userId: number): Promise<StoredFactor | undefined> {
  return (await selectOfUser(db, userId))[0];
}

const beginNew = defineCommand(
  () => `insert into second_factors (user_id, begun_secret) values (?, ?)
    on conflict (user_id) do update set begun_secret = excluded.begun_secret`,
);

/** Stores a secret, encrypted, until it is confirmed. */
export async function begin(db: Writer, userId: number, secret: string): Promise<void> {
  await beginNew(db, userId, secret);
}

const confirmBegun = defineCommand(
  () => 'update second_factors set secret = begun_secret, begun_secret = null, used_step = ? where user_id = ?',
);

/** Makes the secret that was set up the valid one, and marks the time step of its first code as used. */
export async function confirm(db: Writer, userId: number, step: number): Promise<void> {
  await confirmBegun(db, step, userId);
}

// One statement each: of two servers that check a code at once, one finds it used.
const useStep = defineCountedCommand(
  () => `update second_factors set used_step = ?
    where user_id = ? and secret = ? and (used_step is null or used_step < ?)`,
);
const useRecoveryCode = defineCountedCommand(
  () => 'update recovery_codes set used_at = ? where user_id = ? and hash = ? and used_at is null',
);

/** Uses a code, once. Returns false for no code, for a used code, and for one of an earlier second factor. */
export async function useOnce(db: Writer, userId: number, proof: FactorProof | null, now: Instant): Promise<boolean> {
  if (proof === null) return false;
  const rowCount =
    'step' in proof
      ? await useStep(db, proof.step, userId, proof.secret, proof.step)
      : await useRecoveryCode(db, now, userId, proof.recoveryHash);
  return rowCount > 0;
}

const selectWithCode = defineStatement<{ secret: string | null; code_id: number | null }>(
  () => `select second_factors.secret, recovery_codes.id as code_id from second_factors
    left join recovery_codes on recovery_codes.user_id = second_factors.user_id and recovery_codes.hash = ?
    where second_factors.user_id = ?`,
);

/** Returns the secret of a user's codes, encrypted, and whether a hash is that of a recovery code, used or not. */
export async function findWithCode(
  db: Reader,
  userId: number,
  hash: string,
): Promise<{ readonly secret: string | null; readonly isRecoveryCode: boolean }> {
  const [row] = await selectWithCode(db, hash, userId);
  return { secret: row?.secret ?? null, isRecoveryCode: row?.code_id != null };
}

const selectUnusedCodes = defineStatement<{ id: number }>(
  () => 'select id from recovery_codes where user_id = ? and used_at is null',
);

/** Returns the number of unused recovery codes of a user. */
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

/** Stores all secrets that are not yet under the current key; returns all as they are stored afterwards. */
export async function seal(db: Writer, keys: Keys): Promise<string[]> {
  for (const { id, secret, begun_secret: begunSecret } of await selectAllSecrets(db)) {
    const [after, begunAfter] = [secret, begunSecret].map((each) =>
      each === null ? null : keys.reencrypt(each, PURPOSE),
    );
    // A secret that was replaced since the read is under the current key already.
    if (after !== secret || begunAfter !== begunSecret)
      await storeSecrets(db, after, begunAfter, id, secret ?? '', begunSecret ?? '');
  }
  return (await selectAllSecrets(db)).flatMap(({ secret, begun_secret: begunSecret }) =>
    [secret, begunSecret].filter((each) => each !== null),
  );
}
