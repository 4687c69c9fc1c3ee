// Start time groups: their rows, and whether a group has a start time in the future.
import type { components, Instant } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';
import { lockRoot } from '../engine/changes/roots.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';

export type StartTimeGroup = components['schemas']['StartTimeGroup'];
type GroupRow = Omit<StartTimeGroup, 'has_startmoments_in_future'>;

const rows = defineTable<GroupRow>('start_time_groups');

/** Reads groups without the members that change with time. */
export const read: ReadByIds<GroupRow> = rows.read;

/** Returns a reader of groups with their state at a moment. */
export function readAt(now: Instant): ReadByIds<StartTimeGroup> {
  return async (db, ids) => {
    const groups = await read(db, ids);
    const open = await findWithStartTimesAfter(db, [...groups.keys()], now);
    return new Map([...groups].map(([id, row]) => [id, { ...row, has_startmoments_in_future: open.has(id) }]));
  };
}

const openAfter = defineStatement<{ id: number }>(
  (dialect) => `select g.id from start_time_groups g where ${isInList(dialect, 'g.id')}
    and exists (select 1 from start_times s where s.startmomentgroep_id = g.id and s.datetime > ?)`,
);

async function findWithStartTimesAfter(db: Reader, ids: readonly number[], now: Instant): Promise<Set<number>> {
  return new Set((await openAfter(db, ids, now)).map(({ id }) => id));
}

export function select(db: Reader): Selection {
  return selectAll(db, 'start_time_groups');
}

export function insert(db: Writer, body: components['schemas']['NewStartTimeGroup']): Promise<number> {
  return rows.insert(db, body);
}

export function update(db: Writer, before: GroupRow, body: components['schemas']['StartTimeGroupPut']): Promise<void> {
  return rows.update(db, before, body);
}

export function remove(db: Writer, before: GroupRow): Promise<void> {
  return rows.remove(db, before);
}

/** Locks a group for batches of start times until the transaction ends. */
export async function lockGroup(db: Writer, id: number): Promise<void> {
  await lockRoot(db, 'start_time_groups', id);
}

/** The objects that events announce. */
export const announced = {
  Startmomentgroep: createEventObject({ table: 'start_time_groups', read, schema: 'StartTimeGroup' }),
};
