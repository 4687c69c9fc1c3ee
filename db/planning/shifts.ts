// Shifts: read with their tasks, found by day, person and booking, and cancelled with their bookings.
import type { components, Instant } from '../../generated/types.ts';
import { tasksOf, type StoredShift } from '../../domain/planning/shift.ts';
import type { TimeSpan } from '../../domain/values/period.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { groupBy } from '../engine/group-by.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { lockRoot, lockRoots } from '../engine/changes/roots.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { find, defineTable } from '../engine/changes/table.ts';
import { orderByBegin, narrowToOverlapping, type OpenPeriod } from './during.ts';
import { longBeforeValuesOf, isNotLongBefore } from './shifts-during.ts';

export type Shift = components['schemas']['Shift'];
type ShiftTask = components['schemas']['ShiftTask'];

const rows = defineTable<StoredShift>('shifts', {
  references: {
    personeel_id: 'personeel_id',
    boeking_id: 'boeking_id',
    locatie_id: 'locatie_id',
    kwalificatie_id: 'kwalificatie_id',
    created_by: null,
  },
});

/** Reads stored shifts by id. One query. */
export const readStored: ReadByIds<StoredShift> = rows.read;

/** Reads shifts with their tasks. Two queries. */
export const read: ReadByIds<Shift> = async (db, ids) => attachTasks(db, [...(await rows.read(db, ids)).values()]);

/** Returns the shifts of bookings, by begin; every requested booking has a list. Two queries. */
export async function readByBooking(db: Reader, ids: readonly number[]): Promise<Map<number, Shift[]>> {
  const rowsByBooking = await rows.readByParent(db, 'boeking_id', ids, 'begin');
  const shiftsById = await attachTasks(db, [...rowsByBooking.values()].flat());
  return new Map(
    [...rowsByBooking].map(([id, shiftRows]) => [id, shiftRows.flatMap((row) => shiftsById.get(row.id) ?? [])]),
  );
}

const selectLinesOf = defineStatement<ShiftTask & { readonly boeking_id: number }>(
  (dialect) => `select l.id, l.boeking_id, l.product_id, p.naam, l.begin, l.eind, l.aantal, l.locatie_id
    from booking_lines l join products p on p.id = l.product_id
    where ${isInList(dialect, 'l.boeking_id')} order by l.begin, l.id`,
);

async function attachTasks(db: Reader, shiftRows: readonly StoredShift[]): Promise<Map<number, Shift>> {
  const bookingIds = [...new Set(shiftRows.flatMap(({ boeking_id }) => boeking_id ?? []))];
  const lines = bookingIds.length === 0 ? [] : await selectLinesOf(db, bookingIds);
  const ofBooking = groupBy(lines, ({ boeking_id }) => boeking_id);
  return new Map(
    shiftRows.map((row) => {
      const Taken = tasksOf(row, ofBooking.get(row.boeking_id ?? 0) ?? []);
      return [row.id, { ...row, internal_reference: null, Taken }];
    }),
  );
}

/** The filters of a list of shifts. */
export interface ShiftFilter extends OpenPeriod {
  /** A second period that the shift must overlap. */
  readonly day?: TimeSpan | undefined;
  readonly personeel_id?: number | undefined;
  readonly boeking_id?: number | undefined;
}

/** Selects the shifts of a list, by begin. */
export function select({ day, personeel_id, boeking_id, ...period }: ShiftFilter): Selection {
  return {
    buildQuery: ({ build, dialect }) => {
      const query = narrowToOverlapping(narrowToOverlapping(build('shifts'), 'shifts', period), 'shifts', day);
      for (const begin of [period.begin, day?.begin])
        if (begin !== undefined)
          void query.whereRaw(isNotLongBefore(dialect, 'shifts', '?'), longBeforeValuesOf(begin));
      if (personeel_id !== undefined) void query.where('shifts.personeel_id', personeel_id);
      if (boeking_id !== undefined) void query.where('shifts.boeking_id', boeking_id);
      return query;
    },
    grows: 'shifts',
    order: orderByBegin('shifts'),
  };
}

export function insert(
  db: Writer,
  body: components['schemas']['NewShift'],
  created_by: number | null,
): Promise<number> {
  return rows.insert(db, { ...body, created_by });
}

export function update(db: Writer, before: StoredShift, changes: components['schemas']['ShiftPut']): Promise<void> {
  return rows.update(db, before, changes);
}

export function remove(db: Writer, before: StoredShift): Promise<void> {
  return rows.remove(db, before);
}

/** Locks and returns a shift until the transaction ends; undefined when there is none. */
export async function lockShift(db: Writer, id: number): Promise<StoredShift | undefined> {
  await lockRoot(db, 'shifts', id);
  return find(rows.read, db, id);
}

/** Locks and returns the shifts of bookings until the transaction ends. */
export async function lockByBooking(db: Writer, bookings: readonly number[]): Promise<StoredShift[]> {
  const rowsByBooking = await rows.readByParent(db, 'boeking_id', bookings);
  const ids = [...rowsByBooking.values()].flat().map(({ id }) => id);
  if (ids.length === 0) return [];
  await lockRoots(db, 'shifts', ids);
  return [...(await rows.read(db, ids)).values()];
}

/** Cancels the shifts of a booking, whatever their status, except those that had ended at `now`: they were worked. */
export async function cancelOf(db: Writer, bookingId: number, now: Instant): Promise<void> {
  const lockedShifts = await lockByBooking(db, [bookingId]);
  const ahead = lockedShifts.filter(({ eind }) => eind > now);
  await rows.updateMany(
    db,
    ahead.map((shift) => [shift, { status: 'geannuleerd' }]),
  );
}

/** Removes locked shifts without recorded hours. */
export function removeAll(db: Writer, shifts: readonly StoredShift[]): Promise<void> {
  return rows.removeMany(db, shifts);
}

/** The objects that events announce. */
export const announced = {
  Dienst: createEventObject({ table: 'shifts', read, schema: 'Shift' }),
};
