// Voucher orders, with what their refunds need.
import type { RefundableOrder } from '../../domain/online/refund.ts';
import type { Reader } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';

const selectRefundableOrders = defineStatement<RefundableOrder & { readonly id: number }>(
  (dialect) => `select id, status, price, (
      select cast(count(*) as integer) from vouchers where sale_id = voucher_sales.id and status = 'herroepen'
    ) as withdrawn from voucher_sales where ${isInList(dialect, 'id')}`,
);

/** Returns voucher orders by id, with the number of their withdrawn vouchers. One query. */
export async function findRefundableOrders(db: Reader, ids: readonly number[]): Promise<Map<number, RefundableOrder>> {
  if (ids.length === 0) return new Map();
  return new Map((await selectRefundableOrders(db, ids)).map(({ id, ...sale }) => [id, sale]));
}
