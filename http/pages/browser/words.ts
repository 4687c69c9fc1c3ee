// Words in the languages of the pages, for browsers and for those who only compute.

export type Language = 'en' | 'nl';

/** The same words in each language. */
export type Table<Words> = Readonly<Record<Language, Words>>;

/** Words with values in the place of their names: `{count} left`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values).reduce((made, [name, value]) => made.replace(`{${name}}`, String(value)), text);
}
