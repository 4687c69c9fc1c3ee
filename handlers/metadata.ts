// Changes of the pairs that integrators keep with objects, by a merge patch.
import type { Writer } from '../db/engine/session/database.ts';
import type { Read } from '../db/engine/session/reader.ts';
import { one } from '../db/engine/changes/table.ts';
import { patchedPairs, type Metadata } from '../domain/values/metadata.ts';
import type { components } from '../generated/types.ts';

type Change = components['schemas']['MetadataChange'];
type Asked = { readonly path: { readonly id: number }; readonly body: Change };

interface Row {
  readonly id: number;
  readonly metadata: Metadata;
}
/** A table with pairs: what else a row has does not matter here. */
interface Rows<Stored extends Row> {
  readonly read: Read<Stored>;
  update(db: Writer, before: Stored, changes: Pick<Row, 'metadata'>): Promise<void>;
}

/** Changes the pairs of the thing that the path names, and answers it as it is now. */
export function patchPairs<Thing, Stored extends Row>(
  rows: Rows<Stored>,
  read: Read<Thing>,
): (asked: Asked, context: { readonly db: Writer }) => Promise<Thing> {
  return async ({ path, body }, { db }) => {
    await changePairs(rows, db, path.id, body);
    return one(read, db, path.id);
  };
}

/** Changes the pairs of a row. Throws ERR_LENGTH. */
export async function changePairs<Stored extends Row>(
  rows: Rows<Stored>,
  db: Writer,
  id: number,
  { metadata }: Change,
): Promise<void> {
  const before = await one(rows.read, db, id);
  await rows.update(db, before, { metadata: patchedPairs(before.metadata, metadata) });
}
