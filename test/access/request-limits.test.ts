// Rate limits on requests: with a credential by the operator's limit, and without one by address and operation.
import { expect } from 'chai';
import { clock, sendRaw, createTokenWith } from '../support/index.ts';
import type { RawCredential, RawResponse } from '../support/raw.ts';
import { startService, type ServedService } from '../support/service.ts';
import { resetLimits } from '../support/limits.ts';

const LOCATIONS_PATH = '/api2/locaties?page_size=1';
const REVENUE_PATH = '/api2/omzet?begin=2026-01-01&eind=2026-12-31';
const GROUPS_PATH = '/api2/productgroepen';
const ADDRESS = '203.0.113.7';
const OTHER_ADDRESS = '203.0.113.8';
// The test acts as a proxy that the operator trusts, so that it can send any client address.
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

describe('the limits of requests', () => {
  let service: ServedService;

  const ask = (path: string, auth: RawCredential | null, from = ADDRESS): Promise<RawResponse> =>
    sendRaw('GET', path, { baseUrl: service.baseUrl, auth, headers: { 'x-forwarded-for': from } });

  const readRateLimit = async (...request: Parameters<typeof ask>): Promise<string | undefined> => {
    const { status, headers } = await ask(...request);
    expect(status).to.equal(200);
    return headers['ratelimit']?.toString();
  };

  beforeEach(resetLimits);

  afterEach(async () => {
    clock.reset();
    await service.close();
  });

  describe('with a key', () => {
    beforeEach(async () => {
      service = await startService({ environment: { RATE_LIMIT: 'yes', ...PROXY } });
    });

    it('are counted by key, and statistics separately', async () => {
      const auth = { apiKey: await createTokenWith(['viewFinancieleOverzichten']) };
      expect(await readRateLimit(LOCATIONS_PATH, auth)).to.equal('"general";r=299;t=60');
      expect(await readRateLimit(LOCATIONS_PATH, auth, OTHER_ADDRESS)).to.equal('"general";r=298;t=60');
      expect(await readRateLimit(REVENUE_PATH, auth)).to.equal('"statistics";r=29;t=60');
      const otherKey = { apiKey: await createTokenWith([]) };
      expect(await readRateLimit(LOCATIONS_PATH, otherKey)).to.equal('"general";r=299;t=60');

      clock.advance({ seconds: 60 });
      expect(await readRateLimit(LOCATIONS_PATH, auth)).to.equal('"general";r=299;t=60');
    });

    it('say when to come back, and affect no other request', async () => {
      const auth = { apiKey: await createTokenWith(['viewFinancieleOverzichten']) };
      for (let time = 0; time < 30; time++) expect((await ask(REVENUE_PATH, auth)).status).to.equal(200);
      clock.advance({ seconds: 20 });

      const response = await ask(REVENUE_PATH, auth);
      expect(response.status).to.equal(429);
      expect(response.headers['retry-after']).to.equal('40');
      expect((await ask(LOCATIONS_PATH, auth)).status, 'anything else').to.equal(200);

      clock.advance({ seconds: 40 });
      expect((await ask(REVENUE_PATH, auth)).status).to.equal(200);
    });
  });

  describe('without a credential', () => {
    beforeEach(async () => {
      service = await startService({ environment: PROXY });
    });

    it('are counted for each IPv4 address and each IPv6 network, also where the operator has set no limit', async () => {
      expect(await readRateLimit(GROUPS_PATH, null)).to.equal('"minute";r=59;t=60');
      expect(await readRateLimit(GROUPS_PATH, null)).to.equal('"minute";r=58;t=60');
      expect(await readRateLimit(GROUPS_PATH, null, OTHER_ADDRESS)).to.equal('"minute";r=59;t=60');
      expect(await readRateLimit(GROUPS_PATH, null, '2001:db8::1')).to.equal('"minute";r=59;t=60');
      expect(await readRateLimit(GROUPS_PATH, null, '2001:db8::2')).to.equal('"minute";r=58;t=60');
      expect(await readRateLimit(GROUPS_PATH, null, '2001:db8:0:1::1')).to.equal('"minute";r=59;t=60');
    });

    it('are counted for each operation separately, refusals included, and start again with the next minute', async () => {
      for (let time = 0; time < 59; time++) await ask(`${GROUPS_PATH}?onbekend=1`, null);
      expect((await ask(GROUPS_PATH, null)).status).to.equal(200);
      const response = await ask(GROUPS_PATH, null);
      expect(response.status).to.equal(429);
      expect(response.headers).to.include({ 'retry-after': '60', 'ratelimit-policy': '"minute";q=60;w=60' });
      expect((await ask(`${GROUPS_PATH}/999999`, null)).status, 'another operation').to.equal(404);
      clock.advance({ seconds: 60 });
      expect((await ask(GROUPS_PATH, null)).status).to.equal(200);
    });

    it('do not concern requests with a credential, which have limits of their own', async () => {
      for (let time = 0; time < 61; time++) await ask(GROUPS_PATH, null);
      expect((await ask(GROUPS_PATH, null)).status).to.equal(429);
      const auth = { apiKey: await createTokenWith([]) };
      expect(await readRateLimit(GROUPS_PATH, auth)).to.equal(undefined);
    });
  });
});
