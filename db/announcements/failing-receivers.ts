// Receivers of webhooks that fail: since when, and the end of subscriptions that fail too long or are gone.
import { MAX_FAILING_MS } from '../../domain/announcements/delivery.ts';
import type { Instant } from '../../generated/types.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import type { Writer } from '../engine/session/database.ts';
import { insertRows } from '../engine/session/insert.ts';
import { defineCommand, defineStatement, isInList } from '../engine/session/sql.ts';
import { addMilliseconds } from '../queue/jobs.ts';
import { deactivateWebhooks, readStored, type WebhookRow } from './webhooks.ts';

/** The reaction of a subscription's receiver to a delivery. */
export interface ReceiverResponse {
  readonly webhookId: number;
  /** The delivery arrived. */
  readonly isAccepted: boolean;
  /** The receiver responded with 410 Gone. */
  readonly isGone: boolean;
}

declareConstraints('webhook_failures', { unique: { webhook_failures_pkey: 'never' } });

const deleteFailures = defineCommand(
  (dialect) => `delete from webhook_failures where ${isInList(dialect, 'webhook_id')}`,
);
const selectFailingWebhooks = defineStatement<{ webhook_id: number }>(
  (dialect) => `select webhook_id from webhook_failures where ${isInList(dialect, 'webhook_id')} and since <= ?`,
);

/**
 * Records since when receivers have failed; one that accepted a delivery does not fail. Deactivates the subscriptions of
 * those that have failed for too long or are gone.
 */
export async function noteReceivers(db: Writer, responses: readonly ReceiverResponse[], now: Instant): Promise<void> {
  const accepting = webhookIdsOf(responses.filter(({ isAccepted }) => isAccepted));
  const refusing = webhookIdsOf(responses).filter((id) => !accepting.includes(id));
  const gone = webhookIdsOf(responses.filter(({ isGone }) => isGone));

  if (accepting.length > 0) await deleteFailures(db, accepting);
  const failing = refusing.length === 0 ? [] : await noteFailures(db, refusing, now);

  const reasons = new Map<number, WebhookRow['inactive_reason']>([
    ...failing.map((id) => [id, 'failing'] as const),
    ...gone.map((id) => [id, 'gone'] as const),
  ]);
  if (reasons.size > 0) await deactivateWebhooks(db, reasons, now);
}

function webhookIdsOf(responses: readonly ReceiverResponse[]): number[] {
  return [...new Set(responses.map(({ webhookId }) => webhookId))];
}

/** Records that the receivers of these subscriptions fail; returns those that have failed for too long. */
async function noteFailures(db: Writer, ids: readonly number[], now: Instant): Promise<number[]> {
  const webhookRows = await readStored(db, ids);
  const since = [...webhookRows.keys()].map((webhook_id) => ({ webhook_id, since: now }));
  await insertRows(db, 'webhook_failures', since, { conflict: 'on conflict (webhook_id) do nothing' });
  const failing = await selectFailingWebhooks(db, ids, addMilliseconds(now, -MAX_FAILING_MS));
  return failing.map(({ webhook_id }) => webhook_id);
}
