// The frame of a write of noted rows: their roots are noted before, and earlier reads of the table count no longer.
import { grouped } from '../grouped.ts';
import type { Writer } from '../session/database.ts';
import type { RootRef } from './changes.ts';
import type { OwnRows } from './own-rows.ts';

/** Notes roots that are about to change. */
export async function touchAll(db: Writer, roots: readonly RootRef[]): Promise<void> {
  for (const [root, refs] of grouped(roots, (ref) => ref.root)) {
    const rows = [...new Map(refs.map((ref) => [ref.id, { id: ref.id, root: ref }])).values()];
    await db.changes.touching(db, root, rows);
  }
}

/**
 * Runs a write: a read before it was sent and answered is of another moment than a read after it. `forget` tells the
 * transaction's own rows what the write may change, at both moments: a lock may be answered in between.
 */
export async function passing<T>(
  db: Writer,
  writing: Promise<T>,
  table?: string,
  forget: (own: OwnRows) => void = () => undefined,
): Promise<T> {
  const pass = (): void => {
    db.changes.passMoment(table);
    forget(db.changes.own);
  };
  pass();
  try {
    return await writing;
  } finally {
    pass();
  }
}
