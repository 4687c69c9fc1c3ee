// Recorded hours of members of staff, read with summaries of the shift and of the person.
import type { components } from '../../generated/types.ts';
import type { StoredHours } from '../../domain/planning/recorded-hours.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds } from '../engine/session/reader.ts';
import { defineTable } from '../engine/changes/table.ts';
import * as staff from '../people/staff.ts';
import { selectOfPerson, type OpenPeriod } from './during.ts';
import * as shifts from './shifts.ts';

type RecordedHours = components['schemas']['RecordedHours'];

const rows = defineTable<StoredHours>('recorded_hours', {
  rootOf: ({ personeel_id }) => ({ root: 'contacts', id: personeel_id }),
  references: { personeel_id: 'personeel_id', dienst_id: 'dienst_id' },
});

/** Reads stored recorded hours by id. One query. */
export const readStored: ReadByIds<StoredHours> = rows.read;

/** Reads recorded hours with their shift and person. A fixed number of queries. */
export const read: ReadByIds<RecordedHours> = async (db, ids) => {
  const hoursRows = [...(await rows.read(db, ids)).values()];
  const shiftsById = await shifts.readStored(db, [...new Set(hoursRows.map(({ dienst_id }) => dienst_id))]);
  const people = await staff.read(db, [...new Set(hoursRows.map(({ personeel_id }) => personeel_id))]);

  return new Map(
    hoursRows.flatMap((row): [number, RecordedHours][] => {
      const shift = shiftsById.get(row.dienst_id);
      const person = people.get(row.personeel_id);
      if (shift === undefined || person === undefined) return [];
      const { id, displaynaam, naam, bedrijf_id } = person;
      return [
        [row.id, { ...row, Dienst: { ...shift, product_id: null }, Personeel: { id, displaynaam, naam, bedrijf_id } }],
      ];
    }),
  );
};

/** Selects the hours of a person, by begin. */
export function selectOf(personeel_id: number, period: OpenPeriod): Selection {
  return selectOfPerson('recorded_hours', personeel_id, period);
}

/** Returns whether hours are recorded on one of these shifts. */
export async function areOn(db: Writer, shifts: readonly number[]): Promise<boolean> {
  return [...(await rows.readByParent(db, 'dienst_id', shifts)).values()].some((recorded) => recorded.length > 0);
}

export function insert(db: Writer, body: components['schemas']['NewRecordedHours']): Promise<number> {
  return rows.insert(db, body);
}

export function update(
  db: Writer,
  before: StoredHours,
  changes: components['schemas']['RecordedHoursPut'],
): Promise<void> {
  return rows.update(db, before, changes);
}

export function remove(db: Writer, before: StoredHours): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  Urenregistratie: createEventObject({ table: 'recorded_hours', read, schema: 'RecordedHours' }),
};
