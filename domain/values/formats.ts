// Amounts, percentages and dates in the customer's notation.
import { LRUCache } from 'lru-cache';
import type { BasisPoints, Cents, TenThousandths } from '../../generated/types.ts';
import { HUNDRED_PERCENT } from './money.ts';

export interface Formats {
  money(amount: Cents): string;
  /** The price of one unit, with all its decimals, at least two. */
  price(amount: TenThousandths): string;
  percentage(rate: BasisPoints): string;
  count(amount: number): string;
  /** A local date in words: 28 maart 2026. */
  date(date: string): string;
  /** A local date in words with the day of the week: zaterdag 28 maart 2026. */
  day(date: string): string;
  /** An account number in groups of four. */
  iban(iban: string): string;
}

/** The languages that documents are printed in. */
export type DocumentLanguage = 'nl' | 'en' | 'de' | 'fr';

export const DOCUMENT_LANGUAGES: readonly DocumentLanguage[] = ['nl', 'en', 'de', 'fr'];

/** The language of a locale such as `nl_BE`; English for a locale without words. */
export function languageOf(locale: string): DocumentLanguage {
  return DOCUMENT_LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
}

/** The locale of numbers and dates in the language of a locale such as `nl_BE`, as Intl names it. */
export function intlLocaleOf(locale: string): string {
  if (!locale.startsWith(languageOf(locale)) || locale === 'en') return 'en-GB';
  return locale.replace('_', '-');
}

/** The space that Intl writes between groups of French digits; few fonts have it. */
const NARROW_SPACE = /\u202f/g;

/** Formats by their tags: creating one with Intl takes longer than writing a mail. */
const made = new LRUCache<string, Formats>({ max: 50 });

/** Formats by the locale of a company, such as `nl_NL`. */
export function createFormats(locale: string): Formats {
  const tag = intlLocaleOf(locale);
  const formats = made.get(tag) ?? formatsOf(tag);
  made.set(tag, formats);
  return formats;
}

function formatsOf(tag: string): Formats {
  const replaceSigns = (text: string): string => text.replace(NARROW_SPACE, '\u00a0').replace(/^-|(?<=\s)-/, '\u2212');
  const euros = { style: 'currency', currency: 'EUR' } as const;
  const money = new Intl.NumberFormat(tag, euros);
  const price = new Intl.NumberFormat(tag, { ...euros, maximumFractionDigits: 4 });
  const percentage = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const count = new Intl.NumberFormat(tag);
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });

  return {
    money: (amount) => replaceSigns(money.format(amount / 100)),
    price: (amount) => replaceSigns(price.format(amount / 10_000)),
    percentage: (rate) => replaceSigns(percentage.format(rate / HUNDRED_PERCENT)),
    count: (amount) => replaceSigns(count.format(amount)),
    date: (text) => replaceSigns(date.format(Date.parse(text))),
    day: (text) => replaceSigns(day.format(Date.parse(text))),
    iban: (text) => text.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 '),
  };
}
