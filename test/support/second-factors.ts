// Second factors: the codes that a phone shows, and accounts that have one.
import { expect } from 'chai';
import { TOTP } from 'otpauth';
import type { NewUser, RecoveryCodes, SecondFactorSetUp, User } from 'boekstaaf';
import { clock, given } from './index.ts';
import { openSession, logIn, type BrowserSession } from './sessions.ts';

const STEP_MS = 30_000;

/** The code that a phone with this secret shows, so many steps of 30 seconds from now. */
export function generateCode(secret: string, steps = 0, now = Date.parse(clock.now())): string {
  return new TOTP({ secret }).generate({ timestamp: now + steps * STEP_MS });
}

/** Six digits that are no code of this secret, about now. */
export function generateWrongCode(secret: string, salt = 0): string {
  const right = new Set([-2, -1, 0, 1, 2].map((steps) => generateCode(secret, steps)));
  for (let number = salt; ; number++) {
    const code = String(number).padStart(6, '0');
    if (!right.has(code)) return code;
  }
}

/** Sets up the second factor of whoever is logged in; `now` is the time of the phone. */
export async function setUp(
  { send, session }: BrowserSession,
  now?: number,
): Promise<{ readonly secret: string; readonly recovery: readonly string[] }> {
  const wachtwoord = given.passwordOf(session.gebruikersnaam);
  const setUpResponse = await send('POST', '/api2/tweede_factor', { body: { wachtwoord } });
  expect(setUpResponse.status, setUpResponse.text).to.equal(200);
  const { secret } = setUpResponse.body as SecondFactorSetUp;
  const body = { code: generateCode(secret, 0, now) };
  const confirmationResponse = await send('POST', '/api2/tweede_factor/bevestigen', { body });
  expect(confirmationResponse.status, confirmationResponse.text).to.equal(200);
  return { secret, recovery: (confirmationResponse.body as RecoveryCodes).recovery_codes };
}

/** Somebody with a second factor, and the browser in which it was set up. */
export interface SecondFactorUser {
  readonly user: User;
  readonly browser: BrowserSession;
  readonly secret: string;
  readonly recovery: readonly string[];
}

/** A new account with a second factor; the code of now counted when it was set up. */
export async function createSecondFactorUser(body: Partial<NewUser> = {}): Promise<SecondFactorUser> {
  const user = await given.user(body);
  const browser = openSession(await logIn(user));
  return { user, browser, ...(await setUp(browser)) };
}
