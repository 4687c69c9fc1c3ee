// Settles who asks: an API key as Bearer token, or a user name and password over Basic.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { permissions as every, type OperationId, type Permission } from '../generated/operations.ts';
import type { Instant } from '../generated/types.ts';
import type { Database } from '../db/connection.ts';
import * as apiKeys from '../db/api-keys.ts';
import * as users from '../db/users.ts';
import { isToken } from '../domain/api-key.ts';
import type { Caller } from '../handlers/handler.ts';
import { shapeOf } from './answer.ts';
import { DoorProblem } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { createLimiter } from './limits.ts';
import type { Passwords } from './passwords.ts';

type KnownKey = NonNullable<Awaited<ReturnType<typeof apiKeys.findByHash>>>;

/** What the door needs to know callers. */
export interface Authentication {
  /** The caller behind the Authorization header. Throws 401, or 429 after ten failures in a minute. */
  identify(exchange: Exchange): Promise<Caller>;
  /** Forgets cached keys: called after each commit that changed keys or users. */
  forget(): void;
  /** Writes when each key was last used, as collected since the last call. */
  writeLastUsed(): Promise<void>;
}

export interface AuthenticationParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly now: () => Instant;
  readonly basicStrict: boolean;
}

/** Keys may be remembered where only this process can change them: on SQLite. */
export function createAuthentication({ database, passwords, now, basicStrict }: AuthenticationParts): Authentication {
  const failures = createLimiter({ name: 'login', most: 10, seconds: 60 }, now);
  const cache = database.dialect === 'sqlite' ? new LRUCache<string, KnownKey>({ max: 10_000 }) : null;
  const lastUsed = new Map<number, Instant>();

  const findKey = async (hash: string): Promise<KnownKey | undefined> => {
    const known = cache?.get(hash);
    if (known !== undefined) return known;
    const found = await database.read((db) => apiKeys.findByHash(db, hash));
    if (found !== undefined) cache?.set(hash, found);
    return found;
  };

  const byToken = async (token: string): Promise<Caller> => {
    const key = isToken(token) ? await findKey(sha256(token)) : undefined;
    const expired = key?.expires_at != null && key.expires_at <= now();
    if (key === undefined || expired || !key.user.actief) throw loginRequired();
    lastUsed.set(key.id, now());
    const permissions =
      key.scopes === null ? key.user.permissies : key.user.permissies.filter((name) => key.scopes?.includes(name));
    return { type: 'apikey', id: key.id, userId: key.user_id, permissions: known(permissions) };
  };

  const byPassword = async (encoded: string, address: string): Promise<Caller> => {
    const [name, password] = split(Buffer.from(encoded, 'base64').toString('utf8'));
    const subject = `${address} ${name.toLowerCase()}`;
    failures.require(subject);
    const user = await database.read((db) => users.findByUsername(db, name));
    const right = await passwords.verify(name, password, user?.password_hash);
    if (!right || user === undefined || !user.actief) {
      failures.take(subject);
      throw loginRequired();
    }
    return { type: 'user', id: user.id, userId: user.id, permissions: known(user.permissies) };
  };

  return {
    async identify(exchange) {
      const [scheme, credential] = schemeOf(exchange.ctx.get('authorization'));
      if (scheme !== 'bearer' && scheme !== 'basic') throw loginRequired();
      const basicOnly = exchange.operationId !== null && needsBasic(exchange.operationId, basicStrict);
      if (scheme === 'bearer' && basicOnly) throw basicRequired();
      exchange.credential = `${scheme}:${credential}`;
      return scheme === 'bearer' ? byToken(credential) : byPassword(credential, exchange.address);
    },
    forget() {
      cache?.clear();
    },
    async writeLastUsed() {
      if (lastUsed.size === 0) return;
      const used = new Map(lastUsed);
      lastUsed.clear();
      await database.write((db) => apiKeys.touch(db, used));
    },
  };
}

function needsBasic(id: OperationId, strict: boolean): boolean {
  const { basic } = shapeOf(id);
  return basic === 'always' || (basic === 'strict' && strict);
}

function schemeOf(header: string): [string, string] {
  const at = header.indexOf(' ');
  return at < 0 ? [header.toLowerCase(), ''] : [header.slice(0, at).toLowerCase(), header.slice(at + 1).trim()];
}

function split(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const names: ReadonlySet<string> = new Set(every);

function known(permissions: readonly string[]): ReadonlySet<Permission> {
  return new Set(permissions.filter((name): name is Permission => names.has(name)));
}

/** 401 without a word about what was wrong: unknown, wrong, expired and revoked look alike. */
export function loginRequired(): DoorProblem {
  return new DoorProblem(
    { code: 'ERR_LOGIN_REQUIRED', message: 'Login Required' },
    { 'WWW-Authenticate': 'Bearer realm="boekstaaf", Basic realm="boekstaaf", charset="UTF-8"' },
  );
}

function basicRequired(): DoorProblem {
  return new DoorProblem(
    { code: 'ERR_BASIC_REQUIRED', message: 'Login Required' },
    { 'WWW-Authenticate': 'Basic realm="boekstaaf", charset="UTF-8"' },
  );
}
