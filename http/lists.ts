// Sends lists: a page with its totals, or everything, in chunks between which nothing is held open.
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Database, Reader } from '../db/connection.ts';
import type { Listing } from '../db/listing.ts';
import type { Feed } from '../handlers/handler.ts';
import type { Written } from './written-list.ts';

const CHUNK = 200;

/** Which part of a list was asked for; null for all of it. */
export interface Page {
  readonly page: number;
  readonly size: number;
}

/** `page` alone means pages of 100. */
export function pageOf(query: Readonly<Record<string, unknown>>): Page | null {
  if (query['page'] === undefined && query['page_size'] === undefined) return null;
  return { page: Number(query['page'] ?? 1), size: Number(query['page_size'] ?? 100) };
}

export function isListing(value: unknown): value is Listing<unknown> {
  return typeof value === 'object' && value !== null && 'after' in value && typeof value.after === 'function';
}

export function isFeed(value: unknown): value is Feed<unknown> {
  return typeof value === 'object' && value !== null && 'items' in value && 'next' in value;
}

/** The items of one page and the headers that lead to the others. */
export async function readPage(
  db: Reader,
  list: Listing<unknown>,
  { page, size }: Page,
  url: string,
): Promise<{ items: unknown[]; headers: Record<string, string> }> {
  const total = await list.count(db);
  const items = await list.page(db, (page - 1) * size, size);
  const last = Math.max(1, Math.ceil(total / size));
  const links = {
    first: 1,
    ...(page > 1 ? { prev: Math.min(page - 1, last) } : {}),
    ...(page < last ? { next: page + 1 } : {}),
    last,
  };
  const Link = Object.entries(links).map(([rel, number]) => link(url, { page: number, page_size: size }, rel));
  return { items, headers: { 'X-Total-Count': String(total), 'X-Page-Size': String(size), Link: Link.join(', ') } };
}

/** The way on from a feed; none at its end. */
export function feedHeaders({ next }: Feed<unknown>, url: string): Record<string, string> {
  return next === null ? {} : { Link: link(url, { after: next }, 'next') };
}

function link(url: string, changes: Readonly<Record<string, string | number>>, rel: string): string {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) query.set(name, String(value));
  return `<${path}?${query.toString()}>; rel="${rel}"`;
}

/** How a list is read and written down chunk by chunk. */
export interface Streaming {
  /** Opens a read transaction for one chunk. */
  readonly read: Database['read'];
  readonly written: Written;
}

export type Chunk = Awaited<ReturnType<Listing<unknown>['after']>>;

/** The first chunk, read with the handler's own transaction. */
export function firstChunk(db: Reader, list: Listing<unknown>): Promise<Chunk> {
  return list.after(db, null, CHUNK);
}

/**
 * Writes a list that goes on after its first chunk. Each chunk has its own transaction, then one turn of the event loop
 * and the socket's drain. A failure after the first byte destroys the socket: half a list must not look whole.
 */
export async function stream(
  response: ServerResponse,
  list: Listing<unknown>,
  first: Chunk,
  { read, written }: Streaming,
): Promise<void> {
  try {
    let chunk = first;
    let before = written.begin;
    for (;;) {
      const text = chunk.items.map(written.item).join(written.between);
      if (!response.write(before + text)) await drained(response);
      if (chunk.next === null) break;
      before = written.between;
      await new Promise((resolve) => setImmediate(resolve));
      const key = chunk.next;
      chunk = await read((db) => list.after(db, key, CHUNK));
      if (chunk.items.length === 0) break;
    }
    response.end(written.end);
  } catch (error) {
    response.destroy();
    throw error;
  }
}

async function drained(response: ServerResponse): Promise<void> {
  if (response.destroyed) throw new Error('The client went away.');
  const gone = new AbortController();
  const closed = (): void => {
    gone.abort(new Error('The client went away.'));
  };
  response.once('close', closed);
  try {
    await once(response, 'drain', { signal: gone.signal });
  } finally {
    response.off('close', closed);
  }
}
