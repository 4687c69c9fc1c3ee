// Online payments after their commit: asked for before the answer, settled once when the provider says that they are paid.
import * as payments from '../../db/online/payments.ts';
import type { Purpose } from '../../db/online/payments.ts';
import type { Writer } from '../../db/engine/database.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { instantAt, milliseconds } from '../../domain/values/calendar.ts';
import { outcomeOf } from '../../domain/online/payment.ts';
import type { Context } from '../../handlers/handler.ts';
import { settling } from '../../handlers/online/notifications.ts';
import { settleBooking } from '../../handlers/online/settle-booking.ts';
import { settleVoucherSale } from '../../handlers/online/settle-voucher-sale.ts';
import { asClient } from '../as-client.ts';
import { enqueueEach } from '../each.ts';
import type { Job, JobContext } from '../job.ts';
import type { PaymentProvider } from './provider.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const RETRIES = [5 * SECOND, 30 * SECOND, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];
/** How long an unpaid payment is asked after: notifications get lost, and some ways of paying take days. */
const ASKED_AFTER = 30 * DAY;

type Providers = Readonly<Record<string, PaymentProvider | undefined>>;

function providerOf(providers: Providers, name: string): PaymentProvider {
  const provider = providers[name];
  if (provider === undefined) throw new Error(`This installation has no payment provider ${name}.`);
  return provider;
}

/** The job that asks a provider for a payment; done again it finds the same one. */
export function askPayment(providers: Providers): Job<JobPayloads['ask-payment']> {
  return {
    concurrency: 8,
    retries: RETRIES,
    async run({ payment_id }, context) {
      const payment = await context.read((db) => payments.find(db, payment_id));
      if (payment === undefined || payment.provider_id !== null) return;
      const { reference, amount, description, provider } = payment;
      const returnUrl = `${context.publicUrl}/betalen/terug/${reference}`;
      const wanted = { reference, amount, description, returnUrl };
      const asked = await providerOf(providers, provider).createPayment(wanted, context);
      await context.write((db) => payments.saveAsked(db, payment, asked));
    },
  };
}

/**
 * The job that asks a provider what became of a payment, and settles it in one transaction, once: a second one at the same
 * time waits for the payment's row and finds it paid. docs/decisions/211-online-payments.md.
 */
export function settlePayment(providers: Providers): Job<JobPayloads['settle-payment']> {
  return {
    concurrency: 4,
    retries: RETRIES,
    async run({ payment_id }, context) {
      const payment = await context.read((db) => payments.find(db, payment_id));
      if (payment === undefined || payment.provider_id === null || payment.status === 'paid') return;
      const reported = await providerOf(providers, payment.provider).getPayment(payment.provider_id, context);
      await context.write(async (db) => {
        const locked = await payments.lock(db, payment_id);
        if (locked === undefined) return;
        const outcome = outcomeOf(locked, reported);
        if (outcome.kind === 'unchanged') return;
        if (outcome.kind === 'moved') {
          if (outcome.error !== null) context.log.error({ payment_id, error: outcome.error }, 'a payment is wrong');
          await payments.saveStatus(db, locked, { status: outcome.status, error: outcome.error });
          return;
        }
        const error = await SETTLED[locked.purpose](locked, asClient(db, context));
        if (error !== null) context.log.error({ payment_id, error }, 'a payment came that has no use');
        await payments.saveStatus(db, locked, { status: 'paid', error, settled_at: context.now() });
      });
    },
  };
}

/** Does what was paid for, in the transaction that settles the payment. Answers what somebody has to look at, or null. */
type Settling = (payment: payments.OnlinePayment, context: Context<Writer>) => Promise<string | null>;

const SETTLED: { readonly [Of in Purpose]: Settling } = {
  bookings: settleBooking,
  voucher_sales: settleVoucherSale,
};

/** Every hour: asks after what is not paid, in case a notification was lost. */
export async function askAfterPayments(context: Pick<JobContext, 'read' | 'write' | 'now' | 'today'>): Promise<void> {
  const since = instantAt(milliseconds(context.now()) - ASKED_AFTER);
  await enqueueEach(context, (db, after, _today, limit) => payments.unpaid(db, after, since, limit), settling);
}
