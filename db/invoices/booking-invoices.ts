// The invoices of bookings, and what was paid of each, as embeds show them.
import type { Cents } from '../../generated/types.ts';
import { sum } from '../../domain/values/money.ts';
import type { Reader } from '../engine/session/reader.ts';
import * as payments from './invoice-payments.ts';
import * as invoices from './invoices.ts';

/** The invoices by booking, by id, without their lines; every booking asked for has an entry. Three queries. */
export async function ofBookings(db: Reader, ids: readonly number[]): Promise<Map<number, invoices.Invoice[]>> {
  const rows = await invoices.rows.ofParent(db, 'boeking_id', ids);
  const found = await invoices.read(
    db,
    [...rows.values()].flat().map(({ id }) => id),
  );
  return new Map([...rows].map(([id, own]) => [id, own.flatMap((row) => found.get(row.id) ?? [])]));
}

/** The paid amounts of invoices, in cents; every invoice asked for has an entry. One query. */
export async function paidAmounts(db: Reader, ids: readonly number[]): Promise<Map<number, Cents>> {
  const found = await payments.rows.ofParent(db, 'factuur_id', ids);
  return new Map([...found].map(([id, paid]) => [id, sum(paid.map(({ bedrag }) => bedrag))]));
}
