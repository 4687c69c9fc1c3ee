// Rate limits of a key, an address or an account, counted per window. shared-counts.ts exchanges counts with other processes.
import type { Instant } from '../../generated/types.ts';
import { LRUCache } from 'lru-cache';
import { DoorProblem } from '../../contract/errors.ts';

/** A limit of `most` in a window of `seconds`. */
export interface Quota {
  readonly name: string;
  readonly most: number;
  readonly seconds: number;
  /** The begin of the 429's message, in place of the number. */
  readonly exceeded?: string;
}

/** The count of a subject in a window, as far as this process knows. */
export interface LimitTally {
  /** When the window ends, in seconds since 1970. */
  until: number;
  count: number;
  /** The part of `count` that was counted here since the last exchange with other processes. */
  untold: number;
}

/** A process counts an eighth of what is left, at least one, before it exchanges counts with the others. */
const SHARE_DIVISOR = 8;

/** Counts per subject and window. Windows begin with the first request and last `seconds`. */
export interface Limiter {
  readonly quota: Quota;
  /** Counts one. Returns how many are left, and the seconds until the window ends. Throws 429 when none were left. */
  consume(subject: string): { remaining: number; reset: number };
  /** Throws 429 when nothing is left, without counting. */
  require(subject: string): void;
  /** Whether nothing is left. */
  isUsedUp(subject: string): boolean;
  /** Adds `many` to the count, also when nothing is left; a negative number reverts. */
  count(subject: string, many?: number): void;
  /** Returns the tally of a subject: the live object, which later counts change. */
  tallyOf(subject: string): LimitTally;
  /** Whether counts must be exchanged with other processes before more is counted. */
  isDue(subject: string): boolean;
}

/** Returns a limiter that reads the time from `now`, and has the tallies of the 100,000 latest subjects. */
export function createLimiter(quota: Quota, now: () => Instant): Limiter {
  // With `max` all places would be reserved at once: three megabytes.
  const windows = new LRUCache<string, LimitTally>({ maxSize: 100_000, sizeCalculation: () => 1 });
  const readSeconds = (): number => Date.parse(now()) / 1000;

  const knownOf = (subject: string): LimitTally | undefined => {
    const openTally = windows.get(subject);
    return openTally !== undefined && openTally.until > readSeconds() ? openTally : undefined;
  };

  const tallyOf = (subject: string): LimitTally => {
    const openTally = knownOf(subject);
    if (openTally !== undefined) return openTally;
    const tally = { until: readSeconds() + quota.seconds, count: 0, untold: 0 };
    windows.set(subject, tally);
    return tally;
  };

  const add = (tally: LimitTally, many: number): void => {
    const before = tally.count;
    tally.count = Math.max(0, before + many);
    tally.untold += tally.count - before;
  };

  const resetOf = (tally: LimitTally): number => Math.max(1, Math.ceil(tally.until - readSeconds()));

  const require = (subject: string): void => {
    const openTally = knownOf(subject);
    if (openTally === undefined || openTally.count < quota.most) return;
    const reset = resetOf(openTally);
    const exceeded = quota.exceeded ?? `The limit is ${String(quota.most)} in ${String(quota.seconds)} seconds`;
    const message = `${exceeded}: retry in ${String(reset)} seconds.`;
    throw new DoorProblem(
      { code: 'ERR_RATE_LIMITED', message },
      { 'Retry-After': String(reset), ...rateHeaders([{ quota, remaining: 0, reset }]) },
    );
  };

  return {
    quota,
    require,
    consume(subject) {
      require(subject);
      const tally = tallyOf(subject);
      add(tally, 1);
      return { remaining: quota.most - tally.count, reset: resetOf(tally) };
    },
    count(subject, many = 1) {
      add(tallyOf(subject), many);
    },
    isUsedUp: (subject) => (knownOf(subject)?.count ?? 0) >= quota.most,
    tallyOf,
    isDue(subject) {
      const openTally = knownOf(subject);
      if (openTally === undefined || openTally.count >= quota.most) return false;
      return (
        openTally.untold >= Math.max(1, Math.floor((quota.most - openTally.count + openTally.untold) / SHARE_DIVISOR))
      );
    },
  };
}

/** A limiter, and the subject that it counts. */
export type CountedSubject = readonly [limiter: Limiter, subject: string];

/** Counts one in each limiter, and returns the headers with what is left. Throws 429, and counts nothing, when one is used up. */
export function consumeAll(subjects: readonly CountedSubject[]): Record<string, string> {
  for (const [limiter, subject] of subjects) limiter.require(subject);
  return rateHeaders(subjects.map(([limiter, subject]) => ({ quota: limiter.quota, ...limiter.consume(subject) })));
}

/** A quota and what a subject has left of it, with the seconds until its window ends. */
export interface QuotaState {
  readonly quota: Quota;
  readonly remaining: number;
  readonly reset: number;
}

/** Returns the headers that report the state of a client's quotas. */
function rateHeaders(all: readonly QuotaState[]): Record<string, string> {
  const policies = all.map(({ quota: { name, most, seconds } }) => `"${name}";q=${String(most)};w=${String(seconds)}`);
  const states = all.map(
    ({ quota: { name }, remaining, reset }) => `"${name}";r=${String(remaining)};t=${String(reset)}`,
  );
  return { 'RateLimit-Policy': policies.join(', '), RateLimit: states.join(', ') };
}
