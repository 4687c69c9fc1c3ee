// The operations on roles: rights under a name, for many users at once.
import { rightsIn } from '../../db/access/rights.ts';
import * as roles from '../../db/access/roles.ts';
import { referrers } from '../../db/engine/changes/references.ts';
import { one } from '../../db/engine/changes/table.ts';
import { NO_LOGIN_RULES, isLooser, loginRules, roleNames } from '../../domain/access/role.ts';
import { assertCanRequire } from '../../domain/access/second-factor.ts';
import { requireRights } from '../../domain/access/user.ts';
import { refuseInUse } from '../../domain/values/in-use.ts';
import type { Permission } from '../../generated/operations.ts';
import { authorityOf } from './authority.ts';
import type { Handler } from '../handler.ts';
import { keepingRights } from './last-administrator.ts';
import { rightsBehind } from './reach.ts';
import { get, list } from '../resource.ts';

export const listRoles: Handler<'listRoles'> = list(roles.select, roles.read);
export const getRole: Handler<'getRole'> = get(roles.read);

export const createRole: Handler<'createRole'> = async ({ body }, { db, caller, keys }) => {
  mayGive(await authorityOf(db, caller), body.permissies);
  if (body.tweede_factor_verplicht) assertCanRequire(keys.canEncrypt);
  return one(roles.read, db, await roles.insert(db, { ...body, ...roleNames(body.naam) }));
};

export const updateRole: Handler<'updateRole'> = async ({ path, body }, context) => {
  const { db, caller, keys, settings } = context;
  const held = await authorityOf(db, caller);
  const before = await one(roles.readStored, db, path.id);
  const had = rightsIn(before.permissies);
  const { naam = before.naam, permissies = had, tweede_factor_verplicht, basic_toegestaan } = body;
  const names = roleNames(naam);
  const after = loginRules(before, { tweede_factor_verplicht, basic_toegestaan });

  // Where roles are groups of an issuer, another name is the role of other people.
  const goesToOthers = settings.oidcRolesClaim !== null && names.comparable_name !== before.comparable_name;
  mayGive(
    held,
    permissies.filter((right) => goesToOthers || !had.includes(right)),
  );
  if (after.tweede_factor_verplicht && !before.tweede_factor_verplicht) assertCanRequire(keys.canEncrypt);
  await keepingRights(db, async () => {
    await roles.update(db, before, { ...names, ...after, permissies });
    if (isLooser(before, goesToOthers ? NO_LOGIN_RULES : after))
      mayLoosen(held, [...permissies, ...(await rightsBehind(path.id, context))]);
  });

  return one(roles.read, db, path.id);
};

export const deleteRole: Handler<'deleteRole'> = async ({ path }, context) => {
  const { db, caller, settings } = context;
  const held = await authorityOf(db, caller);
  refuseInUse(await referrers(db, 'roles', path.id));
  const role = await one(roles.readStored, db, path.id);
  // The roles that an issuer gives lapse: those who had this one can have it again.
  if (settings.oidcRolesClaim !== null && isLooser(role, NO_LOGIN_RULES))
    mayLoosen(held, await rightsBehind(path.id, context));
  await roles.remove(db, role);
};

function mayGive(held: ReadonlySet<Permission>, rights: readonly Permission[]): void {
  requireRights(held, rights, 'The role would have rights that you lack: leave them out.');
}

function mayLoosen(held: ReadonlySet<Permission>, rights: readonly Permission[]): void {
  requireRights(held, rights, 'Users with rights that you lack would log in with less: leave that as it was.');
}
