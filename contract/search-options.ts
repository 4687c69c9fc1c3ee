// The options of the reference pages' search: the build makes the index by them, and the browser reads it by them.
import type { Options } from 'minisearch';

/** Something that the search can find. */
export interface SearchDocument {
  readonly address: string;
  /** Distinguishes entries with the same address. */
  readonly key: string;
  readonly title: string;
  /** The kind of page: a method and a path, an area, `Guide`. */
  readonly hint: string;
  readonly name: string;
  readonly fields: string;
  readonly codes: string;
  /** English words of Dutch names. */
  readonly words: string;
  /** Words that people type for this page. */
  readonly typed: string;
  readonly text: string;
}

/** The options of MiniSearch. */
export const SEARCH_OPTIONS: Options<SearchDocument> = {
  idField: 'unique',
  extractField: (document, field) =>
    field === 'unique' ? `${document.address} ${document.key}` : document[field as keyof SearchDocument],
  fields: ['name', 'title', 'fields', 'codes', 'words', 'typed', 'text'],
  tokenize: (text) => text.split(/[^\p{L}\p{N}]+/u),
  storeFields: ['address', 'title', 'hint'],
  searchOptions: {
    boost: { name: 8, typed: 12, title: 6, words: 3, codes: 2, fields: 2 },
    prefix: true,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: 'AND',
  },
};
