// Refunds of online payments: how much can go back, and on which invoices what went back is recorded.
import type { Cents, components } from '../../generated/types.ts';
import { asCents, sum } from '../values/money.ts';
import { createProblem } from '../values/problem.ts';
import type { PaymentStatus } from './payment.ts';

/** `requested` until the provider has it, `pending` until it has decided; `failed` is what did not go back. */
export type RefundProgress = 'requested' | 'pending' | 'refunded' | 'failed';

/** The report of a provider about a refund. */
export interface ReportedRefund {
  readonly provider_id: string;
  readonly status: Exclude<RefundProgress, 'requested'>;
}

interface RefundAmount {
  readonly status: RefundProgress;
  readonly amount: Cents;
}

/** A payment: the amounts that came in and went back, in cents. */
export interface RefundablePayment {
  readonly status: PaymentStatus;
  readonly amount: Cents;
  /** The money that the provider received, where that is not the amount. */
  readonly received: Cents | null;
  /** The money that went back by the provider's report, refunds of ours included. */
  readonly returned: Cents;
}

/** The money that goes or went back because we asked for it: all refunds but those that failed. */
export function sumRefunds(refunds: readonly RefundAmount[]): Cents {
  return sum(refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount));
}

/** Whether nobody knows yet what becomes of a refund. */
export function isUndecided({ status }: Pick<RefundAmount, 'status'>): boolean {
  return status === 'requested' || status === 'pending';
}

/** The money that came in, whether it was the right amount or not. */
function calculateReceived({ status, amount, received }: RefundablePayment): Cents {
  return status === 'paid' ? amount : (received ?? asCents(0));
}

/** How much can still be refunded: never more than came in, less all that went back, whoever asked for that. */
export function calculateRefundable(payment: RefundablePayment, refunds: readonly RefundAmount[]): Cents {
  return asCents(Math.max(0, calculateReceived(payment) - Math.max(sumRefunds(refunds), payment.returned)));
}

/** The amount to refund: what is asked for, else all that is left. Throws ERR_NOT_REFUNDABLE and ERR_REFUND_EXCEEDS_PAID. */
export function selectRefundAmount(left: Cents, wanted: Cents | undefined): Cents {
  if (left <= 0)
    throw createProblem(
      'ERR_NOT_REFUNDABLE',
      'Nothing of this payment is left to refund: it was not paid, or went back.',
    );
  if (wanted === undefined || wanted <= left) return wanted ?? left;
  throw createProblem('ERR_REFUND_EXCEEDS_PAID', 'The refunds would exceed what was paid: lower the refund.', {
    field: 'amount',
  });
}

/** A sale of vouchers, as far as its refunds go. */
export interface RefundableOrder {
  readonly status: components['schemas']['VoucherSale']['status'];
  /** The price of one voucher, in cents. */
  readonly price: Cents;
  /** How many of its vouchers can be redeemed no more, since their buyer withdrew. */
  readonly withdrawn: number;
}

/**
 * How much of a payment for vouchers can be refunded: all that is left where there are no vouchers, else what withdrawn ones
 * cost.
 */
export function calculateRefundableOfOrder(
  left: Cents,
  { status, price, withdrawn }: RefundableOrder,
  refunds: readonly RefundAmount[],
): Cents {
  if (status === 'open') return left;
  return asCents(Math.min(left, Math.max(0, price * withdrawn - sumRefunds(refunds))));
}

/** Throws ERR_NOT_REFUNDABLE while no sold voucher is withdrawn: whoever has their codes could still use them. */
export function assertWithdrawn({ status, withdrawn }: RefundableOrder): void {
  if (status === 'open' || withdrawn > 0) return;
  throw createProblem(
    'ERR_NOT_REFUNDABLE',
    'The vouchers that were paid for can be used: pay them back in another way.',
  );
}

/** Whether all that came in went back because we asked for it: then nobody has to look at the payment any more. */
export function isAllRefunded(payment: RefundablePayment, refunds: readonly RefundAmount[]): boolean {
  return sumRefunds(refunds.filter(({ status }) => status === 'refunded')) >= calculateReceived(payment);
}

/** A permanent invoice of a booking, with what was paid on it, in cents. */
export interface RefundedInvoice {
  readonly id: number;
  readonly total: Cents;
  readonly paid: Cents;
}

/** The record of a refund on an invoice: a payment of less than nothing. */
export interface RefundPart {
  readonly invoice_id: number;
  readonly bedrag: Cents;
}

/**
 * On which invoices a refund is recorded: on those that owe the customer, in the order of their ids. Credit invoices come before
 * those that were paid too much. The rest is recorded on the invoice that has the money. undefined where more goes back than these have:
 * somebody has recorded it otherwise already.
 */
export function planRefundParts(
  amount: Cents,
  invoice_id: number,
  invoices: readonly RefundedInvoice[],
): readonly RefundPart[] | undefined {
  const sorted = invoices.toSorted((a, b) => a.id - b.id);
  const wishes = [...sorted.filter(({ total }) => total < 0), ...sorted.filter(({ total }) => total > 0)].map(
    (each) => ({ id: each.id, most: each.paid - each.total }),
  );
  const own = sorted.filter(({ id, total }) => id === invoice_id && total > 0);
  wishes.push(...own.map(({ id, total, paid }) => ({ id, most: Math.min(paid, total) })));

  const parts = new Map<number, Cents>();
  let left = amount;
  for (const { id, most } of wishes) {
    const part = asCents(Math.min(left, Math.max(0, most)));
    if (part > 0) parts.set(id, asCents((parts.get(id) ?? 0) - part));
    left = asCents(left - part);
  }

  return left === 0 ? [...parts].map(([id, bedrag]) => ({ invoice_id: id, bedrag })) : undefined;
}
