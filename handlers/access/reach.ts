// The rights that an account or the users of a role can come to, by an issuer that names roles as well.
import * as reach from '../../db/access/reach.ts';
import { findRightsInUse, lockRights, type StoredAccount } from '../../db/access/users.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { isJoinable, requireRights, type WeighedAccount } from '../../domain/access/user.ts';
import type { Permission } from '../../generated/operations.ts';
import type { Context } from '../handler.ts';

type ReachContext = Pick<Context, 'settings'> & { readonly db: Reader };

/** An account with all that it can become: OIDC_ROLES_CLAIM can give it every role, once an issuer knows it. */
export async function weighAccount(account: StoredAccount, { db, settings }: ReachContext): Promise<WeighedAccount> {
  const isNamed = settings.oidcRolesClaim !== null && isJoinable(account);
  const byIssuer = isNamed ? await reach.findRightsOfRoles(db) : [];
  return { ...account, reach: new Set([...account.rights, ...byIssuer]) };
}

/** The rights of everybody who has a role, and of everybody whom the issuer can give it. */
export async function findRightsBehindRole(roleId: number, { db, settings }: ReachContext): Promise<Permission[]> {
  const members = await reach.findRightsOfMembers(db, roleId);
  if (settings.oidcRolesClaim === null) return [...members];
  return [...members, ...(await reach.findRightsOfJoinable(db)), ...(await reach.findRightsOfRoles(db))];
}

/** Throws ERR_RIGHTS_EXCEEDED unless the caller has all rights that anybody active has or can come to. */
export async function assertOutranked({ db, caller, settings }: Context<Writer>): Promise<void> {
  await lockRights(db);
  const byIssuer = settings.oidcRolesClaim === null ? [] : await reach.findRightsOfRoles(db);
  const rights = new Set([...(await findRightsInUse(db)), ...byIssuer]);
  requireRights(
    caller.permissions,
    rights,
    'Users with rights that you lack would log in with less: leave it as it was.',
  );
}
