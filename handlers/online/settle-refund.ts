// The settlement of a refund that a provider has paid: it is recorded on the invoices that it concerns, in one
// transaction, once.
import type { Writer } from '../../db/engine/session/database.ts';
import { lockRoot } from '../../db/engine/changes/roots.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as companies from '../../db/house/companies.ts';
import * as invoices from '../../db/invoices/invoices.ts';
import * as invoicePayments from '../../db/invoices/invoice-payments.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import type { OnlineRefund } from '../../db/online/refunds.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import {
  isAllRefunded,
  isUndecided,
  planRefundParts,
  type RefundedInvoice,
  type ReportedRefund,
  type RefundProgress,
} from '../../domain/online/refund.ts';
import { describeExcess } from '../../domain/invoices/payment-request.ts';
import { formatEuros } from '../../domain/values/amount-texts.ts';
import { sum } from '../../domain/values/money.ts';
import type { Context } from '../handler.ts';
import { recordPayments } from '../invoices/settle.ts';
import { createSettlingJob } from '../../db/online/payment-jobs.ts';

/** Records a paid refund. Returns false where the invoices do not have the money, so that staff have to look at it. */
type RefundRecorder = (refund: OnlineRefund, payment: OnlinePayment, context: Context<Writer>) => Promise<boolean>;

/** Stores a provider's report about a refund, and records it by `recording`, once, when it was paid. */
export async function settleRefund(
  id: number,
  { status, provider_id }: ReportedRefund,
  recording: RefundRecorder,
  context: Context<Writer>,
): Promise<void> {
  const { db, now } = context;
  const lockedRefund = await lockRefund(db, id);
  if (lockedRefund === undefined) return;

  const { refund, payment } = lockedRefund;
  if (status === 'failed') {
    await fail(db, lockedRefund, 'The provider did not pay it.');
    return;
  }

  const refunded_at = status === 'refunded' ? now : null;
  await refunds.save(db, refund, { status, provider_id, error: null, refunded_at });
  if (status !== 'refunded') return;

  const isRecorded = await recording(refund, payment, context);
  const error = isRecorded ? await findRemainingError(db, payment, refund) : describeUnrecorded(refund);
  await payments.save(db, payment, { error });
  await enqueue(db, createSettlingJob(payment.id));
}

/** Stores why a provider has not made a refund yet, or never will. */
export async function noteRefund(
  db: Writer,
  id: number,
  { status, reason }: { readonly status: RefundProgress; readonly reason: string },
): Promise<void> {
  const lockedRefund = await lockRefund(db, id);
  if (lockedRefund === undefined) return;
  if (status === 'failed') await fail(db, lockedRefund, reason);
  else await refunds.save(db, lockedRefund.refund, { error: reason });
}

interface LockedRefund {
  readonly refund: OnlineRefund;
  readonly payment: OnlinePayment;
}

/** An undecided refund with its payment, which is locked; undefined for a decided one. */
async function lockRefund(db: Writer, id: number): Promise<LockedRefund | undefined> {
  const unlockedRefund = await refunds.find(db, id);
  const payment = unlockedRefund && (await payments.lock(db, unlockedRefund.payment_id));
  const refund = await refunds.find(db, id);
  if (payment === undefined || refund === undefined) return undefined;
  return isUndecided(refund) ? { refund, payment } : undefined;
}

async function fail(db: Writer, { refund, payment }: LockedRefund, reason: string): Promise<void> {
  await refunds.save(db, refund, { status: 'failed', error: reason });
  await payments.save(db, payment, { error: describeFailure(refund) });
}

function describeFailure({ amount }: OnlineRefund): string {
  return `A refund of ${formatEuros(amount)} failed: ask for it again, or pay it back in another way.`;
}

function describeUnrecorded({ amount }: OnlineRefund): string {
  return `The refund of ${formatEuros(amount)} could not be recorded on an invoice: record it by hand.`;
}

/**
 * Returns why staff still have to look at a payment after a recorded refund of it; null once all of it was refunded.
 * Drops the note of an earlier refund of this amount that failed, since staff would ask for it again. Also drops
 * the note of an excess of exactly this amount.
 */
async function findRemainingError(db: Writer, payment: OnlinePayment, refund: OnlineRefund): Promise<string | null> {
  if ([describeFailure(refund), describeExcess(refund.amount)].includes(payment.error ?? '')) return null;
  return isAllRefunded(payment, await refunds.findByPayment(db, payment.id)) ? null : payment.error;
}

/**
 * Records a refund on the invoices of its booking. A payment that was never recorded needs nothing. Throws the refusals
 * of a payment.
 */
export async function recordRefund(
  refund: OnlineRefund,
  { invoice_id, booking_id }: OnlinePayment,
  { db, now }: Context<Writer>,
): Promise<boolean> {
  if (invoice_id === null || booking_id === null) return true;
  await lockRoot(db, 'bookings', booking_id);
  const parts = planRefundParts(refund.amount, invoice_id, await invoicesOf(db, booking_id));
  for (const { invoice_id: id, bedrag } of (parts ?? []).toSorted((a, b) => a.invoice_id - b.invoice_id)) {
    await lockRoot(db, 'invoices', id);
    const invoice = await readOne(invoices.rows.read, db, id);
    const { online_betaalmethode_id: betaalmethode_id } = await readOne(companies.read, db, invoice.bedrijf_id);
    const how = { betaalmethode_id, pos_id: null, location_id: null, created_by: refund.created_by };
    const payment = { ...how, bedrag, wanneer: now, opmerking: 'Online terugbetaald', online_refund_id: refund.id };
    await recordPayments(db, invoice, [{ at: '', locationMember: 'location_id', payment }]);
  }
  return parts !== undefined;
}

/** The finalised invoices of a locked booking, with the amount paid on each. */
async function invoicesOf(db: Writer, boeking_id: number): Promise<RefundedInvoice[]> {
  const finalisedInvoices = (await invoices.findByBooking(db, boeking_id)).filter(({ status }) => status !== 'concept');
  const paymentsByInvoice = await invoicePayments.readByInvoice(
    db,
    finalisedInvoices.map(({ id }) => id),
  );
  return finalisedInvoices.map(({ id, calculated_totaalbedrag_inclusief_btw: total }) => {
    return { id, total, paid: sum((paymentsByInvoice.get(id) ?? []).map(({ bedrag }) => bedrag)) };
  });
}
