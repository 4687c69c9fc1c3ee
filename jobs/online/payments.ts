// Online payments after their commit: created at the provider before the response, settled once when the provider reports them paid.
import { hasRefundByHand } from '../../db/invoices/invoice-payments.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import * as refunds from '../../db/online/refunds.ts';
import { enqueue, enqueueAll } from '../../db/queue/jobs.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { PAYMENT_WAIT_MS } from '../../domain/bookings/awaited-payment.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import { outcomeOf, type ReportedPayment } from '../../domain/online/payment.ts';
import { isUndecided, sumRefunds } from '../../domain/online/refund.ts';
import { createCancellingJob, createRefundingJob, createSettlingJob } from '../../db/online/payment-jobs.ts';
import { isPaidInParts } from '../../handlers/online/paid-objects.ts';
import { endUnpaidReservation, endOtherAttempts, SETTLERS, type Settler } from '../../handlers/online/settlements.ts';
import { asClient } from '../as-client.ts';
import { enqueueEach } from '../each.ts';
import { GiveUp, type Job, type JobContext } from '../job.ts';
import { isRefusal } from '../refusal.ts';
import { providerOf, type Providers } from './provider.ts';
import { SECOND } from '../../domain/values/time-units.ts';
import { RETRY_DELAYS_MS } from '../retry-delays.ts';

/** How long before the end of a reservation the provider is asked a last time. */
const LAST_CHECK_MS = 30 * SECOND;

/** Returns the job that creates a payment at a provider; a second run finds the first payment. */
export function askPayment(providers: Providers): Job<JobPayloads['ask-payment']> {
  return {
    concurrency: 8,
    retries: RETRY_DELAYS_MS,
    async run({ payment_id }, context) {
      const payment = await context.read((db) => payments.find(db, payment_id));
      if (payment === undefined || payment.provider_id !== null || payment.released_at !== null) return;
      await ask(providers, payment, context).catch(async (error: unknown) => {
        if (!(error instanceof GiveUp) && context.attempt <= RETRY_DELAYS_MS.length) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        await context.write((db) => fail(db, payment_id, reason, context));
        throw new GiveUp(reason);
      });
    },
  };
}

async function ask(providers: Providers, payment: OnlinePayment, context: JobContext): Promise<void> {
  const { reference, amount, description, provider, integration_id, provider_params } = payment;
  const returnUrl = `${context.settings.publicUrl}/betalen/terug/${reference}`;
  const paymentRequest = { reference, amount, description, returnUrl, params: provider_params ?? {}, integration_id };
  const askedPayment = await providerOf(providers, provider).createPayment(paymentRequest, context);
  await context.write(async (db) => {
    const locked = await payments.lock(db, payment.id);
    if (locked?.provider_id !== null) return;
    await payments.saveAsked(db, locked, askedPayment);
    if (locked.released_at === null) await scheduleLastCheck(db, locked);
    // The open amount may have changed while the provider was asked: the job looks whether the payment is still wanted.
    if (locked.released_at !== null || isPaidInParts(locked.purpose)) await enqueue(db, createCancellingJob(locked.id));
  });
}

async function scheduleLastCheck(db: Writer, { id, hold_until }: OnlinePayment): Promise<void> {
  if (hold_until === null) return;
  const runAt = instantAt(millisecondsOf(hold_until) - LAST_CHECK_MS);
  await enqueue(db, { ...createSettlingJob(id), key: `${String(id)} last`, runAt });
}

/** Records that the provider refused the payment. Its reserved capacity is released, for it cannot be paid. */
async function fail(db: Writer, id: number, error: string, context: JobContext): Promise<void> {
  const payment = await payments.lock(db, id);
  if (payment?.provider_id !== null) return;
  await payments.save(db, payment, { status: 'failed', error });
  await endUnpaidReservation({ ...payment, status: 'failed', error }, asClient(db, context));
}

/**
 * Returns the job that asks a provider for the outcome of a payment, and settles it in one transaction, once. A concurrent
 * one waits for the lock of the payment and finds it paid. docs/decisions/211-online-payments.md.
 */
export function settlePayment(providers: Providers): Job<JobPayloads['settle-payment']> {
  return {
    concurrency: 4,
    retries: RETRY_DELAYS_MS,
    async run({ payment_id }, context) {
      const payment = await context.read((db) => payments.find(db, payment_id));
      if (payment === undefined || payment.provider_id === null) return;

      const { provider, provider_id } = payment;
      const reported = await providerOf(providers, provider).getPayment({ ...payment, provider_id }, context);
      const [first, ...others] = SETTLERS[payment.purpose];
      const attempt = (settler: Settler) =>
        context.write((db) => settle(db, payment_id, { reported, settler }, context));

      await others.reduce(
        (previous, settler) =>
          previous.catch((error: unknown) => {
            if (!isRefusal(error)) throw error;
            context.log.warn({ payment_id, problems: error.problems }, 'what was paid for was refused');
            return attempt(settler);
          }),
        attempt(first),
      );
    },
  };
}

async function settle(
  db: Writer,
  id: number,
  { reported, settler }: { readonly reported: ReportedPayment; readonly settler: Settler },
  context: JobContext,
): Promise<void> {
  const payment = await payments.lock(db, id);
  if (payment === undefined) return;

  const back = await refunds.findByPayment(db, id);
  await enqueueAll(
    db,
    back.filter(isUndecided).map((refund) => createRefundingJob(refund.id)),
  );

  const isRecorded = payment.invoice_id !== null && (await hasRefundByHand(db, payment.invoice_id));
  const outcome = outcomeOf(payment, reported, sumRefunds(back), isRecorded);
  if (outcome.kind === 'unchanged') return;

  const client = asClient(db, context);
  const changes =
    outcome.kind === 'moved' ? toMovedValues(outcome) : await settleOutcome(payment, outcome, settler, client);

  if (changes.error !== null)
    context.log.warn({ payment_id: id, error: changes.error }, 'somebody has to look at a payment');
  await payments.save(db, payment, changes);

  // A customer who cancelled may pay again while the reservation lasts; one who paid another amount may not.
  if (changes.received !== null) await endUnpaidReservation({ ...payment, ...changes }, client);
}

type ReportedOutcome = ReturnType<typeof outcomeOf>;
type MovedOutcome = Extract<ReportedOutcome, { kind: 'moved' }>;
type SettledOutcome = Extract<ReportedOutcome, { kind: 'settled' }>;

function toMovedValues({ status, error, received, returned }: MovedOutcome) {
  return { status, error, received, returned };
}

async function settleOutcome(
  payment: OnlinePayment,
  { returned, error }: SettledOutcome,
  settler: Settler,
  client: ReturnType<typeof asClient>,
) {
  const notes = [await settler(payment, client), await endOtherAttempts(payment, client), error].filter(
    (each) => each !== null,
  );
  const note = notes.length === 0 ? null : notes.join(' ');
  return { status: 'paid', error: note, returned, received: null, settled_at: client.now, hold_until: null } as const;
}

/** The hourly round: asks for the state of unpaid payments, in case a notification was lost. */
export async function askAfterPayments(context: Pick<JobContext, 'single' | 'write' | 'now' | 'today'>): Promise<void> {
  const since = instantAt(millisecondsOf(context.now()) - PAYMENT_WAIT_MS);
  await enqueueEach(context, (db, { after, limit }) => payments.findUnpaid(db, after, since, limit), createSettlingJob);
}
