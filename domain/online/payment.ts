// Online payments: their statuses, what a provider says of one, and what that makes of ours.
import type { Cents } from '../../generated/types.ts';

/** `open` until the customer has paid or given up. Money may still arrive after each of the others but `paid`. */
export type PaymentStatus = 'open' | 'paid' | 'cancelled' | 'failed' | 'expired';

/** What a provider answers about a payment when it is asked; `amount` in cents. */
export interface ReportedPayment {
  readonly status: PaymentStatus;
  readonly amount: Cents;
}

/** A payment as we know it. */
export interface KnownPayment {
  readonly status: PaymentStatus;
  readonly amount: Cents;
}

/** What becomes of a payment: settled, moved to another status, or left as it is. */
export type Outcome =
  | { readonly kind: 'settled' }
  | { readonly kind: 'moved'; readonly status: PaymentStatus; readonly error: string | null }
  | { readonly kind: 'unchanged' };

/**
 * What a provider's answer makes of a payment. What was paid stays paid, whatever is said later. An amount that differs
 * settles nothing: somebody has to look at it. docs/decisions/211-online-payments.md.
 */
export function outcomeOf(known: KnownPayment, reported: ReportedPayment): Outcome {
  if (known.status === 'paid') return { kind: 'unchanged' };
  if (reported.status !== 'paid')
    return reported.status === known.status
      ? { kind: 'unchanged' }
      : { kind: 'moved', status: reported.status, error: null };
  if (reported.amount === known.amount) return { kind: 'settled' };
  const error = `The provider received ${inEuros(reported.amount)} instead of ${inEuros(known.amount)}.`;
  return { kind: 'moved', status: 'failed', error };
}

function inEuros(amount: Cents): string {
  return (amount / 100).toFixed(2);
}

/** The address that leads to a payment, also when the provider has not answered yet. */
export function wayToPayment(publicUrl: string, reference: string): string {
  return `${publicUrl}/betalen/naar/${reference}`;
}

/** The reference of the payment that such an address leads to. */
export function referenceIn(way: string): string {
  return way.slice(way.lastIndexOf('/') + 1);
}

/** What everybody who comes back from paying may be sent to: this installation and the hosts that it allows. */
export interface AllowedReturns {
  readonly publicUrl: string;
  readonly origins: readonly string[];
  /** The setting `online_boeking_redirect_hosts`. */
  readonly hosts: readonly string[];
}

/** Whether customers may be sent to an address: http or https, without a user in it, and on an allowed host. */
export function isAllowedReturn(address: string, { publicUrl, origins, hosts }: AllowedReturns): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false;
  if ([new URL(publicUrl).origin, ...origins].includes(url.origin)) return true;
  return hosts.some((host) => host === url.host || host === url.hostname);
}
