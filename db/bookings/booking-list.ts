// The bookings of a list: every filter of the list as a condition.
import type { Knex } from 'knex';
import type { components } from '../../generated/types.ts';
import type { Interval } from '../../domain/values/interval.ts';
import type { Reader } from '../engine/session/reader.ts';
import { isAmong, avoidIndex } from '../engine/session/dialect.ts';
import type { Selection } from '../engine/listing.ts';
import { pairsOf, narrowByMetadata, type MetadataFilter } from '../engine/metadata.ts';
import { areMore, MANY_ROWS } from '../engine/totals.ts';
import { queryLocationsBelow } from '../house/locations-below.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { findIdsWithMerged } from '../people/merged-customers.ts';
import { narrowToBeginningLines, queryLinesDuring, narrowToOverlappingLines } from './lines-during.ts';

/** The filters of a list of bookings. */
export interface BookingFilter extends MetadataFilter {
  readonly period: Interval | undefined;
  readonly referentiedatum: 'boekingsregel' | 'startdatum' | 'created_at';
  /** Bookings with a line at one of these locations. */
  readonly locatie?: readonly number[] | undefined;
  readonly status?: readonly components['schemas']['BookingStatus'][] | undefined;
  /** The package of the booking is one of these, or none of them. */
  readonly packages?: { readonly ids: readonly number[]; readonly isNone: boolean } | undefined;
  /** The customer of the booking is one of these. */
  readonly customers?: readonly number[] | undefined;
  readonly 'Klant.soort_klant'?: readonly string[] | undefined;
  /** The company of the customer. */
  readonly bedrijf_id?: readonly number[] | undefined;
  readonly bevat_product_id?: readonly number[] | undefined;
}

/** The filters as the request names them. */
export interface AskedFilter extends Omit<BookingFilter, 'customers' | 'packages'> {
  readonly klant_id?: number | undefined;
  readonly los_op_planning?: boolean | undefined;
}

const selectLoosePackages = defineStatement<{ id: number }>(() => 'select id from packages where los_op_planning');

/**
 * Returns the filters with ids resolved: locations with those below them, packages, and customers with those merged
 * into them. The planner estimates the rows of an id well, and those of a subquery badly.
 */
export async function resolveFilter(
  db: Reader,
  { los_op_planning, klant_id, ...filter }: AskedFilter,
): Promise<BookingFilter> {
  const { locatie } = filter;
  const locations =
    locatie === undefined ? undefined : await db.query<{ id: number }>(queryLocationsBelow(db, locatie));
  const loose = los_op_planning === undefined ? undefined : await selectLoosePackages(db);
  return {
    ...filter,
    customers: klant_id === undefined ? undefined : await findIdsWithMerged(db, klant_id),
    locatie: locations?.map(({ id }) => id),
    packages: loose && { ids: loose.map(({ id }) => id), isNone: los_op_planning === false },
  };
}

/** The filter by which a list finds its bookings. The other filters are checked on those rows. */
type Lead = 'pairs' | 'klant' | 'date' | 'period' | 'product' | 'place' | 'customers' | 'package' | 'booking';

/** Bookings for one period were made at about one time: their ids are close together. */
const TIME_LEADS: readonly Lead[] = ['date', 'period'];

/** Returns the filters that can lead, in the order of the rows that they usually leave: the fewest first. */
function leadsOf(filter: BookingFilter): Lead[] {
  const { period, packages } = filter;
  const all: readonly (readonly [Lead, boolean])[] = [
    ['pairs', filter.metadata !== undefined],
    ['klant', filter.customers !== undefined],
    ['date', period !== undefined && filter.referentiedatum !== 'boekingsregel'],
    ['period', period !== undefined && filter.referentiedatum === 'boekingsregel'],
    ['product', filter.bevat_product_id !== undefined],
    ['place', filter.locatie !== undefined],
    ['customers', filter['Klant.soort_klant'] !== undefined || filter.bedrijf_id !== undefined],
    ['package', packages !== undefined && !packages.isNone],
    ['booking', true],
  ];

  return all.filter(([, isThere]) => isThere).map(([lead]) => lead);
}

/**
 * Returns the filter that leads. A filter that nearly all bookings match does not: a scan by id fills a page sooner.
 * PostgreSQL estimates all filters well except periods, since it knows the begin of lines and not which bookings they
 * belong to. So only periods are counted lineQueries, and on SQLite every filter that can have many rows.
 *
 * Example: bookings with product 7 in a period, with `many` = 100,000.
 *
 * - A week has 800 lines: `period` leads, and the product is checked on their bookings.
 * - A year has 150,000 lines, too many, and product 7 has 2,000: `product` leads, and the period is checked on its
 *   lines.
 * - If product 7 has 120,000 lines too, SQLite scans by id (`booking`): nearly every booking matches, and 25 of them
 *   are found soon. PostgreSQL gets `product` uncounted, and chooses itself.
 */
export async function leadFor(db: Reader, filter: BookingFilter, many = MANY_ROWS): Promise<Lead> {
  const leads = leadsOf(filter);
  for (const lead of leads) {
    const query = db.dialect === 'postgres' && !TIME_LEADS.includes(lead) ? undefined : queryByLead(db, filter, lead);
    if (query === undefined || !(await areMore(db, query, many))) return lead;
  }
  return 'booking';
}

/** Returns a query for the rows of a filter that can have many; undefined for one that cannot. */
function queryByLead(db: Reader, filter: BookingFilter, lead: Lead): Knex.QueryBuilder | undefined {
  const { bevat_product_id: products = [], locatie = [], packages, period } = filter;
  if (lead === 'pairs') return pairsOf(db, 'bookings', filter);
  if (lead === 'date') return narrowByDate(db.build('bookings'), filter);
  if (lead === 'period' && period !== undefined) return narrowToBeginningLines(db.build('booking_lines'), period);
  if (lead === 'product') return db.build('booking_lines').where(isAmong(db, 'product_id', products));
  if (lead === 'place') return db.build('booking_lines').where(isAmong(db, 'locatie_id', locatie));
  if (lead === 'package') return db.build('bookings').where(isAmong(db, 'arrangement_id', packages?.ids ?? []));
  if (lead !== 'customers') return undefined;
  return customersOf(db, filter).join('bookings', 'bookings.klant_id', 'contacts.id');
}

/** Selects the bookings that match every filter, by id; `lead` is the result of `leadFor`. */
export function select(filter: BookingFilter, lead = leadsOf(filter)[0] ?? 'booking'): Selection {
  return {
    buildQuery: (db) => {
      const query = db.build('bookings');
      narrowByBooking(db, query, filter, lead);
      narrowByCustomer(db, query, filter, lead);
      narrowByLines(db, query, filter, lead);
      return narrowByMetadata(query, 'bookings', filter, lead === 'pairs');
    },
    grows: 'bookings',
    order: [{ column: 'bookings.id', direction: 'asc', isSorted: TIME_LEADS.includes(lead) }],
  };
}

function narrowByBooking(db: Reader, query: Knex.QueryBuilder, filter: BookingFilter, lead: Lead): void {
  const { period, status, customers } = filter;
  const isLed = lead !== 'booking' || period !== undefined;
  if (status !== undefined)
    void query.where(isAmong(db, isLed ? avoidIndex(db, 'bookings.status') : 'bookings.status', status));
  if (customers !== undefined) void query.where(isAmong(db, 'bookings.klant_id', customers));
  if (filter.packages !== undefined) narrowByPackages(db, query, filter.packages, lead);
  void narrowByDate(query, filter);
}

/** Narrows bookings to those whose date is in the period, unless the period is that of their lines. */
function narrowByDate(query: Knex.QueryBuilder, { period, referentiedatum }: BookingFilter): Knex.QueryBuilder {
  if (period === undefined || referentiedatum === 'boekingsregel') return query;
  const column = referentiedatum === 'startdatum' ? 'bookings.begin' : 'bookings.created_at';
  return query.where(column, '>=', period.begin).where(column, '<', period.end);
}

function narrowByPackages(
  db: Reader,
  query: Knex.QueryBuilder,
  { ids, isNone }: NonNullable<BookingFilter['packages']>,
  lead: Lead,
): void {
  const column = 'bookings.arrangement_id';
  const condition = isAmong(db, lead === 'package' ? column : avoidIndex(db, column), ids);
  if (isNone) void query.where((either) => void either.whereNull(column).orWhereRaw('not ?', [condition]));
  else void query.where(condition);
}

function narrowByCustomer(db: Reader, query: Knex.QueryBuilder, filter: BookingFilter, lead: Lead): void {
  if (filter['Klant.soort_klant'] === undefined && filter.bedrijf_id === undefined) return;
  const customers = customersOf(db, filter);
  if (lead === 'customers') void query.whereIn('bookings.klant_id', customers.select('contacts.id'));
  else void query.whereExists(customers.whereRaw('contacts.id = bookings.klant_id'));
}

function customersOf(db: Reader, { 'Klant.soort_klant': types, bedrijf_id }: BookingFilter): Knex.QueryBuilder {
  const customers = db.build('contacts');
  if (types !== undefined) void customers.where(isAmong(db, 'contacts.soort_klant', types));
  if (bedrijf_id !== undefined) void customers.where(isAmong(db, 'contacts.bedrijf_id', bedrijf_id));
  return customers;
}

/** Place and period must match one and the same line; the products may be those of other lines. */
function narrowByLines(db: Reader, query: Knex.QueryBuilder, filter: BookingFilter, lead: Lead): void {
  const { bevat_product_id: products, locatie } = filter;
  const selectColumn = (name: string, leading: Lead): Knex.Raw =>
    lead === leading ? db.build.raw('??', [name]) : avoidIndex(db, name);

  if (products !== undefined) {
    const condition = isAmong(db, selectColumn('booking_lines.product_id', 'product'), products);
    narrowToLines(db, query, [db.build('booking_lines').where(condition)], lead === 'product');
  }

  const period = filter.referentiedatum === 'boekingsregel' ? filter.period : undefined;
  if (period === undefined && locatie === undefined) return;

  const lineQueries = period === undefined ? [db.build('booking_lines')] : queryLines(db, period, lead);
  for (const lines of lineQueries)
    if (locatie !== undefined)
      void lines.where(isAmong(db, selectColumn('booking_lines.locatie_id', 'place'), locatie));

  narrowToLines(db, query, lineQueries, lead === 'period' || lead === 'place');
}

function queryLines(db: Reader, period: Interval, lead: Lead): Knex.QueryBuilder[] {
  return lead === 'period'
    ? queryLinesDuring(db, period)
    : [narrowToOverlappingLines(db.build('booking_lines'), period)];
}

/**
 * Narrows bookings to those with one of these lines. If the lines lead, they find the bookings; otherwise each booking
 * is checked for one.
 */
function narrowToLines(db: Reader, query: Knex.QueryBuilder, lines: Knex.QueryBuilder[], areLeading: boolean): void {
  if (areLeading) {
    const having = lines.map((each) => each.select('booking_lines.boeking_id'));
    void query.whereIn('bookings.id', db.build.unionAll(having));
  } else for (const each of lines) void query.whereExists(each.whereRaw('booking_lines.boeking_id = bookings.id'));
}
