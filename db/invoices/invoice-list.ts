// The invoices of a list: every filter of the list as a condition.
import type { Knex } from 'knex';
import type { components } from '../../generated/types.ts';
import type { Selection } from '../engine/listing.ts';
import { narrowByMetadata, type MetadataFilter } from '../engine/metadata.ts';
import { isAmong, forceIndex, LAST_TEXT, avoidIndex, type ColumnOrder } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { areMore, MANY_ROWS } from '../engine/totals.ts';

type Invoice = components['schemas']['Invoice'];

/** The filters of a list of invoices. Dates are local ones, and periods include both ends. */
export interface InvoiceFilter extends MetadataFilter {
  readonly boeking_id?: readonly number[] | undefined;
  /** Invoices of one of these customers. */
  readonly customers?: readonly number[] | undefined;
  readonly status?: readonly Invoice['status'][] | undefined;
  readonly context?: readonly Invoice['context'][] | undefined;
  readonly bedrijf_id?: number | undefined;
  readonly datum?: string | undefined;
  readonly datumVoor?: string | undefined;
  readonly datumNa?: string | undefined;
  /** The local date on which drafts are sent; `<` and `>` include the date itself. */
  readonly verstuur_factuur_op?: string | undefined;
  readonly 'verstuur_factuur_op<'?: string | undefined;
  readonly 'verstuur_factuur_op>'?: string | undefined;
  readonly sort_order?: 'asc' | 'desc' | undefined;
}

/**
 * Selects the invoices of a list: by id, or by date, number and id when a direction is given. `matchesMost` is the result
 * of `matchesMostRows`.
 */
export function selectInvoices(query: InvoiceFilter, matchesMost = false): Selection {
  const usesDateIndex = isLedByDate(query) && !matchesMost;
  return {
    buildQuery: (db) => filterInvoices(db, query, usesDateIndex),
    grows: 'invoices',
    order: orderOf(query.sort_order).map((each) => ({ ...each, isSorted: usesDateIndex })),
  };
}

/**
 * Returns whether the index of the date is the first to consult. It is not where a customer, a booking or metadata
 * leaves fewer invoices, or where `sort_order` names an order with an index of its own.
 */
function isLedByDate(query: InvoiceFilter): boolean {
  const dates = [query.datum, query.datumNa, query.datumVoor];
  const others = [query.boeking_id, query.customers, query.metadata, query.sort_order];
  return dates.some((each) => each !== undefined) && others.every((each) => each === undefined);
}

/**
 * Returns whether a scan by id fills a page sooner than the index of the date, since the date matches most invoices.
 */
export async function matchesMostRows(db: Reader, query: InvoiceFilter, many = MANY_ROWS): Promise<boolean> {
  return isLedByDate(query) && areMore(db, narrowByDate(db.build('invoices'), query), many);
}

function narrowByDate(builder: Knex.QueryBuilder, { datum, datumNa, datumVoor }: InvoiceFilter): Knex.QueryBuilder {
  if (datum !== undefined) void builder.where('invoices.datum', datum);
  if (datumVoor !== undefined) void builder.where('invoices.datum', '<=', datumVoor);
  if (datumNa !== undefined) void builder.where('invoices.datum', '>=', datumNa);
  return builder;
}

function filterInvoices(db: Reader, query: InvoiceFilter, usesDateIndex: boolean): Knex.QueryBuilder {
  const invoices = usesDateIndex ? forceIndex(db, 'invoices', 'invoices_figures_by_date') : db.build('invoices');
  const builder = narrowByDate(invoices, query);
  // SQLite must not prefer the index of another filter to the one that is forced.
  const columnOf = (name: string): Knex.Raw => (usesDateIndex ? avoidIndex(db, name) : db.build.raw('??', [name]));

  if (query.boeking_id) void builder.where(isAmong(db, 'invoices.boeking_id', query.boeking_id));
  if (query.customers) void builder.where(isAmong(db, 'invoices.klant_id', query.customers));
  if (query.status) void builder.where(isAmong(db, columnOf('invoices.status'), query.status));
  if (query.context) void builder.where(isAmong(db, columnOf('invoices.context'), query.context));
  if (query.bedrijf_id !== undefined)
    void builder.where(isAmong(db, columnOf('invoices.bedrijf_id'), [query.bedrijf_id]));
  return narrowByDateOfSending(narrowByMetadata(builder, 'invoices', query), query);
}

function narrowByDateOfSending(builder: Knex.QueryBuilder, query: InvoiceFilter): Knex.QueryBuilder {
  const on = query.verstuur_factuur_op;
  const until = query['verstuur_factuur_op<'];
  const from = query['verstuur_factuur_op>'];
  if (on === undefined && until === undefined && from === undefined) return builder;

  void builder.where('invoices.status', 'concept');
  if (on !== undefined) void builder.where('invoices.verstuur_factuur_op', on);
  if (until !== undefined) void builder.where('invoices.verstuur_factuur_op', '<=', until);
  if (from !== undefined) void builder.where('invoices.verstuur_factuur_op', '>=', from);
  return builder;
}

// Drafts, which have neither date nor number, are last in both directions. The indexes of
// db/migrations/first-release/invoices.ts have exactly these orders.
const EMPTY_STAND_INS = {
  asc: { date: '9999-12-31', text: LAST_TEXT },
  desc: { date: '0001-01-01', text: '' },
} as const;

function orderOf(direction: 'asc' | 'desc' | undefined): ColumnOrder[] {
  const id = { column: 'invoices.id', direction: direction ?? 'asc' };
  if (direction === undefined) return [id];
  const { date, text } = EMPTY_STAND_INS[direction];
  const empty = { datum: date, factuur_nummer: text, verstuur_factuur_op: date };
  return [
    ...Object.entries(empty).map(([column, value]) => ({ column: `invoices.${column}`, direction, empty: value })),
    id,
  ];
}
