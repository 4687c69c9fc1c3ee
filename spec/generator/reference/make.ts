// Makes the reference pages from the contract, the guides and the glossary: npx tsx spec/generator/reference/make.ts <folder>.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { asServed, type NamedExamples } from '../../../contract/named-examples.ts';
import { codegenContract } from '../codegen.ts';
import { conformanceFiles } from '../conformance.ts';
import { postmanCollection } from '../postman.ts';
import { PROJECT_FOLDER, readGenerated } from '../sources.ts';
import { readContract, servedDocument } from './contract.ts';
import { eventPages } from './event-pages.ts';
import type { DrawingContext } from './fields.ts';
import { readGlossary } from './glossary.ts';
import { guidePage, readGuides } from './guides.ts';
import { changelog, changelogPage } from './changelog-page.ts';
import { errorsPage, glossaryPage, introduction, readCodes, resourcePage } from './list-pages.ts';
import { markdownOf } from './markdown.ts';
import { guideHref, resourceHref } from './names.ts';
import { operationPage } from './operation-page.ts';
import { errorsText, llmsText, resourceText } from './plain.ts';
import { searchIndex } from './search-index.ts';
import { framed } from './shell.ts';

/** Every file of the reference by its path below /docs. `index.html` is the first page. Files for programs stand at the top: http/pages/docs.ts. */
function referenceFiles(): Map<string, string> {
  const contract = readContract();
  const served = servedDocument();
  const named = readGenerated('examples.json') as NamedExamples;
  const codes = readCodes();
  const drawing: DrawingContext = {
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
    changelogPage(),
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
    ['changelog.json', `${JSON.stringify(changelog(), null, 2)}\n`],
    ...conformanceFiles(served),
    ['openapi-codegen.json', JSON.stringify(codegenContract(served))],
    ['openapi.postman.json', JSON.stringify(postmanCollection(contract))],
    ['openapi.yaml', stringify(asServed(served, named), { aliasDuplicateObjects: false, lineWidth: 0 })],
    ['llms.txt', llmsText(contract, guides)],
  ]);
}

const [folder] = process.argv.slice(2);
if (import.meta.filename === process.argv[1] && folder !== undefined)
  for (const [path, text] of referenceFiles()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
