// The rights that an account or the users of a role can come to have, including roles that an issuer can give.
import * as reach from '../../db/access/reach.ts';
import { findRightsInUse, lockRights, type StoredAccount } from '../../db/access/users.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { isJoinable, requireRights, type WeighedAccount } from '../../domain/access/user.ts';
import type { Permission } from '../../generated/operations.ts';
import type { Context } from '../handler.ts';

type ReachContext = Pick<Context, 'settings'> & { readonly db: Reader };

/**
 * Returns an account with all rights that it can come to have: OIDC_ROLES_CLAIM can give it every role, once it is linked to an
 * issuer.
 */
export async function weighAccount(account: StoredAccount, { db, settings }: ReachContext): Promise<WeighedAccount> {
  const isNamed = settings.oidcRolesClaim !== null && isJoinable(account);
  const byIssuer = isNamed ? await reach.findRightsOfRoles(db) : [];
  return { ...account, reach: new Set([...account.rights, ...byIssuer]) };
}

/** Returns the rights of all users with a role, and of all accounts to which the issuer can give it. */
export async function findRightsBehindRole(roleId: number, { db, settings }: ReachContext): Promise<Permission[]> {
  const members = await reach.findRightsOfMembers(db, roleId);
  if (settings.oidcRolesClaim === null) return [...members];
  return [...members, ...(await reach.findRightsOfJoinable(db)), ...(await reach.findRightsOfRoles(db))];
}

/** Throws ERR_RIGHTS_EXCEEDED unless the caller has all rights that any active account has or can come to have. */
export async function assertOutranked({ db, caller, settings }: Context<Writer>): Promise<void> {
  await lockRights(db);
  const byIssuer = settings.oidcRolesClaim === null ? [] : await reach.findRightsOfRoles(db);
  const rights = new Set([...(await findRightsInUse(db)), ...byIssuer]);
  assertMayLoosen(caller.permissions, rights);
}

/** Throws ERR_RIGHTS_EXCEEDED unless the caller has the rights of all users who would log in by looser rules. */
export function assertMayLoosen(callerRights: ReadonlySet<Permission>, rights: Iterable<Permission>): void {
  requireRights(callerRights, rights, 'Users with rights that you lack would log in with less: leave that as it was.');
}
