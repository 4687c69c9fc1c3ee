// The invoices of a list: every filter of the list as a condition.
import type { Knex } from 'knex';
import type { components } from '../../generated/types.ts';
import type { Selection } from '../engine/listing.ts';
import { narrowByMetadata, type MetadataFilter } from '../engine/metadata.ts';
import { isAmong, forceIndex, LAST_TEXT, avoidIndex, type ColumnOrder } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { areMore, MANY_ROWS } from '../engine/totals.ts';

type Invoice = components['schemas']['Invoice'];

/** The filters of a list of invoices; dates are local ones and both ends are included. */
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
  /** The local date on which drafts are sent. */
  readonly verstuur_factuur_op?: string | undefined;
  readonly 'verstuur_factuur_op<'?: string | undefined;
  readonly 'verstuur_factuur_op>'?: string | undefined;
  readonly sort_order?: 'asc' | 'desc' | undefined;
}

/**
 * Selects the invoices of a list: by id, or by date, number and id when a direction is given. `matchesMost` is the result
 * of `matchesMostRows`.
 */
export function select(query: InvoiceFilter, matchesMost = false): Selection {
  const isByDate = isLedByDate(query) && !matchesMost;
  return {
    buildQuery: (db) => filterInvoices(db, query, isByDate),
    grows: 'invoices',
    order: orderOf(query.sort_order).map((each) => ({ ...each, isSorted: isByDate })),
  };
}

/**
 * Returns whether the date leads: a customer or booking leaves fewer invoices, and the order by date uses its own
 * index.
 */
function isLedByDate({ datum, datumNa, datumVoor, ...others }: InvoiceFilter): boolean {
  const hasDate = [datum, datumNa, datumVoor].some((each) => each !== undefined);
  const { boeking_id, customers, metadata, sort_order } = others;
  return hasDate && [boeking_id, customers, metadata, sort_order].every((each) => each === undefined);
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

function filterInvoices(db: Reader, query: InvoiceFilter, isByDate: boolean): Knex.QueryBuilder {
  const builder = narrowByDate(
    isByDate ? forceIndex(db, 'invoices', 'invoices_figures_by_date') : db.build('invoices'),
    query,
  );
  const selectColumn = (name: string): Knex.Raw => (isByDate ? avoidIndex(db, name) : db.build.raw('??', [name]));
  if (query.boeking_id) void builder.where(isAmong(db, 'invoices.boeking_id', query.boeking_id));
  if (query.customers) void builder.where(isAmong(db, 'invoices.klant_id', query.customers));
  if (query.status) void builder.where(isAmong(db, selectColumn('invoices.status'), query.status));
  if (query.context) void builder.where(isAmong(db, selectColumn('invoices.context'), query.context));
  if (query.bedrijf_id !== undefined)
    void builder.where(isAmong(db, selectColumn('invoices.bedrijf_id'), [query.bedrijf_id]));
  return narrowToSendable(narrowByMetadata(builder, 'invoices', query), query);
}

function narrowToSendable(builder: Knex.QueryBuilder, query: InvoiceFilter): Knex.QueryBuilder {
  const [on, until, from] = [query.verstuur_factuur_op, query['verstuur_factuur_op<'], query['verstuur_factuur_op>']];
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
