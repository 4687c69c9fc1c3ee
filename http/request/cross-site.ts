// Refuses writes that a page of another site has a browser send with the password that somebody typed into it earlier.
import type { IncomingHttpHeaders } from 'node:http';
import type { OperationId } from '../../generated/operations.ts';
import { problem } from '../../domain/values/problem.ts';
import type { Caller } from '../../handlers/handler.ts';
import { isReading } from '../response/answer.ts';

/** Where pages may come from that write: this service itself, and the origins that the operator lists. */
export interface OwnSites {
  readonly publicUrl: string;
  readonly origins: readonly string[];
}

/**
 * Throws ERR_CROSS_SITE for a write with a user name and password that a page of another site sent, with or without a body:
 * a browser adds a password by itself, so its owner may know nothing of it. API keys are never added by a browser.
 * docs/decisions/236-writes-across-sites.md.
 */
export function refuseCrossSite(id: OperationId, caller: Caller, headers: IncomingHttpHeaders, own: OwnSites): void {
  if (caller.type !== 'user' || isReading(id) || isOwnSite(headers, own)) return;
  throw problem(
    'ERR_CROSS_SITE',
    'A page of another site sent this with a password: use an API key, or list the origin of the page in CORS_ORIGINS.',
  );
}

function isOwnSite(headers: IncomingHttpHeaders, { publicUrl, origins }: OwnSites): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && origins.includes(origin)) return true;
  // Browsers that reach us over TLS, or on their own machine, say what they know; no page can change it.
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  // Behind a proxy only one of the two may be what the browser sees. "null" is a page that does not say where it is from.
  return URL.canParse(origin) && (new URL(origin).host === host || origin === new URL(publicUrl).origin);
}
