// Answers for roles: rights under a name, for many users at once.
import * as roles from '../db/roles.ts';
import { one } from '../db/table.ts';
import { holdRights } from '../db/users.ts';
import { requireRights } from '../domain/user.ts';
import type { components } from '../generated/types.ts';
import type { Caller, Handler } from './handler.ts';
import { assertSomeoneManages } from './last-administrator.ts';
import { get, list, remove } from './resource.ts';

type Permission = components['schemas']['Permission'];

export const listRoles: Handler<'listRoles'> = list(roles.select, roles.read);
export const getRole: Handler<'getRole'> = get(roles.read);
export const deleteRole: Handler<'deleteRole'> = remove(roles.read, roles.remove);

export const createRole: Handler<'createRole'> = async ({ body }, { db, caller }) => {
  mayGive(caller, body.permissies);
  return one(roles.read, db, await roles.insert(db, body));
};

export const updateRole: Handler<'updateRole'> = async ({ path, body }, { db, caller }) => {
  await holdRights(db);
  const before = await one(roles.read, db, path.id);
  const { permissies = before.permissies } = body;
  mayGive(
    caller,
    permissies.filter((right) => !before.permissies.includes(right)),
  );
  await roles.update(db, before, body);
  if (before.permissies.includes('editUsers') && !permissies.includes('editUsers')) await assertSomeoneManages(db);
  return one(roles.read, db, path.id);
};

function mayGive({ permissions }: Caller, rights: readonly Permission[]): void {
  requireRights(permissions, rights, 'The role would have rights that you lack: leave them out.');
}
