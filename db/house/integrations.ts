// Integrations: their rows, with secrets that no reader of the API returns, and which one sends the mails of a company.
import type { components, Instant } from '../../generated/types.ts';
import * as companies from './companies.ts';
import { eventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Keys } from '../engine/keys.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, Read } from '../engine/session/reader.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { difference } from '../engine/changes/row-values.ts';
import { inList, statement } from '../engine/session/sql.ts';
import { storeAnew } from '../engine/changes/stored-form.ts';
import { find, one, select as selectAll, table } from '../engine/changes/table.ts';
import { AWAITED_FOR } from '../../domain/bookings/awaited-payment.ts';
import { instantAt, milliseconds } from '../../domain/values/calendar.ts';

type Schemas = components['schemas'];
export type Integration = Omit<Schemas['Integration'], 'secrets'>;
type Secrets = Schemas['IntegrationSecrets'];
type MailServerSettings = NonNullable<Schemas['MailServerSettings']>;

interface IntegrationRow extends Omit<Integration, 'secrets_set' | 'settings'> {
  /** Empty for a kind without settings. */
  readonly settings: MailServerSettings | Readonly<Record<string, never>>;
  /** By their names, each encrypted. */
  readonly secrets: Readonly<Record<string, string>>;
}

const rows = table<IntegrationRow>('integrations');

/** Integrations by id, without their secrets. One query. */
export const read: Read<Integration> = async (db, ids) =>
  new Map(
    [...(await rows.read(db, ids))].map(([id, { secrets, settings, ...row }]) => [
      id,
      { ...row, settings: isMailServer(settings) ? settings : null, secrets_set: Object.keys(secrets) },
    ]),
  );

export function select(db: Reader): Selection {
  return selectAll(db, 'integrations');
}

function isMailServer(settings: IntegrationRow['settings']): settings is MailServerSettings {
  return 'host' in settings;
}

const kinds = statement<Pick<Integration, 'id' | 'kind'>>(
  (dialect) => `select id, kind from integrations where ${inList(dialect, 'id')}`,
);

/** The kinds of these integrations, by id. */
export async function kindsOf(db: Reader, ids: readonly number[]): Promise<Map<number, Integration['kind']>> {
  return new Map((await kinds(db, ids)).map(({ id, kind }) => [id, kind]));
}

/** The stored values of an integration; secrets that are sent are encrypted. */
export type Stored = Pick<Integration, 'name' | 'kind'> & {
  readonly settings: MailServerSettings | null;
  readonly secrets: Secrets | undefined;
};

export function insert(
  db: Writer,
  { secrets, settings, ...stored }: Stored,
  keys: Keys,
  now: Instant,
): Promise<number> {
  return rows.insert(db, {
    ...stored,
    settings: settings ?? {},
    secrets: encrypted(secrets, {}, keys),
    created_at: now,
    updated_at: now,
  });
}

/** Changes an integration; secrets that are not sent stay, null removes one. */
export async function update(
  db: Writer,
  id: number,
  { secrets, settings, ...changes }: Omit<Stored, 'kind'>,
  keys: Keys,
  now: Instant,
): Promise<void> {
  const before = await one(rows.read, db, id);
  const after = { ...changes, settings: settings ?? {}, secrets: encrypted(secrets, before.secrets, keys) };
  if (difference(before, after) !== undefined) await rows.update(db, before, { ...after, updated_at: now });
}

/** Whether payments over an integration may still come in. */
export async function awaitsPayments(db: Reader, { id }: Pick<Integration, 'id'>, now: Instant): Promise<boolean> {
  return (await awaited(db, id, instantAt(milliseconds(now) - AWAITED_FOR))).length > 0;
}

export async function remove(db: Writer, { id }: Pick<Integration, 'id'>): Promise<void> {
  await rows.remove(db, await one(rows.read, db, id));
}

const purpose = (name: string): string => `integration ${name}`;

function encrypted(
  sent: Secrets | undefined,
  before: IntegrationRow['secrets'],
  keys: Keys,
): IntegrationRow['secrets'] {
  const after = new Map(Object.entries(before));
  for (const [name, secret] of Object.entries(sent ?? {}))
    if (secret === null) after.delete(name);
    else after.set(name, keys.encrypt(secret, purpose(name)));
  return Object.fromEntries(after);
}

const stored = statement<{ id: number }>(() => 'select id from integrations order by id');

/** Stores all secrets under the key of now that are not yet; answers all as they are stored then. No event: they stay the same. */
export async function seal(db: Writer, keys: Keys): Promise<string[]> {
  const ids = (await stored(db)).map(({ id }) => id);
  await lockRoots(db, 'integrations', ids);
  const left: string[] = [];
  for (const { id, secrets } of (await rows.read(db, ids)).values()) {
    const entries = Object.entries(secrets).map(([name, each]) => [name, keys.renewed(each, purpose(name))] as const);
    const changed = difference({ secrets }, { secrets: Object.fromEntries(entries) });
    if (changed !== undefined) await storeAnew(db, 'integrations', id, changed);
    left.push(...entries.map(([, each]) => each));
  }
  return left;
}

/** A mail server as it is spoken to. */
export interface CompanyMailServer {
  readonly settings: MailServerSettings;
  /** The password; null where none is stored. Throws UnreadableSecret when it is stored under another key. */
  readonly password: (keys: Keys) => string | null;
}

/** The mail server of a company's own; null where it has none. */
export async function mailServerOf(db: Reader, companyId: number): Promise<CompanyMailServer | null> {
  const id = (await find(companies.readKnown, db, companyId))?.smtp_integration_id;
  if (id == null) return null;
  const { settings, secrets } = await one(rows.read, db, id);
  if (!isMailServer(settings)) return null;
  const { password } = secrets;
  return {
    settings,
    password: (keys) => (password === undefined ? null : keys.decrypt(password, purpose('password'))),
  };
}

const awaited = statement<{ id: number }>(
  () => 'select id from online_payments where integration_id = ? and created_at > ? limit 1',
);
const selling = statement<{ id: number | null }>(
  () => 'select payment_integration_id as id from companies where id = ?',
);

/** The id of the integration that a company's customers pay over; null where they pay at the sandbox. */
export async function paymentIntegrationOf(db: Reader, companyId: number): Promise<number | null> {
  return (await selling(db, companyId))[0]?.id ?? null;
}

/** How to read the API key of a payment provider; undefined without one. Reading it throws UnreadableSecret as `Keys` does. */
export async function paymentKeyOf(db: Reader, id: number): Promise<((keys: Keys) => string) | undefined> {
  const key = (await find(rows.read, db, id))?.secrets['api_key'];
  return key === undefined ? undefined : (keys) => keys.decrypt(key, purpose('api_key'));
}

/** The objects that events announce. */
export const announced = {
  Integration: eventObject({ table: 'integrations', read, schema: 'Integration' }),
};
