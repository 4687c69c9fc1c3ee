// Turns the events of a transaction into deliveries within that transaction: only committed events are delivered.
import { formatWrappedEvent } from '../../domain/announcements/event.ts';
import { EVERYTHING_VIEWER, PUBLIC_VIEWER } from '../../domain/values/view.ts';
import type { Instant } from '../../generated/types.ts';
import type { Zone } from '../../generated/wire.ts';
import type { Writer } from '../engine/session/database.ts';
import { positionOf, type EventRow } from '../engine/changes/stored-event.ts';
import { insertJobs } from '../queue/jobs.ts';
import { insertRows, ROWS_PER_INSERT } from '../engine/session/insert.ts';
import { recordsOf } from '../engine/session/records.ts';
import { defineCommand } from '../engine/session/sql.ts';
import type { WebhookSubscriber } from './subscribers.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';

interface RecordingMoment {
  readonly now: Instant;
  readonly zone: Zone;
}

/** The delivery of one event to one subscriber. */
export interface EventDelivery {
  readonly event: EventRow;
  readonly subscriber: Pick<WebhookSubscriber, 'id'>;
  readonly thin: boolean;
}

/**
 * Stores a delivery, and a job that sends it, for each event that a subscription receives. `heard` has the
 * subscriptions by event name.
 */
export async function recordDeliveries(
  db: Writer,
  events: readonly EventRow[],
  heard: ReadonlyMap<string, readonly WebhookSubscriber[]>,
  moment: RecordingMoment,
): Promise<void> {
  const sendings = events.flatMap((event) =>
    (heard.get(event.event) ?? []).map((subscriber) => ({
      event,
      subscriber,
      thin: !subscriber.seesAllOf(event.object),
    })),
  );
  if (sendings.length > 0) await sendAll(db, sendings, moment);
}

/** Stores payloads and deliveries, and enqueues the jobs that send them. */
async function sendAll(db: Writer, sendings: readonly EventDelivery[], { now, zone }: RecordingMoment): Promise<void> {
  const events = [...new Set(sendings.map(({ event }) => event))];
  const thin = new Set(sendings.flatMap((sending) => (sending.thin ? [sending.event] : [])));
  const deliveries = sendings.map(({ event, subscriber, thin: only }) => ({
    webhook_id: subscriber.id,
    event_no: event.id,
    thin: only ? 1 : 0,
    channel: channelOf(subscriber.id, event),
    created_at: now,
  }));

  const payloads = insertPayloads(
    db,
    events.map((event) => payloadOf(event, thin.has(event), zone)),
  );

  // All statements are sent before the first response; PostgreSQL runs them in their order.
  if (events.length > ROWS_PER_INSERT) await payloads;
  await Promise.all([payloads, insertByEvent(db, JSON.stringify(deliveries)), queueChannels(db, deliveries)]);
}

declareConstraints('webhook_payloads', { unique: { webhook_payloads_event_no_unique: 'never' } });
declareConstraints('webhook_deliveries', {
  unique: { webhook_deliveries_webhook_id_payload_id_unique: 'never' },
});

const insertByEvent = defineCommand((dialect) => {
  const columns = {
    webhook_id: 'int',
    event_no: 'bigint',
    thin: 'int',
    channel: 'text',
    created_at: 'timestamptz',
  } as const;
  return `insert into webhook_deliveries (webhook_id, payload_id, thin, channel, status, queued, created_at, next_attempt_at)
    select given.webhook_id, p.id, given.thin = 1, given.channel, 'pending', true, given.created_at, given.created_at
    from ${recordsOf(dialect, columns)} join webhook_payloads as p on p.event_no = given.event_no`;
});

/**
 * A payload, stored once for all its receivers. `thin_body` is for receivers who may not see the whole object: the
 * public members, or the id alone.
 */
export interface NewPayload {
  readonly event_no: number | null;
  readonly event_id: string;
  readonly event: string;
  readonly object: string;
  readonly object_id: number;
  readonly body: string;
  readonly thin_body: string | null;
  readonly occurred_at: Instant;
}

/** Returns the payload of an event; with `thin`, also the body for receivers who may not see the whole object. */
export function payloadOf(row: EventRow, thin: boolean, zone: Zone): NewPayload {
  const { id, xact, ...told } = row;
  const occurrence = { ...told, position: positionOf({ id, xact }) };
  const { event_id, event, object, object_id, occurred_at } = told;

  return {
    event_no: id,
    event_id,
    event,
    object,
    object_id,
    body: formatWrappedEvent(occurrence, EVERYTHING_VIEWER, zone),
    thin_body: thin ? formatWrappedEvent(occurrence, PUBLIC_VIEWER, zone) : null,
    occurred_at,
  };
}

/** Stores payloads; returns their ids in the same order. */
export async function insertPayloads(db: Writer, payloads: readonly NewPayload[]): Promise<number[]> {
  const rows = payloads.map((payload) => ({ ...payload }));
  const inserted = await insertRows<{ id: number }>(db, 'webhook_payloads', rows, { returning: 'id' });
  return inserted.map(({ id }) => id).sort((a, b) => a - b);
}

export interface NewDelivery {
  readonly webhook_id: number;
  readonly payload_id: number;
  readonly thin: boolean;
  readonly channel: string;
}

/** Returns the channel, the unit of order: the events of one object reach one subscription in order. */
export function channelOf(webhookId: number, { object, object_id }: { object: string; object_id: number }): string {
  return `${String(webhookId)} ${object} ${String(object_id)}`;
}

/** Stores deliveries that wait for their first attempt, and enqueues a job for each of their channels. */
export async function queueAll(db: Writer, deliveries: readonly NewDelivery[], now: Instant): Promise<void> {
  const pendingColumns = { status: 'pending', queued: true, created_at: now, next_attempt_at: now };
  await insertRows(
    db,
    'webhook_deliveries',
    deliveries.map((each) => ({ ...each, ...pendingColumns })),
  );
  await queueChannels(db, deliveries);
}

/**
 * Enqueues a job for each channel. Locked in one order, so that two transactions that do this at once do not deadlock.
 */
export async function queueChannels(
  db: Writer,
  deliveries: readonly Pick<NewDelivery, 'webhook_id' | 'channel'>[],
): Promise<void> {
  const lanes = new Map(deliveries.map(({ channel, webhook_id }) => [channel, String(webhook_id)]));
  const jobs = [...lanes].map(([channel, lane]) => ({ kind: 'deliver', lane, key: channel, payload: { channel } }));
  await insertJobs(
    db,
    jobs.sort((a, b) => (a.key < b.key ? -1 : 1)),
  );
}
