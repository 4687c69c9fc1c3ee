// The change feed: stored events in the order of commits, so that nothing appears behind a reader.
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { sorted, type Order } from '../engine/session/dialect.ts';
import { positionOf, type EventRow, type StoredEvent } from '../engine/changes/stored-event.ts';
import { countedCommand } from '../engine/session/sql.ts';

/** An event with its place in the feed. */
export interface FeedEvent extends StoredEvent {
  /** Opaque to clients; `after` takes it. */
  readonly position: string;
}

/** The order of commits. On SQLite all transactions have the same number: the id alone is a step in an index there. */
const IN_ORDER: Readonly<Record<Dialect, readonly Order[]>> = {
  postgres: (['xact', 'id'] as const).map((column) => ({ column, direction: 'asc', empty: null })),
  sqlite: [{ column: 'id', direction: 'asc', empty: null }],
};

/** In characters of what events tell: more than that is left to the next page. */
const MOST = 2_000_000;
/** So many rows are read at once. */
const AT_ONCE = 101;

/**
 * The first `limit` events after a position, from the start for null, that occurred at `since` or later; `isMore` when others
 * follow. They are fewer where they are large: whoever reads on gets the others.
 */
export async function eventsUpTo(
  db: Reader,
  position: string | null,
  since: Instant,
  limit: number,
): Promise<{ events: FeedEvent[]; isMore: boolean }> {
  const events: FeedEvent[] = [];
  let size = 0;
  let after = position;
  for (;;) {
    const wanted = Math.min(AT_ONCE, limit + 1 - events.length);
    const found = await eventsAfter(db, after, since, wanted);
    for (const event of found) {
      if (events.length === limit || size > MOST) return { events, isMore: true };
      events.push(event);
      size += JSON.stringify(event.data).length;
    }
    if (found.length < wanted) return { events, isMore: false };
    after = found.at(-1)?.position ?? null;
  }
}

/**
 * The first `limit` events after a position, from the start for null, that occurred at `since` or later.
 *
 * On PostgreSQL numbers are given out before transactions commit, so a lower one can appear after a higher one was read.
 * Events are therefore ordered by their transaction, and shown when no older transaction is still at work. On SQLite
 * transactions follow each other, and so do the numbers.
 */
export async function eventsAfter(
  db: Reader,
  position: string | null,
  since: Instant,
  limit: number,
): Promise<FeedEvent[]> {
  const chosen = db.build('events').where('occurred_at', '>=', since).limit(limit);
  const query = sorted(db, chosen, IN_ORDER[db.dialect]);
  if (db.dialect === 'postgres') void query.whereRaw('xact < pg_snapshot_xmin(pg_current_snapshot())');
  if (position !== null) {
    const [xact = '0', id = '0'] = position.split('.');
    // SQLite would compare numbers with text: all text comes after all numbers.
    if (db.dialect === 'postgres') void query.whereRaw('(xact, id) > (?::xid8, ?::bigint)', [xact, id]);
    else void query.where('id', '>', Number(id));
  }
  const rows = await db.query<EventRow>(query);
  return rows.map((row) => ({ ...row, position: positionOf(row) }));
}

const lastPlace = {
  sqlite: "select seq < ? as ahead from sqlite_sequence where name = 'events'",
  postgres: 'select pg_snapshot_xmax(pg_current_snapshot()) <= ?::xid8 as ahead',
};

/** Whether a position was never given out: that of a database which was since replaced by an older copy. */
export async function isAhead(db: Reader, position: string): Promise<boolean> {
  const [xact = '0', id = '0'] = position.split('.');
  const place = db.dialect === 'postgres' ? xact : Number(id);
  const [row] = await db.query<{ ahead: boolean | number }>(lastPlace[db.dialect], [place]);
  return row === undefined ? place !== 0 : Boolean(row.ahead);
}

const forget = countedCommand(() => 'delete from events where occurred_at < ?');

/** Forgets events that occurred before `until`; answers how many. */
export function forgetEvents(db: Writer, until: Instant): Promise<number> {
  return forget(db, until);
}
