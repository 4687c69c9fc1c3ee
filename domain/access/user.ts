// User accounts: when two names are the same, and which changes of rights are refused.
import type { Permission } from '../../generated/operations.ts';
import { requireUniqueKey, removeInvisible } from '../people/identity.ts';
import type { ContactType } from '../people/contact.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';
import { isLooserFor, type FactorRules } from './second-factor.ts';

/** A user name as it is compared: lower case, in one Unicode spelling. */
export function normaliseUserName(gebruikersnaam: string): string {
  return gebruikersnaam.normalize('NFKC').toLowerCase();
}

/**
 * Returns the form by which a user name is unique and is found. Throws ERR_FORMAT for invisible characters, with which
 * a name could pass for another, and ERR_LENGTH for a name whose comparable form is too long.
 */
export function normaliseLoginName(gebruikersnaam: string): string {
  if (removeInvisible(gebruikersnaam) !== gebruikersnaam) {
    const message = 'This contains an invisible character: remove it.';
    throw createProblem('ERR_FORMAT', message, { field: 'gebruikersnaam' });
  }
  return requireUniqueKey(normaliseUserName(gebruikersnaam), 'gebruikersnaam');
}

/** Letters and digits of other alphabets that look like the Latin letter in the same place. */
const LOOKALIKES = [
  ['АВЕКМНОРСТУХІЈЅҮԚԜӀаеорсухіјѕԁһүԛԝӏквмнт', 'ABEKMHOPCTYXlJSYQWlaeopcyxijsdhyqwlkbmht'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχγ', 'ABEZHlKMNOPTYXaikvoptuxy'],
  ['ՍՏՕԼսհոօց01Iıɑɡ', 'USOLuhnogOlliag'],
] as const;
const LATIN_LETTERS = new Map(
  LOOKALIKES.flatMap(([letters, latin]) => Array.from(letters, (letter, at) => [letter, latin.charAt(at)] as const)),
);

/**
 * The forms of a user name that must differ from those of others: as written, and in lower case. Accents become
 * separate characters, and a second dot on an i is removed because it cannot be seen.
 */
function comparedFormsOf(gebruikersnaam: string): string[] {
  const decomposedName = gebruikersnaam.normalize('NFKD');
  return [decomposedName, decomposedName.toLowerCase()].map((text) =>
    text
      .replace(/./gu, (letter) => LATIN_LETTERS.get(letter) ?? letter)
      .toLowerCase()
      .replace(/(?<=[ij])\u0307/g, ''),
  );
}

/** ERR_LOOKS_TAKEN for a user name that people would mistake for one of these others. */
export function findLookalikeProblems(gebruikersnaam: string, others: readonly string[]): ProblemDetail[] {
  const looks = comparedFormsOf(gebruikersnaam);
  const isTaken = others.some(
    (other) =>
      // An equal name is ERR_TAKEN instead.
      normaliseUserName(other) !== normaliseUserName(gebruikersnaam) &&
      comparedFormsOf(other).some((look) => looks.includes(look)),
  );
  const message = 'This looks like the name of another account: choose a different one.';
  return isTaken ? [{ code: 'ERR_LOOKS_TAKEN', message, field: 'gebruikersnaam' }] : [];
}

/** A user name as it is displayed, and as it is found. */
export interface UserNames {
  readonly gebruikersnaam: string;
  readonly login_name: string;
}

/**
 * The names after a change. An unchanged name retains its login name, which may be older than the rule. Throws as
 * `normaliseLoginName` does.
 */
export function mergeUserNames(names: UserNames, gebruikersnaam = names.gebruikersnaam): UserNames {
  if (gebruikersnaam === names.gebruikersnaam) return { gebruikersnaam, login_name: names.login_name };
  return { gebruikersnaam, login_name: normaliseLoginName(gebruikersnaam) };
}

/** The power of an account: its rights, and whether it is active. */
export interface AccountPower {
  readonly actief: boolean;
  /** Its own rights and those of its roles. */
  readonly rights: ReadonlySet<Permission>;
}

/** An account with all the rights that it can come to have. */
export interface WeighedAccount extends AccountPower {
  /** Its rights, and those of the roles that an issuer can give it. */
  readonly reach: ReadonlySet<Permission>;
  readonly factors: FactorRules;
}

/** Whether an issuer knows an account, or lets the owner of its address join it. */
export function isJoinable(account: {
  readonly email_address: string | null;
  readonly oidc_subject: string | null;
}): boolean {
  return account.email_address !== null || account.oidc_subject !== null;
}

/**
 * Whether a change sets another address. Over an issuer the owner of that address can log in as the account. So the
 * change needs all rights of the account, as a new password does.
 */
export function isOtherAddress(
  before: { readonly email_address: string | null },
  address: string | null | undefined,
): boolean {
  return address !== undefined && address !== before.email_address;
}

/** The parts of a change that can let another person log in. */
export interface LoginChange {
  /** Whether callers change their own account. */
  readonly isOwn: boolean;
  readonly hasPassword: boolean;
  readonly isOtherAddress: boolean;
}

/**
 * The rights that a caller needs for a change. A change that can let another person log in, or that requires less of
 * logins, needs all rights that the account can come to have. Other changes need the rights that they add.
 */
export function listRightsForChange(before: WeighedAccount, after: WeighedAccount, change: LoginChange): Permission[] {
  if (change.isOtherAddress) return [...before.reach, ...after.reach];
  const wakes = after.actief && !before.actief;
  if (wakes || isLooserFor(before.factors, after.factors)) return [...after.reach];
  if (change.hasPassword) return listRightsForCredential(after, change);
  return [...after.rights].filter((right) => !before.rights.has(right));
}

/**
 * The rights that a caller needs for a new password or key of an account. For the caller's own account these are its
 * present ones, for another all that it can come to have.
 */
export function listRightsForCredential(
  { rights, reach }: WeighedAccount,
  { isOwn }: Pick<LoginChange, 'isOwn'>,
): Permission[] {
  return [...(isOwn ? rights : reach)];
}

/** Unlinks an account from its issuer, after another address was set: the owner of that address may link it. */
export const NO_ISSUER = { oidc_issuer: null, oidc_subject: null } as const;

/** Whether an account can manage users. */
function canManageUsers({ actief, rights }: AccountPower): boolean {
  return actief && rights.has('editUsers');
}

/** Throws ERR_RIGHTS_EXCEEDED, with the missing ones in `params.permission`, unless the caller has these rights. */
export function requireRights(
  heldRights: ReadonlySet<Permission>,
  rights: Iterable<Permission>,
  message: string,
): void {
  const missing = [...rights].filter((right) => !heldRights.has(right));
  if (missing.length > 0)
    throw createProblem('ERR_RIGHTS_EXCEEDED', `${message} (${missing.join(', ')})`, {
      params: { permission: missing },
    });
}

/**
 * Returns the rights that an account may grant now. Throws ERR_PERMISSION for an account that may not manage users or
 * no longer exists.
 */
export function listGrantableRights(account: AccountPower | undefined): ReadonlySet<Permission> {
  if (account !== undefined && canManageUsers(account)) return account.rights;
  const message = 'This needs the permission editUsers, which you no longer have: ask an administrator for it.';
  throw createProblem('ERR_PERMISSION', message, { params: { permission: ['editUsers'] } });
}

/** Throws ERR_PERMISSION for an account without any permission: customers, money and purchase need at least one. */
export function assertHasRights(hasRights: boolean): void {
  if (hasRights) return;
  const message = 'This needs an account with at least one permission: ask an administrator for one.';
  throw createProblem('ERR_PERMISSION', message, { params: { permission: [] } });
}

/** Throws ERR_PERMISSION for a caller who may change other settings, but not how users log in. */
export function assertManagesUsers(heldRights: ReadonlySet<Permission>): void {
  if (heldRights.has('editUsers')) return;
  const message = 'This needs the permission editUsers: ask an administrator for it.';
  throw createProblem('ERR_PERMISSION', message, { params: { permission: ['editUsers'] } });
}

/** Throws ERR_LAST_ADMINISTRATOR when the last active holder of a right would lose it: nobody could grant it again. */
export function assertNoneLost(before: ReadonlySet<Permission>, after: ReadonlySet<Permission>): void {
  const lost = [...before].filter((right) => !after.has(right));
  if (lost.length === 0) return;
  const message = `Nobody active would be left with rights that nobody could give again (${lost.join(', ')}): give them to another active user first.`;
  throw createProblem('ERR_LAST_ADMINISTRATOR', message, { params: { permission: lost } });
}

/**
 * ERR_NOT_ALLOWED for an account of a contact that is neither staff nor a supplier, ERR_TAKEN for a second account of
 * one contact.
 */
export function findAccountOwnerProblems(type: ContactType, hasAccount: boolean): ProblemDetail[] {
  const field = 'id';
  if (type !== 'personeel' && type !== 'leverancier')
    return [{ code: 'ERR_NOT_ALLOWED', message: 'Only staff and suppliers have accounts: send the id of one.', field }];
  const message = 'This contact already has an account: change that account.';
  return hasAccount ? [{ code: 'ERR_TAKEN', message, field }] : [];
}
