// Placeholders of values in SQL: `?` in the code, numbered on PostgreSQL.
import { LRUCache } from 'lru-cache';
import type { Dialect } from './reader.ts';

const MAX_CACHED_TEXTS = 500;
const texts = new LRUCache<string, string>({ max: MAX_CACHED_TEXTS });

/** Returns SQL with `?` in the form of the database. SQL must have no other question marks. */
export function numberPlaceholders(dialect: Dialect, text: string): string {
  if (dialect === 'sqlite') return text;
  const cachedText = texts.get(text);
  if (cachedText !== undefined) return cachedText;
  let position = 0;
  const numbered = text.replace(/\?/g, () => `$${String(++position)}`);
  texts.set(text, numbered);
  return numbered;
}
