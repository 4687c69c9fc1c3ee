// The uses of deprecated parts of the interface, as entries of the audit trail: one a day for each caller, operation and part.
import type { OperationId } from '../../generated/operations.ts';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { DEPRECATED_USE } from '../engine/changes/stored-event.ts';
import { insertRows } from '../engine/session/sql.ts';
import { eventIdOf } from './named-event.ts';

/** The first use on a day, as somebody saw it. */
export interface DeprecatedUse {
  readonly operation: OperationId;
  /** The part, as `?zoek` or `regels[].prijs`. */
  readonly part: string;
  readonly caller: { readonly type: 'apikey' | 'user'; readonly id: number; readonly userId: number | null };
  /** The local date. */
  readonly day: string;
  readonly moment: Instant;
  readonly address: string;
  readonly requestId: string;
}

/** The uses that are one entry have the same name. */
export function nameOfUse({ operation, part, caller, day }: DeprecatedUse): string {
  return `${day} ${caller.type} ${String(caller.id)} ${operation} ${part}`;
}

/** Stores uses. Entries that are there already, from another process or from before a restart, stay as they are. */
export async function insert(db: Writer, uses: readonly DeprecatedUse[]): Promise<void> {
  // In one order, so that two processes that do this at once do not wait for each other.
  const rows = uses.map(toRow).sort((a, b) => (a.event_id < b.event_id ? -1 : 1));
  await insertRows(db, 'events', rows, { conflict: 'on conflict (event_id) do nothing' });
}

function toRow(use: DeprecatedUse) {
  const { caller, operation, part, moment, address, requestId } = use;
  return {
    event_id: eventIdOf(nameOfUse(use)),
    event: DEPRECATED_USE,
    object: caller.type === 'apikey' ? 'APIKey' : 'frameworkGuardUser',
    object_id: caller.id,
    occurred_at: moment,
    sequence: 0,
    data: JSON.stringify({ operation, part }),
    actor_type: caller.type,
    actor_id: caller.id,
    request_id: requestId,
    audited_as: DEPRECATED_USE,
    user_id: caller.userId,
    address,
  };
}
