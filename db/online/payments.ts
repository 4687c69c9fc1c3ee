// Online payments: each requested once and settled once, and its reservation ended once.
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

/** The kinds of objects that customers pay for. */
export type Purpose = 'voucher_sales' | 'bookings' | 'payment_requests';

/** Members that are specific to a provider, such as its method of payment. */
export type ProviderParams = Readonly<Record<string, unknown>>;

/** A payment as the API returns it. */
export type ShownPayment = components['schemas']['OnlinePayment'];

/** A stored payment. */
export interface OnlinePayment {
  readonly id: number;
  readonly purpose: Purpose;
  readonly purpose_id: number;
  /** The booking that is paid for, or whose invoice is; null for vouchers. */
  readonly booking_id: number | null;
  readonly status: PaymentStatus;
  readonly amount: Cents;
  readonly description: string;
  readonly redirect_url: string | null;
  readonly provider: string;
  /** The integration with the key for the provider; null for the sandbox. */
  readonly integration_id: number | null;
  readonly reference: string;
  readonly provider_id: string | null;
  readonly checkout_url: string | null;
  /** The problem that staff must solve, as a sentence. */
  readonly error: string | null;
  readonly created_at: Instant;
  readonly settled_at: Instant | null;
  /** Until when the paid object is reserved for its payer; null for an object that needs no reservation. */
  readonly hold_until: Instant | null;
  /** The parameters of the request to the provider. */
  readonly provider_params: ProviderParams | null;
  /** When the reservation was ended; null while it lasts, and once the payment is paid. */
  readonly released_at: Instant | null;
  /** The codes of the vouchers that were released then. */
  readonly released_codes: readonly string[] | null;
  /** The amount that the provider received, if it differs; null otherwise. */
  readonly received: Cents | null;
  /** The amount that the provider paid back: refunds and chargebacks. */
  readonly returned: Cents;
  /** The invoice that the payment was booked on; null where there is none. */
  readonly invoice_id: number | null;
  /** A hash of the e-mail address that the visitor typed, by `hashVisitorAddress`; null without one. */
  readonly booker: string | null;
  /**
   * The reference with which its visitor may read its state, and nothing else: equal for all attempts to pay for an
   * object.
   */
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
  | 'booking_id'
  | 'amount'
  | 'description'
  | 'redirect_url'
  | 'provider'
  | 'integration_id'
  | 'hold_until'
  | 'provider_params'
  | 'booker'
>;

/** A stored payment that was not requested at the provider yet. */
export interface NotedPayment {
  readonly id: number;
  readonly reference: string;
  readonly visitor_reference: string | null;
}

/** Stores the first payment for an object, to be requested at the provider. */
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

/** Stores another attempt to pay for the object of a locked payment, with its reservation. */
export async function insertAnother(db: Writer, before: OnlinePayment, now: Instant): Promise<NotedPayment> {
  const { purpose, purpose_id, booking_id, amount, description, redirect_url, provider, integration_id } = before;
  const { hold_until, provider_params, booker, visitor_reference } = before;
  await save(db, before, { hold_until: null });
  const same = { purpose, purpose_id, booking_id, amount, description, redirect_url, provider, integration_id };
  return insertAttempt(db, { ...same, hold_until, provider_params, booker, visitor_reference }, now);
}

const selectById = defineStatement<OnlinePayment>(() => 'select * from online_payments where id = ?');
const selectByPurpose = defineStatement<OnlinePayment>(
  (dialect) => `select * from online_payments where purpose = ? and ${isInList(dialect, 'purpose_id')} order by id`,
);
const selectByBooking = defineStatement<OnlinePayment>(
  () => 'select * from online_payments where booking_id = ? order by id',
);
const selectByVisitor = defineStatement<OnlinePayment>(
  () => 'select * from online_payments where visitor_reference = ? and purpose = ? order by id',
);
const selectByReference = defineStatement<OnlinePayment>(() => 'select * from online_payments where reference = ?');
// A transaction that settles a payment, ends its reservation or adds an attempt locks all attempts to pay for the
// object. The first attempt is locked before the others are read, since adding one needs that lock.
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
// `id + 0` keeps the planner from walking the ids: the index of the moment finds the rows.
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

/**
 * Locks all attempts to pay for the object of a payment until the transaction ends; returns the payment, undefined for
 * none.
 */
export async function lock(db: Writer, id: number): Promise<OnlinePayment | undefined> {
  return (await lockAttempts(db, id)).find((payment) => payment.id === id);
}

/** Locks and returns all attempts to pay for the object of a payment, oldest first, until the transaction ends. */
export async function lockAttempts(db: Writer, id: number): Promise<OnlinePayment[]> {
  await lockFirst(db, id);
  return selectLocked(db, id);
}

/** Returns all attempts to pay for the object of a payment, oldest first. */
export function findAttempts(
  db: Reader,
  { purpose, purpose_id }: Pick<OnlinePayment, 'purpose' | 'purpose_id'>,
): Promise<OnlinePayment[]> {
  return selectByPurpose(db, purpose, [purpose_id]);
}

/** Returns all payments for a booking and its invoices, oldest first. */
export function findByBooking(db: Reader, booking_id: number): Promise<OnlinePayment[]> {
  return selectByBooking(db, booking_id);
}

/** Returns all attempts to pay for a visitor's order, by its reference, oldest first; none for an unknown one. */
export function findAttemptsOfVisitor(db: Reader, purpose: Purpose, reference: string): Promise<OnlinePayment[]> {
  return selectByVisitor(db, REFERENCE_PATTERN.test(reference) ? reference : '', purpose);
}

/** The form of a reference. Any other text is looked up as well, and not found. */
const REFERENCE_PATTERN = /^[\w-]{43}$/;

export async function findPaymentByReference(db: Reader, reference: string): Promise<OnlinePayment | undefined> {
  return (await selectByReference(db, reference))[0];
}

/** Returns the last attempts to pay, by object. One query. */
export async function findLastPayments(
  db: Reader,
  purpose: Purpose,
  ids: readonly number[],
): Promise<Map<number, OnlinePayment>> {
  const payments = ids.length === 0 ? [] : await selectByPurpose(db, purpose, ids);
  return new Map(payments.map((payment) => [payment.purpose_id, payment]));
}

/** Stores the provider's response to the request of a locked payment. */
export function saveAsked(
  db: Writer,
  payment: OnlinePayment,
  checkout: { readonly provider_id: string; readonly checkout_url: string },
): Promise<void> {
  return rows.update(db, payment, checkout);
}

/** Stores the state of a locked payment. */
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

/** Returns ids above `after` of up to `limit` unpaid payments that were requested after `since`. */
export async function findUnpaid(db: Reader, after: number, since: Instant, limit: number): Promise<number[]> {
  return (await selectUnpaid(db, after, since, limit)).map(({ id }) => id);
}

/**
 * Returns ids above `after` of up to `limit` unpaid payments whose reservation has expired at `now` and was not ended
 * yet.
 */
export async function findOverdueReservations(
  db: Reader,
  after: number,
  now: Instant,
  limit: number,
): Promise<number[]> {
  return (await selectOverdue(db, after, now, limit)).map(({ id }) => id);
}

/** Reads payments as the API returns them, by id, with their refunds. At most three queries. */
export const read: ReadByIds<ShownPayment> = async (db, ids) => {
  const [paymentRows, refundsByPayment] = await Promise.all([rows.read(db, ids), refunds.readByPayment(db, ids)]);
  const ofSales = [...paymentRows.values()].filter(({ purpose }) => purpose === 'voucher_sales');
  const sales = await findRefundableOrders(
    db,
    ofSales.map(({ purpose_id }) => purpose_id),
  );

  const refundableOf = (row: OnlinePayment, paymentRefunds: readonly refunds.OnlineRefund[]): Cents => {
    const sale = row.purpose === 'voucher_sales' ? sales.get(row.purpose_id) : undefined;
    return sale === undefined
      ? calculateRefundable(row, paymentRefunds)
      : calculateRefundableOfOrder(calculateRefundable(row, paymentRefunds), sale, paymentRefunds);
  };

  return new Map(
    [...paymentRows].map(([id, row]) => {
      const paymentRefunds = refundsByPayment.get(id) ?? [];
      return [id, toShownPayment(row, paymentRefunds, refundableOf(row, paymentRefunds))];
    }),
  );
};

function toShownPayment(
  row: OnlinePayment,
  back: readonly refunds.OnlineRefund[],
  refundableAmount: Cents,
): ShownPayment {
  const { id, status, amount, description, purpose, purpose_id, booking_id, invoice_id } = row;
  const { provider, integration_id } = row;
  const { received, returned, error, created_at, settled_at: paid_at, hold_until: held_until, released_at } = row;

  return {
    id,
    status,
    amount,
    description,
    booking_id,
    voucher_sale_id: purpose === 'voucher_sales' ? purpose_id : null,
    betaalverzoek_id: purpose === 'payment_requests' ? purpose_id : null,
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
    refundable: refundableAmount,
    refunds: back.map(refunds.toShownRefund),
  };
}
