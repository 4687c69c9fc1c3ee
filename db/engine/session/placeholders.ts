// The places of values in a text: we write `?`, PostgreSQL numbers them.
import { LRUCache } from 'lru-cache';
import type { Dialect } from './reader.ts';

const MAX_CACHED_TEXTS = 500;
const texts = new LRUCache<string, string>({ max: MAX_CACHED_TEXTS });

/** A text with `?` as the database takes it. Texts hold no other question marks. */
export function numberPlaceholders(dialect: Dialect, text: string): string {
  if (dialect === 'sqlite') return text;
  const known = texts.get(text);
  if (known !== undefined) return known;
  let place = 0;
  const made = text.replace(/\?/g, () => `$${String(++place)}`);
  texts.set(text, made);
  return made;
}
