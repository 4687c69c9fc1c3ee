// The operations on staff: contacts of type personeel, with their qualifications.
import * as staff from '../../db/people/staff.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { listNewQualifications } from '../../domain/people/qualification.ts';
import type { Handler } from '../handler.ts';
import { findQualificationProblems } from './named-qualifications.ts';
import { archiveContact, changeContact, createContactPatch, storeContact } from './contact.ts';
import { get, list } from '../resource.ts';

export const listStaff: Handler<'listStaff'> = list(staff.select, staff.read);
export const getStaffMember: Handler<'getStaffMember'> = get(staff.read);

export const getOwnStaffMember: Handler<'getOwnStaffMember'> = async (_input, { db, caller }) => {
  const member = await readOne(staff.read, db, caller.userId ?? 0);
  const [self] = member.contactpersonen;
  const permissies = [...caller.permissions];
  return { ...member, telefoon1: self?.telefoon1 ?? null, email1: self?.email1 ?? null, permissies };
};

export const createStaffMember: Handler<'createStaffMember'> = async ({ body }, { db }) => {
  const { kwalificatie_ids = [], ondertekening = null, ...contact } = body;
  const qualificationProblems = await findQualificationProblems(db, listNewQualifications(kwalificatie_ids));
  const { id, isNew } = await storeContact(db, contact, qualificationProblems);
  const staffMember = await readOne(staff.read, db, id);
  await staff.qualify(db, id, [...staffMember.kwalificatie_ids, ...kwalificatie_ids]);
  await staff.sign(db, id, staffMember.ondertekening ?? ondertekening);
  return { status: isNew ? 201 : 200, body: await readOne(staff.read, db, id) };
};

export const updateStaffMember: Handler<'updateStaffMember'> = async ({ path, body }, { db }) => {
  const { kwalificatie_ids, ondertekening, ...contact } = body;
  const { kwalificatie_ids: heldIds } = await readOne(staff.read, db, path.id);
  const wantedIds = kwalificatie_ids ?? heldIds;
  const newQualifications = listNewQualifications(wantedIds, heldIds);
  await changeContact(db, path.id, contact, await findQualificationProblems(db, newQualifications));
  await staff.qualify(db, path.id, wantedIds);
  if (ondertekening !== undefined) await staff.sign(db, path.id, ondertekening);
  return readOne(staff.read, db, path.id);
};

export const patchStaffMember: Handler<'patchStaffMember'> = createContactPatch(staff.read);

export const deleteStaffMember: Handler<'deleteStaffMember'> = async ({ path }, { db, now }) => {
  await archiveContact(db, path.id, now);
};
