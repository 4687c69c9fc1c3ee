// Sends events to webhooks: one after the other for each object, signed, and noted with what the receiver answered.
import type { JobPayloads } from '../db/job-kinds.ts';
import { loadAll, noteAll, type Left, type Load, type Outcome, type Outgoing } from '../db/webhook-attempts.ts';
import type { WebhookRow } from '../db/webhooks.ts';
import { milliseconds } from '../domain/calendar.ts';
import { afterAttempt, isGone } from '../domain/delivery.ts';
import { secretsAt, signatures } from '../domain/webhook.ts';
import type { Job, JobContext } from './job.ts';
import type { Reply, Sender } from './sender.ts';

// Of each subscription at once: more would only queue up in the receiver.
const AT_ONCE = 10;
const SECOND = 1_000;

/** The job that sends deliveries; its own failures are those of the database. */
export function deliver(sender: Sender): Job<JobPayloads['deliver']> {
  return {
    concurrency: AT_ONCE,
    inLanes: true,
    retries: [SECOND, 10 * SECOND, 60 * SECOND, 600 * SECOND, 3_600 * SECOND],
    load: loadAll,
    run: (_payload, context, loaded) => sendAll(sender, loaded as Load, context),
    conclude: (db, left, now) => noteAll(db, left as readonly Left[], now),
  };
}

async function sendAll(sender: Sender, { webhook, deliveries, more }: Load, context: JobContext): Promise<Left> {
  const outcomes: Outcome[] = [];
  for (const delivery of deliveries) {
    if (context.signal.aborted) break;
    outcomes.push(webhook?.active === true ? await send(sender, webhook, delivery, context) : skipped(delivery));
  }
  const [first] = deliveries;
  return { outcomes, more: more && first !== undefined ? first : null };
}

function skipped(delivery: Outgoing): Outcome {
  const nothing = { nextAttemptAt: null, attempt: null, requestHeaders: null, answer: null, gone: false };
  return { delivery, status: 'skipped', ...nothing };
}

async function send(
  sender: Sender,
  webhook: WebhookRow,
  delivery: Outgoing,
  { now, after, signal }: JobContext,
): Promise<Outcome> {
  const at = now();
  const headers = headersOf(webhook, delivery, at);
  const begun = performance.now();
  const reply = await sender.post({ url: webhook.url, headers, body: delivery.body, signal });
  const { status, wait } = afterAttempt(reply, { failures: delivery.round, event: delivery.event, now: at });
  return {
    delivery,
    status,
    nextAttemptAt: wait === null ? null : after(wait),
    attempt: {
      number: delivery.attempts + 1,
      at,
      milliseconds: Math.round(performance.now() - begun),
      status: reply.status,
      error: reply.status === null ? reply.error : null,
    },
    requestHeaders: headers,
    answer: reply.status === null ? null : shown(reply),
    gone: isGone(reply),
  };
}

/** The headers of an attempt, by Standard Webhooks 1.0; the id is the same for each attempt. */
function headersOf(
  webhook: WebhookRow,
  { event_id: id, event, attempts, body }: Outgoing,
  at: ReturnType<JobContext['now']>,
): Record<string, string> {
  const timestamp = Math.floor(milliseconds(at) / SECOND);
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'boekstaaf',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures(secretsAt(webhook, at), { id, timestamp, body }),
    'webhook-event': event,
    'webhook-attempt': String(attempts + 1),
  };
}

function shown({ body, cut }: Extract<Reply, { body: string }>): string {
  return cut ? `${body}…` : body;
}
