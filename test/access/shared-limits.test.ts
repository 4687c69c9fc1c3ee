// Rate limits that several servers on one database share: they count together, and alone while the database is unavailable.
import { pino } from 'pino';
import { expect } from 'chai';
import { addCounts, purgeSharedCounts, type SharedCount } from '../../db/access/shared-counts.ts';
import { DoorProblem } from '../../contract/errors.ts';
import { createStorageQuotas } from '../../http/perform/idempotency.ts';
import { createLimiter, type Quota } from '../../http/request/limits.ts';
import { createSharedCounts, type SharedCounts } from '../../http/request/shared-counts.ts';
import { clock, getDatabase, given, startService, sendRaw, getService, createTokenWith } from '../support/index.ts';
import { areShared, resetLimits } from '../support/limits.ts';
import type { RawCredential, RawResponse } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';
import { runStatement } from '../support/stranger.ts';
import { createUserWith } from '../support/users.ts';
import { createAddress, PROXY } from '../support/visitors.ts';
import type { Instant } from '../../generated/types.ts';

const GROUPS_PATH = '/api2/productgroepen';
const LOCATIONS_PATH = '/api2/locaties?page_size=1';
const createGuess = (username: string): RawCredential => ({ username, password: 'een gok van de aanvaller' });

describe('two servers on one database', () => {
  let servers: readonly [ServedService, ServedService];

  beforeEach(async () => {
    await resetLimits();
    const environment = { ...PROXY, RATE_LIMIT: 'yes', ONLINE_BOOKING_PUBLIC: 'yes' };
    servers = [await startService({ environment }), await startService({ environment })];
  });

  afterEach(async () => {
    clock.reset();
    for (const server of servers) await server.close();
  });

  /** Sends a request to the servers alternately. */
  const ask = (index: number, path: string, auth: RawCredential | null, from = '203.0.113.7'): Promise<RawResponse> =>
    sendRaw('GET', path, { baseUrl: servers[index % 2]?.baseUrl ?? '', auth, headers: { 'x-forwarded-for': from } });

  /** Returns how many requests were let through, sent one after the other or all at once. */
  const countPassed = async (
    times: number,
    asking: (index: number) => Promise<RawResponse>,
    isAtOnce = false,
  ): Promise<number> => {
    const responses: RawResponse[] = [];
    for (let index = 0; index < times && !isAtOnce; index++) responses.push(await asking(index));
    if (isAtOnce) responses.push(...(await Promise.all(Array.from({ length: times }, (_, index) => asking(index)))));
    expect(responses.filter(({ status }) => ![200, 401, 429, 503].includes(status))).to.deep.equal([]);
    return responses.filter(({ status }) => status === 200 || status === 401).length;
  };

  it('refuse the eleventh failed login, and the right password after it, at both', async () => {
    const { username, password } = await createUserWith([]);
    expect(await countPassed(30, (index) => ask(index, LOCATIONS_PATH, createGuess(username)))).to.equal(
      areShared() ? 10 : 20,
    );
    for (const index of [0, 1]) expect((await ask(index, LOCATIONS_PATH, { username, password })).status).to.equal(429);
    clock.advance({ seconds: 60 });
    for (const index of [0, 1]) expect((await ask(index, LOCATIONS_PATH, { username, password })).status).to.equal(200);
  });

  it('try hardly more than ten of sixty concurrent guesses: two more at each', async () => {
    const { username } = await createUserWith([]);
    const attemptCount = await countPassed(60, (index) => ask(index, LOCATIONS_PATH, createGuess(username)), true);
    expect(attemptCount).to.be.within(areShared() ? 10 : 20, areShared() ? 13 : 22);
  });

  it('let through as many requests of a visitor as one would, and an eighth more at most', async () => {
    for (const isAtOnce of [false, true]) {
      const address = createAddress();
      const passedCount = await countPassed(200, (index) => ask(index, GROUPS_PATH, null, address), isAtOnce);
      expect(passedCount).to.be.within(areShared() ? 60 : 120, areShared() ? 67 : 120);
      const other = await countPassed(1, () => ask(1, GROUPS_PATH, null, createAddress()));
      expect(other, 'another address').to.equal(1);
    }
  });

  it('count requests with a key together, and return what is left at both', async () => {
    const auth = { apiKey: await createTokenWith([]) };
    const readRemaining = async (index: number): Promise<number> =>
      Number(/;r=(\d+)/.exec((await ask(index, LOCATIONS_PATH, auth)).headers['ratelimit']?.toString() ?? '')?.[1]);
    for (let time = 0; time < 200; time++) expect(await readRemaining(0)).to.equal(299 - time);
    for (let time = 0; time < 37; time++) await readRemaining(1);
    const shared = await readRemaining(1);
    expect(shared).to.be.within(areShared() ? 62 : 262, areShared() ? 75 : 262);
  });

  it('count wrong codes together', async () => {
    await given.company();
    const address = createAddress();
    const formatPath = (index: number): string =>
      `/api2/onlineboeking/controleerkortingscode?kortingscode=GOK-${String(index)}&datum=2026-06-13`;
    const passedCount = await countPassed(60, (index) => ask(index, formatPath(index), null, address));
    expect(passedCount).to.be.within(areShared() ? 20 : 40, areShared() ? 22 : 40);
  });

  it('count alone while the database refuses, and together again afterwards', async () => {
    if (!areShared()) return;
    const { databaseUrl } = getService().config;
    await runStatement(databaseUrl, 'alter table shared_counts rename to taken_away');
    expect(await countPassed(200, (index) => ask(index, GROUPS_PATH, null))).to.equal(120);

    const { username } = await createUserWith([]);
    expect(await countPassed(30, (index) => ask(index, LOCATIONS_PATH, createGuess(username)))).to.equal(20);

    await runStatement(databaseUrl, 'alter table taken_away rename to shared_counts');
    const both = 'select 1 from shared_counts where used >= 14';
    while ((await runStatement(databaseUrl, both)).length === 0) {
      const address = createAddress();
      await countPassed(16, (index) => ask(index, GROUPS_PATH, null, address));
    }

    const address = createAddress();
    expect(await countPassed(200, (index) => ask(index, GROUPS_PATH, null, address))).to.be.within(60, 67);
  });
});

describe('a count that processes share', () => {
  const parseTime = (time: string): Instant => `2026-03-10T10:${time}.000Z` as Instant;

  const createCount = (used: number, until: string): SharedCount => ({
    what: 'somebody',
    used,
    until: parseTime(until),
  });

  const add = (count: SharedCount, now: string): Promise<SharedCount[]> =>
    getDatabase().write((db) => addCounts(db, [count], parseTime(now)));

  beforeEach(resetLimits);

  it('has one window, which began with the first request that any of them counted', async () => {
    expect(await add(createCount(3, '02:00'), '01:10')).to.deep.equal([createCount(3, '02:00')]);
    expect(await add(createCount(4, '01:30'), '01:20')).to.deep.equal([createCount(7, '01:30')]);
    expect(await add(createCount(0, '02:10'), '01:29')).to.deep.equal([createCount(7, '01:30')]);
    expect(await add(createCount(1, '02:30'), '01:30')).to.deep.equal([createCount(1, '02:30')]);
  });

  it('is purged when its window has ended', async () => {
    await add(createCount(3, '02:00'), '01:10');
    const purgeAt = (now: string): Promise<number> =>
      getDatabase().write((db) => purgeSharedCounts(db, parseTime(now), 200));
    expect([await purgeAt('01:59'), await purgeAt('02:00'), await purgeAt('02:00')]).to.deep.equal([0, 1, 0]);
  });
});

describe('a process that shares its counts', () => {
  const QUOTA: Quota = { name: 'test', most: 80, seconds: 60 };
  const createCounts = (): SharedCounts => createSharedCounts(getDatabase(), clock.now, pino({ level: 'silent' }));

  /** Returns a process that counts requests and knows when its quota is used up. */
  const process = () => {
    const shared = createCounts();
    const limiter = createLimiter(QUOTA, clock.now);
    return {
      shared,
      limiter,
      take: () => shared.countWithin([[limiter, 'somebody']], () => limiter.consume('somebody')),
    };
  };

  beforeEach(resetLimits);

  afterEach(() => {
    clock.reset();
  });

  it('queries the database once for an eighth of what is left, not for each request', async () => {
    const { take } = process();
    let waited = 0;
    for (let time = 0; time < 80; time++) {
      const result = take();
      if (result instanceof Promise) waited += 1;
      expect((await result).remaining).to.equal(79 - time);
    }
    expect(waited).to.be.within(areShared() ? 15 : 0, areShared() ? 30 : 0);
  });

  it('returns what it counted in vain, for all processes', async () => {
    if (!areShared()) return;
    const here = process();
    const there = process();
    here.limiter.count('somebody', 80);
    await here.shared.exchange([[here.limiter, 'somebody']]);
    await there.shared.exchange([[there.limiter, 'somebody']]);
    expect(there.limiter.isUsedUp('somebody')).to.equal(true);
    here.limiter.count('somebody', -1);
    await here.shared.exchange([[here.limiter, 'somebody']]);
    await there.shared.exchange([[there.limiter, 'somebody']]);
    expect(there.limiter.isUsedUp('somebody')).to.equal(false);
  });

  it('does not report a window that ended in the meantime', async () => {
    if (!areShared()) return;
    const here = process();
    const there = process();
    here.limiter.count('somebody', 5);
    clock.advance({ seconds: 30 });
    there.limiter.count('somebody', 7);
    await there.shared.exchange([[there.limiter, 'somebody']]);
    const telling = here.shared.exchange([[here.limiter, 'somebody']]);
    clock.advance({ seconds: 40 });
    await telling;
    await there.shared.exchange([[there.limiter, 'somebody']]);
    expect(there.limiter.tallyOf('somebody').count).to.equal(7);
  });

  it('shares the limit on stored responses of an account', async () => {
    if (!areShared()) return;
    const here = createCounts();
    const there = createCounts();
    const ofHere = createStorageQuotas(clock.now, here)('user 1');
    const ofThere = createStorageQuotas(clock.now, there)('user 1');

    ofHere.countResponse(90_000 * 10_000);
    await here.exchange([]);
    ofThere.require();
    ofThere.countResponse(12_500 * 10_000);
    await there.exchange([]);

    expect(() => {
      ofThere.require();
    }).to.throw(DoorProblem);
  });
});
