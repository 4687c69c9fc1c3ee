// Lists over HTTP: whole or in pages, always in a total order, and large ones sent in chunks without a long transaction.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect } from 'chai';
import {
  api,
  apiKey,
  basic,
  baseUrl,
  getDatabase,
  given,
  startService,
  collectSql,
  sendRaw,
} from '../support/index.ts';
import { overlayDatabase } from '../support/overlay.ts';

const LOCATIONS = '/api2/locaties';
const LOCATION_COUNT = 1_250;

interface ListedLocation {
  readonly id: number;
}

function linksOf(header: string | string[] | undefined): Record<string, string> {
  return Object.fromEntries(
    [...String(header).matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, target = '', rel = '']) => [rel, target]),
  );
}

describe('a list', () => {
  const locationIds: number[] = [];

  before(async () => {
    for (let number = 0; number < LOCATION_COUNT; number++)
      locationIds.push((await given.location({ naam: `Baan ${String(number)}` })).id);
  });

  it('is sent whole without page parameters, by id, and without totals', async () => {
    const { body, headers } = await sendRaw('GET', LOCATIONS);
    expect((body as ListedLocation[]).map(({ id }) => id)).to.deep.equal(locationIds);
    expect(headers['cache-control']).to.equal('no-store');
    for (const name of ['x-total-count', 'x-page-size', 'link']) expect(headers[name], name).to.equal(undefined);
  });

  it('has pages of 100 items with page alone', async () => {
    const { body, headers } = await sendRaw('GET', `${LOCATIONS}?page=2`);
    expect((body as ListedLocation[]).map(({ id }) => id)).to.deep.equal(locationIds.slice(100, 200));
    expect(headers).to.include({
      'x-total-count': String(LOCATION_COUNT),
      'x-page-size': '100',
      'cache-control': 'no-store',
    });
  });

  it('links from page to page, through every item once', async () => {
    const seenIds: number[] = [];
    let path: string | undefined = `${LOCATIONS}?page=1&page_size=400`;
    while (path !== undefined) {
      const { status, body, headers } = await sendRaw('GET', path);
      expect(status).to.equal(200);
      seenIds.push(...(body as ListedLocation[]).map(({ id }) => id));
      path = linksOf(headers.link)['next'];
    }
    expect(seenIds).to.deep.equal(locationIds);
  });

  it('names first, prev, next and last, and keeps the other parameters', async () => {
    const treeContains = locationIds.slice(0, 30).join();

    const readPageLinks = async (page: number): Promise<Record<string, string>> =>
      linksOf(
        (await sendRaw('GET', `${LOCATIONS}?page_size=10&page=${String(page)}&treeContains=${treeContains}`)).headers
          .link,
      );

    expect(Object.keys(await readPageLinks(1)).sort()).to.deep.equal(['first', 'last', 'next']);
    expect(Object.keys(await readPageLinks(2)).sort()).to.deep.equal(['first', 'last', 'next', 'prev']);
    expect(Object.keys(await readPageLinks(3)).sort()).to.deep.equal(['first', 'last', 'prev']);

    const { last = '' } = await readPageLinks(1);
    expect(Object.fromEntries(new URL(last, baseUrl).searchParams)).to.deep.equal({
      page: '3',
      page_size: '10',
      treeContains,
    });
  });

  it('has only the next link when a long query would fill each link, and refuses a query that is too long even for one', async () => {
    const requestTree = (ids: readonly number[]) =>
      sendRaw('GET', `${LOCATIONS}?page=1&page_size=10&treeContains=${ids.join()}`);
    const long = await requestTree(locationIds.slice(-1_000));
    expect(Object.keys(linksOf(long.headers.link))).to.deep.equal(['next']);
    expect((await sendRaw('GET', linksOf(long.headers.link)['next'] ?? '')).status).to.equal(200);
    const unknown = Array.from({ length: 900 }, (_, index) => 2_000_000_000 + index);
    const longer = await requestTree([...locationIds.slice(-100), ...unknown]);
    expect(longer.status).to.equal(431);
    expect(longer.body).to.include({ code: 'ERR_HEADERS_TOO_LARGE' });
    const response = await requestTree([...locationIds.slice(-5), ...unknown]);
    expect(response.status).to.equal(200);
    expect(response.headers.link).to.equal(undefined);
  });

  it('is empty behind its end, and still has the total', async () => {
    const { status, body, headers } = await sendRaw('GET', `${LOCATIONS}?page=1000000&page_size=1000`);
    expect(status).to.equal(200);
    expect(body).to.deep.equal([]);
    expect(headers['x-total-count']).to.equal(String(LOCATION_COUNT));
    expect(linksOf(headers.link)).to.include.keys('first', 'prev', 'last').and.not.include.keys('next');
  });

  it('takes a fixed number of statements per chunk', async () => {
    const few = await collectSql(() => sendRaw('GET', `${LOCATIONS}?page_size=2`));
    const many = await collectSql(() => sendRaw('GET', `${LOCATIONS}?page_size=400`));
    expect(many.length).to.equal(few.length);
    const whole = await collectSql(() => sendRaw('GET', LOCATIONS));
    // A chunk has 200 rows, and none needs the total that a page has.
    expect(whole.length).to.be.at.most(Math.ceil(LOCATION_COUNT / 200) * few.length);
  });

  it('continues after its last item: no item is skipped or shown twice when others are added or deleted', async () => {
    const seenIds: number[] = [];
    const deletedLocation = await given.location({ naam: 'Gone' });
    const last = await given.location({ naam: 'Last' });
    for await (const page of api.locations.listLocations({ page_size: 300 }).pages()) {
      // A deleted item that was already read shifts all later ones to other page numbers.
      if (seenIds.length === 0) await api.locations.deleteLocation({ id: deletedLocation.id });
      if (seenIds.length === 0) await api.locations.deleteLocation({ id: locationIds.shift() ?? 0 });
      seenIds.push(...page.map(({ id }) => id));
    }
    expect(seenIds.slice(1)).to.deep.equal([...locationIds, last.id]);
    await api.locations.deleteLocation({ id: last.id });
  });

  it('has a link back from a page in its middle', async () => {
    const first = linksOf((await sendRaw('GET', `${LOCATIONS}?page_size=100`)).headers.link)['next'] ?? '';
    const { headers, body } = await sendRaw('GET', first);
    expect((body as ListedLocation[]).map(({ id }) => id)).to.deep.equal(locationIds.slice(100, 200));
    expect(headers).to.include({ 'x-total-count': String(locationIds.length), 'x-page-size': '100' });

    const { next = '', prev = '', ...ends } = linksOf(headers.link);
    expect(new URL(next, baseUrl).searchParams.has('page')).to.equal(false);
    expect(prev).to.equal(`${LOCATIONS}?page_size=100&page=1`);
    expect(ends).to.deep.equal({
      first: `${LOCATIONS}?page_size=100&page=1`,
      last: `${LOCATIONS}?page_size=100&page=${String(Math.ceil(locationIds.length / 100))}`,
    });

    const smaller = await sendRaw('GET', first.replace('page_size=100', 'page_size=40'));
    expect((smaller.body as ListedLocation[]).map(({ id }) => id)).to.deep.equal(locationIds.slice(100, 140));
    expect(linksOf(smaller.headers.link)['prev']).to.match(/page=3$/);
  });

  it('refuses the cursor of another query, a made-up one, and one with a page number', async () => {
    const cursorOf = async (query: string): Promise<string> => {
      const { headers } = await sendRaw('GET', `${LOCATIONS}?page_size=1&${query}`);
      return new URL(linksOf(headers.link)['next'] ?? '', baseUrl).searchParams.get('cursor') ?? '';
    };

    const cursor = await cursorOf('');
    const filter = `treeContains=${locationIds.slice(0, 5).join()}`;
    const packCursor = (...contents: unknown[]): string => Buffer.from(JSON.stringify(contents)).toString('base64url');
    const [question] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string];
    expect((await sendRaw('GET', `${LOCATIONS}?cursor=${cursor}`)).status).to.equal(200);

    for (const query of [
      `cursor=${await cursorOf(filter)}`,
      `cursor=${cursor}&${filter}`,
      `cursor=${cursor}&page=1`,
      'cursor=x',
      `cursor=${packCursor()}`,
      `cursor=${packCursor(question, 1)}`,
      `cursor=${packCursor(question, -1, 5)}`,
      `cursor=${packCursor(question, 1, 5, 5)}`,
      `cursor=${packCursor(question, 1, { id: 5 })}`,
      `cursor=${Buffer.from('{}').toString('base64url')}`,
    ]) {
      const { status, body } = await sendRaw('GET', `${LOCATIONS}?${query}`);
      expect(status, query).to.equal(406);
      expect(body, query).to.have.nested.property('[0].code', 'ERR_CURSOR');
      expect(body, query).to.have.nested.property('[0].field', 'cursor');
    }

    for (const forged of [
      packCursor(question, 1, 'abc'),
      packCursor(question, 1, true),
      packCursor(question, 1, null),
      packCursor(question, 1, 1e300),
      packCursor(question, 1, '\0'),
      '=',
      ''.padEnd(5000, 'A'),
    ])
      expect((await sendRaw('GET', `${LOCATIONS}?cursor=${forged}`)).status, forged.slice(0, 40)).to.be.oneOf([
        200, 406,
      ]);
  });

  it('is walked by the SDK, page by page', async () => {
    const seenIds: number[] = [];
    for await (const { id } of api.locations.listLocations({ page_size: 500 })) seenIds.push(id);
    expect(seenIds).to.deep.equal(locationIds);
  });

  it('is cut off and counted where it fails half-way, so that half of it does not look complete', async () => {
    // By key or from memory: the caller uses at most one read, so the third is a later part of the list.
    let remainingReads = Infinity;
    const failing = overlayDatabase(getDatabase(), {
      read: (work) =>
        --remainingReads <= 0 ? Promise.reject(new Error('The database went away')) : getDatabase().read(work),
    });
    const service = await startService({ failing: true, database: failing });
    const { baseUrl } = service;
    expect(await sendRaw('GET', `${LOCATIONS}?page_size=1`, { baseUrl }).then(({ status }) => status)).to.equal(200);

    remainingReads = 3;
    const outcome = await sendRaw('GET', LOCATIONS, { baseUrl }).catch((error: unknown) => error);
    expect(outcome).to.be.an('error').with.property('code', 'ECONNRESET');

    const { text } = await sendRaw('GET', '/metrics', { baseUrl });
    expect(text).to.match(/^boekstaaf_broken_off_lists_total\{operation="listLocations"\} 1$/m);

    await service.close();
  });

  it('ends when its key is revoked', async () => {
    const key = await given.apiKey({ scopes: null });
    let reads = 0;
    const revoking = overlayDatabase(getDatabase(), {
      read: async (work) => {
        if (++reads === 3) await basic.apiKeys.deleteApiKey({ id: key.id });
        return getDatabase().read(work);
      },
    });
    const service = await startService({ failing: true, database: revoking });
    const { baseUrl } = service;
    const outcome = await sendRaw('GET', LOCATIONS, { baseUrl, auth: { apiKey: key.token } }).catch(
      (error: unknown) => error,
    );
    expect(outcome).to.be.an('error').with.property('code', 'ECONNRESET');
    expect(reads).to.equal(3);

    await service.close();
  });

  it('is sent while it is read: a client that stops reading delays no other', async () => {
    const { port, hostname } = new URL(baseUrl);
    const outgoing = request({ hostname, port, path: LOCATIONS, headers: { authorization: `Bearer ${apiKey}` } });
    outgoing.end();
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    incoming.pause();
    expect((await sendRaw('POST', LOCATIONS, { body: { naam: 'Meanwhile' } })).status).to.equal(201);
    expect(incoming.readableEnded).to.equal(false);
    outgoing.destroy();
  });
});
