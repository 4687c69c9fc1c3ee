// Makes the reference pages from the contract, the guides and the glossary: npx tsx spec/generator/reference/make.ts <folder>.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { PROJECT_FOLDER } from '../sources.ts';
import { readContract } from './contract.ts';
import { eventPages } from './event-pages.ts';
import type { Drawing } from './fields.ts';
import { readGlossary } from './glossary.ts';
import { guidePage, readGuides } from './guides.ts';
import { errorsPage, glossaryPage, introduction, readCodes, resourcePage } from './list-pages.ts';
import { markdownOf } from './markdown.ts';
import { guideHref, resourceHref } from './names.ts';
import { operationPage } from './operation-page.ts';
import { errorsText, llmsText, resourceText } from './plain.ts';
import { searchIndex } from './search-index.ts';
import { framed } from './shell.ts';

/** Every file of the reference by its path below /docs; `index.html` is the first page, and `openapi.yaml` and `llms.txt` stand at the top. */
function referenceFiles(): Map<string, string> {
  const contract = readContract();
  const codes = readCodes();
  const drawing: Drawing = {
    contract,
    glossary: readGlossary(),
    markdown: markdownOf(contract, new Set(Object.keys(codes))),
  };
  const guides = readGuides();
  const tags = contract.areas.flatMap((area) => area.tags);
  const pages = [
    introduction(drawing, guides),
    ...guides.map((guide) => guidePage(drawing.markdown, guide)),
    ...tags.map((tag) => resourcePage(drawing, tag)),
    ...contract.entries.map((entry) => operationPage(drawing, entry)),
    ...eventPages(drawing),
    errorsPage(drawing, codes),
    glossaryPage(drawing),
  ];
  const below = (href: string): string => `${href.slice('/docs/'.length)}.md`;
  return new Map([
    ...pages.map((page): [string, string] => [
      `${page.path === '' ? 'index' : page.path}.html`,
      framed({ contract, guides }, page),
    ]),
    ...guides.map(({ name, text }): [string, string] => [below(guideHref(name)), text]),
    ...tags.map((tag): [string, string] => [below(resourceHref(tag.name)), resourceText(contract, tag)]),
    ['errors.md', errorsText(codes)],
    ['glossary.md', readFileSync(join(PROJECT_FOLDER, 'docs', 'glossary.md'), 'utf8')],
    ['search.json', searchIndex(drawing, guides, codes)],
    ['openapi.yaml', stringify(contract.document, { aliasDuplicateObjects: false, lineWidth: 0 })],
    ['llms.txt', llmsText(contract, guides)],
  ]);
}

const [folder] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && folder !== undefined)
  for (const [path, text] of referenceFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
