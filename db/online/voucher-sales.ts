// Voucher orders: their rows, with the URL of their payment.
import type { components, Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import type { Selection } from '../engine/listing.ts';
import type { Reader, ReadByIds } from '../engine/session/reader.ts';
import { lockRoots } from '../engine/changes/roots.ts';
import { defineStatement } from '../engine/session/sql.ts';
import { select as selectAll, defineTable } from '../engine/changes/table.ts';
import * as payments from './payments.ts';

export type VoucherSale = components['schemas']['VoucherSale'];

/** A stored order. */
export interface VoucherOrderRow extends Omit<VoucherSale, 'payment_url' | 'redirect_url' | 'reference'> {
  /** The name of the customer at the time of the order, for the journal. */
  readonly customer_name: string;
  /** The e-mail address that the visitor typed; null for that of the main contact person. */
  readonly mail_to: string | null;
}

export const rows = defineTable<VoucherOrderRow>('voucher_sales', {
  dates: { paid_on: 'paid_at' },
  references: { voucher_template_id: 'voucher_template_id', customer_id: 'customer_id', company_id: null },
});

/** Reads orders by id, with their reference and the URL of their payment. Two queries. */
export const read: ReadByIds<VoucherSale> = async (db, ids) => {
  const saleRows = await rows.read(db, ids);
  const paymentsBySale = await payments.findLastPayments(db, 'voucher_sales', [...saleRows.keys()]);
  return new Map(
    [...saleRows].map(([id, sale]) => {
      const payment = paymentsBySale.get(id);
      const payment_url = sale.status === 'open' ? (payment?.checkout_url ?? null) : null;
      return [id, { ...sale, reference: payment?.visitor_reference ?? null, payment_url }];
    }),
  );
};

export function select(db: Reader): Selection {
  return selectAll(db, 'voucher_sales');
}

const selectOrdersOfCustomer = defineStatement<{ id: number }>(
  () => 'select id from voucher_sales where customer_id = ? order by id limit ?',
);

/** Locks the orders of a locked customer; returns up to `limit` of them by id. */
export async function lockOf(db: Writer, customer: number, limit: number): Promise<VoucherOrderRow[]> {
  const findIds = async (): Promise<number[]> =>
    (await selectOrdersOfCustomer(db, customer, limit)).map(({ id }) => id);
  await lockRoots(db, 'voucher_sales', await findIds());
  return [...(await rows.read(db, await findIds())).values()];
}

/** Moves orders to another customer, whose name later journal entries have. */
export async function move(
  db: Writer,
  sales: readonly VoucherOrderRow[],
  buyer: Pick<VoucherOrderRow, 'customer_id' | 'customer_name'>,
): Promise<void> {
  await rows.updateMany(
    db,
    sales.map((sale) => [sale, buyer]),
  );
}

/** Stores an unpaid order; returns its id. */
export function insert(
  db: Writer,
  sale: Omit<VoucherOrderRow, 'id' | 'status' | 'created_at' | 'paid_at'>,
  now: Instant,
): Promise<number> {
  return rows.insert(db, { ...sale, status: 'open', created_at: now, paid_at: null });
}
