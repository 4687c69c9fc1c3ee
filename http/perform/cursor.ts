// Positions in lists as clients see them: opaque, and valid only for the query that they came from.
import { hash } from 'node:crypto';
import type { Key } from '../../db/engine/listing.ts';
import { createProblem } from '../../domain/values/problem.ts';

/** A place between two items of a list. */
export interface ListPosition {
  /** How many items precede the position, as counted by the requests that led there. */
  readonly offset: number;
  readonly key: Key;
}

const PAGING_PARAMETERS = ['page', 'page_size', 'cursor'];

/** The query of a list: path, filters and order, without the page. */
export interface ListQuestion {
  readonly text: string;
  /** How many values a position has. */
  readonly depth: number;
}

/** Returns the query of a request for a list. */
export function questionOf(url: string, order: readonly string[]): ListQuestion {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  for (const name of PAGING_PARAMETERS) query.delete(name);
  query.sort();
  const text = hash('sha256', `${path}?${query.toString()} ${order.join()}`, 'base64url').slice(0, 12);
  return { text, depth: order.length };
}

/** A position as text for a URL. */
export function cursorOf({ text }: ListQuestion, { offset, key }: ListPosition): string {
  return Buffer.from(JSON.stringify([text, offset, ...key])).toString('base64url');
}

/** Decodes a cursor. Throws ERR_CURSOR for one that no list with this query returned. */
export function parseCursor(cursor: string, { text, depth }: ListQuestion): ListPosition {
  const [cursorText, seen, ...key] = contentsOf(cursor);
  const isKey =
    key.length === depth && key.every((each) => each === null || ['string', 'number', 'boolean'].includes(typeof each));
  if (cursorText !== text || typeof seen !== 'number' || !Number.isSafeInteger(seen) || seen < 0 || !isKey)
    throw createProblem(
      'ERR_CURSOR',
      'This cursor does not belong to this list and its filters: follow Link from the first page on.',
      {
        field: 'cursor',
      },
    );
  return { offset: seen, key: key as Key };
}

function contentsOf(cursor: string): unknown[] {
  try {
    const contents: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(contents) ? contents : [];
  } catch {
    // The caller refuses a malformed cursor, since its contents are empty.
    return [];
  }
}
