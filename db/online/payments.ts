// Online payments as they are stored: asked for once, settled once, their holds ended once.
import type { PaymentStatus } from '../../domain/online/payment.ts';
import { calculateRefundable, calculateRefundableOfOrder } from '../../domain/online/refund.ts';
import type { Cents, components, Instant } from '../../generated/types.ts';
import { drawSecretToken } from '../engine/chance.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';
import { findRefundableOrders } from './refundable-orders.ts';
import * as refunds from './refunds.ts';

/** The things that customers pay for. */
export type Purpose = 'voucher_sales' | 'bookings';

/** Members of a provider's own, such as its method of payment. */
export type ProviderParams = Readonly<Record<string, unknown>>;

/** A payment as it is shown. */
export type ShownPayment = components['schemas']['OnlinePayment'];

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
  /** The integration whose key the provider is asked with; null for the sandbox. */
  readonly integration_id: number | null;
  readonly reference: string;
  readonly provider_id: string | null;
  readonly checkout_url: string | null;
  /** The problem that somebody has to look at, as a sentence. */
  readonly error: string | null;
  readonly created_at: Instant;
  readonly settled_at: Instant | null;
  /** Until when what is paid for is kept for its payer; null for what nobody else could have. */
  readonly hold_until: Instant | null;
  /** The parameters of the request to the provider. */
  readonly provider_params: ProviderParams | null;
  /** When what is paid for was given to others; null while it is kept, and once it is paid. */
  readonly released_at: Instant | null;
  /** The codes of the vouchers that it gave back then. */
  readonly released_codes: readonly string[] | null;
  /** The amount that the provider received where it is another one; null otherwise. */
  readonly received: Cents | null;
  /** The amount that the provider paid back: refunds, and money that banks took back. */
  readonly returned: Cents;
  /** The invoice that has the money; null where none has. */
  readonly invoice_id: number | null;
  /** A hash of the address that the visitor typed who booked, by `bookerHash`; null where nobody typed one. */
  readonly booker: string | null;
  /** By what its visitor may read its state, and nothing else: the same for all attempts to pay for a thing. */
  readonly visitor_reference: string | null;
}

const rows = defineTable<OnlinePayment>('online_payments', {
  references: { invoice_id: null },
  unique: {
    online_payments_reference_unique: 'never',
    online_payments_held_unique: 'never',
    online_payments_provider_provider_id_unique: 'never',
  },
});

type NewPayment = Pick<
  OnlinePayment,
  | 'purpose'
  | 'purpose_id'
  | 'amount'
  | 'description'
  | 'redirect_url'
  | 'provider'
  | 'integration_id'
  | 'hold_until'
  | 'provider_params'
  | 'booker'
>;

/** A payment that was noted and not asked for yet. */
export interface NotedPayment {
  readonly id: number;
  readonly reference: string;
  readonly visitor_reference: string | null;
}

/** Notes a payment that is to be asked for, the first for its thing. */
export function insert(db: Writer, payment: NewPayment, now: Instant): Promise<NotedPayment> {
  return insertAttempt(db, { ...payment, visitor_reference: drawSecretToken(db.chance, 'visitor') }, now);
}

async function insertAttempt(
  db: Writer,
  payment: NewPayment & Pick<OnlinePayment, 'visitor_reference'>,
  now: Instant,
): Promise<NotedPayment> {
  const { visitor_reference } = payment;
  const reference = db.chance.drawUuid('payment');
  const id = await rows.insert(db, { ...payment, status: 'open', reference, created_at: now });
  return { id, reference, visitor_reference };
}

/** Notes another attempt to pay for the same, which takes over the hold of one that is locked. */
export async function insertAnother(db: Writer, before: OnlinePayment, now: Instant): Promise<NotedPayment> {
  const { purpose, purpose_id, amount, description, redirect_url, provider, integration_id } = before;
  const { hold_until, provider_params, booker, visitor_reference } = before;
  await save(db, before, { hold_until: null });
  const same = { purpose, purpose_id, amount, description, redirect_url, provider, integration_id };
  return insertAttempt(db, { ...same, hold_until, provider_params, booker, visitor_reference }, now);
}

const selectById = defineStatement<OnlinePayment>(() => 'select * from online_payments where id = ?');
const selectByPurpose = defineStatement<OnlinePayment>(
  (dialect) => `select * from online_payments where purpose = ? and ${isInList(dialect, 'purpose_id')} order by id`,
);
const selectByVisitor = defineStatement<OnlinePayment>(
  () => 'select * from online_payments where visitor_reference = ? and purpose = ? order by id',
);
const selectByReference = defineStatement<OnlinePayment>(() => 'select * from online_payments where reference = ?');
// A transaction that settles a payment, ends its hold or pays again has all attempts to pay for the thing to itself
// until it ends. The first one is locked before the others are looked for: whoever makes another has it.
const lockFirst = defineStatement<{ id: number }>(
  (dialect) => `select id from online_payments where id = (
    select min(o.id) from online_payments p join online_payments o on o.purpose = p.purpose and o.purpose_id = p.purpose_id
    where p.id = ?)${dialect === 'postgres' ? ' for no key update' : ''}`,
);
const selectLocked = defineStatement<OnlinePayment>(
  (dialect) => `select o.* from online_payments o
    join online_payments p on o.purpose = p.purpose and o.purpose_id = p.purpose_id
    where p.id = ? order by o.id${dialect === 'postgres' ? ' for no key update of o' : ''}`,
);
// Ids are added to nothing where rows are to be found by their moment, and not in the order of their ids.
const selectUnpaid = defineStatement<{ id: number }>(
  () => `select id from online_payments where id + 0 > ? and status <> 'paid' and provider_id is not null and created_at > ?
    order by id + 0 limit ?`,
);
const selectOverdue = defineStatement<{ id: number }>(
  () => `select id from online_payments
    where id + 0 > ? and hold_until <= ? and released_at is null and status <> 'paid' order by id + 0 limit ?`,
);

export async function find(db: Reader, id: number): Promise<OnlinePayment | undefined> {
  return (await selectById(db, id))[0];
}

/** The payment, locked with all others of its thing until the transaction ends; undefined for none. */
export async function lock(db: Writer, id: number): Promise<OnlinePayment | undefined> {
  return (await lockAttempts(db, id)).find((payment) => payment.id === id);
}

/** All attempts to pay for what a payment is for, oldest first, locked until the transaction ends. */
export async function lockAttempts(db: Writer, id: number): Promise<OnlinePayment[]> {
  await lockFirst(db, id);
  return selectLocked(db, id);
}

/** All attempts to pay for what a payment is for, oldest first. */
export function findAttempts(
  db: Reader,
  { purpose, purpose_id }: Pick<OnlinePayment, 'purpose' | 'purpose_id'>,
): Promise<OnlinePayment[]> {
  return selectByPurpose(db, purpose, [purpose_id]);
}

/** All attempts to pay for what a visitor ordered, by the reference that they were given, oldest first; none for an unknown one. */
export function findAttemptsOfVisitor(db: Reader, purpose: Purpose, reference: string): Promise<OnlinePayment[]> {
  return selectByVisitor(db, REFERENCE_PATTERN.test(reference) ? reference : '', purpose);
}

/** The form of a reference; any other text is looked for in the same way, and not found. */
const REFERENCE_PATTERN = /^[\w-]{43}$/;

export async function findPaymentByReference(db: Reader, reference: string): Promise<OnlinePayment | undefined> {
  return (await selectByReference(db, reference))[0];
}

/** The last attempts to pay, by what they are for. One query. */
export async function findLastPayments(
  db: Reader,
  purpose: Purpose,
  ids: readonly number[],
): Promise<Map<number, OnlinePayment>> {
  const found = ids.length === 0 ? [] : await selectByPurpose(db, purpose, ids);
  return new Map(found.map((payment) => [payment.purpose_id, payment]));
}

/** Stores what the provider made of a payment that is locked. */
export function saveAsked(
  db: Writer,
  payment: OnlinePayment,
  asked: { readonly provider_id: string; readonly checkout_url: string },
): Promise<void> {
  return rows.update(db, payment, asked);
}

/** Stores what became of a payment that is locked. */
export function save(
  db: Writer,
  payment: OnlinePayment,
  changes: Partial<
    Pick<
      OnlinePayment,
      | 'status'
      | 'error'
      | 'settled_at'
      | 'released_at'
      | 'released_codes'
      | 'received'
      | 'returned'
      | 'hold_until'
      | 'invoice_id'
    >
  >,
): Promise<void> {
  return rows.update(db, payment, changes);
}

/** Ids above `after` of up to `limit` payments that were asked for after `since` and are not paid. */
export async function findUnpaid(db: Reader, after: number, since: Instant, limit: number): Promise<number[]> {
  return (await selectUnpaid(db, after, since, limit)).map(({ id }) => id);
}

/** Ids above `after` of up to `limit` unpaid payments whose hold is over at `now` and was not ended yet. */
export async function findOverdueReservations(
  db: Reader,
  after: number,
  now: Instant,
  limit: number,
): Promise<number[]> {
  return (await selectOverdue(db, after, now, limit)).map(({ id }) => id);
}

/** Payments as they are shown, by id, with their refunds. At most three queries. */
export const read: ReadByIds<ShownPayment> = async (db, ids) => {
  const [found, back] = await Promise.all([rows.read(db, ids), refunds.readByPayment(db, ids)]);
  const ofSales = [...found.values()].filter(({ purpose }) => purpose === 'voucher_sales');
  const sales = await findRefundableOrders(
    db,
    ofSales.map(({ purpose_id }) => purpose_id),
  );

  const refundableOf = (row: OnlinePayment, own: readonly refunds.OnlineRefund[]): Cents => {
    const sale = row.purpose === 'voucher_sales' ? sales.get(row.purpose_id) : undefined;
    return sale === undefined
      ? calculateRefundable(row, own)
      : calculateRefundableOfOrder(calculateRefundable(row, own), sale, own);
  };

  return new Map(
    [...found].map(([id, row]) => {
      const own = back.get(id) ?? [];
      return [id, toShownPayment(row, own, refundableOf(row, own))];
    }),
  );
};

function toShownPayment(row: OnlinePayment, back: readonly refunds.OnlineRefund[], left: Cents): ShownPayment {
  const { id, status, amount, description, purpose, purpose_id, invoice_id, provider, integration_id } = row;
  const { received, returned, error, created_at, settled_at: paid_at, hold_until: held_until, released_at } = row;

  return {
    id,
    status,
    amount,
    description,
    booking_id: purpose === 'bookings' ? purpose_id : null,
    voucher_sale_id: purpose === 'voucher_sales' ? purpose_id : null,
    invoice_id,
    provider,
    integration_id,
    provider_payment_id: row.provider_id,
    received,
    returned,
    error,
    created_at,
    paid_at,
    held_until,
    released_at,
    refundable: left,
    refunds: back.map(refunds.toShownRefund),
  };
}
