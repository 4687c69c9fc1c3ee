// Failed logins: ten a minute for an account from one address, and a hundred from one address.
import { hash } from 'node:crypto';
import { normaliseUserName } from '../../domain/access/user.ts';
import type { Instant } from '../../generated/types.ts';
import { networkOf } from './address.ts';
import { createLimiter, type CountedSubject } from './limits.ts';
import type { SharedCounts } from './shared-counts.ts';

/** Counts failed logins of all processes: a login is expensive anyway, so each one asks the database. */
export interface LoginFailures {
  /** Throws 429 when an account or an address had its failures for this minute, as far as this process knows. */
  require(username: string, address: string): void;
  /** Throws 429 when an account or an address had its failures for this minute, counted over all processes. */
  ask(username: string, address: string): Promise<void>;
  /** Counts a failure; resolves when other processes can read it. */
  note(username: string, address: string): Promise<void>;
}

/**
 * Creates the counters, by the time of `now`. Capitals in names do not count, as when a user is looked up.
 *
 * Ten wrong passwords for `anna` arrive from 203.0.113.7 within a minute. Attempt 11 from there gets 429, even with the right
 * password, until 60 seconds after the first failure. Anna can log in from 198.51.100.4, and `bert` from 203.0.113.7. After
 * 100 failures of any accounts from 203.0.113.7 within a minute, every login from there gets 429.
 */
export function createLoginFailures(now: () => Instant, shared: SharedCounts): LoginFailures {
  const ofAccount = createLimiter({ name: 'login', most: 10, seconds: 60 }, now);
  // An attacker may try many accounts with one password each: users do not mistype this often.
  const ofAddress = createLimiter({ name: 'logins', most: 100, seconds: 60 }, now);

  // A name can be as long as a header, and many subjects are in memory.
  const accountSubjectOf = (username: string, address: string): string =>
    `${networkOf(address)} ${hash('sha256', normaliseUserName(username))}`;

  const listCounted = (username: string, address: string): readonly CountedSubject[] => [
    [ofAccount, accountSubjectOf(username, address)],
    [ofAddress, networkOf(address)],
  ];

  const require: LoginFailures['require'] = (username, address) => {
    for (const [limiter, subject] of listCounted(username, address)) limiter.require(subject);
  };

  return {
    require,
    async ask(username, address) {
      await shared.exchange(listCounted(username, address));
      require(username, address);
    },
    note(username, address) {
      const subjects = listCounted(username, address);
      // Guesses that were under way together may end after the last one that counts.
      for (const [limiter, subject] of subjects) limiter.count(subject);
      return shared.exchange(subjects);
    },
  };
}
