// The pages of a login through an issuer, without scripts: success, the form of a code, and why a login failed.
import html from 'html-template-tag';
import type { Context } from 'koa';
import { OIDC_CODE, OIDC_LOGIN } from '../../domain/access/oidc.ts';
import { OIDC_WORDS, type OidcWords, type LoginStopReason } from '../../domain/access/oidc-words.ts';
import { languageOf, showPage } from './public-page.ts';

const STOP_STATUSES: Readonly<Record<LoginStopReason, number>> = {
  foreign: 403,
  inactive: 403,
  unverified: 403,
  unknown: 403,
  ambiguous: 403,
  lookalike: 403,
  taken: 403,
  expired: 400,
  declined: 403,
  invalid: 400,
  unreachable: 503,
  tooMany: 429,
  absent: 404,
};

/**
 * Shows that the login succeeded, and opens the next page. A redirect would fail: a browser that comes from another site
 * withholds strict cookies. The request that this page causes has them.
 */
export function showIn(ctx: Context, path: string): void {
  const words = wordsOf(ctx);
  ctx.set('Refresh', `0;url=${path}`);
  const contents = html`<p role="status">${words.inHint}</p>
    <p><a href="$${path.replaceAll('&', '&amp;')}">${words.goOn}</a></p>`;
  showPage(ctx, 200, { language: words.language, heading: words.in, contents });
}

/** Shows the form for a code of the second factor. */
export function showCodeForm(ctx: Context, status: number, { isWrong }: { readonly isWrong: boolean }): void {
  const words = wordsOf(ctx);
  const wrong = isWrong ? html`<p class="wrong" role="alert">${words.wrongCode}</p>` : '';
  const contents = html`<form method="post" action="$${OIDC_CODE}">
    <label for="code">${words.code}</label>
    <p class="hint">${words.codeHint}</p>
    $${wrong}
    <input id="code" name="code" autocomplete="one-time-code" autocapitalize="none" maxlength="40" required autofocus />
    <button>${words.confirm}</button>
  </form>`;
  showPage(ctx, status, { language: words.language, heading: words.code, contents });
}

/** Shows why a login failed, with links to continue. */
export function showStopped(ctx: Context, why: LoginStopReason): void {
  const words = wordsOf(ctx);
  const again = why === 'absent' ? '' : html`<p><a href="$${OIDC_LOGIN}">${words.again}</a></p>`;
  const contents = html`<p role="alert">${words.why[why]}</p>
    $${again}
    <p><a href="/kantoor">${words.otherWay}</a></p>`;
  showPage(ctx, STOP_STATUSES[why], { language: words.language, heading: words.stopped, contents });
}

function wordsOf(ctx: Context): OidcWords {
  return OIDC_WORDS[languageOf(ctx)];
}
