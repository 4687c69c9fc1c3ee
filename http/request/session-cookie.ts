// The cookies of logins: that of a session, and that of a login through an issuer; their names and headers.
import type { Context } from 'koa';
import { ATTEMPT_MINUTES } from '../../domain/access/oidc.ts';
import type { SessionTimes } from '../../domain/access/session.ts';

/** How this installation sets a cookie. */
export interface SessionCookie {
  /** The token that a request came with; undefined for none. */
  readToken(ctx: Context): string | undefined;
  /** Returns the value of Set-Cookie for a token that is valid for `seconds`; null removes the cookie. */
  buildHeader(token: string | null, seconds?: number): string;
}

/** Browsers accept a cookie with this prefix over https only, and from its own host: no other host of the domain can set it. */
const SECURE_PREFIX = '__Host-';
const COOKIE_NAME = 'boekstaaf';

interface CookieRules {
  readonly name: string;
  readonly sameSite: 'Strict' | 'Lax';
  readonly seconds: number;
}

/** The cookie for pages under this address. */
export function createSessionCookie(publicUrl: string, { hours }: SessionTimes): SessionCookie {
  return cookieOf(publicUrl, { name: COOKIE_NAME, sameSite: 'Strict', seconds: hours * 3_600 });
}

/** Returns the cookie of a login through an issuer. It is not strict, since the issuer's site sends the browser back. */
export function createAttemptCookie(publicUrl: string): SessionCookie {
  return cookieOf(publicUrl, { name: `${COOKIE_NAME}-oidc`, sameSite: 'Lax', seconds: ATTEMPT_MINUTES * 60 });
}

function cookieOf(publicUrl: string, { name: plain, sameSite, seconds }: CookieRules): SessionCookie {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? `${SECURE_PREFIX}${plain}` : plain;
  const attributes = ['Path=/', 'HttpOnly', `SameSite=${sameSite}`, ...(isSecure ? ['Secure'] : [])];
  return {
    readToken: (ctx) => ctx.cookies.get(name),
    buildHeader: (token, lasting = seconds) => {
      const age = `Max-Age=${String(token === null ? 0 : lasting)}`;
      return [`${name}=${token ?? ''}`, age, ...attributes].join('; ');
    },
  };
}
