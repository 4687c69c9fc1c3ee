// Book processes: ways in which customers book, each with its packages and products.
import type { components } from '../../generated/types.ts';
import { createEventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { ReadByIds, Reader } from '../engine/session/reader.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';

export type BookProcess = components['schemas']['BookProcess'];

const rows = defineTable<BookProcess>('book_processes');

export const read: ReadByIds<BookProcess> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, rows.name);
}

export function insert(db: Writer, body: components['schemas']['NewBookProcess']): Promise<number> {
  const { arrangement_ids = [], product_ids = [] } = body;
  return rows.insert(db, {
    ...body,
    arrangement_ids: arrangement_ids.toSorted((a, b) => a - b),
    product_ids: product_ids.toSorted((a, b) => a - b),
  });
}

export function update(db: Writer, before: BookProcess, body: components['schemas']['BookProcessPut']): Promise<void> {
  const { arrangement_ids, product_ids } = body;
  return rows.update(db, before, {
    ...body,
    arrangement_ids: arrangement_ids?.toSorted((a, b) => a - b),
    product_ids: product_ids?.toSorted((a, b) => a - b),
  });
}

export function remove(db: Writer, before: BookProcess): Promise<void> {
  return rows.remove(db, before);
}

/** The objects that events announce. */
export const announced = {
  BookProcess: createEventObject({ table: 'book_processes', read, schema: 'BookProcess' }),
};
