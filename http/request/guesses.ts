// Limits wrong codes: those of visitors of one network, and more strictly while all networks together seem to guess.
import type { Instant } from '../../generated/types.ts';
import { createLimiter, type CountedSubject, type Limiter, type Quota } from './limits.ts';
import type { SharedCounts } from './shared-counts.ts';

/** The guesses by visitors of a network. */
export interface Guesses {
  /** Counts codes that this network has not tried lately as wrong. Throws 429 for too many, or rejects with it. */
  countGuesses(network: string, codes: readonly string[]): Promise<void> | undefined;
  /** Reverts the count of a code that proved right. */
  uncountGuess(network: string, code: string): void;
}

const exceeded = 'Too many codes were wrong';
const DAY_SECONDS = 86_400;
const MINUTE_QUOTA: Quota = { name: 'codes', most: 20, seconds: 60, exceeded };
const DAY_QUOTA: Quota = { name: 'codes a day', most: 100, seconds: DAY_SECONDS, exceeded };
/**
 * The quota of all networks together. While it is used up, each network has FEW_QUOTA, so that guessers do not lock out
 * visitors with a right code.
 */
const SHARED_QUOTA: Quota = { name: 'codes of all', most: 300, seconds: 60, exceeded };
const FEW_QUOTA: Quota = { name: 'few codes', most: 3, seconds: DAY_SECONDS };
const KNOWN_QUOTA: Quota = { name: 'known codes', most: 1, seconds: DAY_SECONDS };

const EVERYBODY = '';

/**
 * Creates the counters, which all processes share. A code is counted before it is looked up, so that concurrent guesses do not
 * pass the limit, and uncounted when it is right. Each process counts a repeated wrong code once.
 *
 * - A page sends the wrong code `ABC` ten times, with each change of an order: that counts 1.
 * - A network tries 20 wrong codes within a minute. Number 21 gets 429, until 60 seconds after the first one.
 * - It tries 20 a minute for five minutes. Number 101 gets 429, until 24 hours after the first one.
 * - All networks together try 300 within a minute. Until it ends, a network with three wrong codes of that day gets 429.
 *   One with two may try a third.
 */
export function createGuesses(now: () => Instant, shared: SharedCounts): Guesses {
  const [minute, day, few] = [MINUTE_QUOTA, DAY_QUOTA, FEW_QUOTA].map((quota) =>
    createLimiter(quota, now),
  ) as ThreeLimiters;
  const all = createLimiter(SHARED_QUOTA, now);
  const knownCodes = createLimiter(KNOWN_QUOTA, now);
  const subjectOf = (network: string, code: string): string => `${network} ${code}`;

  const count = (network: string, code: string, many: 1 | -1): void => {
    knownCodes.count(subjectOf(network, code), many);
    all.count(EVERYBODY, many);
    for (const each of [minute, day, few]) each.count(network, many);
  };

  return {
    countGuesses(network, codes) {
      const freshOf = (): string[] =>
        [...new Set(codes)].filter((code) => !knownCodes.isUsedUp(subjectOf(network, code)));
      if (freshOf().length === 0) return undefined;
      const ofNetwork = [minute, day, few].map((each): CountedSubject => [each, network]);
      return shared.countWithin([...ofNetwork, [all, EVERYBODY]], () => {
        for (const each of [minute, day]) each.require(network);
        if (few.isUsedUp(network)) all.require(EVERYBODY);
        for (const code of freshOf()) count(network, code, 1);
        return undefined;
      });
    },
    uncountGuess(network, code) {
      if (knownCodes.isUsedUp(subjectOf(network, code))) count(network, code, -1);
    },
  };
}

type ThreeLimiters = [Limiter, Limiter, Limiter];
