// The frame of a recorded write: records the roots before it, and drops the cached rows of the transaction around it.
import { groupBy } from '../group-by.ts';
import type { Writer } from '../session/database.ts';
import type { RootRef } from './changes.ts';
import type { OwnRows } from './own-rows.ts';

/** Records roots that are about to change. */
export async function touchAll(db: Writer, roots: readonly RootRef[]): Promise<void> {
  for (const [root, refs] of groupBy(roots, (ref) => ref.root)) {
    const rows = [...new Map(refs.map((ref) => [ref.id, { id: ref.id, root: ref }])).values()];
    await db.changes.noteUpdate(db, root, rows);
  }
}

/**
 * Runs a write that may change cached rows of the transaction. `purge` runs before and after it, since a lock in
 * between may cache a row again.
 */
export async function invalidateAround<T>(
  db: Writer,
  writing: Promise<T>,
  purge: (ownRows: OwnRows) => void,
): Promise<T> {
  purge(db.changes.ownRows);
  try {
    return await writing;
  } finally {
    purge(db.changes.ownRows);
  }
}
