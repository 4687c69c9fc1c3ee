// The entries of calendar feeds: the lines of bookings and the shifts of a period, and the names of the feeds.
import type { Knex } from 'knex';
import {
  formatBookingTitle,
  type CalendarBooking,
  type CalendarLine,
  type CalendarShift,
} from '../../domain/planning/calendar.ts';
import type { TimeSpan } from '../../domain/values/period.ts';
import { sortQuery } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { queryLinesSinceMonthBefore } from '../bookings/lines-during.ts';
import { queryLocationsBelow } from '../house/locations-below.ts';
import * as contacts from '../people/contacts.ts';
import { orderByBegin } from './during.ts';

const selectLocation = defineStatement<{ naam: string }>(() => 'select naam from locations where id = ?');
const selectBooking = defineStatement<CalendarBooking>(
  () => 'select referentie, arrangement from bookings where id = ?',
);
const selectStaff = defineStatement<{ id: number }>(
  () => "select id from contacts where id = ? and type = 'personeel' and archived_at is null",
);

/** Returns the name of a location; undefined when there is none. */
export async function findLocationName(db: Reader, id: number): Promise<string | undefined> {
  return (await selectLocation(db, id))[0]?.naam;
}

/** Returns the name of a booking; undefined when there is none. */
export async function findBookingName(db: Reader, id: number): Promise<string | undefined> {
  const [booking] = await selectBooking(db, id);
  return booking === undefined ? undefined : formatBookingTitle(booking);
}

/** Returns the name of a member of staff; undefined when there is none. */
export async function findStaffName(db: Reader, id: number): Promise<string | undefined> {
  const [staffRow] = await selectStaff(db, id);
  return staffRow === undefined ? undefined : (await contacts.read(db, [id])).get(id)?.displaynaam;
}

/** Returns the lines at a location and below it, by begin. One query. */
export function linesAt(db: Reader, locatie_id: number, period: TimeSpan): Promise<CalendarLine[]> {
  const there = queryLinesSinceMonthBefore(db, { begin: period.begin, end: period.eind }).map((lines) =>
    lines.whereIn('booking_lines.locatie_id', queryLocationsBelow(db, [locatie_id])).select('booking_lines.id'),
  );
  return readLines(db, db.build('booking_lines').whereIn('booking_lines.id', db.build.unionAll(there)), period);
}

/** Returns the lines of a booking, by begin. One query. */
export function linesOf(db: Reader, boeking_id: number, period: TimeSpan): Promise<CalendarLine[]> {
  return readLines(db, db.build('booking_lines').where({ boeking_id }), period);
}

function readLines(db: Reader, lines: Knex.QueryBuilder, period: TimeSpan): Promise<CalendarLine[]> {
  const query = narrowToTouching(lines, 'booking_lines', period)
    .join('bookings', 'bookings.id', 'booking_lines.boeking_id')
    .join('products', 'products.id', 'booking_lines.product_id')
    .leftJoin('locations', 'locations.id', 'booking_lines.locatie_id')
    .select('booking_lines.id', 'booking_lines.begin', 'booking_lines.eind', 'booking_lines.aantal')
    .select('bookings.referentie', 'bookings.arrangement', 'bookings.status', 'bookings.version')
    .select({ product: 'products.naam', locatie: 'locations.naam' });
  return db.query<CalendarLine>(sortQuery(db, query, orderByBegin('booking_lines')));
}

/** Returns the shifts of a member of staff without drafts, by begin. One query. */
export function shiftsOf(db: Reader, personeel_id: number, period: TimeSpan): Promise<CalendarShift[]> {
  const query = narrowToTouching(db.build('shifts').where({ personeel_id }), 'shifts', period)
    .whereNot('shifts.status', 'concept')
    .leftJoin('bookings', 'bookings.id', 'shifts.boeking_id')
    .leftJoin('locations', 'locations.id', 'shifts.locatie_id')
    .select('shifts.id', 'shifts.begin', 'shifts.eind', 'shifts.opmerking', 'shifts.status', 'shifts.version')
    .select('bookings.referentie', 'bookings.arrangement', { locatie: 'locations.naam' });
  return db.query<CalendarShift>(sortQuery(db, query, orderByBegin('shifts')));
}

/** Narrows a query to rows that overlap a period or end where it begins. */
function narrowToTouching(query: Knex.QueryBuilder, table: string, { begin, eind }: TimeSpan): Knex.QueryBuilder {
  return query.where(`${table}.eind`, '>=', begin).where(`${table}.begin`, '<', eind);
}
