// Entries of the audit trail without a change: logins, and uses of deprecated parts.
import { hash } from 'node:crypto';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { insertRows } from '../engine/session/insert.ts';

/** An entry before it is stored. */
export interface TrailEntry {
  /** Only one entry with a name is stored, by the first process; an entry without a name is always added. */
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

/** Stores entries. Those with a name that exists already, of another process or from before a restart, are skipped. */
export async function insertEntries(db: Writer, entries: readonly TrailEntry[]): Promise<void> {
  // Locked in one order, so that two processes that do this at once do not deadlock.
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

/** Returns the event id that follows from a name, as a UUID like all ids of events. */
function eventIdOf(name: string): string {
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash('sha256', name)) ?? [];
  return parts.join('-');
}
