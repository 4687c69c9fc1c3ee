// Integrations: their rows, with secrets that no reader of the API returns, and which one sends the mails of a company.
import type { components, Instant } from '../../generated/types.ts';
import { eventObject } from '../engine/changes.ts';
import type { Writer } from '../engine/database.ts';
import type { Keys } from '../engine/keys.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, Read } from '../engine/reader.ts';
import { refuseInUse } from '../engine/references.ts';
import { difference } from '../engine/row-values.ts';
import { statement } from '../engine/sql.ts';
import { one, select as selectAll, table } from '../engine/table.ts';

type Schemas = components['schemas'];
export type Integration = Omit<Schemas['Integration'], 'secrets'>;
type Secrets = Schemas['IntegrationSecrets'];

interface IntegrationRow extends Omit<Integration, 'secrets_set'> {
  /** By their names, each encrypted. */
  readonly secrets: Readonly<Record<string, string>>;
}

const rows = table<IntegrationRow>('integrations');

/** Integrations by id, without their secrets. One query. */
export const read: Read<Integration> = async (db, ids) =>
  new Map(
    [...(await rows.read(db, ids))].map(([id, { secrets, ...row }]) => [
      id,
      { ...row, secrets_set: Object.keys(secrets) },
    ]),
  );

export function select(db: Reader): Selection {
  return selectAll(db, 'integrations');
}

/** What is stored of an integration; secrets that are sent are encrypted. */
export type Stored = Pick<Integration, 'name' | 'kind' | 'settings'> & { readonly secrets: Secrets | undefined };

export function insert(db: Writer, { secrets, ...stored }: Stored, keys: Keys, now: Instant): Promise<number> {
  return rows.insert(db, { ...stored, secrets: encrypted(secrets, {}, keys), created_at: now, updated_at: now });
}

/** Changes an integration; secrets that are not sent stay, null removes one. */
export async function update(
  db: Writer,
  id: number,
  { secrets, ...changes }: Omit<Stored, 'kind'>,
  keys: Keys,
  now: Instant,
): Promise<void> {
  const before = await one(rows.read, db, id);
  const after = { ...changes, secrets: encrypted(secrets, before.secrets, keys) };
  if (difference(before, after) !== undefined) await rows.update(db, before, { ...after, updated_at: now });
}

/** Throws ERR_IN_USE while something refers to the integration. */
export async function remove(db: Writer, before: Pick<Integration, 'id'>): Promise<void> {
  await refuseInUse(db, 'integrations', before.id);
  await rows.remove(db, await one(rows.read, db, before.id));
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

/** A mail server as it is spoken to. */
export interface CompanyMailServer {
  readonly settings: Schemas['MailServerSettings'];
  /** The password; null where none is stored. Throws UnreadableSecret when it is stored under another key. */
  readonly password: (keys: Keys) => string | null;
}

const used = statement<{ id: number | null }>(() => 'select smtp_integration_id as id from companies where id = ?');

/** The mail server of a company's own; null where it has none. */
export async function mailServerOf(db: Reader, companyId: number): Promise<CompanyMailServer | null> {
  const [company] = await used(db, companyId);
  if (company?.id == null) return null;
  const { settings, secrets } = await one(rows.read, db, company.id);
  const { password } = secrets;
  return {
    settings,
    password: (keys) => (password === undefined ? null : keys.decrypt(password, purpose('password'))),
  };
}

/** What events tell of. */
export const announced = {
  Integration: eventObject({ table: 'integrations', read, schema: 'Integration' }),
};
