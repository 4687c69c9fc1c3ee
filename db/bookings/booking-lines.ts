// The lines of bookings.
import type { PlannedBookingLine, StoredBooking, StoredBookingLine } from '../../domain/bookings/booking.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineTable, type NewRow } from '../engine/changes/table.ts';

interface BookingLineRow extends StoredBookingLine {
  readonly boeking_id: number;
}

const rows = defineTable<BookingLineRow>('booking_lines', {
  rootOf: (row) => ({ root: 'bookings', id: row.boeking_id }),
  dates: { begins_on: 'begin' },
  references: { product_id: 'product_id', locatie_id: 'locatie_id', prijsregel_id: null },
});

/** Returns the lines by booking, ordered by begin; every booking asked for has an entry. One query. */
export function readByBooking(db: Reader, ids: readonly number[]): Promise<Map<number, StoredBookingLine[]>> {
  return rows.readByParent(db, 'boeking_id', ids, 'begin');
}

/**
 * Stores new and changed lines; returns the stored form of every planned line. Removed lines remain: costs may refer to
 * them.
 */
export async function save(
  db: Writer,
  booking: Pick<StoredBooking, 'id' | 'lines'>,
  plannedLines: readonly PlannedBookingLine[],
): Promise<Map<PlannedBookingLine, StoredBookingLine>> {
  const before = new Map(booking.lines.map((line) => [line.id, { ...line, boeking_id: booking.id }]));
  const changes = plannedLines.flatMap((line): [BookingLineRow, NewRow<BookingLineRow>][] => {
    const row = line.id === null ? undefined : before.get(line.id);
    return row === undefined ? [] : [[row, columnsOf(line)]];
  });

  await rows.updateMany(db, changes);
  const fresh = plannedLines.filter(({ id }) => id === null);
  const lineIds = await rows.insertMany(
    db,
    fresh.map((line) => ({ ...columnsOf(line), boeking_id: booking.id })),
  );
  const ids = new Map(fresh.map((line, index) => [line, lineIds[index] ?? 0]));

  return new Map(plannedLines.map((line) => [line, { ...columnsOf(line), id: line.id ?? ids.get(line) ?? 0 }]));
}

/** Returns lines in the order of a read: by begin. */
export function sortLines(lines: readonly StoredBookingLine[]): StoredBookingLine[] {
  return lines.toSorted((one, other) =>
    one.begin === other.begin ? one.id - other.id : one.begin < other.begin ? -1 : 1,
  );
}

function columnsOf(line: PlannedBookingLine): Omit<StoredBookingLine, 'id'> {
  return {
    product_id: line.product_id,
    locatie_id: line.locatie_id,
    aantal: line.aantal,
    follows_rule: line.follows_rule,
    minimum_aantal: line.minimum_aantal,
    begin: line.begin,
    eind: line.eind,
    beschrijving: line.beschrijving,
    opmerking: line.opmerking,
    betaald_bedrag: line.betaald_bedrag,
    betaal_datum: line.betaal_datum,
    betaal_opmerking: line.betaal_opmerking,
    prijsregel_id: line.prijsregel_id,
  };
}

/** Removes the lines that are no longer planned. */
export async function removeOthers(
  db: Writer,
  booking: Pick<StoredBooking, 'id' | 'lines'>,
  plannedLines: readonly PlannedBookingLine[],
): Promise<void> {
  const plannedIds = new Set(plannedLines.map(({ id }) => id));
  const obsoleteLines = booking.lines.filter(({ id }) => !plannedIds.has(id));
  await rows.removeMany(
    db,
    obsoleteLines.map((line) => ({ ...line, boeking_id: booking.id })),
  );
}
