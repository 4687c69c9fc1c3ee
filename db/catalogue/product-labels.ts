// Labels on products, and which products have them.
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import { declareLinkedIds } from '../engine/changes/linked-ids.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';

export type ProductLabel = components['schemas']['ProductLabel'];

const rows = defineTable<ProductLabel>('product_labels');

/** The labels of products. */
export const labels = declareLinkedIds('labelled_products', {
  root: 'products',
  owner: 'product_id',
  other: 'label_id',
  field: 'label_ids',
});

// Another transaction that adds the label to a product waits for this lock, since its foreign key needs a weaker one.
const lockLabel = defineStatement((dialect) => {
  const row = 'select id from product_labels where id = ?';
  return dialect === 'postgres' ? `${row} for update` : row;
});

export const read: ReadByIds<ProductLabel> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, rows.name);
}

export function insert(db: Writer, body: components['schemas']['NewProductLabel']): Promise<number> {
  return rows.insert(db, body);
}

export function update(
  db: Writer,
  before: ProductLabel,
  body: components['schemas']['ProductLabelPut'],
): Promise<void> {
  return rows.update(db, before, body);
}

/** Removes a label and its links to products, with a change of each product. */
export async function remove(db: Writer, before: ProductLabel): Promise<void> {
  await lockLabel(db, before.id);
  await lockRoots(db, 'products', await labels.ownersOf(db, before.id));
  await labels.unlink(db, before.id);
  await rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  Productlabel: createEventObject({ table: 'product_labels', read, schema: 'ProductLabel' }),
};
