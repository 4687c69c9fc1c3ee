// Finds the caller of a session's cookie, and records when sessions were last used.
import type { Instant } from '../../generated/types.ts';
import type { Database } from '../../db/engine/session/database.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import * as sessions from '../../db/access/sessions.ts';
import { mustSetUp } from '../../domain/access/second-factor.ts';
import { calculateIdleCutoff, type SessionTimes } from '../../domain/access/session.ts';
import type { Caller } from '../../handlers/caller.ts';
import type { Exchange } from '../exchange.ts';
import { isOwnSite } from './cross-site.ts';
import type { SessionCookie } from './session-cookie.ts';

/** Finds callers by the cookie of their session. */
export interface SessionCallers {
  /** Returns the token of a session, if a page of this service sent it; undefined for none. */
  findToken(exchange: Exchange): string | undefined;
  /** Returns the caller of a token by its SHA-256 in hex, also for `identifyAgain`; undefined when its session has ended. */
  find(db: Reader, hash: string): Promise<Caller | undefined>;
  /** Writes when each session was last used, since the last call that succeeded. */
  writeLastUsed(): Promise<void>;
}

export interface SessionCallersParts {
  readonly database: Pick<Database, 'write'>;
  readonly now: () => Instant;
  readonly times: SessionTimes;
  readonly cookie: SessionCookie;
  readonly publicUrl: string;
}

/** Creates the finder of callers, which collects when their sessions were last used. */
export function createSessionCallers(parts: SessionCallersParts): SessionCallers {
  const { database, now, times, cookie, publicUrl } = parts;
  const lastUsed = new Map<number, Instant>();

  return {
    findToken: ({ ctx }) =>
      // Other sites cannot use it, not even those that may use a password.
      isOwnSite(ctx.req.headers, { publicUrl, corsOrigins: [] }) ? cookie.readToken(ctx) : undefined,
    async find(db, hash) {
      const time = now();
      const session = await sessions.findByHash(db, hash);
      if (session?.user.actief !== true || session.expires_at <= time) return undefined;

      const usedAt = lastUsed.get(session.id) ?? session.last_used_at;
      if (usedAt <= calculateIdleCutoff(time, times)) return undefined;

      lastUsed.set(session.id, time);
      const { id, csrf_token: csrfToken, user } = session;
      return {
        type: 'user',
        id: user.id,
        userId: user.id,
        permissions: user.rights,
        hasRights: user.rights.size > 0,
        ownThings: true,
        isVisitor: false,
        session: { id, csrfToken, mustSetUp: mustSetUp(user.factors) && !session.proven_elsewhere },
      };
    },
    async writeLastUsed() {
      if (lastUsed.size === 0) return;
      const written = new Map(lastUsed);
      await database.write((db) => sessions.touch(db, written));
      removeWritten(lastUsed, written);
    },
  };
}

/** Removes moments that were written, except those that have changed since. After a failed write nothing is removed. */
export function removeWritten(moments: Map<number, Instant>, written: ReadonlyMap<number, Instant>): void {
  for (const [id, moment] of written) if (moments.get(id) === moment) moments.delete(id);
}
