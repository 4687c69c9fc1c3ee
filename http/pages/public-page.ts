// Pages for visitors without a login, at addresses outside the contract.
import type { Context } from 'koa';
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
