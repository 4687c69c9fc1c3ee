// The operations on API keys: create, change, rotate and revoke, never beyond the rights of the caller.
import { sha256Of } from '../../db/engine/sha256.ts';
import * as apiKeys from '../../db/access/api-keys.ts';
import { itemsOf, createListing } from '../../db/engine/listing.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import * as users from '../../db/access/users.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import {
  assertNotExpired,
  findExpiryProblems,
  findOwnerChangeProblems,
  createKeyToken,
  findKeyOwnerProblems,
  rightsOf,
  findScopeProblems,
  TOKEN_RANDOM_BYTES,
  tokenPrefixOf,
  isWiderPower,
} from '../../domain/access/api-key.ts';
import { instantAt, millisecondsOf } from '../../domain/values/calendar.ts';
import { refuseIfAny } from '../../domain/values/problem.ts';
import { requireRights, listRightsForCredential } from '../../domain/access/user.ts';
import type { Permission } from '../../generated/operations.ts';
import type { components } from '../../generated/types.ts';
import { authorityOf } from './authority.ts';
import { weighAccount } from './reach.ts';
import { declarePrepared, type Context, type Handler, type Input } from '../handler.ts';
import type { Services } from '../services.ts';
import { get } from '../resource.ts';
import { HOUR } from '../../domain/values/time-units.ts';

export const getApiKey: Handler<'getApiKey'> = get(apiKeys.read);

export const listApiKeys: Handler<'listApiKeys'> = async ({ query }, { db }) => {
  const { page = 1, page_size } = query;
  const all = createListing(apiKeys.select(db, query), apiKeys.read);
  const count = await all.count(db);
  const size = page_size ?? (query.page === undefined ? Math.max(count, 1) : 100);
  const apikeys = await itemsOf(db, await all.page(db, (page - 1) * size, size));
  return { _embedded: { apikeys }, count, _links: listLinks(query, { page, size, count }) };
};

export const createApiKey = declarePrepared<'createApiKey', string>(makeToken, async ({ body }, context, token) => {
  const { db, now, sessions, caller } = context;
  const callerRights = await authorityOf(db, caller);
  const { user_id, description, scopes = null, expires_at = null } = body;
  const user = await users.find(db, user_id);

  refuseIfAny([
    ...findKeyOwnerProblems(user_id, user === undefined ? null : await apiKeys.countOf(db, user_id)),
    ...findExpiryProblems(expires_at, sessions.now),
    ...findScopeProblems(scopes),
  ]);
  assertMayGive(callerRights, rightsOf(await findUserRights(user_id, context), scopes));

  const id = await apiKeys.insert(db, {
    user_id,
    description,
    ...hashToStore(token),
    scopes,
    created_at: now,
    expires_at,
  });

  return { ...(await readOne(apiKeys.read, db, id)), token };
});

export const updateApiKey: Handler<'updateApiKey'> = async ({ path, body }, context) => {
  const { db, sessions, caller } = context;
  const { now } = sessions;
  const callerRights = await authorityOf(db, caller);
  const before = await readOne(apiKeys.readStored, db, path.id);
  const { user_id = before.user_id, ...changes } = body;
  const after = { ...before, ...changes };

  refuseIfAny([
    ...findOwnerChangeProblems(before.user_id, user_id),
    ...findExpiryProblems(after.expires_at, now, before.expires_at),
    ...findScopeProblems(after.scopes),
  ]);

  const rights = await findUserRights(before.user_id, context);
  if (isWiderPower(rights, before, after)) assertMayGive(callerRights, rightsOf(rights, after.scopes));

  await apiKeys.update(db, before, changes);
  return readOne(apiKeys.read, db, path.id);
};

export const rotateApiKey = declarePrepared<'rotateApiKey', string>(
  makeToken,
  async ({ path, body }, context, token) => {
    const { db, sessions, caller } = context;
    const { now } = sessions;
    const callerRights = await authorityOf(db, caller);
    const before = await readOne(apiKeys.readStored, db, path.id);
    assertMayGive(callerRights, rightsOf(await findUserRights(before.user_id, context), before.scopes));
    assertNotExpired(before, now);

    await apiKeys.rotate(db, before, hashToStore(token), instantAt(millisecondsOf(now) + body.overlap_uren * HOUR));
    return { ...(await readOne(apiKeys.read, db, path.id)), token };
  },
);

export const deleteApiKey: Handler<'deleteApiKey'> = async ({ path }, { db, caller }) => {
  await authorityOf(db, caller);
  await apiKeys.remove(db, await readOne(apiKeys.readStored, db, path.id));
};

function makeToken(_input: unknown, _caller: unknown, { chance }: Services): Promise<string> {
  return Promise.resolve(createKeyToken(chance.drawBytes(TOKEN_RANDOM_BYTES, 'key')));
}

/** The stored form of a token. */
function hashToStore(token: string): { hash: string; prefix: string } {
  return { hash: sha256Of(token), prefix: tokenPrefixOf(token) };
}

/** The rights that the caller needs for a key of an account, within its scopes. */
async function findUserRights(id: number, context: Context<Writer>): Promise<Permission[]> {
  const account = await users.findStored(context.db, id);
  if (account === undefined) return [];
  return listRightsForCredential(await weighAccount(account, context), { isOwn: id === context.caller.userId });
}

function assertMayGive(callerRights: ReadonlySet<Permission>, rights: readonly Permission[]): void {
  requireRights(callerRights, rights, 'The key would have rights that you lack: leave them out of its scopes.');
}

type ListQuery = Input<'listApiKeys'>['query'];

/** The links of the list; its pages carry `page` and `page_size` only when the request did. */
function listLinks(
  query: ListQuery,
  { page, size, count }: { page: number; size: number; count: number },
): components['schemas']['ApiKeyListLinks'] {
  const last = Math.max(1, Math.ceil(count / size));
  const paged = query.page !== undefined || query.page_size !== undefined;

  const hrefOf = (number: number): string => {
    const parameters = new URLSearchParams();
    if (query.user_id !== undefined) parameters.set('user_id', String(query.user_id));
    if (paged) parameters.set('page', String(number));
    if (paged) parameters.set('page_size', String(size));
    return parameters.size === 0 ? '/api2/apikeys' : `/api2/apikeys?${parameters.toString()}`;
  };

  return {
    self: (['get', 'post'] as const).map((method) => ({ href: hrefOf(page), method })),
    ...(page < last ? { next: { href: hrefOf(page + 1) } } : {}),
    ...(page > 1 ? { prev: { href: hrefOf(Math.min(page - 1, last)) } } : {}),
    first: { href: hrefOf(1) },
    last: { href: hrefOf(last) },
  };
}
