// Failed logins: ten a minute for an account from one address, and a hundred from one address.
import { hash } from 'node:crypto';
import { normaliseUserName } from '../../domain/access/user.ts';
import type { Instant } from '../../generated/types.ts';
import { networkOf } from './address.ts';
import { createLimiter } from './limits.ts';
import type { CountedSubject, SharedCounts } from './shared-counts.ts';

/** Counts failed logins, of all processes: each is dear enough to ask the database. */
export interface LoginFailures {
  /** Throws 429 when an account or an address had its failures for this minute, as far as this process knows. */
  require(username: string, address: string): void;
  /** The same as far as any process knows. */
  ask(username: string, address: string): Promise<void>;
  /** Counts a failure; resolves when other processes can know it. */
  note(username: string, address: string): Promise<void>;
}

/** Failures by the time of `now`. Names count as the same whatever their capitals, as they do when a user is looked up. */
export function createLoginFailures(now: () => Instant, shared: SharedCounts): LoginFailures {
  const ofAccount = createLimiter({ name: 'login', most: 10, seconds: 60 }, now);
  // Many accounts tried with one password each: nobody mistypes so often.
  const ofAddress = createLimiter({ name: 'logins', most: 100, seconds: 60 }, now);

  // A name can be as long as a header, and very many are kept.
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
      const counted = listCounted(username, address);
      // Guesses that were under way together may end after the last one that counts.
      for (const [limiter, subject] of counted) limiter.count(subject);
      return shared.exchange(counted);
    },
  };
}
