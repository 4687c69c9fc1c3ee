// Second factors: set one up, log in with it, and guess its codes.
import { expect } from 'chai';
import type { SecondFactor } from 'boekstaaf';
import { basic, clock, given } from '../support/index.ts';
import { resetLimits } from '../support/limits.ts';
import { createSecondFactorUser, generateWrongCode, setUp, generateCode } from '../support/second-factors.ts';
import { openSession, logIn, describeResponse } from '../support/sessions.ts';

const SESSION_PATH = '/api2/sessies/huidige';
const SECOND_FACTOR_PATH = '/api2/tweede_factor';
const advanceClock = (): void => clock.advance({ seconds: 30 });

describe('a second factor', () => {
  // A count of a process ends after a minute, and the clock never goes back.
  beforeEach(async () => {
    clock.advance({ minutes: 1 });
    await resetLimits();
  });

  it('is set up with a code of a secret that is shown once, and returns ten recovery codes', async () => {
    const user = await given.user();
    const browser = openSession(await logIn(user));
    const state = async (): Promise<unknown> => (await browser.send('GET', SECOND_FACTOR_PATH)).body;
    expect(await state()).to.deep.equal({
      is_active: false,
      is_required: false,
      changed_at: null,
      recovery_codes_left: 0,
    });

    expect(
      describeResponse(await browser.send('POST', `${SECOND_FACTOR_PATH}/bevestigen`, { body: { code: '123456' } })),
    ).to.deep.equal([404, 'ERR_NOT_FOUND']);

    const begin = (body: object) => browser.send('POST', SECOND_FACTOR_PATH, { body });
    for (const body of [{}, { wachtwoord: 'een verkeerd wachtwoord' }, { code: '123456' }])
      expect(describeResponse(await begin(body))).to.deep.equal([406, 'ERR_OWN_PASSWORD']);

    const wachtwoord = given.passwordOf(user.gebruikersnaam);
    const setup = (await begin({ wachtwoord })).body as { secret: string; otpauth_uri: string };
    expect(setup.otpauth_uri).to.include(`secret=${setup.secret}`).and.include(user.gebruikersnaam);
    expect(await state(), 'nothing changed yet').to.include({ is_active: false });

    const wrong = await browser.send('POST', `${SECOND_FACTOR_PATH}/bevestigen`, {
      body: { code: generateWrongCode(setup.secret) },
    });
    expect(describeResponse(wrong)).to.deep.equal([406, 'ERR_SECOND_FACTOR_CODE']);

    const { secret, recovery } = await setUp(browser);
    expect(secret, 'the one begun last').to.not.equal(setup.secret);
    expect(new Set(recovery).size).to.equal(10);
    expect(await state()).to.deep.include({ is_active: true, is_required: false, recovery_codes_left: 10 });
    expect(JSON.stringify(await state())).to.not.include(secret);
  });

  it('is asked for at a login once the password is right, and each code counts once', async () => {
    const { user, secret, recovery } = await createSecondFactorUser();

    const attempt = async (code?: string, wachtwoord?: string): Promise<readonly unknown[]> =>
      describeResponse(
        await logIn(user, { ...(code !== undefined && { code }), ...(wachtwoord !== undefined && { wachtwoord }) }),
      );

    expect(await attempt()).to.deep.equal([401, 'ERR_CODE_REQUIRED']);
    expect(await attempt(generateCode(secret), 'een verkeerd wachtwoord')).to.deep.equal([
      401,
      'ERR_CREDENTIAL_INVALID',
    ]);
    expect(await attempt(generateCode(secret)), 'counted when it was set up').to.deep.equal([401, 'ERR_CODE_INVALID']);

    advanceClock();
    const code = generateCode(secret);
    expect(await attempt(code)).to.deep.equal([201]);
    expect(await attempt(code), 'again').to.deep.equal([401, 'ERR_CODE_INVALID']);
    expect(await attempt(generateCode(secret, -1)), 'an earlier one').to.deep.equal([401, 'ERR_CODE_INVALID']);
    expect(await attempt(generateCode(secret, 2)), 'two steps early').to.deep.equal([401, 'ERR_CODE_INVALID']);
    expect(await attempt(generateCode(secret, 1)), 'one step early').to.deep.equal([201]);

    const [first = '', second = ''] = recovery;
    expect(await attempt(first.toUpperCase())).to.deep.equal([201]);
    expect(await attempt(first), 'again').to.deep.equal([401, 'ERR_CODE_INVALID']);
    expect(await attempt(second.replaceAll('-', ' '))).to.deep.equal([201]);
  });

  it('is asked for by a response at which no browser opens a prompt of its own', async () => {
    const { user } = await createSecondFactorUser();
    const { headers, body } = await logIn(user);
    expect(headers['www-authenticate']).to.equal('Session realm="boekstaaf"');
    expect(headers['set-cookie']).to.equal(undefined);
    expect(body).to.include({ message: 'Login Required' });
  });

  it('counts the recovery codes that are left', async () => {
    const { user, browser, recovery } = await createSecondFactorUser();
    await logIn(user, { code: recovery[3] ?? '' });
    expect(((await browser.send('GET', SECOND_FACTOR_PATH)).body as SecondFactor).recovery_codes_left).to.equal(9);
  });

  it('refuses a code of another user', async () => {
    const one = await createSecondFactorUser();
    const other = await createSecondFactorUser();
    advanceClock();
    expect(describeResponse(await logIn(one.user, { code: generateCode(other.secret) }))).to.deep.equal([
      401,
      'ERR_CODE_INVALID',
    ]);
    expect(describeResponse(await logIn(one.user, { code: other.recovery[0] ?? '' }))).to.deep.equal([
      401,
      'ERR_CODE_INVALID',
    ]);
  });

  it('is ignored for accounts without one: a code that they send is not checked', async () => {
    expect(describeResponse(await logIn(await given.user(), { code: '123456' }))).to.deep.equal([201]);
  });

  it('ends the other sessions of its user when it is set up', async () => {
    const user = await given.user();
    const here = openSession(await logIn(user));
    const there = openSession(await logIn(user));
    await setUp(here);
    expect([
      (await here.send('GET', SESSION_PATH)).status,
      (await there.send('GET', SESSION_PATH)).status,
    ]).to.deep.equal([200, 401]);
  });

  it('begins one session for a login that is sent again', async () => {
    const { user, secret } = await createSecondFactorUser();
    advanceClock();
    const headers = { 'idempotency-key': `the code of ${user.gebruikersnaam}` };
    const code = generateCode(secret);
    const first = await logIn(user, { headers, code });
    const second = await logIn(user, { headers, code });
    expect([first.status, second.headers['idempotent-replayed']]).to.deep.equal([201, 'true']);
    expect(second.body).to.deep.equal(first.body);
  });

  describe('that is guessed', () => {
    it('is refused after ten wrong codes in a minute, the right one and the right password too', async () => {
      const { user, secret, browser } = await createSecondFactorUser();
      advanceClock();
      for (let time = 0; time < 10; time++)
        expect(describeResponse(await logIn(user, { code: generateWrongCode(secret, time * 7) }))).to.deep.equal([
          401,
          'ERR_CODE_INVALID',
        ]);

      const code = generateCode(secret);
      expect(describeResponse(await logIn(user, { code }))).to.deep.equal([429, 'ERR_RATE_LIMITED']);
      expect(
        describeResponse(await browser.send('POST', `${SECOND_FACTOR_PATH}/verwijderen`, { body: { code } })),
      ).to.deep.equal([429, 'ERR_RATE_LIMITED']);
    });

    it('checks no more concurrent guesses than consecutive ones', async () => {
      const { user, secret } = await createSecondFactorUser();
      const guesses = Array.from({ length: 30 }, (_, at) => logIn(user, { code: generateWrongCode(secret, at * 7) }));
      const looked = (await Promise.all(guesses)).filter(({ status }) => status === 401);
      // Two guesses are checked at once.
      expect(looked.length).to.be.within(10, 11);
    });

    it('is refused after a hundred wrong codes in a day, until the user gets another password', async () => {
      const { user, secret, recovery } = await createSecondFactorUser();
      for (let time = 0; time < 100; time++) {
        if (time % 10 === 0) clock.advance({ minutes: 1 });
        expect((await logIn(user, { code: generateWrongCode(secret, time) })).status, String(time)).to.equal(401);
      }
      clock.advance({ hours: 1 });
      expect(describeResponse(await logIn(user, { code: recovery[0] ?? '' }))).to.deep.equal([429, 'ERR_RATE_LIMITED']);
      await basic.users.setUserPassword({ id: user.id, body: { wachtwoord: 'een heel nieuw wachtwoord' } });
      const renewed = { wachtwoord: 'een heel nieuw wachtwoord', code: recovery[0] ?? '' };
      expect(describeResponse(await logIn(user, renewed))).to.deep.equal([201]);
    });

    it('counts wrong codes of a logged-in user as well', async () => {
      const { browser, secret } = await createSecondFactorUser();
      for (const path of [
        `${SECOND_FACTOR_PATH}/verwijderen`,
        `${SECOND_FACTOR_PATH}/herstelcodes`,
        SECOND_FACTOR_PATH,
      ])
        for (let time = 0; time < 3; time++)
          expect(
            describeResponse(await browser.send('POST', path, { body: { code: generateWrongCode(secret) } })),
            path,
          ).to.deep.equal([406, 'ERR_SECOND_FACTOR_CODE']);

      await browser.send('POST', SECOND_FACTOR_PATH, { body: { code: generateWrongCode(secret) } });
      expect(
        describeResponse(await browser.send('POST', SECOND_FACTOR_PATH, { body: { code: generateCode(secret) } })),
      ).to.deep.equal([429, 'ERR_RATE_LIMITED']);
    });
  });
});
