// Rate limits on wrong passwords and on requests: what is refused, to which caller and for how long, and who is unaffected.
import { expect } from 'chai';
import { ADMINISTRATOR, clock, sendRaw, createTokenWith } from '../support/index.ts';
import type { RawCredential, RawResponse } from '../support/raw.ts';
import { startService, type ServedService } from '../support/service.ts';
import { resetLimits } from '../support/limits.ts';
import { createUserWith } from '../support/users.ts';

const LOCATIONS_PATH = '/api2/locaties?page_size=1';
// The test acts as a proxy that the operator trusts, so that it can send any client address.
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };
const createGuess = (username: string): RawCredential => ({ username, password: 'een gok van de aanvaller' });

describe('guessing passwords', () => {
  let service: ServedService;
  const ask = (auth: RawCredential, from = '203.0.113.7'): Promise<RawResponse> =>
    sendRaw('GET', LOCATIONS_PATH, { baseUrl: service.baseUrl, auth, headers: { 'x-forwarded-for': from } });
  const readStatuses = async (requests: readonly Promise<RawResponse>[]): Promise<number[]> =>
    (await Promise.all(requests)).map(({ status }) => status);

  const guess = async (times: number, username: string, from?: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let time = 0; time < times; time++) statuses.push((await ask(createGuess(username), from)).status);
    return statuses;
  };

  beforeEach(async () => {
    await resetLimits();
    service = await startService({ environment: PROXY });
  });

  afterEach(async () => {
    clock.reset();
    await service.close();
  });

  it('is refused after ten failures, for the right password too, until the minute is over', async () => {
    const { username, password } = await createUserWith([]);
    expect(new Set(await guess(10, username))).to.deep.equal(new Set([401]));
    const late = await ask({ username, password });
    expect(late).to.deep.include({ status: 429 });
    expect(late.body).to.include({ code: 'ERR_RATE_LIMITED' });
    expect(late.headers['ratelimit']).to.equal('"login";r=0;t=60');
    expect(late.headers['retry-after']).to.equal('60');
    clock.advance({ seconds: 59 });
    expect((await ask({ username, password })).headers['retry-after']).to.equal('1');
    clock.advance({ seconds: 1 });
    expect((await ask({ username, password })).status).to.equal(200);
  });

  it('is counted by account, however its name is written, and by address', async () => {
    const { username, password } = await createUserWith([]);
    await guess(5, username);
    await guess(3, username.toUpperCase());
    const wide = username.replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    await guess(2, wide);
    expect((await ask({ username, password })).status).to.equal(429);
    expect((await ask({ username, password }, '203.0.113.8')).status, 'another address').to.equal(200);
    expect((await ask(ADMINISTRATOR)).status, 'another account').to.equal(200);
    const key = { apiKey: await createTokenWith([]) };
    expect((await ask(key)).status, 'a key').to.equal(200);
  });

  it('is counted for an IPv6 network as for one address', async () => {
    const formatAddress = (host: number): string => `2001:db8:1:2::${host.toString(16)}`;
    for (let host = 1; host <= 10; host++) await guess(1, 'iemand', formatAddress(host));
    expect(await guess(1, 'iemand', formatAddress(11))).to.deep.equal([429]);
    expect(await guess(1, 'iemand', '2001:db8:1:3::1')).to.deep.equal([401]);
  });

  it('cannot exceed the count with concurrent requests: of fifty hardly more than ten are tried', async () => {
    const { username, password } = await createUserWith([]);
    const statuses = await readStatuses(Array.from({ length: 50 }, () => ask(createGuess(username))));
    const attemptCount = statuses.filter((status) => status === 401).length;
    expect(attemptCount).to.be.within(10, 11);
    expect(statuses.filter((status) => status !== 401 && status !== 429 && status !== 503)).to.deep.equal([]);
    expect((await ask({ username, password })).status).to.equal(429);
  });

  it('with one password for many accounts is refused after a hundred failures from an address', async () => {
    const name = (number: number): string => `gebruiker-${String(number)}`;
    for (let number = 0; number < 100; number += 10) {
      const guesses = Array.from({ length: 10 }, (_, at) => ask(createGuess(name(number + at))));
      expect(new Set(await readStatuses(guesses))).to.deep.equal(new Set([401]));
    }
    const response = await ask(createGuess(name(100)));
    expect(response.status).to.equal(429);
    expect(response.headers['ratelimit-policy']).to.equal('"logins";q=100;w=60');
    expect((await ask(createGuess(name(100)), '203.0.113.8')).status).to.equal(401);
    expect((await ask({ apiKey: await createTokenWith([]) })).status, 'a key').to.equal(200);
  });

  it('runs two hashes at once, and refuses callers who would wait behind forty others', async () => {
    const guesses = Array.from({ length: 60 }, (_, at) => ask(createGuess(`wachtende-${String(at)}`)));
    const responses = await Promise.all(guesses);
    const turned = responses.filter(({ status }) => status === 503);
    expect(turned.length).to.be.within(1, 18);
    expect(turned[0]?.headers['retry-after']).to.equal('1');
    expect(turned[0]?.body).to.include({ code: 'ERR_UNAVAILABLE' });
    expect((await ask({ apiKey: await createTokenWith([]) })).status).to.equal(200);
  });

  it('cannot avoid the count by claiming another address', async () => {
    const direct = await startService();
    const createHeaders = (hop: number) => ({ 'x-forwarded-for': `198.51.100.${String(hop)}` });
    const options = { baseUrl: direct.baseUrl, auth: createGuess('iemand') };
    for (let hop = 1; hop <= 10; hop++)
      expect((await sendRaw('GET', LOCATIONS_PATH, { ...options, headers: createHeaders(hop) })).status).to.equal(401);
    expect((await sendRaw('GET', LOCATIONS_PATH, { ...options, headers: createHeaders(11) })).status).to.equal(429);
    await direct.close();
  });
});

describe('a limit on requests', () => {
  it('is counted by key, and statistics separately', async () => {
    const limited = await startService({ environment: { RATE_LIMIT: 'yes', ...PROXY } });
    const { baseUrl } = limited;
    const auth = { apiKey: await createTokenWith(['viewFinancieleOverzichten']) };

    const readRateLimit = async (
      path: string,
      by: RawCredential,
      from = '203.0.113.7',
    ): Promise<string | undefined> => {
      const { status, headers } = await sendRaw('GET', path, {
        baseUrl,
        auth: by,
        headers: { 'x-forwarded-for': from },
      });
      expect(status).to.equal(200);
      return headers['ratelimit']?.toString();
    };

    const revenue = '/api2/omzet?begin=2026-01-01&eind=2026-12-31';
    expect(await readRateLimit(LOCATIONS_PATH, auth)).to.equal('"general";r=299;t=60');
    expect(await readRateLimit(LOCATIONS_PATH, auth, '203.0.113.8')).to.equal('"general";r=298;t=60');
    expect(await readRateLimit(revenue, auth)).to.equal('"statistics";r=29;t=60');
    expect(await readRateLimit(LOCATIONS_PATH, { apiKey: await createTokenWith([]) })).to.equal('"general";r=299;t=60');

    clock.advance({ seconds: 60 });
    expect(await readRateLimit(LOCATIONS_PATH, auth)).to.equal('"general";r=299;t=60');

    clock.reset();
    await limited.close();
  });

  it('says when to come back, and affects no other caller', async () => {
    const limited = await startService({ environment: { RATE_LIMIT: 'yes' } });
    const { baseUrl } = limited;
    const auth = { apiKey: await createTokenWith(['viewFinancieleOverzichten']) };
    const ask = (): Promise<RawResponse> =>
      sendRaw('GET', '/api2/omzet?begin=2026-01-01&eind=2026-12-31', { baseUrl, auth });

    for (let time = 0; time < 30; time++) expect((await ask()).status).to.equal(200);
    clock.advance({ seconds: 20 });

    const response = await ask();
    expect(response.status).to.equal(429);
    expect(response.headers['retry-after']).to.equal('40');
    expect((await sendRaw('GET', LOCATIONS_PATH, { baseUrl, auth })).status, 'anything else').to.equal(200);

    clock.advance({ seconds: 40 });
    expect((await ask()).status).to.equal(200);

    clock.reset();
    await limited.close();
  });
});

describe('a request without a credential', () => {
  const GROUPS = '/api2/productgroepen';
  let served: ServedService;
  const ask = (path: string, from: string, auth: RawCredential | null = null): Promise<RawResponse> =>
    sendRaw('GET', path, { baseUrl: served.baseUrl, auth, headers: { 'x-forwarded-for': from } });
  const readRateLimit = async (...args: Parameters<typeof ask>): Promise<string | undefined> =>
    (await ask(...args)).headers['ratelimit']?.toString();

  beforeEach(async () => {
    await resetLimits();
    served = await startService({ environment: PROXY });
  });

  afterEach(async () => {
    clock.reset();
    await served.close();
  });

  it('is limited for each IPv4 address and each IPv6 network, also where the operator has set no limit', async () => {
    expect(await readRateLimit(GROUPS, '203.0.113.7')).to.equal('"minute";r=59;t=60');
    expect(await readRateLimit(GROUPS, '203.0.113.7')).to.equal('"minute";r=58;t=60');
    expect(await readRateLimit(GROUPS, '203.0.113.9')).to.equal('"minute";r=59;t=60');
    expect(await readRateLimit(GROUPS, '2001:db8::1')).to.equal('"minute";r=59;t=60');
    expect(await readRateLimit(GROUPS, '2001:db8::2')).to.equal('"minute";r=58;t=60');
    expect(await readRateLimit(GROUPS, '2001:db8:0:1::1')).to.equal('"minute";r=59;t=60');
  });

  it('is counted for each operation separately, refusals included, and starts again with the next minute', async () => {
    for (let time = 0; time < 59; time++) await ask(`${GROUPS}?onbekend=1`, '203.0.113.7');
    expect((await ask(GROUPS, '203.0.113.7')).status).to.equal(200);
    const response = await ask(GROUPS, '203.0.113.7');
    expect(response.status).to.equal(429);
    expect(response.headers).to.include({ 'retry-after': '60', 'ratelimit-policy': '"minute";q=60;w=60' });
    expect((await ask(`${GROUPS}/999999`, '203.0.113.7')).status, 'another operation').to.equal(404);
    clock.advance({ seconds: 60 });
    expect((await ask(GROUPS, '203.0.113.7')).status).to.equal(200);
  });

  it('is not limited with a credential, which has limits of its own', async () => {
    for (let time = 0; time < 61; time++) await ask(GROUPS, '203.0.113.7');
    const auth = { apiKey: await createTokenWith([]) };
    expect((await ask(GROUPS, '203.0.113.7')).status).to.equal(429);
    const response = await ask(GROUPS, '203.0.113.7', auth);
    expect(response.status).to.equal(200);
    expect(response.headers['ratelimit']).to.equal(undefined);
  });
});
