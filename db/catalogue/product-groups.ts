// Product groups: their table and queries.
import type { components } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import type { Selection } from '../engine/listing.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import { createEventObject } from '../engine/changes/changes.ts';

export type ProductGroup = components['schemas']['ProductGroup'];
type NewProductGroup = components['schemas']['NewProductGroup'];
type ProductGroupPut = components['schemas']['ProductGroupPut'];

const groups = defineTable<ProductGroup>('product_groups', {
  unique: { product_groups_slug_unique: { field: 'slug' } },
});

export const read = groups.read;

export function select(db: Reader): Selection {
  return selectAll(db, 'product_groups');
}

export function insert(db: Writer, body: NewProductGroup): Promise<number> {
  return groups.insert(db, body);
}

export function update(db: Writer, before: ProductGroup, body: ProductGroupPut): Promise<void> {
  return groups.update(db, before, body);
}

export function remove(db: Writer, before: ProductGroup): Promise<void> {
  return groups.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  ProductGroep: createEventObject({ table: 'product_groups', read, schema: 'ProductGroup' }),
};
