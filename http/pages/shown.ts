// Shows a page to somebody without a login, at an address outside the contract.
import type { Context } from 'koa';
import { htmlPage, pagePolicy, type HtmlPage } from '../../handlers/html-page.ts';

/** Answers with a page that nobody keeps. Its forms go to this service; with `*` their answer may lead to another one. */
export function showPage(ctx: Context, status: number, page: HtmlPage, formsGoTo: "'self'" | '*' = "'self'"): void {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.set('Content-Security-Policy', pagePolicy(formsGoTo));
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cache-Control', 'no-store');
  ctx.body = htmlPage(page);
}
