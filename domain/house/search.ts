// Searches: the words that find a customer, and those of a query, without capitals and accents.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';

type Schemas = components['schemas'];
type ContactPerson = Schemas['ContactPerson'];

/** The members by which a customer is found. */
export type SearchableContact = Pick<
  Schemas['Contact'],
  'naam' | 'afdeling' | 'adres' | 'plaats' | 'postcode' | 'btw_nummer'
> & {
  readonly contactpersonen: readonly Pick<
    ContactPerson,
    'voornaam' | 'achternaam' | 'adres' | 'plaats' | 'postcode' | 'telefoon1' | 'telefoon2' | 'email1' | 'email2'
  >[];
};

/** The most results of one kind. */
export const MAX_RESULTS_PER_KIND = 20;

/** The stored length of a word, in characters. */
const MAX_WORD_LENGTH = 60;
const MIN_LETTERS = 2;

// Letters without a decomposition into a base letter and an accent, by their code. The build allows characters of one
// byte only.
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

// A letter may consist of two code units.
const shortenWord = (word: string): string => Array.from(word).slice(0, MAX_WORD_LENGTH).join('');

/** The letters and digits of a text as one word: a number, or an e-mail address. */
export function joinWords(text: string): string {
  return shortenWord(splitWords(text).join(''));
}

// Countries whose national numbers begin with 0: Netherlands, Belgium, France, Switzerland, Austria, United Kingdom,
// Germany.
const COUNTRY_PREFIX = /^(?:\+|00)(?:31|32|33|41|43|44|49)(?:\s*\(0\))?/;

/** The digits of a phone number in its national form, where the country is known. */
function digitsOf(phone: string): string {
  const digits = phone.trim().replace(COUNTRY_PREFIX, '0').replace(/\D/gu, '');
  return digits.slice(0, MAX_WORD_LENGTH);
}

/**
 * Returns the words that find a customer, each once, sorted. The digits of a phone number are one word. An e-mail
 * address is one word in addition to its parts, so that the sender of a mail is found.
 */
export function listSearchWords({ contactpersonen: people, ...customer }: SearchableContact): string[] {
  const contacts = [customer, ...people];
  const addresses = people.flatMap(({ email1, email2 }) => [email1, email2]);
  const texts = [
    customer.naam,
    customer.afdeling,
    ...contacts.flatMap(({ adres, plaats, postcode }) => [adres, plaats, postcode]),
    ...people.flatMap(({ voornaam, achternaam }) => [voornaam, achternaam]),
    ...addresses,
  ];
  const wholes = [customer.btw_nummer, ...contacts.map(({ postcode }) => postcode), ...addresses];
  const phones = people.flatMap(({ telefoon1, telefoon2 }) => [telefoon1, telefoon2]);
  const selectPresent = (all: readonly (string | null)[]): string[] => all.filter((text) => text !== null);
  const words = [
    ...selectPresent(texts).flatMap(splitWords),
    ...selectPresent(wholes).map(joinWords),
    ...selectPresent(phones).map(digitsOf),
  ];

  return [...new Set(words)].filter((word) => word !== '').sort();
}

/** A query: beginnings of words, all of which a customer must have, and its text as numbers and codes. */
export interface SearchTarget {
  readonly words: readonly string[];
  /** The digits of a possible phone number; undefined for any other text. */
  readonly phone: string | undefined;
  readonly text: string;
}

/** Reads a query. Throws ERR_LENGTH on `q` for fewer than two letters or digits. */
export function parseSearch(q: string): SearchTarget {
  const all = splitWords(q);
  const words = [...new Set(all)];
  if (all.join('').length < MIN_LETTERS)
    throw createProblem('ERR_LENGTH', 'This has fewer than two letters or digits: write more of the word.', {
      field: 'q',
    });
  // Longer words select fewer customers, so they are looked up first.
  words.sort((a, b) => b.length - a.length);
  return { words, phone: parsePhone(q), text: q.trim() };
}

/**
 * The digits of a possible phone number in its national form. Undefined for another text, and for a country code alone,
 * which matches most numbers of that country.
 */
function parsePhone(q: string): string | undefined {
  const digits = /^[+(\d][\d\s()./-]*$/u.test(q.trim()) ? digitsOf(q) : '';
  return digits.length < MIN_LETTERS ? undefined : digits;
}
