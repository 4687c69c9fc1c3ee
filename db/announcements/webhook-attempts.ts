// Loads due webhook deliveries and stores their results, a batch at a time.
import type { components, Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { groupBy } from '../engine/group-by.ts';
import type { JobPayloads } from '../queue/job-kinds.ts';
import { insertJobs } from '../queue/jobs.ts';
import { type RecordColumns, recordsOf } from '../engine/session/records.ts';
import { defineCountedCommand, isInList, defineStatement } from '../engine/session/sql.ts';
import { noteReceivers } from './failing-receivers.ts';
import { readSubscriberAccess } from './subscribers.ts';
import { queueChannels } from './webhook-recording.ts';
import { readStored, type WebhookRow } from './webhooks.ts';
import { deleteSome } from '../engine/purge.ts';

/** An attempt; in a sandbox with the real time of its signature. */
export type StoredAttempt = components['schemas']['WebhookAttempt'] & { readonly signed_at?: Instant };

/** A delivery that is due. */
interface DueDelivery {
  readonly id: number;
  readonly webhook_id: number;
  readonly payload_id: number;
  readonly thin: boolean;
  readonly channel: string;
  /** The number of attempts so far. */
  readonly attempts: number;
  /** The number of attempts in this round: a redelivery begins a new round. */
  readonly round: number;
  /** The attempts so far, as JSON. */
  readonly history: string | null;
}

/** The sent body, and the event that its headers name. */
export interface DeliveryBody {
  readonly event_id: string;
  readonly event: string;
  readonly body: Buffer;
}

/** A due delivery with its body. */
export interface OutgoingDelivery extends DueDelivery {
  readonly payload: DeliveryBody;
}

/** The deliveries of one job. */
export interface DeliveryBatch {
  /** Undefined when the subscription was deleted or is silent. */
  readonly webhook: WebhookRow | undefined;
  /** In the order of their events. */
  readonly deliveries: readonly OutgoingDelivery[];
  /** Whether more may wait in the channel. */
  readonly hasMore: boolean;
}

// A job sends a small batch, so that a channel with a long queue shows progress.
const BATCH_DELIVERIES = 20;

const COLUMNS = 'id, webhook_id, payload_id, thin, channel, attempts, round, history';

// The first deliveries of each channel, by the index: the queue behind a receiver that is down is not read.
const FIRST_OF_CHANNEL = `from webhook_deliveries where queued and channel = wanted.value order by id limit ${String(BATCH_DELIVERIES)}`;
const firstOfEach: Readonly<Record<Dialect, string>> = {
  sqlite: `select ${COLUMNS} from (select value from json_each(?)) as wanted cross join webhook_deliveries where id in (select id ${FIRST_OF_CHANNEL}) order by id`,
  postgres: `select found.* from unnest(?::text[]) as wanted(value) cross join lateral (select ${COLUMNS} ${FIRST_OF_CHANNEL}) as found order by id`,
};
const selectQueuedDeliveries = defineStatement<DueDelivery>((dialect) => firstOfEach[dialect]);
const selectRetriedDeliveries = defineStatement<DueDelivery>(
  (dialect) => `select ${COLUMNS} from webhook_deliveries
    where status = 'pending' and not queued and ${isInList(dialect, 'id')}`,
);

interface PayloadRow {
  readonly id: number;
  readonly event_id: string;
  readonly event: string;
  readonly body: string;
  readonly thin_body: string | null;
}

const selectPayloads = defineStatement<PayloadRow>(
  (dialect) => `select id, event_id, event, body, thin_body from webhook_payloads where ${isInList(dialect, 'id')}`,
);

/** Returns the body of each delivery, and the event for its headers. A payload that many subscriptions receive is read once. */
async function readBodies(
  db: Reader,
  due: readonly DueDelivery[],
): Promise<(each: DueDelivery) => DeliveryBody | undefined> {
  const payloads = await selectPayloads(db, [...new Set(due.map(({ payload_id }) => payload_id))]);
  const toBody = ({ event_id, event }: PayloadRow, body: string): DeliveryBody => ({
    event_id,
    event,
    body: Buffer.from(body),
  });
  const fullById = new Map(payloads.map((each) => [each.id, toBody(each, each.body)]));
  const thinById = new Map(payloads.map((each) => [each.id, toBody(each, each.thin_body ?? '')]));
  return (each) => (each.thin ? thinById : fullById).get(each.payload_id);
}

/**
 * Returns the due deliveries of the jobs, in order. A delivery that was sent or ended since its job was enqueued is
 * skipped.
 */
export async function loadAll(db: Reader, jobs: readonly JobPayloads['deliver'][]): Promise<DeliveryBatch[]> {
  const channels = jobs.flatMap((payload) => ('channel' in payload ? [payload.channel] : []));
  const attempts = jobs.flatMap((payload) => ('channel' in payload ? [] : [payload]));
  const ids = attempts.map(({ delivery_id }) => delivery_id);
  const queuedDeliveries = channels.length === 0 ? [] : await selectQueuedDeliveries(db, channels);
  const retriedDeliveries = ids.length === 0 ? [] : await selectRetriedDeliveries(db, ids);
  const all = [...queuedDeliveries, ...retriedDeliveries];
  const [bodyOf, webhooks] = await Promise.all([
    readBodies(db, all),
    readActiveWebhooks(db, [...new Set(all.map(({ webhook_id }) => webhook_id))]),
  ]);

  const toOutgoing = (each: DueDelivery): OutgoingDelivery[] => {
    const payload = bodyOf(each);
    return payload === undefined ? [] : [{ payload, ...each }];
  };

  const byChannel = groupBy(queuedDeliveries.flatMap(toOutgoing), ({ channel }) => channel);
  const byId = new Map(retriedDeliveries.flatMap(toOutgoing).map((each) => [each.id, each]));
  return jobs.map((payload) => {
    const deliveries = 'channel' in payload ? (byChannel.get(payload.channel) ?? []) : selectDue(byId, payload);
    const webhook = webhooks.get(deliveries[0]?.webhook_id ?? 0);
    return { webhook, deliveries, hasMore: 'channel' in payload && deliveries.length === BATCH_DELIVERIES };
  });
}

/** Returns these subscriptions by id, without the silent ones. */
async function readActiveWebhooks(db: Reader, ids: readonly number[]): Promise<Map<number, WebhookRow>> {
  const webhookRows = await readStored(db, ids);
  const accessOf = await readSubscriberAccess(db, [...webhookRows.values()]);
  return new Map([...webhookRows].filter(([, row]) => accessOf(row).silent === null));
}

function selectDue(
  byId: ReadonlyMap<number, OutgoingDelivery>,
  { delivery_id, attempt }: { readonly delivery_id: number; readonly attempt: number },
): OutgoingDelivery[] {
  const delivery = byId.get(delivery_id);
  return delivery?.attempts === attempt - 1 ? [delivery] : [];
}

/** The result of a delivery that was due. */
export interface DeliveryOutcome {
  readonly delivery: OutgoingDelivery;
  readonly status: components['schemas']['WebhookDeliveryStatus'];
  readonly nextAttemptAt: Instant | null;
  /** The attempt; null where the subscription was not active. */
  readonly attempt: StoredAttempt | null;
  /** The signature of the request. */
  readonly signature: string | null;
  /** The body of the response, truncated. */
  readonly responseText: string | null;
  /** The receiver responded with 410 Gone. */
  readonly isGone: boolean;
}

/** The results of a job. */
export interface DeliveryBatchResult {
  readonly outcomes: readonly DeliveryOutcome[];
  /** The channel in which more may wait; null where none do. */
  readonly channelWithMore: Pick<OutgoingDelivery, 'channel' | 'webhook_id'> | null;
}

/**
 * Stores the results of deliveries, enqueues the next attempts, and deactivates subscriptions that have failed for too
 * long.
 */
export async function noteAll(db: Writer, results: readonly DeliveryBatchResult[], now: Instant): Promise<void> {
  const outcomes = results.flatMap((each) => each.outcomes);
  await updateAll(db, outcomes, now);
  await insertJobs(
    db,
    outcomes.flatMap(({ delivery: { id, webhook_id, attempts }, nextAttemptAt }) =>
      nextAttemptAt === null
        ? []
        : [
            {
              kind: 'deliver',
              lane: String(webhook_id),
              key: `${String(webhook_id)} retry ${String(id)}`,
              payload: { delivery_id: id, attempt: attempts + 2 },
              runAt: nextAttemptAt,
            },
          ],
    ),
  );

  const channelsWithMore = results.flatMap(({ channelWithMore }) => channelWithMore ?? []);
  if (channelsWithMore.length > 0) await queueChannels(db, channelsWithMore);

  const attempted = outcomes.filter(({ attempt }) => attempt !== null);
  const responses = attempted.map(({ delivery, status, isGone }) => ({
    webhookId: delivery.webhook_id,
    isAccepted: status === 'delivered',
    isGone,
  }));

  await noteReceivers(db, responses, now);
}

const OUTCOME_COLUMNS: RecordColumns = {
  id: 'int',
  was: 'int',
  status: 'text',
  attempts: 'int',
  round: 'int',
  next_attempt_at: 'timestamptz',
  delivered_at: 'timestamptz',
  last_status: 'int',
  signature: 'text',
  answer: 'text',
  history: 'text',
};
const ASSIGNMENTS = Object.keys(OUTCOME_COLUMNS)
  .filter((column) => column !== 'id' && column !== 'was')
  .map((column) => `${column} = given.${column}`);

/** Stores results. Those that another process with the same job stored first remain. */
async function updateAll(db: Writer, outcomes: readonly DeliveryOutcome[], now: Instant): Promise<void> {
  if (outcomes.length === 0) return;
  const outcomeRows = outcomes.map(({ delivery, status, nextAttemptAt, attempt, signature, responseText }) => ({
    id: delivery.id,
    was: delivery.attempts,
    status,
    attempts: delivery.attempts + (attempt === null ? 0 : 1),
    round: delivery.round + (attempt === null ? 0 : 1),
    next_attempt_at: nextAttemptAt,
    delivered_at: status === 'delivered' ? now : null,
    last_status: attempt?.status ?? null,
    signature,
    answer: responseText,
    history: historyOf(delivery, attempt),
  }));

  await db.write(
    `update webhook_deliveries set queued = false, ${ASSIGNMENTS.join(', ')} from ${recordsOf(db.dialect, OUTCOME_COLUMNS)}
     where webhook_deliveries.id = given.id and webhook_deliveries.attempts = given.was`,
    [JSON.stringify(outcomeRows)],
  );
}

function historyOf({ history }: OutgoingDelivery, attempt: StoredAttempt | null): string | null {
  if (attempt === null) return history;
  return history === null ? `[${JSON.stringify(attempt)}]` : `${history.slice(0, -1)},${JSON.stringify(attempt)}]`;
}

const selectOldestPayloads = defineStatement<{ id: number }>(
  () => 'select id from webhook_payloads where occurred_at < ? order by occurred_at limit ?',
);
const deleteDeliveries = defineCountedCommand((dialect) =>
  deleteSome(dialect, 'webhook_deliveries', { where: isInList(dialect, 'payload_id'), order: 'payload_id' }),
);
const deletePayloads = defineCountedCommand(
  (dialect) => `delete from webhook_payloads where ${isInList(dialect, 'id')}`,
);

/**
 * Deletes up to `limit` payloads of events before `until`, or that many of their deliveries: a payload with many
 * deliveries takes several calls. Returns the number of deleted rows.
 */
export async function purgeDeliveries(db: Writer, until: Instant, limit: number): Promise<number> {
  const ids = (await selectOldestPayloads(db, until, limit)).map(({ id }) => id);
  const deletedCount = await deleteDeliveries(db, ids, limit);
  return deletedCount === limit ? deletedCount : deletedCount + (await deletePayloads(db, ids));
}
