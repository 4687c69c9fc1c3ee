// The words of pages in each language. Imports nothing of the browser, so that programs can use them too.

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
type WordsOf<Source> = {
  readonly [Name in keyof Source]: Source[Name] extends WordPair ? string : WordsOf<Source[Name]>;
};

/** Returns the table of words that are given as pairs of both languages. */
export function tableOf<Source extends Pairs>(pairs: Source): WordTable<WordsOf<Source>> {
  return { en: selectWords(pairs, 0), nl: selectWords(pairs, 1) };
}

function selectWords<Source extends Pairs>(pairs: Source, index: 0 | 1): WordsOf<Source> {
  const words = Object.entries(pairs).map(
    ([name, entry]) => [name, isPair(entry) ? entry[index] : selectWords(entry, index)] as const,
  );
  return Object.fromEntries(words) as WordsOf<Source>;
}

function isPair(entry: WordPair | Pairs): entry is WordPair {
  return Array.isArray(entry);
}

/** Returns a text with each `{name}` replaced by its value; a name without a value stays. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
