// Roles: rights under a name, for many users at once.
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { expandStoredRights, toStoredRights } from './rights.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type Role = components['schemas']['Role'];

/** A stored role. */
export interface RoleRow {
  readonly id: number;
  readonly naam: string;
  readonly comparable_name: string;
  readonly permissies: readonly string[];
  readonly tweede_factor_verplicht: boolean;
  readonly basic_toegestaan: boolean;
}

const rows = defineTable<RoleRow>('roles', {
  unique: {
    roles_comparable_name_unique: { field: 'naam', message: 'Another role has this name: choose another.' },
  },
});

/** Stored roles, as the base of a change. */
export const readStored: ReadByIds<RoleRow> = rows.read;

export const read: ReadByIds<Role> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, toRole(row)]));

function toRole({ id, naam, permissies, tweede_factor_verplicht, basic_toegestaan }: RoleRow): Role {
  return { id, naam, permissies: expandStoredRights(permissies), tweede_factor_verplicht, basic_toegestaan };
}

export function select(db: Reader): Selection {
  return selectAll(db, 'roles');
}

const selectByName = defineStatement<{ id: number }>(
  (dialect) => `select id from roles where ${isInList(dialect, 'comparable_name')} order by id`,
);

/** Returns the roles with these comparable names, as references; unknown names are skipped. */
export async function findRolesByName(db: Reader, names: readonly string[]): Promise<{ readonly id: number }[]> {
  return selectByName(db, names);
}

type RoleFields = Omit<RoleRow, 'id' | 'permissies'> & Pick<Role, 'permissies'>;

export function insert(db: Writer, { permissies, ...others }: RoleFields): Promise<number> {
  return rows.insert(db, { ...others, permissies: toStoredRights(permissies) });
}

export function update(db: Writer, before: RoleRow, { permissies, ...others }: RoleFields): Promise<void> {
  return rows.update(db, before, { ...others, permissies: toStoredRights(permissies) });
}

export function remove(db: Writer, before: RoleRow): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  frameworkGuardGroup: createEventObject({ table: 'roles', read, schema: 'Role' }),
};
