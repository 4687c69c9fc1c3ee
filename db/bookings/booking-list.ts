// The bookings of a list: every filter of the list as a condition.
import type { Knex } from 'knex';
import type { components } from '../../generated/types.ts';
import type { Interval } from '../../domain/values/interval.ts';
import type { Reader } from '../engine/session/reader.ts';
import { among } from '../engine/session/dialect.ts';
import type { Selection } from '../engine/listing.ts';
import { below } from '../house/locations-below.ts';

/** The filters of a list of bookings. */
export interface BookingFilter {
  readonly period: Interval | undefined;
  readonly referentiedatum: 'boekingsregel' | 'startdatum' | 'created_at';
  /** With a line at one of these locations or below them. */
  readonly locatie?: readonly number[] | undefined;
  readonly status?: readonly components['schemas']['BookingStatus'][] | undefined;
  readonly los_op_planning?: boolean | undefined;
  readonly klant_id?: number | undefined;
  readonly 'Klant.soort_klant'?: readonly string[] | undefined;
  /** The company of the customer. */
  readonly bedrijf_id?: readonly number[] | undefined;
  readonly bevat_product_id?: readonly number[] | undefined;
}

/** The bookings that match every filter, by id. */
export function select(filter: BookingFilter): Selection {
  return {
    from: (db) => {
      const found = db.build('bookings');
      ofBooking(db, found, filter);
      ofCustomer(db, found, filter);
      ofLines(db, found, filter);
      return found;
    },
    order: [{ column: 'bookings.id', direction: 'asc' }],
  };
}

function ofBooking(db: Reader, found: Knex.QueryBuilder, filter: BookingFilter): void {
  const { period, referentiedatum, status, klant_id } = filter;
  if (status !== undefined) void found.where(among(db, 'bookings.status', status));
  if (klant_id !== undefined) void found.where('bookings.klant_id', klant_id);
  if (filter.los_op_planning !== undefined) {
    const loose = db.build('packages').where('los_op_planning', true).whereRaw('packages.id = bookings.arrangement_id');
    void (filter.los_op_planning ? found.whereExists(loose) : found.whereNotExists(loose));
  }
  if (period === undefined || referentiedatum === 'boekingsregel') return;
  const column = referentiedatum === 'startdatum' ? 'bookings.begin' : 'bookings.created_at';
  void found.where(column, '>=', period.begin).where(column, '<', period.end);
}

function ofCustomer(db: Reader, found: Knex.QueryBuilder, filter: BookingFilter): void {
  const types = filter['Klant.soort_klant'];
  if (types === undefined && filter.bedrijf_id === undefined) return;
  const customer = db.build('contacts').whereRaw('contacts.id = bookings.klant_id');
  if (types !== undefined) void customer.where(among(db, 'contacts.soort_klant', types));
  if (filter.bedrijf_id !== undefined) void customer.where(among(db, 'contacts.bedrijf_id', filter.bedrijf_id));
  void found.whereExists(customer);
}

/** Place and period speak of the same line; the products may be those of other ones. */
function ofLines(db: Reader, found: Knex.QueryBuilder, filter: BookingFilter): void {
  const period = filter.referentiedatum === 'boekingsregel' ? filter.period : undefined;
  if (filter.bevat_product_id !== undefined) {
    void found.whereExists(linesOf(db).where(among(db, 'booking_lines.product_id', filter.bevat_product_id)));
  }
  if (period === undefined && filter.locatie === undefined) return;
  const there = linesOf(db);
  if (filter.locatie !== undefined) void there.whereIn('booking_lines.locatie_id', below(db, filter.locatie));
  if (period !== undefined) overlapping(there, period);
  void found.whereExists(there);
}

function linesOf(db: Reader): Knex.QueryBuilder {
  return db.build('booking_lines').whereRaw('booking_lines.boeking_id = bookings.id');
}

/** A line without length overlaps a period that it lies in; its begin counts, its end does not. */
function overlapping(lines: Knex.QueryBuilder, { begin, end }: Interval): void {
  void lines
    .where('booking_lines.begin', '<', end)
    .where((either) => void either.where('booking_lines.eind', '>', begin).orWhere('booking_lines.begin', '>=', begin));
}
