// Roles: rights under a name, for many users at once.
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, Read } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { rightsIn, storedRights } from './rights.ts';
import { select as selectAll, table } from '../engine/changes/table.ts';
import { eventObject } from '../engine/changes/changes.ts';

export type Role = components['schemas']['Role'];

/** A role as it is stored. */
export interface RoleRow {
  readonly id: number;
  readonly naam: string;
  readonly comparable_name: string;
  readonly permissies: readonly string[];
}

const rows = table<RoleRow>('roles', {
  unique: {
    roles_comparable_name_unique: { field: 'naam', message: 'Another role has this name: choose another.' },
  },
});

/** Roles as they are stored, to be changed. */
export const readStored: Read<RoleRow> = rows.read;

export const read: Read<Role> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, toRole(row)]));

function toRole({ id, naam, permissies }: RoleRow): Role {
  return { id, naam, permissies: rightsIn(permissies) };
}

export function select(db: Reader): Selection {
  return selectAll(db, 'roles');
}

type Members = Omit<RoleRow, 'id' | 'permissies'> & Pick<Role, 'permissies'>;

export function insert(db: Writer, { permissies, ...names }: Members): Promise<number> {
  return rows.insert(db, { ...names, permissies: storedRights(permissies) });
}

export function update(db: Writer, before: RoleRow, { permissies, ...names }: Members): Promise<void> {
  return rows.update(db, before, { ...names, permissies: storedRights(permissies) });
}

export function remove(db: Writer, before: RoleRow): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  frameworkGuardGroup: eventObject({ table: 'roles', read, schema: 'Role' }),
};
