// The filters of statistics: conditions on the booking behind an amount.
import type { components } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { avoidIndexIn } from '../engine/session/dialect.ts';
import { queryLocationsBelow } from '../house/locations-below.ts';
import { isInList } from '../engine/session/sql.ts';
import { buildAmongIf, type SqlQuery } from './statistic-query.ts';

/** The filters of every statistic about bookings. */
export interface BookingNarrowing {
  readonly bedrijf_id?: readonly number[] | undefined;
  readonly soort_klant?: readonly string[] | undefined;
  readonly boeking_status?: readonly components['schemas']['BookingStatus'][] | undefined;
  /** Whether the booking must be invoiced. */
  readonly invoicing_setting?: boolean | undefined;
}

/** The further filters of sales. */
export interface SalesNarrowing extends BookingNarrowing {
  readonly arrangement_id?: readonly number[] | undefined;
  readonly book_process_id?: readonly number[] | undefined;
  readonly landcode?: string | undefined;
  readonly contains_product_id?: readonly number[] | undefined;
  readonly contains_productgroup_id?: readonly number[] | undefined;
  readonly contains_productlabel_id?: readonly number[] | undefined;
  readonly boeking_created_by?: number | undefined;
  readonly boeking_los_op_planning?: boolean | undefined;
  readonly locatie?: readonly number[] | undefined;
}

/**
 * Returns conditions on the aliases `booking` and `customer`; `company` is the column with the company to filter by.
 */
export function buildBookingConditions(db: Reader, company: string, narrowing: BookingNarrowing): SqlQuery[] {
  return [
    ...buildAmongIf(db, company, narrowing.bedrijf_id),
    ...buildAmongIf(db, 'customer.soort_klant', narrowing.soort_klant),
    ...buildAmongIf(db, 'booking.status', narrowing.boeking_status),
    ...buildEqualIf(db, 'booking.factureren', narrowing.invoicing_setting),
  ];
}

/**
 * Returns the conditions of `buildBookingConditions` and those on lines and products. One query for the locations
 * below, where locations are given.
 */
export async function buildSalesConditions(
  db: Reader,
  company: string,
  narrowing: SalesNarrowing,
): Promise<SqlQuery[]> {
  const { locatie, contains_product_id, contains_productgroup_id, contains_productlabel_id } = narrowing;
  const locationIds = locatie === undefined ? undefined : await findPlacesBelow(db, locatie);

  return [
    ...buildBookingConditions(db, company, narrowing),
    ...buildAmongIf(db, 'booking.arrangement_id', narrowing.arrangement_id),
    ...buildAmongIf(db, 'booking.book_process_id', narrowing.book_process_id),
    ...buildEqualIf(db, 'customer.landcode', narrowing.landcode),
    ...buildEqualIf(db, 'booking.created_by', narrowing.boeking_created_by),
    ...buildLineCondition(db, 'inside.product_id', contains_product_id),
    ...buildLineCondition(db, 'inside.product_id', contains_productgroup_id, PRODUCTS_OF_GROUPS),
    ...buildLineCondition(db, 'inside.product_id', contains_productlabel_id, PRODUCTS_OF_LABELS),
    ...buildLineCondition(db, 'inside.locatie_id', locationIds),
    ...buildLooseIf(narrowing.boeking_los_op_planning),
  ];
}

function buildEqualIf({ dialect }: Reader, column: string, value: number | string | boolean | undefined): SqlQuery[] {
  return value === undefined ? [] : [{ sql: `${avoidIndexIn(dialect, column)} = ?`, values: [value] }];
}

/** The products of given values: those of groups, or those with labels. */
interface ProductSet {
  readonly select: string;
  readonly by: string;
}
const PRODUCTS_OF_GROUPS: ProductSet = {
  select: 'select member.id from products member',
  by: 'member.productgroep_id',
};
const PRODUCTS_OF_LABELS: ProductSet = {
  select: 'select member.product_id from labelled_products member',
  by: 'member.label_id',
};

/** Returns a condition for bookings with a line whose column has one of the values, or one of their products. */
function buildLineCondition(
  { dialect }: Reader,
  column: string,
  values: readonly number[] | undefined,
  set?: ProductSet,
): SqlQuery[] {
  if (values === undefined) return [];
  const condition =
    set === undefined ? isInList(dialect, column) : `${column} in (${set.select} where ${isInList(dialect, set.by)})`;
  const sql = `exists (select 1 from booking_lines inside where inside.boeking_id = booking.id and ${condition})`;
  return [{ sql, values: [values] }];
}

function buildLooseIf(isLoose: boolean | undefined): SqlQuery[] {
  if (isLoose === undefined) return [];
  const loose =
    'exists (select 1 from packages loose where loose.id = booking.arrangement_id and loose.los_op_planning)';
  return [{ sql: `${isLoose ? '' : 'not '}${loose}`, values: [] }];
}

async function findPlacesBelow(db: Reader, ids: readonly number[]): Promise<number[]> {
  const locations = await db.query<{ id: number }>(queryLocationsBelow(db, ids));
  return locations.map(({ id }) => id);
}
