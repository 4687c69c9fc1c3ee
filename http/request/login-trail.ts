// Records failed logins, which no operation records: a line in the log for each, and an entry of the audit trail.
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import * as logins from '../../db/access/logins.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { Instant } from '../../generated/types.ts';
import type { Exchange } from '../exchange.ts';

type LoginOrigin = Pick<Exchange, 'address' | 'requestId'>;

/** A login that failed; the account is null where none has the name, or the issuer's person has none. */
export interface LoginFailure {
  readonly userId: number | null;
  readonly method: logins.LoginWay;
  readonly reason: string;
}

export interface LoginTrail {
  /** Logs a failed login; adds it to the trail where the account exists, once a minute from each address. */
  recordFailure(failure: LoginFailure, from: LoginOrigin): void;
  /** Resolves when all entries are written. */
  write(): Promise<void>;
}

interface TrailParts {
  readonly database: Database;
  /** The time of events; in a sandbox its clock. */
  readonly now: () => Instant;
  readonly log: Logger;
}

const MINUTE_LENGTH = 'YYYY-MM-DDTHH:MM'.length;
const KNOWN_REASONS: ReadonlySet<string> = new Set([
  'credential',
  'code',
  'basic_refused',
] satisfies logins.FailedLogin['reason'][]);

/** Creates the trail. No request waits for an entry: otherwise response times would reveal whether a user name exists. */
export function createLoginTrail({ database, now, log }: TrailParts): LoginTrail {
  const writtenNames = new LRUCache<string, true>({ max: 10_000 });
  const unwritten = new Set<Promise<void>>();

  const store = async (entry: logins.FailedLogin, name: string): Promise<void> => {
    await new Promise(setImmediate);
    try {
      await database.write((db) => logins.insertFailed(db, entry, name, now()));
    } catch (err) {
      writtenNames.delete(name);
      log.warn({ err }, 'an entry of the audit trail was not written');
    }
  };

  const storeOnce = (entry: logins.FailedLogin, name: string): void => {
    if (writtenNames.has(name)) return;
    writtenNames.set(name, true);
    const pendingWrite = store(entry, name).finally(() => unwritten.delete(pendingWrite));
    unwritten.add(pendingWrite);
  };

  return {
    recordFailure({ userId, method, reason }, { address, requestId }) {
      // The line has no text of the client: a typed name may be a password, and fail2ban parses this line.
      log.warn({ address, way: method, reason, user: userId, requestId }, 'login failed');
      if (userId === null || !isKnown(reason)) return;
      const entry = { user_id: userId, method, reason, address, requestId };
      storeOnce(entry, `login ${now().slice(0, MINUTE_LENGTH)} ${String(userId)} ${address} ${method} ${reason}`);
    },
    async write() {
      await Promise.all(unwritten);
    },
  };
}

function isKnown(reason: string): reason is logins.FailedLogin['reason'] {
  return KNOWN_REASONS.has(reason);
}
