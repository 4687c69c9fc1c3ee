// The operations on second factors: one's own is set up, replaced and removed; an administrator removes another's.
import { randomBytes } from 'node:crypto';
import * as secondFactors from '../../db/access/second-factors.ts';
import * as sessions from '../../db/access/sessions.ts';
import * as users from '../../db/access/users.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import {
  assertCanRequire,
  assertCode,
  assertOfAnother,
  assertRemovable,
  generateRecoveryCodes,
  createFactorSecret,
  formatOtpauthUri,
  hashRecoveryCode,
  stepOf,
  type FactorProof,
} from '../../domain/access/second-factor.ts';
import { assertOwnPassword, isFreshLogin } from '../../domain/access/password.ts';
import { requireRights } from '../../domain/access/user.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import type { Caller } from '../caller.ts';
import { declarePrepared, type Context, type Handler } from '../handler.ts';
import type { Services } from '../services.ts';
import { authorityOf } from './authority.ts';
import { weighAccount } from './reach.ts';

type RecoveryCodes = components['schemas']['RecoveryCodes'];

export const getSecondFactor: Handler<'getSecondFactor'> = async (_input, { db, caller }) => {
  const {
    id,
    factors,
    tweede_factor_gewijzigd_op: changed_at,
  } = requireAccount(await users.findStored(db, idOf(caller)));
  const recovery_codes_left = await secondFactors.countUnusedRecoveryCodes(db, id);
  return { is_active: factors.isActive, is_required: factors.isRequired, changed_at, recovery_codes_left };
};

interface OwnerProofs {
  readonly proof: FactorProof | null;
  /** The hash that the password matches; null for a wrong one, and without one. */
  readonly password: string | null;
}

export const beginSecondFactor = declarePrepared<'beginSecondFactor', OwnerProofs>(
  async ({ body: { code, wachtwoord } }, caller, services) => ({
    proof: await proveCode(caller, code, services),
    password: wachtwoord === undefined ? null : await services.provePassword(idOf(caller), wachtwoord),
  }),
  async (_input, context, { proof, password }) => {
    const { db, keys, settings } = context;
    const account = await lockOwnAccount(context);
    const { id, gebruikersnaam, factors } = account;
    assertCanRequire(keys.canEncrypt);
    if (factors.isActive) await useCode(context, id, proof);
    else if (!(await isProven(context, account))) assertOwnPassword(account, password, 'wachtwoord');
    const secret = createFactorSecret(randomBytes);
    await secondFactors.begin(db, id, secondFactors.encryptFactorSecret(keys, secret));
    return {
      secret,
      otpauth_uri: formatOtpauthUri(secret, { gebruikersnaam, host: new URL(settings.publicUrl).host }),
    };
  },
);

export const confirmSecondFactor: Handler<'confirmSecondFactor'> = async ({ body }, context) => {
  const { db, now, caller, keys } = context;
  const account = await lockOwnAccount(context);
  const encryptedSecret = (await secondFactors.find(db, account.id))?.begun_secret;
  const secret = encryptedSecret == null ? null : secondFactors.decryptFactorSecret(keys, encryptedSecret);
  if (secret === null) throw createNotFoundProblem();
  const step = stepOf(secret, body.code, context.sessions.now);
  assertCode(step !== null);
  await secondFactors.confirm(db, account.id, step);
  await users.noteSecondFactor(db, account, { isActive: true, now });
  await sessions.removeOthers(db, account.id, caller.session?.id);
  return replaceCodes(db, account.id);
};

export const removeSecondFactor = declarePrepared<'removeSecondFactor', FactorProof | null>(
  ({ body }, caller, services) => proveCode(caller, body.code, services),
  async (_input, context, proof) => {
    const { db, now } = context;
    const account = await lockOwnActiveAccount(context);
    assertRemovable(account.factors);
    await useCode(context, account.id, proof);
    await secondFactors.remove(db, account.id);
    await users.noteSecondFactor(db, account, { isActive: false, now });
  },
);

export const createRecoveryCodes = declarePrepared<'createRecoveryCodes', FactorProof | null>(
  ({ body }, caller, services) => proveCode(caller, body.code, services),
  async (_input, context, proof) => {
    const { db, now } = context;
    const account = await lockOwnActiveAccount(context);
    await useCode(context, account.id, proof);
    await users.noteSecondFactor(db, account, { isActive: true, now });
    return replaceCodes(db, account.id);
  },
);

export const deleteUserSecondFactor: Handler<'deleteUserSecondFactor'> = async ({ path }, context) => {
  const { db, now, caller } = context;
  const callerRights = await authorityOf(db, caller);
  assertOfAnother(path.id, caller.userId);

  const account = requireActive(await users.findStored(db, path.id));
  const { reach } = await weighAccount(account, context);
  requireRights(
    callerRights,
    reach,
    'The account has, or can come to, rights that you lack: ask somebody who has them.',
  );
  await secondFactors.remove(db, account.id);
  await users.noteSecondFactor(db, account, { isActive: false, now });
  await sessions.removeOf(db, account.id);
};

function idOf({ userId }: Caller): number {
  return userId ?? 0;
}

/** The proof in a code, checked before the transaction; null without a code, and for a wrong one. */
async function proveCode(caller: Caller, code: string | undefined, { prove }: Services): Promise<FactorProof | null> {
  return code === undefined ? null : prove(idOf(caller), code);
}

/** Whether the request itself proves who sent it: by the password over Basic, or by a recent login over an issuer. */
async function isProven(
  { db, caller: { session }, sessions: { now } }: Context<Writer>,
  account: users.StoredAccount,
): Promise<boolean> {
  return session === undefined || isFreshLogin(account, (await readOne(sessions.read, db, session.id)).created_at, now);
}

/** The caller's account, locked until the transaction ends. */
async function lockOwnAccount({ db, caller }: Context<Writer>): Promise<users.StoredAccount> {
  await lockRoots(db, 'users', [idOf(caller)]);
  return requireAccount(await users.findStored(db, idOf(caller)));
}

async function lockOwnActiveAccount(context: Context<Writer>): Promise<users.StoredAccount> {
  return requireActive(await lockOwnAccount(context));
}

function requireActive(account: users.StoredAccount | undefined): users.StoredAccount {
  if (account?.tweede_factor !== true) throw createNotFoundProblem();
  return account;
}

function requireAccount(account: users.StoredAccount | undefined): users.StoredAccount {
  if (account === undefined) throw createNotFoundProblem();
  return account;
}

/** Uses a code up. Throws ERR_SECOND_FACTOR_CODE for a wrong or used one. */
async function useCode(
  { db, sessions: { now } }: Context<Writer>,
  id: number,
  proof: FactorProof | null,
): Promise<void> {
  assertCode(await secondFactors.useOnce(db, id, proof, now));
}

async function replaceCodes(db: Writer, id: number): Promise<RecoveryCodes> {
  const recovery_codes = generateRecoveryCodes(randomBytes);
  await secondFactors.replaceRecoveryCodes(db, id, recovery_codes.map(hashRecoveryCode));
  return { recovery_codes };
}
