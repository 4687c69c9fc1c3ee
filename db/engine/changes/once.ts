// Reads once what a writing transaction needs twice: for the response, its mails and its events.
import type { Changes } from './changes.ts';
import type { Writer } from '../session/database.ts';
import type { Reader, Read } from '../session/reader.ts';

interface Kept<T> {
  readonly ids: string;
  readonly moment: number;
  readonly found: Promise<Map<number, T>>;
}

/**
 * The same reader, which keeps what it found last until the transaction writes or locks anything. Where it names all
 * the `tables` that it reads, only writes and locks of these count. It is for what only changes through
 * db/engine/changes/table.ts, under the lock of its root.
 */
export function once<T>(read: Read<T>, tables?: readonly string[]): Read<T> {
  const last = new WeakMap<Changes, Kept<T>>();
  return async (db: Reader | Writer, ids) => {
    if (!('changes' in db)) return read(db, ids);
    const moment = db.changes.momentOf(tables);
    const asked = ids.join();
    const kept = last.get(db.changes);
    if (kept?.ids === asked && kept.moment === moment) return new Map(await kept.found);
    const found = read(db, ids);
    last.set(db.changes, { ids: asked, moment, found });
    return new Map(await found);
  };
}
