// The rights that accounts can get through roles: those of all roles, and those of the accounts with a role or an issuer.
import type { Permission } from '../../generated/operations.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { expandStoredRights } from './rights.ts';
import { RIGHTS_JOIN, rightsOf, type RightsRow } from './users.ts';

const selectOfAllRoles = defineStatement<{ permissies: readonly string[] }>(() => 'select permissies from roles');

/** Returns the rights of all roles together. */
export async function findRightsOfRoles(db: Reader): Promise<Set<Permission>> {
  return new Set((await selectOfAllRoles(db)).flatMap(({ permissies }) => expandStoredRights(permissies)));
}

const selectOfMembers = defineStatement<RightsRow>(
  () => `select ${RIGHTS_JOIN.columns} from users ${RIGHTS_JOIN.joins}
    where users.id in (select user_id from user_roles where role_id = ?)`,
);
const selectOfJoinable = defineStatement<RightsRow>(
  () => `select ${RIGHTS_JOIN.columns} from users ${RIGHTS_JOIN.joins}
    where users.email_address is not null or users.oidc_subject is not null`,
);

/** Returns the rights of all accounts with a role, active or not. */
export async function findRightsOfMembers(db: Reader, roleId: number): Promise<Set<Permission>> {
  return rightsOf(await selectOfMembers(db, roleId));
}

/** Returns the rights of all accounts that are linked to an issuer, or that a login through it can link. */
export async function findRightsOfJoinable(db: Reader): Promise<Set<Permission>> {
  return rightsOf(await selectOfJoinable(db));
}
