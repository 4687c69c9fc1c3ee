// The read model of sales: invoiced amounts, the value of bookings, amounts to invoice, people and bookings.
import type { Cents, components } from '../../generated/types.ts';
import { addDays } from '../../domain/values/calendar.ts';
import { avoidIndexIn } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { buildSalesConditions } from './sales-filter.ts';
import {
  buildAmongIf,
  groupFacts,
  isInPeriod,
  buildKeyColumns,
  buildSums,
  keyOf,
  runInOrder,
  regroup,
  selectFacts,
  total,
  type SqlColumn,
  type FactTable,
  type SqlQuery,
  unite,
} from './statistic-query.ts';
import type { SalesQuestion } from './sales-question.ts';
import { buildVoucherOrders } from './voucher-order-sales.ts';

type Schemas = components['schemas'];
type SalesMetric = Schemas['SalesMetric'];
type SalesGrouping = Schemas['SalesGrouping'];
type SalesReferenceDate = Schemas['SalesReferenceDate'];

/** The sums of a row in cents, people and bookings; sums that were not requested are missing. */
export interface SalesSums {
  readonly inc?: Cents;
  readonly exc?: Cents;
  readonly personen?: number;
  readonly boekingen?: number;
}

/** A row of sales. */
export interface SalesRow {
  readonly key: Schemas['SalesKey'];
  readonly sums: SalesSums;
}

const CUSTOMER_JOIN = ['customer', 'join contacts customer on customer.id = booking.klant_id'] as const;
const PRODUCT_JOIN = ['product', 'left join products product on product.id = line.product_id'] as const;

const INVOICED_FACTS: FactTable = {
  from: 'invoice_lines line join invoices invoice on invoice.id = line.factuur_id',
  joins: [
    ['booking', 'join bookings booking on booking.id = invoice.boeking_id'],
    [
      'booked',
      'left join booking_lines booked on booked.id = line.boekingsregel_id and booked.boeking_id = booking.id',
    ],
    CUSTOMER_JOIN,
    PRODUCT_JOIN,
  ],
  // Finalised invoices alone have a date, which the indexes know.
  where: "line.type = 'item' and invoice.datum is not null",
};
const CHARGED_FACTS: FactTable = {
  from: 'cost_lines line join bookings booking on booking.id = line.boeking_id',
  joins: [
    ['booked', 'left join booking_lines booked on booked.id = line.boekingsregel_id'],
    CUSTOMER_JOIN,
    PRODUCT_JOIN,
  ],
  where: "line.type = 'item'",
};
const BOOKING_FACTS: FactTable = {
  from: 'bookings booking',
  joins: [['booked', 'left join booking_lines booked on booked.boeking_id = booking.id'], CUSTOMER_JOIN],
  where: '',
};

const NOT_PREPAID: SqlQuery = { sql: 'line.vooruitbetaald = false', values: [] };

// An amount without a booking line has the date of its booking.
const DATE_COLUMNS: Readonly<Record<SalesReferenceDate, string>> = {
  boeking: 'booking.datum',
  factuur: 'invoice.datum',
  boeking_gemaakt: 'booking.created_on',
  boekingsregel: 'coalesce(booked.begins_on, booking.datum)',
};
// An amount without a booking line must count on some day; a booking without lines has people on no day.
const COUNTED_METRICS: readonly SalesMetric[] = ['personen', 'boekingen'];
const GROUPING_COLUMNS: Readonly<Record<Exclude<SalesGrouping, 'bedrijf_id'>, string>> = {
  arrangement_id: 'booking.arrangement_id',
  soort_klant: 'customer.soort_klant',
  product_id: 'line.product_id',
  productgroep_id: 'product.productgroep_id',
  created_by: 'booking.created_by',
  'ISO3166-1': 'customer.landcode',
  'ISO3166-2': 'customer.provinciecode',
  btw_percentage: 'line.btw_percentage',
};
const COSTS_COMPANY = 'booking.kosten_bedrijf_id';
const INVOICE_COMPANY = 'invoice.bedrijf_id';

/** Returns sales by key. One query, and one more where locations narrow it. */
export async function readSales(db: Reader, question: SalesQuestion): Promise<SalesRow[]> {
  const salesQuery = await SalesQuery.create(db, question);
  const rows = await runInOrder<Schemas['SalesKey'] & SalesSums>(db, salesQuery.query(), salesQuery.key);
  return rows.map((row) => {
    const { inc, exc, personen, boekingen } = row;
    const sums = Object.entries({ inc, exc, personen, boekingen }).filter(([, sum]) => sum !== undefined);
    return { key: keyOf(row, salesQuery.key), sums: Object.fromEntries(sums) };
  });
}

function dateOf({ gegevens, referentiedatum }: SalesQuestion): string {
  return referentiedatum === 'boekingsregel' && COUNTED_METRICS.includes(gegevens)
    ? 'booked.begins_on'
    : DATE_COLUMNS[referentiedatum];
}

/** In days. For a longer period, finding the bookings first costs more than it saves. */
const SHORT_PERIOD_DAYS = 92;

/**
 * Returns a condition for the bookings that can have amounts in a short period; an index has their dates, and none that
 * of the amounts.
 */
function buildNearPeriod(date: string, { 'datum>': begin, 'datum<': end }: SalesQuestion): SqlQuery[] {
  if (date !== DATE_COLUMNS.boekingsregel || addDays(begin, SHORT_PERIOD_DAYS) < end) return [];
  const sql = `booking.id in (select boeking_id from booking_lines where begins_on between ? and ?
    union select id from bookings where datum between ? and ?)`;
  return [{ sql, values: [begin, end, begin, end] }];
}

/** Builds the SQL of a question. */
class SalesQuery {
  readonly key: readonly SqlColumn[];
  readonly #question: SalesQuestion;
  readonly #where: readonly SqlQuery[];
  readonly #amountsWhere: readonly SqlQuery[];
  readonly #voucherOrders: SqlQuery | undefined;
  /** Without an index on SQLite: the period finds the rows, not the order of the grouping. */
  readonly #bookingId: SqlColumn;

  private constructor(
    { dialect }: Reader,
    question: SalesQuestion,
    key: readonly SqlColumn[],
    where: readonly SqlQuery[],
    voucherOrders: SqlQuery | undefined,
  ) {
    this.#question = question;
    this.key = key;
    this.#where = where;
    this.#amountsWhere = question.include_voucher_sales === true ? where : [...where, NOT_PREPAID];
    this.#voucherOrders = voucherOrders;
    this.#bookingId = ['booking_id', avoidIndexIn(dialect, 'booking.id')];
  }

  static async create(db: Reader, question: SalesQuestion): Promise<SalesQuery> {
    const isInvoiced = question.gegevens.startsWith('gefactureerd_bedrag');
    const company = isInvoiced ? INVOICE_COMPANY : COSTS_COMPANY;
    const date = dateOf(question);
    const others = (question.groepeer_gegevens ?? []).map((name) => {
      return [name, name === 'bedrijf_id' ? company : GROUPING_COLUMNS[name]] as const;
    });
    const where = [
      isInPeriod(date, question),
      ...buildNearPeriod(date, question),
      ...buildAmongIf(db, 'invoice.context', question.invoice_contexts),
      ...buildAmongIf(db, GROUPING_COLUMNS.product_id, question.product_id),
      ...(await buildSalesConditions(db, company, question)),
    ];
    const key = buildKeyColumns(db, question.groepeer_tijd, date, others);

    return new SalesQuery(db, question, key, where, buildVoucherOrders(db, question));
  }

  query(): SqlQuery {
    switch (this.#question.gegevens) {
      case 'gefactureerd_bedrag':
        return this.#invoiced();
      case 'gefactureerd_bedrag_per_persoon':
        return this.#perBooking();
      case 'boekingswaarde':
        return this.#amounts(CHARGED_FACTS, total('line.totaal_inc_btw'), total('line.totaal_exc_btw'));
      case 'nog_te_factureren':
        return this.#left();
      case 'personen':
        return this.#counted([['personen', total('personen')]]);
      case 'boekingen':
        return this.#counted([['boekingen', 'count(*)']]);
    }
  }

  #amounts(facts: FactTable, inc: string, exc: string): SqlQuery {
    return groupFacts(facts, this.key, buildSums(inc, exc), this.#amountsWhere);
  }

  /** Returns the invoiced amounts and, where they count, the ordered vouchers. */
  #invoiced(): SqlQuery {
    const invoiced = this.#amounts(INVOICED_FACTS, total('line.totaal_inc_btw'), total('line.totaal_exc_btw'));
    if (this.#voucherOrders === undefined) return invoiced;
    return regroup(unite(invoiced, this.#voucherOrders), this.key, buildSums(total('inc'), total('exc')));
  }

  /** Returns the invoiced amounts and, for each booking once, its people. */
  #perBooking(): SqlQuery {
    const perBooking: SqlColumn[] = [...this.key, this.#bookingId, ['personen', 'booking.personen']];
    const amounts = buildSums(total('line.totaal_inc_btw'), total('line.totaal_exc_btw'));
    const invoicedPerBooking = groupFacts(INVOICED_FACTS, perBooking, amounts, this.#amountsWhere);
    return regroup(invoicedPerBooking, this.key, [
      ...buildSums(total('inc'), total('exc')),
      ['personen', total('personen')],
    ]);
  }

  /** Returns the value of bookings minus the invoiced amounts. */
  #left(): SqlQuery {
    const worth = this.#amounts(CHARGED_FACTS, total('line.totaal_inc_btw'), total('line.totaal_exc_btw'));
    const invoiced = this.#amounts(INVOICED_FACTS, total('-line.totaal_inc_btw'), total('-line.totaal_exc_btw'));
    return regroup(unite(worth, invoiced), this.key, buildSums(total('inc'), total('exc')));
  }

  /** Returns the bookings, each once for a key, however many lines it has there. */
  #counted(countColumns: readonly SqlColumn[]): SqlQuery {
    const each: SqlColumn[] = [...this.key, this.#bookingId, ['personen', 'booking.personen']];
    const many = this.#question.referentiedatum === 'boekingsregel' ? 'distinct' : '';
    return regroup(selectFacts(BOOKING_FACTS, each, this.#where, many), this.key, countColumns);
  }
}
