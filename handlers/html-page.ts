// The frame of the pages that people without a login see: no script runs on them, and nothing is fetched for them.
import html from 'html-template-tag';
import { Media } from './handler.ts';

export interface HtmlPage {
  /** Two letters: the language of the text. */
  readonly language: string;
  readonly title: string;
  readonly style: string;
  /** The body, as HTML in which everything that somebody typed is escaped. */
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
export function htmlPage({ language, title, style, contents }: HtmlPage): string {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <style>
          $${style}
        </style>
      </head>
      <body>
        $${contents}
      </body>
    </html>`;
}

/** A page as the response of an operation. `filename` is what a browser saves it as. */
export function htmlAnswer(page: HtmlPage, filename: string): Media<'text/html'> {
  return new Media('text/html', Buffer.from(htmlPage(page)), filename, {
    disposition: 'inline',
    policy: pagePolicy("'self'"),
    cacheControl: 'private, no-store',
  });
}
