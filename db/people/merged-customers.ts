// The customers who were merged into others: the remaining customer of each, and the merged ones of a remaining one.
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';

interface MergedRow {
  readonly id: number;
  /** The merged customer, who is archived. */
  readonly contact_id: number;
  /** The remaining customer, who is never a merged one. */
  readonly merged_into_id: number;
}

const rows = defineTable<MergedRow>('merged_customers', {
  rootOf: ({ contact_id: id }) => ({ root: 'contacts', id }),
  unique: { merged_customers_contact_id_unique: 'never' },
  references: { merged_into_id: null },
});

const selectMergedInto = defineStatement<{ id: number }>(
  () => 'select contact_id as id from merged_customers where merged_into_id = ? order by contact_id',
);

/**
 * Returns the ids of a customer and of those who were merged into them: finalised invoices and their bookings name any
 * of these. One query.
 */
export async function findIdsWithMerged(db: Reader, id: number): Promise<number[]> {
  return [id, ...(await selectMergedInto(db, id)).map((customer) => customer.id)];
}

/** Returns SQL for the id of the remaining customer of the one with this id; that id where they were not merged. */
export function remainingOf(id: string): string {
  return `coalesce((select merged_into_id from merged_customers where contact_id = ${id}), ${id})`;
}

const selectRemaining = defineStatement<{ id: number }>(() => `select ${remainingOf('?')} as id`);

/** Returns the id of the remaining customer of another one; its own id where it was not merged. One query. */
export async function findRemainingCustomer(db: Reader, id: number): Promise<number> {
  return (await selectRemaining(db, id, id))[0]?.id ?? id;
}

/** Records that a customer, with all who were merged into them before, is merged into another one. */
export async function insert(db: Writer, contact_id: number, merged_into_id: number): Promise<void> {
  const earlier = (await rows.readByParent(db, 'merged_into_id', [contact_id])).get(contact_id) ?? [];
  await rows.updateMany(
    db,
    earlier.map((row) => [row, { merged_into_id }]),
  );
  await rows.insert(db, { contact_id, merged_into_id });
}
