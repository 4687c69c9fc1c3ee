// The cookies of logins: that of a session, and that of a login over an issuer; their names, and how they are set.
import type { Context } from 'koa';
import { ATTEMPT_MINUTES } from '../../domain/access/oidc.ts';
import type { SessionTimes } from '../../domain/access/session.ts';

/** How this installation sets a cookie. */
export interface SessionCookie {
  /** The token that a request came with; undefined for none. */
  readToken(ctx: Context): string | undefined;
  /** The value of Set-Cookie for a token that counts for so many seconds, if not as long as others; null takes it away. */
  buildHeader(token: string | null, seconds?: number): string;
}

/** Browsers take a cookie with this prefix over https only, and from this address alone: no other host of its domain can set it. */
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

/** The cookie of a login over an issuer. The issuer's site sends the browser back, and it comes along: it is not strict. */
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
