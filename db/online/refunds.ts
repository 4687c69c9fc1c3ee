// Refunds of online payments as they are stored: asked for once, and of the provider by one reference.
import type { RefundProgress } from '../../domain/online/refund.ts';
import type { Cents, components, Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';

/** A refund as it is stored. */
export interface OnlineRefund {
  readonly id: number;
  readonly payment_id: number;
  readonly amount: Cents;
  /** The text that customers read on their statement; null for the description of the payment. */
  readonly description: string | null;
  readonly status: RefundProgress;
  readonly reference: string;
  readonly provider_id: string | null;
  readonly error: string | null;
  readonly created_at: Instant;
  readonly refunded_at: Instant | null;
  /** The contact of the account that asked for it. */
  readonly created_by: number | null;
}

const rows = defineTable<OnlineRefund>('online_refunds', {
  dates: { refunded_on: 'refunded_at' },
  rootOf: ({ payment_id: id }) => ({ root: 'online_payments', id }),
  unique: { online_refunds_reference_unique: 'never' },
  references: { payment_id: null },
});

/** Notes a refund that the provider is to be asked for, of a payment that is locked; returns its id. */
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

/** The refunds of payments in the order in which they were asked for; every payment asked for has an entry. One query. */
export function readByPayment(db: Reader, ids: readonly number[]): Promise<Map<number, OnlineRefund[]>> {
  return rows.readByParent(db, 'payment_id', ids);
}

/** The refunds of a payment in the order in which they were asked for. */
export async function findByPayment(db: Reader, id: number): Promise<OnlineRefund[]> {
  return (await readByPayment(db, [id])).get(id) ?? [];
}

/** Stores what became of a refund whose payment is locked. */
export function save(
  db: Writer,
  refund: OnlineRefund,
  changes: Partial<Pick<OnlineRefund, 'status' | 'provider_id' | 'error' | 'refunded_at'>>,
): Promise<void> {
  return rows.update(db, refund, changes);
}

// By their moment, and not in the order of their ids.
const selectUndecided = defineStatement<{ id: number }>(
  () => `select id from online_refunds where id + 0 > ? and status in ('requested', 'pending') and created_at > ?
    order by id + 0 limit ?`,
);

/** Ids above `after` of up to `limit` refunds that were asked for after `since` and are not decided. */
export async function findUndecided(db: Reader, after: number, since: Instant, limit: number): Promise<number[]> {
  return (await selectUndecided(db, after, since, limit)).map(({ id }) => id);
}

/** A refund as it is shown. */
export function toShownRefund(row: OnlineRefund): components['schemas']['OnlineRefund'] {
  const { id, amount, status, description, provider_id: provider_refund_id, error, created_at, refunded_at } = row;
  return { id, amount, status, description, provider_refund_id, error, created_at, refunded_at };
}
