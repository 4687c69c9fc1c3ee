// Notes when credentials and accounts were last used: no version, no event.
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { defineCommand } from '../engine/session/sql.ts';

/**
 * Returns a function that writes moments by id. `text` is an update of one row: the moment, then the id. Deleted rows
 * are skipped.
 */
export function createTouch(text: string): (db: Writer, lastUses: ReadonlyMap<number, Instant>) => Promise<void> {
  const note = defineCommand(() => text);
  return async (db, lastUses) => {
    // Locked in one order, so that two processes that do this at once do not deadlock.
    for (const [id, moment] of [...lastUses].sort(([a], [b]) => a - b)) await note(db, moment, id);
  };
}
