// How many items lists have: counted for each page up to 10,000; beyond that a count is cached for a minute.
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { compileQuery } from './session/build.ts';
import type { BoundStatement, Reader } from './session/reader.ts';

/** A filter that matches more rows does not lead a list: a scan by id fills a page sooner. */
export const MANY_ROWS = 100_000;
/** Lists with no more items are counted exactly for each request. */
export const EXACT_ROWS = 10_000;
const CACHE_LIMITS = { max: 1_000, ttl: 60_000 };

/** Returns milliseconds of a monotonic clock. */
type Clock = () => number;

/** The cached counts, by statement: its text and values contain every filter, those of the caller's rights included. */
export class CachedTotals {
  readonly #counts: LRUCache<string, Promise<number>>;

  constructor(now: Clock = () => performance.now()) {
    // The time is read for each lookup and not cached.
    this.#counts = new LRUCache({ ...CACHE_LIMITS, perf: { now }, ttlResolution: 0 });
  }

  /** Returns the cached count of the last minute, or the result of `count`. Concurrent calls share one count. */
  async findTotal({ text, values }: BoundStatement, count: () => Promise<number>): Promise<number> {
    const key = JSON.stringify([text, values]);
    // The count of another caller may have been aborted, which must not fail this one.
    const cachedTotal = await this.#counts.get(key)?.catch(() => undefined);
    if (cachedTotal !== undefined) return cachedTotal;
    const counting = count();
    this.#counts.set(key, counting);
    // The callers that await it get the error.
    counting.catch(() => {
      if (this.#counts.peek(key) === counting) this.#counts.delete(key);
    });
    return counting;
  }
}

/** Returns `count` where it is at most `EXACT_ROWS`, else the whole count, at most a minute old. */
export async function totalOf(db: Reader, count: number, all: () => BoundStatement): Promise<number> {
  if (count <= EXACT_ROWS) return count;
  return readRecentCount(db, all());
}

function readRecentCount(db: Reader, question: BoundStatement): Promise<number> {
  return db.total === undefined ? countOf(db, question) : db.total(question);
}

/**
 * Returns whether a query finds more than `than` rows; it counts no further. The result may be a minute old, since it
 * only decides how a list is read.
 */
export async function areMore(db: Reader, rows: Knex.QueryBuilder, than: number): Promise<boolean> {
  const firstRows = rows
    .select(db.build.raw('1'))
    .limit(than + 1)
    .as('some');
  return (await readRecentCount(db, compileQuery(db.build.from(firstRows).count({ count: '*' })))) > than;
}

/** Returns the count of a statement. */
export async function countOf(db: Reader, { text, values }: BoundStatement): Promise<number> {
  const [row] = await db.query<{ count: number }>(text, values);
  return row?.count ?? 0;
}

/**
 * Returns a total that fits a page of `pageLength` items after `offset` others: rows may have been added or removed since
 * the count.
 */
export function fitTotal(total: number, offset: number, pageLength: number, hasMore: boolean): number {
  if (hasMore) return Math.max(total, offset + pageLength + 1);
  return pageLength > 0 ? offset + pageLength : Math.min(total, offset);
}
