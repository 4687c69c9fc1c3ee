// The change feed: stored events in the order of commits, so that no event appears behind a reader's position.
import type { Knex } from 'knex';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import type { ListPage } from '../engine/listing.ts';
import { sortQuery, type ColumnOrder } from '../engine/session/dialect.ts';
import {
  IS_CHANGE,
  positionOf,
  type EventRow,
  type EventPosition,
  type StoredEvent,
} from '../engine/changes/stored-event.ts';
import { deleteSome } from '../engine/purge.ts';
import { defineCommand, defineStatement } from '../engine/session/sql.ts';
import { isBehind } from '../../domain/announcements/feed-position.ts';

/** An event with its position in the feed. */
export interface FeedEvent extends StoredEvent {
  /** Opaque to clients, who send it as `after`. */
  readonly position: string;
}

/** The order of commits. On SQLite all events have the same transaction number: the id alone uses an index there. */
const COMMIT_ORDER: Readonly<Record<Dialect, readonly ColumnOrder[]>> = {
  postgres: (['xact', 'id'] as const).map((column) => ({ column, direction: 'asc', empty: null })),
  sqlite: [{ column: 'id', direction: 'asc', empty: null }],
};

/**
 * Finds the first `limit` events after a position, from the start for null. `toItem` converts them when they are read.
 * `next` is the position of the last event, null at the end.
 */
export async function readFeedAfter<Item>(
  db: Reader,
  position: string | null,
  limit: number,
  toItem: (event: FeedEvent) => Item,
): Promise<{ readonly page: ListPage<Item>; readonly next: string | null }> {
  const eventPositions = await db.query<EventPosition>(queryEventsAfter(db, position, limit + 1).select('xact', 'id'));
  const positions = eventPositions.slice(0, limit).map(positionOf);
  const readItems = async (reader: Reader, from: number, until: number): Promise<(Item | undefined)[]> => {
    const events = await readEventsAfter(reader, positions[from - 1] ?? position, until - from);
    const itemsByPosition = new Map(events.map((event) => [event.position, toItem(event)]));
    return positions.slice(from, until).map((each) => itemsByPosition.get(each));
  };
  const next = eventPositions.length > limit ? (positions.at(-1) ?? null) : null;
  return { page: { length: positions.length, readItems, next: null }, next };
}

/** Returns the first `limit` events after a position, from the start for null. */
export async function readEventsAfter(db: Reader, position: string | null, limit: number): Promise<FeedEvent[]> {
  const rows = await db.query<EventRow>(queryEventsAfter(db, position, limit).select('events.*'));
  return rows.map((row) => ({ position: positionOf(row), ...row }));
}

/**
 * Returns a query for the events after a position in the order of commits. PostgreSQL assigns ids before transactions
 * commit, so a lower id can become visible after a higher one. Events are therefore ordered by transaction, and shown
 * when no older transaction is running. On SQLite transactions are serial, and so are the ids.
 *
 * Example: transaction 501 stores event 11, and its commit takes a while. Transaction 502 stores event 12 and commits.
 *
 * - While 501 runs, `pg_snapshot_xmin` is 501, and the feed shows neither event. A feed by id would show 12, and its
 *   reader would continue after 12 and miss 11.
 * - When 501 has committed, xmin is 503 or more. The feed shows 501.11 and 502.12, and a reader continues after `502.12`.
 */
function queryEventsAfter(db: Reader, position: string | null, limit: number): Knex.QueryBuilder {
  const changes = db.build('events').whereRaw(IS_CHANGE).limit(limit);
  const query = sortQuery(db, changes, COMMIT_ORDER[db.dialect]);
  if (db.dialect === 'postgres') void query.whereRaw('xact < pg_snapshot_xmin(pg_current_snapshot())');
  if (position === null) return query;
  const [xact = '0', id = '0'] = position.split('.');
  // Numbers, not texts: SQLite sorts all texts after all numbers.
  if (db.dialect === 'postgres') return query.whereRaw('(xact, id) > (?::xid8, ?::bigint)', [xact, id]);
  return query.where('id', '>', Number(id));
}

const IS_AHEAD = {
  sqlite: "select seq < ? as ahead from sqlite_sequence where name = 'events'",
  postgres: 'select pg_snapshot_xmax(pg_current_snapshot()) <= ?::xid8 as ahead',
};

/** Returns whether a position lies beyond the newest event: the database was since replaced by an older copy. */
export async function isAhead(db: Reader, position: string): Promise<boolean> {
  const [xact = '0', id = '0'] = position.split('.');
  const eventPosition = db.dialect === 'postgres' ? xact : Number(id);
  const [row] = await db.query<{ ahead: boolean | number }>(IS_AHEAD[db.dialect], [eventPosition]);
  return row === undefined ? eventPosition !== 0 : Boolean(row.ahead);
}

const selectNewest = defineStatement<EventPosition>(
  () => `select xact, id from events where occurred_at < ? and ${IS_CHANGE} order by occurred_at desc, id desc limit 1`,
);
const start = defineStatement<EventPosition>(() => 'select xact, event_no as id from feed_starts where id = 1');

/** Returns the position of the newest event before a moment; null for none. */
export async function findNewestBefore(db: Reader, moment: Instant): Promise<string | null> {
  const [eventPosition] = await selectNewest(db, moment);
  return eventPosition === undefined ? null : positionOf(eventPosition);
}

/** Returns the position of the newest purged event; null while none was purged. */
export async function findFeedStart(db: Reader): Promise<string | null> {
  const [eventPosition] = await start(db);
  return eventPosition === undefined ? null : positionOf(eventPosition);
}

const deleteExpired = defineCommand<EventPosition & { readonly changed: boolean | number }>((dialect) => {
  const deletion = deleteSome(dialect, 'events', { where: 'occurred_at < ?', order: 'occurred_at, id' });
  return `${deletion} returning xact, id, ${IS_CHANGE} as changed`;
});
const noteStart = defineCommand(
  () => `insert into feed_starts (id, xact, event_no) values (1, ?, ?)
    on conflict (id) do update set xact = excluded.xact, event_no = excluded.event_no`,
);

/** Deletes up to `limit` events that occurred before `until`, the oldest first; returns how many. */
export async function purgeEvents(db: Writer, until: Instant, limit: number): Promise<number> {
  const deletedRows = await deleteExpired(db, until, limit);
  const changes = deletedRows.filter(({ changed }) => changed);
  if (changes.length === 0) return deletedRows.length;
  const eventPositions: readonly EventPosition[] = [...(await start(db)), ...changes];
  const last = eventPositions.reduce((one, other) => (isBehind(positionOf(one), positionOf(other)) ? other : one));
  await noteStart(db, last.xact, last.id);
  return deletedRows.length;
}
