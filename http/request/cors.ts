// Allows other origins to read responses: any for public operations, listed ones for the rest.
import type { Context } from 'koa';

const EXPOSED_HEADERS =
  'Content-Disposition, Deprecation, ETag, Idempotent-Replayed, Link, Location, RateLimit, RateLimit-Policy, Retry-After, Sunset, X-Boekstaaf-Position, X-Boekstaaf-Sandbox, X-Ignored-Members, X-Incomplete-Document, X-Page-Size, X-Request-Id, X-Skipped-Times, X-Total-Count, X-Unknown-Tags';
const ACCEPTED_HEADERS =
  'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer, X-Boekstaaf-After, X-Request-Id, X-Retry-Count';

/**
 * Adds the CORS headers of a response, also of a refusal. A preflight gets all methods of the path. `open`: the operation can
 * be called without a credential.
 */
export function allowOrigins(ctx: Context, open: boolean, corsOrigins: readonly string[]): void {
  const origin = ctx.get('origin');
  if (origin === '' || ctx.headerSent) return;
  if (!open && !corsOrigins.includes(origin)) return;
  ctx.set('Access-Control-Allow-Origin', open ? '*' : origin);
  if (!open) ctx.vary('Origin');
  ctx.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  if (ctx.method !== 'OPTIONS') return;
  ctx.set('Access-Control-Allow-Methods', ctx.response.get('allow'));
  ctx.set('Access-Control-Allow-Headers', ACCEPTED_HEADERS);
  ctx.set('Access-Control-Max-Age', '600');
}
