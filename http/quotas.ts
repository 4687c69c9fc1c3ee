// How often who may ask: without a credential as the contract says, with one as far as the operator has set a limit.
import type { OperationId } from '../generated/operations.ts';
import type { Instant } from '../generated/types.ts';
import { networkOf } from './address.ts';
import { shapeOf } from './answer.ts';
import type { Exchange } from './exchange.ts';
import { createLimiter, rateHeaders, type Limiter, type Quota } from './limits.ts';

export interface Quotas {
  /** Counts this request and tells what is left in headers; throws 429. */
  take(exchange: Exchange): void;
}

const GENERAL: Quota = { name: 'general', most: 300, seconds: 60 };
const STATISTICS: Quota = { name: 'statistics', most: 30, seconds: 60 };

/** Pages outside the contract that need no credential, as their limits know them. */
export type Page = 'payment pages' | 'payment notifications';

// A provider reports the payments of all visitors from few addresses, and again what was refused.
const PAGES: Readonly<Record<Page, Quota>> = {
  'payment pages': { name: 'minute', most: 60, seconds: 60 },
  'payment notifications': { name: 'minute', most: 600, seconds: 60 },
};

/** Counts a request for such a page, by its address as `createQuotas` does. Throws 429. */
export function createPageQuotas(now: () => Instant): (exchange: Exchange, page: Page) => void {
  const limiters = Object.fromEntries(Object.entries(PAGES).map(([page, quota]) => [page, createLimiter(quota, now)]));
  return ({ ctx, address }, page) => {
    const limiter = limiters[page];
    if (limiter !== undefined) ctx.set(taken([limiter], networkOf(address)));
  };
}

/**
 * Limits per address for who has no credential, each operation by itself: always. Limits per credential: none while
 * `enabled` is false. They are counted in this process; docs/decisions/076-guessing.md says why.
 */
export function createQuotas(enabled: boolean, now: () => Instant): Quotas {
  const general = [createLimiter(GENERAL, now)];
  const statistics = [createLimiter(STATISTICS, now)];
  const open = createPublicLimiters(now);
  return {
    take({ ctx, caller, address, operationId }) {
      if (operationId === null) return;
      if (caller.type === 'anonymous') {
        ctx.set(taken(open(operationId), `${operationId} ${networkOf(address)}`));
      } else if (enabled) {
        const limiters = shapeOf(operationId).kind === 'statistic' ? statistics : general;
        ctx.set(taken(limiters, `${caller.type} ${String(caller.id)}`));
      }
    },
  };
}

/** Counts one in each limiter, or in none when one of them is used up, which throws 429. The headers tell what is left. */
function taken(limiters: readonly Limiter[], subject: string): Record<string, string> {
  for (const limiter of limiters) limiter.require(subject);
  return rateHeaders(limiters.map((limiter) => ({ quota: limiter.quota, ...limiter.take(subject) })));
}

/** The limiters of an operation that can be called without a credential; operations with equal limits share them. */
function createPublicLimiters(now: () => Instant): (id: OperationId) => readonly Limiter[] {
  const byQuota = new Map<string, Limiter>();
  const byOperation = new Map<OperationId, readonly Limiter[]>();
  const limiterOf = (quota: Quota): Limiter => {
    const key = `${quota.name} ${String(quota.most)}`;
    const limiter = byQuota.get(key) ?? createLimiter(quota, now);
    byQuota.set(key, limiter);
    return limiter;
  };
  return (id) => {
    const known = byOperation.get(id) ?? (shapeOf(id).limits ?? []).map(limiterOf);
    byOperation.set(id, known);
    return known;
  };
}
