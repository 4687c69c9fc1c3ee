// The SDK for its callers: responses, lists, options, and secrets that stay secret.
import { inspect } from 'node:util';
import { expect } from 'chai';
import * as sdk from 'boekstaaf';
import { Boekstaaf, type ClientOptions } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import {
  apiKey,
  setUpScriptedServer,
  createClient,
  listSentKeys,
  logged,
  server,
  expectError,
} from '../support/scripted-client.ts';
import { answer, cut, refuse, type ResponseStep } from '../support/scripted-server.ts';

const write = (): sdk.Call<sdk.Location> => createClient().locations.createLocation({ body: { naam: 'Baan 1' } });

describe('the SDK', () => {
  setUpScriptedServer();

  describe('a call', () => {
    it('resolves to the response too', async () => {
      server.setScript(answer(201, { id: 7 }, { etag: '"1.abc"', location: '/api2/locaties/7' }));
      const { data, status, headers, requestId } = await write().withResponse();
      expect({ data, status, requestId }).to.deep.equal({ data: { id: 7 }, status: 201, requestId: 'request-201' });
      expect([headers.get('etag'), headers.get('location')]).to.deep.equal(['"1.abc"', '/api2/locaties/7']);
    });

    it('is sent once, for any number of awaits at any time', async () => {
      const call = write();
      await Promise.all([call, call.withResponse(), call.finally(() => undefined)]);
      expect(server.requests).to.have.lengthOf(1);
    });

    it('is sent without an await', async () => {
      const calls: unknown[] = [];
      await new Promise<void>((resolve) => {
        server.setScript((response, request) => {
          answer(200)(response, request);
          resolve();
        });
        calls.push(createClient().locations.deleteLocation({ id: 7 }));
      });
      expect([calls.length, server.requests.length]).to.deep.equal([1, 1]);
    });

    it('resolves to undefined for an empty body', async () => {
      server.setScript(answer(200));
      const { data, status } = await createClient().locations.deleteLocation({ id: 7 }).withResponse();
      expect([data, status]).to.deep.equal([undefined, 200]);
    });

    it('prefers its own headers, key and preconditions to those of the client', async () => {
      const base = createClient({ headers: { 'x-a': 'client', 'x-b': 'client' } });
      const options = {
        headers: { 'x-a': 'call', 'x-b': undefined },
        idempotencyKey: 'k1',
        ifMatch: '"3"',
        prefer: 'handling=lenient',
      };

      await base.locations.updateLocation({ id: 7, body: {} }, options);
      expect(server.requests[0]?.headers).to.include({
        'x-a': 'call',
        'idempotency-key': 'k1',
        'if-match': '"3"',
        prefer: 'handling=lenient',
        authorization: `Bearer ${apiKey}`,
      });
      expect(server.requests[0]?.headers).to.not.have.property('x-b');

      await base.locations.getLocation({ id: 7 }, { ifNoneMatch: '"3"' });
      expect(server.requests[1]?.headers).to.include({ 'if-none-match': '"3"', 'x-b': 'client' });
      expect(server.requests[1]?.headers).to.not.have.property('idempotency-key');
    });

    it('has its own key, unless the client was given one', async () => {
      await write();
      await write();
      expect(new Set(listSentKeys())).to.have.lengthOf(2);
      await createClient()
        .withOptions({ idempotencyKey: 'mine' })
        .locations.createLocation({ body: { naam: 'x' } });
      expect(listSentKeys()[2]).to.equal('mine');
    });

    it('sends the position of the last change, where the service returns one', async () => {
      const respondAt = (position: string): ResponseStep => answer(200, {}, { 'x-boekstaaf-position': position });
      const first = '000000010000000A';
      const second = '00000001000000FF';
      const at = createClient();

      server.setScript(answer(200, []), respondAt(second), respondAt(first), respondAt('0/FF'), answer(200, []));
      await at.locations.listLocations();
      await at.locations.updateLocation({ id: 7, body: {} });
      await at.locations.updateLocation({ id: 8, body: {} });
      await at.withOptions({ retries: 1 }).locations.updateLocation({ id: 9, body: {} });
      await at.locations.listLocations();
      await at.withOptions({ retries: 1 }).locations.listLocations();
      await createClient().locations.listLocations();

      const afterHeaders = server.requests.map(({ headers }) => headers['x-boekstaaf-after']);
      expect(afterHeaders).to.deep.equal([undefined, undefined, undefined, undefined, second, second, undefined]);
    });

    it('never leaves its path', async () => {
      for (const id of ['..', '.', '']) {
        expect(await expectError(createClient().locations.getLocation({ id: id as never }))).to.be.instanceOf(
          sdk.BoekstaafError,
        );
      }
      const paths = ['boekingen', '//evil.example', '@evil.example/', '/api2/../x', '/api2/%2E%2e/x', '/a\\b', '/a b'];
      for (const path of paths)
        expect(await expectError(createClient().request('GET', path))).to.be.instanceOf(sdk.BoekstaafError);
      expect(server.requests).to.have.lengthOf(0);
    });

    it('refuses an empty filter, which would match all items', async () => {
      expect(String(await expectError(createClient().bookings.listBookings({ status: [] })))).to.include(
        '"status" is empty',
      );
      server.setScript(answer(200, []));
      await createClient().bookings.listBookings({ embed: [] });
      expect(server.requests.map(({ url }) => url)).to.deep.equal(['/api2/boekingen']);
    });
  });

  describe('a list', () => {
    const respondPages: ResponseStep = (response, request) => {
      const query = new URL(request.url, server.baseUrl).searchParams;
      const page = Number(query.get('page') ?? 1);
      const formatLink = (number: number): string => {
        query.set('page', String(number));
        return `</api2/klanten?${query.toString()}>`;
      };
      const link = `${formatLink(1)}; rel="first"${page < 3 ? `, ${formatLink(page + 1)}; rel="next"` : ''}, ${formatLink(3)}; rel="last"`;
      answer(200, [{ id: page * 10 }, { id: page * 10 + 1 }], { link })(response, request);
    };

    it('is walked item by item without an await', async () => {
      server.setScript(respondPages);
      const ids: number[] = [];
      for await (const { id } of createClient().customers.listCustomers({ id_from: 4 })) ids.push(id);
      expect(ids).to.deep.equal([10, 11, 20, 21, 30, 31]);
      expect(server.requests.map(({ url }) => url)).to.deep.equal([
        '/api2/klanten?page_size=100&id%3E=4',
        '/api2/klanten?page_size=100&id%3E=4&page=2',
        '/api2/klanten?page_size=100&id%3E=4&page=3',
      ]);
    });

    it('is walked page by page, from the requested one', async () => {
      server.setScript(respondPages);
      const lengths: number[] = [];
      for await (const page of createClient().customers.listCustomers({ page: 2, page_size: 2 }).pages()) {
        lengths.push(page.length);
      }
      expect(lengths).to.deep.equal([2, 2]);
      expect(server.requests[0]?.url).to.equal('/api2/klanten?page_size=2&page=2');
    });

    it('sends no further request when the walk ends early', async () => {
      server.setScript(respondPages);
      for await (const customer of createClient().customers.listCustomers()) if (customer.id === 11) break;
      expect(server.requests).to.have.lengthOf(1);
    });

    it('is one request when it is awaited', async () => {
      server.setScript(respondPages);
      expect(await createClient().customers.listCustomers()).to.have.lengthOf(2);
      expect(server.requests.map(({ url }) => url)).to.deep.equal(['/api2/klanten']);
    });

    it('is walked in an envelope too', async () => {
      const link = '</api2/apikeys?page=2>; rel="next"';
      const createEnvelope = (id: number): object => ({ count: 2, _embedded: { apikeys: [{ id }] }, _links: {} });
      server.setScript(answer(200, createEnvelope(1), { link }), answer(200, createEnvelope(2)));
      const ids: number[] = [];
      for await (const { id } of createClient().apiKeys.listApiKeys()) ids.push(id);
      expect(ids).to.deep.equal([1, 2]);
    });

    it('follows the query of a link, never its host', async () => {
      const link = '<https://evil.example/api2/klanten?page=2>; rel="next"';
      server.setScript(answer(200, [{ id: 1 }], { link }), answer(200, []));
      const ids: number[] = [];
      for await (const { id } of createClient().customers.listCustomers()) ids.push(id);
      expect(server.requests[1]?.url).to.equal('/api2/klanten?page=2');
    });
  });

  describe('a client', () => {
    it('treats untyped requests like typed ones', async () => {
      server.setScript(refuse(503, 'ERR_UNAVAILABLE'), answer(200, { ok: true }));
      const call = createClient().request('PUT', '/api2/iets?a=1', {
        query: { b: [1, 2], c: undefined },
        body: { x: 1 },
      });
      expect(await call).to.deep.equal({ ok: true });
      const [request] = server.requests;
      expect(request).to.include({ method: 'PUT', url: '/api2/iets?a=1&b=1%2C2', body: '{"x":1}' });
      expect(request?.headers).to.include({ authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' });
      expect(new Set(listSentKeys())).to.have.lengthOf(1);
    });

    it('returns a response that is not JSON unchanged', async () => {
      server.setScript((response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'));
      const pdf = await createClient().request('GET', '/api2/x/pdf', { headers: { accept: 'application/pdf' } });
      expect(await (pdf as Blob).text()).to.equal('%PDF');
    });

    it('logs in with a user name and password in any script', async () => {
      const user = { baseUrl: server.baseUrl, username: 'jansen', password: 'wachtwoord: ë' };
      await new Boekstaaf(user).apiKeys.getApiKey({ id: 7 });
      const credentials = server.requests[0]?.headers.authorization?.replace('Basic ', '') ?? '';
      expect(Buffer.from(credentials, 'base64').toString()).to.equal('jansen:wachtwoord: ë');
    });

    it('sends no credential without one', async () => {
      await new Boekstaaf({ baseUrl: `${server.baseUrl}/api2/` }).productGroups.getProductGroup({ id: 7 });
      expect(server.requests[0]?.url).to.equal('/api2/productgroepen/7');
      expect(server.requests[0]?.headers).to.not.have.property('authorization');
    });

    it('uses the given fetch, and serves a group alone', async () => {
      const urls: string[] = [];
      const fetch: sdk.Fetch = (url) => {
        urls.push(url);
        return Promise.resolve(Response.json({ id: 7 }));
      };
      const booking = await new BookingsApi({ baseUrl: 'https://x.example/sub/', apiKey, fetch }).getBooking({ id: 7 });
      expect(booking.id).to.equal(7);
      expect(urls).to.deep.equal(['https://x.example/sub/api2/boekingen/7']);
    });

    it('refuses invalid options before any request, without repeating a secret', () => {
      const { baseUrl } = server;
      const wrong: unknown[] = [
        { baseUrl: 'canary', apiKey },
        { baseUrl: 'ftp://canary', apiKey },
        { baseUrl: 'https://user:canary@x.example' },
        { baseUrl: 'https://x.example/?token=canary' },
        { baseUrl, apiKey: '' },
        { baseUrl, apiKey: undefined },
        { baseUrl, apiKey: 'canary\n' },
        { baseUrl, apiKey, username: 'u', password: 'canary' },
        { baseUrl, username: 'canary:', password: 'x' },
        { baseUrl, username: 'canary' },
        { baseUrl, apiKey, timeout: 0 },
        { baseUrl, apiKey, retries: -1 },
      ];

      for (const options of wrong) {
        const make = (): Boekstaaf => new Boekstaaf(options as ClientOptions);
        expect(make)
          .to.throw(sdk.BoekstaafError)
          .that.satisfies((error: Error) => !error.message.includes('canary'));
      }
    });

    it('names a header that cannot be sent, and not its value', async () => {
      const error = await expectError(createClient({ headers: { 'x-token': 'can\nary' } }).locations.listLocations());
      expect(String(error)).to.include('x-token').and.not.include('ary');
    });

    it('keeps its secrets out of logs, errors and printed objects', async () => {
      const user = { username: 'jansen', password: 'canary' };
      server.setScript(refuse(503, 'ERR_UNAVAILABLE'), cut, refuse(404, 'ERR_NOT_FOUND'));

      const options = { idempotencyKey: 'canary', headers: { 'x-secret': 'canary', cookie: 'canary' } };
      const asking = createClient(options).request('POST', '/api2/x?access_token=canary&naam=Jan', { body: 'canary' });
      const error = await expectError(asking);
      expect(error).to.be.instanceOf(sdk.NotFound);

      const printed = inspect(
        [logged, error, createClient(), asking, new Boekstaaf({ baseUrl: server.baseUrl, ...user })],
        {
          depth: 9,
          showHidden: true,
        },
      );
      expect(printed).to.include('naam=Jan').and.not.include('canary');
      expect(JSON.stringify([createClient(), asking])).to.not.include('canary');
      expect(logged.map(({ message }) => message)).to.deep.equal([
        'request',
        'trying again',
        'request',
        'trying again',
        'request',
        'failure',
      ]);
    });
  });
});
