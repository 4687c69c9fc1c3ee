// Payments of invoices: money received and refunded, with the VAT in each.
import type { Knex } from 'knex';
import type { components, Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { isAmong, forceIndex, avoidIndex } from '../engine/session/dialect.ts';
import { areMore, MANY_ROWS } from '../engine/totals.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import * as creators from '../people/creators.ts';
import * as customers from '../people/customers.ts';
import { rows as invoices } from './invoices.ts';
import type { Selection } from '../engine/listing.ts';
import { defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

type Creator = components['schemas']['Creator'];
export type InvoicePayment = components['schemas']['InvoicePayment'];

/**
 * A stored payment; `created_by` is the contact of the account that recorded it, or that requested its online refund.
 */
export interface PaymentRow extends Omit<InvoicePayment, 'klant' | 'Creator' | 'Factuur'> {
  readonly created_by: number | null;
  /** The refund of an online payment that it records. */
  readonly online_refund_id: number | null;
}

export const rows = defineTable<PaymentRow>('invoice_payments', {
  rootOf: (row) => ({ root: 'invoices', id: row.factuur_id }),
  dates: { paid_on: 'wanneer' },
  unique: { invoice_payments_online_refund_id_factuur_id_unique: 'never' },
  references: {
    factuur_id: null,
    online_refund_id: null,
    created_by: null,
    settles_id: null,
    betaalmethode_id: 'betaalmethode_id',
    pos_id: 'pos_id',
    location_id: 'location_id',
  },
});

/** Reads payments by id, with the customer's current name. A fixed number of queries. */
export const read: ReadByIds<InvoicePayment> = async (db, ids) =>
  attachCustomers(db, [...(await rows.read(db, ids)).values()]);

async function attachCustomers(db: Reader, paymentRows: readonly PaymentRow[]): Promise<Map<number, InvoicePayment>> {
  const invoicesById = await invoices.read(db, [...new Set(paymentRows.map(({ factuur_id }) => factuur_id))]);
  const payers = await customers.readKnownNamed(db, [
    ...new Set([...invoicesById.values()].map(({ klant_id }) => klant_id)),
  ]);
  const payments = paymentRows.map((row): [number, InvoicePayment] => {
    const { id, factuur_id, wanneer, bedrag, opmerking, betaalmethode_id, pos_id, location_id, settles_id, btw } = row;
    const klant_id = invoicesById.get(factuur_id)?.klant_id ?? 0;
    const klant = { id: klant_id, naam: payers.get(klant_id)?.displaynaam ?? '' };
    const how = { betaalmethode_id, pos_id, location_id, settles_id };
    return [id, { id, factuur_id, wanneer, bedrag, opmerking, ...how, btw, klant }];
  });
  return new Map(payments);
}

/** Returns the payments of invoices in the order in which they were recorded; every requested invoice has a list. */
export async function readByInvoice(db: Reader, ids: readonly number[]): Promise<Map<number, InvoicePayment[]>> {
  const rowsByInvoice = await rows.readByParent(db, 'factuur_id', ids);
  const payments = await attachCustomers(db, [...rowsByInvoice.values()].flat());
  return new Map(
    [...rowsByInvoice].map(([id, paymentRows]) => [id, paymentRows.flatMap((row) => payments.get(row.id) ?? [])]),
  );
}

/** Returns the stored payments of an invoice, in the order in which they were recorded. */
export async function findByInvoice(db: Reader, factuur_id: number): Promise<PaymentRow[]> {
  return (await rows.readByParent(db, 'factuur_id', [factuur_id])).get(factuur_id) ?? [];
}

/** Returns whether staff recorded a refund on an invoice by hand: neither a settlement nor an online refund. */
export async function hasRefundByHand(db: Reader, factuur_id: number): Promise<boolean> {
  return (await findByInvoice(db, factuur_id)).some(
    ({ bedrag, settles_id, online_refund_id }) => bedrag < 0 && settles_id === null && online_refund_id === null,
  );
}

/** Stores payments; returns them as they are stored. */
export async function insert(db: Writer, payments: readonly Omit<PaymentRow, 'id'>[]): Promise<PaymentRow[]> {
  const ids = await rows.insertMany(db, payments);
  return payments.map((payment, index) => ({ ...payment, id: ids[index] ?? 0 }));
}

/** Links the payments of an invoice and those of its credit invoice, pair by pair, as the two sides of a settlement. */
export async function link(db: Writer, ones: readonly PaymentRow[], others: readonly PaymentRow[]): Promise<void> {
  const pairWith = (rows: readonly PaymentRow[], opposite: readonly PaymentRow[]) =>
    rows.map((row, index) => [row, { settles_id: opposite[index]?.id ?? null }] as const);
  await rows.updateMany(db, [...pairWith(ones, others), ...pairWith(others, ones)]);
}

/** The filters of a list of all payments: `date_after` is inclusive, `date_before` is exclusive. */
export interface InvoicePaymentFilter {
  readonly date_after?: Instant | undefined;
  readonly date_before?: Instant | undefined;
  readonly betaalmethode_id?: number | undefined;
  readonly bedrijf_id?: number | undefined;
}

/**
 * Returns whether a scan by id fills a page sooner than the index of the date or company, since that matches most
 * payments. PostgreSQL estimates a company well.
 */
export async function matchesMostRows(db: Reader, query: InvoicePaymentFilter, many = MANY_ROWS): Promise<boolean> {
  const { bedrijf_id } = query;
  if (hasPeriod(query)) return areMore(db, narrowByDate(db.build('invoice_payments'), query), many);
  return (
    db.dialect === 'sqlite' && bedrijf_id !== undefined && areMore(db, db.build('invoices').where({ bedrijf_id }), many)
  );
}

function hasPeriod({ date_after, date_before }: InvoicePaymentFilter): boolean {
  return date_after !== undefined || date_before !== undefined;
}

function narrowByDate(
  builder: Knex.QueryBuilder,
  { date_after, date_before }: InvoicePaymentFilter,
): Knex.QueryBuilder {
  if (date_after !== undefined) void builder.where('invoice_payments.wanneer', '>=', date_after);
  if (date_before !== undefined) void builder.where('invoice_payments.wanneer', '<', date_before);
  return builder;
}

/** Selects the payments of a list, by id; `matchesMost` is the result of `matchesMostRows`. */
export function select(query: InvoicePaymentFilter, matchesMost = false): Selection {
  return {
    buildQuery: (db) => filterPayments(db, query, matchesMost),
    grows: 'invoice_payments',
    order: [{ column: 'invoice_payments.id', direction: 'asc', isSorted: hasPeriod(query) && !matchesMost }],
  };
}

function filterPayments(db: Reader, query: InvoicePaymentFilter, matchesMost: boolean): Knex.QueryBuilder {
  // Without statistics SQLite scans all payments by id.
  const isByPeriod = hasPeriod(query) && !matchesMost;
  const payments = db.build('invoice_payments');
  const builder = narrowByDate(
    isByPeriod ? forceIndex(db, 'invoice_payments', 'invoice_payments_wanneer_index') : payments,
    query,
  );

  if (query.betaalmethode_id !== undefined) void builder.where('betaalmethode_id', query.betaalmethode_id);
  if (query.bedrijf_id === undefined) return builder;

  const isLed = matchesMost || isByPeriod;
  const company = isLed ? avoidIndex(db, 'invoices.bedrijf_id') : 'invoices.bedrijf_id';
  const ofCompany = db.build('invoices').where(isAmong(db, company, [query.bedrijf_id]));

  return isLed
    ? builder.whereExists(ofCompany.whereRaw('invoices.id = invoice_payments.factuur_id'))
    : builder.whereIn('factuur_id', ofCompany.select('invoices.id'));
}

/** Selects the payments of one invoice, by id; none when its context is not one of `contexts`. */
export function selectOf(factuur_id: number, contexts: readonly string[] | undefined): Selection {
  return {
    buildQuery: (db) => {
      const { build } = db;
      const builder = build('invoice_payments').where({ factuur_id });
      if (contexts === undefined) return builder;
      const invoiceQuery = build('invoices')
        .where('id', factuur_id)
        .where(isAmong(db, avoidIndex(db, 'context'), contexts));
      return builder.whereExists(invoiceQuery);
    },
    order: [{ column: 'invoice_payments.id', direction: 'asc' }],
  };
}

/** Returns the creator of each payment; null when no member of staff recorded it. */
export async function creatorsOf(db: Reader, ids: readonly number[]): Promise<Map<number, Creator | null>> {
  const paymentRows = await rows.read(db, ids);
  const recorded = [...paymentRows.values()].map(({ id, created_by }) => ({ id, created_by }));
  const people = await creators.read(db, [...new Set(recorded.flatMap(({ created_by }) => created_by ?? []))]);
  return new Map(recorded.map(({ id, created_by }) => [id, people.get(created_by ?? 0) ?? null]));
}

/** The objects that events announce. */
export const announced = {
  FactuurBetaling: createEventObject({ table: 'invoice_payments', read, schema: 'InvoicePayment' }),
};
