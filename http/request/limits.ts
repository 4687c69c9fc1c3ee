// Rate limits: how often a key, an address or an account may ask, counted per window. shared-counts.ts tells other processes.
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

/** The count of a subject in a window, as far as this process knows. */
export interface LimitTally {
  /** When the window ends, in seconds since 1970. */
  until: number;
  used: number;
  /** How much of it was counted here since other processes were told. */
  untold: number;
}

/** A process counts so much of what is left before it tells the others: an eighth, at least one. */
const SHARE_DIVISOR = 8;

/** Counts per subject and window. Windows begin with the first request and last `seconds`. */
export interface Limiter {
  readonly quota: Quota;
  /** How many are left after this one, and the seconds until the window ends; throws 429 when there are none. */
  consume(subject: string): { left: number; reset: number };
  /** Throws 429 when nothing is left, without counting. */
  require(subject: string): void;
  /** Whether nothing is left. */
  isUsedUp(subject: string): boolean;
  /** Counts something that happened, once or as often as it weighs, also when nothing was left for it; what is negative is taken back. */
  count(subject: string, many?: number): void;
  /** The tally of a subject, which goes on as this limiter counts. */
  tallyOf(subject: string): LimitTally;
  /** Whether others have to be told before more is counted. */
  isDue(subject: string): boolean;
}

/** A limiter that reads the time from `now`; it remembers the 100,000 latest subjects. */
export function createLimiter(quota: Quota, now: () => Instant): Limiter {
  // With `max` all places would be reserved at once: three megabytes.
  const windows = new LRUCache<string, LimitTally>({ maxSize: 100_000, sizeCalculation: () => 1 });
  const readSeconds = (): number => Date.parse(now()) / 1000;

  const knownOf = (subject: string): LimitTally | undefined => {
    const known = windows.get(subject);
    return known !== undefined && known.until > readSeconds() ? known : undefined;
  };

  const tallyOf = (subject: string): LimitTally => {
    const known = knownOf(subject);
    if (known !== undefined) return known;
    const tally = { until: readSeconds() + quota.seconds, used: 0, untold: 0 };
    windows.set(subject, tally);
    return tally;
  };

  const add = (tally: LimitTally, many: number): void => {
    const before = tally.used;
    tally.used = Math.max(0, before + many);
    tally.untold += tally.used - before;
  };

  const resetOf = (tally: LimitTally): number => Math.max(1, Math.ceil(tally.until - readSeconds()));

  const require = (subject: string): void => {
    const known = knownOf(subject);
    if (known === undefined || known.used < quota.most) return;
    const reset = resetOf(known);
    const exceeded = quota.exceeded ?? `The limit is ${String(quota.most)} in ${String(quota.seconds)} seconds`;
    const message = `${exceeded}: retry in ${String(reset)} seconds.`;
    throw new DoorProblem(
      { code: 'ERR_RATE_LIMITED', message },
      { 'Retry-After': String(reset), ...rateHeaders([{ quota, left: 0, reset }]) },
    );
  };

  return {
    quota,
    require,
    consume(subject) {
      require(subject);
      const tally = tallyOf(subject);
      add(tally, 1);
      return { left: quota.most - tally.used, reset: resetOf(tally) };
    },
    count(subject, many = 1) {
      add(tallyOf(subject), many);
    },
    isUsedUp: (subject) => (knownOf(subject)?.used ?? 0) >= quota.most,
    tallyOf,
    isDue(subject) {
      const known = knownOf(subject);
      if (known === undefined || known.used >= quota.most) return false;
      return known.untold >= Math.max(1, Math.floor((quota.most - known.used + known.untold) / SHARE_DIVISOR));
    },
  };
}

/** A quota and what a subject has left of it, with the seconds until its window ends. */
export interface QuotaState {
  readonly quota: Quota;
  readonly left: number;
  readonly reset: number;
}

/** The headers that tell a client what is left of its quotas. */
export function rateHeaders(all: readonly QuotaState[]): Record<string, string> {
  const policies = all.map(({ quota: { name, most, seconds } }) => `"${name}";q=${String(most)};w=${String(seconds)}`);
  const states = all.map(({ quota: { name }, left, reset }) => `"${name}";r=${String(left)};t=${String(reset)}`);
  return { 'RateLimit-Policy': policies.join(', '), RateLimit: states.join(', ') };
}
