// The operations on recorded hours, each below the path of its member of staff.
import * as hours from '../../db/planning/recorded-hours.ts';
import * as shifts from '../../db/planning/shifts.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import {
  findOwnTimeProblems,
  findShiftProblems,
  findStaffProblems,
  findTimeProblems,
} from '../../domain/planning/recorded-hours.ts';
import { refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import { createUnknownReferenceProblem } from '../../domain/values/references.ts';
import type { Handler } from '../handler.ts';
import { assertStaff, mayPlan, readOfStaff } from './of-staff.ts';

export const listRecordedHours: Handler<'listRecordedHours'> = async ({ path, query }, { db }) => {
  await assertStaff(db, path);
  return createListing(hours.selectOf(path.staff_id, query), hours.read);
};

export const getRecordedHours: Handler<'getRecordedHours'> = ({ path }, { db }) => readOfStaff(hours.read, db, path);

export const createRecordedHours: Handler<'createRecordedHours'> = async ({ path, body }, { db, now, caller }) => {
  refuseIfAny([...findStaffProblems(path.staff_id, body.personeel_id), ...findTimeProblems(body)]);
  if (!mayPlan(caller)) refuseIfAny(findOwnTimeProblems(body, now));
  refuseIfAny(await findHoursProblems(db, path.staff_id, body.dienst_id));
  return readOne(hours.read, db, await hours.insert(db, body));
};

export const updateRecordedHours: Handler<'updateRecordedHours'> = async ({ path, body }, { db, now, caller }) => {
  const storedHours = await readOfStaff(hours.readStored, db, path);
  const { dienst_id = storedHours.dienst_id } = body;
  const changedHours = { ...storedHours, ...body };
  refuseIfAny([...findStaffProblems(path.staff_id, body.personeel_id), ...findTimeProblems(changedHours)]);
  if (!mayPlan(caller)) refuseIfAny(findOwnTimeProblems(changedHours, now, storedHours));
  if (dienst_id !== storedHours.dienst_id) refuseIfAny(await findHoursProblems(db, path.staff_id, dienst_id));
  await hours.update(db, storedHours, body);
  return readOne(hours.read, db, path.id);
};

export const deleteRecordedHours: Handler<'deleteRecordedHours'> = async ({ path }, { db }) => {
  await hours.remove(db, await readOfStaff(hours.readStored, db, path));
};

/** The problems of hours on this shift, which is locked until the transaction ends. */
async function findHoursProblems(db: Writer, staff_id: number, dienst_id: number): Promise<ProblemDetail[]> {
  const shift = await shifts.lockShift(db, dienst_id);
  return shift === undefined
    ? [createUnknownReferenceProblem({ field: 'dienst_id', id: dienst_id })]
    : findShiftProblems(staff_id, shift);
}
