// The frame of the pages that people without a login see: no script runs on them, and nothing is fetched for them.
import html from 'html-template-tag';
import type { PrintedProgramme } from '../domain/bookings/programme.ts';
import { accentOf, selectTextColour } from '../domain/values/colour.ts';
import { Media } from './handler.ts';
import { STYLE } from './page-style.ts';

/** The sender of a page: their logo or name stands above it, and how to reach them below. It has their colour. */
interface PageSender extends Pick<PrintedProgramme, 'look' | 'sender'> {
  /** As a data URL. */
  readonly logo: string | null;
}

export interface HtmlPage {
  /** Two letters: the language of the text. */
  readonly language: string;
  readonly heading: string;
  /** The title of the window, where it is not the heading. */
  readonly title?: string;
  /** Left out where the page is the installation's own. */
  readonly from?: PageSender;
  /** A sentence above the heading, and its kind. */
  readonly notice?: readonly [kind: string, text: string] | null;
  /** Short facts below the heading. */
  readonly facts?: readonly string[];
  /** The rest, as HTML in which everything that somebody typed is escaped. */
  readonly contents: string;
}

/**
 * The Content-Security-Policy of a page: nothing runs, nothing is fetched, and no other site shows it. Its forms go to this
 * service; with `*` the answer to a form may redirect to another one.
 */
export function pagePolicy(formsGoTo: "'self'" | '*'): string {
  return `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action ${formsGoTo}; base-uri 'none'; frame-ancestors 'none'`;
}

/** A whole page. Search engines leave it alone, and a link on it does not tell where somebody came from. */
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
  const place = [postcode, plaats].filter(Boolean).join(' ');
  return [naam, adres, place, telefoon, email].filter((part): part is string => Boolean(part));
}

/** A page as the response of an operation. `filename` is what a browser saves it as. */
export function renderHtmlResponse(page: HtmlPage, filename: string): Media<'text/html'> {
  return new Media('text/html', Buffer.from(renderHtmlPage(page)), filename, {
    disposition: 'inline',
    policy: pagePolicy("'self'"),
    cacheControl: 'private, no-store',
  });
}
