// The operations on shifts: planned by whoever may, and answered by whoever is asked.
import * as shifts from '../../db/planning/shifts.ts';
import { listing } from '../../db/engine/listing.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { one } from '../../db/engine/changes/table.ts';
import { assertAnswer, changedShift, type StoredShift } from '../../domain/planning/shift.ts';
import { refuseIfAny, type ProblemDetail } from '../../domain/values/problem.ts';
import { localDay, spanProblems } from '../../domain/values/period.ts';
import type { RestrictedHandler, Handler } from '../handler.ts';
import { qualificationProblems } from '../people/named-qualifications.ts';
import { get, removeUnused } from '../resource.ts';
import { mayPlan } from './of-staff.ts';

export const getShift: Handler<'getShift'> = get(shifts.read);
export const deleteShift: Handler<'deleteShift'> = removeUnused('shifts', shifts.readStored, shifts.remove);

export const listShifts: Handler<'listShifts'> = ({ query }, { zone }) => {
  const { opDatum, ...filter } = query;
  const day = opDatum === undefined ? undefined : localDay(opDatum, zone);
  return Promise.resolve(listing(shifts.select({ ...filter, day }), shifts.read));
};

export const createShift: Handler<'createShift'> = async ({ body }, { db, caller }) => {
  refuseIfAny(spanProblems(body));
  refuseIfAny(await archived(db, body));
  return one(shifts.read, db, await shifts.insert(db, body, caller.userId));
};

export const updateShift: RestrictedHandler<'updateShift'> = {
  allow: async ({ path, body }, { db, caller }) => {
    if (!mayPlan(caller)) assertAnswer(await one(shifts.readStored, db, path.id), body);
  },
  handle: async ({ path, body }, { db }) => {
    const stored = await one(shifts.readStored, db, path.id);
    const changes = changedShift(stored, body);
    refuseIfAny(await archived(db, changes, stored));
    await shifts.update(db, stored, changes);
    return one(shifts.read, db, path.id);
  },
};

type RequiredQualification = Partial<Pick<StoredShift, 'kwalificatie_id'>>;

/** ERR_QUALIFICATION_ARCHIVED for a qualification that a shift is to require, and did not before. */
function archived(
  db: Writer,
  { kwalificatie_id: id = null }: RequiredQualification,
  stored: RequiredQualification = {},
): Promise<ProblemDetail[]> {
  const isNamed = id !== null && id !== stored.kwalificatie_id;
  return qualificationProblems(db, isNamed ? [{ id, field: 'kwalificatie_id' }] : []);
}
