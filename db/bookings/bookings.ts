// Bookings: read with their lines and costs, created with the customer's next reference, changed and deleted.
import type { components } from '../../generated/types.ts';
import {
  presentBooking,
  presentCosts,
  presentLine,
  presentBookingMembers,
  type Agreement,
  type Booking,
  type BookingLine,
  type Costs,
  type PlannedBooking,
  type PlannedCost,
  type PlannedBookingLine,
  type StoredBooking,
} from '../../domain/bookings/booking.ts';
import { movesAt } from '../../domain/bookings/booking-schedule.ts';
import * as lines from './booking-lines.ts';
import * as cancellationTerms from '../catalogue/cancellation-terms.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import * as costs from './costs.ts';
import * as creators from '../people/creators.ts';
import { remainingOf } from '../people/merged-customers.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { createEventObject } from '../engine/changes/changes.ts';

type ListedBooking = components['schemas']['ListedBooking'];
type Creator = components['schemas']['Creator'];

/** A stored booking, without its lines and costs. */
export type BookingRow = Omit<StoredBooking, 'lines' | 'costs'>;

const rows = defineTable<BookingRow>('bookings', {
  dates: { created_on: 'created_at' },
  unique: { bookings_referentie_unique: 'never' },
  references: {
    klant_id: 'klant_id',
    arrangement_id: 'arrangement_id',
    book_process_id: 'book_process_id',
    kept_terms_id: null,
    kosten_klant_id: 'kosten_klant_id',
    kosten_bedrijf_id: 'kosten_bedrijf_id',
    created_by: null,
  },
});
declareConstraints('booking_counters', { unique: { booking_counters_pkey: 'never' } });

/** Reads stored bookings with their lines and costs. Three queries. */
export const readStored: ReadByIds<StoredBooking> = async (db, ids) => {
  const [bookingRows, linesByBooking, costsByBooking] = await Promise.all([
    rows.read(db, ids),
    lines.readByBooking(db, ids),
    costs.readByBooking(db, ids),
  ]);
  return new Map(
    [...bookingRows].map(([id, row]) => [
      id,
      { lines: linesByBooking.get(id) ?? [], costs: costsByBooking.get(id) ?? [], ...row },
    ]),
  );
};

/** Reads bookings as the API returns them, with lines and costs. Three queries. */
export const read: ReadByIds<Booking> = async (db, ids) => {
  const bookings = await readStored(db, ids);
  return new Map([...bookings].map(([id, booking]) => [id, presentBooking(booking)]));
};

/** Reads bookings as lists return them, without lines and costs. One query. */
export const readListed: ReadByIds<ListedBooking> = async (db, ids) => {
  const bookingRows = await rows.read(db, ids);
  return new Map([...bookingRows].map(([id, row]) => [id, presentBookingMembers(row)]));
};

/** Returns the lines of bookings as the API does, by booking; every booking asked for has an entry. One query. */
export async function linesOf(db: Reader, ids: readonly number[]): Promise<Map<number, BookingLine[]>> {
  const linesByBooking = await lines.readByBooking(db, ids);
  return new Map([...linesByBooking].map(([id, bookingLines]) => [id, bookingLines.map(presentLine)]));
}

const selectByNumber = defineStatement<Pick<BookingRow, 'id' | 'klant_id'>>(
  () => `select id, ${remainingOf('klant_id')} as klant_id from bookings where referentie = ?`,
);

/** Returns the booking with a number such as `30-2`, and its customer after merges; undefined for none. */
export async function findByNumber(
  db: Reader,
  referentie: string,
): Promise<Pick<BookingRow, 'id' | 'klant_id'> | undefined> {
  return (await selectByNumber(db, referentie))[0];
}

/** Returns the costs of bookings as the API does, by booking. Two queries. */
export async function costsOf(db: Reader, ids: readonly number[]): Promise<Map<number, Costs>> {
  const bookingRows = await rows.read(db, ids);
  const costsByBooking = await costs.readByBooking(db, ids);
  return new Map([...bookingRows].map(([id, row]) => [id, presentCosts(row, costsByBooking.get(id) ?? [])]));
}

/** Returns the creator of each booking; null when no member of staff created it. */
export async function creatorsOf(db: Reader, ids: readonly number[]): Promise<Map<number, Creator | null>> {
  const bookingRows = await rows.read(db, ids);
  const bookings = [...bookingRows].map(([id, { created_by }]) => ({ id, created_by }));
  const creatorsById = await creators.read(db, [...new Set(bookings.flatMap(({ created_by }) => created_by ?? []))]);
  return new Map(bookings.map(({ id, created_by }) => [id, creatorsById.get(created_by ?? 0) ?? null]));
}

/** The values that a booking gets at its creation and that never change. */
export type BookingOrigin = Pick<
  BookingRow,
  'arrangement_id' | 'book_process_id' | 'online_boeking' | 'created_by' | 'created_at'
>;

/**
 * Stores a new booking under the next reference of its customer, or one that was reserved for it. Returns the stored
 * booking. A fixed number of queries.
 */
export async function insert(
  db: Writer,
  plan: PlannedBooking,
  origin: BookingOrigin,
  reference?: string,
): Promise<StoredBooking> {
  const [referentie, kept_terms_id] = await Promise.all([
    reference ?? reserveReference(db, plan.agreement.klant_id),
    cancellationTerms.findStoredTermsId(db, origin.arrangement_id),
  ]);
  const moves_at = movesAt({ ...plan.agreement, ...origin, lines: plan.lines });
  const row = { ...plan.agreement, ...origin, referentie, kept_terms_id, drafted_on: null, moves_at };
  const id = await rows.insert(db, row);
  return saveParts(db, { ...row, id, lines: [], costs: [] }, plan);
}

/** Stores a changed booking; unchanged lines and costs are not written. Returns the stored booking. */
export async function save(db: Writer, booking: StoredBooking, plan: PlannedBooking): Promise<StoredBooking> {
  const updatedBooking = await saveAgreement(db, booking, plan.agreement, plan.lines);
  const saved = await saveParts(db, updatedBooking, plan);
  await lines.removeOthers(db, booking, plan.lines);
  return saved;
}

async function saveParts(db: Writer, booking: StoredBooking, plan: PlannedBooking): Promise<StoredBooking> {
  const saved = await lines.save(db, booking, plan.lines);
  const charged = await costs.save(db, booking, plan.costs, saved);
  return { ...booking, lines: lines.sortLines([...saved.values()]), costs: charged };
}

/** Replaces the costs of a booking; its members and lines stay unchanged. Returns the stored booking. */
export async function saveCosts(
  db: Writer,
  booking: StoredBooking,
  plannedCosts: readonly PlannedCost[],
): Promise<StoredBooking> {
  noteLocked(db, [booking]);
  return {
    ...booking,
    costs: await costs.save(db, booking, plannedCosts, new Map(booking.lines.map((line) => [line, line]))),
  };
}

/**
 * Stores changed members of a booking, without its lines and costs. Its next status change is computed from the times
 * of the `plannedLines` lines, which the caller stores. Returns the stored booking.
 */
export async function saveAgreement(
  db: Writer,
  booking: StoredBooking,
  changes: Partial<Agreement>,
  plannedLines: readonly Pick<PlannedBookingLine, 'begin' | 'eind'>[] = booking.lines,
): Promise<StoredBooking> {
  const [saved = booking] = await saveAgreements(db, [[booking, changes, plannedLines]]);
  return saved;
}

/**
 * Stores changed members of many bookings, as `saveAgreement` does for one; equal changes share one statement. Returns
 * the stored bookings.
 */
export async function saveAgreements(
  db: Writer,
  changes: readonly (readonly [
    stored: StoredBooking,
    changes: Partial<Agreement>,
    planned?: readonly Pick<PlannedBookingLine, 'begin' | 'eind'>[],
  ])[],
): Promise<StoredBooking[]> {
  noteLocked(
    db,
    changes.map(([booking]) => booking),
  );
  const timed = changes.map(([booking, agreement, lines = booking.lines]) => {
    const moves_at = movesAt({ ...booking, ...agreement, lines });
    return [booking, { ...agreement, moves_at }] as const;
  });
  await rows.updateMany(db, timed);
  return timed.map(([booking, agreement]) => ({ ...booking, ...agreement }));
}

/** Records that a scheduled job has handled the invoice of a booking, which happens once. */
export async function noteDrafted(db: Writer, booking: StoredBooking, today: string): Promise<void> {
  noteLocked(db, [booking]);
  await rows.update(db, booking, { drafted_on: today });
}

/** Removes a booking with its lines and costs. */
export async function remove(db: Writer, booking: StoredBooking): Promise<void> {
  noteLocked(db, [booking]);
  await costs.save(db, booking, [], new Map());
  await lines.removeOthers(db, booking, []);
  await rows.remove(db, booking);
}

/** Records locked bookings as their state before the first change, so that events need not read them again. */
function noteLocked(db: Writer, bookings: readonly StoredBooking[]): void {
  db.changes.noteLocked(rows.name, {
    read: readStored,
    rows: new Map(bookings.map((booking) => [booking.id, booking])),
  });
}

const count = defineCommand<{ last: number }>(
  () => `insert into booking_counters (klant_id, last) values (?, 1)
    on conflict (klant_id) do update set last = booking_counters.last + 1 returning last`,
);

/**
 * Reserves the next reference of a customer, their id and a count, such as `30-2`. The counter stays locked until the
 * transaction ends. A committed reference is never reused, even if its booking is deleted.
 * docs/decisions/041-bookings.md.
 */
export async function reserveReference(db: Writer, klant_id: number): Promise<string> {
  const [counter] = await count(db, klant_id);
  return `${String(klant_id)}-${String(counter?.last)}`;
}

/** The objects that events announce. */
export const announced = {
  Boeking: createEventObject({
    table: 'bookings',
    read: readStored,
    schema: 'Booking',
    toEventValues: presentBooking,
    reaches: { BookingDefinitive: ({ definite_at }) => definite_at !== null },
  }),
};
