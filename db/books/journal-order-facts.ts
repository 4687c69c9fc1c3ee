// The facts of journal entries of voucher orders: the paid orders and the refunds that have no entry yet.
import type { Cents } from '../../generated/types.ts';
import { avoidIndexIn } from '../engine/session/dialect.ts';
import type { Reader } from '../engine/session/reader.ts';
import { isInList, defineStatement } from '../engine/session/sql.ts';

/** A paid voucher order, or a refund of one, that has no entry yet. */
export interface UnbookedVoucherMoney {
  /** The id of the order, or of the refund. */
  readonly id: number;
  readonly total: Cents;
  readonly bedrijf_id: number;
  readonly klant_id: number;
  readonly klant_naam: string;
}

const selectUnbookedOrders = defineStatement<UnbookedVoucherMoney>(
  (dialect) => `select id, total, company_id as bedrijf_id, customer_id as klant_id, customer_name as klant_naam
    from voucher_sales where ${isInList(dialect, 'id')} and status = 'betaald' and not exists
      (select 1 from journal_entries entry where entry.voucher_verkoop_id = voucher_sales.id)
    order by id`,
);

/** Returns those of these voucher orders that are paid and have no entry yet, by id. One query. */
export async function findUnbookedOrders(db: Reader, ids: readonly number[]): Promise<UnbookedVoucherMoney[]> {
  return ids.length === 0 ? [] : selectUnbookedOrders(db, ids);
}

// Only a paid payment brought money in; a refund of another payment belongs to no order.
const selectUnbookedRefunds = defineStatement<UnbookedVoucherMoney>(
  (dialect) => `select refund.id, refund.amount as total, sale.company_id as bedrijf_id, sale.customer_id as klant_id,
      sale.customer_name as klant_naam
    from online_refunds refund
    join online_payments payment on payment.id = refund.payment_id and payment.purpose = 'voucher_sales'
    join voucher_sales sale on sale.id = payment.purpose_id
    where ${isInList(dialect, 'refund.id')} and ${avoidIndexIn(dialect, 'refund.status')} = 'refunded'
      and payment.status = 'paid' and sale.status = 'betaald' and not exists
      (select 1 from journal_entries entry where entry.terugbetaling_id = refund.id)
    order by refund.id`,
);

/** Returns those of these refunds that are of vouchers and have no entry yet, by id. One query. */
export async function findUnbookedRefunds(db: Reader, ids: readonly number[]): Promise<UnbookedVoucherMoney[]> {
  return ids.length === 0 ? [] : selectUnbookedRefunds(db, ids);
}
