// Entries of the audit trail that no change made: logins, and uses of deprecated parts.
import { hash } from 'node:crypto';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { insertRows } from '../engine/session/sql.ts';

/** An entry as whoever saw it tells of it. */
export interface TrailEntry {
  /** There is one entry of a name, whichever process writes it first; without a name it is one more. */
  readonly name?: string;
  readonly event: string;
  readonly object: 'APIKey' | 'frameworkGuardUser';
  readonly object_id: number;
  readonly actor_type: 'apikey' | 'user' | 'system';
  readonly actor_id: number | null;
  readonly user_id: number | null;
  readonly data: object;
  readonly moment: Instant;
  readonly address: string;
  readonly requestId: string;
}

/** Stores entries. Those whose name is there already, from another process or from before a restart, stay as they are. */
export async function insertEntries(db: Writer, entries: readonly TrailEntry[]): Promise<void> {
  // In one order, so that two processes that do this at once do not wait for each other.
  const rows = entries.map((entry) => toRow(db, entry)).sort((a, b) => (a.event_id < b.event_id ? -1 : 1));
  await insertRows(db, 'events', rows, { conflict: 'on conflict (event_id) do nothing' });
}

function toRow(db: Writer, { name, data, moment, requestId, ...entry }: TrailEntry) {
  return {
    ...entry,
    event_id: name === undefined ? db.chance.drawUuid('event') : eventIdOf(name),
    occurred_at: moment,
    sequence: 0,
    data: JSON.stringify(data),
    request_id: requestId,
    audited_as: entry.event,
  };
}

/** The id of an event for a name, in the form of all ids of events. */
function eventIdOf(name: string): string {
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash('sha256', name)) ?? [];
  return parts.join('-');
}
