// Refunds of online payments: each with one reference for all its requests to the provider.
import type { RefundProgress } from '../../domain/online/refund.ts';
import type { Cents, components, Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';

/** A stored refund. */
export interface OnlineRefund {
  readonly id: number;
  readonly payment_id: number;
  readonly amount: Cents;
  /** The text on the customer's bank statement; null for the description of the payment. */
  readonly description: string | null;
  readonly status: RefundProgress;
  readonly reference: string;
  readonly provider_id: string | null;
  readonly error: string | null;
  readonly created_at: Instant;
  readonly refunded_at: Instant | null;
  /** The contact of the account that requested it. */
  readonly created_by: number | null;
}

const rows = defineTable<OnlineRefund>('online_refunds', {
  dates: { refunded_on: 'refunded_at' },
  rootOf: ({ payment_id: id }) => ({ root: 'online_payments', id }),
  unique: { online_refunds_reference_unique: 'never' },
  references: { payment_id: null },
});

/** Stores a refund of a locked payment, to be requested at the provider; returns its id. */
export function insert(
  db: Writer,
  refund: Pick<OnlineRefund, 'payment_id' | 'amount' | 'description' | 'created_by'>,
  now: Instant,
): Promise<number> {
  return rows.insert(db, { ...refund, status: 'requested', reference: db.chance.drawUuid('refund'), created_at: now });
}

export async function find(db: Reader, id: number): Promise<OnlineRefund | undefined> {
  return (await rows.read(db, [id])).get(id);
}

/** Returns the refunds of payments in the order of their requests; every given payment has a list. One query. */
export function readByPayment(db: Reader, ids: readonly number[]): Promise<Map<number, OnlineRefund[]>> {
  return rows.readByParent(db, 'payment_id', ids);
}

/** Returns the refunds of a payment in the order of their requests. */
export async function findByPayment(db: Reader, id: number): Promise<OnlineRefund[]> {
  return (await readByPayment(db, [id])).get(id) ?? [];
}

/** Stores the state of a refund whose payment is locked. */
export function save(
  db: Writer,
  refund: OnlineRefund,
  changes: Partial<Pick<OnlineRefund, 'status' | 'provider_id' | 'error' | 'refunded_at'>>,
): Promise<void> {
  return rows.update(db, refund, changes);
}

// The index of the moment finds them, not a walk of the ids.
const selectUndecided = defineStatement<{ id: number }>(
  () => `select id from online_refunds where id + 0 > ? and status in ('requested', 'pending') and created_at > ?
    order by id + 0 limit ?`,
);

/** Returns ids above `after` of up to `limit` undecided refunds that were requested after `since`. */
export async function findUndecided(db: Reader, after: number, since: Instant, limit: number): Promise<number[]> {
  return (await selectUndecided(db, after, since, limit)).map(({ id }) => id);
}

/** Returns a refund as the API does. */
export function toShownRefund(row: OnlineRefund): components['schemas']['OnlineRefund'] {
  const { id, amount, status, description, provider_id: provider_refund_id, error, created_at, refunded_at } = row;
  return { id, amount, status, description, provider_refund_id, error, created_at, refunded_at };
}
