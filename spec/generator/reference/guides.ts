// The guides of docs/guides/, as pages beside the reference.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../sources.ts';
import type { MarkdownRenderer } from './markdown.ts';
import { toGuideHref } from './names.ts';
import type { ReferencePage } from './page.ts';

export interface Guide {
  /** Its file without the ending, which is its address. */
  readonly name: string;
  readonly title: string;
  /** The first paragraph, as text. */
  readonly summary: string;
  /** All of it, as Markdown. */
  readonly text: string;
}

/** The order for a new reader; other guides follow. */
const GUIDE_ORDER: readonly string[] = [
  'first-invoice',
  'permissions-and-keys',
  'advances-and-credits',
  'payment-links',
  'cancelling-and-refunds',
  'webhooks',
  'nightly-export',
  'test-your-integration',
  'test-another-system',
  'conformance',
  'online-booking',
  'refusals',
  'lists',
  'dates-and-time-zones',
  'files',
  'import-customers',
  'rate-limits',
  'versions-and-deprecation',
  'personal-data',
  'python',
  'php',
  'other-tools',
];

/** Reads all guides, in the order of the side bar. */
export function readGuides(): Guide[] {
  const folder = join(PROJECT_FOLDER, 'docs', 'guides');
  const guides = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => guideOf(file.slice(0, -3), readFileSync(join(folder, file), 'utf8')));
  const findPlace = ({ name }: Guide): number =>
    GUIDE_ORDER.includes(name) ? GUIDE_ORDER.indexOf(name) : GUIDE_ORDER.length;
  return guides.sort((one, other) => findPlace(one) - findPlace(other));
}

function guideOf(name: string, text: string): Guide {
  const [, title = name] = /^# (.+)$/m.exec(text) ?? [];
  const [, summary = ''] = /^# .+\n\n([\s\S]*?)\n\n/m.exec(text) ?? [];
  return {
    name,
    title,
    summary: summary
      .replaceAll('`', '')
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/\s+/g, ' '),
    text,
  };
}

/** The page of a guide. */
export function createGuidePage(markdown: MarkdownRenderer, { name, title, summary, text }: Guide): ReferencePage {
  const body = `<p class="crumbs">Guides</p><div class="guide">${markdown.renderBlock(text)}</div>`;
  return { path: toGuideHref(name).slice('/docs/'.length), title, summary, text: body };
}
