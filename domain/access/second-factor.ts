// Second factors: codes of a phone (TOTP, RFC 6238), recovery codes, who needs one, and what an account may do without one.
import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { millisecondsOf } from '../values/calendar.ts';
import { Problem, createProblem } from '../values/problem.ts';
import { createNoSecretsKeyProblem } from '../values/secret.ts';
import type { Instant } from '../../generated/types.ts';

/** The rules of second factors for an account: from the account, its roles and the setting. */
export interface FactorRules {
  readonly isActive: boolean;
  /** A role of the account or the setting requires a second factor. */
  readonly isRequired: boolean;
  /** No role of the account forbids Basic. */
  readonly isBasicAllowed: boolean;
}

/** A code that is right and was not used yet: of a time step, or one of the recovery codes. */
export type FactorProof =
  | {
      readonly step: number;
      /** The stored secret that the code belongs to. */
      readonly secret: string;
    }
  | { readonly recoveryHash: string };

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
/** Codes of this many time steps before and after now are accepted, because clocks differ. */
const DRIFT_STEPS = 1;
const DIGITS = /^[0-9]{6}$/;

/** How many recovery codes a user gets. */
const RECOVERY_CODE_COUNT = 10;
const RECOVERY_CODE_LENGTH = 16;
/** Without characters that look alike. There are 32, so that a random byte picks each of them equally often. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';
const CODE_PARTS = /.{4}(?=.)/g;

/** Whether an account has to set up a second factor before its sessions may do anything else. */
export function mustSetUp({ isActive, isRequired }: FactorRules): boolean {
  return isRequired && !isActive;
}

/** Whether an account may send its password with each request: Basic cannot carry a code. */
export function mayUseBasic({ isActive, isRequired, isBasicAllowed }: FactorRules): boolean {
  return isBasicAllowed && !isActive && !isRequired;
}

/** Whether an account may log in with less than before. */
export function isLooserFor(before: FactorRules, after: FactorRules): boolean {
  return (before.isRequired && !after.isRequired) || (!before.isBasicAllowed && after.isBasicAllowed);
}

/** A new secret in Base32, made of `random` bytes. */
export function createFactorSecret(random: (bytes: number) => Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(random(SECRET_BYTES)).buffer }).base32;
}

/** The address in the QR code that an authenticator app scans. */
export function formatOtpauthUri(
  secret: string,
  { gebruikersnaam, host }: { gebruikersnaam: string; host: string },
): string {
  // A colon separates issuer and name: a user name cannot contain one, a host can.
  const issuer = `boekstaaf ${host.replaceAll(':', ' ')}`;
  return totpOf(secret, { issuer, label: gebruikersnaam }).toString();
}

/** Returns the time step that a code belongs to, at most one away from the present step, or null for a wrong code. */
export function stepOf(secret: string, code: string, now: Instant): number | null {
  const token = normaliseCode(code);
  const timestamp = millisecondsOf(now);
  if (!DIGITS.test(token)) return null;
  const drift = totpOf(secret).validate({ token, timestamp, window: DRIFT_STEPS });
  return drift === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + drift;
}

function totpOf(secret: string, labels: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...labels, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });
}

/** Ten recovery codes of 80 bits each, made of `random` bytes: `k7mn-4tqx-3hrp-wcad`. */
export function generateRecoveryCodes(random: (bytes: number) => Uint8Array): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    [...random(RECOVERY_CODE_LENGTH)]
      .map((byte) => LETTERS.charAt(byte % LETTERS.length))
      .join('')
      .replace(CODE_PARTS, '$&-'),
  );
}

/** The hash under which a recovery code is stored and found. One round is enough against guessing 80 bits. */
export function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(normaliseCode(code)).digest('hex');
}

/** A code as it is compared: without spaces, hyphens and capitals. */
function normaliseCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

/** Throws ERR_SECRETS_KEY where second factors cannot be stored: users could not set up what is required of them. */
export function assertCanRequire(canEncrypt: boolean): void {
  if (!canEncrypt) throw new Problem([createNoSecretsKeyProblem()]);
}

/** Throws ERR_SECOND_FACTOR_REQUIRED for a session that may only set up a second factor. */
export function refuseUntilSetUp(mustSetUp: boolean): void {
  if (!mustSetUp) return;
  const message = 'You must have a second factor: set one up before you go on, at /account.';
  throw createProblem('ERR_SECOND_FACTOR_REQUIRED', message);
}

/** Throws ERR_SECOND_FACTOR_REQUIRED when the second factor to remove is required. */
export function assertRemovable({ isRequired }: FactorRules): void {
  if (!isRequired) return;
  const message = 'You must have a second factor: replace this one instead of removing it.';
  throw createProblem('ERR_SECOND_FACTOR_REQUIRED', message);
}

/**
 * Throws ERR_OWN_SECOND_FACTOR for an administrator who removes their own second factor through the operation for
 * others.
 */
export function assertOfAnother(id: number, callerId: number | null): void {
  if (id !== callerId) return;
  const message = 'This is your own account: remove its second factor with a code.';
  throw createProblem('ERR_OWN_SECOND_FACTOR', message);
}

/**
 * Throws ERR_SECOND_FACTOR_CODE unless a code was accepted. The caller has matched it with the secret, and used it up
 * if it proves an active factor: a code is accepted once.
 */
export function assertCode(isAccepted: boolean): asserts isAccepted {
  if (isAccepted) return;
  const message = 'This code is wrong, too old, or was used before: send the next one.';
  throw createProblem('ERR_SECOND_FACTOR_CODE', message, { field: 'code' });
}

/**
 * Throws ERR_CODE_INVALID unless the code of a login was accepted. The code may have been used by another request, or
 * the account may have got a second factor, since the password was verified.
 */
export function assertLoginCode(isAccepted: boolean): asserts isAccepted {
  if (isAccepted) return;
  const remedy = 'Send the next code, or a recovery code that was not used yet.';
  throw createProblem('ERR_CODE_INVALID', 'Login Required', { params: { remedy } });
}
