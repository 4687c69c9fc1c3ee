// Roles: rights under a name, for many users at once.
import { comparable, uniqueKey, visible } from '../../domain/people/identity.ts';
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, Read } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { refuseInUse } from '../engine/changes/references.ts';
import { rightsIn, storedRights } from './rights.ts';
import { one, select as selectAll, table } from '../engine/changes/table.ts';
import { eventObject } from '../engine/changes/changes.ts';

export type Role = components['schemas']['Role'];

interface RoleRow {
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

export const read: Read<Role> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, toRole(row)]));

function toRole({ id, naam, permissies }: RoleRow): Role {
  return { id, naam, permissies: rightsIn(permissies) };
}

export function select(db: Reader): Selection {
  return selectAll(db, 'roles');
}

/** Throws ERR_TAKEN on a name that another role has, whatever its capitals and spaces. */
export function insert(db: Writer, { naam, permissies }: components['schemas']['NewRole']): Promise<number> {
  return rows.insert(db, { ...nameColumns(naam), permissies: storedRights(permissies) });
}

function nameColumns(naam: string): Pick<RoleRow, 'naam' | 'comparable_name'> {
  return { naam, comparable_name: uniqueKey(comparable(visible(naam)), 'naam') };
}

/** Throws what storing one throws. */
export async function update(db: Writer, before: Role, body: components['schemas']['RolePut']): Promise<void> {
  const { naam = before.naam, permissies = before.permissies } = body;
  await rows.update(db, await one(rows.read, db, before.id), {
    ...nameColumns(naam),
    permissies: storedRights(permissies),
  });
}

/** Throws ERR_IN_USE while a user has it. */
export async function remove(db: Writer, { id }: Pick<Role, 'id'>): Promise<void> {
  await refuseInUse(db, 'roles', id);
  await rows.remove(db, await one(rows.read, db, id));
}

/** What events tell of. */
export const announced = {
  frameworkGuardGroup: eventObject({ table: 'roles', read, schema: 'Role' }),
};
