// Logins and failed login attempts, as entries of the audit trail.
import type { FactorProof } from '../../domain/access/second-factor.ts';
import type { Instant } from '../../generated/types.ts';
import type { Writer } from '../engine/session/database.ts';
import { LOGIN, LOGIN_ERROR } from '../engine/changes/stored-event.ts';
import { insertEntries } from './trail-entries.ts';

/** The way of a login: for a session, with each request (Basic), or through an issuer of OpenID Connect. */
export type LoginWay = 'password' | 'basic' | 'issuer';

interface LoginAttempt {
  readonly user_id: number;
  readonly method: LoginWay;
  readonly address: string;
  readonly requestId: string;
}

/** A login that succeeded. */
export interface Login extends LoginAttempt {
  readonly second_factor: 'code' | 'recovery_code' | 'issuer' | null;
  readonly issuer?: string;
  readonly subject?: string;
}

/** A login that failed: the password or the code was wrong, or Basic needed more than a password. */
export interface FailedLogin extends LoginAttempt {
  readonly reason: 'credential' | 'code' | 'basic_refused';
}

/** Returns the kind of code of a proof; null for none. */
export function factorOf(proof: FactorProof | null): Login['second_factor'] {
  if (proof === null) return null;
  return 'step' in proof ? 'code' : 'recovery_code';
}

/** Stores the entry of a login. */
export async function insert(db: Writer, login: Login, moment: Instant): Promise<void> {
  const { user_id, method, second_factor, issuer, subject } = login;
  const by = { actor_type: 'user', actor_id: user_id, user_id } as const;
  const data = { way: method, second_factor, issuer, subject };
  await insertEntries(db, [{ ...entryOf(login), ...by, event: LOGIN, data, moment }]);
}

/**
 * Stores the entry of a failed login: one for each `name`, even if several processes store it. The entry names no
 * account.
 */
export async function insertFailed(db: Writer, login: FailedLogin, name: string, moment: Instant): Promise<void> {
  const { method, reason } = login;
  const by = { actor_type: 'system', actor_id: null, user_id: null } as const;
  await insertEntries(db, [
    { ...entryOf(login), ...by, name, event: LOGIN_ERROR, data: { way: method, reason }, moment },
  ]);
}

function entryOf({ user_id: object_id, address, requestId }: LoginAttempt) {
  return { object: 'frameworkGuardUser', object_id, address, requestId } as const;
}
