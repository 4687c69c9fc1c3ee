// The operations on staff: relations of type personeel, with what they can do.
import * as staff from '../../db/people/staff.ts';
import { one } from '../../db/engine/changes/table.ts';
import { newlyNamed } from '../../domain/people/qualification.ts';
import type { Handler } from '../handler.ts';
import { qualificationProblems } from './named-qualifications.ts';
import { archiveRelation, changeRelation, patchRelation, storeRelation } from './relation.ts';
import { get, list } from '../resource.ts';

export const listStaff: Handler<'listStaff'> = list(staff.select, staff.read);
export const getStaffMember: Handler<'getStaffMember'> = get(staff.read);

export const getOwnStaffMember: Handler<'getOwnStaffMember'> = async (_input, { db, caller }) => {
  const member = await one(staff.read, db, caller.userId ?? 0);
  const [self] = member.contactpersonen;
  const permissies = [...caller.permissions];
  return { ...member, telefoon1: self?.telefoon1 ?? null, email1: self?.email1 ?? null, permissies };
};

export const createStaffMember: Handler<'createStaffMember'> = async ({ body }, { db }) => {
  const { kwalificatie_ids = [], ondertekening = null, ...relation } = body;
  const refused = await qualificationProblems(db, newlyNamed(kwalificatie_ids));
  const { id, isNew } = await storeRelation(db, relation, refused);
  const stored = await one(staff.read, db, id);
  await staff.qualify(db, id, [...stored.kwalificatie_ids, ...kwalificatie_ids]);
  await staff.sign(db, id, stored.ondertekening ?? ondertekening);
  return { status: isNew ? 201 : 200, body: await one(staff.read, db, id) };
};

export const updateStaffMember: Handler<'updateStaffMember'> = async ({ path, body }, { db }) => {
  const { kwalificatie_ids, ondertekening, ...relation } = body;
  const { kwalificatie_ids: held } = await one(staff.read, db, path.id);
  const wanted = kwalificatie_ids ?? held;
  const named = newlyNamed(wanted, held);
  await changeRelation(db, path.id, relation, await qualificationProblems(db, named));
  await staff.qualify(db, path.id, wanted);
  if (ondertekening !== undefined) await staff.sign(db, path.id, ondertekening);
  return one(staff.read, db, path.id);
};

export const patchStaffMember: Handler<'patchStaffMember'> = patchRelation(staff.read);

export const deleteStaffMember: Handler<'deleteStaffMember'> = async ({ path }, { db, now }) => {
  await archiveRelation(db, path.id, now);
};
