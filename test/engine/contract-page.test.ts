// docs/contract.md describes every keyword of the contract and no other, and its examples form a contract that works.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { KEYWORDS } from '../../spec/generator/keywords.ts';
import { lint } from '../../spec/generator/lint.ts';
import { selectErrors, generateFrom, generateSmall, HEAD } from '../support/small-contract.ts';
import { files, ROOT } from '../support/sources.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/contract.md');
const keywords = [...new Set(Object.values(KEYWORDS).flat())];

/** Keywords without a use so far, which test/engine/deprecations.test.ts tests. */
const UNUSED_KEYWORDS = ['x-deprecated-values'];

/** The members that only the generator writes. */
const GENERATED_MEMBERS = ['x-tagGroups', 'x-value-permissions'];

/** The blocks of the page that show a file of spec/, by its name. */
const blocks = new Map(
  [...page.matchAll(/```yaml\n# spec\/(\S+)\n(.*?)```/gs)].map(([, name = '', text = '']) => [name, text]),
);

describe('the page about the contract', () => {
  it('explains in a table every keyword that the generator knows, and names no other', () => {
    const explained = [...page.matchAll(/^\| `(x-[\w-]+)` \|/gm)].map(([, keyword]) => keyword);
    const pageKeywords = [...page.matchAll(/(?<![\w-])x-[a-z][\w-]*/g)].map(([keyword]) => keyword);
    const knownKeywords: readonly string[] = [...keywords, ...GENERATED_MEMBERS];
    expect(pageKeywords.filter((each) => !knownKeywords.includes(each))).to.deep.equal([]);
    expect([...explained, ...KEYWORDS.contract]).to.include.members(keywords);
  });

  it('knows no keyword that the contract does not use', () => {
    const spec = files.filter((path) => /^spec\/.*\.yaml$/.test(path)).map(read);
    const usedKeywords = keywords.filter((each) => !UNUSED_KEYWORDS.includes(each));
    expect(usedKeywords.filter((each) => !spec.some((text) => new RegExp(`\\b${each}:`).test(text)))).to.deep.equal([]);
  });

  it('shows a noun, its operations, its event and its error code as their files are written', async () => {
    expect([...blocks.keys()]).to.have.members([
      'schemas/catalogue/labels.yaml',
      'paths/catalogue/labels.yaml',
      'openapi.yaml',
      'errors.yaml',
    ]);

    const result = await generateFrom({
      ...Object.fromEntries(blocks),
      'openapi.yaml': HEAD + (blocks.get('openapi.yaml') ?? ''),
      'errors.yaml': selectErrors() + (blocks.get('errors.yaml') ?? ''),
    });
    expect(await lint(result)).to.deep.equal([]);

    const { schemas } = result.document.components;
    expect(schemas).to.include.all.keys('Label', 'NewLabel', 'LabelPut', 'LabelPayload', 'ProductlabelEvent');
    expect(Object.keys(result.document.paths)).to.deep.equal(['/productlabels', '/productlabels/{id}']);
  });

  it('shows additions by hand that work', async () => {
    const [, byHand = ''] = /```yaml\n(x-takes: .*?)```/s.exec(page) ?? [];
    const indented = byHand.replaceAll('Label', 'Ticket').replace(/^(?=.)/gm, '    ');
    const { document } = await generateSmall({
      file: 'paths/catalogue/tickets.yaml',
      from: /    requestBody:\n(?: {6,}.*\n)+ {4}responses:\n(?: {6,}.*\n)+(?=ticket:)/,
      to: indented,
    });
    const { requestBody, responses } = document.paths['/kaartjes']?.post ?? {};

    expect(requestBody?.required).to.equal(false);
    expect(Object.keys(responses ?? {})).to.include.members(['200', '201']);
    expect(responses?.['200']?.content).to.deep.equal(responses?.['201']?.content);
    expect(responses?.['201']?.headers).to.have.property('X-Unknown-Tags');
    expect(parse(byHand)).to.have.all.keys('x-takes', 'requestBody', 'x-returns', 'responses');
  });
});
