// Words in the languages of the pages, for browsers and for code without a page.

export type PageLanguage = 'en' | 'nl';

/** A set of words in each language. */
export type WordTable<Words> = Readonly<Record<PageLanguage, Words>>;

/** A word in English, and in Dutch. */
export type WordPair = readonly [en: string, nl: string];

/** Words by their names, in groups where they belong together. */
interface Pairs {
  readonly [name: string]: WordPair | Pairs;
}

/** The words of pairs in one language. */
type WordsOf<Of> = { readonly [Name in keyof Of]: Of[Name] extends WordPair ? string : WordsOf<Of[Name]> };

/** Returns the table of words that are given as pairs of both languages. */
export function tableOf<Of extends Pairs>(pairs: Of): WordTable<WordsOf<Of>> {
  return { en: selectWords(pairs, 0), nl: selectWords(pairs, 1) };
}

function selectWords<Of extends Pairs>(pairs: Of, index: 0 | 1): WordsOf<Of> {
  const words = Object.entries(pairs).map(
    ([name, of]) => [name, isPair(of) ? of[index] : selectWords(of, index)] as const,
  );
  return Object.fromEntries(words) as WordsOf<Of>;
}

function isPair(of: WordPair | Pairs): of is WordPair {
  return Array.isArray(of);
}

/** Returns a text with values in place of their names: `{count} left`. A name without a value stays. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
