// Looks API keys up by hand at each request: by the SHA-256 of their token, with the rights of their user.
import { hash } from 'node:crypto';
import type { RunStatement } from './database.ts';
import { HandRefusal } from './problems.ts';

const SELECT_KEY = `select k.id, k.user_id, k.hash, k.expires_at, k.previous_expires_at, k.scopes, u.actief,
    u.permissies as own, r.permissies as of_role
  from api_keys k join users u on u.id = k.user_id
    left join user_roles ur on ur.user_id = u.id left join roles r on r.id = ur.role_id
  where k.hash = ? or k.previous_hash = ?`;

export interface KeyCaller {
  readonly id: number;
  readonly userId: number;
  readonly hash: string;
  readonly token: string;
  readonly rights: ReadonlySet<string>;
}

const parsed = new Map<string, readonly string[]>();

function listOf(text: unknown): readonly string[] {
  if (typeof text !== 'string') return [];
  let list = parsed.get(text);
  if (list === undefined) {
    list = JSON.parse(text) as readonly string[];
    if (parsed.size > 1_000) parsed.clear();
    parsed.set(text, list);
  }
  return list;
}

/** Returns the key of a request; throws 401 where it is unknown, expired or of an inactive user. */
export async function callerOf(run: RunStatement, authorization: string | undefined): Promise<KeyCaller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new HandRefusal(401, 'ERR_CREDENTIAL_MISSING', 'Login Required');
  return findKey(run, token, hash('sha256', token));
}

async function findKey(run: RunStatement, token: string, hashed: string): Promise<KeyCaller> {
  const rows = await run(SELECT_KEY, [hashed, hashed]);
  const [key] = rows;
  const end = key?.['hash'] === hashed ? key['expires_at'] : key?.['previous_expires_at'];
  if (key === undefined || !key['actief'] || (typeof end === 'string' && Date.parse(end) <= Date.now()))
    throw new HandRefusal(401, 'ERR_CREDENTIAL_INVALID', 'Login Required');
  const scopes = key['scopes'] === null ? null : new Set(listOf(key['scopes']));
  const all = rows.flatMap((row) => [...listOf(row['own']), ...listOf(row['of_role'])]);
  const rights = new Set(scopes === null ? all : all.filter((right) => scopes.has(right)));
  return { id: Number(key['id']), userId: Number(key['user_id']), hash: hashed, token, rights };
}

/** Throws 403 unless the caller has one of these rights; an empty list requires none. */
export function assertOneRight({ rights }: KeyCaller, requiredRights: readonly string[]): void {
  if (requiredRights.length === 0 || rights.has('*') || requiredRights.some((right) => rights.has(right))) return;
  throw new HandRefusal(403, 'ERR_FORBIDDEN', `This needs one of these rights: ${requiredRights.join(', ')}.`);
}

/** Checks the key once more, just before a commit. */
export async function assertStillAllowed(
  run: RunStatement,
  { token, hash: hashed }: KeyCaller,
  requiredRights: readonly string[],
): Promise<void> {
  assertOneRight(await findKey(run, token, hashed), requiredRights);
}
