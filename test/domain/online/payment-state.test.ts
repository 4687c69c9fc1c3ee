// The state of an order that a visitor pays online, and whether another payment is possible: a table of cases.
import { expect } from 'chai';
import { setParameter } from '../../../domain/online/payment.ts';
import {
  canPayAgain,
  MAX_PAYMENT_ATTEMPTS,
  determinePaymentState,
  type PaymentAttempt,
  type PaidObject,
} from '../../../domain/online/payment-state.ts';
import type { Cents, Instant } from '../../../generated/types.ts';

const NOW = '2026-03-10T11:00:00.000Z' as Instant;
const LATER = '2026-03-10T11:30:00.000Z' as Instant;
const BEFORE = '2026-03-10T10:59:00.000Z' as Instant;

const RESERVED_BOOKING: PaidObject = { isHeld: true, isWaiting: true, isConfirmed: false, isCancelled: false };
const CONFIRMED_BOOKING: PaidObject = { isHeld: true, isWaiting: false, isConfirmed: true, isCancelled: false };
const CANCELLED_BOOKING: PaidObject = { isHeld: true, isWaiting: false, isConfirmed: false, isCancelled: true };
const VOUCHER_ORDER: PaidObject = { isHeld: false, isWaiting: true, isConfirmed: false, isCancelled: false };

const createAttempt = (status: PaymentAttempt['status'], more: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  status,
  hold_until: LATER,
  released_at: null,
  received: null,
  ...more,
});
const createVoucherAttempt = (status: PaymentAttempt['status']): PaymentAttempt =>
  createAttempt(status, { hold_until: null });
const createEndedAttempt = (status: PaymentAttempt['status']): PaymentAttempt =>
  createAttempt(status, { hold_until: null, released_at: BEFORE });

const CASES: readonly (readonly [string, readonly PaymentAttempt[], PaidObject, string])[] = [
  ['waits', [createAttempt('open')], RESERVED_BOOKING, 'open pay held'],
  ['waits, and its hold is over this minute', [createAttempt('open', { hold_until: NOW })], RESERVED_BOOKING, 'open'],
  ['was cancelled by the visitor', [createAttempt('cancelled')], RESERVED_BOOKING, 'geannuleerd pay held'],
  ['failed', [createAttempt('failed')], RESERVED_BOOKING, 'mislukt pay held'],
  ['expired at the provider', [createAttempt('expired')], RESERVED_BOOKING, 'verlopen pay held'],
  [
    'failed because another amount came',
    [createAttempt('failed', { received: 100 as Cents })],
    RESERVED_BOOKING,
    'mislukt',
  ],
  ['is paid again', [createVoucherAttempt('cancelled'), createAttempt('open')], RESERVED_BOOKING, 'open pay held'],
  ['was given up', [createEndedAttempt('open')], CANCELLED_BOOKING, 'verlopen'],
  ['was cancelled, and given up', [createEndedAttempt('cancelled')], CANCELLED_BOOKING, 'geannuleerd'],
  ['was cancelled by staff', [createAttempt('open')], CANCELLED_BOOKING, 'geannuleerd'],
  ['was confirmed by staff without money', [createAttempt('open')], CONFIRMED_BOOKING, 'open confirmed'],
  ['is paid', [createVoucherAttempt('paid')], CONFIRMED_BOOKING, 'betaald confirmed'],
  [
    'was paid at the second attempt',
    [createVoucherAttempt('failed'), createVoucherAttempt('paid')],
    CONFIRMED_BOOKING,
    'betaald confirmed',
  ],
  [
    'was paid late, by the first attempt',
    [createVoucherAttempt('paid'), createAttempt('open')],
    CONFIRMED_BOOKING,
    'betaald confirmed',
  ],
  [
    'was paid late, and has no room',
    [createAttempt('paid', { hold_until: null, released_at: BEFORE })],
    CANCELLED_BOOKING,
    'betaald',
  ],
  ['of vouchers waits', [createVoucherAttempt('open')], VOUCHER_ORDER, 'open pay'],
  ['of vouchers was cancelled', [createVoucherAttempt('cancelled')], VOUCHER_ORDER, 'geannuleerd pay'],
  [
    'of vouchers was cancelled too often',
    Array.from({ length: MAX_PAYMENT_ATTEMPTS }, () => createVoucherAttempt('cancelled')),
    VOUCHER_ORDER,
    'geannuleerd',
  ],
];

describe('the payment state of an order', () => {
  for (const [name, attempts, paidObject, expected] of CASES)
    it(`that ${name}`, () => {
      const { status, kan_betalen, betaalbaar_tot, bevestigd } = determinePaymentState(attempts, paidObject, NOW);
      const flags = [status, kan_betalen && 'pay', betaalbaar_tot === LATER && 'held', bevestigd && 'confirmed'];
      expect(flags.filter((each) => each !== false).join(' ')).to.equal(expected);
    });

  it('allows another payment after a failed attempt, and never while one is open', () => {
    expect(
      CASES.filter(([, attempts, paidObject]) => canPayAgain(attempts, paidObject, NOW)).map(([name]) => name),
    ).to.deep.equal(['was cancelled by the visitor', 'failed', 'expired at the provider', 'of vouchers was cancelled']);
  });
});

const REFERENCE = 'a-b_9';

describe('the address that a customer returns to', () => {
  for (const [address, with_reference] of [
    ['https://shop.example', 'https://shop.example/?reservering=a-b_9'],
    ['https://shop.example/dank', 'https://shop.example/dank?reservering=a-b_9'],
    ['https://shop.example/dank?betaald', 'https://shop.example/dank?betaald&reservering=a-b_9'],
    ['https://shop.example/?u=1&u=2#klaar', 'https://shop.example/?u=1&u=2&reservering=a-b_9#klaar'],
    ['https://shop.example/?a=%20b+c%26d', 'https://shop.example/?a=%20b+c%26d&reservering=a-b_9'],
    ['https://shop.example/?reservering=x&b=2', 'https://shop.example/?b=2&reservering=a-b_9'],
    ['https://shop.example/?b=2&reserverin%67=x&reservering', 'https://shop.example/?b=2&reservering=a-b_9'],
    ['https://shop.example/#a?b=1', 'https://shop.example/?reservering=a-b_9#a?b=1'],
    ['http://127.0.0.1:8080/?', 'http://127.0.0.1:8080/?reservering=a-b_9'],
  ] as const)
    it(`preserves all of ${address}`, () => {
      expect(setParameter(address, 'reservering', REFERENCE)).to.equal(with_reference);
    });
});
