// The customers who were merged into others: who remains of one, and whom a remaining one stands for.
import type { Writer } from '../engine/session/database.ts';
import type { Reader } from '../engine/session/reader.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { defineTable } from '../engine/changes/table.ts';

interface MergedRow {
  readonly id: number;
  /** The customer who is archived. */
  readonly contact_id: number;
  /** The customer who remains: never one who was merged themselves. */
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
 * A customer and those who were merged into them: finalised invoices and their bookings name any of these. One query.
 */
export async function findIdsWithMerged(db: Reader, id: number): Promise<number[]> {
  return [id, ...(await selectMergedInto(db, id)).map((merged) => merged.id)];
}

/** SQL for the customer who remains of the one with this id, who may be the same. */
export function remainingOf(id: string): string {
  return `coalesce((select merged_into_id from merged_customers where contact_id = ${id}), ${id})`;
}

const selectRemaining = defineStatement<{ id: number }>(() => `select ${remainingOf('?')} as id`);

/** The customer who remains of another one, or that one where nobody merged them. One query. */
export async function findRemainingCustomer(db: Reader, id: number): Promise<number> {
  return (await selectRemaining(db, id, id))[0]?.id ?? id;
}

/** Notes that a customer is merged into another, and with them everybody who was merged into them before. */
export async function insert(db: Writer, contact_id: number, merged_into_id: number): Promise<void> {
  const earlier = (await rows.readByParent(db, 'merged_into_id', [contact_id])).get(contact_id) ?? [];
  await rows.updateMany(
    db,
    earlier.map((row) => [row, { merged_into_id }]),
  );
  await rows.insert(db, { contact_id, merged_into_id });
}
