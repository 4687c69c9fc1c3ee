// Staff availability: periods in which a member of staff can work, stored as parts of that contact.
import type { StaffAvailability } from '../../domain/planning/staff-availability.ts';
import type { TimeSpan } from '../../domain/values/period.ts';
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import { defineTable } from '../engine/changes/table.ts';
import type { Selection } from '../engine/listing.ts';
import type { Writer } from '../engine/session/database.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { selectOfPerson, type OpenPeriod } from './during.ts';

const rows = defineTable<StaffAvailability>('staff_availability', {
  rootOf: ({ personeel_id }) => ({ root: 'contacts', id: personeel_id }),
  goesWith: { contacts: 'personeel_id' },
});

export const read: ReadByIds<StaffAvailability> = rows.read;

/** Selects the entries of a person, by begin. */
export function selectOf(personeel_id: number, period: OpenPeriod): Selection {
  return selectOfPerson('staff_availability', personeel_id, period);
}

const selectOthersDuring = defineStatement<StaffAvailability>(
  () => 'select * from staff_availability where personeel_id = ? and eind > ? and begin < ? and id <> ? order by id',
);

/** Returns the entries of a person that overlap a period, except the one with an id. */
export function findOthersDuring(
  db: Reader,
  personeel_id: number,
  { begin, eind }: TimeSpan,
  exceptId: number | null,
): Promise<StaffAvailability[]> {
  // No entry has the id 0.
  return selectOthersDuring(db, personeel_id, begin, eind, exceptId ?? 0);
}

export function insert(
  db: Writer,
  personeel_id: number,
  body: components['schemas']['NewStaffAvailability'],
): Promise<number> {
  return rows.insert(db, { ...body, personeel_id });
}

export function update(
  db: Writer,
  before: StaffAvailability,
  changes: components['schemas']['StaffAvailabilityPut'],
): Promise<void> {
  return rows.update(db, before, changes);
}

export function remove(db: Writer, before: StaffAvailability): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  PersoneelBeschikbaarheid: createEventObject({
    table: 'staff_availability',
    read,
    schema: 'StaffAvailability',
  }),
};
