// Finds the caller: by an API key as Bearer token, a user name and password over Basic, or the cookie of a session.
import { hash as hashOf } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OperationId } from '../../generated/operations.ts';
import type { Instant } from '../../generated/types.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import * as apiKeys from '../../db/access/api-keys.ts';
import * as users from '../../db/access/users.ts';
import { isForWebsite, isToken, rightsOf } from '../../domain/access/api-key.ts';
import type { TypedLogin } from '../../handlers/caller.ts';
import type { Caller } from '../../handlers/handler.ts';
import { shapeOf } from '../shape.ts';
import type { Keys } from '../../db/engine/keys.ts';
import { mayUseBasic, type FactorProof } from '../../domain/access/second-factor.ts';
import type { Exchange } from '../exchange.ts';
import { parseCredential, nameAndPassword, type ParsedCredential } from './credential.ts';
import { createDenial } from './denial.ts';
import { createLoginFailures } from './login-failures.ts';
import type { LoginTrail } from './login-trail.ts';
import { createSecondStep, type ProofWay } from './second-step.ts';
import type { GuessSteps, Passwords } from './passwords.ts';
import { removeWritten, type SessionCallers } from './session-callers.ts';
import type { SharedCounts } from './shared-counts.ts';

/** A cached key: its caller, and until when it is valid. */
interface KnownKey {
  readonly caller: Caller;
  readonly id: number;
  readonly expires_at: Instant | null;
}

// A change in any of these tables may change the rights of a credential. A setting requires second factors.
const RIGHTS_TABLES = ['api_keys', 'users', 'user_roles', 'roles', 'settings'] as const;

/** Whether changes in these tables may have changed the rights of a credential. */
export function canChangeRights(tables: ReadonlySet<string>): boolean {
  return RIGHTS_TABLES.some((table) => tables.has(table));
}

/** The things by which the door knows callers. */
export interface Authentication {
  /**
   * Returns the caller of the Authorization header: synchronously where the key is cached. Also sets `identifyAgain` of the
   * exchange. Throws 401, or 429 after ten failures in a minute.
   */
  identify(exchange: Exchange): Caller | Promise<Caller>;
  /**
   * Returns the caller of a session's cookie, for an operation that needs no credential. Undefined without a cookie; a promise
   * of undefined for a session that has ended, or lacks the second factor or the required rights.
   */
  recognise(exchange: Exchange): Promise<Caller | undefined> | undefined;
  /** Clears cached keys: called after each commit for which `canChangeRights`. */
  clearMemory(): void;
  /** Writes when each key and session was last used, and each user logged in, since the last call that succeeded. */
  writeLastUsed(): Promise<void>;
  /**
   * Returns the account of a user name and password, and the proof of the code where it has a second factor. Throws 401, or
   * 429 after ten failures in a minute.
   */
  logIn(typed: TypedLogin, exchange: Exchange): Promise<CheckedLogin>;
  /**
   * Returns the proof of a code that is sent without the password; null for a wrong code, and for an account without a second
   * factor. Throws 429.
   */
  prove(
    userId: number,
    code: string,
    exchange: Exchange,
    way: Exclude<ProofWay, 'password'>,
  ): Promise<FactorProof | null>;
  /** Returns the stored hash of an account whose password is right; null for a wrong password. Throws 429. */
  provePassword(userId: number, password: string, exchange: Exchange): Promise<string | null>;
}

/** An account that may begin a session. */
export interface CheckedLogin {
  readonly account: users.AccountFacts;
  /** Null where no code was needed. */
  readonly proof: FactorProof | null;
}

export interface AuthenticationParts {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly counts: SharedCounts;
  readonly now: () => Instant;
  readonly basicStrict: boolean;
  readonly sessions: SessionCallers;
  readonly keys: Keys;
  readonly trail: LoginTrail;
}

const UNCOUNTED_GUESS: GuessSteps = { assertAllowed: () => Promise.resolve(), countFailure: () => Promise.resolve() };

/** Creates the authentication. Keys are cached on SQLite alone, where no other process can change them. */
export function createAuthentication(parts: AuthenticationParts): Authentication {
  const { database, passwords, now, basicStrict, sessions, trail } = parts;
  const failures = createLoginFailures(now, parts.counts);
  const secondStep = createSecondStep({ ...parts, failures });
  const cache = database.dialect === 'sqlite' ? new LRUCache<string, KnownKey>({ max: 10_000 }) : null;
  let changes = 0;
  const lastUsed = new Map<number, Instant>();
  const loggedIn = new Map<number, Instant>();

  const findAndCacheKey = async (token: string, hash: string): Promise<KnownKey | undefined> => {
    if (!isToken(token)) return undefined;
    const before = changes;
    const apiKey = await database.readSingle((db) => findKey(db, hash));
    // A key that was read before a change must not be cached after it.
    if (apiKey !== undefined && changes === before) cache?.set(hash, apiKey);
    return apiKey;
  };

  const acceptKey = (key: KnownKey | undefined, exchange: Exchange): Caller => {
    const time = now();
    const caller = callerOf(key, time);
    if (key !== undefined) lastUsed.set(key.id, time);
    if (caller.isVisitor) exchange.credential += ` ${exchange.address}`;
    return caller;
  };

  const identifyByToken = (
    { credential: token, hash }: ParsedCredential,
    exchange: Exchange,
  ): Caller | Promise<Caller> => {
    exchange.identifyAgain = async (db) => callerOf(await findKey(db, hash), now());
    const key = cache?.get(hash);
    if (key !== undefined) return acceptKey(key, exchange);
    return findAndCacheKey(token, hash).then((apiKey) => acceptKey(apiKey, exchange));
  };

  const guessFor = (name: string, { address }: Exchange): GuessSteps => {
    failures.require(name, address);
    return { assertAllowed: () => failures.ask(name, address), countFailure: () => failures.note(name, address) };
  };

  const verifyPassword = async (
    { name, password, method }: Pick<TypedLogin, 'name' | 'password'> & { readonly method: 'password' | 'basic' },
    exchange: Exchange,
  ): Promise<users.AccountFacts> => {
    const guess = guessFor(name, exchange);
    const user = await database.readSingle((db) => users.findByUsername(db, name));
    const storedHash = user?.actief === true ? user.password_hash : undefined;
    if (!(await passwords.verify(name, password, storedHash, guess)) || user === undefined) {
      trail.recordFailure({ userId: user?.id ?? null, method, reason: 'credential' }, exchange);
      throw createDenial('ERR_CREDENTIAL_INVALID');
    }
    return user;
  };

  const logIn = async ({ name, password, code }: TypedLogin, exchange: Exchange): Promise<CheckedLogin> => {
    const account = await verifyPassword({ name, password, method: 'password' }, exchange);
    let proof: FactorProof | null = null;
    if (account.factors.isActive) {
      if (code === undefined) throw createDenial('ERR_CODE_REQUIRED');
      const { id, password_hash: passwordHash } = account;
      proof = await secondStep({ id, name, passwordHash, address: exchange.address, method: 'password' }, code);
      if (proof === null) {
        trail.recordFailure({ userId: id, method: 'password', reason: 'code' }, exchange);
        throw createDenial('ERR_CODE_INVALID');
      }
    }

    loggedIn.set(account.id, now());
    return { account, proof };
  };

  const identifyByPassword = async (encoded: string, exchange: Exchange): Promise<Caller> => {
    const [name, password] = nameAndPassword(Buffer.from(encoded, 'base64').toString('utf8'));
    const user = await verifyPassword({ name, password, method: 'basic' }, exchange);
    if (!mayUseBasic(user.factors))
      trail.recordFailure({ userId: user.id, method: 'basic', reason: 'basic_refused' }, exchange);

    const caller = createBasicCaller(user);
    loggedIn.set(user.id, now());
    exchange.identifyAgain = async (db) => {
      const account = await users.find(db, user.id);
      if (account?.actief !== true || account.password_hash !== user.password_hash)
        throw createDenial('ERR_CREDENTIAL_INVALID');
      return createBasicCaller(account);
    };

    return caller;
  };

  const acceptSession = (hash: string, exchange: Exchange): void => {
    exchange.identifyAgain = async (db) => {
      const caller = await sessions.find(db, hash);
      if (caller === undefined) throw createDenial('ERR_CREDENTIAL_INVALID');
      return caller;
    };
    exchange.credential = `session:${hash}`;
  };

  const identifyBySession = async (token: string, exchange: Exchange): Promise<Caller> => {
    acceptSession(hashOf('sha256', token), exchange);
    return database.readSingle((db) => exchange.identifyAgain(db));
  };

  const recogniseSession = async (token: string, exchange: Exchange): Promise<Caller | undefined> => {
    const hash = hashOf('sha256', token);
    const caller = await database.readSingle((db) => sessions.find(db, hash));
    if (caller === undefined || caller.session?.mustSetUp === true) return undefined;
    if (!caller.hasRights && needsRights(exchange)) return undefined;
    acceptSession(hash, exchange);
    return caller;
  };

  return {
    identify(exchange) {
      const { authorization = '' } = exchange.ctx.req.headers;
      const basicOnly = exchange.operationId !== null && needsBasic(exchange.operationId, basicStrict);
      if (authorization === '') {
        const token = sessions.findToken(exchange);
        if (token !== undefined) return identifyBySession(token, exchange);
        throw createDenial('ERR_LOGIN_REQUIRED', basicOnly);
      }

      const parsedCredential = parseCredential(exchange.ctx.req.socket, authorization);
      const { scheme, credential } = parsedCredential;
      if (scheme === 'bearer' && basicOnly) throw createDenial('ERR_BASIC_REQUIRED', basicOnly);
      if (scheme !== 'bearer' && scheme !== 'basic') throw createDenial('ERR_CREDENTIAL_INVALID', basicOnly);

      exchange.credential = parsedCredential.text;
      return scheme === 'bearer'
        ? identifyByToken(parsedCredential, exchange)
        : identifyByPassword(credential, exchange);
    },
    recognise(exchange) {
      const token = sessions.findToken(exchange);
      return token === undefined ? undefined : recogniseSession(token, exchange);
    },
    clearMemory() {
      changes += 1;
      cache?.clear();
    },
    logIn,
    async prove(id, code, { address }, way) {
      const account = await database.readSingle((db) => users.findStored(db, id));
      if (account?.tweede_factor !== true) return null;
      const { gebruikersnaam: name, password_hash: passwordHash } = account;
      return secondStep({ id, name, passwordHash, address, method: way }, code);
    },
    async provePassword(id, password, exchange) {
      const account = await database.readSingle((db) => users.findStored(db, id));
      if (account === undefined) return null;
      const { gebruikersnaam: name, password_hash } = account;
      // A caller without a session sent the right password with this request.
      const guess = exchange.caller.session === undefined ? UNCOUNTED_GUESS : guessFor(name, exchange);
      const isRight = await passwords.verify(name, password, password_hash, guess);
      return isRight ? password_hash : null;
    },
    async writeLastUsed() {
      await trail.write();
      await sessions.writeLastUsed();
      if (lastUsed.size + loggedIn.size === 0) return;
      const keys = new Map(lastUsed);
      const accounts = new Map(loggedIn);
      await database.write(async (db) => {
        await apiKeys.touch(db, keys);
        await users.touch(db, accounts);
      });
      removeWritten(lastUsed, keys);
      removeWritten(loggedIn, accounts);
    },
  };
}

/** Returns the key of this hash, when its account is active. */
async function findKey(db: Reader, hash: string): Promise<KnownKey | undefined> {
  const key = await apiKeys.findByHash(db, hash);
  if (key?.user.actief !== true) return undefined;
  const { id, user_id: userId, expires_at, scopes } = key;
  const permissions = new Set(rightsOf(key.user.rights, scopes));
  const isVisitor = isForWebsite(scopes);
  const hasRights = key.user.rights.size > 0;
  const ownThings = scopes === null;
  return { id, expires_at, caller: { type: 'apikey', id, userId, permissions, hasRights, ownThings, isVisitor } };
}

/** Returns the caller of this key at this moment. */
function callerOf(key: KnownKey | undefined, now: Instant): Caller {
  if (key === undefined) throw createDenial('ERR_CREDENTIAL_INVALID');
  if (key.expires_at !== null && key.expires_at <= now) throw createDenial('ERR_KEY_EXPIRED');
  return key.caller;
}

/** Returns the caller of a user name and password in each request. Throws 401 where a second factor is required. */
function createBasicCaller({ id, rights, factors }: users.AccountFacts): Caller {
  if (!mayUseBasic(factors)) throw createDenial('ERR_BASIC_REFUSED');
  const access = { permissions: rights, hasRights: rights.size > 0, ownThings: true };
  return { type: 'user', id, userId: id, ...access, isVisitor: false };
}

function needsBasic(id: OperationId, strict: boolean): boolean {
  const { basic } = shapeOf(id);
  return basic === 'always' || (basic === 'strict' && strict);
}

function needsRights({ operationId }: Exchange): boolean {
  return operationId !== null && shapeOf(operationId).needsRights === true;
}
