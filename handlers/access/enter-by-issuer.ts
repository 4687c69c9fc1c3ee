// A login over an issuer: its result is a session, a request for the code of the second factor, or a refusal.
import * as joined from '../../db/access/joined-accounts.ts';
import * as logins from '../../db/access/logins.ts';
import * as attempts from '../../db/access/oidc-attempts.ts';
import { findRolesByName } from '../../db/access/roles.ts';
import * as secondFactors from '../../db/access/second-factors.ts';
import * as users from '../../db/access/users.ts';
import { conclude } from '../../db/conclude.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { insertStaff } from '../../db/people/contacts.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import {
  calculateAttemptEnd,
  deriveAttemptSecrets,
  entranceOf,
  isSameAddress,
  calculateIssuerClaimsEnd,
  claimedAtOf,
  type Entrance,
  type EntranceFacts,
  type IssuerIdentity,
  type LoginRefusal,
} from '../../domain/access/oidc.ts';
import { mustSetUp, type FactorProof } from '../../domain/access/second-factor.ts';
import { normaliseLoginName, findLookalikeProblems } from '../../domain/access/user.ts';
import type { Instant } from '../../generated/types.ts';
import { beginSession, generateToken } from './begin-session.ts';

/** The login as the browser and the installation have it. */
export interface IssuerLogin {
  readonly now: Instant;
  readonly device: string | null;
  readonly address: string;
  readonly requestId: string;
  /** The page of ours to open. */
  readonly returnPath: string;
  /** OIDC_CREATE_ACCOUNTS. */
  readonly mayCreate: boolean;
  /** OIDC_SECOND_FACTOR: the issuer asks for one, and ours is not required. */
  readonly isProvenElsewhere: boolean;
  /** The hash of a random password, for a new account. */
  readonly lostPassword: string;
}

/** The end of a login, or its next step. */
export type IssuerLoginResult =
  | { readonly kind: 'in'; readonly token: string; readonly expires_at: Instant; readonly goesTo: string }
  /** A code is asked for; the token replaces the previous one. */
  | { readonly kind: 'code'; readonly token: string }
  | { readonly kind: 'refused'; readonly why: LoginRefusal };

type AdmittedEntrance = Exclude<Entrance, { kind: 'refused' }>;

/**
 * Logs a person in, asks for a code, or refuses. Nothing about their account changes before the code: a login at the
 * issuer alone neither links an account nor sets roles.
 */
export async function enterByIssuer(
  db: Writer,
  person: IssuerIdentity,
  entering: IssuerLogin,
): Promise<IssuerLoginResult> {
  const entrance = await lockEntrance(db, person, entering.mayCreate);
  if (entrance.kind === 'refused') return entrance;

  if (entrance.kind !== 'new' && !entering.isProvenElsewhere) {
    const account = await users.find(db, entrance.id);
    if (account?.factors.isActive === true) return askForCode(db, entrance.id, person, entering);
  }

  return letIn(db, entrance, person, { ...entering, claimedAt: entering.now });
}

async function askForCode(
  db: Writer,
  user_id: number,
  person: IssuerIdentity,
  entering: IssuerLogin,
): Promise<IssuerLoginResult> {
  const token = generateToken();
  const { hash } = deriveAttemptSecrets(token);
  const { returnPath: return_path, now } = entering;
  await attempts.insert(db, { hash, return_path, user_id, person, expires_at: calculateAttemptEnd(now) });
  return { kind: 'code', token };
}

/** A person with a right code. */
export interface IssuerCodeLogin extends Pick<IssuerLogin, 'now' | 'device' | 'address' | 'requestId'> {
  readonly hash: string;
  readonly proof: FactorProof;
}

/** Logs a person in whose code counts; null where it no longer does, or the login has expired. */
export async function enterWithCode(
  db: Writer,
  { hash, proof, ...rest }: IssuerCodeLogin,
): Promise<IssuerLoginResult | null> {
  const attempt = await attempts.find(db, hash, rest.now);
  if (attempt?.user_id == null || attempt.person === null) return null;

  const { user_id: id, person, return_path: returnPath } = attempt;
  const entrance = await lockEntrance(db, person, false);
  if (entrance.kind === 'refused') return entrance;

  // The address was moved to another account since the first step.
  if (entrance.kind === 'new' || entrance.id !== id) return { kind: 'refused', why: 'unknown' };

  if (!(await secondFactors.useOnce(db, id, proof, rest.now))) return null;

  await attempts.consume(db, hash, rest.now);
  return letIn(db, entrance, person, {
    ...rest,
    proof,
    returnPath,
    claimedAt: claimedAtOf(attempt),
    isProvenElsewhere: false,
  });
}

/** The account that a person enters, locked until the transaction ends. */
async function lockEntrance(db: Writer, person: IssuerIdentity, mayCreate: boolean): Promise<Entrance> {
  const { joined: joinedAccount, sameAddress } = await factsOf(db, person, mayCreate);
  const ids = new Set([joinedAccount, ...sameAddress].flatMap((each) => each?.id ?? []));
  await lockRoots(
    db,
    'users',
    [...ids].sort((a, b) => a - b),
  );
  await users.lockRights(db);
  return entranceOf(person, await factsOf(db, person, mayCreate));
}

async function factsOf(db: Reader, person: IssuerIdentity, mayCreate: boolean): Promise<EntranceFacts> {
  const { issuer, subject, email } = person;
  const name = mayCreate ? email : null;
  const isTheirs = ({ email_address: address }: { readonly email_address: string | null }): boolean =>
    email !== null && address !== null && isSameAddress(address, email);
  return {
    joined: await joined.findJoined(db, issuer, subject),
    sameAddress: email === null ? [] : (await joined.findAccountsWithAddress(db)).filter(isTheirs),
    isNameTaken: name !== null && (await users.findByUsername(db, name)) !== undefined,
    looksTaken: name !== null && findLookalikeProblems(name, await users.findOtherNames(db)).length > 0,
    mayCreate,
  };
}

function subjectOf({ issuer, subject }: IssuerIdentity): {
  readonly oidc_issuer: string;
  readonly oidc_subject: string;
} {
  return { oidc_issuer: issuer, oidc_subject: subject };
}

/** Creates a member of staff with an account without rights of its own, and with a random password. */
async function createStaffAccount(
  db: Writer,
  email: string,
  person: IssuerIdentity,
  { now, lostPassword = '' }: IssuerAdmission,
): Promise<number> {
  const id = await insertStaff(db, { naam: person.name ?? email });
  const names = { gebruikersnaam: email, login_name: normaliseLoginName(email) };
  const account = { id, ...names, email_address: email, password_hash: lostPassword, ...subjectOf(person) };
  await users.insert(db, account, now);
  return id;
}

async function updateAccount(db: Writer, id: number, changes: users.AccountChanges, now: Instant): Promise<void> {
  const before = await users.findStored(db, id);
  if (before !== undefined) await users.update(db, before, changes, now);
}

/** Sets the roles of these names and removes all others; they expire an hour after the issuer's last claims. */
async function replaceRoles(
  db: Writer,
  id: number,
  names: readonly string[],
  { now, claimedAt }: Pick<IssuerAdmission, 'now' | 'claimedAt'>,
): Promise<void> {
  const rollen = await findRolesByName(db, names);
  const currentRoleIds = (await readOne(users.read, db, id)).rollen.map((role) => role.id);
  const isSame = currentRoleIds.length === rollen.length && rollen.every((role) => currentRoleIds.includes(role.id));
  if (!isSame) await updateAccount(db, id, { rollen }, now);
  if (rollen.length > 0)
    await enqueue(db, {
      kind: 'end-issuer-roles',
      payload: { user_id: id, said_at: claimedAt },
      runAt: calculateIssuerClaimsEnd(claimedAt),
    });
}

interface IssuerAdmission extends Omit<IssuerLogin, 'mayCreate' | 'lostPassword'> {
  /** When the issuer made its claims. */
  readonly claimedAt: Instant;
  /** The sent code, where one was required. */
  readonly proof?: FactorProof;
  /** Known where an account may be created. */
  readonly lostPassword?: string;
}

/** Links or creates the account, sets the roles that the issuer names, and begins the session. */
async function letIn(
  db: Writer,
  entrance: AdmittedEntrance,
  person: IssuerIdentity,
  entering: IssuerAdmission,
): Promise<IssuerLoginResult> {
  const { now, claimedAt, device, address, requestId, isProvenElsewhere: proven_elsewhere, returnPath } = entering;
  const id = entrance.kind === 'new' ? await createStaffAccount(db, entrance.email, person, entering) : entrance.id;
  if (entrance.kind === 'joins') await updateAccount(db, id, subjectOf(person), now);

  // A later login may have ended while this one waited for its code: the issuer's last claims count.
  const last = await joined.readLastIssuerLogin(db, id);
  if (last === null || last <= claimedAt) {
    if (person.roles !== null) await replaceRoles(db, id, person.roles, entering);
    await joined.noteIssuerLogin(db, id, claimedAt);
  }

  const times = { created_at: now, expires_at: calculateIssuerClaimsEnd(claimedAt) };
  const { token } = await beginSession(db, { user_id: id, device, address, ...times, proven_elsewhere });
  const second_factor = proven_elsewhere ? 'issuer' : logins.factorOf(entering.proof ?? null);
  const { issuer, subject } = person;

  await logins.insert(db, { user_id: id, method: 'issuer', second_factor, issuer, subject, address, requestId }, now);
  const origin = { userId: id, address };
  await conclude(db, { now, zone: db.zone, actor: { type: 'user', id }, requestId, origin });

  const account = await users.find(db, id);
  const mustFirst = account !== undefined && mustSetUp(account.factors) && !proven_elsewhere;
  return { kind: 'in', token, expires_at: times.expires_at, goesTo: mustFirst ? '/account' : returnPath };
}
