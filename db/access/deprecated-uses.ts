// The uses of deprecated parts of the interface, as entries of the audit trail: one a day for each caller, operation and part.
import type { OperationId } from '../../generated/operations.ts';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { DEPRECATED_USE } from '../engine/changes/stored-event.ts';
import { insertEntries, type TrailEntry } from './trail-entries.ts';

/** The first use on a day. */
export interface DeprecatedUse {
  readonly operation: OperationId;
  /** The deprecated part, such as `?zoek` or `regels[].prijs`. */
  readonly part: string;
  readonly caller: { readonly type: 'apikey' | 'user'; readonly id: number; readonly userId: number | null };
  /** The local date. */
  readonly day: string;
  readonly moment: Instant;
  readonly address: string;
  readonly requestId: string;
}

/** Returns the name of the entry of a use: equal for the uses that are one entry. */
export function nameOfUse({ operation, part, caller, day }: DeprecatedUse): string {
  return `${day} ${caller.type} ${String(caller.id)} ${operation} ${part}`;
}

/** Stores uses. Existing entries, of another process or from before a restart, stay unchanged. */
export async function insert(db: Writer, uses: readonly DeprecatedUse[]): Promise<void> {
  await insertEntries(db, uses.map(entryOf));
}

function entryOf(use: DeprecatedUse): TrailEntry {
  const { caller, operation, part, moment, address, requestId } = use;
  return {
    name: nameOfUse(use),
    event: DEPRECATED_USE,
    object: caller.type === 'apikey' ? 'APIKey' : 'frameworkGuardUser',
    object_id: caller.id,
    actor_type: caller.type,
    actor_id: caller.id,
    user_id: caller.userId,
    data: { operation, part },
    moment,
    address,
    requestId,
  };
}
