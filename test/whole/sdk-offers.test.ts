// The tools of the client around its calls: pages, files in both directions, the environment, logs, and detailed
// errors.
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { expect } from 'chai';
import * as sdk from 'boekstaaf';
import { Boekstaaf } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { apiKey, setUpScriptedServer, createClient, logged, server, expectError } from '../support/scripted-client.ts';
import { answer, cut, refuse, type ResponseStep } from '../support/scripted-server.ts';

const VARIABLES = ['BASE_URL', 'API_KEY', 'USERNAME', 'PASSWORD', 'LOG'].map((name) => `BOEKSTAAF_${name}`);
const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-offers-'));
const target = join(folder, 'invoice.pdf');
const respondPdf: ResponseStep = (response) =>
  response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');

describe('the SDK', () => {
  setUpScriptedServer();

  after(() => rmSync(folder, { recursive: true, force: true }));

  describe('a page', () => {
    const respondPages: ResponseStep = (response, request) => {
      const page = Number(new URL(request.url, server.baseUrl).searchParams.get('page') ?? 1);
      const link = page < 3 ? { link: `</api2/facturen?page=${String(page + 1)}>; rel="next"` } : {};
      const items = [{ id: page * 10 }, { id: page * 10 + 1 }];
      answer(200, items, { ...link, 'x-total-count': '6' })(response, request);
    };

    it('is what an awaited list resolves to, whatever the service does without page_size', async () => {
      server.setScript(respondPages);
      const page = await createClient().invoices.list({ status: ['verzonden'] });
      expect(server.requests[0]?.url).to.equal('/api2/facturen?page_size=100&status=verzonden');
      expect(page).to.be.instanceOf(sdk.Page).and.instanceOf(Array);
      expect([page.length, page.total, page.hasNext]).to.deep.equal([2, 6, true]);
      expect(page.map(({ id }) => id)).to.deep.equal([10, 11]);
      expect(JSON.stringify(page)).to.equal('[{"id":10},{"id":11}]');
    });

    it('returns the next one until the last', async () => {
      server.setScript(respondPages);
      const ids: number[] = [];
      let page: sdk.Page<sdk.Invoice> | undefined = await createClient().invoices.list();
      for (; page; page = await page.next()) ids.push(...page.map(({ id }) => id));
      expect(ids).to.deep.equal([10, 11, 20, 21, 30, 31]);
      expect(server.requests).to.have.lengthOf(3);
    });

    it('is made from an envelope too', async () => {
      server.setScript(answer(200, { count: 1, _embedded: { apikeys: [{ id: 4 }] }, _links: {} }));
      const [key, ...more] = await createClient().apiKeys.list();
      expect([key?.id, more]).to.deep.equal([4, []]);
    });

    it('is walked to an array, which ends at its limit and requests no more than it needs', async () => {
      server.setScript(respondPages);
      expect(await createClient().invoices.list().toArray()).to.have.lengthOf(6);
      server.setScript(respondPages);
      const invoices = await createClient().invoices.list().toArray({ limit: 3 });
      expect(invoices.map(({ id }) => id)).to.deep.equal([10, 11, 20]);
      expect(server.requests.map(({ url }) => url)).to.deep.equal([
        '/api2/facturen?page_size=3',
        '/api2/facturen?page=2',
      ]);
      expect(String(await expectError(createClient().invoices.list().toArray({ limit: 0 })))).to.include('limit');
    });
  });

  describe('a file', () => {
    it('is a Blob, a stream, or on the disk', async () => {
      server.setScript(respondPdf);
      const { invoices } = createClient();
      const blob = await invoices.getPdf(7);
      expect([blob.type, await blob.text()]).to.deep.equal(['application/pdf', '%PDF-1.7']);
      const chunks: Uint8Array[] = [];
      for await (const chunk of await invoices.getPdf(7).stream()) chunks.push(chunk);
      expect(Buffer.concat(chunks).toString()).to.equal('%PDF-1.7');
      await invoices.getPdf(7).saveTo(target);
      expect(readFileSync(target, 'utf8')).to.equal('%PDF-1.7');
      expect(server.requests.map(({ headers }) => headers.accept)).to.deep.equal(['*/*', '*/*', '*/*']);
    });

    it('leaves the file on the disk unchanged when its download is aborted', async () => {
      writeFileSync(target, 'older');
      server.setScript((response) => {
        response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '100' });
        response.write('%PDF', () => response.destroy());
      });
      expect(await expectError(createClient().invoices.getPdf(7).saveTo(target))).to.be.instanceOf(sdk.ConnectionError);
      expect([readFileSync(target, 'utf8'), readdirSync(folder)]).to.deep.equal(['older', ['invoice.pdf']]);
    });

    it('is sent from bytes or a stream, and collected', async () => {
      const { products } = createClient();
      writeFileSync(target, 'PNG');
      const type = { headers: { 'content-type': 'image/png' } };
      await products.replaceImage(7, new TextEncoder().encode('PNG'), type);
      await products.replaceImage(7, createReadStream(target), type);
      await products.replaceImage(7, new Blob(['PNG']).stream(), type);
      await products.replaceImage(7, await sdk.toFile(createReadStream(target), { type: 'image/png' }));
      await products.replaceImage(7, await sdk.toFile('PNG', { type: 'image/png' }));
      const sentRequests = server.requests.map(({ url, body, headers }) => [url, body, headers['content-type']]);
      expect(sentRequests).to.deep.equal(Array(5).fill(['/api2/producten/7/afbeelding', 'PNG', 'image/png']));
    });

    it('is not retried when it was a stream', async () => {
      server.setScript(refuse(503, 'ERR_UNAVAILABLE'));
      const headers = { 'content-type': 'image/png' };
      await expectError(createClient().products.replaceImage(7, createReadStream(target), { headers }));
      expect(server.requests).to.have.lengthOf(1);
      server.setScript(refuse(503, 'ERR_UNAVAILABLE'));
      const file = await sdk.toFile(createReadStream(target), { type: 'image/png' });
      await expectError(createClient().products.replaceImage(7, file));
      expect(server.requests).to.have.lengthOf(3);
    });
  });

  describe('the response itself', () => {
    it('is returned unread, with refusals thrown as ever', async () => {
      server.setScript(answer(200, { id: 7 }, { etag: '"1"' }));
      const response = await createClient().bookings.get(7).asResponse();
      expect([response.bodyUsed, response.headers.get('etag'), await response.json()]).to.deep.equal([
        false,
        '"1"',
        { id: 7 },
      ]);
      server.setScript(refuse(404, 'ERR_NOT_FOUND'));
      expect(await expectError(createClient().bookings.get(7).asResponse())).to.be.instanceOf(sdk.NotFound);
    });

    it('is read only once', async () => {
      const call = createClient().locations.create({ naam: 'Baan 1' });
      await call.asResponse();
      expect(String(await expectError(call))).to.include('read in another way');
      const awaited = createClient().locations.create({ naam: 'Baan 1' });
      await awaited;
      expect(String(await expectError(awaited.asResponse()))).to.include('sent already');
      expect(server.requests).to.have.lengthOf(2);
    });

    it('is aborted by the signal while it is read', async () => {
      const over = new AbortController();
      server.setScript((response) => response.writeHead(200, { 'content-type': 'application/pdf' }).write('%PDF'));
      const response = await createClient().invoices.getPdf(7, { signal: over.signal }).asResponse();
      const reading = expectError(response.text());
      over.abort(new Error('enough'));
      expect(String(await reading)).to.include('enough');
    });
  });

  describe('the environment', () => {
    beforeEach(() => VARIABLES.forEach((name) => Reflect.deleteProperty(process.env, name)));
    after(() => VARIABLES.forEach((name) => Reflect.deleteProperty(process.env, name)));

    const set = (values: Record<string, string>): void => {
      for (const [name, value] of Object.entries(values)) process.env[`BOEKSTAAF_${name}`] = value;
    };

    const readAuthorization = async (asking: Boekstaaf): Promise<string | undefined> => {
      await asking.bookings.get(7);
      return server.requests.at(-1)?.headers.authorization;
    };

    it('names the address of the service, and the credential', async () => {
      set({ BASE_URL: ` ${server.baseUrl} `, API_KEY: 'bks_env' });
      expect(await readAuthorization(new Boekstaaf())).to.equal('Bearer bks_env');
      expect(await readAuthorization(new Boekstaaf({ apiKey }))).to.equal(`Bearer ${apiKey}`);
      await new BookingsApi().get(7);
      expect(server.requests.at(-1)?.headers.authorization).to.equal('Bearer bks_env');
      set({ API_KEY: '', USERNAME: 'jansen', PASSWORD: 'geheim' });
      expect(await readAuthorization(new Boekstaaf())).to.equal(
        `Basic ${Buffer.from('jansen:geheim').toString('base64')}`,
      );
    });

    it('does not lend its credential to an address in the program', async () => {
      set({ BASE_URL: 'https://elsewhere.example', API_KEY: 'bks_env' });
      expect(await readAuthorization(new Boekstaaf({ baseUrl: server.baseUrl }))).to.equal(undefined);
    });

    it('is reported with a remedy when it is missing', () => {
      expect(() => new Boekstaaf()).to.throw(sdk.BoekstaafError, /baseUrl, apiKey.*BOEKSTAAF_BASE_URL/);
      set({ BASE_URL: server.baseUrl, USERNAME: 'jansen' });
      expect(() => new Boekstaaf()).to.throw(/BOEKSTAAF_PASSWORD/);
      set({ API_KEY: 'bks_env' });
      expect(() => new Boekstaaf()).to.throw(/either/);
    });

    it('sets the level of the log', async () => {
      set({ LOG: 'warn' });
      server.setScript(refuse(503, 'ERR_UNAVAILABLE'), answer(200, { id: 7 }));
      await createClient().bookings.get(7);
      expect(logged.map(({ level, message }) => [level, message])).to.deep.equal([['warn', 'trying again']]);
    });
  });

  it('prints as its name, its address and the kind of its credential', () => {
    const printed = `{ baseUrl: '${server.baseUrl}', credential: 'API key' }`;
    expect(inspect(createClient())).to.equal(`Boekstaaf ${printed}`);
    expect(inspect(createClient().bookings)).to.equal(`BookingsApi ${printed}`);
    expect(JSON.stringify(createClient())).to.equal(`{"baseUrl":"${server.baseUrl}","credential":"API key"}`);
    expect(inspect(new Boekstaaf({ baseUrl: server.baseUrl, username: 'canary', password: 'canary' }))).to.not.include(
      'canary',
    );
  });

  it('logs at levels, with the duration of each attempt', async () => {
    server.setScript(cut, refuse(503, 'ERR_UNAVAILABLE'), answer(200, { id: 7 }));
    await createClient().bookings.get(7);
    await expectError((server.setScript(refuse(404, 'ERR_NOT_FOUND')), createClient().bookings.get(8)));
    await expectError((server.setScript(refuse(500, 'ERR_INTERNAL')), createClient({ retries: 0 }).bookings.get(9)));

    const entries = logged.filter(({ message }) => message !== 'request');
    expect(entries.map(({ level, message }) => `${String(level)} ${message}`)).to.deep.equal([
      'warn trying again',
      'warn trying again',
      'info answer',
      'info failure',
      'error failure',
    ]);

    for (const { duration } of entries) expect(duration).to.be.within(0, 60_000);
    expect(entries[0]).to.include({ of: 'bookings.get(7)', method: 'GET', path: '/api2/boekingen/7' });
  });

  it('sends its name, and in a retry the number of attempts before', async () => {
    server.setScript(cut, cut, answer(200, { id: 7 }));
    await createClient().bookings.get(7);
    const { version } = JSON.parse(readFileSync(resolve('sdk/package.json'), 'utf8')) as { version: string };
    const sentHeaders = server.requests.map(({ headers }) => [headers['user-agent'], headers['x-retry-count']]);
    const agent = `boekstaaf/${version} node/${process.versions.node}`;
    expect(sentHeaders).to.deep.equal([
      [agent, undefined],
      [agent, '1'],
      [agent, '2'],
    ]);
  });

  it('uses a proxy as its README says', async () => {
    const tunnelled: string[] = [];
    const proxy: Server = createServer().on('connect', (request, socket) => {
      tunnelled.push(request.url ?? '');
      const { hostname, port } = new URL(`http://${request.url ?? ''}`);
      const there = connect(Number(port), hostname, () => {
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        socket.pipe(there).pipe(socket);
      });
    });

    await new Promise<void>((finish) => proxy.listen(0, '127.0.0.1', finish));
    const readme = readFileSync(resolve('sdk/README.md'), 'utf8');
    const [block = ''] = [...readme.matchAll(/```js\n(.*?)```/gs)].flatMap(([, code = '']) =>
      code.includes('ProxyAgent') ? [code] : [],
    );
    const address = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`;
    const here = block
      .replace('http://proxy.example:3128', address)
      .replace('https://bookings.example', server.baseUrl);

    mkdirSync('.cache', { recursive: true });
    const cache = resolve('.cache', `sdk-proxy-${String(process.pid)}.mjs`);
    writeFileSync(cache, `${here}\nexport { client, dispatcher };`);

    const example = (await import(cache)) as { client: Boekstaaf; dispatcher: { close(): Promise<void> } };
    expect(await example.client.bookings.get(7)).to.deep.equal({ id: 7 });

    await example.dispatcher.close();
    rmSync(cache);
    await new Promise((finish) => proxy.close(finish));
    expect(tunnelled).to.deep.equal([new URL(server.baseUrl).host]);
  });

  describe('an error', () => {
    it("keeps the text of a proxy's page, and shows its words", async () => {
      const page = '<html><style>h1 { color: red }</style><h1>502 Bad Gateway</h1><hr>nginx</html>';
      server.setScript((response) => response.writeHead(502, { 'content-type': 'text/html' }).end(page));
      const error = (await expectError(createClient().bookings.get(7))) as sdk.ServerError;
      expect(error).to.include({ text: page, code: undefined });
      expect(error.message).to.equal('502 Bad Gateway nginx (502 on GET /api2/boekingen/7)');
    });

    it('explains the problem with a credential', async () => {
      const reasons = {
        ERR_LOGIN_REQUIRED: 'missing',
        ERR_CREDENTIAL_INVALID: 'wrong',
        ERR_KEY_EXPIRED: 'expired',
        ERR_BASIC_REQUIRED: 'needs-user',
        ERR_BASIC_REFUSED: 'needs-session',
        ERR_CODE_REQUIRED: 'needs-code',
        ERR_CODE_INVALID: 'wrong-code',
      };

      for (const [code, reason] of Object.entries(reasons)) {
        server.setScript(answer(401, { message: 'Login Required', code, params: { remedy: `Mend ${reason}.` } }));
        const error = (await expectError(createClient().bookings.get(7))) as sdk.Unauthorized;
        expect(error.reason).to.equal(reason);
        expect(error.message).to.match(new RegExp(`^Login Required: Mend ${reason}\\. \\(401 on GET`));
      }

      server.setScript((response) => response.writeHead(401).end('Proxy login'));
      expect(await expectError(createClient().bookings.get(7))).to.include({ reason: undefined, text: 'Proxy login' });
    });

    it('names the missing object', async () => {
      server.setScript(refuse(404, 'ERR_NOT_FOUND'));
      const error = (await expectError(createClient().invoicePayments.get(7, 9))) as sdk.NotFound;
      expect(error.operation).to.equal('invoicePayments.get(7, 9)');
      expect(error.message).to.include('invoicePayments.get(7, 9) names nothing that there is (404 on GET');
      const other = (await expectError(createClient().request('GET', '/api2/niets'))) as sdk.NotFound;
      expect([other.operation, other.message]).to.deep.equal([
        undefined,
        'It is ERR_NOT_FOUND (404 on GET /api2/niets, request request-404)',
      ]);
    });

    it('sends an unknown filter, so that the service refuses it instead of returning all items', async () => {
      server.setScript(answer(200, []), answer(200, { id: 7, personen: 8 }), answer(200, { id: 7 }));
      const mistyped = { statuss: ['optie', 'definitief'], status: undefined } as object;
      await createClient().bookings.list(mistyped);
      const booking = await createClient().bookings.get(7, { embedd: ['klant'] } as object);
      // The long method name accepts a whole object for its id.
      await createClient().bookings.getBooking(booking);
      expect(server.requests.map(({ url }) => url)).to.deep.equal([
        '/api2/boekingen?page_size=100&statuss=optie%2Cdefinitief',
        '/api2/boekingen/7?embedd=klant',
        '/api2/boekingen/7',
      ]);
    });

    it('explains the first argument of a method when its id is missing', () => {
      const wrong = createClient().bookings as object as { get(input: unknown): void };
      expect(() => wrong.get({ id: 7 })).to.throw(sdk.BoekstaafError, 'bookings.get begins with id: bookings.get(42)');
      expect(server.requests).to.have.lengthOf(0);
    });
  });
});
