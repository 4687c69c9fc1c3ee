// The 404 page for a browser with a wrong or an old link. Programs get the refusal as JSON.
import html from 'html-template-tag';
import type { Context } from 'koa';
import { API_ROOT } from '../../contract/contract.ts';
import type { OperationId } from '../../generated/operations.ts';
import { shapeOf } from '../shape.ts';
import { languageOf, showPage } from './public-page.ts';

const WORDS = {
  en: {
    heading: 'This page is not there',
    hint: 'Check the address. A link in a mail can have ended: ask the sender for a new one.',
    office: 'To the office, for staff',
  },
  nl: {
    heading: 'Deze pagina is er niet',
    hint: 'Kijk of het adres klopt. Een link uit een mail kan verlopen zijn: vraag de afzender om een nieuwe.',
    office: 'Naar het kantoor, voor medewerkers',
  },
};

/** Returns whether a browser requested a page: outside the contract, or by an operation whose response is a page. */
export function expectsPage(ctx: Context, operationId: OperationId | null): boolean {
  const isForPeople = operationId === null ? !ctx.path.startsWith(`${API_ROOT}/`) : shapeOf(operationId).page === true;
  return isForPeople && ctx.get('accept').includes('text/html');
}

/** Responds 404 with a page in the language of the browser. */
export function showAbsent(ctx: Context): void {
  const language = languageOf(ctx);
  const { heading, hint, office } = WORDS[language];
  ctx.vary('Accept');
  const contents = html`<p>${hint}</p>
    <p><a href="/kantoor">${office}</a></p>`;
  showPage(ctx, 404, { language, heading, contents });
}
