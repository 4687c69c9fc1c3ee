// Changes the pairs that integrators store with objects, by a merge patch.
import type { Writer } from '../db/engine/session/database.ts';
import type { ReadByIds } from '../db/engine/session/reader.ts';
import { readOne } from '../db/engine/changes/table.ts';
import { applyMetadataPatch, type Metadata } from '../domain/values/metadata.ts';
import type { components } from '../generated/types.ts';

type MetadataChange = components['schemas']['MetadataChange'];
type MetadataPatchInput = { readonly path: { readonly id: number }; readonly body: MetadataChange };

interface MetadataRow {
  readonly id: number;
  readonly metadata: Metadata;
}
/** A table with pairs; its other columns do not matter here. */
interface MetadataTable<Stored extends MetadataRow> {
  readonly read: ReadByIds<Stored>;
  update(db: Writer, before: Stored, changes: Pick<MetadataRow, 'metadata'>): Promise<void>;
}

/** Creates the handler that changes the pairs of the object in the path, and returns the object. */
export function patchPairs<Thing, Stored extends MetadataRow>(
  rows: MetadataTable<Stored>,
  read: ReadByIds<Thing>,
): (input: MetadataPatchInput, context: { readonly db: Writer }) => Promise<Thing> {
  return async ({ path, body }, { db }) => {
    await changePairs(rows, db, path.id, body);
    return readOne(read, db, path.id);
  };
}

/** Changes the pairs of a row. Throws ERR_LENGTH. */
export async function changePairs<Stored extends MetadataRow>(
  rows: MetadataTable<Stored>,
  db: Writer,
  id: number,
  { metadata }: MetadataChange,
): Promise<void> {
  const before = await readOne(rows.read, db, id);
  await rows.update(db, before, { metadata: applyMetadataPatch(before.metadata, metadata) });
}
