// The page that unsubscribes the recipient of a newsletter: it shows a button, and the button does it.
import html from 'html-template-tag';
import { readRecipientAddress } from '../../db/announcements/newsletter-issues.ts';
import { subscriptionOf } from '../../db/announcements/newsletter-mails.ts';
import * as unsubscriptions from '../../db/people/unsubscriptions.ts';
import { createNotFoundProblem } from '../../domain/values/problem.ts';
import type { Handler } from '../handler.ts';
import type { Media } from '../media.ts';
import { renderHtmlResponse } from '../html-page.ts';

export const getUnsubscribePage: Handler<'getUnsubscribePage'> = async ({ path }, { db, keys }) => {
  if ((await subscriptionOf(db, keys, path.token)) === undefined) throw createNotFoundProblem();
  // Mail programs send this field with their one-click unsubscription.
  const button = html`<form method="post">
    <input type="hidden" name="List-Unsubscribe" value="One-Click" />
    <button type="submit">Afmelden · Unsubscribe</button>
  </form>`;
  return page('Afmelden voor deze nieuwsbrief?', 'Unsubscribe from this newsletter?', button);
};

export const unsubscribePerson: Handler<'unsubscribePerson'> = async ({ path }, { db, keys }) => {
  const subscription = await subscriptionOf(db, keys, path.token);
  if (subscription === undefined) throw createNotFoundProblem();
  const { newsletter, person, receiver } = subscription;
  const mailed = receiver === undefined ? undefined : await readRecipientAddress(db, receiver);
  await unsubscriptions.unsubscribe(db, newsletter, { person, mailed });
  return page('U bent afgemeld.', 'You are unsubscribed.', '');
};

/** Returns the page, which does not reveal the recipient. */
function page(heading: string, subtitle: string, button: string): Media<'text/html'> {
  const contents = html`<p lang="en">${subtitle}</p>
    $${button}`;
  return renderHtmlResponse({ language: 'nl', heading, contents }, 'afmelden.html');
}
