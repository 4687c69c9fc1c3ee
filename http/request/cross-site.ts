// Refuses writes that a page of another site triggers with the credentials that a browser remembers.
import type { IncomingHttpHeaders } from 'node:http';
import type { OperationId } from '../../generated/operations.ts';
import { sha256Of } from '../../db/engine/sha256.ts';
import { createProblem } from '../../domain/values/problem.ts';
import type { Caller } from '../../handlers/handler.ts';
import { isReading } from '../shape.ts';

/** The origins of pages that may write: this service itself, and those that the operator lists. */
export interface OwnSites {
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
}

/**
 * Throws ERR_CROSS_SITE for a write with a user name and password, and for a login, that a page of another site sent. A write
 * with the cookie of a session is refused without its token, or without the headers that name its origin. A browser adds
 * passwords and cookies unasked, so the user may know nothing of the write; API keys are never added by a browser.
 * docs/decisions/355-sessions-second-factors-and-issuers.md.
 */
export function refuseCrossSite(
  id: OperationId,
  caller: Caller,
  headers: IncomingHttpHeaders,
  ownSites: OwnSites,
): void {
  if (isReading(id)) return;
  if (caller.session !== undefined) {
    requireToken(caller.session, headers);
    requireBrowser(headers);
  }

  // A login by another site would have the user work in the account of an attacker.
  const isLogin = id === 'createSession';
  if (!isLogin && caller.type !== 'user') return;
  if (isOwnSite(headers, isLogin ? { publicUrl: ownSites.publicUrl, corsOrigins: [] } : ownSites)) return;

  throw createProblem(
    'ERR_CROSS_SITE',
    'A page of another site sent this with a password: use an API key, or list the origin of the page in CORS_ORIGINS.',
  );
}

function requireToken({ csrfToken }: NonNullable<Caller['session']>, headers: IncomingHttpHeaders): void {
  // Hashes are compared, so that the duration reveals nothing about the token.
  const tokenHash = sha256Of(String(headers['x-csrf-token'] ?? ''));
  if (tokenHash === sha256Of(csrfToken)) return;
  throw createProblem(
    'ERR_CROSS_SITE',
    'This came with the cookie of a session and without its token: send the csrf_token of GET /api2/sessies/huidige as X-CSRF-Token.',
  );
}

/** Throws for a write without Origin and Sec-Fetch-Site: browsers send one of them, so the sender is a program with a user's cookie. */
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
  // Browsers send Sec-Fetch-Site over TLS, and to their own machine; no page can change it.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  // Behind a proxy the browser's address may equal only one of the two. A page that hides its origin sends "null".
  return URL.canParse(origin) && (new URL(origin).host === host || origin === new URL(publicUrl).origin);
}
