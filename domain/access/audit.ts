// The entries of the audit trail: through whom a change came, from where, and the values before and after.
import type { components } from '../../generated/types.ts';
import { seenOf } from '../values/visible-change.ts';
import type { Viewer } from '../values/view.ts';

export type AuditEntry = components['schemas']['AuditEntry'];

type AuditMembers = Readonly<Record<string, unknown>>;

/** A recorded change: who made it and what it did, in wire values. */
export interface RecordedChange extends Omit<AuditEntry, 'modified' | 'before' | 'after'> {
  /** Null unless the object was changed. */
  readonly modified: readonly string[] | null;
  /** The values of the modified members before the change. */
  readonly previous: AuditMembers | null;
  /** The whole object: after the change, or before its removal. */
  readonly data: AuditMembers;
}

const NO_CHANGES: ReadonlySet<AuditEntry['event']> = new Set(['deprecated', 'login', 'loginError']);

/** Returns the entry of a change for a viewer. A viewer who may not see the object learns that it changed, not how. */
export function auditEntryOf({ modified, previous, data, ...entry }: RecordedChange, viewer: Viewer): AuditEntry {
  // Such entries record an event of a key or a user: their data describe the event, not a change.
  if (NO_CHANGES.has(entry.event)) return { ...entry, modified: [], before: null, after: data };
  const view = seenOf({ object: entry.object, modified, previous, data }, viewer);
  if (view === null) return { ...entry, modified: [], before: null, after: null };
  const isThere = entry.event === 'postInsert';
  if (view.modified === null)
    return { ...entry, modified: [], before: isThere ? null : view.data, after: isThere ? view.data : null };
  const after = Object.fromEntries(view.modified.map((member) => [member, view.data[member] ?? null]));
  return { ...entry, modified: [...view.modified], before: { ...view.previous }, after };
}
