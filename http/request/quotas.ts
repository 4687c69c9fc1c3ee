// The rate limits of operations. The contract limits visitors and operations that send mails; the operator may limit the rest.
import type { Instant } from '../../generated/types.ts';
import type { OperationId } from '../../generated/operations.ts';
import { networkOf } from './address.ts';
import { shapeOf } from '../shape.ts';
import type { Exchange } from '../exchange.ts';
import { consumeAll, createLimiter, type CountedSubject, type Limiter, type Quota } from './limits.ts';
import type { SharedCounts } from './shared-counts.ts';

export interface Quotas {
  /** Counts this request and sets the headers with what is left; returns a promise where counts are exchanged first. Throws 429. */
  consume(exchange: Exchange): Promise<void> | undefined;
}

const GENERAL_QUOTA: Quota = { name: 'general', most: 300, seconds: 60 };
const STATISTICS_QUOTA: Quota = { name: 'statistics', most: 30, seconds: 60 };

/**
 * Creates the limits:
 *
 * - of visitors: for each network and operation, always;
 * - of accounts: for operations that have them, always. Equal limits of several operations share one count;
 * - of credentials: for all operations of callers other than visitors, while `limitsCredentials`.
 */
export function createQuotas(limitsCredentials: boolean, now: () => Instant, shared: SharedCounts): Quotas {
  const general = createLimiter(GENERAL_QUOTA, now);
  const statistics = createLimiter(STATISTICS_QUOTA, now);
  const limitersOf = createLimiters(now);

  function listVisitorSubjects({ address }: Exchange, operationId: OperationId): CountedSubject[] {
    const subject = `${operationId} ${networkOf(address)}`;
    return limitersOf(shapeOf(operationId).limits).map((limiter) => [limiter, subject]);
  }

  function listAccountSubjects({ ctx, caller }: Exchange, operationId: OperationId): CountedSubject[] {
    // A dry run sends no mail. An operation without dry runs refuses the parameter.
    const limits = ctx.query['dry_run'] === 'true' ? undefined : shapeOf(operationId).accountLimits;
    return limitersOf(limits).map((limiter) => [limiter, `account ${String(caller.userId)}`]);
  }

  function listCredentialSubjects({ caller }: Exchange, operationId: OperationId): CountedSubject[] {
    if (!limitsCredentials) return [];
    const limiter = shapeOf(operationId).kind === 'statistic' ? statistics : general;
    return [[limiter, `${caller.type} ${String(caller.id)}`]];
  }

  return {
    consume(exchange) {
      const { ctx, caller, operationId } = exchange;
      if (operationId === null) return undefined;

      const subjects = caller.isVisitor
        ? listVisitorSubjects(exchange, operationId)
        : [...listAccountSubjects(exchange, operationId), ...listCredentialSubjects(exchange, operationId)];
      if (subjects.length === 0) return undefined;

      // The contract declares the headers of account limits for refusals only.
      const sendsHeaders = caller.isVisitor || limitsCredentials;
      return shared.countWithin(subjects, () => {
        const headers = consumeAll(subjects);
        if (sendsHeaders) ctx.set(headers);
        return undefined;
      });
    },
  };
}

/** Returns a function from limits of the contract to limiters; equal limits share one. */
function createLimiters(now: () => Instant): (limits?: readonly Quota[]) => readonly Limiter[] {
  const byQuota = new Map<string, Limiter>();
  return (limits = []) =>
    limits.map((quota) => {
      const key = [quota.name, quota.most, quota.seconds].join(' ');
      const limiter = byQuota.get(key) ?? createLimiter(quota, now);
      byQuota.set(key, limiter);
      return limiter;
    });
}
