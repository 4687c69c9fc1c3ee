// The operations on shifts: planned by whoever may, and answered by whoever is asked.
import * as shifts from '../../db/planning/shifts.ts';
import { listing } from '../../db/engine/listing.ts';
import { unknownReferences } from '../../db/engine/changes/references.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { one } from '../../db/engine/changes/table.ts';
import { assertAnswer, changedShift, type StoredShift } from '../../domain/planning/shift.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { localDay, spanProblems } from '../../domain/values/period.ts';
import type { Handler } from '../handler.ts';
import { qualificationProblems } from '../people/named-qualifications.ts';
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
  await assertReferences(db, body);
  return one(shifts.read, db, await shifts.insert(db, body, caller.userId));
};

export const updateShift: Handler<'updateShift'> = async ({ path, body }, { db, caller }) => {
  const stored = await one(shifts.readStored, db, path.id);
  if (!mayPlan(caller)) assertAnswer(stored, body);
  const changes = changedShift(stored, body);
  await assertReferences(db, changes, stored);
  await shifts.update(db, stored, changes);
  return one(shifts.read, db, path.id);
};

type Referring = Partial<Pick<StoredShift, 'personeel_id' | 'boeking_id' | 'locatie_id' | 'kwalificatie_id'>>;

/**
 * Throws ERR_UNKNOWN_REFERENCE and ERR_QUALIFICATION_ARCHIVED for what a shift is to refer to and did not before: what it
 * referred to already may be archived by now and stays.
 */
async function assertReferences(db: Writer, sent: Referring, stored: Referring = {}): Promise<void> {
  const anew = <Name extends keyof Referring>(name: Name): Referring[Name] | null =>
    sent[name] === stored[name] ? null : sent[name];
  const kwalificatie_id = anew('kwalificatie_id') ?? null;
  const named = kwalificatie_id === null ? [] : [{ id: kwalificatie_id, field: 'kwalificatie_id' }];
  refuseIfAny([
    ...(await unknownReferences(db, [
      { field: 'personeel_id', table: 'contacts', id: anew('personeel_id'), where: { type: 'personeel' } },
      { field: 'boeking_id', table: 'bookings', id: anew('boeking_id') },
      { field: 'locatie_id', table: 'locations', id: anew('locatie_id') },
    ])),
    ...(await qualificationProblems(db, named)),
  ]);
}
