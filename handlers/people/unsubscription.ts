// The page that unsubscribes whom a newsletter was mailed to: it shows a button, and the button does it.
import html from 'html-template-tag';
import { subscriptionOf } from '../../db/announcements/newsletter-mails.ts';
import * as persons from '../../db/people/contact-persons.ts';
import { notFound } from '../../domain/values/problem.ts';
import type { Handler, Media } from '../handler.ts';
import { htmlAnswer } from '../html-page.ts';

export const getUnsubscribePage: Handler<'getUnsubscribePage'> = async ({ path }, { db, keys }) => {
  if ((await subscriptionOf(db, keys, path.token)) === undefined) throw notFound();
  // Mail programs send the same field with their one click.
  const button = html`<form method="post">
    <input type="hidden" name="List-Unsubscribe" value="One-Click" />
    <button type="submit">Afmelden · Unsubscribe</button>
  </form>`;
  return page('Afmelden voor deze nieuwsbrief?', 'Unsubscribe from this newsletter?', button);
};

export const unsubscribePerson: Handler<'unsubscribePerson'> = async ({ path }, { db, keys }) => {
  const subscription = await subscriptionOf(db, keys, path.token);
  if (subscription === undefined) throw notFound();
  await persons.unsubscribe(db, [subscription.person], subscription.newsletter);
  return page('U bent afgemeld.', 'You are unsubscribed.', '');
};

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 17px/1.5 system-ui, sans-serif; margin: 0; display: grid; place-items: center; min-height: 90vh; }
  main { padding: 24px; text-align: center; }
  h1 { font-size: 24px; margin: 0 0 4px; }
  p { margin: 0 0 24px; opacity: 0.75; }
  button { font: inherit; font-weight: 600; padding: 12px 26px; border: 0; border-radius: 8px; background: #1f4e5f; color: #fff; cursor: pointer; }
  button:focus-visible { outline: 3px solid #7fb4c6; outline-offset: 2px; }`;

/** It tells nothing about whom and what the link is for. */
function page(title: string, subtitle: string, button: string): Media<'text/html'> {
  const contents = html`<main>
    <h1>${title}</h1>
    <p lang="en">${subtitle}</p>
    $${button}
  </main>`;
  return htmlAnswer({ language: 'nl', title, style: STYLE, contents }, 'afmelden.html');
}
