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
  /** The modified members as they were. */
  readonly previous: AuditMembers | null;
  /** The whole object: as it was last when it was removed, else as it became. */
  readonly data: AuditMembers;
}

const NO_CHANGES: ReadonlySet<AuditEntry['event']> = new Set(['deprecated', 'login', 'loginError']);

/** The entry of a change for somebody. If they may not view the object, it says that it changed, not what. */
export function auditEntryOf({ modified, previous, data, ...told }: RecordedChange, viewer: Viewer): AuditEntry {
  // These are no changes of the key or the user: their data are what happened.
  if (NO_CHANGES.has(told.event)) return { ...told, modified: [], before: null, after: data };
  const seen = seenOf({ object: told.object, modified, previous, data }, viewer);
  if (seen === null) return { ...told, modified: [], before: null, after: null };
  const isThere = told.event === 'postInsert';
  if (seen.modified === null)
    return { ...told, modified: [], before: isThere ? null : seen.data, after: isThere ? seen.data : null };
  const after = Object.fromEntries(seen.modified.map((member) => [member, seen.data[member] ?? null]));
  return { ...told, modified: [...seen.modified], before: { ...seen.previous }, after };
}
