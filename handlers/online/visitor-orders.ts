// Orders of visitors: counted when they are made, and limited by settings. docs/decisions/214-visitors.md.
import type { Writer } from '../../db/engine/session/database.ts';
import { settingOf } from '../../db/house/settings.ts';
import * as payments from '../../db/online/payments.ts';
import * as orders from '../../db/online/visitor-orders.ts';
import { assertMayAwaitPayment, assertMayReserve, assertMayOrder } from '../../domain/online/visitor-limits.ts';
import type { Context } from '../handler.ts';

/** A typed address, and its field. */
export interface TypedAddress {
  readonly field: string;
  readonly address: string | null;
}

/** A counted reservation of a visitor, and the payments, locked, of the reservation that it replaces. */
export interface CountedReservation {
  readonly orderer: orders.VisitorHashes;
  readonly heldFor: orders.ReservationScope;
  readonly earlier: readonly payments.OnlinePayment[];
}

type VisitorContext = Pick<Context<Writer>, 'db' | 'today' | 'keys' | 'visitor'>;

/** Counts a reservation of a visitor; null for other callers. Throws as `assertMayReserve` does. */
export async function countReservation(
  { field, address }: TypedAddress,
  heldFor: orders.ReservationScope,
  { db, today, keys, visitor }: VisitorContext,
): Promise<CountedReservation | null> {
  if (visitor === null) return null;
  const visitorHashes = await orders.signVisitor(db, keys, 'reservations', { network: visitor.network, address });
  const most = {
    network: Number(await settingOf(db, 'online_boeking_max_per_netwerk')),
    mailbox: Number(await settingOf(db, 'online_boeking_max_per_adres')),
  };

  assertMayReserve(await orders.count(db, visitorHashes, today), most, field);
  const earlier = [];
  for (const id of await orders.findReservations(db, visitorHashes, heldFor)) {
    const payment = await payments.lock(db, id);
    if (payment !== undefined) earlier.push(payment);
  }

  return { orderer: visitorHashes, heldFor, earlier };
}

/** Counts a reserved booking until this payment, for its visitor. Throws as `assertMayAwaitPayment` does. */
export async function recordReservation(
  payment: payments.NotedPayment,
  reservation: CountedReservation,
  { db, today }: VisitorContext,
): Promise<void> {
  const { orderer, heldFor: held } = reservation;
  assertMayAwaitPayment(
    await orders.countOpenReservations(db, orderer),
    Number(await settingOf(db, 'online_boeking_max_onbetaald')),
  );
  await orders.storeOrder(db, payment.id, orderer, { today, scope: held });
}

/** Counts an order of vouchers of a visitor; null for other callers. Throws as `assertMayOrder` does. */
export async function countVoucherOrder(
  { field, address }: TypedAddress,
  { db, today, keys, visitor }: VisitorContext,
): Promise<orders.VisitorHashes | null> {
  if (visitor === null) return null;
  const visitorHashes = await orders.signVisitor(db, keys, 'sales', { network: visitor.network, address });
  await orders.count(db, visitorHashes, today);
  assertMayOrder(await orders.countUnpaidOrders(db, visitorHashes, today), field);
  return visitorHashes;
}

/** Counts a voucher order that waits for this payment, for its visitor. */
export async function recordVoucherOrder(
  payment: payments.NotedPayment,
  visitorHashes: orders.VisitorHashes,
  { db, today }: VisitorContext,
): Promise<void> {
  await orders.storeOrder(db, payment.id, visitorHashes, { today });
}
