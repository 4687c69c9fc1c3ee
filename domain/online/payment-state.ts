// The state of an order that a visitor pays online, by all attempts to pay it, and whether it can be paid now.
import type { Cents, components, Instant } from '../../generated/types.ts';
import { isGivenUp, type PaymentStatus } from './payment.ts';

type PaymentState = components['schemas']['PaymentState'];

/** An attempt to pay. */
export interface PaymentAttempt {
  readonly status: PaymentStatus;
  /** Until when capacity is reserved for its payment; only the last attempt has such a moment. */
  readonly hold_until: Instant | null;
  readonly released_at: Instant | null;
  /** The received amount, where it is not the requested one. */
  readonly received: Cents | null;
}

/** The object that a visitor pays for: a booking, or vouchers. */
export interface PaidObject {
  /** Whether its capacity becomes available to others when the reservation ends; vouchers are never scarce. */
  readonly isHeld: boolean;
  /** Whether it still waits for its payment, with its first status. */
  readonly isWaiting: boolean;
  readonly isConfirmed: boolean;
  /** Whether it was cancelled or deleted, so that nothing is to be paid. */
  readonly isCancelled: boolean;
  /** The most that can be paid now, in cents, where that changes; absent for an object with one price. */
  readonly most?: Cents;
}

/** The most attempts to pay one order: each is a call to a provider, at no cost to the visitor. */
export const MAX_PAYMENT_ATTEMPTS = 10;

const STATUS_WORDS: Readonly<Record<PaymentStatus, PaymentState['status']>> = {
  open: 'open',
  paid: 'betaald',
  cancelled: 'geannuleerd',
  failed: 'mislukt',
  expired: 'verlopen',
};

/**
 * Returns the state of an order for its visitor. `attempts` are all attempts to pay it, at least one, the oldest first.
 */
export function determinePaymentState(
  attempts: readonly PaymentAttempt[],
  paidObject: PaidObject,
  now: Instant,
): PaymentState {
  const last = attempts.at(-1);
  const isOpen = last?.status === 'open' && isPayable(attempts, paidObject, now);
  const kan_betalen = isOpen || canPayAgain(attempts, paidObject, now);
  return {
    status: statusOf(attempts, paidObject),
    kan_betalen,
    betaalbaar_tot: kan_betalen ? (last?.hold_until ?? null) : null,
    bevestigd: paidObject.isConfirmed,
  };
}

function statusOf(attempts: readonly PaymentAttempt[], { isWaiting, isConfirmed }: PaidObject): PaymentState['status'] {
  if (attempts.some(isPaid)) return 'betaald';
  const last = attempts.at(-1);
  if (last === undefined || isGivenUp(last.status)) return STATUS_WORDS[last?.status ?? 'failed'];
  if (last.released_at !== null) return 'verlopen';
  return isWaiting || isConfirmed ? 'open' : 'geannuleerd';
}

/** Whether another attempt is allowed: the last one ended without money, and the order is still reserved. */
export function canPayAgain(attempts: readonly PaymentAttempt[], paidObject: PaidObject, now: Instant): boolean {
  const last = attempts.at(-1);
  if (last === undefined || !isGivenUp(last.status) || attempts.length >= MAX_PAYMENT_ATTEMPTS) return false;
  return isPayable(attempts, paidObject, now);
}

function isPayable(attempts: readonly PaymentAttempt[], { isHeld, isWaiting }: PaidObject, now: Instant): boolean {
  if (!isWaiting || attempts.some((each) => isPaid(each) || each.received !== null)) return false;
  const until = attempts.at(-1)?.hold_until ?? null;
  return !isHeld || (until !== null && until > now);
}

/** Whether a payment of an object should not be made any more. */
export function isUnwanted(
  { amount }: { readonly amount: Cents },
  { isCancelled, most = amount }: PaidObject,
): boolean {
  return isCancelled || amount > most;
}

/** Whether the money of an attempt was received. */
export function isPaid({ status }: Pick<PaymentAttempt, 'status'>): boolean {
  return status === 'paid';
}
