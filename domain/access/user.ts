// User accounts: when two names are the same, and what nobody may do to the rights of others or to their own.
import type { Permission } from '../../generated/operations.ts';
import { requireUniqueKey, removeInvisible } from '../people/identity.ts';
import type { ContactType } from '../people/contact.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';
import { isLooserFor, type FactorRules } from './second-factor.ts';

/** A user name as it is compared: capitals and the ways to write a letter make no difference. */
export function normaliseUserName(gebruikersnaam: string): string {
  return gebruikersnaam.normalize('NFKC').toLowerCase();
}

/**
 * The form by which a user name is found and kept apart. Throws ERR_FORMAT for one with characters that nobody sees,
 * which would look like another. Throws ERR_LENGTH for one that is too long as it is compared.
 */
export function normaliseLoginName(gebruikersnaam: string): string {
  if (removeInvisible(gebruikersnaam) !== gebruikersnaam) {
    const message = 'This contains an invisible character: remove it.';
    throw createProblem('ERR_FORMAT', message, { field: 'gebruikersnaam' });
  }
  return requireUniqueKey(normaliseUserName(gebruikersnaam), 'gebruikersnaam');
}

/** Cyrillic, Greek and Armenian letters and digits that look like the letter of the Latin alphabet in the same place. */
const LOOKALIKES = [
  ['АВЕКМНОРСТУХІЈЅҮԚԜӀаеорсухіјѕԁһүԛԝӏквмнт', 'ABEKMHOPCTYXlJSYQWlaeopcyxijsdhyqwlkbmht'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχγ', 'ABEZHlKMNOPTYXaikvoptuxy'],
  ['ՍՏՕԼսհոօց01Iıɑɡ', 'USOLuhnogOlliag'],
] as const;
const LATIN_LETTERS = new Map(
  LOOKALIKES.flatMap(([letters, latin]) => Array.from(letters, (letter, at) => [letter, latin.charAt(at)] as const)),
);

/**
 * The forms of a user name that must differ from those of others: as it is written, and in small letters. Accents are
 * apart from their letters, and a second dot on an i is not seen.
 */
function comparedFormsOf(gebruikersnaam: string): string[] {
  const written = gebruikersnaam.normalize('NFKD');
  return [written, written.toLowerCase()].map((text) =>
    text
      .replace(/./gu, (letter) => LATIN_LETTERS.get(letter) ?? letter)
      .toLowerCase()
      .replace(/(?<=[ij])\u0307/g, ''),
  );
}

/** ERR_LOOKS_TAKEN for a user name that people would take for one of these others. */
export function findLookalikeProblems(gebruikersnaam: string, others: readonly string[]): ProblemDetail[] {
  const looks = comparedFormsOf(gebruikersnaam);
  const isTaken = others.some(
    (other) =>
      // The same name is ERR_TAKEN.
      normaliseUserName(other) !== normaliseUserName(gebruikersnaam) &&
      comparedFormsOf(other).some((look) => looks.includes(look)),
  );
  const message = 'This looks like the name of another account: choose a different one.';
  return isTaken ? [{ code: 'ERR_LOOKS_TAKEN', message, field: 'gebruikersnaam' }] : [];
}

/** A user name as it is shown, and as it is found. */
export interface UserNames {
  readonly gebruikersnaam: string;
  readonly login_name: string;
}

/** The names after a change: one that stays keeps what it was found by before there was a rule. Throws what `normaliseLoginName` throws. */
export function mergeUserNames(stored: UserNames, gebruikersnaam = stored.gebruikersnaam): UserNames {
  if (gebruikersnaam === stored.gebruikersnaam) return { gebruikersnaam, login_name: stored.login_name };
  return { gebruikersnaam, login_name: normaliseLoginName(gebruikersnaam) };
}

/** An account as far as its power goes. */
export interface AccountPower {
  readonly actief: boolean;
  /** Its own rights and those of its roles. */
  readonly rights: ReadonlySet<Permission>;
}

/** An account with all that it can become. */
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
 * Whether a change enters another address for an account. Over an issuer, whoever has that address logs in as the account.
 * So it takes all of its rights, as a password does.
 */
export function isOtherAddress(
  before: { readonly email_address: string | null },
  sent: string | null | undefined,
): boolean {
  return sent !== undefined && sent !== before.email_address;
}

/** The parts of a change that can let somebody else log in. */
export interface LoginChange {
  /** Whether callers change their own account. */
  readonly isOwn: boolean;
  readonly hasPassword: boolean;
  readonly isOtherAddress: boolean;
}

/**
 * The rights that a change takes. All that the account can become, where it lets somebody else log in, now or later, or asks
 * less of logins. Other changes take the rights that they add.
 */
export function listRightsForChange(before: WeighedAccount, after: WeighedAccount, change: LoginChange): Permission[] {
  if (change.isOtherAddress) return [...before.reach, ...after.reach];
  const wakes = after.actief && !before.actief;
  if (wakes || isLooserFor(before.factors, after.factors)) return [...after.reach];
  if (change.hasPassword) return listRightsForCredential(after, change);
  return [...after.rights].filter((right) => !before.rights.has(right));
}

/** The rights that a new password or key of an account takes: all that it can become, unless it is the caller's own. */
export function listRightsForCredential(
  { rights, reach }: WeighedAccount,
  { isOwn }: Pick<LoginChange, 'isOwn'>,
): Permission[] {
  return [...(isOwn ? rights : reach)];
}

/** No issuer knows an account any more once another address was entered: whoever has that one may join it. */
export const NO_ISSUER = { oidc_issuer: null, oidc_subject: null } as const;

/** Whether an account can manage users. */
function canManageUsers({ actief, rights }: AccountPower): boolean {
  return actief && rights.has('editUsers');
}

/** Throws ERR_RIGHTS_EXCEEDED, with the names in `params.permission`, unless the caller has these rights. */
export function requireRights(held: ReadonlySet<Permission>, rights: Iterable<Permission>, message: string): void {
  const missing = [...rights].filter((right) => !held.has(right));
  if (missing.length > 0)
    throw createProblem('ERR_RIGHTS_EXCEEDED', `${message} (${missing.join(', ')})`, {
      params: { permission: missing },
    });
}

/** The rights that an account may give, as it is now. Throws ERR_PERMISSION for one that may not manage users, or is gone. */
export function listGrantableRights(account: AccountPower | undefined): ReadonlySet<Permission> {
  if (account !== undefined && canManageUsers(account)) return account.rights;
  const message = 'This needs the permission editUsers, which you no longer have: ask an administrator for it.';
  throw createProblem('ERR_PERMISSION', message, { params: { permission: ['editUsers'] } });
}

/** Throws ERR_PERMISSION for an account without any permission: customers, money and purchase are not for everybody who can log in. */
export function assertHasRights(hasRights: boolean): void {
  if (hasRights) return;
  const message = 'This needs an account with at least one permission: ask an administrator for one.';
  throw createProblem('ERR_PERMISSION', message, { params: { permission: [] } });
}

/** Throws ERR_PERMISSION for who may change other settings, and not how users log in. */
export function assertManagesUsers(held: ReadonlySet<Permission>): void {
  if (held.has('editUsers')) return;
  const message = 'This needs the permission editUsers: ask an administrator for it.';
  throw createProblem('ERR_PERMISSION', message, { params: { permission: ['editUsers'] } });
}

/** Throws ERR_LAST_ADMINISTRATOR when nobody active has a right any more that somebody active had: nobody could give it again. */
export function assertNoneLost(before: ReadonlySet<Permission>, after: ReadonlySet<Permission>): void {
  const lost = [...before].filter((right) => !after.has(right));
  if (lost.length === 0) return;
  const message = `Nobody active would be left with rights that nobody could give again (${lost.join(', ')}): give them to another active user first.`;
  throw createProblem('ERR_LAST_ADMINISTRATOR', message, { params: { permission: lost } });
}

/** ERR_NOT_ALLOWED for an account of a contact that is neither staff nor a supplier, ERR_TAKEN for a second one. */
export function findAccountOwnerProblems(type: ContactType, hasAccount: boolean): ProblemDetail[] {
  const field = 'id';
  if (type !== 'personeel' && type !== 'leverancier')
    return [{ code: 'ERR_NOT_ALLOWED', message: 'Only staff and suppliers have accounts: send the id of one.', field }];
  const message = 'This contact already has an account: change that account.';
  return hasAccount ? [{ code: 'ERR_TAKEN', message, field }] : [];
}
