// Ends reservations that were not paid in time: every minute, once each.
import type { Reader } from '../../db/engine/session/reader.ts';
import * as payments from '../../db/online/payments.ts';
import type { OnlinePayment } from '../../db/online/payments.ts';
import { enqueue } from '../../db/queue/jobs.ts';
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import { isPaid, isUnwanted } from '../../domain/online/payment-state.ts';
import { isPaidInParts, PAID_OBJECTS } from '../../handlers/online/paid-objects.ts';
import { createSettlingJob } from '../../db/online/payment-jobs.ts';
import { endUnpaidReservation } from '../../handlers/online/settlements.ts';
import { asClient } from '../as-client.ts';
import { writeEach } from '../each.ts';
import type { Job, JobContext } from '../job.ts';
import { providerOf, type Providers } from './provider.ts';
import { RETRY_DELAYS_MS } from '../retry-delays.ts';

const PAGE_ROWS = 100;

/** One round. */
export async function endUnpaidReservations(context: JobContext): Promise<void> {
  await writeEach(
    context,
    (db, after) => payments.findOverdueReservations(db, after, context.now(), PAGE_ROWS),
    async (db, id) => {
      const payment = await payments.lock(db, id);
      if (payment !== undefined) await endUnpaidReservation(payment, asClient(db, context));
    },
  );
}

/** Returns the job that cancels an unwanted payment at its provider, and settles it if it was paid after all. */
export function cancelPayment(providers: Providers): Job<JobPayloads['cancel-payment']> {
  return {
    concurrency: 4,
    retries: RETRY_DELAYS_MS,
    async run({ payment_id }, context) {
      const payment = await context.read((db) => findUnwanted(db, payment_id));
      if (payment === undefined || payment.provider_id === null) return;
      const { provider_id } = payment;
      await providerOf(providers, payment.provider).cancelPayment({ ...payment, provider_id }, context);
      await context.write((db) => enqueue(db, createSettlingJob(payment_id)));
    },
  };
}

/** Returns an unpaid payment that is no longer wanted: its reservation ended, or it was replaced or paid by another attempt. */
async function findUnwanted(db: Reader, id: number): Promise<OnlinePayment | undefined> {
  const payment = await payments.find(db, id);
  if (payment === undefined || isPaid(payment)) return undefined;
  if (payment.released_at !== null) return payment;
  if (isUnwanted(payment, await PAID_OBJECTS[payment.purpose](db, payment.purpose_id))) return payment;
  const attempts = await payments.findAttempts(db, payment);
  const isPaidByAnother = !isPaidInParts(payment.purpose) && attempts.some(isPaid);
  return isPaidByAnother || attempts.at(-1)?.id !== id ? payment : undefined;
}
