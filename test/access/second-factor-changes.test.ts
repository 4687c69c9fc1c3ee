// Changes to second factors: replacement and removal, by their user or an administrator, Basic, and encryption.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { Keys } from '../../db/engine/keys.ts';
import * as secondFactors from '../../db/access/second-factors.ts';
import { ADMINISTRATOR, basic, baseUrl, clock, given, sendRaw, expectRefusal, getService } from '../support/index.ts';
import { resetLimits } from '../support/limits.ts';
import { startService } from '../support/service.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
import { createSecondFactorUser, generateCode } from '../support/second-factors.ts';
import { codeOf, openSession, logIn, describeResponse } from '../support/sessions.ts';

const SESSION_PATH = '/api2/sessies/huidige';
const SECOND_FACTOR_PATH = '/api2/tweede_factor';
const LOCATIONS_PATH = '/api2/locaties?page_size=1';
const advanceClock = (): void => clock.advance({ seconds: 30 });

describe('a second factor', () => {
  // A count of a process ends after a minute, and the clock never goes back.
  beforeEach(async () => {
    clock.advance({ minutes: 1 });
    await resetLimits();
  });

  describe('of a user who is logged in', () => {
    it('is replaced with a code, and counts until the new one is confirmed', async () => {
      const { user, browser, secret, recovery } = await createSecondFactorUser();
      expect(describeResponse(await browser.send('POST', SECOND_FACTOR_PATH, { body: {} }))).to.deep.equal([
        406,
        'ERR_SECOND_FACTOR_CODE',
      ]);

      advanceClock();
      const response = await browser.send('POST', SECOND_FACTOR_PATH, { body: { code: generateCode(secret) } });
      const { secret: next } = response.body as { secret: string };

      advanceClock();
      expect(describeResponse(await logIn(user, { code: generateCode(next) })), 'not confirmed').to.deep.equal([
        401,
        'ERR_CODE_INVALID',
      ]);
      expect(describeResponse(await logIn(user, { code: generateCode(secret) })), 'the old one').to.deep.equal([201]);

      const code = generateCode(next);
      expect((await browser.send('POST', `${SECOND_FACTOR_PATH}/bevestigen`, { body: { code } })).status).to.equal(200);

      advanceClock();
      expect(describeResponse(await logIn(user, { code: generateCode(secret) }))).to.deep.equal([
        401,
        'ERR_CODE_INVALID',
      ]);
      expect(describeResponse(await logIn(user, { code: recovery[0] ?? '' }))).to.deep.equal([401, 'ERR_CODE_INVALID']);
      expect(describeResponse(await logIn(user, { code: generateCode(next) }))).to.deep.equal([201]);
    });

    it('gets new recovery codes with a code; the earlier ones are refused', async () => {
      const { user, browser, recovery } = await createSecondFactorUser();
      const [usedCode = '', old = ''] = recovery;
      const response = await browser.send('POST', `${SECOND_FACTOR_PATH}/herstelcodes`, { body: { code: usedCode } });
      const { recovery_codes: fresh } = response.body as { recovery_codes: string[] };
      expect(fresh).to.have.length(10).and.not.include.members([old]);
      expect(describeResponse(await logIn(user, { code: old }))).to.deep.equal([401, 'ERR_CODE_INVALID']);
      expect(describeResponse(await logIn(user, { code: fresh[9] ?? '' }))).to.deep.equal([201]);
    });

    it('is removed with a code, and logins ask for none from then on', async () => {
      const { user, browser, secret } = await createSecondFactorUser();
      expect((await browser.send('POST', `${SECOND_FACTOR_PATH}/verwijderen`, { body: {} })).status).to.equal(406);

      advanceClock();
      const body = { code: generateCode(secret) };
      expect(describeResponse(await browser.send('POST', `${SECOND_FACTOR_PATH}/verwijderen`, { body }))).to.deep.equal(
        [200],
      );
      expect(describeResponse(await browser.send('POST', `${SECOND_FACTOR_PATH}/verwijderen`, { body }))).to.deep.equal(
        [404, 'ERR_NOT_FOUND'],
      );
      expect(
        describeResponse(await browser.send('POST', `${SECOND_FACTOR_PATH}/herstelcodes`, { body })),
      ).to.deep.equal([404, 'ERR_NOT_FOUND']);
      expect(describeResponse(await logIn(user))).to.deep.equal([201]);
    });

    it('is managed by the client of a page', async () => {
      const user = await given.user();
      const { session, send } = openSession(await logIn(user));

      const fetchThroughBrowser = async (
        url: string,
        { method = 'GET', headers, body }: RequestInit,
      ): Promise<Response> => {
        const response = await send(method, url.slice(baseUrl.length), {
          headers: Object.fromEntries(new Headers(headers)),
          body: typeof body === 'string' ? body : undefined,
        });
        return new Response(response.text, {
          status: response.status,
          headers: { 'content-type': 'application/json' },
        });
      };

      const page = new Boekstaaf({ baseUrl, csrfToken: session.csrf_token, fetch: fetchThroughBrowser, retries: 0 });
      const { secret } = await page.secondFactor.begin({ wachtwoord: given.passwordOf(user.gebruikersnaam) });
      const { recovery_codes } = await page.secondFactor.confirm({ code: generateCode(secret) });
      expect(await page.secondFactor.get()).to.include({ is_active: true, recovery_codes_left: 10 });

      await page.secondFactor.createRecoveryCodes({ code: recovery_codes[0] ?? '' });
      advanceClock();
      await page.secondFactor.remove({ code: generateCode(secret) });
      expect(await page.secondFactor.get()).to.include({ is_active: false, recovery_codes_left: 0 });
    });
  });

  describe('and Basic', () => {
    const authOf = (
      { gebruikersnaam: username }: { gebruikersnaam: string },
      password = given.passwordOf(username),
    ) => ({
      auth: { username, password },
    });

    it('refuses a password alone, while API keys still work', async () => {
      const { user } = await createSecondFactorUser({ permissies: ['editLocaties'] });
      const key = await basic.apiKeys.createApiKey({ body: { user_id: user.id, description: 'Kassa' } });
      const response = await sendRaw('GET', LOCATIONS_PATH, authOf(user));

      expect(describeResponse(response)).to.deep.equal([401, 'ERR_BASIC_REFUSED']);
      expect(response.headers['www-authenticate']).to.equal('Bearer realm="boekstaaf"');
      expect(describeResponse(await sendRaw('GET', '/api2/sessies', authOf(user)))).to.deep.equal([
        401,
        'ERR_BASIC_REFUSED',
      ]);
      expect(describeResponse(await sendRaw('GET', LOCATIONS_PATH, authOf(user, 'verkeerd')))).to.deep.equal([
        401,
        'ERR_CREDENTIAL_INVALID',
      ]);
      expect(describeResponse(await sendRaw('GET', LOCATIONS_PATH, { auth: { apiKey: key.token } }))).to.deep.equal([
        200,
      ]);
    });

    it('refuses users who must have one, also where one of several roles forbids Basic', async () => {
      const [required, forbidden, free] = await Promise.all([
        given.role({ tweede_factor_verplicht: true }),
        given.role({ basic_toegestaan: false }),
        given.role(),
      ]);

      for (const role of [required, forbidden]) {
        const user = await given.user({ rollen: [{ id: free.id }, { id: role.id }] });
        expect(describeResponse(await sendRaw('GET', LOCATIONS_PATH, authOf(user)))).to.deep.equal([
          401,
          'ERR_BASIC_REFUSED',
        ]);
      }

      expect(
        describeResponse(await sendRaw('GET', LOCATIONS_PATH, authOf(await given.user({ rollen: [{ id: free.id }] })))),
      ).to.deep.equal([200]);
    });
  });

  describe('that an administrator removes', () => {
    it('is deleted, with the sessions of its user, and the trail has each change', async () => {
      const { user, browser } = await createSecondFactorUser();
      await basic.users.deleteUserSecondFactor({ id: user.id });
      expect((await browser.send('GET', SESSION_PATH)).status).to.equal(401);
      expect(describeResponse(await logIn(user))).to.deep.equal([201]);
      expect(await expectRefusal(basic.users.deleteUserSecondFactor({ id: user.id }))).to.include({ status: 404 });

      const entries = await basic.audit.listAuditEntries({ object: ['frameworkGuardUser'], object_id: user.id });
      const trail = entries.filter(({ event }) => event === 'postUpdate');
      const told_ = trail.map(({ event, user_id, modified, after }) => [
        event,
        user_id,
        modified,
        after?.['tweede_factor'],
      ]);
      const admin = trail[0]?.user_id;
      expect(told_.slice(0, 2)).to.deep.equal([
        ['postUpdate', admin, ['tweede_factor', 'tweede_factor_gewijzigd_op'], false],
        ['postUpdate', user.id, ['tweede_factor', 'tweede_factor_gewijzigd_op'], true],
      ]);
      expect(admin).to.not.equal(user.id);
      expect(await basic.users.getUser({ id: user.id })).to.include({ tweede_factor: false });
    });

    it('is not that of a user with more rights, nor their own', async () => {
      const strong = await createSecondFactorUser({ permissies: ['editUsers', 'editLocaties'] });
      const manager = await createSecondFactorUser({ permissies: ['editUsers'] });
      const remove = async (id: number): Promise<readonly unknown[]> =>
        describeResponse(await manager.browser.send('DELETE', `/api2/gebruikers/${String(id)}/tweede_factor`));
      expect(await remove(strong.user.id)).to.deep.equal([403, 'ERR_RIGHTS_EXCEEDED']);
      expect(await remove(manager.user.id)).to.deep.equal([403, 'ERR_OWN_SECOND_FACTOR']);
    });
  });

  describe('in the database', () => {
    it('is encrypted, its recovery codes are hashes, and no read of users shows either', async () => {
      const { user, secret, recovery } = await createSecondFactorUser();
      const { database } = getService();
      const factor = await database.read((db) => secondFactors.find(db, user.id));
      expect(JSON.stringify(factor)).to.not.include(secret);
      expect(secondFactors.decryptFactorSecret(new Keys(SECRETS_KEY), factor?.secret ?? '')).to.equal(secret);
      const codes = await database.read((db) =>
        db.query<{ hash: string }>('select * from recovery_codes', [], { name: 'codes' }),
      );
      expect(codes.map(({ hash }) => hash)).to.not.include.members([recovery[0]]);
      const visibleText = JSON.stringify([await basic.users.listUsers(), await basic.audit.listAuditEntries({})]);
      for (const hidden of [secret, factor?.secret ?? '?', ...recovery, ...codes.map(({ hash }) => hash)])
        expect(visibleText).to.not.include(hidden);
    });

    it('is encrypted again at a start with a new key; without its key only recovery codes work', async () => {
      const { user, secret } = await createSecondFactorUser();
      const key = SECRETS_KEY;
      const other = 'een heel andere sleutel, ook lang genoeg';
      const { database } = getService();

      await database.write((db) => secondFactors.seal(db, new Keys(other, [key])));
      advanceClock();

      const lost = await logIn(user, { code: generateCode(secret) });
      expect(describeResponse(lost)).to.deep.equal([401, 'ERR_CODE_INVALID']);

      const renewed = await startService({ environment: { SECRETS_KEY: other } });
      const found = await logIn(user, { code: generateCode(secret), baseUrl: renewed.baseUrl });
      await renewed.close();
      await database.write((db) => secondFactors.seal(db, new Keys(key, [other])));

      expect(describeResponse(found)).to.deep.equal([201]);
    });

    it('cannot be set up, or required, where the installation has no key', async () => {
      const keyless = await startService({ environment: { SECRETS_KEY: '' } });
      const role = await given.role();
      const options = { baseUrl: keyless.baseUrl, auth: ADMINISTRATOR };
      const browser = openSession(await logIn(await given.user(), { baseUrl: keyless.baseUrl }), keyless.baseUrl);
      const responses = [
        await browser.send('POST', SECOND_FACTOR_PATH, { body: {} }),
        await sendRaw('POST', '/api2/rollen', { ...options, body: { naam: 'Streng', tweede_factor_verplicht: true } }),
        await sendRaw('PUT', `/api2/rollen/${String(role.id)}`, {
          ...options,
          body: { naam: role.naam, tweede_factor_verplicht: true },
        }),
        await sendRaw('PUT', '/api2/instellingen/tweede_factor_verplicht', { ...options, body: { waarde: 'yes' } }),
      ];

      await keyless.close();
      expect(responses.map(codeOf)).to.deep.equal(Array(4).fill('ERR_SECRETS_KEY'));
    });
  });
});
