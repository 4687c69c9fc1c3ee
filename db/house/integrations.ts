// Integrations: their rows, with secrets that no reader of the API returns, and those for mails, payments and e-invoices.
import type { components, Instant } from '../../generated/types.ts';
import * as companies from './companies.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import { drawSecretToken } from '../engine/chance.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Keys } from '../engine/keys.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { findChangedColumns } from '../engine/changes/row-values.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { storeAnew } from '../engine/changes/stored-form.ts';
import { find, readOne, select as selectAll, defineTable } from '../engine/changes/table.ts';
import {
  isPeppolKind,
  type MailServerSettings,
  type PeppolKind,
  type IntegrationSettings,
} from '../../domain/house/integration.ts';
import { PAYMENT_WAIT_MS } from '../../domain/bookings/awaited-payment.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';

type Schemas = components['schemas'];
export type Integration = Omit<Schemas['Integration'], 'secrets'>;
type IntegrationSecrets = Schemas['IntegrationSecrets'];

interface IntegrationRow extends Omit<Integration, 'secrets_set' | 'settings' | 'notification_url'> {
  /** Empty for a kind without settings. */
  readonly settings: IntegrationSettings;
  /** By their names, each encrypted. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The last part of the URL for the provider's notifications; null for a kind without notifications. */
  readonly token: string | null;
}

const rows = defineTable<IntegrationRow>('integrations', { unique: { integrations_token_unique: 'never' } });

/** Reads integrations by id, without their secrets. One query. */
export const read: ReadByIds<Integration> = async (db, ids) =>
  new Map(
    [...(await rows.read(db, ids))].map(([id, { name, kind, settings, secrets, created_at, updated_at }]) => [
      id,
      {
        id,
        name,
        kind,
        settings: isEmpty(settings) ? null : settings,
        secrets_set: Object.keys(secrets),
        created_at,
        updated_at,
      },
    ]),
  );

/**
 * Returns a reader of integrations with the URL for the provider's notifications, for callers who may see it. Two
 * queries.
 */
export function readWithAddress(publicUrl: string): ReadByIds<Integration> {
  return async (db, ids) => {
    const [integrationsById, rowsById] = await Promise.all([read(db, ids), rows.read(db, ids)]);
    return new Map(
      [...integrationsById].map(([id, integration]) => {
        const token = rowsById.get(id)?.token ?? null;
        return [id, token === null ? integration : { ...integration, notification_url: addressOf(publicUrl, token) }];
      }),
    );
  };
}

function addressOf(publicUrl: string, token: string): string {
  return `${publicUrl}/peppol/melding/${token}`;
}

export function select(db: Reader): Selection {
  return selectAll(db, 'integrations');
}

function isEmpty(settings: IntegrationSettings): boolean {
  return Object.keys(settings).length === 0;
}

function isMailServer(settings: IntegrationSettings): settings is MailServerSettings {
  return 'host' in settings;
}

const selectKinds = defineStatement<Pick<Integration, 'id' | 'kind'>>(
  (dialect) => `select id, kind from integrations where ${isInList(dialect, 'id')}`,
);

/** Returns the kinds of these integrations, by id. */
export async function kindsOf(db: Reader, ids: readonly number[]): Promise<Map<number, Integration['kind']>> {
  return new Map((await selectKinds(db, ids)).map(({ id, kind }) => [id, kind]));
}

/** The stored values of an integration; secrets that are sent are encrypted. */
export type StoredIntegration = Pick<Integration, 'name' | 'kind'> & {
  readonly settings: IntegrationSettings | null;
  readonly secrets: IntegrationSecrets | undefined;
};

export function insert(
  db: Writer,
  { secrets, settings, ...stored }: StoredIntegration,
  keys: Keys,
  now: Instant,
): Promise<number> {
  return rows.insert(db, {
    ...stored,
    settings: settings ?? {},
    secrets: encryptSecrets(secrets, {}, keys),
    token: isPeppolKind(stored.kind) ? drawSecretToken(db.chance, 'integration') : null,
    created_at: now,
    updated_at: now,
  });
}

/** Changes an integration; a missing secret stays unchanged, null removes one. */
export async function update(
  db: Writer,
  id: number,
  { secrets, settings, ...changes }: Omit<StoredIntegration, 'kind'>,
  keys: Keys,
  now: Instant,
): Promise<void> {
  const before = await readOne(rows.read, db, id);
  const after = { ...changes, settings: settings ?? {}, secrets: encryptSecrets(secrets, before.secrets, keys) };
  if (findChangedColumns(before, after) !== undefined) await rows.update(db, before, { ...after, updated_at: now });
}

/** Returns whether payments over an integration may still be received. */
export async function isAwaitingPayments(db: Reader, { id }: Pick<Integration, 'id'>, now: Instant): Promise<boolean> {
  return (await selectAwaitedPayments(db, id, instantAt(millisecondsOf(now) - PAYMENT_WAIT_MS))).length > 0;
}

/** Returns whether invoices are being sent over an integration. */
export async function isAwaitingSendings(db: Reader, { id }: Pick<Integration, 'id'>): Promise<boolean> {
  return (await selectSendingsUnderWay(db, id)).length > 0;
}

export async function remove(db: Writer, { id }: Pick<Integration, 'id'>): Promise<void> {
  await rows.remove(db, await readOne(rows.read, db, id));
}

const purposeOf = (name: string): string => `integration ${name}`;

function encryptSecrets(
  secretChanges: IntegrationSecrets | undefined,
  before: IntegrationRow['secrets'],
  keys: Keys,
): IntegrationRow['secrets'] {
  const after = new Map(Object.entries(before));
  for (const [name, secret] of Object.entries(secretChanges ?? {}))
    if (secret === null) after.delete(name);
    else after.set(name, keys.encrypt(secret, purposeOf(name)));
  return Object.fromEntries(after);
}

const selectStoredIds = defineStatement<{ id: number }>(() => 'select id from integrations order by id');

/**
 * Stores all secrets that are not yet under the current key; returns all as they are stored afterwards. Without an
 * event, since the secrets are unchanged.
 */
export async function seal(db: Writer, keys: Keys): Promise<string[]> {
  const ids = (await selectStoredIds(db)).map(({ id }) => id);
  await lockRoots(db, 'integrations', ids);
  const ciphertexts: string[] = [];
  for (const { id, secrets } of (await rows.read(db, ids)).values()) {
    const entries = Object.entries(secrets).map(
      ([name, each]) => [name, keys.reencrypt(each, purposeOf(name))] as const,
    );
    const changedColumns = findChangedColumns({ secrets }, { secrets: Object.fromEntries(entries) });
    if (changedColumns !== undefined) await storeAnew(db, 'integrations', id, changedColumns);
    ciphertexts.push(...entries.map(([, each]) => each));
  }
  return ciphertexts;
}

/** A mail server, with the settings of its connection. */
export interface CompanyMailServer {
  readonly settings: MailServerSettings;
  /** Returns the password; null where none is stored. Throws UnreadableSecret when it is stored under another key. */
  readonly readPassword: (keys: Keys) => string | null;
}

/** Returns a company's own mail server; null where it has none. */
export async function mailServerOf(db: Reader, companyId: number): Promise<CompanyMailServer | null> {
  const id = (await find(companies.readKnown, db, companyId))?.smtp_integration_id;
  if (id == null) return null;
  const { settings, secrets } = await readOne(rows.read, db, id);
  if (!isMailServer(settings)) return null;
  const { password } = secrets;
  return {
    settings,
    readPassword: (keys) => (password === undefined ? null : keys.decrypt(password, purposeOf('password'))),
  };
}

const selectAwaitedPayments = defineStatement<{ id: number }>(
  () => 'select id from online_payments where integration_id = ? and created_at > ? limit 1',
);
const selectSendingsUnderWay = defineStatement<{ id: number }>(
  () => "select id from peppol_sendings where integration_id = ? and status in ('queued', 'sent') limit 1",
);
const selectPaymentIntegration = defineStatement<{ id: number | null }>(
  () => 'select payment_integration_id as id from companies where id = ?',
);

/** Returns the id of the integration for payments of a company's customers; null where they pay at the sandbox. */
export async function paymentIntegrationOf(db: Reader, companyId: number): Promise<number | null> {
  return (await selectPaymentIntegration(db, companyId))[0]?.id ?? null;
}

/**
 * Returns a function that decrypts the API key of a provider, and throws UnreadableSecret as `Keys` does; undefined
 * without a key.
 */
export async function apiKeyOf(db: Reader, id: number): Promise<((keys: Keys) => string) | undefined> {
  const key = (await find(rows.read, db, id))?.secrets['api_key'];
  return key === undefined ? undefined : (keys) => keys.decrypt(key, purposeOf('api_key'));
}

/** An integration over which invoices are sent. */
export interface PeppolConnection {
  readonly id: number;
  readonly kind: PeppolKind;
  readonly settings: IntegrationSettings;
  /** Returns the API key; null where none is stored. Throws UnreadableSecret as `Keys` does. */
  readonly readApiKey: (keys: Keys) => string | null;
}

function connectionOf({ id, kind, settings, secrets }: IntegrationRow): PeppolConnection | undefined {
  if (!isPeppolKind(kind)) return undefined;
  const { api_key } = secrets;
  return {
    id,
    kind,
    settings,
    readApiKey: (keys) => (api_key === undefined ? null : keys.decrypt(api_key, purposeOf('api_key'))),
  };
}

/** Returns the settings for sending invoices over an integration; undefined for a deleted one. */
export async function findPeppolConnection(db: Reader, id: number): Promise<PeppolConnection | undefined> {
  const row = await find(rows.read, db, id);
  return row === undefined ? undefined : connectionOf(row);
}

const selectByToken = defineStatement<{ id: number }>(() => 'select id from integrations where token = ?');

/** Returns the integration whose notification URL ends with this token; undefined for an unknown one. */
export async function findConnectionByToken(db: Reader, token: string): Promise<PeppolConnection | undefined> {
  const [row] = await selectByToken(db, TOKEN_PATTERN.test(token) ? token : '');
  return row === undefined ? undefined : findPeppolConnection(db, row.id);
}

const TOKEN_PATTERN = /^[\w-]{43}$/;

const selectReceivingIds = defineStatement<{ id: number }>(
  () => `select i.id from integrations i where i.id > ? and i.kind in ('billit', 'storecove')
    and exists (select 1 from companies c where c.peppol_integration_id = i.id and c.deleted_at is null)
    order by i.id limit ?`,
);

/** Returns ids above `after` of up to `limit` integrations whose received documents must be polled. */
export async function findReceivers(db: Reader, after: number, limit: number): Promise<number[]> {
  return (await selectReceivingIds(db, after, limit)).map(({ id }) => id);
}

/** The objects that events announce. */
export const announced = {
  Integration: createEventObject({ table: 'integrations', read, schema: 'Integration' }),
};
