// Book processes: ways in which customers book, each with its packages and products.
import { refuseIfAny } from '../../domain/values/problem.ts';
import type { components } from '../../generated/types.ts';
import { eventObject } from '../engine/changes/changes.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Read, Reader } from '../engine/session/reader.ts';
import { newReferences, refuseInUse, unknownReferences } from '../engine/changes/references.ts';
import { select as selectAll, table } from '../engine/changes/table.ts';

export type BookProcess = components['schemas']['BookProcess'];
type Written = components['schemas']['NewBookProcess'] | components['schemas']['BookProcessPut'];

const rows = table<BookProcess>('book_processes');

export const read: Read<BookProcess> = rows.read;

export function select(db: Reader): Selection {
  return selectAll(db, rows.name);
}

/** Throws ERR_UNKNOWN_REFERENCE. */
export async function insert(db: Writer, body: components['schemas']['NewBookProcess']): Promise<number> {
  await assertSound(db, body);
  const { arrangement_ids = [], product_ids = [] } = body;
  return rows.insert(db, {
    ...body,
    arrangement_ids: arrangement_ids.toSorted((a, b) => a - b),
    product_ids: product_ids.toSorted((a, b) => a - b),
  });
}

/** Throws ERR_UNKNOWN_REFERENCE for what the lists name anew. */
export async function update(
  db: Writer,
  before: BookProcess,
  body: components['schemas']['BookProcessPut'],
): Promise<void> {
  await assertSound(db, body, before);
  const { arrangement_ids, product_ids } = body;
  await rows.update(db, before, {
    ...body,
    arrangement_ids: arrangement_ids?.toSorted((a, b) => a - b),
    product_ids: product_ids?.toSorted((a, b) => a - b),
  });
}

/** Throws ERR_IN_USE while a booking or a discount code names it. */
export async function remove(db: Writer, before: BookProcess): Promise<void> {
  await refuseInUse(db, rows.name, before.id);
  await rows.remove(db, before);
}

async function assertSound(db: Writer, body: Written, before?: BookProcess): Promise<void> {
  refuseIfAny(
    await unknownReferences(db, [
      ...newReferences('arrangement_ids', 'packages', body.arrangement_ids, before?.arrangement_ids),
      ...newReferences('product_ids', 'products', body.product_ids, before?.product_ids),
    ]),
  );
}

/** What events tell of. */
export const announced = {
  BookProcess: eventObject({ table: 'book_processes', read, schema: 'BookProcess' }),
};
