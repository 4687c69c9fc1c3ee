// The operations on webhook deliveries: read, redeliver, replay and test.
import { enqueue } from '../../db/queue/jobs.ts';
import { createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as deliveries from '../../db/announcements/webhook-deliveries.ts';
import { channelOf, insertPayloads, queueAll } from '../../db/announcements/webhook-recording.ts';
import { countReplay } from '../../db/announcements/webhook-replay.ts';
import * as webhooks from '../../db/announcements/webhooks.ts';
import { assertReplayable, TEST_EVENT } from '../../domain/announcements/delivery.ts';
import { formatWrappedEvent } from '../../domain/announcements/event.ts';
import { assertActive } from '../../domain/announcements/webhook.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import { EVERYTHING_VIEWER, viewerOf } from '../../domain/values/view.ts';
import { payloads } from '../../generated/writers.ts';
import type { Caller, Context, Handler } from '../handler.ts';

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async ({ path, query }, { db }) => {
  await readOne(webhooks.read, db, path.id);
  return createListing(deliveries.select(path.id, query.status), deliveries.read);
};

export const getWebhookDelivery: Handler<'getWebhookDelivery'> = async ({ path }, { db, caller }) => {
  const delivery = await readOne(deliveries.readDetails(viewerOf(caller)), db, path.delivery_id);
  if (delivery.webhook_id !== path.id) throw createNotFoundProblem();
  return delivery;
};

export const redeliverWebhookDelivery: Handler<'redeliverWebhookDelivery'> = async ({ path }, { db, now }) => {
  const delivery = await readOne(deliveries.read, db, path.delivery_id);
  if (delivery.webhook_id !== path.id) throw createNotFoundProblem();
  await findActiveWebhook(db, path.id);

  await deliveries.sendAgain(db, [delivery.id], now);
  return readOne(deliveries.read, db, delivery.id);
};

export const replayWebhook: Handler<'replayWebhook'> = async ({ path, body }, { db, now }) => {
  const { since, until = now, only_failed } = body;
  assertReplayable(since, until);
  const webhook = await findActiveWebhook(db, path.id);

  const span = { webhook_id: webhook.id, since, until, only_failed };
  await enqueue(db, { kind: 'replay', payload: { ...span, after: 0 } });
  return { count: await countReplay(db, webhook, span) };
};

export const testWebhook: Handler<'testWebhook'> = async ({ path }, context) => {
  const { db, now, caller, zone } = context;
  const webhook = await findActiveWebhook(db, path.id);

  const testEvent = {
    event_id: db.chance.drawUuid('test event'),
    event: TEST_EVENT,
    object: 'Webhook',
    object_id: webhook.id,
    occurred_at: now,
  };
  const text = payloads.Webhook(webhook, { zone, viewer: EVERYTHING_VIEWER });
  const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const body = formatWrappedEvent({ ...testEvent, data, ...NO_POSITION, ...actorOf(caller) }, EVERYTHING_VIEWER, zone);
  const [payload_id = 0] = await insertPayloads(db, [{ ...testEvent, event_no: null, body, thin_body: null }]);
  const channel = channelOf(webhook.id, testEvent);
  await queueAll(db, [{ webhook_id: webhook.id, payload_id, thin: false, channel }], now);

  return readOne(deliveries.read, db, await deliveries.idOf(db, webhook.id, payload_id));
};

/** The position of an event outside the feed. */
const NO_POSITION = { position: '0.0', sequence: 0, modified: null, previous: null, request_id: null } as const;

function actorOf({ type, id }: Caller): { actor_type: 'apikey' | 'user' | 'system'; actor_id: number | null } {
  return { actor_type: type === 'anonymous' ? 'system' : type, actor_id: id };
}

async function findActiveWebhook(db: Context['db'], id: number): Promise<webhooks.AnnouncedWebhook> {
  const webhook = await readOne(webhooks.readAnnounced, db, id);
  assertActive(webhook);
  return webhook;
}
