// The operations on staff availability, each below the path of its member of staff.
import * as availability from '../../db/planning/staff-availability.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { findEntryProblems, type StaffAvailability } from '../../domain/planning/staff-availability.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { Handler } from '../handler.ts';
import { assertStaff, readOfStaff } from './of-staff.ts';

export const listStaffAvailability: Handler<'listStaffAvailability'> = async ({ path, query }, { db }) => {
  await assertStaff(db, path);
  return createListing(availability.selectOf(path.staff_id, query), availability.read);
};

export const getStaffAvailability: Handler<'getStaffAvailability'> = ({ path }, { db }) =>
  readOfStaff(availability.read, db, path);

export const createStaffAvailability: Handler<'createStaffAvailability'> = async ({ path, body }, { db }) => {
  await assertConsistent(db, path.staff_id, body, null);
  return readOne(availability.read, db, await availability.insert(db, path.staff_id, body));
};

export const updateStaffAvailability: Handler<'updateStaffAvailability'> = async ({ path, body }, { db }) => {
  const storedAvailability = await readOfStaff(availability.read, db, path);
  await assertConsistent(db, path.staff_id, { ...storedAvailability, ...body }, path.id);
  await availability.update(db, storedAvailability, body);
  return readOne(availability.read, db, path.id);
};

export const deleteStaffAvailability: Handler<'deleteStaffAvailability'> = async ({ path }, { db }) => {
  await availability.remove(db, await readOfStaff(availability.read, db, path));
};

type AvailabilityFacts = Pick<StaffAvailability, 'begin' | 'eind' | 'beschikbaar'>;

// The door has locked the person, so no other request adds a contradicting entry.
async function assertConsistent(
  db: Writer,
  staff_id: number,
  entry: AvailabilityFacts,
  id: number | null,
): Promise<void> {
  refuseIfAny(findEntryProblems(entry, await availability.findOthersDuring(db, staff_id, entry, id)));
}
