// Sends events to webhooks: signed, in order for each object, and recorded with the receiver's response.
import type { JobPayloads } from '../../db/queue/job-kinds.ts';
import {
  loadAll,
  noteAll,
  type DeliveryBatchResult,
  type DeliveryBatch,
  type DeliveryOutcome,
  type OutgoingDelivery,
} from '../../db/announcements/webhook-attempts.ts';
import { decryptWebhookSecrets, type StoredSecrets } from '../../db/announcements/webhook-secrets.ts';
import type { WebhookRow } from '../../db/announcements/webhooks.ts';
import { UnreadableSecret, type Keys } from '../../db/engine/keys.ts';
import { planNextAttempt, isGone } from '../../domain/announcements/delivery.ts';
import { headersOf, secretsAt, createSignatures, timestampOf } from '../../domain/announcements/webhook.ts';
import type { Instant } from '../../generated/types.ts';
import type { Job, JobContext } from '../job.ts';
import { OutcomeTally } from '../tally.ts';
import type { Reply, HttpClient } from './http-client.ts';
import { SECOND } from '../../domain/values/time-units.ts';

// Concurrent deliveries of one subscription: more would only queue up in the receiver.
const MAX_PER_SUBSCRIPTION = 10;
// Concurrent deliveries of all subscriptions, each on one connection at most.
const MAX_DELIVERIES = 1_000;

/**
 * The results of attempts. After a `pending` one the delivery is retried, a `failed` one was the last. For a `skipped`
 * one the webhook was not active.
 */
export type DeliveryTally = OutcomeTally<DeliveryOutcome['status']>;

/** Returns a tally without any attempt. */
export function createDeliveryTally(): DeliveryTally {
  return new OutcomeTally(['delivered', 'pending', 'failed', 'skipped']);
}

/** Returns the job that sends deliveries. It fails only with the database; `tally` counts the outcome of each attempt. */
export function createDeliverJob(
  sender: HttpClient,
  tally: DeliveryTally,
): Job<JobPayloads['deliver'], DeliveryBatch, DeliveryBatchResult> {
  return {
    concurrency: MAX_PER_SUBSCRIPTION,
    capacity: MAX_DELIVERIES,
    retries: [SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND, 3_600 * SECOND],
    load: loadAll,
    run: async (_payload, context, batch) => {
      if (batch === undefined) throw new Error('This job runs with the deliveries that `load` has read.');
      const result = await sendAll(sender, batch, context);
      for (const { status } of result.outcomes) tally.add(status);
      return result;
    },
    conclude: (db, results, now) => noteAll(db, results, now),
  };
}

async function sendAll(
  sender: HttpClient,
  { webhook, deliveries, hasMore }: DeliveryBatch,
  context: JobContext,
): Promise<DeliveryBatchResult> {
  const outcomes: DeliveryOutcome[] = [];
  for (const delivery of deliveries) {
    // Reading `signal` creates an AbortController; most jobs have one delivery and never need it.
    if (outcomes.length > 0 && context.signal.aborted) break;
    outcomes.push(webhook?.active === true ? await send(sender, webhook, delivery, context) : skipDelivery(delivery));
  }
  const [first] = deliveries;
  return { outcomes, channelWithMore: hasMore && first !== undefined ? first : null };
}

function skipDelivery(delivery: OutgoingDelivery): DeliveryOutcome {
  return {
    delivery,
    status: 'skipped',
    nextAttemptAt: null,
    attempt: null,
    signature: null,
    responseText: null,
    isGone: false,
  };
}

interface DeliveryAttempt extends Pick<OutgoingDelivery, 'payload'> {
  readonly number: number;
  /** The time by the service's clock, which decides the valid secrets. */
  readonly at: Instant;
  /** The real time, also in a sandbox: receivers refuse old signatures. */
  readonly signedAt: Instant;
}

async function send(
  sender: HttpClient,
  webhook: WebhookRow,
  delivery: OutgoingDelivery,
  context: JobContext,
): Promise<DeliveryOutcome> {
  const at = context.now();
  const { payload } = delivery;
  const number = delivery.attempts + 1;
  const isSandbox = context.settings.sandbox;
  const signedAt = isSandbox ? context.machineNow() : at;

  const startedAt = performance.now();
  const { signature, reply } = await post(sender, webhook, { payload, number, at, signedAt }, context);
  const milliseconds = Math.round(performance.now() - startedAt);

  const { status, wait } = planNextAttempt(reply, { failures: delivery.round, event: payload.event, now: at });
  const error = reply.status === null ? reply.error : null;

  return {
    delivery,
    status,
    nextAttemptAt: wait === null ? null : context.delayBy(wait),
    attempt: { number, at, milliseconds, status: reply.status, error, ...(isSandbox && { signed_at: signedAt }) },
    signature,
    responseText: reply.status === null ? null : markCut(reply),
    isGone: isGone(reply),
  };
}

/** Signs and posts. A secret whose key is missing counts as a failed attempt: it is retried until the operator restores the key. */
async function post(
  sender: HttpClient,
  webhook: WebhookRow,
  { payload, number, at, signedAt }: DeliveryAttempt,
  { keys }: Pick<JobContext, 'keys'>,
): Promise<{ readonly signature: string | null; readonly reply: Reply }> {
  try {
    const signed = { id: payload.event_id, timestamp: timestampOf(signedAt), body: payload.body };
    const signature = createSignatures(secretsAt(decryptOnce(keys, webhook), at), signed);
    const headers = headersOf(payload, { number, at: signedAt }, signature);
    return { signature, reply: await sender.post({ url: webhook.url, headers, body: payload.body }) };
  } catch (error) {
    if (error instanceof UnreadableSecret) return { signature: null, reply: { status: null, error: error.message } };
    throw error;
  }
}

const secretsByWebhook = new WeakMap<WebhookRow, StoredSecrets>();

/** Decrypts the secrets of a subscription once for all jobs that were claimed together. */
function decryptOnce(keys: Keys, webhook: WebhookRow): StoredSecrets {
  const secrets = secretsByWebhook.get(webhook) ?? decryptWebhookSecrets(keys, webhook);
  secretsByWebhook.set(webhook, secrets);
  return secrets;
}

function markCut({ body, cut }: Extract<Reply, { body: string }>): string {
  return cut ? `${body}…` : body;
}
