// Online payments as they are stored: asked for once, settled once.
import { randomUUID } from 'node:crypto';
import type { PaymentStatus } from '../../domain/online/payment.ts';
import type { Cents, Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/constraints.ts';
import type { Writer } from '../engine/database.ts';
import type { Reader } from '../engine/reader.ts';
import { insertRows, inList, statement } from '../engine/sql.ts';

declareConstraints('online_payments', {
  unique: {
    online_payments_reference_unique: 'never',
    online_payments_purpose_purpose_id_unique: 'never',
    online_payments_provider_provider_id_unique: 'never',
  },
});

/** What customers pay for. */
export type Purpose = 'voucher_sales' | 'bookings';

/** A payment as it is stored. */
export interface OnlinePayment {
  readonly id: number;
  readonly purpose: Purpose;
  readonly purpose_id: number;
  readonly status: PaymentStatus;
  readonly amount: Cents;
  readonly description: string;
  readonly redirect_url: string | null;
  readonly provider: string;
  readonly reference: string;
  readonly provider_id: string | null;
  readonly checkout_url: string | null;
  readonly error: string | null;
  readonly created_at: Instant;
  readonly settled_at: Instant | null;
  /** Until when what is paid for is kept for its payer; null for what nobody else could have. */
  readonly hold_until: Instant | null;
  /** What the payer asked of the provider. */
  readonly provider_params: ProviderParams | null;
}

/** Members of a provider's own, such as its method of payment. */
export type ProviderParams = Readonly<Record<string, unknown>>;

type NewPayment = Pick<
  OnlinePayment,
  'purpose' | 'purpose_id' | 'amount' | 'description' | 'redirect_url' | 'provider' | 'hold_until' | 'provider_params'
>;

/** Notes a payment that is to be asked for; answers its id. */
export async function insert(db: Writer, payment: NewPayment, now: Instant): Promise<number> {
  const { provider_params: params } = payment;
  const provider_params = params === null ? null : JSON.stringify(params);
  const rows = [{ ...payment, provider_params, status: 'open', reference: randomUUID(), created_at: now }];
  const [made] = await insertRows<{ id: number }>(db, 'online_payments', rows, { returning: 'id' });
  return made?.id ?? 0;
}

const byId = statement<OnlinePayment>(() => 'select * from online_payments where id = ?');
const byPurpose = statement<OnlinePayment>(
  (dialect) => `select * from online_payments where purpose = ? and ${inList(dialect, 'purpose_id')}`,
);
const byProvider = statement<OnlinePayment>(
  () => 'select * from online_payments where provider = ? and provider_id = ?',
);
const byReference = statement<OnlinePayment>(() => 'select * from online_payments where reference = ?');
// Whoever looks at a payment to settle it has it for himself until his transaction ends.
const locked = statement<OnlinePayment>(
  (dialect) => `select * from online_payments where id = ?${dialect === 'postgres' ? ' for no key update' : ''}`,
);
const waiting = statement<{ id: number }>(
  () => `select id from online_payments where id > ? and status <> 'paid' and provider_id is not null and created_at > ?
    order by id limit ?`,
);

export async function find(db: Reader, id: number): Promise<OnlinePayment | undefined> {
  return (await byId(db, id))[0];
}

/** The payment, locked until the transaction ends; undefined for none. */
export async function lock(db: Writer, id: number): Promise<OnlinePayment | undefined> {
  return (await locked(db, id))[0];
}

/** The payment that a provider knows by this id; undefined for none. */
export async function withProviderId(db: Reader, provider: string, id: string): Promise<OnlinePayment | undefined> {
  return (await byProvider(db, provider, id))[0];
}

export async function withReference(db: Reader, reference: string): Promise<OnlinePayment | undefined> {
  return (await byReference(db, reference))[0];
}

/** Payments by what they are for. One query. */
export async function ofPurposes(
  db: Reader,
  purpose: Purpose,
  ids: readonly number[],
): Promise<Map<number, OnlinePayment>> {
  const found = ids.length === 0 ? [] : await byPurpose(db, purpose, ids);
  return new Map(found.map((payment) => [payment.purpose_id, payment]));
}

/** Stores what the provider made of a payment, once: a second answer changes nothing. */
export async function saveAsked(
  db: Writer,
  { id }: OnlinePayment,
  asked: { readonly provider_id: string; readonly checkout_url: string },
): Promise<void> {
  await db.knex('online_payments').where({ id, provider_id: null }).update(asked);
}

/** Stores what became of a payment that is locked. */
export async function saveStatus(
  db: Writer,
  { id }: OnlinePayment,
  changes: Partial<Pick<OnlinePayment, 'status' | 'error' | 'settled_at'>>,
): Promise<void> {
  await db.knex('online_payments').where({ id }).update(changes);
}

/** Ids above `after` of up to `limit` payments that were asked for after `since` and are not paid. */
export async function unpaid(db: Reader, after: number, since: Instant, limit: number): Promise<number[]> {
  return (await waiting(db, after, since, limit)).map(({ id }) => id);
}
