// Passwords: how hard a new one is to guess, and when one's own has to be typed again.
import { createProblem, type ProblemDetail } from '../values/problem.ts';
import type { Instant } from '../../generated/types.ts';
import { millisecondsOf } from '../values/calendar.ts';
import { MINUTE } from '../values/time-units.ts';

/** A password found by fewer guesses than this is refused. Over the network ten guesses a minute are accepted. */
const MIN_GUESSES = 1e8;

const COMMON_WORDS = ['wachtwoord', 'welkom', 'geheim', 'boekstaaf'];

/** The words that an attacker tries first: the names of the account, whole and in parts. */
export function listGuessableWords(account: {
  readonly gebruikersnaam: string;
  readonly email_address?: string | null | undefined;
}): string[] {
  const names = [account.gebruikersnaam, account.email_address ?? ''];
  const parts = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  return [...COMMON_WORDS, ...names, ...parts].filter((word) => word !== '');
}

/** ERR_PASSWORD_GUESSABLE for a password that fewer than MIN_GUESSES guesses find. */
export function findPasswordProblems(guesses: number): ProblemDetail[] {
  if (guesses >= MIN_GUESSES) return [];
  const message =
    'This password is easy to guess: choose another one, such as four words that have nothing to do with each other.';
  return [{ code: 'ERR_PASSWORD_GUESSABLE', message, field: 'wachtwoord' }];
}

/**
 * Throws ERR_OWN_PASSWORD unless the password of an account was proven. `proven` is the hash that the sent password
 * matched.
 */
export function assertOwnPassword(
  { password_hash }: { readonly password_hash: string },
  proven: string | null,
  field: string,
): void {
  if (proven === password_hash) return;
  throw createProblem('ERR_OWN_PASSWORD', 'This is not your password: send the one that you have now.', { field });
}

/** Throws ERR_OWN_PASSWORD where callers would set their own password from a session, without the old one. */
export function refuseOwnAccount(isOwn: boolean): void {
  if (!isOwn) return;
  throw createProblem('ERR_OWN_PASSWORD', 'This is your own account: change its password with POST /api2/wachtwoord.');
}

const FRESH_LOGIN_MS = 10 * MINUTE;

/** Whether a login over an issuer is recent enough to replace the password, which the user may not know. */
export function isFreshLogin(
  { oidc_subject }: { readonly oidc_subject: string | null },
  loggedInAt: Instant,
  now: Instant,
): boolean {
  return oidc_subject !== null && millisecondsOf(now) - millisecondsOf(loggedInAt) < FRESH_LOGIN_MS;
}
