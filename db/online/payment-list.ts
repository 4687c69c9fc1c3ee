// The online payments of a list: every filter of the list as a condition.
import type { Knex } from 'knex';
import type { PaymentStatus } from '../../domain/online/payment.ts';
import type { Instant } from '../../generated/types.ts';
import type { Selection } from '../engine/listing.ts';
import { isAmong, forceIndex, avoidIndex } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { areMore, MANY_ROWS } from '../engine/totals.ts';

/** The filters of a list of payments: `date_after` is inclusive, `date_before` is exclusive. */
export interface OnlinePaymentFilter {
  readonly status?: readonly PaymentStatus[] | undefined;
  readonly booking_id?: number | undefined;
  readonly voucher_sale_id?: number | undefined;
  readonly betaalverzoek_id?: number | undefined;
  readonly invoice_id?: number | undefined;
  readonly provider_payment_id?: string | undefined;
  readonly date_after?: Instant | undefined;
  readonly date_before?: Instant | undefined;
  readonly has_error?: boolean | undefined;
}

/**
 * Returns whether a scan by id fills a page sooner than the index of the date, since the date matches most payments.
 */
export async function matchesMostRows(db: Reader, query: OnlinePaymentFilter, many = MANY_ROWS): Promise<boolean> {
  return isLedByDate(query) && areMore(db, narrowByDate(db.build('online_payments'), query), many);
}

/** Returns whether the date leads: no other filter names a single object. */
function isLedByDate({ date_after, date_before, has_error, ...others }: OnlinePaymentFilter): boolean {
  const { booking_id, voucher_sale_id, betaalverzoek_id, invoice_id, provider_payment_id } = others;
  const hasDate = date_after !== undefined || date_before !== undefined;
  const subjectIds = [booking_id, voucher_sale_id, betaalverzoek_id, invoice_id, provider_payment_id];
  return hasDate && has_error !== true && subjectIds.every((each) => each === undefined);
}

function narrowByDate(builder: Knex.QueryBuilder, { date_after, date_before }: OnlinePaymentFilter): Knex.QueryBuilder {
  if (date_after !== undefined) void builder.where('online_payments.created_at', '>=', date_after);
  if (date_before !== undefined) void builder.where('online_payments.created_at', '<', date_before);
  return builder;
}

/** Selects the payments of a list, by id; `matchesMost` is the result of `matchesMostRows`. */
export function select(query: OnlinePaymentFilter, matchesMost = false): Selection {
  return {
    buildQuery: (db) => filterPayments(db, query, matchesMost),
    grows: 'online_payments',
    order: [{ column: 'online_payments.id', direction: 'asc', isSorted: isLedByDate(query) && !matchesMost }],
  };
}

function filterPayments(db: Reader, query: OnlinePaymentFilter, matchesMost: boolean): Knex.QueryBuilder {
  const { status, booking_id, voucher_sale_id, betaalverzoek_id, invoice_id, provider_payment_id: provider_id } = query;
  const isByDate = isLedByDate(query) && !matchesMost;
  const payments = db.build('online_payments');
  const builder = narrowByDate(
    isByDate ? forceIndex(db, 'online_payments', 'online_payments_created_at_index') : payments,
    query,
  );
  const column = isByDate ? avoidIndex(db, 'online_payments.status') : 'online_payments.status';
  if (status !== undefined) void builder.where(isAmong(db, column, status));
  if (booking_id !== undefined) void builder.where({ booking_id });
  if (voucher_sale_id !== undefined) void builder.where({ purpose: 'voucher_sales', purpose_id: voucher_sale_id });
  if (betaalverzoek_id !== undefined) void builder.where({ purpose: 'payment_requests', purpose_id: betaalverzoek_id });
  if (invoice_id !== undefined) void builder.where({ invoice_id });
  if (provider_id !== undefined) void builder.where({ provider_id });
  if (query.has_error !== undefined) void builder[query.has_error ? 'whereNotNull' : 'whereNull']('error');

  return builder;
}
