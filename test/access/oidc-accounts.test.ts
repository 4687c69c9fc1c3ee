// Accounts that log in over an issuer: their roles, second factors, creation, and addresses that change.
import { expect } from 'chai';
import { Boekstaaf, type User } from 'boekstaaf';
import { basic, clock, given, expectRefusal } from '../support/index.ts';
import { Browser } from '../support/issuer.ts';
import {
  assertLoginRefused,
  createIssuerWorld,
  LOGIN_PATH,
  readSession,
  createClaims,
  type IssuerWorld,
} from '../support/issuer-world.ts';
import { resetLimits } from '../support/limits.ts';
import type { RawResponse } from '../support/raw.ts';
import {
  createSecondFactorUser,
  generateWrongCode,
  generateCode,
  type SecondFactorUser,
} from '../support/second-factors.ts';
import { openSession, logIn, describeResponse } from '../support/sessions.ts';
import type { ServedService } from '../support/running.ts';

const ACCOUNT_SETTINGS = { OIDC_CREATE_ACCOUNTS: 'yes', OIDC_ALLOWED_DOMAINS: 'buitengoed.example' };

let world: IssuerWorld;
let plain: ServedService;

const send = (browser: Browser, code: string, at = plain.baseUrl): Promise<RawResponse> =>
  browser.ask('POST', `${at}${LOGIN_PATH}/code`, { body: `code=${encodeURIComponent(code)}` });

const rolesOf = async (user: Pick<User, 'id'>): Promise<readonly number[]> =>
  (await basic.users.getUser({ id: user.id })).rollen.map(({ id }) => id);

describe('an account that an issuer knows', () => {
  before(async () => {
    world = await createIssuerWorld();
    plain = await world.serve();
  });

  beforeEach(async () => {
    clock.advance({ minutes: 2 });
    await resetLimits();
  });

  after(() => world.issuer.close());

  describe('and whose roles it names', () => {
    let service: ServedService;

    before(async () => {
      service = await world.serve({ OIDC_ROLES_CLAIM: 'realm_access.roles' });
    });

    const enterWithRoles = async (
      { subject, email }: { readonly subject: string; readonly email: string },
      roles: unknown,
    ): Promise<Browser> => {
      world.issuer.setPerson(subject, { ...createClaims(email), realm_access: { roles } });
      const browser = new Browser();
      await browser.logIn(service.baseUrl);
      return browser;
    };

    it('gets exactly the roles with these names, at each login', async () => {
      const office = await given.role({ naam: 'Het kantoor', permissies: ['editLocaties'] });
      const desk = await given.role({ naam: 'De balie', permissies: ['viewContact'] });
      const { user, ...person } = await world.createNextUser({
        rollen: [{ id: desk.id }],
        permissies: ['createBoeking'],
      });
      const browser = await enterWithRoles(person, ['HET  kantoor', 'unknown', '\0', 7]);
      const session = await readSession(browser, service.baseUrl);
      expect(session?.permissies).to.deep.equal(['createBoeking', 'editLocaties']);
      expect(await rolesOf(user)).to.deep.equal([office.id]);

      await enterWithRoles(person, 'De balie');
      expect(await rolesOf(user)).to.deep.equal([desk.id]);
      expect((await readSession(browser, service.baseUrl))?.permissies, 'in the first browser').to.deep.equal([
        'createBoeking',
        'viewContact',
      ]);

      await enterWithRoles(person, undefined);
      expect(await rolesOf(user)).to.deep.equal([]);
    });

    it('loses them an hour after the last login, and so do its API keys', async () => {
      const role = await given.role({ permissies: ['viewWebhooks'] });
      const { user, ...person } = await world.createNextUser();
      await enterWithRoles(person, [role.naam]);

      const key = await basic.apiKeys.createApiKey({ body: { user_id: user.id, description: 'A key' } });
      const byKey = new Boekstaaf({ baseUrl: service.baseUrl, apiKey: key.token, retries: 0 });
      clock.advance({ minutes: 30 });
      await enterWithRoles(person, [role.naam]);
      clock.advance({ minutes: 30 });
      await service.runDue();
      await byKey.webhooks.listWebhooks();

      expect(await rolesOf(user), 'said again half an hour ago').to.deep.equal([role.id]);

      clock.advance({ minutes: 30 });
      await service.runDue();
      expect(await expectRefusal(byKey.webhooks.listWebhooks())).to.include({ status: 403, code: 'ERR_PERMISSION' });
      expect(await rolesOf(user)).to.deep.equal([]);
    });

    it('keeps its roles where the issuer does not decide about them', async () => {
      const role = await given.role();
      const { user } = await world.createNextUser({ rollen: [{ id: role.id }] });
      await new Browser().logIn(plain.baseUrl);
      clock.advance({ minutes: 61 });
      await plain.runDue();
      expect(await rolesOf(user)).to.deep.equal([role.id]);
    });
  });

  describe('and that has a second factor here', () => {
    const createArmedUser = async (): Promise<SecondFactorUser> => {
      const { email } = world.createNextPerson();
      return createSecondFactorUser({ email_address: email });
    };

    it('is asked for a code, which counts once', async () => {
      const { user, secret } = await createArmedUser();
      clock.advance({ seconds: 30 });

      const browser = new Browser();
      const codePage = await browser.logIn(plain.baseUrl, '?naar=/account');
      expect([codePage.status, codePage.headers['refresh']]).to.deep.equal([200, undefined]);
      expect(codePage.text).to.include('one-time-code').and.include(`action="${LOGIN_PATH}/code"`);
      expect(await readSession(browser, plain.baseUrl)).to.equal(undefined);

      const wrong = await send(browser, generateWrongCode(secret));
      expect([wrong.status, wrong.headers['set-cookie']]).to.deep.equal([403, undefined]);
      expect(wrong.text).to.include('This code is wrong');

      const code = generateCode(secret);
      const right = await send(browser, code);
      expect([right.status, right.headers['refresh']], right.text).to.deep.equal([200, '0;url=/account']);
      expect((await readSession(browser, plain.baseUrl))?.user_id).to.equal(user.id);

      assertLoginRefused(await send(browser, code), 400, 'used before');
      const other = new Browser();
      await other.logIn(plain.baseUrl);
      expect((await send(other, code)).status, 'the same code').to.equal(403);
      expect(describeResponse(await logIn(user, { code })), 'with the password').to.deep.equal([
        401,
        'ERR_CODE_INVALID',
      ]);
    });

    it('gets the code page for ten minutes, in the browser that came back from the issuer', async () => {
      const { secret } = await createArmedUser();
      clock.advance({ seconds: 30 });

      const browser = new Browser();
      assertLoginRefused(await send(browser, generateCode(secret)), 400, 'used before');
      await browser.begin(plain.baseUrl);
      assertLoginRefused(await send(browser, generateCode(secret)), 400, 'used before');
      await browser.logIn(plain.baseUrl);

      const foreign = await browser.ask('POST', `${plain.baseUrl}${LOGIN_PATH}/code`, {
        body: `code=${generateCode(secret)}`,
        headers: { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
      });

      assertLoginRefused(foreign, 400, 'used before');
      clock.advance({ minutes: 10 });
      assertLoginRefused(await send(browser, generateCode(secret)), 400, 'used before');
    });

    it("is logged in until an hour after the issuer's response, however late the code came", async () => {
      const { secret } = await createArmedUser();
      const browser = new Browser();
      await browser.logIn(plain.baseUrl);
      const spoken = Date.parse(clock.now());
      clock.advance({ minutes: 9 });
      const entered = await send(browser, generateCode(secret));
      expect(entered.headers['set-cookie']?.[0]).to.include('; Max-Age=3060;');
      const session = await readSession(browser, plain.baseUrl);
      expect(Date.parse(session?.expires_at ?? '') - spoken).to.equal(3_600_000);
    });

    it('is refused after ten wrong codes, the right one too', async () => {
      const { secret } = await createArmedUser();
      clock.advance({ seconds: 30 });
      const browser = new Browser();
      await browser.logIn(plain.baseUrl);
      for (let time = 0; time < 10; time++)
        expect((await send(browser, generateWrongCode(secret, time * 7))).status).to.equal(403);
      assertLoginRefused(await send(browser, generateCode(secret)), 429, 'Too many wrong attempts');
    });

    it('is refused with the right code once the account is inactive', async () => {
      const { user, secret } = await createArmedUser();
      clock.advance({ seconds: 30 });
      const browser = new Browser();
      await browser.logIn(plain.baseUrl);
      await basic.users.updateUser({ id: user.id, body: { actief: false } });
      assertLoginRefused(await send(browser, generateCode(secret)), 403, 'inactive');
    });

    it('is not asked where the issuer asks for one', async () => {
      const service = await world.serve({ OIDC_SECOND_FACTOR: 'yes' });
      const { user } = await createArmedUser();
      const browser = new Browser();
      await browser.logIn(service.baseUrl);
      expect((await readSession(browser, service.baseUrl))?.user_id).to.equal(user.id);
    });
  });

  describe('and that must have a second factor', () => {
    it('can set one up, and nothing else', async () => {
      const role = await given.role({ permissies: ['editLocaties'], tweede_factor_verplicht: true });
      await world.createNextUser({ rollen: [{ id: role.id }] });

      const browser = new Browser();
      expect((await browser.logIn(plain.baseUrl)).headers['refresh']).to.equal('0;url=/account');
      expect(await readSession(browser, plain.baseUrl)).to.include({ must_set_up_second_factor: true });
      expect((await browser.get(`${plain.baseUrl}/api2/locaties`)).status).to.equal(403);

      const begin = async (): Promise<number> => {
        const { csrf_token = '' } = (await readSession(browser, plain.baseUrl)) ?? {};
        const headers = { 'x-csrf-token': csrf_token, origin: plain.baseUrl, 'content-type': 'application/json' };
        const response = await browser.ask('POST', `${plain.baseUrl}/api2/tweede_factor`, { body: '{}', headers });
        return response.status;
      };

      expect(await begin(), 'just logged in, perhaps without any password here').to.equal(200);

      clock.advance({ minutes: 10 });
      expect(await begin(), 'no longer').to.equal(406);
    });

    it('needs none where the issuer asks for it', async () => {
      const service = await world.serve({ OIDC_SECOND_FACTOR: 'yes' });
      const role = await given.role({ permissies: ['editLocaties'], tweede_factor_verplicht: true });
      await world.createNextUser({ rollen: [{ id: role.id }] });
      const browser = new Browser();
      expect((await browser.logIn(service.baseUrl)).headers['refresh']).to.equal('0;url=/kantoor');
      expect(await readSession(browser, service.baseUrl)).to.include({ must_set_up_second_factor: false });
      expect((await browser.get(`${service.baseUrl}/api2/locaties`)).status).to.equal(200);
    });
  });

  describe('and that it creates', () => {
    it('is created once, with the roles of the claim and no other rights', async () => {
      const service = await world.serve({ ...ACCOUNT_SETTINGS, OIDC_ROLES_CLAIM: 'groups' });
      const role = await given.role({ permissies: ['editLocaties'] });
      const { email } = world.createNextPerson({ groups: [role.naam] });
      const first = new Browser();
      const second = new Browser();

      await first.logIn(service.baseUrl);
      const session = await readSession(first, service.baseUrl);
      expect(session).to.deep.include({ gebruikersnaam: email, permissies: ['editLocaties'] });

      await second.logIn(service.baseUrl);
      expect((await readSession(second, service.baseUrl))?.user_id).to.equal(session?.user_id);

      const user = await basic.users.getUser({ id: session?.user_id ?? 0 });
      expect(user).to.deep.include({ email_address: email, actief: true, permissies: [], rollen: [{ id: role.id }] });
      expect(await basic.staff.getStaffMember({ id: user.id })).to.include({ naam: 'Sanne de Vries' });
      expect(describeResponse(await logIn(user, { wachtwoord: 'a password of somebody else' }))[0]).to.equal(401);
    });

    it('is not created from an address that is unverified, that is a user name or that looks like one', async () => {
      const service = await world.serve(ACCOUNT_SETTINGS);
      world.createNextPerson({ email_verified: false });
      assertLoginRefused(await new Browser().logIn(service.baseUrl), 403, 'no e-mail address that was verified');

      const { email } = world.createNextPerson();
      await given.user({ gebruikersnaam: email });
      assertLoginRefused(await new Browser().logIn(service.baseUrl), 403, 'More than one account could be yours');
      await given.user({ gebruikersnaam: 'anna@buitengoed.example' });

      // The first letter is Cyrillic.
      const alike = '\u0430nna@buitengoed.example';
      world.createNextPerson(createClaims(alike));
      assertLoginRefused(
        await new Browser().logIn(service.baseUrl),
        403,
        'looks like the user name of another account',
      );

      expect((await basic.users.listUsers()).map(({ gebruikersnaam }) => gebruikersnaam)).to.not.include(alike);

      const other = await given.user({ email_address: alike });
      const browser = new Browser();
      await browser.logIn(service.baseUrl);
      expect((await readSession(browser, service.baseUrl))?.user_id, 'the remedy of the page').to.equal(other.id);
    });
  });

  describe('and that does not belong to the organisation', () => {
    it('is refused for an address of another domain, and no account is created', async () => {
      const service = await world.serve(ACCOUNT_SETTINGS);
      for (const email of ['eve@evil.example', 'eve@desk.buitengoed.example', 'eve@buitengoed.example.evil.example']) {
        world.createNextPerson(createClaims(email));
        assertLoginRefused(await new Browser().logIn(service.baseUrl), 403, 'not one of those that may come in');
      }
      expect(await basic.users.listUsers().then((all) => all.filter((each) => each.email_address?.startsWith('eve@'))))
        .to.be.empty;
    });

    it('is refused for any other claim, even when it is linked already', async () => {
      await world.createNextUser();
      await new Browser().logIn(plain.baseUrl);
      const service = await world.serve({ OIDC_REQUIRED_CLAIM: 'groups=staff' });
      assertLoginRefused(await new Browser().logIn(service.baseUrl), 403, 'not one of those that may come in');
    });
  });

  describe('and whose address changes', () => {
    it('belongs to the owner of the new address, and its sessions end', async () => {
      const { user, subject, email } = await world.createNextUser();
      const browser = new Browser();
      await browser.logIn(plain.baseUrl);
      await basic.users.updateUser({ id: user.id, body: { email_address: email, locale: 'nl' } });

      expect((await readSession(browser, plain.baseUrl))?.user_id, 'the same address').to.equal(user.id);

      const next = world.createNextPerson();
      await basic.users.updateUser({ id: user.id, body: { email_address: next.email } });
      expect(await readSession(browser, plain.baseUrl)).to.equal(undefined);
      expect(await basic.users.getUser({ id: user.id })).to.include({ oidc_subject: null });

      const other = new Browser();
      await other.logIn(plain.baseUrl);
      expect((await readSession(other, plain.baseUrl))?.user_id).to.equal(user.id);

      world.issuer.setPerson(subject, createClaims(email));
      assertLoginRefused(await new Browser().logIn(plain.baseUrl), 403, 'No account has your e-mail address');
    });

    it('is changed by a caller with all of its rights, because the owner of the address logs in to it', async () => {
      const manager = openSession(await logIn(await given.user({ permissies: ['editUsers'] })));
      const { user, email } = await world.createNextUser({ permissies: ['editLocaties'] });
      const updateAddress = (id: number, email_address: string | null): Promise<RawResponse> =>
        manager.send('PUT', `/api2/gebruikers/${String(id)}`, { body: { email_address } });
      expect(describeResponse(await updateAddress(user.id, world.createNextPerson().email))).to.deep.equal([
        403,
        'ERR_RIGHTS_EXCEEDED',
      ]);
      expect(describeResponse(await updateAddress(user.id, null))).to.deep.equal([403, 'ERR_RIGHTS_EXCEEDED']);
      expect(describeResponse(await updateAddress(user.id, email)), 'the one that it has').to.deep.equal([200]);
      const { id } = await given.user();
      expect(describeResponse(await updateAddress(id, world.createNextPerson().email))).to.deep.equal([200]);
    });
  });

  it('logs in with its password as before', async () => {
    const { user } = await world.createNextUser();
    await new Browser().logIn(plain.baseUrl);
    world.issuer.isDown(true);
    expect(describeResponse(await logIn(user, { baseUrl: plain.baseUrl }))).to.deep.equal([201]);
    world.issuer.isDown(false);
  });
});
