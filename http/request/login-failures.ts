// Failed logins: ten a minute for an account from one address, and a hundred from one address.
import { hash } from 'node:crypto';
import { comparableName } from '../../domain/access/user.ts';
import type { Instant } from '../../generated/types.ts';
import { networkOf } from './address.ts';
import { createLimiter } from './limits.ts';

/** Counts failed logins in this process. */
export interface LoginFailures {
  /** Throws 429 when an account or an address had its failures for this minute. */
  require(username: string, address: string): void;
  note(username: string, address: string): void;
}

/** Failures by the time of `now`. Names count as the same whatever their capitals, as they do when a user is looked up. */
export function createLoginFailures(now: () => Instant): LoginFailures {
  const ofAccount = createLimiter({ name: 'login', most: 10, seconds: 60 }, now);
  // Many accounts tried with one password each: nobody mistypes so often.
  const ofAddress = createLimiter({ name: 'logins', most: 100, seconds: 60 }, now);
  // A name can be as long as a header, and very many are kept.
  const account = (username: string, address: string): string =>
    `${networkOf(address)} ${hash('sha256', comparableName(username))}`;
  return {
    require(username, address) {
      ofAccount.require(account(username, address));
      ofAddress.require(networkOf(address));
    },
    note(username, address) {
      // Guesses that were under way together may end after the last one that counts.
      ofAccount.count(account(username, address));
      ofAddress.count(networkOf(address));
    },
  };
}
