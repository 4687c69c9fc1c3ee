// The invoices of bookings and their paid amounts, for embeds.
import type { Cents } from '../../generated/types.ts';
import { isReverseCharged } from '../../domain/invoices/invoice.ts';
import { calculateOpenOfBooking } from '../../domain/invoices/open-amounts.ts';
import type { StoredInvoice } from '../../domain/invoices/stored-invoice.ts';
import { sum } from '../../domain/values/money.ts';
import type { RateTotal } from '../../domain/values/vat.ts';
import * as costs from '../bookings/costs.ts';
import { groupBy } from '../engine/group-by.ts';
import type { Reader } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import * as payments from './invoice-payments.ts';
import * as vat from './invoice-vat.ts';
import * as invoices from './invoices.ts';

/**
 * Returns the invoices by booking, ordered by id, without their lines; every requested booking has a list. Three
 * queries.
 */
export async function readByBooking(db: Reader, ids: readonly number[]): Promise<Map<number, invoices.Invoice[]>> {
  const rows = await invoices.rows.readByParent(db, 'boeking_id', ids);
  const invoicesById = await invoices.read(
    db,
    [...rows.values()].flat().map(({ id }) => id),
  );
  return new Map(
    [...rows].map(([id, invoiceRows]) => [id, invoiceRows.flatMap((row) => invoicesById.get(row.id) ?? [])]),
  );
}

/** Returns the paid amounts of invoices, in cents; every requested invoice has one. One query. */
export async function sumPaidByInvoice(db: Reader, ids: readonly number[]): Promise<Map<number, Cents>> {
  const paymentsByInvoice = await payments.rows.readByParent(db, 'factuur_id', ids);
  return new Map([...paymentsByInvoice].map(([id, paymentRows]) => [id, sum(paymentRows.map(({ bedrag }) => bedrag))]));
}

interface PaidRow {
  readonly id: number;
  readonly boeking_id: number;
  readonly crediteert_factuur_id: number | null;
  readonly status: StoredInvoice['status'];
  readonly btw_verlegd: boolean | number;
  readonly paid: Cents;
}

const selectPaidRows = defineStatement<PaidRow>(
  (dialect) => `select id, boeking_id, crediteert_factuur_id, status, btw_verlegd,
      cast(coalesce((select sum(bedrag) from invoice_payments where factuur_id = invoices.id), 0) as bigint) as paid
    from invoices where ${isInList(dialect, 'boeking_id')} order by id`,
);

/** Returns the open amounts of bookings, in cents; every requested booking has one. Three queries. */
export async function openOfBookings(db: Reader, ids: readonly number[]): Promise<Map<number, Cents>> {
  const charged = await costs.readByBooking(db, ids);
  const rows = await selectPaidRows(db, ids);
  const totals = await vat.readByInvoice(
    db,
    rows.map(({ id }) => id),
  );

  const byBooking = groupBy(rows, ({ boeking_id }) => boeking_id);

  const open = (id: number): Cents => {
    const invoiceRows = byBooking.get(id) ?? [];
    const isWithoutVat = isReverseCharged(selectFinalised(invoiceRows, totals), selectOriginals(invoiceRows, true));
    return calculateOpenOfBooking(charged.get(id) ?? [], sum(invoiceRows.map(({ paid }) => paid)), isWithoutVat);
  };

  return new Map(ids.map((id) => [id, open(id)]));
}

/** Returns the invoices that credit no other one: the drafts among them, or the finalised ones. */
function selectOriginals(
  rows: readonly PaidRow[],
  drafts: boolean,
): { readonly id: number; readonly btw_verlegd: boolean }[] {
  return rows
    .filter(({ crediteert_factuur_id, status }) => crediteert_factuur_id === null && (status === 'concept') === drafts)
    .map(({ id, btw_verlegd }) => ({ id, btw_verlegd: Boolean(btw_verlegd) }));
}

/** Returns the finalised invoices with their VAT and that of their credit invoices. */
function selectFinalised(rows: readonly PaidRow[], totals: ReadonlyMap<number, readonly RateTotal[]>) {
  const finalised = rows.filter(({ status }) => status !== 'concept');
  return selectOriginals(rows, false).map((original) => {
    const relatedRows = finalised.filter((row) => (row.crediteert_factuur_id ?? row.id) === original.id);
    return { ...original, vat: relatedRows.flatMap(({ id }) => totals.get(id) ?? []) };
  });
}
