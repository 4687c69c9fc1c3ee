// Mollie as a payment provider: what is asked of it, what its answers mean, and which wishes of customers are passed on.
import type { Cents } from '../../generated/types.ts';
import { asCents, formatEuros } from '../values/money.ts';
import type { PaymentStatus, ReportedPayment } from './payment.ts';
import type { ReportedRefund } from './refund.ts';

/** The request to Mollie: the same for every try. */
export interface MollieRequest {
  readonly amount: { readonly currency: 'EUR'; readonly value: string };
  readonly description: string;
  readonly redirectUrl: string;
  readonly webhookUrl?: string;
  readonly metadata: { readonly reference: string };
  readonly [wish: string]: unknown;
}

/** The request for a payment at Mollie. Without `webhookUrl` Mollie tells us nothing, and is asked by the clock. */
export function createMollieRequest(wanted: {
  readonly reference: string;
  readonly amount: Cents;
  readonly description: string;
  readonly returnUrl: string;
  readonly webhookUrl: string | null;
  readonly params: Readonly<Record<string, unknown>>;
}): MollieRequest {
  const { reference, amount, description, returnUrl, webhookUrl, params } = wanted;
  return {
    ...params,
    amount: { currency: 'EUR', value: formatEuros(amount) },
    description,
    redirectUrl: returnUrl,
    ...(webhookUrl === null ? {} : { webhookUrl }),
    metadata: { reference },
  };
}

/** Mollie's words for a status, and ours. Authorized money is not there yet. */
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

/** The payment that Mollie made, and where it is paid; undefined where an answer says neither. */
export function readCreatedPayment(answer: unknown): { provider_id: string; checkout_url: string } | undefined {
  const { id, _links } = objectOf(answer);
  const { href } = objectOf(objectOf(_links)['checkout']);
  return typeof id === 'string' && /^tr_\w{1,64}$/.test(id) && typeof href === 'string' && /^https?:\/\//.test(href)
    ? { provider_id: id, checkout_url: href }
    : undefined;
}

/** Mollie's report of a payment; undefined for an answer that we do not understand: then nothing is believed. */
export function readReportedPayment(answer: unknown, reference: string): ReportedPayment | undefined {
  const { status, amount, amountRefunded, amountChargedBack, metadata } = objectOf(answer);
  const known = typeof status === 'string' && Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;
  const paid = amountOf(amount);
  const back = [amountRefunded, amountChargedBack].map((each) => (each == null ? ZERO_AMOUNT : amountOf(each)));
  const [refunded, chargedBack] = back;
  const isOurs = objectOf(metadata)['reference'] === reference;
  if (known === undefined || paid === undefined || refunded === undefined || chargedBack === undefined || !isOurs)
    return undefined;
  const returned = asCents(refunded.amount + chargedBack.amount);
  return { status: known, ...paid, returned };
}

/** The request for a refund at Mollie: the same for every try. */
export interface MollieRefundRequest {
  readonly amount: MollieRequest['amount'];
  readonly description: string;
  readonly metadata: { readonly reference: string };
}

/** A refund of a customer's payment. */
export function createMollieRefundRequest(wanted: {
  readonly reference: string;
  readonly amount: Cents;
  readonly description: string;
}): MollieRefundRequest {
  const { reference, amount, description } = wanted;
  return { amount: { currency: 'EUR', value: formatEuros(amount) }, description, metadata: { reference } };
}

/**
 * Mollie's words for the status of a refund, and ours. A refund that waits for the balance or the bank can be taken
 * back.
 */
const REFUND_STATUSES: Readonly<Record<string, ReportedRefund['status']>> = {
  queued: 'pending',
  pending: 'pending',
  processing: 'pending',
  refunded: 'refunded',
  failed: 'failed',
  canceled: 'failed',
};

/** Mollie's report of a refund; undefined for an answer that we do not understand, or about another refund. */
export function readReportedRefund(answer: unknown, reference: string): ReportedRefund | undefined {
  const { id, status, metadata } = objectOf(answer);
  const known = typeof status === 'string' && Object.hasOwn(REFUND_STATUSES, status) ? REFUND_STATUSES[status] : null;
  const isOurs = objectOf(metadata)['reference'] === reference;
  if (typeof id !== 'string' || !/^re_\w{1,64}$/.test(id) || known == null || !isOurs) return undefined;
  return { provider_id: id, status: known };
}

/** The refund with our reference among all of a payment; null for none, undefined for an answer that we do not understand. */
export function selectRefund(answer: unknown, reference: string): ReportedRefund | null | undefined {
  const { refunds } = objectOf(objectOf(answer)['_embedded']);
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

/** An amount as Mollie writes it, exactly: `{ currency: 'EUR', value: '12.10' }`. */
function amountOf(sent: unknown): MollieAmount | undefined {
  const { currency, value } = objectOf(sent);
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return undefined;
  const [, sign = '', whole = '', part = ''] =
    typeof value === 'string' ? (/^(-?)(\d{1,10})(?:\.(\d{2}))?$/.exec(value) ?? []) : [];
  if (whole === '') return undefined;
  return { amount: asCents(Number(`${sign}${whole}${part === '' ? '00' : part}`)), currency };
}

function objectOf(value: unknown): MollieObject {
  return typeof value === 'object' && value !== null ? (value as MollieObject) : {};
}
