// Staff availability: parts of the member of staff whose it is.
import type { components } from '../../generated/types.ts';
import { statement } from '../engine/session/sql.ts';
import type { StaffAvailability } from '../../domain/planning/staff-availability.ts';
import type { TimeSpan } from '../../domain/values/period.ts';
import { eventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { table } from '../engine/changes/table.ts';
import { ofPerson, type OpenPeriod } from './during.ts';

const rows = table<StaffAvailability>('staff_availability', {
  root: ({ personeel_id }) => ({ root: 'contacts', id: personeel_id }),
  goesWith: { contacts: 'personeel_id' },
});

export const read: ReadByIds<StaffAvailability> = rows.read;

/** The entries of a person that a list shows, by begin. */
export function selectOf(personeel_id: number, period: OpenPeriod): Selection {
  return ofPerson('staff_availability', personeel_id, period);
}

const during = statement<StaffAvailability>(
  () => 'select * from staff_availability where personeel_id = ? and eind > ? and begin < ? and id <> ? order by id',
);

/** The entries of a person that overlap a period, but for one. One query. */
export function othersDuring(
  db: Reader,
  personeel_id: number,
  { begin, eind }: TimeSpan,
  but: number | null,
): Promise<StaffAvailability[]> {
  return during(db, personeel_id, begin, eind, but ?? 0);
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
  PersoneelBeschikbaarheid: eventObject({
    table: 'staff_availability',
    read,
    schema: 'StaffAvailability',
  }),
};
