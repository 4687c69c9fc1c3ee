// The operations on shifts: planned by whoever may, and answered by whoever is asked.
import * as shifts from '../../db/planning/shifts.ts';
import { listing } from '../../db/engine/listing.ts';
import { one } from '../../db/engine/changes/table.ts';
import { assertAnswer, changedShift } from '../../domain/planning/shift.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { localDay, spanProblems } from '../../domain/values/period.ts';
import type { Handler } from '../handler.ts';
import { get, remove } from '../resource.ts';
import { mayPlan } from './of-staff.ts';

export const getShift: Handler<'getShift'> = get(shifts.read);
export const deleteShift: Handler<'deleteShift'> = remove(shifts.readStored, shifts.remove);

export const listShifts: Handler<'listShifts'> = ({ query }, { zone }) => {
  const { opDatum, ...filter } = query;
  const day = opDatum === undefined ? undefined : localDay(opDatum, zone);
  return Promise.resolve(listing(shifts.select({ ...filter, day }), shifts.read));
};

export const createShift: Handler<'createShift'> = async ({ body }, { db, caller }) => {
  refuseIfAny(spanProblems(body));
  await shifts.assertReferences(db, body);
  return one(shifts.read, db, await shifts.insert(db, body, caller.userId));
};

export const updateShift: Handler<'updateShift'> = async ({ path, body }, { db, caller }) => {
  const stored = await one(shifts.readStored, db, path.id);
  if (!mayPlan(caller)) assertAnswer(stored, body);
  const changes = changedShift(stored, body);
  await shifts.assertReferences(db, changes, stored);
  await shifts.update(db, stored, changes);
  return one(shifts.read, db, path.id);
};
