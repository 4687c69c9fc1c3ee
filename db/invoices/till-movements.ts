// Payments at a till: recorded at the end of each transaction, under the lock of the till.
import { calculateMovements, type TillMovement, type ReceivedSum } from '../../domain/invoices/till-log.ts';
import type { Cents } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { insertRows } from '../engine/session/insert.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';

const selectPaid = defineStatement<TillMovement>(
  (dialect) => `select pos_id, betaalmethode_id, bedrag, id as payment_id from invoice_payments
    where ${isInList(dialect, 'id')} and pos_id is not null order by id`,
);

const selectNoted = defineStatement<TillMovement>(
  (dialect) => `select pos_id, betaalmethode_id, cast(sum(bedrag) as bigint) as bedrag, payment_id
    from till_movements where ${isInList(dialect, 'payment_id')}
    group by payment_id, pos_id, betaalmethode_id order by payment_id, pos_id, betaalmethode_id`,
);

/**
 * Records the changes of payments in this transaction, right before its commit. Opening and closing a till lock it, so
 * a payment is recorded before or after them: docs/decisions/131-reminders-and-the-till-log.md.
 */
export async function noteMovements(db: Writer): Promise<void> {
  const paymentChanges = db.changes.all.filter(({ table }) => table === 'invoice_payments');
  if (paymentChanges.length === 0) return;

  const ids = paymentChanges.map(({ id }) => id);
  const earlier = paymentChanges.filter(({ kind }) => kind !== 'insert').map(({ id }) => id);
  const [now, notedPayments] = await Promise.all([
    selectPaid(db, ids),
    earlier.length === 0 ? [] : selectNoted(db, earlier),
  ]);
  const movements = calculateMovements(notedPayments, now);
  if (movements.length === 0) return;

  await lockRoots(db, 'points_of_sale', [...new Set(movements.map(({ pos_id }) => pos_id))]);
  const rows = movements.map(({ pos_id, betaalmethode_id, bedrag, payment_id }) => {
    return { pos_id, betaalmethode_id, bedrag, payment_id };
  });

  await insertRows(db, 'till_movements', rows);
}

const selectNewest = defineStatement<{ last: number | null }>(
  () => 'select max(id) as last from till_movements where pos_id = ?',
);

/** Returns the last movement of a locked till; 0 when it has none. */
export async function findLastMovement(db: Writer, pos_id: number): Promise<number> {
  return (await selectNewest(db, pos_id))[0]?.last ?? 0;
}

const selectSumsBetween = defineStatement<{ betaalmethode_id: number | null; bedrag: Cents }>(
  () => `select betaalmethode_id, cast(sum(bedrag) as bigint) as bedrag from till_movements
    where pos_id = ? and id > ? and id <= ? group by betaalmethode_id`,
);

/** Returns the receipts of a till after one movement and up to another, by payment method. */
export function sumReceivedBetween(db: Writer, pos_id: number, after: number, last: number): Promise<ReceivedSum[]> {
  return selectSumsBetween(db, pos_id, after, last);
}
