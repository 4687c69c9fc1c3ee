// The states of payment requests, stored by every transaction that changes their invoices or payments.
import { calculateOpenAmounts } from '../../domain/invoices/open-amounts.ts';
import {
  determineRequestState,
  isPayableStatus,
  type RequestMoney,
  type RequestState,
  type RequestTerms,
} from '../../domain/invoices/payment-request.ts';
import { asCents } from '../../domain/values/money.ts';
import type { Cents, Instant } from '../../generated/types.ts';
import type { StoredInvoice } from '../../domain/invoices/stored-invoice.ts';
import type { Changes } from '../engine/changes/changes.ts';
import { lockRoot } from '../engine/changes/roots.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement, isInList } from '../engine/session/sql.ts';
import { owedOf } from './open-amounts.ts';
import { enqueue } from '../queue/jobs.ts';
import { createCancellingJob } from '../online/payment-jobs.ts';
import { rows, type PaymentRequestRow } from './payment-requests.ts';
import { findAttempts } from '../online/payments.ts';

/** A request with the terms on which its state depends; a new one has no id. */
interface RequestOfInvoice extends RequestTerms, Pick<PaymentRequestRow, 'factuur_id' | 'boeking_id'> {
  readonly id?: number;
}

const selectReceived = defineStatement<{ id: number; received: Cents }>(
  (dialect) => `select purpose_id as id, cast(sum(amount - coalesce((select sum(r.amount) from online_refunds r
      where r.payment_id = online_payments.id and r.status = 'refunded'), 0)) as bigint) as received
    from online_payments where purpose = 'payment_requests' and status = 'paid' and ${isInList(dialect, 'purpose_id')}
    group by purpose_id`,
);

/** Reads the money of requests; returns a function for the state of each on a local date. Two statements. */
export async function readStates(
  db: Reader,
  requests: readonly RequestOfInvoice[],
  today: string,
): Promise<(request: RequestOfInvoice) => RequestState> {
  const ids = requests.flatMap(({ id }) => id ?? []);
  const invoices = await owedOf(db, [...new Set(requests.map(({ boeking_id }) => boeking_id))]);
  const received = new Map(
    (ids.length === 0 ? [] : await selectReceived(db, ids)).map(({ id, received: amount }) => [id, amount]),
  );
  const open = calculateOpenAmounts(invoices);

  return (request) => {
    const charged = invoices
      .filter(({ id, crediteert_factuur_id: credited }) => [id, credited].includes(request.factuur_id))
      .reduce((total, invoice) => total + invoice.total, 0);
    const money: RequestMoney = {
      open: open.get(request.factuur_id) ?? asCents(0),
      received: received.get(request.id ?? 0) ?? asCents(0),
      isCredited: charged <= 0,
    };
    return determineRequestState(request, money, today);
  };
}

/** Stores the terms of a locked request with the state that follows. */
export async function saveTerms(
  db: Writer,
  before: PaymentRequestRow,
  terms: Partial<RequestTerms>,
  today: string,
): Promise<void> {
  const stateOf = await readStates(db, [before], today);
  await saveStates(db, [[before, { ...terms, ...stateOf({ ...before, ...terms }) }]]);
}

type StateChange = readonly [before: PaymentRequestRow, changes: Partial<RequestTerms & RequestState>];

/** Stores states. The provider is told not to take the payments that were begun for a request that has ended. */
async function saveStates(db: Writer, changes: readonly StateChange[]): Promise<void> {
  await rows.updateMany(db, changes);
  for (const [{ id, status: before }, { status = before }] of changes) {
    if (!isPayableStatus(before) || isPayableStatus(status)) continue;
    const attempts = await findAttempts(db, { purpose: 'payment_requests', purpose_id: id });
    for (const attempt of attempts.filter((each) => each.status === 'open'))
      await enqueue(db, createCancellingJob(attempt.id));
  }
}

const selectOfInvoices = defineStatement<PaymentRequestRow>(
  (dialect) => `select * from payment_requests
    where boeking_id in (select boeking_id from invoices where ${isInList(dialect, 'id')}) order by id`,
);

const prepared = new WeakMap<Changes, Map<number, readonly PaymentRequestRow[]>>();

/**
 * Reads the requests of a locked booking. Call it right before the series of an invoice is locked: then
 * `refreshRequests` does not look for them while others wait for their number.
 */
export async function prepareRequests(db: Writer, bookingId: number): Promise<void> {
  const requests = (await rows.readByParent(db, 'boeking_id', [bookingId])).get(bookingId) ?? [];
  const byBooking = prepared.get(db.changes) ?? new Map<number, readonly PaymentRequestRow[]>();
  prepared.set(db.changes, byBooking.set(bookingId, requests));
}

/** Returns the prepared requests of the bookings of changed invoices; undefined where some were not prepared. */
function findPrepared({ changes }: Writer, invoiceIds: readonly number[]): PaymentRequestRow[] | undefined {
  const byBooking = prepared.get(changes);
  const invoices = invoiceIds.map((id) => changes.ownRows.findRow('invoices', id) as StoredInvoice | undefined);
  const lists = [...new Set(invoices.map((invoice) => byBooking?.get(invoice?.boeking_id ?? 0)))];
  return lists.every((list) => list !== undefined) ? lists.flat() : undefined;
}

/**
 * Stores the states of the requests whose bookings had a change of an invoice or its payments in this transaction,
 * right before its events. Every change of these locks the booking.
 */
export async function refreshRequests(db: Writer, now: Instant): Promise<void> {
  const changed = db.changes.all.flatMap(({ root }) => (root.root === 'invoices' ? [root.id] : []));
  const invoiceIds = [...new Set(changed)];
  if (invoiceIds.length === 0) return;

  const requests = findPrepared(db, invoiceIds) ?? (await selectOfInvoices(db, invoiceIds));
  if (requests.length === 0) return;

  const stateOf = await readStates(db, requests, db.zone.toLocalDate(now));
  await saveStates(
    db,
    requests.map((request) => [request, stateOf(request)]),
  );
}

const selectOverdue = defineStatement<{ id: number }>(
  () => `select id from payment_requests where status in ('open', 'deels_betaald') and geldig_tot < ?
    order by geldig_tot, id limit ?`,
);

/** Ends up to `limit` requests whose last day is over; returns how many. */
export async function expireRequests(db: Writer, today: string, limit: number): Promise<number> {
  const ids = (await selectOverdue(db, today, limit)).map(({ id }) => id);
  for (const id of ids) await lockRoot(db, 'payment_requests', id);
  for (const request of (await rows.read(db, ids)).values()) await saveTerms(db, request, {}, today);
  return ids.length;
}
