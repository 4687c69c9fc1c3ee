// API keys: found by the hash of their token, the only part of it that is stored.
import type { Permission } from '../../generated/operations.ts';
import { createTouch } from './last-used.ts';
import { RIGHTS_JOIN, rightsOf, type RightsRow } from './users.ts';
import type { components, Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import { insertRows } from '../engine/session/insert.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import type { Selection } from '../engine/listing.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type ApiKey = components['schemas']['ApiKey'];

/** A stored key: the SHA-256 of its token in hex, and that of the token it replaced while both work. */
export interface KeyRow {
  readonly id: number;
  readonly user_id: number;
  readonly description: string;
  readonly hash: string;
  readonly prefix: string;
  readonly scopes: ApiKey['scopes'];
  readonly created_at: Instant;
  readonly expires_at: Instant | null;
  readonly previous_hash: string | null;
  readonly previous_expires_at: Instant | null;
}

/** A key and its user, as the door needs them; `expires_at` is when the sent token expires. */
export interface KeyWithUser {
  readonly id: number;
  readonly user_id: number;
  readonly scopes: string[] | null;
  readonly expires_at: Instant | null;
  readonly user: { readonly id: number; readonly actief: boolean; readonly rights: ReadonlySet<Permission> };
}

const rows = defineTable<KeyRow>('api_keys', {
  unique: { api_keys_hash_unique: 'never', api_keys_previous_hash_unique: 'never' },
  references: { user_id: 'user_id' },
});
declareConstraints('api_key_uses', { unique: { api_key_uses_api_key_id_unique: 'never' } });

/** Stored keys with their hashes, as the base of a change. */
export const readStored: ReadByIds<KeyRow> = rows.read;

/** Keys as the API returns them, without the hashes. */
export const read: ReadByIds<ApiKey> = async (db, ids) => {
  const keys = await rows.read(db, ids);
  const lastUses = await readLastUses(db, [...keys.keys()]);
  return new Map([...keys].map(([id, row]) => [id, toApiKey(row, lastUses.get(id) ?? null)]));
};

function toApiKey(row: KeyRow, last_used_at: Instant | null): ApiKey {
  const { id, user_id, description, prefix, scopes, created_at, expires_at } = row;
  const href = `/api2/apikeys/${String(id)}`;
  const self = (['get', 'put', 'delete'] as const).map((method) => ({ href, method }));
  return { id, user_id, description, prefix, scopes, created_at, last_used_at, expires_at, _links: { self } };
}

interface KeyUse {
  readonly api_key_id: number;
  readonly last_used_at: Instant | null;
}

const selectUsesOf = defineStatement<KeyUse>(
  (dialect) => `select api_key_id, last_used_at from api_key_uses where ${isInList(dialect, 'api_key_id')}`,
);

async function readLastUses(db: Reader, ids: readonly number[]): Promise<Map<number, Instant | null>> {
  if (ids.length === 0) return new Map();
  const uses = await selectUsesOf(db, ids);
  return new Map(uses.map(({ api_key_id, last_used_at }) => [api_key_id, last_used_at]));
}

/** Selects all keys, or those of one user, by id. */
export function select(db: Reader, query: { readonly user_id?: number | undefined }): Selection {
  const { buildQuery: from, order } = selectAll(db, 'api_keys');
  const { user_id } = query;
  return { buildQuery: (reader) => (user_id === undefined ? from(reader) : from(reader).where({ user_id })), order };
}

const selectCount = defineStatement<{ count: number }>(
  () => 'select count(*) as count from api_keys where user_id = ?',
);

/** Returns the number of keys of an account; under `lockRights` no other transaction adds one. */
export async function countOf(db: Reader, userId: number): Promise<number> {
  return (await selectCount(db, userId))[0]?.count ?? 0;
}

/** The values of a new key; `hash` is the SHA-256 of its token in hex. */
export type NewKey = Pick<
  KeyRow,
  'user_id' | 'description' | 'hash' | 'prefix' | 'scopes' | 'created_at' | 'expires_at'
>;

/** Stores a new key and returns its id. */
export async function insert(db: Writer, key: NewKey): Promise<number> {
  const id = await rows.insert(db, key);
  await insertRows(db, 'api_key_uses', [{ api_key_id: id }]);
  return id;
}

/** Changes the members of a key that can change. */
export function update(
  db: Writer,
  before: KeyRow,
  changes: Partial<Pick<KeyRow, 'description' | 'scopes' | 'expires_at'>>,
): Promise<void> {
  return rows.update(db, before, changes);
}

/** Replaces the token of a key; the previous token works until `overlapEnd`. */
export function rotate(
  db: Writer,
  before: KeyRow,
  token: Pick<KeyRow, 'hash' | 'prefix'>,
  overlapEnd: Instant,
): Promise<void> {
  return rows.update(db, before, { ...token, previous_hash: before.hash, previous_expires_at: overlapEnd });
}

export function remove(db: Writer, before: KeyRow): Promise<void> {
  return rows.remove(db, before);
}

type KeyAndRightsRow = KeyRow & Pick<KeyWithUser['user'], 'actief'> & RightsRow;

const selectByHash = defineStatement<KeyAndRightsRow>(
  () => `select api_keys.*, users.actief, ${RIGHTS_JOIN.columns}
    from api_keys join users on users.id = api_keys.user_id ${RIGHTS_JOIN.joins}
    where api_keys.hash = ? or api_keys.previous_hash = ?`,
);

/**
 * Returns the key of a token, found by the SHA-256 of the token, with the rights of its user. One query on two unique
 * indexes.
 */
export async function findByHash(db: Reader, hash: string): Promise<KeyWithUser | undefined> {
  const keyRows = await selectByHash(db, hash, hash);
  const [row] = keyRows;
  if (row === undefined) return undefined;
  const { id, user_id, scopes, actief } = row;
  const expires_at = row.hash === hash ? row.expires_at : selectEarlier(row.expires_at, row.previous_expires_at);
  return { id, user_id, scopes, expires_at, user: { id: user_id, actief, rights: rightsOf(keyRows) } };
}

function selectEarlier(expiry: Instant | null, other: Instant | null): Instant | null {
  if (expiry === null || other === null) return expiry ?? other;
  return expiry < other ? expiry : other;
}

/** Notes when keys were last used, without a version or an event. Revoked keys are skipped. */
export const touch = createTouch('update api_key_uses set last_used_at = ? where api_key_id = ?');

/** The objects that events announce. */
export const announced = {
  APIKey: createEventObject({ table: 'api_keys', read, schema: 'ApiKey' }),
};
