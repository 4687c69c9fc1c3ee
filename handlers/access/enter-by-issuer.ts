// The login of somebody whom an issuer vouches for: into their account, to a code of their second factor, or to a refusal.
import * as joined from '../../db/access/joined-accounts.ts';
import * as logins from '../../db/access/issuer-logins.ts';
import * as attempts from '../../db/access/oidc-attempts.ts';
import { namedRoles } from '../../db/access/roles.ts';
import * as secondFactors from '../../db/access/second-factors.ts';
import * as users from '../../db/access/users.ts';
import { conclude } from '../../db/conclude.ts';
import { lockRoots } from '../../db/engine/changes/roots.ts';
import { one } from '../../db/engine/changes/table.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { insertStaff } from '../../db/people/contacts.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import {
  attemptEnd,
  attemptSecrets,
  entranceOf,
  isSameAddress,
  issuerWordEnd,
  spokenAt,
  type EntranceFacts,
  type Person,
  type Refusal,
} from '../../domain/access/oidc.ts';
import { mustSetUp, type Proof } from '../../domain/access/second-factor.ts';
import { loginName } from '../../domain/access/user.ts';
import type { Instant } from '../../generated/types.ts';
import { beginSession, randomToken } from './begin-session.ts';

/** The login as the browser and the installation have it. */
export interface Entering {
  readonly now: Instant;
  readonly device: string | null;
  readonly address: string;
  readonly requestId: string;
  /** The page of ours that it goes to. */
  readonly returnPath: string;
  /** OIDC_CREATE_ACCOUNTS. */
  readonly mayCreate: boolean;
  /** OIDC_SECOND_FACTOR: the issuer asks for it, and ours is not asked. */
  readonly isProvenElsewhere: boolean;
  /** The hash of a password that nobody knows, for a new account. */
  readonly lostPassword: string;
}

/** The end of a login, or its next step. */
export type Entered =
  | { readonly kind: 'in'; readonly token: string; readonly goesTo: string }
  /** A code is asked for; the token takes the place of the one before. */
  | { readonly kind: 'code'; readonly token: string }
  | { readonly kind: 'refused'; readonly why: Refusal };

/** Lets somebody in, or says why not. Their roles become those that the issuer names. */
export async function enterByIssuer(db: Writer, person: Person, entering: Entering): Promise<Entered> {
  const { now, address, requestId } = entering;
  const before = await factsOf(db, person, entering);
  const found = [before.joined, ...before.sameAddress].flatMap((each) => each?.id ?? []);
  await lockRoots(
    db,
    'users',
    [...new Set(found)].sort((a, b) => a - b),
  );
  await users.holdRights(db);
  const entrance = entranceOf(person, await factsOf(db, person, entering));
  if (entrance.kind === 'refused') return entrance;
  const id = entrance.kind === 'new' ? await create(db, entrance.email, person, entering) : entrance.id;
  if (entrance.kind === 'joins') await change(db, id, subjectOf(person), now);
  if (person.roles !== null) await takeRoles(db, id, person.roles, now);
  const origin = { userId: id, address };
  await conclude(db, { now, zone: db.zone, actor: { type: 'user', id }, requestId, origin });
  return goOn(db, id, entering);
}

async function factsOf(db: Reader, person: Person, { mayCreate }: Entering): Promise<EntranceFacts> {
  const { issuer, subject, email } = person;
  const isTheirs = ({ email_address: address }: { readonly email_address: string | null }): boolean =>
    email !== null && address !== null && isSameAddress(address, email);
  return {
    joined: await joined.findJoined(db, issuer, subject),
    sameAddress: email === null ? [] : (await joined.accountsWithAddress(db)).filter(isTheirs),
    isNameTaken: email !== null && mayCreate && (await users.findByUsername(db, email)) !== undefined,
    mayCreate,
  };
}

function subjectOf({ issuer, subject }: Person): { readonly oidc_issuer: string; readonly oidc_subject: string } {
  return { oidc_issuer: issuer, oidc_subject: subject };
}

/** A member of staff with an account that has no rights of its own, and a password that nobody knows. */
async function create(db: Writer, email: string, person: Person, { now, lostPassword }: Entering): Promise<number> {
  const id = await insertStaff(db, { naam: person.name ?? email });
  const names = { gebruikersnaam: email, login_name: loginName(email) };
  const account = { id, ...names, email_address: email, password_hash: lostPassword, ...subjectOf(person) };
  await users.insert(db, account, now);
  return id;
}

async function change(db: Writer, id: number, changes: users.AccountChanges, now: Instant): Promise<void> {
  const before = await users.findStored(db, id);
  if (before !== undefined) await users.update(db, before, changes, now);
}

/** Gives the roles of these names and takes all others; they are taken away when the issuer says nothing for an hour. */
async function takeRoles(db: Writer, id: number, names: readonly string[], now: Instant): Promise<void> {
  const rollen = await namedRoles(db, names);
  const had = (await one(users.read, db, id)).rollen.map((role) => role.id);
  const isSame = had.length === rollen.length && rollen.every((role) => had.includes(role.id));
  if (!isSame) await change(db, id, { rollen }, now);
  await joined.noteIssuerLogin(db, id, now);
  if (rollen.length > 0)
    await enqueue(db, {
      kind: 'end-issuer-roles',
      payload: { user_id: id, said_at: now },
      runAt: issuerWordEnd(now),
    });
}

/** Begins the session, or asks for a code first. */
async function goOn(db: Writer, id: number, entering: Entering): Promise<Entered> {
  const { now, returnPath: return_path, isProvenElsewhere } = entering;
  const account = await users.find(db, id);
  if (account?.factors.isActive === true && !isProvenElsewhere) {
    const token = randomToken();
    const { hash } = attemptSecrets(token);
    await attempts.insert(db, { hash, return_path, user_id: id, expires_at: attemptEnd(now) });
    return { kind: 'code', token };
  }
  return letIn(db, id, now, entering);
}

/** Somebody who typed a code, and whether it was right. */
export interface Proving extends Pick<Entering, 'now' | 'device' | 'address' | 'requestId'> {
  readonly hash: string;
  readonly proof: Proof;
}

/** Lets somebody in whose code counts; null where it does not any more, or the login is over. */
export async function enterWithCode(db: Writer, { hash, proof, ...rest }: Proving): Promise<Entered | null> {
  const attempt = await attempts.find(db, hash, rest.now);
  if (attempt?.user_id == null) return null;
  const { user_id: id, return_path: returnPath } = attempt;
  await users.holdRights(db);
  const account = await users.find(db, id);
  if (account?.actief !== true) return { kind: 'refused', why: 'inactive' };
  if (!(await secondFactors.useOnce(db, id, proof, rest.now))) return null;
  await attempts.take(db, hash, rest.now);
  return letIn(db, id, spokenAt(attempt), { ...rest, returnPath, isProvenElsewhere: false });
}

type LettingIn = Omit<Entering, 'mayCreate' | 'lostPassword'>;

async function letIn(db: Writer, id: number, said: Instant, entering: LettingIn): Promise<Entered> {
  const { now, device, address, requestId, isProvenElsewhere: proven_elsewhere, returnPath } = entering;
  const account = await users.findStored(db, id);
  if (account === undefined) return { kind: 'refused', why: 'inactive' };
  const times = { created_at: now, expires_at: issuerWordEnd(said) };
  const { token } = await beginSession(db, { user_id: id, device, address, ...times, proven_elsewhere });
  const { oidc_issuer: issuer, oidc_subject: subject } = account;
  await logins.insert(db, { user_id: id, issuer, subject, address, requestId }, now);
  await joined.noteIssuerLogin(db, id, said);
  const mustFirst = mustSetUp(account.factors) && !proven_elsewhere;
  return { kind: 'in', token, goesTo: mustFirst ? '/account' : returnPath };
}
