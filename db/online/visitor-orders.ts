// The orders of visitors, by hashes of their network and mailbox: the count is exact, even for simultaneous orders.
import { mailboxOf } from '../../domain/announcements/typed-address.ts';
import type { VisitorCounts } from '../../domain/online/visitor-limits.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { deleteSome } from '../engine/purge.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Keys } from '../engine/keys.ts';
import type { Reader } from '../engine/session/reader.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCommand, defineCountedCommand, defineStatement } from '../engine/session/sql.ts';

declareConstraints('visitor_counts', { unique: { visitor_counts_pkey: 'never' } });
declareConstraints('visitor_orders', { unique: { visitor_orders_pkey: 'never' } });

/** A visitor in stored form: hashes under the key of the installation. `mailbox` is null without an e-mail address. */
export interface VisitorHashes {
  readonly network: string;
  readonly mailbox: string | null;
}

/**
 * Returns the visitor of an order, as hashes of its network and of the typed address; each kind of order has different
 * hashes.
 */
export async function signVisitor(
  db: Writer,
  keys: Keys,
  kind: 'reservations' | 'sales',
  { network, address }: { readonly network: string; readonly address: string | null },
): Promise<VisitorHashes> {
  const mailbox = address === null ? null : await keys.sign(db, `mailbox of ${kind}`, mailboxOf(address));
  return { network: await keys.sign(db, `network of ${kind}`, network), mailbox };
}

// The row stays locked until the end of the transaction, even if the day changes during it.
const addVisitorCount = defineCommand<{ orders: number }>(
  () => `insert into visitor_counts (who, day, orders) values (?, ?, 1)
    on conflict (who) do update set
      orders = case when visitor_counts.day < excluded.day then 1 else visitor_counts.orders + 1 end,
      day = case when visitor_counts.day < excluded.day then excluded.day else visitor_counts.day end
    returning orders`,
);

/**
 * Counts an order of a visitor on a local date (`today`); returns the number of orders, this one included. Call it
 * before the locks of docs/decisions/020-locks.md. Other orders of the visitor at the same time wait, and a rollback
 * takes the count back.
 */
export async function count(db: Writer, { network, mailbox }: VisitorHashes, today: string): Promise<VisitorCounts> {
  const countOrder = async (visitorHash: string): Promise<number> =>
    (await addVisitorCount(db, visitorHash, today))[0]?.orders ?? 0;
  return { network: await countOrder(network), mailbox: mailbox === null ? 0 : await countOrder(mailbox) };
}

// The last attempt to pay for an object decides its state.
const FROM_UNPAID = `from visitor_orders join online_payments asked on asked.id = payment_id
  join online_payments last on last.purpose = asked.purpose and last.purpose_id = asked.purpose_id
  where last.status <> 'paid' and last.id = (select max(later.id) from online_payments later
    where later.purpose = asked.purpose and later.purpose_id = asked.purpose_id)`;
const open = `select count(*) ${FROM_UNPAID}`;
// A booking whose status was changed waits for no payment: it is no longer reserved for its visitor.
const IS_RESERVED = `last.hold_until is not null and exists (select 1 from bookings
  where bookings.id = last.purpose_id and bookings.status = 'reservering')`;
const countReserved = defineStatement<VisitorCounts>(
  () => `select (${open} and ${IS_RESERVED} and network = ?) as network,
    (${open} and ${IS_RESERVED} and mailbox = ?) as mailbox`,
);
const selectUnpaidCount = defineStatement<{ unpaid: number }>(
  () => `select (${open} and mailbox = ? and day = ?) as unpaid`,
);
const selectSameReservations = defineStatement<{ payment_id: number }>(
  () => `select last.id as payment_id ${FROM_UNPAID} and last.hold_until is not null
    and network = ? and mailbox = ? and arrangement_id = ? and datum = ? order by last.id`,
);

/** Returns how many unpaid bookings are reserved for a visitor. Call it after `count`. */
export async function countOpenReservations(db: Reader, { network, mailbox }: VisitorHashes): Promise<VisitorCounts> {
  const [counts = { network: 0, mailbox: 0 }] = await countReserved(db, network, mailbox ?? '');
  return counts;
}

/** Returns how many voucher orders of a mailbox on a local date are unpaid. */
export async function countUnpaidOrders(db: Reader, { mailbox }: VisitorHashes, today: string): Promise<number> {
  return (await selectUnpaidCount(db, mailbox ?? '', today))[0]?.unpaid ?? 0;
}

/** The scope of a reservation for a booking. */
export interface ReservationScope {
  readonly arrangement_id: number;
  readonly datum: string;
}

/**
 * Returns the payments of reservations for one object, from one network and for one mailbox, in the order of their
 * locks.
 */
export async function findReservations(
  db: Reader,
  { network, mailbox }: VisitorHashes,
  { arrangement_id, datum }: ReservationScope,
): Promise<number[]> {
  if (mailbox === null) return [];
  return (await selectSameReservations(db, network, mailbox, arrangement_id, datum)).map(
    ({ payment_id }) => payment_id,
  );
}

/** Stores the visitor of an order that waits for its payment. */
export async function storeOrder(
  db: Writer,
  payment_id: number,
  visitor: VisitorHashes,
  { today, scope = null }: { readonly today: string; readonly scope?: ReservationScope | null },
): Promise<void> {
  const { arrangement_id = null, datum = null } = scope ?? {};
  await insertRows(db, 'visitor_orders', [{ payment_id, ...visitor, day: today, arrangement_id, datum }]);
}

const deleteCounts = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'visitor_counts', { key: 'who', where: 'day < ?', order: 'day' }),
);
const IS_SETTLED = `day < ? and not exists (select 1 from online_payments p
  where p.id = payment_id and p.hold_until is not null and p.status <> 'paid')`;
const deleteSettled = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'visitor_orders', { key: 'payment_id', where: IS_SETTLED, order: 'day' }),
);

/**
 * Deletes up to `limit` counts and as many orders of the days before a local date, without current reservations;
 * returns how many.
 */
export async function purgeVisitorOrders(db: Writer, today: string, limit: number): Promise<number> {
  return (await deleteCounts(db, today, limit)) + (await deleteSettled(db, today, limit));
}
