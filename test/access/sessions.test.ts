// Sessions of pages: login with a cookie, the requests that a session may send, and its end.
import { hash } from 'node:crypto';
import { expect } from 'chai';
import { Boekstaaf, type CurrentSession, type User } from 'boekstaaf';
import { createSessionCallers } from '../../http/request/session-callers.ts';
import { createSessionCookie } from '../../http/request/session-cookie.ts';
import { api, baseUrl, basic, clock, getDatabase, given, sendRaw, expectRefusal } from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';
import { codeOf, openSession, logIn, type BrowserSession } from '../support/sessions.ts';

const NEW_PASSWORD = 'een heel nieuw wachtwoord';
const SESSION_PATH = '/api2/sessies/huidige';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const logInUser = (
  user: Pick<User, 'gebruikersnaam'>,
  headers: Readonly<Record<string, string>> = {},
  wachtwoord = given.passwordOf(user.gebruikersnaam),
): Promise<RawResponse> => logIn(user, { headers, wachtwoord });

const browserOf = async (user: Pick<User, 'gebruikersnaam'>): Promise<BrowserSession> =>
  openSession(await logInUser(user, { 'user-agent': FIREFOX }));

let made = 0;
const createLocationBody = (): { naam: string } => ({ naam: `Baan ${String(++made)} van de sessies` });

describe('a session', () => {
  it('begins with a user name and password, and sets a cookie that scripts cannot read', async () => {
    const user = await given.user({ permissies: ['editLocaties'] });
    const response = await logInUser(user, { 'user-agent': FIREFOX });
    expect(response.status).to.equal(201);

    const [cookie = ''] = response.headers['set-cookie'] ?? [];
    expect(cookie).to.match(/^boekstaaf=[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);

    const session = response.body as CurrentSession;
    expect(session).to.deep.include({
      user_id: user.id,
      gebruikersnaam: user.gebruikersnaam,
      permissies: ['editLocaties'],
    });
    expect(response.headers.location).to.equal(`/api2/sessies/${String(session.id)}`);
    expect(response.text).not.to.include(cookie.slice(10, 74));
  });

  it('has the rights of its user, and no others', async () => {
    const browser = await browserOf(await given.user({ permissies: ['editLocaties'] }));
    expect((await browser.send('GET', SESSION_PATH)).body).to.deep.equal(browser.session);
    expect((await browser.send('POST', '/api2/locaties', { body: createLocationBody() })).status).to.equal(201);
    const refusal = await browser.send('GET', '/api2/gebruikers');
    expect([refusal.status, codeOf(refusal)]).to.deep.equal([403, 'ERR_PERMISSION']);
  });

  it('counts where a user name and password must be sent', async () => {
    const browser = await browserOf(await given.user({ permissies: ['editUsers'] }));
    expect((await browser.send('GET', '/api2/apikeys')).status).to.equal(200);
  });

  it('counts where visitors are allowed, unless it has ended', async () => {
    const group = await given.productGroup();
    const path = `/api2/productgroepen/${String(group.id)}`;
    const browser = await browserOf(await given.user());
    expect((await browser.send('GET', path)).body).to.have.property('ledger_number');
    await browser.send('DELETE', SESSION_PATH);
    const response = await browser.send('GET', path);
    expect(response.status).to.equal(200);
    expect(response.body).to.not.have.property('ledger_number');
  });

  it('writes nothing without its token', async () => {
    const browser = await browserOf(await given.user({ permissies: ['editLocaties'] }));
    for (const token of ['', 'x', browser.session.csrf_token.slice(1)]) {
      const options = { body: createLocationBody(), headers: { 'x-csrf-token': token } };
      const response = await browser.send('POST', '/api2/locaties', options);
      expect([response.status, codeOf(response)], token).to.deep.equal([403, 'ERR_CROSS_SITE']);
    }
    const other = await browserOf(await given.user({ permissies: ['editLocaties'] }));
    const headers = { 'x-csrf-token': other.session.csrf_token };
    expect((await browser.send('POST', '/api2/locaties', { body: createLocationBody(), headers })).status).to.equal(
      403,
    );
  });

  it('writes nothing for a client without the headers by which every browser says where it is from', async () => {
    const { headers, session } = await browserOf(await given.user({ permissies: ['editLocaties'] }));
    const { origin, ...silent } = headers;

    const write = (siteHeaders: Readonly<Record<string, string>>): Promise<RawResponse> =>
      sendRaw('POST', '/api2/locaties', {
        auth: null,
        headers: { ...silent, ...siteHeaders },
        body: createLocationBody(),
      });

    const refusal = await write({});
    expect([refusal.status, codeOf(refusal)]).to.deep.equal([403, 'ERR_CROSS_SITE']);

    for (const originHeaders of [{ origin }, { 'sec-fetch-site': 'same-origin' }])
      expect((await write(originHeaders)).status, JSON.stringify(originHeaders)).to.equal(201);

    const response = await sendRaw('GET', SESSION_PATH, { auth: null, headers: silent });
    expect(response.body).to.deep.equal(session);
  });

  it('is ignored for a page of another site, whatever the page sends', async () => {
    const browser = await browserOf(await given.user({ permissies: ['editLocaties'] }));
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.example' },
      { origin: 'https://other.example' },
      { origin: 'null' },
    ]) {
      const read = await browser.send('GET', SESSION_PATH, { headers });
      expect([read.status, codeOf(read)], JSON.stringify(headers)).to.deep.equal([401, 'ERR_LOGIN_REQUIRED']);
      const write = await browser.send('POST', '/api2/locaties', { headers, body: createLocationBody() });
      expect(write.status, JSON.stringify(headers)).to.equal(401);
    }

    const ownHeaders = { 'sec-fetch-site': 'same-origin', origin: baseUrl };
    expect((await browser.send('GET', SESSION_PATH, { headers: ownHeaders })).status).to.equal(200);
  });

  it('cannot be begun by a page of another site', async () => {
    const user = await given.user();
    const response = await logInUser(user, { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' });
    expect([response.status, codeOf(response), response.headers['set-cookie']]).to.deep.equal([
      403,
      'ERR_CROSS_SITE',
      undefined,
    ]);
  });

  it('refuses a wrong password, an unknown user and an inactive one alike, without a browser prompt', async () => {
    const user = await given.user();
    const inactive = await given.user({ actief: false });
    const responses = await Promise.all([
      logInUser(user, {}, 'verkeerd wachtwoord'),
      logInUser({ gebruikersnaam: 'niemand' }),
      logInUser(inactive),
    ]);

    for (const { status, body, headers } of responses) {
      expect(status).to.equal(401);
      expect(body).to.deep.include({ code: 'ERR_CREDENTIAL_INVALID', message: 'Login Required' });
      expect(headers['www-authenticate']).to.equal('Session realm="boekstaaf"');
      expect(headers['set-cookie']).to.equal(undefined);
    }
  });

  it('counts wrong passwords as those of every login', async () => {
    const user = await given.user();
    for (let time = 0; time < 10; time++) await logInUser(user, {}, `verkeerd ${String(time)}`);
    const response = await logInUser(user);
    expect([response.status, codeOf(response)]).to.deep.equal([429, 'ERR_RATE_LIMITED']);
  });

  it('ends at a logout, which removes the cookie', async () => {
    const browser = await browserOf(await given.user());
    const response = await browser.send('DELETE', SESSION_PATH);
    expect(response.status).to.equal(200);
    expect(response.headers['set-cookie']?.[0]).to.match(/^boekstaaf=; Max-Age=0; /);
    const after = await browser.send('GET', SESSION_PATH);
    expect([after.status, codeOf(after)]).to.deep.equal([401, 'ERR_CREDENTIAL_INVALID']);
  });

  it('ends at once with a new password, an inactive account or a deleted one', async () => {
    const ends: readonly ((id: number) => PromiseLike<unknown>)[] = [
      (id) => basic.users.setUserPassword({ id, body: { wachtwoord: NEW_PASSWORD } }),
      (id) => basic.users.updateUser({ id, body: { wachtwoord: NEW_PASSWORD } }),
      (id) => basic.users.updateUser({ id, body: { actief: false } }),
      (id) => basic.users.deleteUser({ id }),
    ];

    for (const end of ends) {
      const user = await given.user();
      const browser = await browserOf(user);
      await end(user.id);
      expect((await browser.send('GET', SESSION_PATH)).status).to.equal(401);
    }

    const back = await given.user();
    const browser = await browserOf(back);
    await basic.users.updateUser({ id: back.id, body: { actief: false } });
    await basic.users.updateUser({ id: back.id, body: { actief: true } });

    expect((await browser.send('GET', SESSION_PATH)).status, 'active again').to.equal(401);
  });

  it('loses a right from the next request on', async () => {
    const user = await given.user({ permissies: ['editLocaties'] });
    const browser = await browserOf(user);
    await basic.users.updateUser({ id: user.id, body: { permissies: [] } });
    expect((await browser.send('POST', '/api2/locaties', { body: createLocationBody() })).status).to.equal(403);
    expect((await browser.send('GET', SESSION_PATH)).body).to.deep.include({ permissies: [] });
  });

  it('lasts twelve hours, and two without use', async () => {
    const user = await given.user();
    const idle = await browserOf(user);
    const used = await browserOf(user);

    try {
      for (let hours = 1; hours <= 11; hours++) {
        clock.advance({ hours: 1 });
        expect((await used.send('GET', SESSION_PATH)).status, `${String(hours)} hours`).to.equal(200);
      }
      expect((await idle.send('GET', SESSION_PATH)).status, 'not used').to.equal(401);
      clock.advance({ hours: 1 });
      expect((await used.send('GET', SESSION_PATH)).status, 'twelve hours').to.equal(401);
    } finally {
      clock.reset();
    }
  });

  it('lasts while it is used, also while its last use cannot be stored', async () => {
    const user = await given.user();
    const browser = await browserOf(user);
    const [, token = ''] = browser.headers.cookie.split('=');
    let isFull = true;
    const callers = createSessionCallers({
      database: { write: (work) => (isFull ? Promise.reject(new Error('full')) : getDatabase().write(work)) },
      now: clock.now,
      times: { hours: 12, idleHours: 2 },
      cookie: createSessionCookie(baseUrl, { hours: 12, idleHours: 2 }),
      publicUrl: baseUrl,
    });
    const use = () => getDatabase().read((db) => callers.find(db, hash('sha256', token)));

    try {
      for (let hours = 1; hours <= 3; hours++) {
        clock.advance({ hours: 1 });
        expect(await use(), `${String(hours)} hours`).to.include({ userId: user.id });
        await callers.writeLastUsed().catch(() => undefined);
      }
      isFull = false;
      await callers.writeLastUsed();
      expect((await browser.send('GET', SESSION_PATH)).status).to.equal(200);
    } finally {
      clock.reset();
    }
  });

  it('is seen and ended by its user, and by managers of users', async () => {
    const user = await given.user();
    const here = await browserOf(user);
    const there = await browserOf(user);
    const stranger = await browserOf(await given.user());
    const sessions = (await here.send('GET', '/api2/sessies')).body as { id: number; is_current: boolean }[];
    expect(sessions.map(({ id, is_current }) => [id, is_current])).to.deep.equal([
      [here.session.id, true],
      [there.session.id, false],
    ]);
    expect(sessions[0]).to.deep.include({ user_id: user.id, device: FIREFOX, address: '127.0.0.1' });

    const path = `/api2/sessies/${String(there.session.id)}`;
    expect((await stranger.send('GET', path)).status).to.equal(404);
    expect((await stranger.send('DELETE', path)).status).to.equal(404);
    expect((await stranger.send('GET', `/api2/sessies?user_id=${String(user.id)}`)).body).to.deep.equal([]);
    expect((await here.send('DELETE', path)).status).to.equal(200);
    expect((await there.send('GET', SESSION_PATH)).status).to.equal(401);

    const all = await basic.sessions.listSessions({ user_id: user.id });
    expect(all.map(({ id }) => id)).to.deep.equal([here.session.id]);

    await basic.sessions.deleteSession({ id: here.session.id });
    expect((await here.send('GET', SESSION_PATH)).status).to.equal(401);

    const browser = await browserOf(user);
    const response = await browser.send('DELETE', `/api2/sessies/${String(browser.session.id)}`);
    expect([response.status, response.headers['set-cookie']?.length]).to.deep.equal([200, 1]);
  });

  it('does not begin for a program with a key, or for a request with a password', async () => {
    expect(await expectRefusal(api.sessions.listSessions())).to.include({ status: 401, code: 'ERR_BASIC_REQUIRED' });
    expect(await expectRefusal(basic.sessions.getCurrentSession())).to.include({ status: 404 });
    expect(await expectRefusal(basic.sessions.deleteCurrentSession())).to.include({ status: 404 });
  });

  it('ends as the oldest when its user begins the hundred and first', async () => {
    const user = await given.user();
    const first = await browserOf(user);

    try {
      for (let time = 0; time < 100; time++) {
        // The limit is sixty logins a minute from one address.
        if (time % 25 === 0) clock.advance({ minutes: 1 });
        await browserOf(user);
      }
      expect((await first.send('GET', SESSION_PATH)).status).to.equal(401);
      expect(await basic.sessions.listSessions({ user_id: user.id })).to.have.length(100);
    } finally {
      clock.reset();
    }
  });

  it('begins once for a login that is sent again, which returns the same cookie', async () => {
    const user = await given.user();
    const headers = { 'idempotency-key': `login of ${user.gebruikersnaam}` };
    const first = await logInUser(user, headers);
    const second = await logInUser(user, headers);
    expect(second.headers).to.deep.include({
      'idempotent-replayed': 'true',
      'set-cookie': first.headers['set-cookie'],
    });
    expect(second.body).to.deep.equal(first.body);
    expect(await basic.sessions.listSessions({ user_id: user.id })).to.have.length(1);
  });

  it('is used by the client of a page with its token', async () => {
    const { session, send } = await browserOf(await given.user({ permissies: ['editLocaties'] }));

    const fetchThroughBrowser = async (
      url: string,
      { method = 'GET', headers, body }: RequestInit,
    ): Promise<Response> => {
      const sentHeaders = Object.fromEntries(new Headers(headers));
      const response = await send(method, url.slice(baseUrl.length), {
        headers: sentHeaders,
        body: typeof body === 'string' ? body : undefined,
      });
      return new Response(response.text, { status: response.status, headers: { 'content-type': 'application/json' } });
    };

    const page = new Boekstaaf({ baseUrl, csrfToken: session.csrf_token, fetch: fetchThroughBrowser, retries: 0 });
    expect(await page.sessions.getCurrent()).to.deep.equal(session);
    expect((await page.locations.create(createLocationBody())).id).to.be.greaterThan(0);

    const wrong = new Boekstaaf({ baseUrl, csrfToken: 'x', fetch: fetchThroughBrowser, retries: 0 });
    expect(await expectRefusal(wrong.locations.create(createLocationBody()))).to.include({ code: 'ERR_CROSS_SITE' });
  });
});
