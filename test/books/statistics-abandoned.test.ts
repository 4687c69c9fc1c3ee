// Statistics whose client has disconnected: their queries end, and other requests get a response.
import { expect } from 'chai';
import type { Database } from '../../db/engine/session/database.ts';
import { openDatabase } from '../../db/open.ts';
import { streamAfterStart } from '../../handlers/streamed-response.ts';
import type { components } from '../../generated/types.ts';
import type { Handlers } from '../../handlers/handler.ts';
import type { Reader } from '../../db/engine/session/reader.ts';
import { ZONE } from '../support/clock.ts';
import { apiKey, createDatabase, startService } from '../support/index.ts';
import type { ServedService } from '../support/running.ts';
import { scaleWait } from '../support/patience.ts';

const PATH = '/api2/omzet?begin=2026-01-01&eind=2026-12-31';
const CONCURRENT_REQUESTS = 2;

type RevenueRow = components['schemas']['RevenueRow'];

describe('statistics whose client has disconnected', () => {
  let database: Database;
  let beginLatch = createLatch();
  let endLatch = createLatch();
  let isEndless = true;

  before(async () => {
    // Long enough that no time limit ends the queries instead.
    const limits = { statisticsTimeout: scaleWait(600_000), acquireTimeoutMs: scaleWait(600_000) };
    const onQuery = (sql: string): void => {
      if (sql.includes('endless')) beginLatch.countDown();
    };
    database = await openDatabase(await createDatabase('abandoned'), { zone: ZONE, onQuery, ...limits });
  });

  beforeEach(() => {
    [beginLatch, endLatch] = [createLatch(), createLatch()];
    isEndless = true;
  });

  after(() => database.close());

  const answer = async (db: Reader): Promise<[]> => {
    if (isEndless) await runEndlessQuery(db).finally(endLatch.countDown);
    return [];
  };

  const ask = (baseUrl: string, signal: AbortSignal | null = null): Promise<Response> =>
    fetch(baseUrl + PATH, { headers: { Authorization: `Bearer ${apiKey}` }, signal });

  const startServer = (getRevenue: Handlers['getRevenue']): Promise<ServedService> =>
    startService({ database, handlers: { getRevenue } });

  async function expectRecovered(served: ServedService): Promise<void> {
    isEndless = false;
    expect(await (await ask(served.baseUrl)).json()).to.deep.equal([]);
    await served.close();
  }

  it('end, so that the next request gets a response', async () => {
    const served = await startServer((_input, { db }) => answer(db));
    const controller = new AbortController();
    const requests = Array.from({ length: CONCURRENT_REQUESTS }, () =>
      ask(served.baseUrl, controller.signal).catch(String),
    );
    await beginLatch.all;
    controller.abort();
    await Promise.all([...requests, endLatch.all]);
    await expectRecovered(served);
  });

  it('end in the middle of a response that has begun', async () => {
    const served = await startServer(() => Promise.resolve(streamAfterStart<RevenueRow>(answer)));
    const controller = new AbortController();
    const first: string[] = [];
    let notifyArrival = (): void => undefined;
    const all = new Promise<void>((resolve) => {
      notifyArrival = resolve;
    });
    const begins = Array.from({ length: CONCURRENT_REQUESTS }, async () => {
      const { body } = await ask(served.baseUrl, controller.signal);
      for await (const chunk of body as AsyncIterable<Uint8Array>) {
        first.push(Buffer.from(chunk).toString());
        if (first.length === CONCURRENT_REQUESTS) notifyArrival();
      }
    });

    await Promise.all([all, beginLatch.all]);
    expect(first).to.deep.equal(Array(CONCURRENT_REQUESTS).fill('['));

    controller.abort();
    await Promise.all([endLatch.all, ...begins.map((each) => each.catch(String))]);
    await expectRecovered(served);
  });
});

async function runEndlessQuery(db: Reader): Promise<void> {
  await db.query(
    'with recursive endless(i) as (select 1 union all select i from endless) select count(*) from endless',
  );
}

/** Returns a promise that resolves after one `countDown` for each request. */
function createLatch(): { readonly all: Promise<void>; readonly countDown: () => void } {
  let remaining = CONCURRENT_REQUESTS;
  let resolve = (): void => undefined;
  const all = new Promise<void>((resolver) => {
    resolve = resolver;
  });
  const countDown = (): void => {
    remaining -= 1;
    if (remaining === 0) resolve();
  };
  return { all, countDown };
}
