// Rate limits of the pages outside the contract, checked before anything is read.
import type { Middleware } from 'koa';
import type { Instant } from '../../generated/types.ts';
import { exchangeOf } from '../exchange.ts';
import { createPageQuotas, type LimitedPage } from '../request/page-quotas.ts';
import type { SharedCounts } from '../request/shared-counts.ts';

/** Returns a function that creates the middleware of a kind of page. */
export function createPageLimits({
  now,
  counts,
}: {
  readonly now: () => Instant;
  readonly counts: SharedCounts;
}): (page: LimitedPage) => Middleware {
  const count = createPageQuotas(now, counts);
  return (page) => async (ctx, next) => {
    await count(exchangeOf(ctx), page);
    await next();
  };
}
