// Mollie as a payment provider: the requests to it, the meaning of its responses, and the wishes of customers that are passed on.
import type { Cents } from '../../generated/types.ts';
import { formatEuros } from '../values/amount-texts.ts';
import { asCents } from '../values/money.ts';
import type { PaymentStatus, ReportedPayment } from './payment.ts';
import type { ReportedRefund } from './refund.ts';

/** A request to Mollie, with an idempotency key that all attempts share. */
export interface MollieRequest {
  readonly amount: { readonly currency: 'EUR'; readonly value: string };
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl?: string;
  readonly metadata: { readonly reference: string };
  readonly [wish: string]: unknown;
}

/**
 * The request for a payment at Mollie. Without `webhookUrl` Mollie sends no notifications, and the scheduler asks for
 * the status.
 */
export function createMollieRequest(payment: {
  readonly reference: string;
  readonly amount: Cents;
  readonly description: string;
  readonly returnUrl: string;
  readonly webhookUrl: string | null;
  readonly params: Readonly<Record<string, unknown>>;
}): MollieRequest {
  const { reference, amount, description, returnUrl, webhookUrl, params } = payment;
  return {
    ...params,
    amount: { currency: 'EUR', value: formatEuros(amount) },
    description,
    redirectUrl: returnUrl,
    ...(webhookUrl === null ? {} : { webhookUrl }),
    metadata: { reference },
  };
}

/** Mollie's statuses of payments, and ours. Authorized money was not received yet. */
const STATUSES: Readonly<Record<string, PaymentStatus>> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'cancelled',
  failed: 'failed',
  expired: 'expired',
};

type MollieObject = Readonly<Record<string, unknown>>;

/** The created payment, and the address to pay at; undefined for a response without them. */
export function readCreatedPayment(response: unknown): { provider_id: string; checkout_url: string } | undefined {
  const { id, _links } = objectOf(response);
  const { href } = objectOf(objectOf(_links)['checkout']);
  return typeof id === 'string' && /^tr_\w{1,64}$/.test(id) && typeof href === 'string' && /^https?:\/\//.test(href)
    ? { provider_id: id, checkout_url: href }
    : undefined;
}

/** Mollie's report of a payment; undefined for a response that cannot be read, which changes nothing. */
export function readReportedPayment(response: unknown, reference: string): ReportedPayment | undefined {
  const { status, amount, amountRefunded, amountChargedBack, metadata } = objectOf(response);
  const ourStatus = typeof status === 'string' && Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;
  const paidAmount = amountOf(amount);
  const back = [amountRefunded, amountChargedBack].map((each) => (each == null ? ZERO_AMOUNT : amountOf(each)));
  const [refunded, chargedBack] = back;
  const isOurs = objectOf(metadata)['reference'] === reference;
  if (
    ourStatus === undefined ||
    paidAmount === undefined ||
    refunded === undefined ||
    chargedBack === undefined ||
    !isOurs
  )
    return undefined;

  const returned = asCents(refunded.amount + chargedBack.amount);
  return { status: ourStatus, ...paidAmount, returned };
}

/** The request for a refund at Mollie; all attempts share one idempotency key. */
export interface MollieRefundRequest {
  readonly amount: MollieRequest['amount'];
  readonly description: string;
  readonly metadata: { readonly reference: string };
}

/** A refund of a customer's payment. */
export function createMollieRefundRequest(refund: {
  readonly reference: string;
  readonly amount: Cents;
  readonly description: string;
}): MollieRefundRequest {
  const { reference, amount, description } = refund;
  return { amount: { currency: 'EUR', value: formatEuros(amount) }, description, metadata: { reference } };
}

/** Mollie's statuses of refunds, and ours. A refund that waits for the balance or the bank can still be cancelled. */
const REFUND_STATUSES: Readonly<Record<string, ReportedRefund['status']>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
};

/** Mollie's report of a refund; undefined for a response that cannot be read, or about another refund. */
export function readReportedRefund(response: unknown, reference: string): ReportedRefund | undefined {
  const { id, status, metadata } = objectOf(response);
  const ourStatus =
    typeof status === 'string' && Object.hasOwn(REFUND_STATUSES, status) ? REFUND_STATUSES[status] : null;
  const isOurs = objectOf(metadata)['reference'] === reference;
  if (typeof id !== 'string' || !/^re_\w{1,64}$/.test(id) || ourStatus == null || !isOurs) return undefined;
  return { provider_id: id, status: ourStatus };
}

/**
 * The refund with our reference among all refunds of a payment; null for none, undefined for a response that cannot be
 * read.
 */
export function selectRefund(response: unknown, reference: string): ReportedRefund | null | undefined {
  const { refunds } = objectOf(objectOf(response)['_embedded']);
  if (!Array.isArray(refunds)) return undefined;
  const all: readonly unknown[] = refunds;
  const ours = all.find((each) => objectOf(objectOf(each)['metadata'])['reference'] === reference);
  return ours === undefined ? null : readReportedRefund(ours, reference);
}

interface MollieAmount {
  readonly amount: Cents;
  readonly currency: string;
}

const ZERO_AMOUNT: MollieAmount = { amount: asCents(0), currency: 'EUR' };

/** An amount in Mollie's exact notation: `{ currency: 'EUR', value: '12.10' }`. */
function amountOf(wireAmount: unknown): MollieAmount | undefined {
  const { currency, value } = objectOf(wireAmount);
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const [, sign = '', wholeDigits = '', part = ''] =
    typeof value === 'string' ? (/^(-?)(\d{1,10})(?:\.(\d{2}))?$/.exec(value) ?? []) : [];
  if (wholeDigits === '') return undefined;
  return { amount: asCents(Number(`${sign}${wholeDigits}${part === '' ? '00' : part}`)), currency };
}

function objectOf(value: unknown): MollieObject {
  return typeof value === 'object' && value !== null ? (value as MollieObject) : {};
}
