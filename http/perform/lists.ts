// Finds the items of a list: a page with totals and links, or everything, a chunk at a time.
import type { Reader } from '../../db/engine/session/reader.ts';
import type { CountedPage, Key, Listing, ListPage } from '../../db/engine/listing.ts';
import { createProblem } from '../../domain/values/problem.ts';
import type { Feed } from '../../handlers/handler.ts';
import { cursorOf, parseCursor, questionOf } from './cursor.ts';

/** The last page that the contract allows: no link leads beyond it. */
const MAX_PAGE = 1_000_000;
/** How many items are found at once, for a list without its own number. */
const PAGE_ROWS = 200;

/** The requested part of a list: how many items, after how many others, and the position of a cursor. */
export interface PageRequest {
  readonly size: number;
  readonly offset: number;
  readonly key: Key | null;
}

type ListParameters = Readonly<Record<string, unknown>>;

/** Returns the requested part of a list; null for the whole. `page` alone means pages of 100. Throws ERR_CURSOR. */
export function pageOf(
  { page, page_size, cursor }: ListParameters,
  url: string,
  { order }: Listing<unknown>,
): PageRequest | null {
  if (page === undefined && page_size === undefined && cursor === undefined) return null;
  const size = Number(page_size ?? 100);
  if (typeof cursor !== 'string') return { size, offset: (Number(page ?? 1) - 1) * size, key: null };
  const message = 'page and cursor are two ways to say where to begin: send one of them.';
  // Validation has filled in the default, so the URL tells whether `page` was sent.
  if (isNamed(url, 'page')) throw createProblem('ERR_CURSOR', message, { field: 'cursor' });
  return { size, ...parseCursor(cursor, questionOf(url, order)) };
}

function isNamed(url: string, parameter: string): boolean {
  return Boolean(new URLSearchParams(url.split('?')[1]).get(parameter));
}

/** Returns whether the output of a handler is a list to be read in pages or whole. */
export function isListing(value: unknown): value is Listing<unknown> {
  return typeof value === 'object' && value !== null && 'readAfter' in value && typeof value.readAfter === 'function';
}

/** Returns whether the output of a handler is the page of a feed. */
export function isFeed(value: unknown): value is Feed<unknown> {
  return typeof value === 'object' && value !== null && 'page' in value && 'next' in value;
}

/**
 * Returns the items of one page, and the headers with links to others. The next page begins after the last item, not at a
 * number. Reading it is equally fast at any depth, and concurrent additions and removals shift no items.
 * docs/decisions/136-paging-and-search.md.
 */
export async function findPage(
  db: Reader,
  list: Listing<unknown>,
  { size, offset, key }: PageRequest,
  url: string,
): Promise<{ page: ListPage<unknown>; headers: Record<string, string> }> {
  const { total, page: found } =
    key === null ? await list.readCountedPage(db, offset, size) : await findAndCountAfter(db, list, key, size);

  const last = Math.max(1, Math.ceil(total / size));
  const linkTo = (rel: string, page: number): string => link(url, { page, page_size: size, cursor: null }, rel);

  const linkOnwards = (from: Key): string => {
    const cursor = cursorOf(questionOf(url, list.order), { offset: offset + found.length, key: from });
    return link(url, { page: null, page_size: size, cursor }, 'next');
  };

  const nextLinks = found.next === null ? [] : [linkOnwards(found.next)];
  const back = offset > 0 ? [linkTo('prev', Math.min(Math.ceil(offset / size), last, MAX_PAGE))] : [];
  const end = last > MAX_PAGE ? [] : [linkTo('last', last)];
  const links = fitLinks([linkTo('first', 1), ...back, ...nextLinks, ...end], nextLinks);

  return { page: found, headers: { 'X-Total-Count': String(total), 'X-Page-Size': String(size), ...links } };
}

async function findAndCountAfter(
  db: Reader,
  list: Listing<unknown>,
  key: Key,
  size: number,
): Promise<CountedPage<unknown>> {
  const [total, found] = await Promise.all([list.count(db), list.readAfter(db, key, size)]);
  return { total, page: found };
}

/** The maximum of the header in the contract; many clients refuse a response with headers over 16 kB. */
const MAX_LINK_LENGTH = 8_192;

/**
 * Returns the links that fit: each repeats a long query. The link to the next page is never left out, because a list without it
 * seems complete. Throws where that link alone is too long.
 */
function fitLinks(links: readonly string[], nextLinks: readonly string[]): Record<string, string> {
  const Link = [links, nextLinks].map((each) => each.join(', ')).find(({ length }) => length <= MAX_LINK_LENGTH);
  if (Link === undefined)
    throw createProblem('ERR_HEADERS_TOO_LARGE', 'The URL is too long to be read in pages: send less.');
  return Link === '' ? {} : { Link };
}

/** Returns the link to the next page of a feed; no header at its end. */
export function buildFeedHeaders({ next }: Feed<unknown>, url: string): Record<string, string> {
  const nextLinks = next === null ? [] : [link(url, { after: next }, 'next')];
  return fitLinks(nextLinks, nextLinks);
}

function link(url: string, changes: Readonly<Record<string, string | number | null>>, rel: string): string {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes))
    if (value === null) query.delete(name);
    else query.set(name, String(value));
  return `<${path}?${query.toString()}>; rel="${rel}"`;
}

/** Returns the items after a position in a list that is sent whole; from its beginning for null. */
export function findAfter(db: Reader, list: Listing<unknown>, key: Key | null): Promise<ListPage<unknown>> {
  return list.readAfter(db, key, list.chunk ?? PAGE_ROWS);
}

/** Returns items that are read already, as a page of a list. */
export function wrapFound<Item>(items: readonly Item[]): ListPage<Item> {
  return {
    length: items.length,
    readItems: (_db, from, until) => Promise.resolve(items.slice(from, until)),
    next: null,
  };
}
