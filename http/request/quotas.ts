// The rate limits of callers. The contract limits visitors and operations that send mails; the operator may limit the
// rest.
import type { Instant } from '../../generated/types.ts';
import { networkOf } from './address.ts';
import { shapeOf } from '../shape.ts';
import type { Exchange } from '../exchange.ts';
import { createLimiter, rateHeaders, type Limiter, type Quota } from './limits.ts';
import type { CountedSubject, SharedCounts } from './shared-counts.ts';

export interface Quotas {
  /** Counts this request and sets the headers with what is left; returns a promise where counts are exchanged first. Throws 429. */
  consume(exchange: Exchange): Promise<void> | undefined;
}

const GENERAL_QUOTA: Quota = { name: 'general', most: 300, seconds: 60 };
const STATISTICS_QUOTA: Quota = { name: 'statistics', most: 30, seconds: 60 };

/** Pages outside the contract that need no credential, as their limits know them. */
export type LimitedPage =
  | 'payment pages'
  | 'payment notifications'
  | 'peppol notifications'
  | 'withdrawal pages'
  | 'withdrawals'
  | 'logins over an issuer';

// A provider reports the payments of all visitors from few addresses, and repeats refused reports.
const PAGE_QUOTAS: Readonly<Record<LimitedPage, readonly Quota[]>> = {
  'payment pages': [{ name: 'minute', most: 60, seconds: 60 }],
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

/** Counts a request for such a page, by its address as `createQuotas` does. Throws 429. */
export function createPageQuotas(
  now: () => Instant,
  shared: SharedCounts,
): (exchange: Exchange, page: LimitedPage) => Promise<void> {
  const limiters = Object.fromEntries(
    Object.entries(PAGE_QUOTAS).map(([page, quotas]) => [page, quotas.map((quota) => createLimiter(quota, now))]),
  );
  return async ({ ctx, address }, page) => {
    const subjects = (limiters[page] ?? []).map((limiter): CountedSubject => [
      limiter,
      `${page} ${networkOf(address)}`,
    ]);
    ctx.set(await shared.countWithin(subjects, () => consumeAll(subjects)));
  };
}

/**
 * Creates the limits. Those per address always apply to visitors, whatever key they share, and count each operation separately.
 * Those per account always apply to operations that have one, which share a count. Those per credential apply to all other
 * calls, while `enabled` is true.
 */
export function createQuotas(enabled: boolean, now: () => Instant, shared: SharedCounts): Quotas {
  const general = createLimiter(GENERAL_QUOTA, now);
  const statistics = createLimiter(STATISTICS_QUOTA, now);
  const limitersOf = createLimiters(now);

  return {
    consume({ ctx, caller, address, operationId }) {
      if (operationId === null) return undefined;
      if (caller.isVisitor) {
        const subject = `${operationId} ${networkOf(address)}`;
        const subjects = limitersOf(shapeOf(operationId).limits).map((each): CountedSubject => [each, subject]);
        return shared.countWithin(subjects, () => {
          ctx.set(consumeAll(subjects));
          return undefined;
        });
      }

      const { kind, accountLimits } = shapeOf(operationId);
      if (!enabled && accountLimits === undefined) return undefined;

      const account = `account ${String(caller.userId)}`;
      // A dry run sends no mail. An operation without dry runs refuses the parameter.
      const limits = ctx.query['dry_run'] === 'true' ? undefined : accountLimits;
      const accountSubjects: CountedSubject[] = limitersOf(limits).map((each) => [each, account]);

      if (enabled)
        accountSubjects.push([kind === 'statistic' ? statistics : general, `${caller.type} ${String(caller.id)}`]);
      if (accountSubjects.length === 0) return undefined;

      // Without limits for credentials their headers are left out: the contract declares them for a refusal only.
      return shared.countWithin(accountSubjects, () => {
        const headers = consumeAll(accountSubjects);
        if (enabled) ctx.set(headers);
        return undefined;
      });
    },
  };
}

/** Counts one in each limiter, and returns the headers with what is left. Throws 429, and counts nothing, when one is used up. */
function consumeAll(subjects: readonly CountedSubject[]): Record<string, string> {
  for (const [limiter, subject] of subjects) limiter.require(subject);
  return rateHeaders(subjects.map(([limiter, subject]) => ({ quota: limiter.quota, ...limiter.consume(subject) })));
}

/** Returns a function from limits of the contract to limiters; equal limits share one. */
function createLimiters(now: () => Instant): (limits?: readonly Quota[]) => readonly Limiter[] {
  const byQuota = new Map<string, Limiter>();
  return (limits = []) =>
    limits.map((quota) => {
      const key = `${quota.name} ${String(quota.most)}`;
      const limiter = byQuota.get(key) ?? createLimiter(quota, now);
      byQuota.set(key, limiter);
      return limiter;
    });
}
