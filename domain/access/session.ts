// Sessions: how long they last, and whether the password that began one is still valid.
import { instantAt, millisecondsOf } from '../values/calendar.ts';
import { createProblem } from '../values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import { HOUR } from '../values/time-units.ts';

/** How many sessions a user has at most; a further login ends the oldest. */
export const MAX_SESSIONS_PER_USER = 100;
const MAX_DEVICE_LENGTH = 255;

/** How long sessions last at most, and how long without use, in hours. */
export interface SessionTimes {
  readonly hours: number;
  readonly idleHours: number;
}

/** When a session that begins now ends at the latest. */
export function calculateSessionEnd(now: Instant, { hours }: SessionTimes): Instant {
  return instantAt(millisecondsOf(now) + hours * HOUR);
}

/** A session that was last used before this moment has ended. */
export function calculateIdleCutoff(now: Instant, { idleHours }: SessionTimes): Instant {
  return instantAt(millisecondsOf(now) - idleHours * HOUR);
}

/** Whether a change of an account logs its user out: a new password, or an account that becomes inactive. */
export function needsSessionEnd(changes: {
  readonly password_hash?: string | undefined;
  readonly actief?: boolean | undefined;
}): boolean {
  return changes.password_hash !== undefined || changes.actief === false;
}

/** The browser's name for itself, cut to the stored length; null for none. */
export function deviceOf(userAgent: string): string | null {
  return userAgent === '' ? null : userAgent.slice(0, MAX_DEVICE_LENGTH);
}

/**
 * Throws ERR_CREDENTIAL_INVALID when the account that a password was verified for is now inactive, deleted, or has
 * another password.
 */
export function assertStillRight<Account extends { readonly actief: boolean; readonly password_hash: string }>(
  account: Account | undefined,
  verified: string,
): asserts account is Account {
  if (account?.actief === true && account.password_hash === verified) return;
  throw createProblem('ERR_CREDENTIAL_INVALID', 'The account has changed: log in again.');
}
