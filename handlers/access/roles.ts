// The operations on roles: rights under a name, for many users at once.
import { expandStoredRights } from '../../db/access/rights.ts';
import * as roles from '../../db/access/roles.ts';
import { findReferrers } from '../../db/engine/changes/references.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { NO_LOGIN_RULES, isLooser, mergeLoginRules, buildRoleNames } from '../../domain/access/role.ts';
import { assertCanRequire } from '../../domain/access/second-factor.ts';
import { requireRights } from '../../domain/access/user.ts';
import { refuseInUse } from '../../domain/values/in-use.ts';
import type { Permission } from '../../generated/operations.ts';
import { authorityOf } from './authority.ts';
import type { Handler } from '../handler.ts';
import { guardLastAdministrator } from './last-administrator.ts';
import { assertMayLoosen, findRightsBehindRole } from './reach.ts';
import { get, list } from '../resource.ts';

export const listRoles: Handler<'listRoles'> = list(roles.select, roles.read);
export const getRole: Handler<'getRole'> = get(roles.read);

export const createRole: Handler<'createRole'> = async ({ body }, { db, caller, keys }) => {
  assertMayGive(await authorityOf(db, caller), body.permissies);
  if (body.tweede_factor_verplicht) assertCanRequire(keys.canEncrypt);
  return readOne(roles.read, db, await roles.insert(db, { ...body, ...buildRoleNames(body.naam) }));
};

export const updateRole: Handler<'updateRole'> = async ({ path, body }, context) => {
  const { db, caller, keys, settings } = context;
  const callerRights = await authorityOf(db, caller);
  const before = await readOne(roles.readStored, db, path.id);
  const storedRights = expandStoredRights(before.permissies);
  // Rights that are not sent are stored again.
  const permissies = body.permissies ?? storedRights;
  const names = buildRoleNames(body.naam ?? before.naam);
  const after = mergeLoginRules(before, body);

  // With OIDC_ROLES_CLAIM the issuer gives a role by its name: under another name it has other members.
  const hasOtherMembers = settings.oidcRolesClaim !== null && names.comparable_name !== before.comparable_name;
  const grantedRights = permissies.filter((right) => hasOtherMembers || !storedRights.includes(right));
  assertMayGive(callerRights, grantedRights);
  if (after.tweede_factor_verplicht && !before.tweede_factor_verplicht) assertCanRequire(keys.canEncrypt);

  await guardLastAdministrator(db, async () => {
    await roles.update(db, before, { ...names, ...after, permissies });
    if (!isLooser(before, hasOtherMembers ? NO_LOGIN_RULES : after)) return;
    // After the update, so that members are read with their new rights.
    assertMayLoosen(callerRights, [...permissies, ...(await findRightsBehindRole(path.id, context))]);
  });

  return readOne(roles.read, db, path.id);
};

export const deleteRole: Handler<'deleteRole'> = async ({ path }, context) => {
  const { db, caller, settings } = context;
  const callerRights = await authorityOf(db, caller);
  refuseInUse(await findReferrers(db, 'roles', path.id));
  const role = await readOne(roles.readStored, db, path.id);
  // Users have a role from an issuer for a while. Without this one, their next login follows looser rules.
  if (settings.oidcRolesClaim !== null && isLooser(role, NO_LOGIN_RULES))
    assertMayLoosen(callerRights, await findRightsBehindRole(path.id, context));
  await roles.remove(db, role);
};

function assertMayGive(callerRights: ReadonlySet<Permission>, rights: readonly Permission[]): void {
  requireRights(callerRights, rights, 'The role would have rights that you lack: leave them out.');
}
