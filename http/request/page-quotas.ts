// The rate limits of pages outside the contract.
import type { Instant } from '../../generated/types.ts';
import type { Exchange } from '../exchange.ts';
import { networkOf } from './address.ts';
import { consumeAll, createLimiter, type CountedSubject, type Quota } from './limits.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Pages outside the contract that need no credential, by the names that their limits have. */
export type LimitedPage =
  | 'payment pages'
  | 'payment notifications'
  | 'peppol notifications'
  | 'withdrawal pages'
  | 'withdrawals'
  | 'logins over an issuer';

const PAGE_QUOTAS: Readonly<Record<LimitedPage, readonly Quota[]>> = {
  'payment pages': [{ name: 'minute', most: 60, seconds: 60 }],
  // A provider reports the payments of all visitors from few addresses, and repeats refused reports.
  'payment notifications': [{ name: 'minute', most: 600, seconds: 60 }],
  'peppol notifications': [{ name: 'minute', most: 600, seconds: 60 }],
  'withdrawal pages': [{ name: 'minute', most: 60, seconds: 60 }],
  'logins over an issuer': [{ name: 'minute', most: 60, seconds: 60 }],
  // As the contract limits `createWithdrawal`.
  withdrawals: [
    { name: 'minute', most: 10, seconds: 60 },
    { name: 'day', most: 100, seconds: 86_400 },
  ],
};

/** Returns a function that counts a request for such a page by the network of its caller. It throws 429. */
export function createPageQuotas(
  now: () => Instant,
  shared: SharedCounts,
): (exchange: Exchange, page: LimitedPage) => Promise<void> {
  const limiters = Object.fromEntries(
    Object.entries(PAGE_QUOTAS).map(([page, quotas]) => [page, quotas.map((quota) => createLimiter(quota, now))]),
  );
  return async ({ ctx, address }, page) => {
    const subject = `${page} ${networkOf(address)}`;
    const subjects = (limiters[page] ?? []).map((limiter): CountedSubject => [limiter, subject]);
    ctx.set(await shared.countWithin(subjects, () => consumeAll(subjects)));
  };
}
