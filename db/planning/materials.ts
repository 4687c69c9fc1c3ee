// Materials: their rows.
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';

export type Material = components['schemas']['Material'];

const rows = defineTable<Material>('materials');

export const read: ReadByIds<Material> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, 'materials');
}

export function insert(db: Writer, body: components['schemas']['NewMaterial']): Promise<number> {
  return rows.insert(db, body);
}

export function update(db: Writer, before: Material, body: components['schemas']['MaterialPut']): Promise<void> {
  return rows.update(db, before, body);
}

export function remove(db: Writer, before: Material): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  Materiaal: createEventObject({ table: 'materials', read, schema: 'Material' }),
};
