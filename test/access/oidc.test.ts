// Logins over an issuer of OpenID Connect: which are accepted, which are refused, and what the refusal advises.
import { createServer } from 'node:http';
import { expect } from 'chai';
import type { CurrentSession } from 'boekstaaf';
import { baseUrl, basic, clock, given } from '../support/index.ts';
import { closeServer, listenLocally } from '../support/addresses.ts';
import { Browser, type TestIssuer } from '../support/issuer.ts';
import {
  assertLoginRefused,
  createIssuerWorld,
  LOGIN_PATH,
  readSession,
  createClaims,
  type IssuerWorld,
} from '../support/issuer-world.ts';

const DUTCH = { 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' };
/** A header that prefers another language, and Dutch over English. */
const DUTCH_SECOND = { 'accept-language': 'de, en;q=0.4, nl;q=0.8' };
const ATTEMPT_OVER_TEXT = 'used before, took longer than ten minutes, or began in another browser';

let world: IssuerWorld;
let issuer: TestIssuer;
let at: string;

const createNextUser: IssuerWorld['createNextUser'] = (body) => world.createNextUser(body);
const readOurSession = (browser: Browser): Promise<CurrentSession | undefined> => readSession(browser, at);
const serve = async (environment?: Readonly<Record<string, string>>): Promise<string> =>
  (await world.serve(environment)).baseUrl;

describe('a login over an issuer', () => {
  before(async () => {
    world = await createIssuerWorld();
    issuer = world.issuer;
    at = await serve();
  });

  beforeEach(() => clock.advance({ minutes: 2 }));
  after(() => issuer.close());

  it('logs an account in by the address that an administrator entered, and redirects to a page of ours', async () => {
    const { user, subject, email } = await createNextUser();
    issuer.setPerson(subject, createClaims(email.toUpperCase()));

    const browser = new Browser();
    const response = await browser.logIn(at, '?naar=/account');
    expect([response.status, response.headers['refresh']], response.text).to.deep.equal([200, '0;url=/account']);
    expect(response.text).to.include('<a href="/account">');
    expect(response.headers['set-cookie']?.[0]).to.match(/^boekstaaf=[0-9a-f]{64}; Max-Age=3600; .*SameSite=Strict$/);
    expect(response.headers['set-cookie']?.[1]).to.match(/^boekstaaf-oidc=; Max-Age=0;/);

    const session = await readOurSession(browser);
    expect(session).to.include({ user_id: user.id, must_set_up_second_factor: false });

    const account = await basic.users.getUser({ id: user.id });
    expect(account).to.include({ oidc_subject: subject });
    expect(Date.parse(account.last_login ?? '')).to.equal(Date.parse(clock.now()));
  });

  it('ends after an hour, and begins again without a prompt where the issuer knows the browser', async () => {
    const { user } = await createNextUser();
    const browser = new Browser();
    await browser.logIn(at);
    clock.advance({ minutes: 59 });
    expect(await readOurSession(browser)).to.include({ user_id: user.id });
    clock.advance({ minutes: 1 });
    expect(await readOurSession(browser)).to.equal(undefined);
    await browser.logIn(at);
    expect(await readOurSession(browser)).to.include({ user_id: user.id });
  });

  it('finds an account by its subject from then on, whatever the address becomes', async () => {
    const { user, subject } = await createNextUser();
    await new Browser().logIn(at);
    issuer.setPerson(subject, { email: 'else@buitengoed.example', email_verified: false });
    const browser = new Browser();
    await browser.logIn(at);
    expect(await readOurSession(browser)).to.include({ user_id: user.id });
  });

  it('is an entry of the audit trail', async () => {
    const { user, subject } = await createNextUser();
    await new Browser().logIn(at);
    const [entry] = await basic.audit.listAuditEntries({ user_id: user.id, event: ['login'] });
    expect(entry).to.deep.include({ object: 'frameworkGuardUser', object_id: user.id, modified: [], before: null });
    expect(entry?.after).to.deep.equal({ way: 'issuer', second_factor: null, issuer: issuer.url, subject });
    expect(entry?.address).to.be.a('string');
    const joins = await basic.audit.listAuditEntries({ user_id: user.id, event: ['postUpdate'] });
    expect(joins.map(({ modified }) => modified)).to.deep.equal([['oidc_subject']]);
  });

  it('sends PKCE, a state and a nonce, in a cookie that other sites cannot read', async () => {
    const response = await new Browser().get(`${at}${LOGIN_PATH}`);
    const { searchParams } = new URL(response.headers.location ?? '');
    expect(searchParams.get('code_challenge_method')).to.equal('S256');
    expect(searchParams.get('redirect_uri')).to.equal(`${baseUrl}${LOGIN_PATH}/terug`);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)).to.have.length(43);
    expect(response.headers['set-cookie']?.[0]).to.match(
      /^boekstaaf-oidc=[0-9a-f]{64}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  describe('is refused', () => {
    const expectRefusal = async (status: number, text: string): Promise<void> => {
      const browser = new Browser();
      assertLoginRefused(await browser.logIn(at), status, text);
      expect(await readOurSession(browser)).to.equal(undefined);
    };

    it('to a user without an account', async () => {
      world.createNextPerson();
      await expectRefusal(403, 'No account has your e-mail address');
    });

    it('to a user whose address is unverified', async () => {
      const { subject, email } = await createNextUser();
      for (const claims of [{ email }, { email, email_verified: false }, {}, { email: ['x'], email_verified: true }]) {
        issuer.setPerson(subject, claims);
        await expectRefusal(403, 'no e-mail address that was verified');
      }
    });

    it('to a user with the address of two accounts, one inactive', async () => {
      const { email } = await createNextUser();
      await given.user({ email_address: email.replace('sanne', 'SANNE'), actief: false });
      await expectRefusal(403, 'More than one account could be yours');
    });

    it('to a user whose address has similar letters of another alphabet', async () => {
      const { subject, email } = await createNextUser();
      issuer.setPerson(subject, createClaims(email.replace('s', 'ſ')));
      await expectRefusal(403, 'No account has your e-mail address');
    });

    it('to a user with the address of another user whom the issuer knows already', async () => {
      const { email } = await createNextUser();
      await new Browser().logIn(at);
      world.createNextPerson(createClaims(email));
      await expectRefusal(403, 'belongs to another login');
    });

    it('to a user who is inactive here, before and after the first login', async () => {
      const { user } = await createNextUser({ actief: false });
      await expectRefusal(403, 'Your account is inactive');
      await basic.users.updateUser({ id: user.id, body: { actief: true } });
      await new Browser().logIn(at);
      await basic.users.updateUser({ id: user.id, body: { actief: false } });
      await expectRefusal(403, 'Your account is inactive');
    });

    it('to a user who declines at the issuer', async () => {
      issuer.setPerson(null);
      await expectRefusal(403, 'cancelled or refused where you logged in');
    });
  });

  describe('accepts no response but its own', () => {
    it('with another nonce', async () => {
      await createNextUser();
      const browser = new Browser();
      const address = await browser.begin(at);
      address.searchParams.set('nonce', 'another');
      assertLoginRefused(await browser.comeBack(at, await browser.logInAt(address)), 400, 'was not right');
    });

    it('of another issuer', async () => {
      await createNextUser();
      const browser = new Browser();
      const back = await browser.logInAt(await browser.begin(at));
      back.searchParams.set('iss', 'https://other.example');
      assertLoginRefused(await browser.comeBack(at, back), 400, 'was not right');
    });

    it('with another challenge of PKCE', async () => {
      await createNextUser();
      const browser = new Browser();
      const address = await browser.begin(at);
      address.searchParams.set('code_challenge', 'a'.repeat(43));
      assertLoginRefused(await browser.comeBack(at, await browser.logInAt(address)), 400, 'was not right');
    });

    it('a second time', async () => {
      const { user } = await createNextUser();
      const browser = new Browser();
      const back = await browser.logInAt(await browser.begin(at));
      const cookie = `boekstaaf-oidc=${browser.readCookie(at, 'boekstaaf-oidc') ?? ''}`;
      expect((await browser.comeBack(at, back)).status).to.equal(200);
      assertLoginRefused(await browser.comeBack(at, back), 400, ATTEMPT_OVER_TEXT);
      const { pathname, search } = back;
      assertLoginRefused(await new Browser().get(`${at}${pathname}${search}`, { cookie }), 400, ATTEMPT_OVER_TEXT);
      expect((await readOurSession(browser))?.user_id).to.equal(user.id);
    });

    it('with a code that was used before', async () => {
      await createNextUser();
      const first = new Browser();
      const second = new Browser();
      const usedUrl = await first.logInAt(await first.begin(at));
      await first.comeBack(at, usedUrl);
      const back = await second.logInAt(await second.begin(at));
      back.searchParams.set('code', usedUrl.searchParams.get('code') ?? '');
      assertLoginRefused(await second.comeBack(at, back), 400, 'was not right');
    });

    it('after ten minutes', async () => {
      await createNextUser();
      const browser = new Browser();
      const back = await browser.logInAt(await browser.begin(at));
      clock.advance({ minutes: 10 });
      assertLoginRefused(await browser.comeBack(at, back), 400, ATTEMPT_OVER_TEXT);
    });

    it('from another browser, which does not end the login of this one', async () => {
      const { user } = await createNextUser();
      const mine = new Browser();
      const other = new Browser();
      const back = await mine.logInAt(await mine.begin(at));
      const foreign = await other.logInAt(await other.begin(at));
      assertLoginRefused(await mine.comeBack(at, foreign), 400, ATTEMPT_OVER_TEXT);
      assertLoginRefused(await new Browser().comeBack(at, foreign), 400, ATTEMPT_OVER_TEXT);
      await mine.comeBack(at, back);
      expect((await readOurSession(mine))?.user_id).to.equal(user.id);
    });
  });

  describe('at an issuer that is down', () => {
    afterEach(() => {
      issuer.isDown(false);
      issuer.setMetadata(null);
    });

    it('reports it when the login begins, in the language of the browser', async () => {
      const service = await serve();
      issuer.isDown(true);
      const address = `${service}${LOGIN_PATH}`;
      assertLoginRefused(await new Browser().get(address), 503, 'does not answer');
      for (const language of [DUTCH, DUTCH_SECOND])
        assertLoginRefused(await new Browser().get(address, language), 503, 'De dienst om in te loggen antwoordt niet');
      issuer.isDown(false);
      await new Browser().begin(service);
    });

    it('reports it when the browser comes back', async () => {
      await createNextUser();
      const browser = new Browser();
      const back = await browser.logInAt(await browser.begin(at));
      issuer.isDown(true);
      assertLoginRefused(await browser.comeBack(at, back), 503, 'does not answer');
    });

    it('trusts no issuer that calls itself by another name', async () => {
      const service = await serve();
      issuer.setMetadata({ issuer: 'https://other.example' });
      assertLoginRefused(await new Browser().get(`${service}${LOGIN_PATH}`), 503, 'does not answer');
    });
  });

  it('sends no code to a private address that the issuer names, unless it is allowed', async () => {
    await createNextUser();
    const urls: unknown[] = [];
    const inside = createServer((request, response) => {
      urls.push(request.url);
      response.writeHead(500).end();
    });
    const { port } = new URL(await listenLocally(inside));

    // This address of the machine differs from the issuer's.
    const token_endpoint = `http://127.0.0.2:${port}/token`;
    await new Promise<void>((resolve) => inside.close(() => resolve()));
    await new Promise<void>((resolve) => inside.listen(Number(port), '127.0.0.2', resolve));
    issuer.setMetadata({ token_endpoint, jwks_uri: `${issuer.url}/jwks` });
    for (const [allowed, times] of [
      ['', 0],
      ['127.0.0.2', 1],
    ] as const) {
      const service = await serve({ WEBHOOK_ALLOWED_HOSTS: allowed });
      const browser = new Browser();
      const back = await browser.logInAt(await browser.begin(service));
      back.searchParams.delete('iss');
      assertLoginRefused(await browser.comeBack(service, back), 503, 'does not answer');
      expect(urls, allowed).to.have.length(times);
    }

    issuer.setMetadata(null);
    await closeServer(inside);
  });

  it('shows a page at unknown addresses, and to callers who ask too often', async () => {
    for (const odd of ['/', '/anders', '/terug/', '/terug?state=%zz&state[]=x', '/code'])
      assertLoginRefused(await new Browser().get(`${at}${LOGIN_PATH}${odd}`), 400, ATTEMPT_OVER_TEXT);
    for (let time = 0; time < 60; time++) await new Browser().get(`${at}${LOGIN_PATH}/terug`);
    const response = await new Browser().get(`${at}${LOGIN_PATH}/terug`);
    assertLoginRefused(response, 429, 'Too many wrong attempts');
    expect(response.headers).to.have.property('retry-after');
  });

  it('redirects to pages of ours only', async () => {
    await createNextUser();
    for (const path of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/planning/../../evil',
      '/planning\n',
      LOGIN_PATH,
    ])
      expect((await new Browser().logIn(at, `?naar=${encodeURIComponent(path)}`)).headers['refresh'], path).to.equal(
        '0;url=/kantoor',
      );

    const response = await new Browser().logIn(at, `?naar=${encodeURIComponent('/kantoor/boekingen/12?dag=1&x=2')}`);
    expect(response.headers['refresh']).to.equal('0;url=/kantoor/boekingen/12?dag=1&x=2');
    expect(response.text).to.include('href="/kantoor/boekingen/12?dag=1&amp;x=2"');
  });

  it('has a button on the login pages where an issuer is configured', async () => {
    const service = await serve({ OIDC_BUTTON: 'Log in <b>"here"</b> & now' });
    for (const page of ['/kantoor', '/kantoor/planning', '/kantoor/account']) {
      const response = await new Browser().get(`${service}${page}`);
      expect(response.text).to.include('data-oidc="Log in &lt;b&gt;&quot;here&quot;&lt;/b&gt; &amp; now"');
      expect((await new Browser().get(`${baseUrl}${page}`)).text).to.include('data-oidc=""');
    }
    assertLoginRefused(await new Browser().get(`${baseUrl}${LOGIN_PATH}`), 404, 'has no such login');
    assertLoginRefused(
      await new Browser().get(`${baseUrl}${LOGIN_PATH}/terug?code=1&state=2`),
      404,
      'has no such login',
    );
  });
});
