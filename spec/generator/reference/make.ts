// Makes the reference pages from the contract, the guides and the glossary: npx tsx spec/generator/reference/make.ts <folder>.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { asServed, type NamedExamples } from '../../../contract/named-examples.ts';
import { createCodegenContract } from '../codegen.ts';
import { generateConformanceFiles } from '../conformance.ts';
import { createPostmanCollection } from '../postman.ts';
import { PROJECT_FOLDER, readGenerated } from '../sources.ts';
import { readContract, readServedDocument } from './contract.ts';
import { createEventPages } from './event-pages.ts';
import type { DrawingContext } from './fields.ts';
import { readGlossary } from './glossary.ts';
import { createGuidePage, readGuides } from './guides.ts';
import { listChanges, createChangelogPage } from './changelog-page.ts';
import {
  createErrorsPage,
  createGlossaryPage,
  createIntroduction,
  readCodes,
  createResourcePage,
} from './list-pages.ts';
import { markdownOf } from './markdown.ts';
import { toGuideHref, toResourceHref } from './names.ts';
import { createOperationPage } from './operation-page.ts';
import { writeErrors, writeLlms, writeResource } from './plain.ts';
import { buildSearchIndex } from './search-index.ts';
import { framePage } from './frame.ts';

/** Every file of the reference by its path below /docs. `index.html` is the first page. Files for programs stand at the top: http/pages/docs.ts. */
function listReferenceFiles(): Map<string, string> {
  const contract = readContract();
  const served = readServedDocument();
  const examples = readGenerated('examples.json') as NamedExamples;
  const codes = readCodes();
  const drawing: DrawingContext = {
    contract,
    glossary: readGlossary(),
    markdown: markdownOf(contract, new Set(Object.keys(codes))),
  };
  const guides = readGuides();
  const tags = contract.areas.flatMap((area) => area.tags);
  const pages = [
    createIntroduction(drawing, guides),
    ...guides.map((guide) => createGuidePage(drawing.markdown, guide)),
    ...tags.map((tag) => createResourcePage(drawing, tag)),
    ...contract.entries.map((entry) => createOperationPage(drawing, entry)),
    ...createEventPages(drawing),
    createErrorsPage(drawing, codes),
    createGlossaryPage(drawing),
    createChangelogPage(),
  ];
  const toMarkdownPath = (href: string): string => `${href.slice('/docs/'.length)}.md`;

  return new Map([
    ...pages.map((page): [string, string] => [
      `${page.path === '' ? 'index' : page.path}.html`,
      framePage({ contract, guides }, page),
    ]),
    ...guides.map(({ name, text }): [string, string] => [toMarkdownPath(toGuideHref(name)), text]),
    ...tags.map((tag): [string, string] => [toMarkdownPath(toResourceHref(tag.name)), writeResource(contract, tag)]),
    ['errors.md', writeErrors(codes)],
    ['glossary.md', readFileSync(join(PROJECT_FOLDER, 'docs', 'glossary.md'), 'utf8')],
    ['search.json', buildSearchIndex(drawing, guides, codes)],
    ['changelog.json', `${JSON.stringify(listChanges(), null, 2)}\n`],
    ...generateConformanceFiles(served),
    ['openapi-codegen.json', JSON.stringify(createCodegenContract(served))],
    ['openapi.postman.json', JSON.stringify(createPostmanCollection(contract))],
    ['openapi.yaml', stringify(asServed(served, examples), { aliasDuplicateObjects: false, lineWidth: 0 })],
    ['llms.txt', writeLlms(contract, guides)],
  ]);
}

const [folder] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && folder !== undefined)
  for (const [path, text] of listReferenceFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
