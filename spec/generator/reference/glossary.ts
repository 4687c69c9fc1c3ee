// The glossary as data: which English word stands beside a Dutch one, and the sentence that explains it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../sources.ts';
import { slugOf } from './names.ts';

export interface GlossaryWord {
  /** As it is written in the glossary: `klant`, or several that belong together. */
  readonly dutch: string;
  readonly english: string;
  readonly sentence: string;
  /** The anchor of its row. */
  readonly anchor: string;
}

export interface Glossary {
  readonly words: readonly GlossaryWord[];
  /** The meaning of a member's or parameter's name; undefined where it is English. */
  findWord(name: string): GlossaryWord | undefined;
}

/** Reads docs/glossary.md: rows of Dutch, English and a sentence. */
export function readGlossary(): Glossary {
  return glossaryOf(readFileSync(join(PROJECT_FOLDER, 'docs', 'glossary.md'), 'utf8'));
}

/** The glossary in a page of Markdown. */
function glossaryOf(page: string): Glossary {
  const rows = [...page.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split('|').map((cell) => cell.trim()));
  const words = rows.slice(1).map(([dutch = '', english = '', sentence = '']) => ({
    dutch,
    english,
    sentence,
    anchor: slugOf(dutch),
  }));
  const byName = new Map<string, GlossaryWord>();

  for (const word of words)
    for (const [at, name] of listNamesIn(word.dutch).entries())
      if (!byName.has(name)) byName.set(name, { ...word, english: englishOf(word, at) });

  return {
    words,
    findWord: (name) =>
      listCandidates(name)
        .map((each) => byName.get(each))
        .find((word) => word !== undefined),
  };
}

/** `status: optie, reservering` explains values, so it belongs to no name. */
function listNamesIn(dutch: string): string[] {
  if (dutch.includes(':')) return [];
  return dutch.split(', ').map((name) =>
    name
      .replace(/ \(.*\)$/, '')
      .replaceAll('`', '')
      .toLowerCase(),
  );
}

/** The English of one of the words of a row: `arrangement, arrangementsregel` is a package and a package line. */
function englishOf({ dutch, english }: GlossaryWord, at: number): string {
  const short = english.replace(/ \(.*\)|[:;].*/g, '');
  const each = short.split(', ');
  return each.length === listNamesIn(dutch).length ? (each[at] ?? short) : short;
}

/** The whole name first, then what its parts mean, the longest first: `klant_id` is about a `klant`. */
function listCandidates(name: string): string[] {
  const fullName = name.toLowerCase();
  const parts = fullName.split(/[^a-z]+/).filter((part) => part.length > 2);
  const runs = parts
    .flatMap((_part, from) => parts.map((_other, to) => parts.slice(from, to + 1).join('_')))
    .filter((run) => run !== '');
  return [fullName, ...runs.sort((one, other) => other.length - one.length)];
}
