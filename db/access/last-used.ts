// Notes when credentials and accounts were last used: no version, no event.
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { defineCommand } from '../engine/session/sql.ts';

/** Writes moments by id. `text` is an update of one row: the moment, then the id. Rows that are gone by now are passed over. */
export function createTouch(text: string): (db: Writer, used: ReadonlyMap<number, Instant>) => Promise<void> {
  const note = defineCommand(() => text);
  return async (db, used) => {
    // In one order, so that two processes that do this at once do not wait for each other.
    for (const [id, moment] of [...used].sort(([a], [b]) => a - b)) await note(db, moment, id);
  };
}
