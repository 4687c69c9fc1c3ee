// Payment methods, and whether payments use them.
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import type { Selection } from '../engine/listing.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type PaymentMethod = components['schemas']['PaymentMethod'];
type NewPaymentMethod = components['schemas']['NewPaymentMethod'];
type PaymentMethodPut = components['schemas']['PaymentMethodPut'];
type PaymentMethodRow = Omit<PaymentMethod, 'is_deletable'>;

export const rows = defineTable<PaymentMethodRow>('payment_methods');

export const read: ReadByIds<PaymentMethod> = async (db, ids) => {
  const methods = await rows.read(db, ids);
  const usedIds = await usedOf(db, [...methods.keys()]);
  return new Map([...methods].map(([id, row]) => [id, { ...row, is_deletable: !usedIds.has(id) }]));
};

const selectUsedMethods = defineStatement<{ id: number }>(
  (dialect) => `select id from payment_methods
    where ${isInList(dialect, 'id')} and exists (select 1 from invoice_payments where betaalmethode_id = payment_methods.id)`,
);

/** Returns those of these methods that payments use. */
async function usedOf(db: Reader, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  return new Set((await selectUsedMethods(db, ids)).map(({ id }) => id));
}

export function select(db: Reader): Selection {
  return selectAll(db, 'payment_methods');
}

export function insert(db: Writer, body: NewPaymentMethod): Promise<number> {
  return rows.insert(db, body);
}

export function update(db: Writer, before: PaymentMethod, body: PaymentMethodPut): Promise<void> {
  return rows.update(db, before, body);
}

export function remove(db: Writer, before: PaymentMethod): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  Betaalmethode: createEventObject({ table: 'payment_methods', read, schema: 'PaymentMethod' }),
};
