// The operations on shifts: planned by staff with the permission, and answered by the requested person.
import * as shifts from '../../db/planning/shifts.ts';
import { createListing } from '../../db/engine/listing.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { assertAnswer, planShiftChange, type StoredShift } from '../../domain/planning/shift.ts';
import { refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import { localDayOf, findSpanProblems } from '../../domain/values/period.ts';
import type { RestrictedHandler, Handler } from '../handler.ts';
import { findQualificationProblems } from '../people/named-qualifications.ts';
import { get, removeUnused } from '../resource.ts';
import { mayPlan } from './of-staff.ts';

export const getShift: Handler<'getShift'> = get(shifts.read);
export const deleteShift: Handler<'deleteShift'> = removeUnused('shifts', shifts.readStored, shifts.remove);

export const listShifts: Handler<'listShifts'> = ({ query }, { zone }) => {
  const { opDatum, ...filter } = query;
  const day = opDatum === undefined ? undefined : localDayOf(opDatum, zone);
  return Promise.resolve(createListing(shifts.select({ ...filter, day }), shifts.read));
};

export const createShift: Handler<'createShift'> = async ({ body }, { db, caller }) => {
  refuseIfAny(findSpanProblems(body));
  refuseIfAny(await findArchivedProblems(db, body));
  return readOne(shifts.read, db, await shifts.insert(db, body, caller.userId));
};

export const updateShift: RestrictedHandler<'updateShift'> = {
  allow: async ({ path, body }, { db, caller }) => {
    if (!mayPlan(caller)) assertAnswer(await readOne(shifts.readStored, db, path.id), body);
  },
  handle: async ({ path, body }, { db }) => {
    const shift = await readOne(shifts.readStored, db, path.id);
    const changes = planShiftChange(shift, body);
    refuseIfAny(await findArchivedProblems(db, changes, shift));
    await shifts.update(db, shift, changes);
    return readOne(shifts.read, db, path.id);
  },
};

type RequiredQualification = Partial<Pick<StoredShift, 'kwalificatie_id'>>;

/** ERR_QUALIFICATION_ARCHIVED for a newly required qualification that is archived. */
function findArchivedProblems(
  db: Writer,
  { kwalificatie_id: id = null }: RequiredQualification,
  storedShift: RequiredQualification = {},
): Promise<ProblemDetail[]> {
  const isNamed = id !== null && id !== storedShift.kwalificatie_id;
  return findQualificationProblems(db, isNamed ? [{ id, field: 'kwalificatie_id' }] : []);
}
