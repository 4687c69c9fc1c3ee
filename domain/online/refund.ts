// Refunds of online payments: how much can be refunded, and on which invoices refunds are recorded.
import type { Cents, components } from '../../generated/types.ts';
import { asCents, sum } from '../values/money.ts';
import { createProblem } from '../values/problem.ts';
import type { PaymentStatus } from './payment.ts';

/** `requested` until the provider has it, `pending` until it has decided; `failed` was not paid back. */
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

/** A payment: the amounts received and refunded, in cents. */
export interface RefundablePayment {
  readonly status: PaymentStatus;
  readonly amount: Cents;
  /** The amount that the provider received, where it is not the requested one. */
  readonly received: Cents | null;
  /** The amount that went back by the provider's report, refunds of ours included. */
  readonly returned: Cents;
}

/** The amount of all refunds that we asked for, without failed ones. */
export function sumRefunds(refunds: readonly RefundAmount[]): Cents {
  return sum(refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount));
}

/** Whether the outcome of a refund is still unknown. */
export function isUndecided({ status }: Pick<RefundAmount, 'status'>): boolean {
  return status === 'requested' || status === 'pending';
}

/** The received amount, whether it was the requested one or not. */
function calculateReceived({ status, amount, received }: RefundablePayment): Cents {
  return status === 'paid' ? amount : (received ?? asCents(0));
}

/** The amount that can still be refunded: what was received, less all that went back, at anyone's request. */
export function calculateRefundable(payment: RefundablePayment, refunds: readonly RefundAmount[]): Cents {
  return asCents(Math.max(0, calculateReceived(payment) - Math.max(sumRefunds(refunds), payment.returned)));
}

/**
 * Returns the amount to refund: the requested one, else all that is left. Throws ERR_NOT_REFUNDABLE and
 * ERR_REFUND_EXCEEDS_PAID.
 */
export function selectRefundAmount(remaining: Cents, requestedAmount: Cents | undefined): Cents {
  if (remaining <= 0)
    throw createProblem(
      'ERR_NOT_REFUNDABLE',
      'Nothing of this payment is left to refund: it was not paid, or went back.',
    );
  if (requestedAmount === undefined || requestedAmount <= remaining) return requestedAmount ?? remaining;
  throw createProblem('ERR_REFUND_EXCEEDS_PAID', 'The refunds would exceed what was paid: lower the refund.', {
    field: 'amount',
  });
}

/** A voucher order, as far as its refunds depend on it. */
export interface RefundableOrder {
  readonly status: components['schemas']['VoucherSale']['status'];
  /** The price of one voucher, in cents. */
  readonly price: Cents;
  /** The number of its vouchers that are withdrawn and so cannot be redeemed. */
  readonly withdrawn: number;
}

/**
 * The refundable amount of a payment for vouchers: all that is left where there are no vouchers, else the price of the
 * withdrawn ones.
 */
export function calculateRefundableOfOrder(
  remaining: Cents,
  { status, price, withdrawn }: RefundableOrder,
  refunds: readonly RefundAmount[],
): Cents {
  if (status === 'open') return remaining;
  return asCents(Math.min(remaining, Math.max(0, price * withdrawn - sumRefunds(refunds))));
}

/** Throws ERR_NOT_REFUNDABLE while no sold voucher is withdrawn: its codes could still be used. */
export function assertWithdrawn({ status, withdrawn }: RefundableOrder): void {
  if (status === 'open' || withdrawn > 0) return;
  throw createProblem(
    'ERR_NOT_REFUNDABLE',
    'The vouchers that were paid for can be used: pay them back in another way.',
  );
}

/** Whether all received money went back at our request: then staff need not look at the payment any more. */
export function isAllRefunded(payment: RefundablePayment, refunds: readonly RefundAmount[]): boolean {
  return sumRefunds(refunds.filter(({ status }) => status === 'refunded')) >= calculateReceived(payment);
}

/** A finalised invoice of a booking with the amount paid on it, in cents. */
export interface RefundedInvoice {
  readonly id: number;
  readonly total: Cents;
  readonly paid: Cents;
}

/** The record of a refund on an invoice: a negative payment. */
export interface RefundPart {
  readonly invoice_id: number;
  readonly bedrag: Cents;
}

/**
 * Returns the invoices on which a refund is recorded: those that owe the customer, in the order of their ids. Credit
 * invoices come before overpaid ones. The rest is recorded on the invoice with the payment. Undefined where the refund
 * exceeds these amounts: staff have already recorded it in another way.
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
  const ownInvoices = sorted.filter(({ id, total }) => id === invoice_id && total > 0);
  wishes.push(...ownInvoices.map(({ id, total, paid }) => ({ id, most: Math.min(paid, total) })));

  const parts = new Map<number, Cents>();
  let remaining = amount;
  for (const { id, most } of wishes) {
    const part = asCents(Math.min(remaining, Math.max(0, most)));
    if (part > 0) parts.set(id, asCents((parts.get(id) ?? 0) - part));
    remaining = asCents(remaining - part);
  }

  return remaining === 0 ? [...parts].map(([id, bedrag]) => ({ invoice_id: id, bedrag })) : undefined;
}
