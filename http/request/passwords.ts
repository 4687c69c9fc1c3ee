// Passwords: scrypt hashes, a cap on concurrent hashing, and a short memory for passwords that were verified.
import { createHmac, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { DoorProblem } from '../../contract/errors.ts';
import type { NewPassword } from '../../handlers/caller.ts';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const SCRYPT_COST = { N: 16384, r: 8, p: 1 };
const HASH_BYTES = 32;

/** Returns a hash to store: `scrypt$N$r$p$salt$hash`, salt and hash in base64. Takes about 70 ms of a thread. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const hash = await derive(password, salt, HASH_BYTES, SCRYPT_COST);
  return formatHash(salt, hash);
}

function formatHash(salt: Buffer, hash: Buffer): string {
  return ['scrypt', SCRYPT_COST.N, SCRYPT_COST.r, SCRYPT_COST.p, salt.toString('base64'), hash.toString('base64')].join(
    '$',
  );
}

async function isMatch(password: string, storedHash: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = storedHash.split('$');
  const expected = Buffer.from(hash, 'base64');
  const derived = await derive(password, Buffer.from(salt, 'base64'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return timingSafeEqual(derived, expected);
}

/** The steps around each guess at a password. */
export interface GuessSteps {
  /** Called when the guess leaves the queue: rejects when the limit was reached while it waited. */
  readonly assertAllowed: () => Promise<void>;
  readonly countFailure: () => Promise<void>;
}

/** Verifies passwords. */
export interface Passwords {
  /** Returns a hash to store; queues with the checks. */
  hash(password: string): Promise<string>;
  /** Returns a hash to store, with an estimate of how hard the password is to guess. */
  prepare(password: string): Promise<NewPassword>;
  /**
   * Whether `password` belongs to `storedHash`. Without a stored hash (no such user) it takes equally long and returns false. A
   * right password is cached for a minute, bound to the stored hash, so a change counts at once.
   */
  verify(username: string, password: string, storedHash: string | undefined, guess: GuessSteps): Promise<boolean>;
  /** Whether another kind of guess is right: calls `isRight` in the queue of the password checks. */
  guess(isRight: () => Promise<boolean>, guess: GuessSteps): Promise<boolean>;
}

/** Returns the checks. At most two hashes run at once and `maxWaiting` callers queue; more get 503 with Retry-After. */
export function createPasswords(maxWaiting = 40): Passwords {
  const secret = randomBytes(32);
  // A random value without a known password.
  const nobody = formatHash(randomBytes(16), randomBytes(HASH_BYTES));
  const verified = new LRUCache<string, string>({ max: 1000, ttl: 60_000 });
  const enter = createGate(2, maxWaiting);
  const hash: Passwords['hash'] = (password) => enter(() => hashPassword(password));

  return {
    hash,
    async prepare(password) {
      const guessesOf = await loadEstimate();
      return { hash: await hash(password), countGuesses: (words) => guessesOf(password, words) };
    },
    guess: (isRight, guess) =>
      enter(async () => {
        await guess.assertAllowed();
        const right = await isRight();
        if (!right) await guess.countFailure();
        return right;
      }),
    async verify(username, password, storedHash, guess) {
      const key = createHmac('sha256', secret).update(`${username}\0${password}`).digest('base64');
      if (storedHash !== undefined && verified.get(key) === storedHash) return true;
      return enter(async () => {
        await guess.assertAllowed();
        const right = await isMatch(password, storedHash ?? nobody);
        if (right && storedHash !== undefined) verified.set(key, storedHash);
        else await guess.countFailure();
        return right && storedHash !== undefined;
      });
    },
  };
}

/** Returns the function that estimates guesses of a password. The first call loads the dictionary. */
export async function loadEstimate(): Promise<(password: string, words: readonly string[]) => number> {
  const { guessesOf } = await import('./password-guesses.ts');
  return guessesOf;
}

function createGate(most: number, maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];

  return async (work) => {
    if (running >= most) {
      if (queue.length >= maxWaiting) {
        const message = 'Too many passwords are being checked: try again in a moment, or use an API key.';
        throw new DoorProblem({ code: 'ERR_UNAVAILABLE', message }, { 'Retry-After': '1' });
      }
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
