// Refuses writes that a page of another site has a browser send with the password that somebody typed into it earlier.
import type { IncomingHttpHeaders } from 'node:http';
import type { OperationId } from '../../generated/operations.ts';
import { sha256Of } from '../../db/engine/sha256.ts';
import { createProblem } from '../../domain/values/problem.ts';
import type { Caller } from '../../handlers/handler.ts';
import { isReading } from '../shape.ts';

/** Where pages may come from that write: this service itself, and the origins that the operator lists. */
export interface OwnSites {
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
}

/**
 * Throws ERR_CROSS_SITE for a write with a user name and password that a page of another site sent, with or without a
 * body. The same goes for a login there. A write with the cookie of a session is refused without its token, or when it does
 * not say where it is from. A browser adds a password by itself, so its owner may know nothing of it. API keys are never added
 * by a browser.
 * docs/decisions/355-sessions-second-factors-and-issuers.md.
 */
export function refuseCrossSite(id: OperationId, caller: Caller, headers: IncomingHttpHeaders, own: OwnSites): void {
  if (isReading(id)) return;
  if (caller.session !== undefined) {
    requireToken(caller.session, headers);
    requireBrowser(headers);
  }

  // A login of another site would have somebody work in the account of whoever made that site.
  const isLogin = id === 'createSession';
  if (!isLogin && caller.type !== 'user') return;
  if (isOwnSite(headers, isLogin ? { publicUrl: own.publicUrl, corsOrigins: [] } : own)) return;

  throw createProblem(
    'ERR_CROSS_SITE',
    'A page of another site sent this with a password: use an API key, or list the origin of the page in CORS_ORIGINS.',
  );
}

function requireToken({ csrfToken }: NonNullable<Caller['session']>, headers: IncomingHttpHeaders): void {
  // Compared by their hashes: how long that takes tells nothing about the token.
  const given = sha256Of(String(headers['x-csrf-token'] ?? ''));
  if (given === sha256Of(csrfToken)) return;
  throw createProblem(
    'ERR_CROSS_SITE',
    'This came with the cookie of a session and without its token: send the csrf_token of GET /api2/sessies/huidige as X-CSRF-Token.',
  );
}

/** Every browser says of a write from which page it is: who says nothing is a program that has somebody's cookie. */
function requireBrowser({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders): void {
  if (origin !== undefined || site !== undefined) return;
  throw createProblem(
    'ERR_CROSS_SITE',
    'This came with the cookie of a session, and without Origin and Sec-Fetch-Site: send it from a page, or use an API key.',
  );
}

/** Whether a page of one of these sites sent a request, or none of a browser. */
export function isOwnSite(headers: IncomingHttpHeaders, { publicUrl, corsOrigins }: OwnSites): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && corsOrigins.includes(origin)) return true;
  // Browsers that reach us over TLS, or on their own machine, say what they know; no page can change it.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  // Behind a proxy only one of the two may be what the browser sees. "null" is a page that does not say where it is from.
  return URL.canParse(origin) && (new URL(origin).host === host || origin === new URL(publicUrl).origin);
}
