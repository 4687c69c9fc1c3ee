// Read models of revenue, payments and booked products: the database computes the sums, in rows of the contract.
import type { components } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import { sortQuery, avoidIndexIn } from '../engine/session/dialect.ts';
import { buildBookingConditions } from './sales-filter.ts';
import {
  buildAmongIf,
  groupFacts,
  isInPeriod,
  buildKeyColumns,
  keyOf,
  runInOrder,
  total,
  type FactTable,
} from './statistic-query.ts';
import type { TimeGrouping } from './time-grouping.ts';

type Schemas = components['schemas'];
type RevenueRow = Schemas['RevenueRow'];

/** Local dates; both are included. */
interface DayRange {
  readonly 'datum>': string;
  readonly 'datum<': string;
}

/**
 * Returns the charges of finalised invoices dated from `begin` to `eind`, both included, per product and VAT rate. One
 * query.
 */
export async function readRevenue(
  db: Reader,
  period: { readonly begin: string; readonly eind: string },
): Promise<RevenueRow[]> {
  const { build } = db;
  // Names are joined to the sums, not to a million lines.
  const sums = build('invoice_lines as line')
    .join('invoices as invoice', 'invoice.id', 'line.factuur_id')
    .where('line.type', 'item')
    // Paid with the voucher order, and revenue when it is redeemed.
    .where('line.vooruitbetaald', false)
    // Finalised invoices alone have a date.
    .whereBetween('invoice.datum', [period.begin, period.eind])
    .groupBy('line.product_id', 'line.btw_percentage')
    .select('line.product_id', 'line.btw_percentage')
    .select({
      bedrag_exc_btw: build.raw('cast(sum(line.totaal_exc_btw) as bigint)'),
      bedrag_inc_btw: build.raw('cast(sum(line.totaal_inc_btw) as bigint)'),
    });

  const namedSums = build(sums.as('sums'))
    .leftJoin('products as product', 'product.id', 'sums.product_id')
    .leftJoin('product_groups as groep', 'groep.id', 'product.productgroep_id')
    .select('sums.product_id', 'sums.btw_percentage', 'sums.bedrag_exc_btw', 'sums.bedrag_inc_btw')
    .select({ product_naam: 'product.naam', productgroep_id: 'groep.id', productgroep_naam: 'groep.naam' });

  void sortQuery(db, namedSums, [
    { column: 'sums.product_id', direction: 'asc' },
    { column: 'sums.btw_percentage', direction: 'asc' },
  ]);

  return db.query<RevenueRow>(namedSums);
}

const PAYMENT_FACTS: FactTable = { from: 'invoice_payments payment', joins: [], where: '' };

/** The groups of the payments. */
export interface PaymentQuestion extends DayRange {
  readonly groepeer_tijd: TimeGrouping;
  readonly groepeer_gegevens?: readonly 'betaalmethode_id'[] | undefined;
}

/** Returns the payments by period and method, without settlements between invoices. One query. */
export async function readPaymentTotals(db: Reader, question: PaymentQuestion): Promise<Schemas['PaymentsRow'][]> {
  const date = 'payment.paid_on';
  const others = (question.groepeer_gegevens ?? []).map((name) => [name, `payment.${name}`] as const);
  const key = buildKeyColumns(db, question.groepeer_tijd, date, others);
  const paymentCondition = { sql: `${avoidIndexIn(db.dialect, 'payment.settles_id')} is null`, values: [] };
  const query = groupFacts(
    PAYMENT_FACTS,
    key,
    [['bedrag', total('payment.bedrag')]],
    [paymentCondition, isInPeriod(date, question)],
  );
  const rows = await runInOrder<Schemas['PaymentsKey'] & Schemas['PaymentsData']>(db, query, key);
  return rows.map((row) => ({ key: { period: row.period, ...keyOf(row, key) }, data: { bedrag: row.bedrag } }));
}

const BOOKED_FACTS: FactTable = {
  from: 'booking_lines line',
  joins: [
    ['booking', 'join bookings booking on booking.id = line.boeking_id'],
    ['customer', 'join contacts customer on customer.id = booking.klant_id'],
    ['product', 'join products product on product.id = line.product_id'],
  ],
  where: '',
};
const PRODUCT_COLUMNS = { product_id: 'line.product_id', productgroep_id: 'product.productgroep_id' } as const;

/** The groups and filters of booked products. */
export interface BookedProductQuestion extends DayRange {
  readonly groepeer_tijd: TimeGrouping;
  readonly groepeer_gegevens: readonly (keyof typeof PRODUCT_COLUMNS)[];
  readonly bedrijf_id?: readonly number[] | undefined;
  readonly soort_klant?: readonly string[] | undefined;
  readonly boeking_status?: readonly Schemas['BookingStatus'][] | undefined;
  readonly product_id?: readonly number[] | undefined;
  readonly productgroep_id?: readonly number[] | undefined;
  readonly invoicing_setting?: boolean | undefined;
}

/** Returns the amounts of booking lines by the date of their begin and by product or group. One query. */
export async function readBookedProducts(
  db: Reader,
  question: BookedProductQuestion,
): Promise<Schemas['BookedProductsRow'][]> {
  const date = 'line.begins_on';
  const others = question.groepeer_gegevens.map((name) => [name, PRODUCT_COLUMNS[name]] as const);
  const key = buildKeyColumns(db, question.groepeer_tijd, date, others);
  const where = [
    isInPeriod(date, question),
    ...buildAmongIf(db, PRODUCT_COLUMNS.product_id, question.product_id),
    ...buildAmongIf(db, PRODUCT_COLUMNS.productgroep_id, question.productgroep_id),
    ...buildBookingConditions(db, 'booking.kosten_bedrijf_id', question),
  ];
  const query = groupFacts(BOOKED_FACTS, key, [['aantal', total('line.aantal')]], where);
  const rows = await runInOrder<Schemas['BookedProductsKey'] & Schemas['BookedProductsData']>(db, query, key);
  return rows.map((row) => ({ key: { period: row.period, ...keyOf(row, key) }, data: { aantal: row.aantal } }));
}
