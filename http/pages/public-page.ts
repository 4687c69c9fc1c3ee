// Pages for visitors without a login, at addresses outside the contract.
import type { Context } from 'koa';
import { conclude } from '../../db/conclude.ts';
import type { Writer } from '../../db/engine/session/database.ts';
import type { Instant } from '../../generated/types.ts';
import { renderHtmlPage, pagePolicy, type HtmlPage } from '../../handlers/html-page.ts';

/** Returns the language of a page for a visitor: the browser's preferred one of ours, or English. */
export function languageOf(ctx: Context): 'en' | 'nl' {
  ctx.vary('Accept-Language');
  return ctx.acceptsLanguages(['en', 'nl']) === 'nl' ? 'nl' : 'en';
}

/** Responds with a page that is not cached. Its forms are sent to this service; with `*` the response may redirect elsewhere. */
export function showPage(ctx: Context, status: number, page: HtmlPage, formsGoTo: "'self'" | '*' = "'self'"): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', pagePolicy(formsGoTo));
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', 'no-store');
  ctx.body = renderHtmlPage(page);
}

/** Returns the token in the path of a page; empty without one. */
export function tokenOf(ctx: Context): string {
  const { token } = ctx['params'] as { readonly token?: string };
  return token ?? '';
}

/** Runs an operation and concludes its transaction, as the door does for operations of the contract. */
export async function runAndConclude<Result>(
  db: Writer,
  now: Instant,
  work: (context: { readonly db: Writer; readonly now: Instant; readonly today: string }) => Promise<Result>,
): Promise<Result> {
  const result = await work({ db, now, today: db.zone.toLocalDate(now) });
  await conclude(db, { now, zone: db.zone, actor: { type: 'system', id: null }, requestId: null });
  return result;
}
