// Clients that request much and read nothing: the service buffers little for them, and disconnects them soon.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Boekstaaf } from 'boekstaaf';
import { expect } from 'chai';
import Koa from 'koa';
import type { Database } from '../../db/engine/session/database.ts';
import type { Key, ListPage } from '../../db/engine/listing.ts';
import { openDatabase } from '../../db/open.ts';
import { createPacing, WRITE_BYTES } from '../../http/response/pacing.ts';
import { ItemSizes, ListChunks, LIST_CHUNK_BYTES } from '../../http/response/list-chunks.ts';
import { createCallerCapacity } from '../../http/caller-capacity.ts';
import { closeServer, listenLocally } from '../support/addresses.ts';
import { ZONE } from '../support/clock.ts';
import { followNextResponse } from '../support/response-fates.ts';
import { apiKey, createDatabase, startService } from '../support/index.ts';
import { scaleWait } from '../support/patience.ts';
import { send } from '../support/raw.ts';
import type { ServedService } from '../support/running.ts';
import { createPricedProduct } from '../support/world.ts';
import { runWrite } from '../support/knex-writes.ts';
import '../support/nightly-only.ts';

const MEGABYTE = 1_000_000;
/** The most that the service may buffer for one reader. */
const MAX_HELD_BYTES = 4 * MEGABYTE;
// Enough to exceed the megabytes that the operating system buffers for a connection.
const PRODUCT_COUNT = 100;
const LONG_TEXT = '€'.repeat(65_000);
const LIST_LENGTH = PRODUCT_COUNT * 3 * 3 * LONG_TEXT.length;

/** Opens a connection that sends a request and reads nothing. */
async function openIdleReader(baseUrl: string, path: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\n\r\n`);
  return socket;
}

describe('a client that reads nothing', () => {
  let served: ServedService;
  let patient: ServedService;
  let database: Database;

  before(async () => {
    database = await openDatabase(await createDatabase('idle-readers'), { zone: ZONE });
    served = await startService({ database, idle: scaleWait(300), failing: true });
    patient = await startService({ database });

    const client = new Boekstaaf({ baseUrl: served.baseUrl, apiKey });
    for (let number = 0; number < PRODUCT_COUNT; number++) await createPricedProduct(client, 10);
    await database.write(async ({ build, write, query }) => {
      await runWrite(
        { write },
        build('products').update({
          beschrijving_klant: LONG_TEXT,
          personeelsinstructie: LONG_TEXT,
          uitgebreide_omschrijving: LONG_TEXT,
        }),
      );

      const events: { id: number; data: object }[] = await query(
        build('events').where({ object: 'Product' }).select('id', 'data'),
      );

      for (const { id, data } of events) {
        const eventData = { ...data, beschrijving_klant: LONG_TEXT, personeelsinstructie: LONG_TEXT };
        await runWrite(
          { write },
          build('events')
            .where({ id })
            .update({ data: JSON.stringify(eventData) }),
        );
      }
    });
  });

  after(async () => {
    await Promise.all([served.close(), patient.close()]);
    await database.close();
  });

  for (const path of ['/api2/producten', '/api2/producten?page_size=1000', '/api2/events?page_size=1000'])
    it(`of ${path} has little of it made for it, and is disconnected`, async () => {
      const following = followNextResponse(path);
      const socket = await openIdleReader(served.baseUrl, path);
      const idleResponse = await following;
      expect(await idleResponse.closed).to.equal(false);
      expect(idleResponse.most).to.be.within(1, MAX_HELD_BYTES);
      expect(idleResponse.writtenBytes).to.be.within(1, LIST_LENGTH - MEGABYTE);
      socket.destroy();
    });

  it('is the only one disconnected: a reader of the feed gets all of it in one page, each event once', async () => {
    const { body, headers } = await send(patient.baseUrl, 'GET', '/api2/events?page_size=1000', { auth: { apiKey } });
    const positions = (body as { meta: { position: string } }[]).map(({ meta }) => meta.position);
    const [row] = await database.read(({ query, build }) =>
      query<{ count: number }>(build('events').count('* as count')),
    );
    expect(positions).to.have.lengthOf(Number(row?.count));
    expect(new Set(positions).size).to.equal(positions.length);
    expect(headers).to.not.have.property('link');
  });

  it('is the only one disconnected: a reader gets all, whole or in one page', async () => {
    for (const path of ['/api2/producten', '/api2/producten?page_size=1000&page=1']) {
      const { status, body, headers } = await send(patient.baseUrl, 'GET', path, { auth: { apiKey } });
      expect(status).to.equal(200);
      expect(headers).to.include({ 'cache-control': 'no-store' });
      const ids = (body as { id: number; beschrijving_klant: string }[]).map(({ id, beschrijving_klant }) => {
        expect(beschrijving_klant === LONG_TEXT).to.equal(true);
        return id;
      });
      expect(ids).to.have.lengthOf(PRODUCT_COUNT);
      expect(ids).to.deep.equal([...new Set(ids)].sort((one, other) => one - other));
    }
  });

  it('gets the CORS headers of a large list when it is a browser of an allowed site', async () => {
    const allowed = await startService({ environment: { CORS_ORIGINS: 'https://a.example' }, database });
    const headers = { origin: 'https://a.example' };
    const response = await send(allowed.baseUrl, 'GET', '/api2/producten', { auth: { apiKey }, headers });
    expect(response.headers).to.include({ 'access-control-allow-origin': 'https://a.example' });
    await allowed.close();
  });

  it('of one large object is disconnected too', async () => {
    const body = Buffer.alloc(64 * MEGABYTE);
    const koa = new Koa();
    const broken: unknown[] = [];
    const impatient = createPacing({ idle: scaleWait(100), onBrokenOff: (_ctx, error) => broken.push(error) });
    const unhurried = createPacing({ onBrokenOff: (_ctx, error) => broken.push(error) });

    koa.use(async (ctx, next) => {
      const door = ctx.path === '/large' ? impatient : unhurried;
      await door(ctx, next);
    });
    koa.use((ctx) => {
      ctx.body = body;
    });

    const server = createServer((request, response) => void koa.callback()(request, response));
    const url = await listenLocally(server);
    const following = followNextResponse('/large');
    const socket = await openIdleReader(url, '/large');
    const idleResponse = await following;
    expect(await idleResponse.closed).to.equal(false);
    expect(idleResponse.most).to.be.within(1, 2 * WRITE_BYTES);
    expect(String(broken)).to.include('took nothing for too long');

    socket.resume();
    await once(socket, 'close');
    socket.destroy();

    const fullBody = await fetch(`${url}/whole`).then((response) => response.arrayBuffer());
    expect(fullBody.byteLength).to.equal(body.length);
    expect(broken).to.have.lengthOf(1);

    await closeServer(server);
  });

  it('shares a file in memory with all others', async () => {
    const body = Buffer.alloc(64 * MEGABYTE);
    const koa = new Koa();
    koa.use(createPacing({ onBrokenOff: () => undefined }));
    koa.use((ctx) => {
      ctx.body = body;
    });

    const server = createServer((request, response) => void koa.callback()(request, response));
    const url = await listenLocally(server);
    const before = process.memoryUsage().arrayBuffers;
    const sockets: Socket[] = [];
    for (let number = 0; number < 5; number++) {
      const following = followNextResponse(`/file${String(number)}`);
      sockets.push(await openIdleReader(url, `/file${String(number)}`));
      await following;
    }

    expect(process.memoryUsage().arrayBuffers - before).to.be.below(body.length);
    for (const socket of sockets) socket.destroy();
    await closeServer(server);
  });

  it('has no more read for it than fits into a chunk, and loses nothing', async () => {
    const items = Array.from({ length: 60 }, (_, number) => `${String(number)}${'x'.repeat(LIST_CHUNK_BYTES / 10)}`);
    const most: number[] = [];

    const createPage = (from: number, until: number, next: Key | null): ListPage<unknown> => ({
      length: until - from,
      readItems: (_db, begin, end) => {
        most.push(end - begin);
        return Promise.resolve(items.slice(from + begin, from + end));
      },
      next,
    });

    const sizes = new ItemSizes();
    const written = {
      headers: {},
      begin: '[',
      between: ',',
      end: ']',
      writeItem: (item: unknown) => JSON.stringify(item),
    };
    const readRest = (): Promise<ListPage<unknown>> => Promise.resolve(createPage(40, 60, null));
    const portions = new ListChunks(createPage(0, 40, [1]), {
      operation: 'listThings',
      sizes,
      format: written,
      after: readRest,
    });

    await database.read(async (db) => {
      let text = '';
      while (!portions.isWhole) {
        await portions.read(db);
        const portion = portions.writeText();
        expect(portion.length).to.be.within(1, LIST_CHUNK_BYTES + 100);
        text += portion;
      }

      expect(JSON.parse(text + portions.end)).to.deep.equal(items);

      const knownCount = most.length;
      const again = new ListChunks(createPage(0, 60, null), {
        operation: 'listThings',
        sizes,
        format: written,
        after: null,
      });

      await again.read(db);
      expect(most.slice(1, knownCount).every((count) => count <= 10)).to.equal(true);
      expect(most.at(-1)).to.equal(9);
    });
  });

  it('with much buffered for it is refused further requests, and no other client is', () => {
    const take = createCallerCapacity(10, (most) => `${most} MB wait`);
    const first = take('user 1', 4);
    const second = take('user 1', 6);
    expect(() => take('user 1', 1)).to.throw(/ERR_RATE_LIMITED/);
    take('user 2', 10)();
    first();
    take('user 1', 4)();
    second();
  });
});
