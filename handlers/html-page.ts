// The frame of the pages for people without a login: they run no script and load nothing.
import html from 'html-template-tag';
import type { PrintedProgramme } from '../domain/bookings/programme.ts';
import { accentOf, selectTextColour } from '../domain/values/colour.ts';
import { Media } from './media.ts';
import { STYLE } from './page-style.ts';

/** The sender of a page: their logo or name is above it, their contact details below. It has their colour. */
interface PageSender extends Pick<PrintedProgramme, 'look' | 'sender'> {
  /** As a data URL. */
  readonly logo: string | null;
}

export interface HtmlPage {
  /** Two letters: the language of the text. */
  readonly language: string;
  readonly heading: string;
  /** The title of the window, where it differs from the heading. */
  readonly title?: string;
  /** Left out for a page of the installation itself. */
  readonly from?: PageSender;
  /** A sentence above the heading, and its kind. */
  readonly notice?: readonly [kind: string, text: string] | null;
  /** Short facts below the heading. */
  readonly facts?: readonly string[];
  /** The rest, as HTML in which all typed text is escaped. */
  readonly contents: string;
}

/**
 * Returns the Content-Security-Policy of a page: it runs no script, loads nothing, and no other site may frame it. Its
 * forms are sent to this service; with `*` the response to a form may redirect to another one.
 */
export function pagePolicy(formsGoTo: "'self'" | '*'): string {
  return `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action ${formsGoTo}; base-uri 'none'; frame-ancestors 'none'`;
}

/** Returns a whole page. Search engines do not index it, and its links send no referrer. */
export function renderHtmlPage({
  language,
  heading,
  title = heading,
  from,
  notice = null,
  facts,
  contents,
}: HtmlPage): string {
  const accent = accentOf(from?.look.accent_color ?? null);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style>
          :root { --accent: ${accent}; --on-accent: ${selectTextColour(accent)}; }
          $${STYLE}
        </style>
      </head>
      <body>
        $${from === undefined ? '' : html`<header>$${signOf(from)}</header>`}
        <main>
          $${notice === null ? '' : html`<p class="notice ${notice[0]}" role="status">${notice[1]}</p>`}
          <h1>${heading}</h1>
          $${facts === undefined ? '' : html`<p class="facts">${facts.join(' · ')}</p>`} $${contents}
        </main>
        $${from === undefined ? '' : html`<footer>${contactOf(from).join(' · ')}</footer>`}
      </body>
    </html>`;
}

function signOf({ sender: { naam }, logo }: PageSender): string {
  return logo === null ? html`<p class="name">${naam}</p>` : html`<img src="$${html`${logo}`}" alt="${naam}" />`;
}

function contactOf({ sender: { naam, adres, postcode, plaats, telefoon, email } }: PageSender): string[] {
  const town = [postcode, plaats].filter(Boolean).join(' ');
  return [naam, adres, town, telefoon, email].filter((part): part is string => Boolean(part));
}

/** Returns a page as the response of an operation. `filename` is the name under which a browser saves it. */
export function renderHtmlResponse(page: HtmlPage, filename: string): Media<'text/html'> {
  return new Media('text/html', Buffer.from(renderHtmlPage(page)), filename, {
    disposition: 'inline',
    policy: pagePolicy("'self'"),
    cacheControl: 'private, no-store',
  });
}
