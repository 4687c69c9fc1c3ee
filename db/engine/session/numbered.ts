// The places of values in a text: we write `?`, PostgreSQL numbers them.
import { LRUCache } from 'lru-cache';
import type { Dialect } from './reader.ts';

const KEPT = 500;
const texts = new LRUCache<string, string>({ max: KEPT });

/** A text with `?` as the database takes it. Texts hold no other question marks. */
export function numbered(dialect: Dialect, text: string): string {
  if (dialect === 'sqlite') return text;
  const known = texts.get(text);
  if (known !== undefined) return known;
  let place = 0;
  const made = text.replace(/\?/g, () => `$${String(++place)}`);
  texts.set(text, made);
  return made;
}
