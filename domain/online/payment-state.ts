// The state of an order that a visitor pays online, by all attempts to pay it, and whether it can be paid now.
import type { Cents, components, Instant } from '../../generated/types.ts';
import { isGivenUp, type PaymentStatus } from './payment.ts';

type PaymentState = components['schemas']['PaymentState'];

/** An attempt to pay. */
export interface PaymentAttempt {
  readonly status: PaymentStatus;
  /** Until when what is paid for is held; only the last attempt has it, while it is. */
  readonly hold_until: Instant | null;
  readonly released_at: Instant | null;
  /** The money that came in, where that is not the amount. */
  readonly received: Cents | null;
}

/** The thing that is paid for. */
export interface PaidObject {
  /** Whether others get it once its hold is over; vouchers are never scarce. */
  readonly isHeld: boolean;
  /** Whether it still waits for its payment: nobody gave it another status. */
  readonly isWaiting: boolean;
  readonly isConfirmed: boolean;
  /** Whether it was cancelled or deleted: nobody is to pay for it. */
  readonly isGivenUp: boolean;
}

/** As many attempts as there may be to pay for one thing: each is a call to a provider that a visitor makes for nothing. */
export const MAX_PAYMENT_ATTEMPTS = 10;

const STATUS_WORDS: Readonly<Record<PaymentStatus, PaymentState['status']>> = {
  open: 'open',
  paid: 'betaald',
  cancelled: 'geannuleerd',
  failed: 'mislukt',
  expired: 'verlopen',
};

/** The state of an order for its visitor. `attempts` are all that there were to pay it, oldest first: at least one. */
export function determinePaymentState(
  attempts: readonly PaymentAttempt[],
  thing: PaidObject,
  now: Instant,
): PaymentState {
  const last = attempts.at(-1);
  const isOpen = last?.status === 'open' && isPayable(attempts, thing, now);
  const kan_betalen = isOpen || canPayAgain(attempts, thing, now);
  return {
    status: statusOf(attempts, thing),
    kan_betalen,
    betaalbaar_tot: kan_betalen ? (last?.hold_until ?? null) : null,
    bevestigd: thing.isConfirmed,
  };
}

function statusOf(attempts: readonly PaymentAttempt[], { isWaiting, isConfirmed }: PaidObject): PaymentState['status'] {
  if (attempts.some(isPaid)) return 'betaald';
  const last = attempts.at(-1);
  if (last === undefined || isGivenUp(last.status)) return STATUS_WORDS[last?.status ?? 'failed'];
  if (last.released_at !== null) return 'verlopen';
  return isWaiting || isConfirmed ? 'open' : 'geannuleerd';
}

/** Whether another attempt may be made: the last one came to nothing, no money came, and the thing is still kept. */
export function canPayAgain(attempts: readonly PaymentAttempt[], thing: PaidObject, now: Instant): boolean {
  const last = attempts.at(-1);
  if (last === undefined || !isGivenUp(last.status) || attempts.length >= MAX_PAYMENT_ATTEMPTS) return false;
  return isPayable(attempts, thing, now);
}

function isPayable(attempts: readonly PaymentAttempt[], { isHeld, isWaiting }: PaidObject, now: Instant): boolean {
  if (!isWaiting || attempts.some((each) => isPaid(each) || each.received !== null)) return false;
  const until = attempts.at(-1)?.hold_until ?? null;
  return !isHeld || (until !== null && until > now);
}

/** Whether the money of an attempt came. */
export function isPaid({ status }: Pick<PaymentAttempt, 'status'>): boolean {
  return status === 'paid';
}
