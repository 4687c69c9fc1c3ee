// Shows a page to somebody without a login, at an address outside the contract.
import type { Context } from 'koa';
import { renderHtmlPage, pagePolicy, type HtmlPage } from '../../handlers/html-page.ts';

/** The language of a page for somebody without a login: the one of ours that the browser would rather have, or English. */
export function languageOf(ctx: Context): 'en' | 'nl' {
  ctx.vary('Accept-Language');
  return ctx.acceptsLanguages(['en', 'nl']) === 'nl' ? 'nl' : 'en';
}

/** Answers with a page that nobody keeps. Its forms go to this service; with `*` their answer may lead to another one. */
export function showPage(ctx: Context, status: number, page: HtmlPage, formsGoTo: "'self'" | '*' = "'self'"): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', pagePolicy(formsGoTo));
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', 'no-store');
  ctx.body = renderHtmlPage(page);
}
