// Webhook deliveries as the API shows them, and their redelivery.
import { headersOf } from '../../domain/announcements/webhook.ts';
import { canSeeAllOf } from '../../domain/values/visible-change.ts';
import type { Viewer } from '../../domain/values/view.ts';
import type { components, Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isAmong } from '../engine/session/dialect.ts';
import { indexByIds } from '../engine/group-by.ts';
import type { Selection } from '../engine/listing.ts';
import { defineCommand, isInList, defineStatement } from '../engine/session/sql.ts';
import type { StoredAttempt } from './webhook-attempts.ts';
import { queueChannels } from './webhook-recording.ts';

export type Delivery = components['schemas']['WebhookDelivery'];
export type DeliveryDetail = components['schemas']['WebhookDeliveryDetail'];

interface DeliveryRow extends Delivery {
  readonly channel: string;
  readonly thin: boolean;
  readonly body: string;
  readonly answer: string | null;
  readonly signature: string | null;
  /** The attempts, as JSON. */
  readonly history: string | null;
}

const selectByIds = defineStatement<DeliveryRow>(
  (
    dialect,
  ) => `select d.id, d.webhook_id, p.event_id, p.event, p.object, p.object_id, d.status, d.attempts, d.created_at,
      d.next_attempt_at, d.delivered_at, d.last_status, d.channel, d.thin, d.signature, d.answer, d.history,
      case when d.thin then p.thin_body else p.body end as body
    from webhook_deliveries as d join webhook_payloads as p on p.id = d.payload_id where ${isInList(dialect, 'd.id')}`,
);

const readRows: ReadByIds<DeliveryRow> = async (db, ids) => indexByIds(ids, await selectByIds(db, ids));

/** Reads deliveries by id, without the sent body. */
export const read: ReadByIds<Delivery> = async (db, ids) =>
  new Map([...(await readRows(db, ids))].map(([id, row]) => [id, toDelivery(row)]));

function toDelivery(row: DeliveryRow): Delivery {
  const { id, webhook_id, event_id, event, object, object_id, status, attempts } = row;
  const { created_at, next_attempt_at, delivered_at, last_status } = row;
  const eventMembers = { event_id, event, object, object_id };
  return { id, webhook_id, ...eventMembers, status, attempts, created_at, next_attempt_at, delivered_at, last_status };
}

/** Returns a reader of deliveries with the sent body and the response, where the viewer may see these. */
export function readDetails(viewer: Viewer): ReadByIds<DeliveryDetail> {
  return async (db, ids) => new Map([...(await readRows(db, ids))].map(([id, row]) => [id, toDetail(row, viewer)]));
}

function toDetail(row: DeliveryRow, viewer: Viewer): DeliveryDetail {
  const { signature, answer, body, thin } = row;
  const isShown = thin || canSeeAllOf(row.object, viewer);
  const attempts = row.history === null ? [] : (JSON.parse(row.history) as StoredAttempt[]);
  const last = attempts.at(-1);

  return {
    ...toDelivery(row),
    request_headers:
      signature === null || last === undefined
        ? null
        : headersOf(row, { ...last, at: last.signed_at ?? last.at }, signature),
    body: isShown ? body : null,
    answer: isShown ? answer : null,
    history: attempts.map(({ number, at, milliseconds, status, error }) => ({
      number,
      at,
      milliseconds,
      status,
      error,
    })),
  };
}

/** Selects the deliveries of a subscription, those of the latest events first. */
export function select(webhook_id: number, status: readonly Delivery['status'][] | undefined): Selection {
  return {
    buildQuery: (db) => {
      const query = db.build('webhook_deliveries').where({ webhook_id });
      return status === undefined ? query : query.where(isAmong(db, 'status', status));
    },
    order: [
      { column: 'webhook_deliveries.payload_id', direction: 'desc', empty: null },
      { column: 'webhook_deliveries.id', direction: 'desc' },
    ],
  };
}

const queueAgain = defineCommand(
  (dialect) => `update webhook_deliveries
    set status = 'pending', queued = true, round = 0, next_attempt_at = ?, delivered_at = null where ${isInList(dialect, 'id')}`,
);

/** Queues the deliveries with these ids again, as if they were new. */
export async function sendAgain(db: Writer, ids: readonly number[], now: Instant): Promise<void> {
  await queueAgain(db, now, ids);
  await queueChannels(db, [...(await readRows(db, ids)).values()]);
}

const selectOfPayload = defineStatement<{ id: number }>(
  () => 'select id from webhook_deliveries where webhook_id = ? and payload_id = ?',
);

/** Returns the id of the delivery of a payload to a subscription; 0 for none. */
export async function idOf(db: Reader, webhook_id: number, payload_id: number): Promise<number> {
  const [row] = await selectOfPayload(db, webhook_id, payload_id);
  return row?.id ?? 0;
}
