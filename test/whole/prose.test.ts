// Sentences for readers follow the rules of docs/decisions/285-a-linter-for-prose.md: pages, texts of the contract, comments.
import { expect } from 'chai';
import { listFindings } from '../support/prose/rules.ts';
import { filesWithProse, type ProseKind, textsOf } from '../support/prose/texts.ts';
import '../support/only-with-all.ts';

const rulesIn = async (kind: ProseKind, ...lines: string[]): Promise<string[]> =>
  (await listFindings([{ kind, line: 1, lines }])).map(({ rule }) => rule);
const rulesOf = (...lines: string[]): Promise<string[]> => rulesIn('page', ...lines);

describe('a sentence', () => {
  it('has its subject first, unless it asks', async () => {
    expect(await rulesOf('What is wider than its place is scrolled.')).to.deep.equal(['subject-first']);
    expect(await rulesOf('All is well. Who waits', 'gets 503.')).to.deep.equal(['subject-first']);
    expect(await rulesOf('- Of two writers one wins.')).to.deep.equal(['subject-first']);
    expect(await rulesOf('What is wider? Offers, and `What`.')).to.deep.equal([]);
    expect(await rulesOf('| What | How much |', '|---|---|', '| Memory | 100 MB |')).to.deep.equal([]);
    expect(await rulesOf('| Name | Use |', '|---|---|', '| Memory | What it takes. |')).to.deep.equal([
      'subject-first',
    ]);
  });

  it('has no he, him or his', async () => {
    expect(await rulesOf('A user and his keys.')).to.deep.equal(['people']);
    expect(await rulesOf('A user and this key: they, here, `his`.')).to.deep.equal([]);
  });

  it('has at most 25 words, of which code and a link are few', async () => {
    const repeatWord = (count: number): string => `${Array.from({ length: count }, () => 'word').join(' ')}.`;
    expect(await rulesOf(repeatWord(25), repeatWord(25))).to.deep.equal([]);
    expect(await rulesOf(repeatWord(26))).to.deep.equal(['length']);
    expect(await rulesOf(`\`${repeatWord(30)}\` ${repeatWord(24)}`, '', '```', repeatWord(40), '```')).to.deep.equal(
      [],
    );
    expect(await rulesOf(`It is 404. The ${repeatWord(24)}`)).to.deep.equal([]);
  });

  it('has none of the phrases with a plainer word', async () => {
    expect(await rulesOf('It is reckoned later.')).to.deep.equal(['phrase']);
    expect(await rulesOf('A caller is answered 503.')).to.deep.equal(['phrase']);
  });

  it('names its subject, where the one before did not', async () => {
    expect(await rulesOf('A feed. It is read.', 'It ends.')).to.deep.equal(['headless']);
    expect(await rulesIn('docstring', 'These wait. Others run.')).to.deep.equal(['headless']);
    expect(await rulesOf('It is read. The feed ends. It is empty.', '', 'It has events.')).to.deep.equal([]);
    expect(await rulesIn('contract', 'It is read. It ends.')).to.deep.equal([]);
  });

  it('has none of the adverbs with a plainer word', async () => {
    for (const adverb of ['anew', 'besides', 'meanwhile', 'by itself'])
      expect(await rulesOf(`The server starts ${adverb}.`), adverb).to.deep.equal(['adverb']);
  });

  it('stands alone and says "returns", in a docstring', async () => {
    expect(await rulesIn('docstring', 'The same for a list.')).to.deep.equal(['docstring']);
    expect(await rulesIn('docstring', 'Runs due jobs; answers how many ran.')).to.deep.equal(['docstring']);
    expect(await rulesIn('docstring', 'Returns the same list for each caller that answers.')).to.deep.equal([]);
    expect(await rulesIn('comment', 'The same for a list.')).to.deep.equal([]);
  });

  it('is reported with its line, in every kind of file', async () => {
    const listLines = async (path: string): Promise<number[]> =>
      (await listFindings(textsOf(path))).map(({ line }) => line);
    expect(await listLines('test/support/prose/specimen.mjs')).to.deep.equal([2, 4, 10]);
    expect(await listLines('test/support/prose/specimen.yaml')).to.deep.equal([3, 6]);
  });
});

describe('prose', () => {
  it('has no sentence that breaks a rule', async () => {
    const wrong: string[] = [];
    for (const path of filesWithProse)
      for (const { line, message, sentence } of await listFindings(textsOf(path)))
        wrong.push(`${path}:${String(line)} ${message}: ${sentence}`);
    expect(wrong).to.deep.equal([]);
  });
});
