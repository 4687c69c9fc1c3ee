// Rate limits on wrong passwords: what is refused, to which caller and for how long, and who is unaffected.
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
    const fullWidth = username.replace(/./g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));
    await guess(2, fullWidth);
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
    const formatName = (number: number): string => `gebruiker-${String(number)}`;
    for (let first = 0; first < 100; first += 10) {
      const guesses = Array.from({ length: 10 }, (_, at) => ask(createGuess(formatName(first + at))));
      expect(new Set(await readStatuses(guesses))).to.deep.equal(new Set([401]));
    }
    const response = await ask(createGuess(formatName(100)));
    expect(response.status).to.equal(429);
    expect(response.headers['ratelimit-policy']).to.equal('"logins";q=100;w=60');
    expect((await ask(createGuess(formatName(100)), '203.0.113.8')).status).to.equal(401);
    expect((await ask({ apiKey: await createTokenWith([]) })).status, 'a key').to.equal(200);
  });

  it('runs two hashes at once, and refuses callers who would wait behind forty others', async () => {
    const guesses = Array.from({ length: 60 }, (_, at) => ask(createGuess(`wachtende-${String(at)}`)));
    const responses = await Promise.all(guesses);
    const refusedResponses = responses.filter(({ status }) => status === 503);
    // 60 callers, less the 2 that are hashed and the 40 that wait.
    expect(refusedResponses.length).to.be.within(1, 18);
    expect(refusedResponses[0]?.headers['retry-after']).to.equal('1');
    expect(refusedResponses[0]?.body).to.include({ code: 'ERR_UNAVAILABLE' });
    expect((await ask({ apiKey: await createTokenWith([]) })).status).to.equal(200);
  });

  it('cannot avoid the count by claiming another address', async () => {
    await service.close();
    service = await startService();
    for (let host = 1; host <= 10; host++)
      expect(await guess(1, 'iemand', `198.51.100.${String(host)}`)).to.deep.equal([401]);
    expect(await guess(1, 'iemand', '198.51.100.11')).to.deep.equal([429]);
  });
});
