// The events of a transaction, stored before it commits: no event is lost, and none reports a change that was rolled back.
import type { Instant } from '../../generated/types.ts';
import type { Zone } from '../../generated/wire.ts';
import type { NotedChange, Snapshot, Snapshots } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { groupBy } from '../engine/group-by.ts';
import { defineInsertion } from '../engine/session/insert.ts';
import { isInList, quoteName } from '../engine/session/sql.ts';
import { NOTED_OPTIONS } from '../engine/session/watch.ts';
import type {
  AuditedEvent,
  EventRow,
  EventMembers,
  EventPosition,
  StoredEvent,
} from '../engine/changes/stored-event.ts';
import { subscribersOf } from './subscribers.ts';
import { recordDeliveries } from './webhook-recording.ts';
import { declareConstraints } from '../engine/changes/constraints.ts';

declareConstraints('events', { unique: { events_event_id_unique: 'never' } });

/**
 * The cause of the events: a person or a scheduled job, and the request. `actor.id` is the id of the key or user, null
 * for the service itself.
 */
export interface EventContext {
  readonly now: Instant;
  readonly actor: { readonly type: 'apikey' | 'user' | 'system'; readonly id: number | null };
  readonly requestId: string | null;
  /** The account and the address behind the request; absent for the work of the service itself. */
  readonly origin?: { readonly userId: number | null; readonly address: string };
  readonly zone: Zone;
}

/**
 * Records the changes of a transaction as events, right before its commit. Raises the version of every changed root,
 * reads the changed objects, and stores their events and deliveries. Each object has one event of a kind in a
 * transaction.
 */
export async function recordEvents(db: Writer, context: EventContext): Promise<void> {
  const changes = db.changes.all;
  if (changes.length === 0) return;

  await raiseVersions(db, changes);
  const after = await readSnapshotsAfter(db, changes);
  const rows: NewEvent[] = [];
  const eventContext = { ...context, chance: db.chance };

  for (const change of changes) {
    const before = await change.before;
    for (const [name] of db.changes.objects.get(change.table) ?? []) {
      const pair = { was: before.get(name)?.get(change.id), is: after.get(change.table)?.get(name)?.get(change.id) };
      const sequence = db.changes.versionOf(change.root) ?? 1;
      rows.push(
        ...eventsOf(name, pair, context.zone).map((each) =>
          toStoredEvent(each, name, change.id, sequence, eventContext),
        ),
      );
    }
  }

  if (rows.length === 0) return;

  const heard = await insertEvents(db, rows);
  if (heard.length === 0) return;

  const subscribers = await subscribersOf(
    db,
    heard.map(({ event }) => event),
  );

  if (subscribers.size > 0) await recordDeliveries(db, heard.map(asRead), subscribers, context);
}

// In ascending order of table, the order of all locks.
async function raiseVersions(db: Writer, changes: readonly NotedChange[]): Promise<void> {
  const roots = changes.filter(({ table, id, root }) => root.root === table && root.id === id);
  for (const { kind, root, version = 0 } of roots) if (kind !== 'update') db.changes.setVersion(root, version + 1);

  const updated = groupBy(
    roots.filter(({ kind }) => kind === 'update'),
    ({ table }) => table,
  );

  for (const table of [...updated.keys()].sort()) {
    const ids = (updated.get(table) ?? []).map(({ id }) => id);
    const { rows: raised } = await db.write<{ id: number; version: number }>(
      `update ${quoteName(table)} set version = version + 1 where ${isInList(db.dialect, '"id"')} returning id, version`,
      [ids],
      NOTED_OPTIONS,
    );
    for (const { id, version } of raised) {
      db.changes.setVersion({ root: table, id }, version);
      db.changes.ownRows.noteVersion(table, id, version);
    }
  }
}

async function readSnapshotsAfter(db: Writer, changes: readonly NotedChange[]): Promise<Map<string, Snapshots>> {
  const snapshotsByTable = new Map<string, Snapshots>();
  const present = changes.filter(({ kind }) => kind !== 'remove');
  for (const [table, rows] of groupBy(present, (change) => change.table)) {
    const ids = rows.map(({ id }) => id);
    snapshotsByTable.set(table, await db.changes.read(db, table, ids));
  }
  return snapshotsByTable;
}

/** An event that is being stored, with its data as JSON. */
type NewEvent = Omit<StoredEvent, 'data'> & { readonly data: string };

interface EventDraft {
  readonly event: string;
  readonly auditedAs: AuditedEvent | null;
  /** JSON. */
  readonly data: string;
  readonly modified?: readonly string[];
  readonly previous?: EventMembers;
}

/** An object before and after the transaction; undefined where it did not exist. */
interface SnapshotPair {
  readonly was: Snapshot | undefined;
  readonly is: Snapshot | undefined;
}

// An archived contact, or one of another type since, counts as deleted in its old kind.
function eventsOf(name: string, pair: SnapshotPair, zone: Zone): EventDraft[] {
  const defaultEvents = createDefaultEvents(pair, zone).map((draft) => ({
    ...draft,
    event: `${name}::${draft.event}`,
  }));
  const { was, is } = pair;
  if (is?.present !== true) return defaultEvents;
  const reached = is.reached.filter((event) => was?.reached.includes(event) !== true);
  return [...defaultEvents, ...reached.map((event) => ({ event, auditedAs: null, data: is.toText(zone) }))];
}

function createDefaultEvents({ was, is }: SnapshotPair, zone: Zone): EventDraft[] {
  const wasPresent = was?.present === true;
  const isPresent = is?.present === true;
  if (!wasPresent && !isPresent) return [];
  if (!wasPresent) return saveEvents('postInsert', { data: is?.toText(zone) ?? '{}' });
  if (!isPresent) return [{ event: 'postDelete', auditedAs: 'postDelete', data: (is ?? was).toText(zone) }];
  const before = was.toText(zone);
  const data = is.toText(zone);
  if (before === data) return [];
  const previous = findDifferences(JSON.parse(before) as EventMembers, JSON.parse(data) as EventMembers);
  return saveEvents('postUpdate', { data, modified: Object.keys(previous), previous });
}

function saveEvents(event: AuditedEvent, details: Omit<EventDraft, 'event' | 'auditedAs'>): EventDraft[] {
  return [
    { event, auditedAs: event, ...details },
    { event: 'postSave', auditedAs: null, ...details },
  ];
}

/** Returns the members that differ, with their old values; null for a member that did not exist. */
function findDifferences(was: EventMembers, is: EventMembers): EventMembers {
  const members = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const differing = members.filter((member) => JSON.stringify(was[member]) !== JSON.stringify(is[member]));
  return Object.fromEntries(differing.map((member) => [member, was[member] ?? null]));
}

function toStoredEvent(
  draft: EventDraft,
  object: string,
  objectId: number,
  sequence: number,
  context: EventContext & Pick<Writer, 'chance'>,
): NewEvent {
  return {
    event_id: context.chance.drawUuid('event'),
    event: draft.event,
    object,
    object_id: objectId,
    occurred_at: context.now,
    sequence,
    modified: draft.modified ?? null,
    previous: draft.previous ?? null,
    data: draft.data,
    actor_type: context.actor.type,
    actor_id: context.actor.id,
    request_id: context.requestId,
    audited_as: draft.auditedAs,
    user_id: context.origin?.userId ?? null,
    address: context.origin?.address ?? null,
  };
}

/** The position of a stored event, and whether an active subscription names it. */
interface InsertedEvent extends Pick<EventPosition, 'xact'> {
  readonly id: number;
  readonly heard: boolean | number;
}

// Most events have no subscriber: the insert returns that, and no further query runs.
const IS_HEARD = 'exists (select 1 from webhooks where webhooks.active and webhooks.name = events.event) as heard';

const insertEventRows = defineInsertion<InsertedEvent>(
  'events',
  {
    event_id: 'text',
    event: 'text',
    object: 'text',
    object_id: 'int',
    occurred_at: 'timestamptz',
    sequence: 'int',
    modified: 'json',
    previous: 'json',
    data: 'json',
    actor_type: 'text',
    actor_id: 'int',
    request_id: 'text',
    audited_as: 'text',
    user_id: 'int',
    address: 'text',
  },
  { returning: `id, xact, ${IS_HEARD}` },
);

/** Stores events; returns those that a subscription may receive, with their positions. */
async function insertEvents(db: Writer, events: readonly NewEvent[]): Promise<(NewEvent & EventPosition)[]> {
  const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  const rows = events.map((each) => ({
    ...each,
    modified: toJson(each.modified),
    previous: toJson(each.previous),
  }));
  const inserted = await insertEventRows(db, rows);

  // Ids follow the order of the rows; the returned rows need not.
  const positions = inserted.sort((a, b) => a.id - b.id);
  return positions.flatMap(({ id, xact, heard }, at) => {
    const event = events[at];
    return event === undefined || !heard ? [] : [{ ...event, id, xact }];
  });
}

/** Returns an event in the form of a later read. */
function asRead(event: NewEvent & EventPosition): EventRow {
  return { ...event, data: JSON.parse(event.data) as EventMembers };
}
