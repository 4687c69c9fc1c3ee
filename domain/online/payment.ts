// Online payments: their statuses, what a provider says of one, and what that makes of ours.
import type { Cents } from '../../generated/types.ts';
import { asCents, formatEuros } from '../values/money.ts';
import { createProblem } from '../values/problem.ts';

/** `open` until the customer has paid or given up. Money may still arrive after each of the others but `paid`. */
export type PaymentStatus = 'open' | 'paid' | 'cancelled' | 'failed' | 'expired';

/** Whether nobody is paying any more: money of such a payment may still be on its way. */
export function isGivenUp(status: PaymentStatus): boolean {
  return status === 'cancelled' || status === 'failed' || status === 'expired';
}

/** The report of a provider about a payment; amounts in cents. */
export interface ReportedPayment {
  readonly status: PaymentStatus;
  readonly amount: Cents;
  /** In capitals. */
  readonly currency: string;
  /** The part that went back: refunds, and money that banks took back. */
  readonly returned: Cents;
}

/** A payment as we know it. */
export interface KnownPayment {
  readonly status: PaymentStatus;
  readonly amount: Cents;
  readonly received: Cents | null;
  readonly returned: Cents;
  /** The problem that somebody has to look at already. */
  readonly error: string | null;
}

/** The outcome for a payment: settled, changed in another way, or left as it is. Somebody has to look at an `error`. */
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
 * The outcome of a provider's answer for a payment. A paid one stays paid, whatever is said later. An amount that
 * differs settles nothing, and neither does money that has gone back: somebody has to look at it. `refunding`, the
 * amount that we asked to pay back ourselves, is the exception. `isRecorded` tells that staff recorded on the invoice what
 * went back. docs/decisions/211-online-payments.md.
 */
export function outcomeOf(
  known: KnownPayment,
  reported: ReportedPayment,
  refunding = asCents(0),
  isRecorded = false,
): PaymentOutcome {
  const { status, returned } = reported;
  const isPaid = status === 'paid';
  if (known.status === 'paid')
    return returned === known.returned
      ? { kind: 'unchanged' }
      : {
          kind: 'moved',
          status: 'paid',
          received: null,
          returned,
          error: describePaymentError(known, returned, refunding, isRecorded),
        };

  if (!isPaid)
    return status === known.status
      ? { kind: 'unchanged' }
      : { kind: 'moved', status, received: null, returned, error: null };

  const isRight = reported.amount === known.amount && reported.currency === CURRENCY;
  if (isRight && returned < known.amount)
    return { kind: 'settled', returned, error: returned === 0 ? null : describeReturned(returned) };

  const received = reported.amount;
  if (known.received === received && known.returned === returned) return { kind: 'unchanged' };

  const error = isRight
    ? describeReturned(returned)
    : returned >= received
      ? null
      : describeDifference(known.amount, reported);
  return { kind: 'moved', status: 'failed', received, returned, error };
}

function describePaymentError(
  known: KnownPayment,
  returned: Cents,
  refunding: Cents,
  isRecorded: boolean,
): string | null {
  if (returned > refunding) return describeReturned(asCents(returned - refunding));
  // A bank took money back and gave it again: nobody has to record it any more.
  const others = known.error?.replace(WENT_BACK_PATTERN, '').trim() ?? '';
  const isSettled = others === (known.error ?? '');
  return [others, isSettled || !isRecorded ? '' : CAME_AGAIN_MESSAGE].filter(Boolean).join(' ') || null;
}

const WENT_BACK_PATTERN = /The provider paid [\d.]+ back: record it on the invoice\./;
const CAME_AGAIN_MESSAGE =
  'What had gone back is there again: delete the refund on the invoice if it was recorded for that.';

function describeReturned(returned: Cents): string {
  return `The provider paid ${formatEuros(returned)} back: record it on the invoice.`;
}

function describeDifference(amount: Cents, { amount: received, currency }: ReportedPayment): string {
  return `The provider received ${currency} ${formatEuros(received)} instead of ${CURRENCY} ${formatEuros(amount)}.`;
}

/** The address that leads to a payment, also when the provider has not answered yet. */
export function formatPaymentUrl(publicUrl: string, reference: string): string {
  return `${publicUrl}/betalen/naar/${reference}`;
}

/** The addresses for everybody who comes back from paying: this installation and the hosts that it allows. */
export interface AllowedReturns {
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  /** The setting `online_boeking_redirect_hosts`. */
  readonly hosts: readonly string[];
}

/** Throws ERR_REDIRECT_HOST on `redirect_url` for an address that customers may not be sent to. */
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
 * An address with a query parameter of this name and value, which needs no escaping. All else of it stays as it was written; a
 * parameter that has the name already is replaced.
 */
export function setParameter(address: string, name: string, value: string): string {
  const url = new URL(address);
  const others = url.search.split(/[?&]/).filter((part) => part !== '' && !new URLSearchParams(part).has(name));
  url.search = [...others, `${name}=${value}`].join('&');
  return url.href;
}
