// The change feed: stored events in the order of commits, so that nothing appears behind a reader.
import type { Instant } from '../generated/types.ts';
import type { Reader, Writer } from './connection.ts';
import { all, sorted } from './dialect.ts';
import type { StoredEvent } from './events.ts';

/** An event with its place in the feed. */
export interface FeedEvent extends StoredEvent {
  /** Opaque to clients; `after` takes it. */
  readonly position: string;
}

const IN_ORDER = ['xact', 'id'].map((column) => ({ column, direction: 'asc' as const }));

type EventRow = StoredEvent & { readonly id: number; readonly xact: string | number };

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
  const query = sorted(db, db.knex('events').where('occurred_at', '>=', since).limit(limit), IN_ORDER);
  if (db.dialect === 'postgres') void query.whereRaw('xact < pg_snapshot_xmin(pg_current_snapshot())');
  if (position !== null) {
    const [xact = '0', id = '0'] = position.split('.');
    // SQLite would compare numbers with text: all text comes after all numbers.
    const place = db.dialect === 'postgres' ? [xact, id] : [Number(xact), Number(id)];
    void query.whereRaw(db.dialect === 'postgres' ? '(xact, id) > (?::xid8, ?::bigint)' : '(xact, id) > (?, ?)', place);
  }
  const rows = await all<EventRow>(query);
  return rows.map((row) => ({ ...row, position: `${String(row.xact)}.${String(row.id)}` }));
}

/** Forgets events that occurred before `until`; answers how many. */
export async function forgetEvents(db: Writer, until: Instant): Promise<number> {
  return db.knex('events').where('occurred_at', '<', until).delete();
}
