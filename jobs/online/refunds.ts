// Refunds of online payments after their commit: requested until the provider responds, recorded once when it has paid them.
import type { Reader } from '../../db/engine/session/reader.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import * as refunds from '../../db/online/refunds.ts';
import type { OnlineRefund } from '../../db/online/refunds.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { PAYMENT_WAIT_MS } from '../../domain/bookings/awaited-payment.ts';
import { isUndecided, type ReportedRefund } from '../../domain/online/refund.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import { createRefundingJob } from '../../db/online/payment-jobs.ts';
import { noteRefund, recordRefund, settleRefund } from '../../handlers/online/settle-refund.ts';
import { asClient } from '../as-client.ts';
import { enqueueEach } from '../each.ts';
import { GiveUp, type Job, type JobContext } from '../job.ts';
import { isRefusal } from '../refusal.ts';
import { providerOf, type PaymentProvider, type Providers } from './provider.ts';
import { RETRY_DELAYS_MS } from '../retry-delays.ts';

/**
 * Returns the job that requests a refund, or asks for its state. Only a refund that the provider refused has failed. One whose
 * state is unknown stays counted, and the hourly round asks again. docs/decisions/211-online-payments.md.
 */
export function refundPayment(providers: Providers): Job<JobPayloads['refund-payment']> {
  return {
    concurrency: 4,
    retries: RETRY_DELAYS_MS,
    async run({ refund_id }, context) {
      const refund = await context.read((db) => refundWithPayment(db, refund_id));
      if (refund === undefined) return;
      const provider = providerOf(providers, refund.payment.provider);
      const reported = await ask(provider, refund, context).catch((error: unknown) =>
        noteNotMade(error, refund, context),
      );
      if (reported !== undefined) await settle(refund_id, reported, context);
    },
  };
}

/** An undecided refund, with its payment at the provider. */
interface UndecidedRefund {
  readonly refund: OnlineRefund;
  readonly payment: OnlinePayment & { readonly provider_id: string };
}

async function refundWithPayment(db: Reader, id: number): Promise<UndecidedRefund | undefined> {
  const refund = await refunds.find(db, id);
  if (refund === undefined || !isUndecided(refund)) return undefined;
  const payment = await payments.find(db, refund.payment_id);
  if (payment === undefined || payment.provider_id === null) return undefined;
  return { refund, payment: { ...payment, provider_id: payment.provider_id } };
}

function ask(
  provider: PaymentProvider,
  { refund, payment }: UndecidedRefund,
  context: JobContext,
): Promise<ReportedRefund> {
  const { reference, amount, provider_id } = refund;
  if (provider_id !== null) return provider.getRefund({ payment, reference, provider_id }, context);
  const description = refund.description ?? payment.description;
  return provider.refund({ payment, reference, amount, description }, context);
}

/** Records why there is no result; throws for a retry, unless the provider refused a refund that it does not have. */
async function noteNotMade(error: unknown, { refund }: UndecidedRefund, context: JobContext): Promise<undefined> {
  const reason = error instanceof Error ? error.message : String(error);
  const isRefused = error instanceof GiveUp && refund.provider_id === null;
  context.log.warn({ refund_id: refund.id, reason }, 'a refund was not made');
  await context.write((db) => noteRefund(db, refund.id, { status: isRefused ? 'failed' : refund.status, reason }));
  if (!isRefused) throw error;
}

async function settle(refund_id: number, reported: ReportedRefund, context: JobContext): Promise<void> {
  const attempt = (record: typeof recordRefund) =>
    context.write((db) => settleRefund(refund_id, reported, record, asClient(db, context)));
  await attempt(recordRefund).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    context.log.warn({ refund_id, problems: error.problems }, 'a refund was not recorded on an invoice');
    return attempt(() => Promise.resolve(false));
  });
}

/** Every hour: asks after refunds that are not decided. */
export async function askAfterRefunds(context: Pick<JobContext, 'single' | 'write' | 'now' | 'today'>): Promise<void> {
  const since = instantAt(millisecondsOf(context.now()) - PAYMENT_WAIT_MS);
  await enqueueEach(
    context,
    (db, { after, limit }) => refunds.findUndecided(db, after, since, limit),
    createRefundingJob,
  );
}
