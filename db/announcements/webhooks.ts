// Webhook subscriptions: their rows, with secrets that no reader of the API returns, and what their creators may view.
import type { Permission } from '../../generated/operations.ts';
import { replacedAt } from '../../domain/values/calendar.ts';
import type { SubscriptionCounts } from '../../domain/announcements/webhook.ts';
import type { components, Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { findChangedColumns } from '../engine/changes/row-values.ts';
import { defineAdvisoryLock, defineCommand, defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Keys } from '../engine/keys.ts';
import { readSubscriberAccess } from './subscribers.ts';
import { canOpen, encryptWebhookSecret, type StoredSecrets } from './webhook-secrets.ts';

export type Webhook = components['schemas']['Webhook'];
/** A subscription in events: without `silent_reason`, which changes with accounts and not with the subscription. */
export type AnnouncedWebhook = Omit<Webhook, 'silent_reason'>;

/** A stored subscription. */
export interface WebhookRow extends AnnouncedWebhook, StoredSecrets {
  /** The rights of the key that created it, and of the key that last changed it; null for a user without a key. */
  readonly created_rights: readonly Permission[] | null;
  readonly updated_rights: readonly Permission[] | null;
}

const rows = defineTable<WebhookRow>('webhooks');

/** Stored subscriptions with their secrets, for signing and as the base of a change. */
export const readStored: ReadByIds<WebhookRow> = rows.read;

/** Subscriptions as the API returns them. */
export const read: ReadByIds<Webhook> = async (db, ids) => {
  const webhookRows = await rows.read(db, ids);
  if (webhookRows.size === 0) return new Map();
  const accessOf = await readSubscriberAccess(db, [...webhookRows.values()]);
  return new Map(
    [...webhookRows].map(([id, row]) => [id, { ...toAnnounced(row), silent_reason: accessOf(row).silent }]),
  );
};

/** Subscriptions in the form of events. */
export const readAnnounced: ReadByIds<AnnouncedWebhook> = async (db, ids) =>
  new Map([...(await rows.read(db, ids))].map(([id, row]) => [id, toAnnounced(row)]));

function toAnnounced(row: WebhookRow): AnnouncedWebhook {
  const { id, name, url, active, inactive_reason, created_at, updated_at, created_by, updated_by, secret_set_at } = row;
  return { id, name, url, active, inactive_reason, created_at, updated_at, created_by, updated_by, secret_set_at };
}

interface WebhookFilter {
  readonly id?: number | undefined;
  readonly 'created_at<'?: Instant | undefined;
  readonly 'created_at>'?: Instant | undefined;
}

/** Selects the subscriptions of a list, by id. */
export function select(db: Reader, filter: WebhookFilter): Selection {
  const { buildQuery: from, order } = selectAll(db, 'webhooks');
  const { id, 'created_at<': before, 'created_at>': after } = filter;
  return {
    buildQuery: (reader) => {
      const query = from(reader);
      if (id !== undefined) void query.where('webhooks.id', id);
      if (before !== undefined) void query.where('created_at', '<', before);
      if (after !== undefined) void query.where('created_at', '>', after);
      return query;
    },
    order,
  };
}

const acquireAdvisoryLock = defineAdvisoryLock('webhooks');
const selectCounts = defineStatement<SubscriptionCounts>(
  () => `select (select count(*) from webhooks where active) as active,
    (select count(*) from webhooks where created_by = ?) as "ofCreator"`,
);

/**
 * Returns the number of subscriptions, and of those that this account created. Until the transaction ends no other
 * transaction adds any.
 */
export async function countUnderLock(db: Writer, userId: number | null): Promise<SubscriptionCounts> {
  await acquireAdvisoryLock(db);
  const [counts = { active: 0, ofCreator: 0 }] = await selectCounts(db, userId ?? 0);
  return counts;
}

/** The account that creates or changes a subscription, and the moment. */
export interface WebhookEditor {
  readonly userId: number | null;
  /** The rights of the key; null for a user without one. */
  readonly rights: readonly Permission[] | null;
  readonly now: Instant;
}

/** Stores new subscriptions, a secret for each, which `keys` can encrypt; returns their ids in the same order. */
export function insertMany(
  db: Writer,
  bodies: readonly (components['schemas']['NewWebhook'] & { readonly secret: string })[],
  keys: Keys,
  { userId, rights, now }: WebhookEditor,
): Promise<number[]> {
  const creatorColumns = { created_at: now, created_by: userId, created_rights: rights };
  const editorColumns = { updated_at: now, updated_by: userId, updated_rights: rights, secret_set_at: now };

  return rows.insertMany(
    db,
    bodies.map(({ name, url, active, secret }) => ({
      name,
      url,
      active,
      secret: encryptWebhookSecret(keys, secret),
      ...creatorColumns,
      ...editorColumns,
    })),
  );
}

const deleteFailure = defineCommand(() => 'delete from webhook_failures where webhook_id = ?');

/** Changes a subscription; without a difference `updated_at` stays unchanged. */
export async function update(
  db: Writer,
  before: WebhookRow,
  { name, url, active }: Partial<Pick<Webhook, 'name' | 'url' | 'active'>>,
  { userId, rights, now }: WebhookEditor,
): Promise<void> {
  const changes = { name, url, active, ...(active === true ? { inactive_reason: null } : {}) };
  if (findChangedColumns(before, changes) === undefined) return;
  if (active === true) await deleteFailure(db, before.id);
  await rows.update(db, before, { ...changes, updated_at: now, updated_by: userId, updated_rights: rights });
}

/** Replaces the secret of a subscription; the previous secret also signs until a moment, unless its key is lost. */
export function rotate(
  db: Writer,
  before: WebhookRow,
  secret: string,
  keys: Keys,
  { now, previous_secret_until }: { readonly now: Instant; readonly previous_secret_until: Instant },
): Promise<void> {
  const secret_set_at = replacedAt(before.secret_set_at, now);
  const previous_secret = canOpen(keys, before.secret) ? before.secret : null;
  return rows.update(db, before, {
    secret: encryptWebhookSecret(keys, secret),
    secret_set_at,
    previous_secret,
    previous_secret_until,
  });
}

/** Deactivates subscriptions on behalf of the service; deleted and inactive ones are skipped. */
export async function deactivateWebhooks(
  db: Writer,
  reasons: ReadonlyMap<number, Webhook['inactive_reason']>,
  now: Instant,
): Promise<void> {
  await lockRoots(db, 'webhooks', [...reasons.keys()]);
  const webhookRows = await rows.read(db, [...reasons.keys()]);
  const active = [...webhookRows.values()].filter((row) => row.active);
  await rows.updateMany(
    db,
    active.map((row) => [row, { active: false, inactive_reason: reasons.get(row.id) ?? null, updated_at: now }]),
  );
}

export function remove(db: Writer, before: WebhookRow): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  Webhook: createEventObject({ table: 'webhooks', read: readAnnounced, schema: 'Webhook' }),
};
