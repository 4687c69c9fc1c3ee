// The rules for sentences, and how textlint asks them: docs/decisions/285-a-linter-for-prose.md says why each is there.
import { createRequire } from 'node:module';
import type * as plugin from '@textlint/textlint-plugin-markdown';
import { TextlintKernel, type TextlintRuleReporter } from '@textlint/kernel';
import { SentenceSplitterSyntax, splitAST } from 'sentence-splitter';
import type { ProseKind, ProseText } from './texts.ts';

export interface ProseFinding {
  readonly line: number;
  readonly rule: string;
  readonly message: string;
  readonly sentence: string;
}

const MAX_WORDS = 25;

// A noun clause as the subject makes readers wait for the verb. A question may begin like one.
const CLAUSE_FIRST = /^(What|Whatever|Who|Whoever|Whom|Whose|Which|Whichever|Of)\s[^?]*$/s;

const GENDERED_WORD = /\b(he|him|his|himself|she|her|hers|herself)\b/i;

const REPLACEMENTS: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\breckon(s|ed|ing)?\b/i, 'calculate'],
  [/\b(is|are|was|were) answered (with )?\d{3}\b/, 'gets'],
  [/\blearns? only\b/, 'only ... learns'],
  [/\b(say|says) so where\b/, 'is marked where'],
];

// Adverbs with a plainer word.
const PAGE_WORDS = /\b(anew|besides|meanwhile|by itself)\b/i;

// Two sentences in a row without a noun as their subject make readers look back for it.
const HEADLESS_FIRST = /^(It|That|These|Others) /;
const HEADLESS_PAIR = /\b(It|That|These|Others) [^]*\b(It|That|These|Others) /;

/** The rules that hold for some kinds of texts. */
const KINDS_BY_RULE: Readonly<Record<string, readonly ProseKind[]>> = {
  headless: ['page', 'comment', 'docstring'],
  docstring: ['docstring'],
};

const WORD = /[\p{L}\d][\p{L}\d_'’-]*/gu;
const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

// An editor shows a docstring alone: beside nothing that could be the same. A function returns; people and servers answer.
const DOCSTRING_FAULT = /^The same\b|[;:] answers\b/;

/** Whether a sentence of the text may break a rule: most are short and need no look at their sentences. */
function isSuspect(text: string): boolean {
  const words = [/\b(What|Who|Which|Of)/, HEADLESS_PAIR, GENDERED_WORD, PAGE_WORDS, DOCSTRING_FAULT];
  words.push(...REPLACEMENTS.map(([phrase]) => phrase));
  return countWords(text) > MAX_WORDS || words.some((each) => each.test(text));
}

/** The faults of a sentence, in which code is one word. */
function* findFaults(sentence: string): Generator<readonly [rule: string, message: string]> {
  const first = CLAUSE_FIRST.exec(sentence)?.[1];
  if (first !== undefined) yield ['subject-first', `begins with "${first}": put the subject first`];

  const word = GENDERED_WORD.exec(sentence)?.[0];
  if (word !== undefined) yield ['people', `says "${word}": write they, you or the noun`];

  const adverb = PAGE_WORDS.exec(sentence)?.[0];
  if (adverb !== undefined) yield ['adverb', `says "${adverb}": write again, also, automatically or the noun`];

  const fault = DOCSTRING_FAULT.exec(sentence)?.[0];
  if (fault !== undefined) yield ['docstring', `says "${fault}": write what it returns`];

  const words = countWords(sentence);
  if (words > MAX_WORDS) yield ['length', `has ${String(words)} words: write two sentences`];

  for (const [phrase, instead] of REPLACEMENTS) {
    const match = phrase.exec(sentence)?.[0];
    if (match !== undefined) yield ['phrase', `says "${match}": write ${instead}`];
  }
}

interface ProseNode {
  readonly type: string;
  readonly raw: string;
  readonly children?: readonly ProseNode[];
}

const checkSentences: TextlintRuleReporter = ({ Syntax, RuleError, report, locator }) => {
  const read = (node: Parameters<typeof report>[0]): void => {
    let isAfterHeadless = false;
    for (const sentence of splitAST(node as Parameters<typeof splitAST>[0]).children) {
      if (sentence.type !== SentenceSplitterSyntax.Sentence) continue;
      const [from, to] = sentence.range.map((at) => at - node.range[0]) as [number, number];
      // The library takes the full stop after a number for a decimal point.
      const parts = toSpokenText(sentence).split(/(?<=\d\.)\s+(?=[A-Z])/);
      const faults = parts.flatMap((part) => [...findFaults(part)]);
      const [first = ''] = HEADLESS_FIRST.exec(parts[0] ?? '') ?? [];
      if (first !== '' && isAfterHeadless)
        faults.push(['headless', `begins with "${first.trim()}", as the sentence before: name the subject`]);
      isAfterHeadless = first !== '';

      for (const [rule, message] of faults)
        report(node, new RuleError(`${rule}: ${message}`, { padding: locator.range([from, to]) }));
    }
  };
  return {
    [Syntax.Paragraph]: read,
    // The first row names the columns.
    [Syntax.Table]: ({ children: [, ...rows] }) => rows.flatMap(({ children }) => children).forEach(read),
  };
};

/** A sentence as readers hear it: code is one word, and a link its words. */
function toSpokenText({ type, raw, children }: ProseNode): string {
  if (type === 'Code') return 'code';
  if (type === 'Html') return '';
  return children === undefined ? raw : children.map(toSpokenText).join('');
}

const kernel = new TextlintKernel();
// Node and tsx name the default export of this CommonJS package in different ways; require() names it in one.
const { default: markdown } = createRequire(import.meta.url)(
  '@textlint/textlint-plugin-markdown',
) as (typeof plugin)['default'];

/** The faults of these texts, with the lines of their file. */
export async function listFindings(texts: readonly ProseText[]): Promise<ProseFinding[]> {
  const lines = texts
    .filter((each) => isSuspect(each.lines.join('\n')))
    .flatMap(({ lines, line, kind }) => [
      ...lines.map((text, at) => ({ text, line: line + at, kind })),
      SEPARATOR_LINE,
    ]);
  if (lines.length === 0) return [];

  const fullText = lines.map(({ text }) => text).join('\n');
  const { messages } = await kernel.lintText(fullText, {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: markdown }],
    rules: [{ ruleId: 'sentences', rule: checkSentences }],
  });

  return messages.flatMap(({ message, range, loc }) => {
    const { line, kind } = lines[loc.start.line - 1] ?? SEPARATOR_LINE;
    const rule = message.slice(0, message.indexOf(':'));
    if (KINDS_BY_RULE[rule]?.includes(kind) === false) return [];
    const sentence = fullText.slice(...range).replace(/\s+/g, ' ');
    return [{ line, rule, message: message.slice(message.indexOf(':') + 2), sentence }];
  });
}

// Keeps two texts apart.
const SEPARATOR_LINE = { text: '', line: 0, kind: 'page' } as const;
