// The stories of all objects, as their events tell them: whole, without contradictions, and ending as the objects are now.
import { IS_CHANGE } from '../../db/engine/changes/stored-event.ts';
import { groupByTable, type Snapshot } from '../../db/engine/changes/changes.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { objects } from '../../db/objects.ts';
import { ZONE } from './clock.ts';

type StoryRow = Readonly<Record<string, unknown>>;

/** Objects that migrations make in every installation, without an event. */
const INITIAL_OBJECTS: ReadonlySet<string> = new Set(['Instelling']);

const elsewhere = new Set<string>();

/** Declares that the test file changes objects of these kinds by SQL, as operators do, without events. */
export function declareSqlChanges(...names: readonly string[]): void {
  for (const name of names) elsewhere.add(name);
}

interface StoryEvent {
  readonly event: string;
  readonly object: string;
  readonly object_id: number;
  readonly data: unknown;
  readonly modified: unknown;
  readonly previous: unknown;
}

/**
 * The events tell the whole story of every object. It begins with an insert, or was there from the start, and ends as
 * the object is now.
 */
export async function checkStories(db: Reader): Promise<readonly string[]> {
  const events: StoryEvent[] = await db.query(
    db
      .build('events')
      .whereRaw(IS_CHANGE)
      .orderByRaw('xact, id')
      .select('event', 'object', 'object_id', 'data', 'modified', 'previous'),
  );
  const stories = new Map<string, StoryEvent[]>();

  for (const each of events) {
    const key = `${each.object} ${String(each.object_id)}`;
    stories.set(key, [...(stories.get(key) ?? []), each]);
  }

  const problems: string[] = [];
  for (const [table, objectEntries] of groupByTable(objects)) {
    const ids = (await db.query<{ id: number }>(db.build(table).select('id'))).map((row) => row.id);
    for (const [name, object] of objectEntries.filter(([each]) => !elsewhere.has(each))) {
      const now = await object.readSnapshots(db, ids);
      const objectIds = new Set([...ids, ...[...stories.values()].flatMap((story) => listIds(story, name))]);
      for (const id of objectIds) {
        const label = `${name} ${String(id)}`;
        const story = stories.get(`${name} ${String(id)}`) ?? [];
        if (!INITIAL_OBJECTS.has(name)) problems.push(...findMissing(label, now.get(id), story));
        problems.push(...findOutdated(label, now.get(id), story));
      }
    }
  }

  for (const [key, story] of stories) problems.push(...findContradictions(key, story));
  return problems;
}

function listIds(story: readonly StoryEvent[], name: string): number[] {
  return story.slice(0, 1).flatMap(({ object, object_id }) => (object === name ? [object_id] : []));
}

/** An existing thing was announced and not taken back; a missing one was not announced, or was taken back. */
function findMissing(label: string, now: Snapshot | undefined, story: readonly StoryEvent[]): string[] {
  const last = story.filter(({ event }) => /::(postInsert|postDelete)$/.test(event)).at(-1);
  const announced = last?.event.endsWith('postInsert') === true;
  const present = now?.present === true;
  if (present === announced) return [];
  return [present ? `${label} is there and no event tells of it` : `${label} is gone and no event tells of it`];
}

/** The last event of an object must equal its read. */
function findOutdated(label: string, now: Snapshot | undefined, story: readonly StoryEvent[]): string[] {
  const last = story.at(-1);
  if (now?.present !== true || last === undefined) return [];
  const eventRow = parseValue(last.data) as StoryRow;
  const currentRow = JSON.parse(now.toText(ZONE)) as StoryRow;
  const formatMember = (members: StoryRow, name: string): string => JSON.stringify(members[name] ?? null);
  return [...new Set([...Object.keys(eventRow), ...Object.keys(currentRow)])]
    .filter((name) => formatMember(eventRow, name) !== formatMember(currentRow, name))
    .map(
      (name) =>
        `${label}: ${name} is ${formatMember(currentRow, name)}, its last event said ${formatMember(eventRow, name)}`,
    );
}

/** Insert and delete alternate, and every update has the previous state as the previous event had it. */
function findContradictions(label: string, story: readonly StoryEvent[]): string[] {
  const problems: string[] = [];
  let there = INITIAL_OBJECTS.has(label.split(' ')[0] ?? '');
  let lastRow: StoryRow = {};

  for (const { event, data, modified, previous } of story) {
    const kind = event.split('::')[1];
    const now = parseValue(data) as StoryRow;
    const was = parseValue(previous) as StoryRow | null;
    const names = parseValue(modified) as string[] | null;
    if (kind === 'postInsert' && there) problems.push(`${label} was inserted twice`);
    if ((kind === 'postUpdate' || kind === 'postDelete') && !there)
      problems.push(`${label}: ${kind} before its insert`);
    if (kind === 'postUpdate') {
      if ((names ?? []).length === 0) problems.push(`${label}: an update that changed nothing`);
      for (const name of names ?? [])
        if (name in lastRow && JSON.stringify(was?.[name]) !== JSON.stringify(lastRow[name] ?? null))
          problems.push(
            `${label}: the update of ${name} says it was ${JSON.stringify(was?.[name])}, the event before it said ${JSON.stringify(lastRow[name])}`,
          );
    }
    if (kind === 'postInsert') there = true;
    if (kind === 'postDelete') there = false;
    lastRow = now;
  }

  return problems;
}

function parseValue(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}
