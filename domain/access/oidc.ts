// Logins over an issuer of OpenID Connect: its secrets, the claims, and the account that it enters.
import { createHash } from 'node:crypto';
import type { Instant } from '../../generated/types.ts';
import { isMailAddress } from '../values/mail-address.ts';
import { normaliseText, removeInvisible } from '../people/identity.ts';
import { instantAt, millisecondsOf } from '../values/calendar.ts';
import { shortenText } from '../values/shortened.ts';
import { HOUR, MINUTE } from '../values/time-units.ts';

/** The paths of the login: where it begins, where the issuer sends the browser, and where a code is sent. */
export const OIDC_LOGIN = '/kantoor/inloggen/oidc';
export const OIDC_RETURN = `${OIDC_LOGIN}/terug`;
export const OIDC_CODE = `${OIDC_LOGIN}/code`;

/** The time to log in at the issuer, and again the time to type a code. */
export const ATTEMPT_MINUTES = 10;

/** When a login that begins now expires. */
export function calculateAttemptEnd(now: Instant): Instant {
  return instantAt(millisecondsOf(now) + ATTEMPT_MINUTES * MINUTE);
}

/** Until when the claims of the issuer count: an hour after `claimedAt`, for the session as for the roles. */
export function calculateIssuerClaimsEnd(claimedAt: Instant): Instant {
  return instantAt(millisecondsOf(claimedAt) + HOUR);
}

/** When the issuer made its claims, for a login that waits for a code until `expires_at`. */
export function claimedAtOf({ expires_at }: { readonly expires_at: Instant }): Instant {
  return instantAt(millisecondsOf(expires_at) - ATTEMPT_MINUTES * MINUTE);
}

/** The values of a login that follow from the token in the cookie of its browser. */
export interface AttemptSecrets {
  /** Identifies the attempt in the database. */
  readonly hash: string;
  readonly state: string;
  readonly nonce: string;
  /** The code verifier of PKCE. */
  readonly verifier: string;
}

/**
 * Derives the secrets of a login from the token in its browser's cookie. The database stores none of them in a usable
 * form.
 */
export function deriveAttemptSecrets(token: string): AttemptSecrets {
  const derive = (use: string, encoding: 'hex' | 'base64url'): string =>
    createHash('sha256').update(`oidc ${use} ${token}`).digest(encoding);
  return {
    hash: derive('attempt', 'hex'),
    state: derive('state', 'base64url'),
    nonce: derive('nonce', 'base64url'),
    verifier: derive('verifier', 'base64url'),
  };
}

const FIRST_PAGE = '/kantoor';
const MAX_PATH_LENGTH = 500;
const OWN_PAGE_PATTERN = /^\/(?:planning|account|kantoor)(?:\/[\w-]+)*(?:\?[\w\-.~=&%+]*)?$/;
const LOGIN_PAGE_PATTERN = /^\/kantoor\/inloggen\b/;

/** Returns the page to open after the login: `path` where that is one of our pages, else the office. */
export function selectReturnPath(path: string): string {
  const isOurs = path.length <= MAX_PATH_LENGTH && OWN_PAGE_PATTERN.test(path) && !LOGIN_PAGE_PATTERN.test(path);
  return isOurs ? path : FIRST_PAGE;
}

/** The claims of an ID token and of userinfo together. */
export type OidcClaims = Readonly<Record<string, unknown>>;

/** A person as the issuer describes them. */
export interface IssuerIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the issuer has verified it. */
  readonly email: string | null;
  readonly name: string | null;
  /** Comparable names of roles; null where the issuer does not decide about roles. */
  readonly roles: readonly string[] | null;
}

const SUBJECT_PATTERN = /^[\x20-\x7e]{1,255}$/;
const MAX_NAME_LENGTH = 255;
const MAX_ROLES = 1_000;

/** Returns the person in these claims, or null without a usable `sub`. */
export function personOf(
  claims: OidcClaims,
  { issuer, rolesClaim }: { readonly issuer: string; readonly rolesClaim: string | null },
): IssuerIdentity | null {
  const { sub, email, email_verified, name } = claims;
  if (typeof sub !== 'string' || !SUBJECT_PATTERN.test(sub)) return null;
  const isVerified = email_verified === true || email_verified === 'true';
  return {
    issuer,
    subject: sub,
    email: isVerified && typeof email === 'string' && isMailAddress(email) ? email : null,
    name: typeof name === 'string' ? shortenText(removeInvisible(name).trim(), MAX_NAME_LENGTH) || null : null,
    roles: rolesClaim === null ? null : listRoleNames(claimAt(claims, rolesClaim)),
  };
}

/** A claim by its name, or by its path: `realm_access.roles`. */
function claimAt(claims: OidcClaims, path: string): unknown {
  if (Object.hasOwn(claims, path)) return claims[path];
  let value: unknown = claims;
  for (const part of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, part) ? (value as OidcClaims)[part] : null;
  return value;
}

/** The texts of a claim: a single one, a list of them, or the keys of an object (Zitadel writes roles so). */
function listClaimTexts(claim: unknown): string[] {
  if (typeof claim === 'object' && claim !== null && !Array.isArray(claim)) return Object.keys(claim);
  return (Array.isArray(claim) ? (claim as unknown[]) : [claim]).filter((each) => typeof each === 'string');
}

/** Comparable names of roles. Keycloak writes groups as paths: `/Balie` is Balie too. */
function listRoleNames(claim: unknown): string[] {
  const names = listClaimTexts(claim)
    .slice(0, MAX_ROLES)
    .flatMap((each) => [each, each.replace(/^\//, '')]);
  const roleNames = names.map((each) => normaliseText(removeInvisible(each))).filter((each) => each !== '');
  return [...new Set(roleNames)].slice(0, MAX_ROLES);
}

/** The people whom an issuer may let in. */
export interface Admission {
  /** Domains of addresses, in lower case; empty for any. */
  readonly allowedDomains: readonly string[];
  readonly requiredClaim: { readonly name: string; readonly value: string } | null;
}

/** Returns why a person may not log in over the issuer at all, or null. */
export function findAdmissionRefusal(
  { email }: Pick<IssuerIdentity, 'email'>,
  claims: OidcClaims,
  { allowedDomains, requiredClaim }: Admission,
): 'foreign' | 'unverified' | null {
  if (requiredClaim !== null) {
    const claim = claimAt(claims, requiredClaim.name);
    const values = typeof claim === 'boolean' ? [String(claim)] : listClaimTexts(claim);
    if (!values.includes(requiredClaim.value)) return 'foreign';
  }
  if (allowedDomains.length === 0) return null;
  if (email === null) return 'unverified';
  return allowedDomains.includes(foldAsciiCase(email.slice(email.lastIndexOf('@') + 1))) ? null : 'foreign';
}

/** Whether two addresses are the same. Only A to Z ignore case: other letters that look alike are different letters. */
export function isSameAddress(one: string, other: string): boolean {
  return foldAsciiCase(one) === foldAsciiCase(other);
}

function foldAsciiCase(address: string): string {
  return address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** An account as far as logins over an issuer need it. */
export interface JoinableAccount {
  readonly id: number;
  readonly actief: boolean;
  readonly email_address: string | null;
  readonly oidc_issuer: string | null;
  readonly oidc_subject: string | null;
}

/** Why an account is not entered, although the issuer knows the person. */
export type LoginRefusal = 'foreign' | 'inactive' | 'unverified' | 'unknown' | 'ambiguous' | 'lookalike' | 'taken';

/** The account that a person enters: one that is linked already, one that becomes linked, or a new one. */
export type Entrance =
  | { readonly kind: 'known' | 'joins'; readonly id: number }
  | { readonly kind: 'new'; readonly email: string }
  | { readonly kind: 'refused'; readonly why: LoginRefusal };

/** The facts about the accounts that a person could enter. */
export interface EntranceFacts {
  /** The account that is linked to their issuer and subject. */
  readonly joined: JoinableAccount | undefined;
  /** The accounts with their address, active or not. */
  readonly sameAddress: readonly JoinableAccount[];
  /** Whether an account has their address as its user name. */
  readonly isNameTaken: boolean;
  /** Whether their address looks like the user name of an account. */
  readonly looksTaken: boolean;
  readonly mayCreate: boolean;
}

/**
 * Returns the account that a person enters. The address counts at the first login only, and only where it names one
 * account.
 */
export function entranceOf(
  person: Pick<IssuerIdentity, 'issuer' | 'email'>,
  { joined, sameAddress, isNameTaken, looksTaken, mayCreate }: EntranceFacts,
): Entrance {
  if (joined !== undefined) return joined.actief ? { kind: 'known', id: joined.id } : createRefusal('inactive');
  if (person.email === null) return createRefusal('unverified');

  const [only, ...others] = sameAddress;
  if (others.length > 0) return createRefusal('ambiguous');
  if (only === undefined) {
    if (!mayCreate) return createRefusal('unknown');
    if (isNameTaken) return createRefusal('ambiguous');
    return looksTaken ? createRefusal('lookalike') : { kind: 'new', email: person.email };
  }
  if (!only.actief) return createRefusal('inactive');

  // Another person at the same issuer is linked to it.
  if (only.oidc_subject !== null && only.oidc_issuer === person.issuer) return createRefusal('taken');

  return { kind: 'joins', id: only.id };
}

function createRefusal(why: LoginRefusal): Entrance {
  return { kind: 'refused', why };
}
