// The things of a member of staff, whose paths are below theirs.
import * as staff from '../../db/people/staff.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Reader, ReadByIds } from '../../db/engine/session/reader.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { Caller } from '../handler.ts';

interface StaffResource {
  readonly staff_id: number;
  readonly id: number;
}

/**
 * Whether a caller plans for everybody, or may only see and change their own things.
 * docs/decisions/240-who-sees-what.md.
 */
export function mayPlan({ permissions }: Caller): boolean {
  return permissions.has('editPersoneelsplanning');
}

/** Throws ERR_NOT_FOUND for an unknown member of staff. */
export async function assertStaff(db: Reader, { staff_id }: Pick<StaffResource, 'staff_id'>): Promise<void> {
  await readOne(staff.read, db, staff_id);
}

/** Returns the thing of this id of this member of staff. Throws ERR_NOT_FOUND. */
export async function readOfStaff<Thing extends { readonly personeel_id: number }>(
  read: ReadByIds<Thing>,
  db: Reader,
  path: StaffResource,
): Promise<Thing> {
  await assertStaff(db, path);
  const thing = await readOne(read, db, path.id);
  if (thing.personeel_id !== path.staff_id) throw createNotFoundProblem();
  return thing;
}
