// The frame of every reference page: the head, the bar with search and switches, and the side bar.
import html from 'html-template-tag';
import { writeBadge } from './badge.ts';
import type { ReferenceContract, OperationEntry, TagEntries } from './contract.ts';
import { toGuideHref, toOperationHref, toResourceHref, titleOf } from './names.ts';
import type { Guide } from './guides.ts';
import type { ReferencePage } from './page.ts';

/** The data in the frame of each page. */
export interface FrameContents {
  readonly contract: ReferenceContract;
  readonly guides: readonly Guide[];
}

/** Returns the whole page as HTML. */
export function framePage({ contract, guides }: FrameContents, page: ReferencePage): string {
  const { info } = contract.document;
  const pageHtml = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="$${escapeAttribute(page.summary)}" />
        <title>${page.title} · ${String(info['title'])}</title>
        <link rel="icon" href="/docs/icon.svg" />
        <link rel="stylesheet" href="/docs/page.css" />
        <script type="module" src="/docs/main.js"></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the text</a>
        <header class="bar">
          <button class="menu" type="button" aria-expanded="false" aria-controls="pages" hidden>Menu</button>
          <a class="brand" href="/docs"
            ><img src="/docs/icon.svg" width="22" height="22" alt="" /> boekstaaf <span>reference</span></a
          >
          <button class="find" type="button" hidden><span>Search</span> <kbd>/</kbd></button>
          <button class="keys" type="button" hidden>Credential</button>
          <button class="theme" type="button" hidden>Dark</button>
        </header>
        <nav id="pages" aria-label="Pages">$${writeSideBar(contract, guides, page)}</nav>
        <main id="content" tabindex="-1" $${page.aside === undefined ? ' class="wide-text"' : ''}>
          <article>$${page.text}</article>
          $${page.aside === undefined ? '' : `<aside aria-label="Examples">${page.aside}</aside>`}
        </main>
      </body>
    </html> `;

  return removeIndents(pageHtml);
}

/** Removes indentation, except inside `<pre>` and `<textarea>`. */
function removeIndents(page: string): string {
  const parts = page.split(/(<pre[^>]*>[\s\S]*?<\/pre>|<textarea[\s\S]*?<\/textarea>)/);
  return parts.map((part, at) => (at % 2 === 1 ? part : part.replace(/\s*\n\s*/g, '\n'))).join('');
}

/** The template takes `content` for a URL and leaves plain values out of it, so its text is escaped here, on one line. */
function escapeAttribute(text: string): string {
  return html`${text.replace(/\s+/g, ' ').trim()}`;
}

function writeSideBar({ areas }: ReferenceContract, guides: readonly Guide[], page: ReferencePage): string {
  const writeLink = (href: string, text: string): string =>
    html`<li><a href="$${href}" $${markCurrent(page, href)}>${text}</a></li>`;

  const guideLinks = [
    writeLink('/docs', 'Introduction'),
    ...guides.map(({ name, title }) => writeLink(toGuideHref(name), title)),
  ];
  const listLinks = [
    writeLink('/docs/errors', 'Error codes'),
    writeLink('/docs/events', 'Webhook events'),
    writeLink('/docs/glossary', 'Glossary'),
    writeLink('/docs/changelog', 'Changes of the contract'),
  ];

  const areaLists = areas.map(
    ({ name, tags }) =>
      html`<p class="group">${name}</p>
        <ul>
          $${tags.map((tag) => writeTagItem(tag, page)).join('')}
        </ul>`,
  );

  return [
    `<p class="group">Guides</p><ul>${guideLinks.join('')}</ul>`,
    `<p class="group">Lists</p><ul>${listLinks.join('')}</ul>`,
    ...areaLists,
  ].join('');
}

function writeTagItem({ name, entries }: TagEntries, page: ReferencePage): string {
  const href = toResourceHref(name);
  const isOpen = page.tag === name;
  return html`<li>
    <a href="$${href}" $${markCurrent(page, href)}$${isOpen ? ' class="open"' : ''}>${titleOf(name)}</a
    >$${isOpen ? `<ul>${entries.map((entry) => writeOperationItem(entry, page)).join('')}</ul>` : ''}
  </li>`;
}

function writeOperationItem(entry: OperationEntry, page: ReferencePage): string {
  const href = toOperationHref(entry.id);
  return html`<li>
    <a href="$${href}" $${markCurrent(page, href)}
      >$${writeBadge(entry.method)}<span>${entry.operation.summary}</span></a
    >
  </li>`;
}

/** Returns the attribute of a link to the page itself; empty for other links. */
function markCurrent({ path }: ReferencePage, href: string): string {
  return href === (path === '' ? '/docs' : `/docs/${path}`) ? ' aria-current="page"' : '';
}
