// The states of payment requests, stored by every transaction that changes their invoices or payments.
import { calculateOpenAmounts } from '../../domain/invoices/open-amounts.ts';
import {
  determineRequestState,
  type RequestMoney,
  type RequestState,
  type RequestTerms,
} from '../../domain/invoices/payment-request.ts';
import { asCents } from '../../domain/values/money.ts';
import type { Cents, Instant } from '../../generated/types.ts';
import type { StoredInvoice } from '../../domain/invoices/stored-invoice.ts';
import type { Changes } from '../engine/changes/changes.ts';
import { lockRoot } from '../engine/changes/roots.ts';
import { find } from '../engine/changes/table.ts';
import type { Writer } from '../engine/session/database.ts';
import { forceIndexIn } from '../engine/session/dialect.ts';
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

// A provider reports what went back later than our refunds are done, and chargebacks without a refund of ours.
const selectReceived = defineStatement<{ id: number; received: Cents }>(
  (
    dialect,
  ) => `select id, cast(sum(case when refunded > returned then amount - refunded else amount - returned end) as bigint)
      as received
    from (select purpose_id as id, amount, returned, coalesce((select sum(r.amount) from online_refunds r
        where r.payment_id = online_payments.id and r.status = 'refunded'), 0) as refunded
      from online_payments
      where purpose = 'payment_requests' and status = 'paid' and ${isInList(dialect, 'purpose_id')}) as paid
    group by id`,
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

/** Stores states. The provider is told not to take the begun payments of more than is open now. */
async function saveStates(db: Writer, changes: readonly StateChange[]): Promise<void> {
  await rows.updateMany(db, changes);
  for (const [{ id, openstaand: before }, { openstaand = before }] of changes) {
    if (openstaand >= before) continue;
    const attempts = await findAttempts(db, { purpose: 'payment_requests', purpose_id: id });
    for (const { id: payment_id, status, amount } of attempts)
      if (status === 'open' && amount > openstaand) await enqueue(db, createCancellingJob(payment_id));
  }
}

const selectOfPayments = defineStatement<{ id: number }>(
  (dialect) => `select purpose_id as id from online_payments
    where purpose = 'payment_requests' and ${isInList(dialect, 'id')} order by purpose_id`,
);
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
 * Stores the states of requests after a change of an invoice of their booking, or of a payment or refund of theirs. Call
 * it right before the events of the transaction. Every change of an invoice locks the booking.
 */
export async function refreshRequests(db: Writer, now: Instant): Promise<void> {
  const today = db.zone.toLocalDate(now);
  const invoiceIds = listChangedRoots(db, 'invoices');
  const requests = invoiceIds.length === 0 ? [] : await findOfInvoices(db, invoiceIds);
  if (requests.length > 0) {
    const stateOf = await readStates(db, requests, today);
    await saveStates(
      db,
      requests.map((request) => [request, stateOf(request)]),
    );
  }

  const paymentIds = listChangedRoots(db, 'online_payments');
  if (paymentIds.length === 0) return;
  const refreshed = new Set(requests.map(({ id }) => id));
  for (const { id } of await selectOfPayments(db, paymentIds))
    if (!refreshed.has(id)) await refreshRequest(db, id, today);
}

function listChangedRoots(db: Writer, table: string): number[] {
  return [...new Set(db.changes.all.flatMap(({ root }) => (root.root === table ? [root.id] : [])))];
}

async function findOfInvoices(db: Writer, invoiceIds: readonly number[]): Promise<readonly PaymentRequestRow[]> {
  return findPrepared(db, invoiceIds) ?? (await selectOfInvoices(db, invoiceIds));
}

/** Stores the state of a request, locked with its booking, on a local date. */
export async function refreshRequest(db: Writer, id: number, today: string): Promise<void> {
  await lockRoot(db, 'payment_requests', id);
  const request = await find(rows.read, db, id);
  if (request !== undefined) await saveTerms(db, request, {}, today);
}

const selectOverdue = defineStatement<{ id: number }>(
  (dialect) => `select id from ${forceIndexIn(dialect, 'payment_requests', 'payment_requests_ending_index')}
    where status in ('open', 'deels_betaald') and geldig_tot < ? order by geldig_tot, id limit ?`,
);

/** Returns the ids of up to `limit` requests that can be paid although their last day is over. */
export async function findOverdueRequests(db: Reader, today: string, limit: number): Promise<number[]> {
  return (await selectOverdue(db, today, limit)).map(({ id }) => id);
}
