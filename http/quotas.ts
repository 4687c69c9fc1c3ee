// Which operations are limited for whom, when the operator has switched limits on.
import type { Instant } from '../generated/types.ts';
import { operations } from '../generated/operations.ts';
import { networkOf } from './address.ts';
import type { Exchange } from './exchange.ts';
import { createLimiter, rateHeaders, type Limiter, type Quota } from './limits.ts';

export interface Quotas {
  /** Counts this request and tells what is left in headers; throws 429. */
  take(exchange: Exchange): void;
}

const GENERAL: Quota = { name: 'general', most: 300, seconds: 60 };
const STATISTICS: Quota = { name: 'statistics', most: 30, seconds: 60 };

/** Limits per credential; none at all while `enabled` is false. */
export function createQuotas(enabled: boolean, now: () => Instant): Quotas {
  const general = createLimiter(GENERAL, now);
  const statistics = createLimiter(STATISTICS, now);
  const take = (limiter: Limiter, quota: Quota, { ctx, caller, address }: Exchange): void => {
    const subject = caller.id === null ? networkOf(address) : `${caller.type} ${String(caller.id)}`;
    ctx.set(rateHeaders(quota, limiter.take(subject)));
  };
  return {
    take(exchange) {
      if (!enabled || exchange.operationId === null) return;
      if (operations[exchange.operationId].kind === 'statistic') take(statistics, STATISTICS, exchange);
      else take(general, GENERAL, exchange);
    },
  };
}
