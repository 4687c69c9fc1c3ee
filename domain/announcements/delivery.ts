// The state of a delivery after each attempt: delivered, to be retried, or given up.
import type { components, Instant } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';
import { HOUR, MINUTE, SECOND } from '../values/time-units.ts';

type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];

/** How long to wait after each failure, in milliseconds: ten attempts in a little over three days. */
export const RETRY_DELAYS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** A subscription is switched off after failing for this long without a success, in milliseconds. */
export const MAX_FAILING_MS = 120 * HOUR;

const MAX_PAUSE_MS = 24 * HOUR;

/** The event that is sent on request, to try a subscription out. It is not retried. */
export const TEST_EVENT = 'WebhookTest';

/** The response of a receiver to an attempt; the status is null where there was none. */
export interface ReceiverReply {
  readonly status: number | null;
  readonly retryAfter?: string | null;
}

/** Whether a receiver accepted a delivery. Redirects are not followed, and count as refusals. */
function isAccepted({ status }: ReceiverReply): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Whether a receiver unsubscribes by its response (410). */
export function isGone({ status }: ReceiverReply): boolean {
  return status === 410;
}

/**
 * Returns the state of a delivery after an attempt, and the wait before the next one in milliseconds (null for no next
 * one). The wait follows the schedule, unless the receiver asks for longer. `failures` counts those of this schedule,
 * without the attempt.
 */
export function planNextAttempt(
  reply: ReceiverReply,
  { failures, event, now }: { readonly failures: number; readonly event: string; readonly now: Instant },
): { readonly status: WebhookDeliveryStatus; readonly wait: number | null } {
  if (isAccepted(reply)) return { status: 'delivered', wait: null };
  const scheduled = event === TEST_EVENT || isGone(reply) ? undefined : RETRY_DELAYS_MS[failures];
  if (scheduled === undefined) return { status: 'failed', wait: null };
  return { status: 'pending', wait: Math.max(scheduled, pauseOf(reply.retryAfter, now)) };
}

/** Returns the wait that `Retry-After` asks for, in milliseconds, at most a day; 0 without it and for an unreadable value. */
export function pauseOf(retryAfter: string | null | undefined, now: Instant): number {
  if (retryAfter == null) return 0;
  const text = retryAfter.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * SECOND : Date.parse(text) - Date.parse(now);
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), MAX_PAUSE_MS);
}

/** Throws ERR_PERIOD_ORDER for a replay that ends before it begins. */
export function assertReplayable(since: Instant, until: Instant): void {
  if (until <= since)
    throw createProblem('ERR_PERIOD_ORDER', 'The period ends before it begins: choose a later end.', {
      field: 'until',
    });
}
