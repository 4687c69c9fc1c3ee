// Lists: whole or in pages, always in a total order, and large ones sent in pieces without holding anything open.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { expect } from 'chai';
import { api, apiKey, baseUrl, database, given, own, queries, raw } from './support/index.ts';
import { overlay } from './support/overlay.ts';

const LOCATIONS = '/api2/locaties';
const MANY = 1_250;

interface Location {
  readonly id: number;
}

function linksOf(header: string | string[] | undefined): Record<string, string> {
  return Object.fromEntries(
    [...String(header).matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, target = '', rel = '']) => [rel, target]),
  );
}

describe('a list', () => {
  const made: number[] = [];

  before(async function () {
    this.timeout(60_000);
    for (let number = 0; number < MANY; number++)
      made.push((await given.location({ naam: `Baan ${String(number)}` })).id);
  });

  it('comes whole when nobody asks for pages, by id, and without totals', async () => {
    const { body, headers } = await raw('GET', LOCATIONS);
    expect((body as Location[]).map(({ id }) => id)).to.deep.equal(made);
    for (const name of ['x-total-count', 'x-page-size', 'link']) expect(headers[name], name).to.equal(undefined);
  });

  it('comes in pages of 100 for page alone', async () => {
    const { body, headers } = await raw('GET', `${LOCATIONS}?page=2`);
    expect((body as Location[]).map(({ id }) => id)).to.deep.equal(made.slice(100, 200));
    expect(headers).to.include({ 'x-total-count': String(MANY), 'x-page-size': '100' });
  });

  it('leads from page to page by Link, through everything once', async () => {
    const seen: number[] = [];
    let path: string | undefined = `${LOCATIONS}?page=1&page_size=400`;
    while (path !== undefined) {
      const { status, body, headers } = await raw('GET', path);
      expect(status).to.equal(200);
      seen.push(...(body as Location[]).map(({ id }) => id));
      path = linksOf(headers.link)['next'];
    }
    expect(seen).to.deep.equal(made);
  });

  it('names first, prev, next and last, and keeps the other parameters', async () => {
    const treeContains = made.slice(0, 30).join();
    const pages = async (page: number): Promise<Record<string, string>> =>
      linksOf(
        (await raw('GET', `${LOCATIONS}?page_size=10&page=${String(page)}&treeContains=${treeContains}`)).headers.link,
      );
    expect(Object.keys(await pages(1)).sort()).to.deep.equal(['first', 'last', 'next']);
    expect(Object.keys(await pages(2)).sort()).to.deep.equal(['first', 'last', 'next', 'prev']);
    expect(Object.keys(await pages(3)).sort()).to.deep.equal(['first', 'last', 'prev']);
    const { last = '' } = await pages(1);
    expect(Object.fromEntries(new URL(last, baseUrl).searchParams)).to.deep.equal({
      page: '3',
      page_size: '10',
      treeContains,
    });
  });

  it('is empty behind its end, and still tells the total', async () => {
    const { status, body, headers } = await raw('GET', `${LOCATIONS}?page=1000000&page_size=1000`);
    expect(status).to.equal(200);
    expect(body).to.deep.equal([]);
    expect(headers['x-total-count']).to.equal(String(MANY));
    expect(linksOf(headers.link)).to.include.keys('first', 'prev', 'last').and.not.include.keys('next');
  });

  it('is asked in a fixed number of statements a chunk', async () => {
    const [few, many] = [
      await queries(() => raw('GET', `${LOCATIONS}?page_size=2`)),
      await queries(() => raw('GET', `${LOCATIONS}?page_size=400`)),
    ];
    expect(many.length).to.equal(few.length);
    const whole = await queries(() => raw('GET', LOCATIONS));
    // A chunk has 200; none of them needs the total that a page has.
    expect(whole.length).to.be.at.most(Math.ceil(MANY / 200) * few.length);
  });

  it('is walked by the SDK, page by page', async () => {
    const seen: number[] = [];
    for await (const { id } of api.locations.listLocations({ page_size: 500 })) seen.push(id);
    expect(seen).to.deep.equal(made);
  });

  it('that fails half-way is cut off, so that half does not look like all of it, and counted', async () => {
    // By key or from memory: the caller takes at most one read, so the third is a later part of the list.
    let left = Infinity;
    const failing = overlay(database(), {
      read: (work) => (--left <= 0 ? Promise.reject(new Error('The database went away')) : database().read(work)),
    });
    const service = await own({ failing: true, database: failing });
    const { baseUrl } = service;
    expect(await raw('GET', `${LOCATIONS}?page_size=1`, { baseUrl }).then(({ status }) => status)).to.equal(200);
    left = 3;
    const outcome = await raw('GET', LOCATIONS, { baseUrl }).catch((error: unknown) => error);
    expect(outcome).to.be.an('error').with.property('code', 'ECONNRESET');
    const { text } = await raw('GET', '/metrics', { baseUrl });
    expect(text).to.match(/^boekstaaf_broken_off_lists_total\{operation="listLocations"\} 1$/m);
    await service.close();
  });

  it('is sent while it is read: a client that stops reading holds up nobody', async () => {
    const { port, hostname } = new URL(baseUrl);
    const outgoing = request({ hostname, port, path: LOCATIONS, headers: { authorization: `Bearer ${apiKey}` } });
    outgoing.end();
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
    incoming.pause();
    const begun = performance.now();
    expect((await raw('POST', LOCATIONS, { body: { naam: 'Meanwhile' } })).status).to.equal(201);
    expect(performance.now() - begun).to.be.below(5_000);
    outgoing.destroy();
  });
});
