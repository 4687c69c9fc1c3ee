// How many items lists have: counted for each page up to 10,000; beyond that a count is kept for a minute.
import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { compileQuery } from './session/build.ts';
import type { BoundStatement, Reader } from './session/reader.ts';

/** A filter that leaves more does not find the rows of a list: going through all by id meets those of a page sooner. */
export const MANY_ROWS = 100_000;
/** Lists of no more items are counted whenever somebody asks. */
export const EXACT_ROWS = 10_000;
const CACHE_LIMITS = { max: 1_000, ttl: 60_000 };

/** A moment in milliseconds, of a clock that nobody sets. */
type Clock = () => number;

/** The counts that are kept, by their question: its text and values hold every filter, and whatever the caller may not see. */
export class CachedTotals {
  readonly #kept: LRUCache<string, Promise<number>>;

  constructor(now: Clock = () => performance.now()) {
    // One look at the clock for each question: nothing is kept of what it said before.
    this.#kept = new LRUCache({ ...CACHE_LIMITS, perf: { now }, ttlResolution: 0 });
  }

  /** The answer of the last minute, or what `count` answers. Others who ask meanwhile wait for it as well. */
  async findTotal({ text, values }: BoundStatement, count: () => Promise<number>): Promise<number> {
    const key = JSON.stringify([text, values]);
    // The count of another may have been ended: that is no reason to end this one.
    const known = await this.#kept.get(key)?.catch(() => undefined);
    if (known !== undefined) return known;
    const counting = count();
    this.#kept.set(key, counting);
    // Those who wait for it hear of it.
    counting.catch(() => {
      if (this.#kept.peek(key) === counting) this.#kept.delete(key);
    });
    return counting;
  }
}

/** A count that stopped beyond `EXACT` as that of everything, at most a minute old; any other as it is. */
export async function totalOf(db: Reader, some: number, all: () => BoundStatement): Promise<number> {
  if (some <= EXACT_ROWS) return some;
  return readRecentCount(db, all());
}

function readRecentCount(db: Reader, question: BoundStatement): Promise<number> {
  return db.total === undefined ? countOf(db, question) : db.total(question);
}

/** Whether a query finds more rows than so many: it stops there. The answer may be a minute old: it only decides how a list is read. */
export async function areMore(db: Reader, rows: Knex.QueryBuilder, than: number): Promise<boolean> {
  const some = rows
    .select(db.build.raw('1'))
    .limit(than + 1)
    .as('some');
  return (await readRecentCount(db, compileQuery(db.build.from(some).count({ count: '*' })))) > than;
}

/** The number that a question answers. */
export async function countOf(db: Reader, { text, values }: BoundStatement): Promise<number> {
  const [row] = await db.query<{ count: number }>(text, values);
  return row?.count ?? 0;
}

/**
 * A total that does not contradict a page of `found` items after `offset` others: rows may have come and gone since it was
 * counted.
 */
export function fitTotal(total: number, offset: number, found: number, hasMore: boolean): number {
  if (hasMore) return Math.max(total, offset + found + 1);
  return found > 0 ? offset + found : Math.min(total, offset);
}
