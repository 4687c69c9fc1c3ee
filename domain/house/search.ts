// Searches: the words that find a customer, and those that a text looks for, without capitals and accents.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';

type Schemas = components['schemas'];
type ContactPerson = Schemas['ContactPerson'];

/** The members of a customer that find them. */
export type SearchableContact = Pick<
  Schemas['Contact'],
  'naam' | 'afdeling' | 'adres' | 'plaats' | 'postcode' | 'btw_nummer'
> & {
  readonly contactpersonen: readonly Pick<
    ContactPerson,
    'voornaam' | 'achternaam' | 'adres' | 'plaats' | 'postcode' | 'telefoon1' | 'telefoon2' | 'email1' | 'email2'
  >[];
};

/** A kind lists so many things at most. */
export const MAX_RESULTS_PER_KIND = 20;

/** A word is known by so many letters. */
const MAX_WORD_LENGTH = 60;
const MIN_LETTERS = 2;

// Letters that are no letter with an accent, by their code. The build has characters of one byte only.
const UNACCENTED_LETTERS: Readonly<Record<number, string>> = {
  0xdf: 'ss',
  0xe6: 'ae',
  0x153: 'oe',
  0xf8: 'o',
  0x142: 'l',
  0x111: 'd',
  0xf0: 'd',
  0xfe: 'th',
};
const SPECIAL_LETTERS = /[\u00df\u00e6\u0153\u00f8\u0142\u0111\u00f0\u00fe]/gu;

function removeAccents(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(SPECIAL_LETTERS, (letter) => UNACCENTED_LETTERS[letter.charCodeAt(0)] ?? letter);
}

function splitWords(text: string): string[] {
  const words = removeAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map(shortenWord);
}

// A letter may have two halves.
const shortenWord = (word: string): string => Array.from(word).slice(0, MAX_WORD_LENGTH).join('');

/** The letters and digits of a text as one word: a number, or an email address. */
export function joinWords(text: string): string {
  return shortenWord(splitWords(text).join(''));
}

// Countries whose numbers begin with 0 at home: Netherlands, Belgium, France, Switzerland, Austria, United Kingdom, Germany.
const COUNTRY_PREFIX = /^(?:\+|00)(?:31|32|33|41|43|44|49)(?:\s*\(0\))?/;

/** The digits of a phone number, as somebody dials it at home where that is known. */
function digitsOf(phone: string): string {
  const digits = phone.trim().replace(COUNTRY_PREFIX, '0').replace(/\D/gu, '');
  return digits.slice(0, MAX_WORD_LENGTH);
}

/**
 * The words that find a customer, each once, in order. Phone numbers are one word: their digits. An email address is one word
 * besides its parts, by which the sender of a mail is found.
 */
export function listSearchWords({ contactpersonen: people, ...customer }: SearchableContact): string[] {
  const places = [customer, ...people];
  const addresses = people.flatMap(({ email1, email2 }) => [email1, email2]);
  const texts = [
    customer.naam,
    customer.afdeling,
    ...places.flatMap(({ adres, plaats, postcode }) => [adres, plaats, postcode]),
    ...people.flatMap(({ voornaam, achternaam }) => [voornaam, achternaam]),
    ...addresses,
  ];
  const wholes = [customer.btw_nummer, ...places.map(({ postcode }) => postcode), ...addresses];
  const phones = people.flatMap(({ telefoon1, telefoon2 }) => [telefoon1, telefoon2]);
  const selectPresent = (all: readonly (string | null)[]): string[] => all.filter((text) => text !== null);
  const words = [
    ...selectPresent(texts).flatMap(splitWords),
    ...selectPresent(wholes).map(joinWords),
    ...selectPresent(phones).map(digitsOf),
  ];

  return [...new Set(words)].filter((word) => word !== '').sort();
}

/** The aim of a search: beginnings of words, all of which a customer must have, and the text as numbers and codes have it. */
export interface SearchTarget {
  readonly words: readonly string[];
  /** The digits of what may be a phone number; undefined for any other text. */
  readonly phone: string | undefined;
  readonly text: string;
}

/** The aim of a text. Throws ERR_LENGTH, on `q`, for fewer than two letters or digits. */
export function parseSearch(q: string): SearchTarget {
  const all = splitWords(q);
  const words = [...new Set(all)];
  if (all.join('').length < MIN_LETTERS)
    throw createProblem('ERR_LENGTH', 'This has fewer than two letters or digits: write more of the word.', {
      field: 'q',
    });
  // Longer words leave fewer to look through.
  words.sort((a, b) => b.length - a.length);
  return { words, phone: parsePhone(q), text: q.trim() };
}

/** The digits of what may be a phone number; nothing for a country alone, since most numbers begin like those of its people. */
function parsePhone(q: string): string | undefined {
  const digits = /^[+(\d][\d\s()./-]*$/u.test(q.trim()) ? digitsOf(q) : '';
  return digits.length < MIN_LETTERS ? undefined : digits;
}
