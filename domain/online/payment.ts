// Online payments: their statuses, the report of a provider, and its effect on a stored payment.
import type { Cents } from '../../generated/types.ts';
import { formatEuros } from '../values/amount-texts.ts';
import { asCents } from '../values/money.ts';
import { createProblem } from '../values/problem.ts';

/** `open` until the customer has paid or given up. Money may still arrive after each of the others but `paid`. */
export type PaymentStatus = 'open' | 'paid' | 'cancelled' | 'failed' | 'expired';

/** Whether paying has ended; the money of such a payment may still arrive. */
export function isGivenUp(status: PaymentStatus): boolean {
  return status === 'cancelled' || status === 'failed' || status === 'expired';
}

/** The report of a provider about a payment; amounts in cents. */
export interface ReportedPayment {
  readonly status: PaymentStatus;
  readonly amount: Cents;
  /** In capitals. */
  readonly currency: string;
  /** The amount that went back: refunds, and chargebacks of banks. */
  readonly returned: Cents;
}

/** A stored payment. */
export interface KnownPayment {
  readonly status: PaymentStatus;
  readonly amount: Cents;
  readonly received: Cents | null;
  readonly returned: Cents;
  /** The problem that staff already have to look at. */
  readonly error: string | null;
}

/** The outcome for a payment: settled, changed in another way, or unchanged. Staff have to look at an `error`. */
export type PaymentOutcome =
  | { readonly kind: 'settled'; readonly returned: Cents; readonly error: string | null }
  | {
      readonly kind: 'moved';
      readonly status: PaymentStatus;
      readonly received: Cents | null;
      readonly returned: Cents;
      readonly error: string | null;
    }
  | { readonly kind: 'unchanged' };

const CURRENCY = 'EUR';

/**
 * Returns the outcome of a provider's report for a payment. A paid one stays paid, whatever is reported later. An
 * amount that differs settles nothing, and neither does money that has gone back: staff have to look at it. The
 * exception is `refunding`, the amount that we asked to pay back ourselves. `isRecorded` means that staff recorded on
 * the invoice what went back. docs/decisions/211-online-payments.md.
 */
export function outcomeOf(
  payment: KnownPayment,
  reported: ReportedPayment,
  refunding = asCents(0),
  isRecorded = false,
): PaymentOutcome {
  const { status, returned } = reported;
  const isPaid = status === 'paid';
  if (payment.status === 'paid')
    return returned === payment.returned
      ? { kind: 'unchanged' }
      : {
          kind: 'moved',
          status: 'paid',
          received: null,
          returned,
          error: describePaymentError(payment, returned, refunding, isRecorded),
        };

  if (!isPaid)
    return status === payment.status
      ? { kind: 'unchanged' }
      : { kind: 'moved', status, received: null, returned, error: null };

  const isRight = reported.amount === payment.amount && reported.currency === CURRENCY;
  if (isRight && returned < payment.amount)
    return { kind: 'settled', returned, error: returned === 0 ? null : describeReturned(returned) };

  const received = reported.amount;
  if (payment.received === received && payment.returned === returned) return { kind: 'unchanged' };

  const error = isRight
    ? describeReturned(returned)
    : returned >= received
      ? null
      : describeDifference(payment.amount, reported);

  return { kind: 'moved', status: 'failed', received, returned, error };
}

function describePaymentError(
  payment: KnownPayment,
  returnedAmount: Cents,
  refunding: Cents,
  isRecorded: boolean,
): string | null {
  if (returnedAmount > refunding) return describeReturned(asCents(returnedAmount - refunding));
  // A bank returned the money that it had taken back: nothing is left to record.
  const others = payment.error?.replace(WENT_BACK_PATTERN, '').trim() ?? '';
  const isSettled = others === (payment.error ?? '');
  return [others, isSettled || !isRecorded ? '' : CAME_AGAIN_MESSAGE].filter(Boolean).join(' ') || null;
}

const WENT_BACK_PATTERN = /The provider paid [\d.]+ back: record it on the invoice\./;
const CAME_AGAIN_MESSAGE =
  'What had gone back is there again: delete the refund on the invoice if it was recorded for that.';

function describeReturned(returnedAmount: Cents): string {
  return `The provider paid ${formatEuros(returnedAmount)} back: record it on the invoice.`;
}

function describeDifference(amount: Cents, { amount: receivedAmount, currency }: ReportedPayment): string {
  return `The provider received ${currency} ${formatEuros(receivedAmount)} instead of ${CURRENCY} ${formatEuros(amount)}.`;
}

/** The address that leads to a payment, even before the provider has responded. */
export function formatPaymentUrl(publicUrl: string, reference: string): string {
  return `${publicUrl}/betalen/naar/${reference}`;
}

/** The addresses to which customers return after paying: this installation and the hosts that it allows. */
export interface AllowedReturns {
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  /** The setting `online_boeking_redirect_hosts`. */
  readonly hosts: readonly string[];
}

/** Throws ERR_REDIRECT_HOST on `redirect_url` for an address to which customers may not be sent. */
export function assertReturn(address: string, allowed: AllowedReturns): void {
  if (isAllowedReturn(address, allowed)) return;
  const message =
    'Customers are not sent to this address: choose another one, or add its host to the setting online_boeking_redirect_hosts.';
  throw createProblem('ERR_REDIRECT_HOST', message, { field: 'redirect_url' });
}

/** Whether customers may be sent to an address: http or https, without a user in it, and on an allowed host. */
function isAllowedReturn(address: string, { publicUrl, corsOrigins, hosts }: AllowedReturns): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  if ([new URL(publicUrl).origin, ...corsOrigins].includes(url.origin)) return true;
  return hosts.some((host) => host === url.host || host === url.hostname);
}

/**
 * An address with a query parameter of this name and value, which needs no escaping. The rest of the address is
 * unchanged; a parameter with this name is replaced.
 */
export function setParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  const others = url.search.split(/[?&]/).filter((part) => part !== '' && !new URLSearchParams(part).has(name));
  url.search = [...others, `${name}=${value}`].join('&');
  return url.href;
}
