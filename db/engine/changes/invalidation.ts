// The frame of a write of noted rows: their roots are noted before, and what the transaction knows of them is forgotten.
import { groupBy } from '../group-by.ts';
import type { Writer } from '../session/database.ts';
import type { RootRef } from './changes.ts';
import type { OwnRows } from './own-rows.ts';

/** Notes roots that are about to change. */
export async function touchAll(db: Writer, roots: readonly RootRef[]): Promise<void> {
  for (const [root, refs] of groupBy(roots, (ref) => ref.root)) {
    const rows = [...new Map(refs.map((ref) => [ref.id, { id: ref.id, root: ref }])).values()];
    await db.changes.noteUpdate(db, root, rows);
  }
}

/**
 * Runs a write that may change what the transaction knows of its own rows. `forget` runs before and after it: a lock may be
 * answered in between.
 */
export async function invalidateAround<T>(db: Writer, writing: Promise<T>, purge: (own: OwnRows) => void): Promise<T> {
  purge(db.changes.own);
  try {
    return await writing;
  } finally {
    purge(db.changes.own);
  }
}
