// Sales of vouchers when they are ordered: paid orders minus their refunds.
import type { components } from '../../generated/types.ts';
import type { Reader } from '../engine/session/reader.ts';
import type { SalesNarrowing } from './sales-filter.ts';
import type { SalesQuestion } from './sales-question.ts';
import {
  buildAmongIf,
  buildKeyColumns,
  buildSums,
  groupFacts,
  isInPeriod,
  total,
  unite,
  type FactTable,
  type SqlQuery,
} from './statistic-query.ts';

type SalesGrouping = components['schemas']['SalesGrouping'];

const VOUCHER_FACTS: FactTable = {
  from: 'voucher_sales sale',
  joins: [['customer', 'join contacts customer on customer.id = sale.customer_id']],
  where: "sale.status = 'betaald'",
};

const REFUND_FACTS: FactTable = {
  from: `online_refunds refund
    join online_payments payment on payment.id = refund.payment_id and payment.purpose = 'voucher_sales'
    join voucher_sales sale on sale.id = payment.purpose_id`,
  joins: VOUCHER_FACTS.joins,
  where: "refund.status = 'refunded' and payment.status = 'paid' and sale.status = 'betaald'",
};

// The null id of an order without one, cast because PostgreSQL unites columns of one type only.
const NO_ID = 'cast(null as integer)';

/** The columns of an order for each grouping. */
const ORDER_COLUMNS: Readonly<Record<SalesGrouping, string>> = {
  arrangement_id: NO_ID,
  bedrijf_id: 'sale.company_id',
  soort_klant: 'customer.soort_klant',
  product_id: NO_ID,
  productgroep_id: NO_ID,
  created_by: NO_ID,
  'ISO3166-1': 'customer.landcode',
  'ISO3166-2': 'customer.provinciecode',
  btw_percentage: '0',
};

type SalesFilter = keyof SalesNarrowing | 'product_id' | 'invoice_contexts';

/** Whether a voucher order has what a filter asks for: with another filter no order counts. */
const IS_OF_ORDERS: Readonly<Record<SalesFilter, boolean>> = {
  bedrijf_id: true,
  soort_klant: true,
  landcode: true,
  arrangement_id: false,
  book_process_id: false,
  boeking_status: false,
  product_id: false,
  contains_product_id: false,
  contains_productgroup_id: false,
  contains_productlabel_id: false,
  boeking_created_by: false,
  boeking_los_op_planning: false,
  invoicing_setting: false,
  locatie: false,
  invoice_contexts: false,
};
const BOOKING_FILTERS = (Object.keys(IS_OF_ORDERS) as SalesFilter[]).filter((name) => !IS_OF_ORDERS[name]);

/**
 * Returns the vouchers that were ordered in the period minus the refunded ones, by the key of the question; undefined
 * where none count.
 */
export function buildVoucherOrders(db: Reader, question: SalesQuestion): SqlQuery | undefined {
  if (question.include_voucher_sales !== true || BOOKING_FILTERS.some((name) => question[name] !== undefined))
    return undefined;

  const others = (question.groepeer_gegevens ?? []).map((name) => [name, ORDER_COLUMNS[name]] as const);
  const { bedrijf_id, soort_klant, landcode } = question;

  const buildQuery = (facts: FactTable, date: string, amount: string): SqlQuery =>
    groupFacts(
      facts,
      buildKeyColumns(db, question.groepeer_tijd, date, others),
      buildSums(total(amount), total(amount)),
      [
        isInPeriod(date, question),
        ...buildAmongIf(db, 'sale.company_id', bedrijf_id),
        ...buildAmongIf(db, 'customer.soort_klant', soort_klant),
        ...buildAmongIf(db, 'customer.landcode', landcode === undefined ? undefined : [landcode]),
      ],
    );

  const orders = buildQuery(VOUCHER_FACTS, 'sale.paid_on', 'sale.total');
  const refunds = buildQuery(REFUND_FACTS, 'refund.refunded_on', '-refund.amount');
  return unite(orders, refunds);
}
