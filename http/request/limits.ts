// Rate limits: how often a key, an address or an account may ask, counted per window in this process.
import type { Instant } from '../../generated/types.ts';
import { LRUCache } from 'lru-cache';
import { DoorProblem } from '../../contract/errors.ts';

/** So many in a window of so many seconds. */
export interface Quota {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** The words for too much, in place of the number. */
  readonly exceeded?: string;
}

/** Counts per subject and window. Windows begin with the first request and last `seconds`. */
export interface Limiter {
  readonly quota: Quota;
  /** How many are left after this one, and the seconds until the window ends; throws 429 when there are none. */
  take(subject: string): { left: number; reset: number };
  /** Throws 429 when nothing is left, without counting. */
  require(subject: string): void;
  /** Whether nothing is left. */
  isUsedUp(subject: string): boolean;
  /** Counts something that happened, once or as often as it weighs, also when nothing was left for it; what is negative is taken back. */
  count(subject: string, many?: number): void;
}

/** A limiter that reads the time from `now`; it remembers the 100,000 latest subjects. */
export function createLimiter(quota: Quota, now: () => Instant): Limiter {
  // With `max` all places would be reserved at once: three megabytes.
  const windows = new LRUCache<string, { until: number; used: number }>({ maxSize: 100_000, sizeCalculation: () => 1 });
  const windowOf = (subject: string): { until: number; used: number; time: number } => {
    const time = Date.parse(now()) / 1000;
    const known = windows.get(subject);
    return known !== undefined && known.until > time
      ? { ...known, time }
      : { until: time + quota.seconds, used: 0, time };
  };
  const refuse = (reset: number): never => {
    const exceeded = quota.exceeded ?? `The limit is ${String(quota.most)} in ${String(quota.seconds)} seconds`;
    const message = `${exceeded}: retry in ${String(reset)} seconds.`;
    throw new DoorProblem(
      { code: 'ERR_RATE_LIMITED', message },
      { 'Retry-After': String(reset), ...rateHeaders([{ quota, left: 0, reset }]) },
    );
  };
  return {
    quota,
    take(subject) {
      const { until, used, time } = windowOf(subject);
      const reset = Math.max(1, Math.ceil(until - time));
      if (used >= quota.most) refuse(reset);
      windows.set(subject, { until, used: used + 1 });
      return { left: quota.most - used - 1, reset };
    },
    count(subject, many = 1) {
      const { until, used } = windowOf(subject);
      windows.set(subject, { until, used: Math.max(0, used + many) });
    },
    isUsedUp: (subject) => windowOf(subject).used >= quota.most,
    require(subject) {
      const { until, used, time } = windowOf(subject);
      if (used >= quota.most) refuse(Math.max(1, Math.ceil(until - time)));
    },
  };
}

/** A quota and what a subject has left of it, with the seconds until its window ends. */
export interface Left {
  readonly quota: Quota;
  readonly left: number;
  readonly reset: number;
}

/** The headers that tell a client what is left of its quotas. */
export function rateHeaders(all: readonly Left[]): Record<string, string> {
  const policies = all.map(({ quota: { name, most, seconds } }) => `"${name}";q=${String(most)};w=${String(seconds)}`);
  const states = all.map(({ quota: { name }, left, reset }) => `"${name}";r=${String(left)};t=${String(reset)}`);
  return { 'RateLimit-Policy': policies.join(', '), RateLimit: states.join(', ') };
}
