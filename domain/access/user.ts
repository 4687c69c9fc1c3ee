// User accounts: when two names are the same, and what nobody may do to the rights of others or of himself.
import type { Permission } from '../../generated/operations.ts';
import { uniqueKey, visible } from '../people/identity.ts';
import { problem } from '../values/problem.ts';

/** What makes two user names the same: capitals and the ways to write a letter make no difference. */
export function comparableName(gebruikersnaam: string): string {
  return gebruikersnaam.normalize('NFKC').toLowerCase();
}

/**
 * What a user name is found and kept apart by. Throws ERR_FORMAT for one with characters that nobody sees, which would look
 * like another, and ERR_LENGTH for one that is too long as it is compared.
 */
export function loginName(gebruikersnaam: string): string {
  if (visible(gebruikersnaam) !== gebruikersnaam) {
    const message = 'This contains an invisible character: remove it.';
    throw problem('ERR_FORMAT', message, { field: 'gebruikersnaam' });
  }
  return uniqueKey(comparableName(gebruikersnaam), 'gebruikersnaam');
}

/** An account as far as its power goes. */
export interface Power {
  readonly actief: boolean;
  /** Its own rights and those of its roles. */
  readonly rights: ReadonlySet<Permission>;
}

/** The rights that a change gives: all of them where an account becomes active, else those that it did not have. */
export function grantedRights(before: Power, after: Power): Permission[] {
  const had = before.actief || !after.actief ? before.rights : new Set();
  return [...after.rights].filter((right) => !had.has(right));
}

/** Whether an account can manage users. */
export function manages({ actief, rights }: Power): boolean {
  return actief && rights.has('editUsers');
}

/** Throws ERR_RIGHTS_EXCEEDED, with the names in `params.permission`, unless whoever asks has these rights himself. */
export function requireRights(held: ReadonlySet<Permission>, rights: Iterable<Permission>, message: string): void {
  const missing = [...rights].filter((right) => !held.has(right));
  if (missing.length > 0)
    throw problem('ERR_RIGHTS_EXCEEDED', `${message} (${missing.join(', ')})`, { params: { permission: missing } });
}
