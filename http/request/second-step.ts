// The second step of a login: checks a code of an account's second factor, and limits wrong codes.
import { hash } from 'node:crypto';
import * as secondFactors from '../../db/access/second-factors.ts';
import type { Keys } from '../../db/engine/keys.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { hashRecoveryCode, stepOf, type FactorProof } from '../../domain/access/second-factor.ts';
import type { Instant } from '../../generated/types.ts';
import { createLimiter, type CountedSubject } from './limits.ts';
import type { LoginFailures } from './login-failures.ts';
import type { Passwords } from './passwords.ts';
import type { SharedCounts } from './shared-counts.ts';

/** The proof before the code: the password, a login at the issuer, or a session. */
export type ProofWay = 'password' | 'issuer' | 'session';

/** An account whose code is checked. */
export interface ProvingAccount {
  readonly id: number;
  readonly name: string;
  readonly passwordHash: string;
  /** From where the code came. */
  readonly address: string;
  readonly method: ProofWay;
}

/** Checks a code without marking it as used; returns null for a wrong one. Throws 429 after too many wrong ones. */
export type SecondStep = (account: ProvingAccount, code: string) => Promise<FactorProof | null>;

export interface SecondStepParts {
  readonly database: Database;
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly failures: LoginFailures;
  readonly counts: SharedCounts;
  readonly now: () => Instant;
}

/**
 * The limit of wrong codes of an account from all addresses, until its password changes. Each way of login has its own count,
 * so that a guesser without the password does not lock out the user.
 */
const DAY_QUOTA = { name: 'codes of an account', most: 100, seconds: 86_400, exceeded: 'Too many codes were wrong' };

export function createSecondStep(parts: SecondStepParts): SecondStep {
  const { database, keys, passwords, failures, counts, now } = parts;
  const ofAccount = createLimiter(DAY_QUOTA, now);

  const findProof = async (id: number, code: string): Promise<FactorProof | null> => {
    const hash = hashRecoveryCode(code);
    const { secret: storedSecret, isRecoveryCode } = await database.readSingle((db) =>
      secondFactors.findWithCode(db, id, hash),
    );
    if (isRecoveryCode) return { recoveryHash: hash };
    const secret = storedSecret === null ? null : secondFactors.decryptFactorSecret(keys, storedSecret);
    const step = secret === null ? null : stepOf(secret, code, now());
    return storedSecret === null || step === null ? null : { step, secret: storedSecret };
  };

  return async ({ id, name, passwordHash, address, method }, code) => {
    const subject = `${method} ${String(id)} ${hash('sha256', passwordHash)}`;
    const subjects: readonly CountedSubject[] = [[ofAccount, subject]];
    failures.require(name, address);
    ofAccount.require(subject);

    let proof: FactorProof | null = null;
    await passwords.guess(
      async () => {
        proof = await findProof(id, code);
        return proof !== null;
      },
      {
        async assertAllowed() {
          await failures.ask(name, address);
          await counts.exchange(subjects);
          ofAccount.require(subject);
        },
        async countFailure() {
          ofAccount.count(subject);
          await failures.note(name, address);
          await counts.exchange(subjects);
        },
      },
    );

    return proof;
  };
}
