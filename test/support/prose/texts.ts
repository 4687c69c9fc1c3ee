// The prose of a file, text by text: a page as it is, of the contract what people read, of code its comments.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { files, ROOT } from '../sources.ts';

export type ProseKind = 'page' | 'contract' | 'comment' | 'docstring';

export interface ProseText {
  readonly kind: ProseKind;
  /** Where it begins in its file, from 1. */
  readonly line: number;
  /** Markdown, in the lines that it has in its file. */
  readonly lines: readonly string[];
}

// Programs make these, of sentences that are read elsewhere.
const GENERATED_PATHS = ['generated/', 'docs/settings.md', 'docs/permissions.md', 'bench/results.md'];
// Sentences that are wrong on purpose.
const SPECIMENS = 'test/support/prose/specimen.';
const UNREAD_PATHS = [...GENERATED_PATHS, SPECIMENS];
const TEXTS_OF_THE_CONTRACT = ['description', 'summary', 'remedy'];

/** Every file with prose, by its path from the top of the project. */
export const filesWithProse: readonly string[] = files
  .filter(
    (path) =>
      /\.(md|tsx?|mjs|js)$|^spec\/.*\.yaml$/.test(path) && !UNREAD_PATHS.some((begin) => path.startsWith(begin)),
  )
  .sort();

export function textsOf(path: string): ProseText[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  if (path.endsWith('.md')) return [{ kind: 'page', line: 1, lines: text.split('\n') }];
  return path.endsWith('.yaml') ? readDescriptions(text) : readComments(text);
}

function readDescriptions(text: string): ProseText[] {
  const proseTexts: ProseText[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || !value.range) return;
      if (typeof value.value !== 'string' || !TEXTS_OF_THE_CONTRACT.includes(String(key.value))) return;
      const [from, to] = value.range;
      const description = text.slice(from, to).replace(/^([|>][-+\d]*|['"])|['"]$/g, '');
      const lines = description.split('\n').map((line) => line.trim());
      proseTexts.push({ kind: 'contract', line: text.slice(0, from).split('\n').length, lines });
    },
  });
  return proseTexts;
}

// A comment beside code is a remark on its line and seldom a sentence: only those with lines of their own are read.
const COMMENT = /^[ \t]*(?:\/\*\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/gm;

function readComments(text: string): ProseText[] {
  return [...text.matchAll(COMMENT)].map(({ 0: comment, index }) => ({
    kind: comment.trimStart().startsWith('/**') ? 'docstring' : 'comment',
    line: text.slice(0, index).split('\n').length,
    lines: comment
      .split('\n')
      .map((line) => line.replace(/^\s*(\/\*\*|\/\/|\*\/|\*)? ?(@\w+ )?/, '').replace(/\s*\*\/$/, '')),
  }));
}
