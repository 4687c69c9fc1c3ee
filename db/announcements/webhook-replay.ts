// Events to replay: found by the time at which they occurred, a batch at a time.
import type { Instant } from '../../generated/types.ts';
import type { Knex } from 'knex';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { compileQuery } from '../engine/session/build.ts';
import { isAmong, sortQuery } from '../engine/session/dialect.ts';
import type { EventRow } from '../engine/changes/stored-event.ts';
import { countOf } from '../engine/totals.ts';
import { subscribersOf } from './subscribers.ts';
import { sendAgain } from './webhook-deliveries.ts';
import { channelOf, insertPayloads, payloadOf, queueAll } from './webhook-recording.ts';
import type { ReplaySpan } from '../queue/job-kinds.ts';
import type { Webhook } from './webhooks.ts';
import { defineCommand, isInList, defineStatement } from '../engine/session/sql.ts';

/** Returns the number of events that a replay delivers again. */
export async function countReplay(db: Reader, { name }: Pick<Webhook, 'name'>, span: ReplaySpan): Promise<number> {
  return countOf(db, compileQuery(queryEventsToReplay(db, name, span).count({ count: 'events.id' })));
}

/**
 * Queues the next events of a replay, after the event with this number. Returns the number of the last queued event;
 * null at the end. An inactive or silent subscription gets none.
 */
export async function replayNext(
  db: Writer,
  { name }: Pick<Webhook, 'name'>,
  span: ReplaySpan & { readonly after: number },
  { limit, now }: { readonly limit: number; readonly now: Instant },
): Promise<number | null> {
  const subscriber = (await subscribersOf(db, [name])).get(name)?.find(({ id }) => id === span.webhook_id);
  if (subscriber === undefined) return null;

  const query = queryEventsToReplay(db, name, span).where('events.id', '>', span.after).limit(limit).select('events.*');
  const events = await db.query<EventRow>(
    sortQuery(db, query, [{ column: 'events.id', direction: 'asc', empty: null }]),
  );
  const deliveryIdsByEvent = await deliveriesOf(db, span.webhook_id, events);
  await sendAgain(db, [...deliveryIdsByEvent.values()], now);

  const fresh = events.filter(({ id }) => !deliveryIdsByEvent.has(id));
  const payloads = await payloadsOf(db, fresh);
  const deliveries = fresh.map((event) => ({
    webhook_id: subscriber.id,
    payload_id: payloads.get(event.id) ?? 0,
    thin: !subscriber.seesAllOf(event.object),
    channel: channelOf(subscriber.id, event),
  }));

  if (deliveries.length > 0) await queueAll(db, deliveries, now);
  return events.length < limit ? null : (events.at(-1)?.id ?? null);
}

function queryEventsToReplay(
  db: Reader,
  name: string,
  { webhook_id, since, until, only_failed }: ReplaySpan,
): Knex.QueryBuilder {
  const events = db
    .build('events')
    .where('events.event', name)
    .where('events.occurred_at', '>=', since)
    .where('events.occurred_at', '<', until);
  if (!only_failed) return events;
  return events
    .join('webhook_payloads', 'webhook_payloads.event_no', 'events.id')
    .join('webhook_deliveries', 'webhook_deliveries.payload_id', 'webhook_payloads.id')
    .where('webhook_deliveries.webhook_id', webhook_id)
    .where(isAmong(db, 'webhook_deliveries.status', ['failed', 'skipped']));
}

const selectDelivered = defineStatement<{ event_no: number; id: number }>(
  (dialect) => `select p.event_no, d.id from webhook_deliveries d join webhook_payloads p on p.id = d.payload_id
    where d.webhook_id = ? and ${isInList(dialect, 'p.event_no')}`,
);

/** Returns the deliveries of these events to a subscription, by the number of the event. */
async function deliveriesOf(db: Reader, webhook_id: number, events: readonly EventRow[]): Promise<Map<number, number>> {
  const ids = events.map(({ id }) => id);
  const deliveryRows = await selectDelivered(db, webhook_id, ids);
  return new Map(deliveryRows.map(({ event_no, id }) => [event_no, id]));
}

const storeThinBody = defineCommand(() => 'update webhook_payloads set thin_body = ? where event_no = ?');

const selectPayloads = defineStatement<{ event_no: number; id: number; is_whole_only: boolean | number }>(
  (dialect) => `select event_no, id, thin_body is null as is_whole_only from webhook_payloads
    where ${isInList(dialect, 'event_no')}`,
);

/**
 * Returns the payloads of these events, by the number of the event. Creates missing payloads and missing thin bodies.
 */
async function payloadsOf(db: Writer, events: readonly EventRow[]): Promise<Map<number, number>> {
  const ids = events.map(({ id }) => id);
  const payloadRows = await selectPayloads(db, ids);
  const payloadIdsByEvent = new Map(payloadRows.map(({ event_no, id }) => [event_no, id]));
  const incomplete = new Set(
    payloadRows.flatMap(({ event_no, is_whole_only }) => (Boolean(is_whole_only) ? [event_no] : [])),
  );

  for (const event of events.filter(({ id }) => incomplete.has(id))) {
    const { thin_body } = payloadOf(event, true, db.zone);
    await storeThinBody(db, thin_body, event.id);
  }

  const fresh = events.filter(({ id }) => !payloadIdsByEvent.has(id));
  const payloadIds = await insertPayloads(
    db,
    fresh.map((event) => payloadOf(event, true, db.zone)),
  );

  fresh.forEach(({ id }, at) => payloadIdsByEvent.set(id, payloadIds[at] ?? 0));
  return payloadIdsByEvent;
}
