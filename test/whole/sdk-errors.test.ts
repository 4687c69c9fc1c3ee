// The SDK against a server that fails in every way: what is retried, what is not, and which error is thrown in the end.
import { getEventListeners } from 'node:events';
import { expect } from 'chai';
import { scaleWait } from '../support/patience.ts';
import * as sdk from 'boekstaaf';
import {
  setUpScriptedServer,
  createClient,
  listSentKeys,
  logger,
  server,
  expectError,
  waited,
} from '../support/scripted-client.ts';
import { answer, cut, answerHalf, refuse, neverAnswer, type ResponseStep } from '../support/scripted-server.ts';

const read = (): sdk.Call<sdk.Location> => createClient().locations.getLocation({ id: 7 });
const write = (): sdk.Call<sdk.Location> => createClient().locations.createLocation({ body: { naam: 'Baan 1' } });

describe('the SDK', () => {
  setUpScriptedServer();

  describe('a request with a transient failure', () => {
    const transientFailures: [string, ResponseStep][] = [
      ...[408, 429, 500, 502, 503, 504].map((status): [string, ResponseStep] => [
        String(status),
        refuse(status, 'ERR_UNAVAILABLE'),
      ]),
      ['409 for a twin still at work', refuse(409, 'ERR_IDEMPOTENCY_IN_PROGRESS')],
      ['a line cut before the answer', cut],
    ];

    for (const [name, step] of transientFailures) {
      it(`is retried twice after ${name}, with one idempotency key`, async () => {
        server.setScript(step, step, answer(201, { id: 7 }));
        expect(await write()).to.deep.equal({ id: 7 });
        expect(server.requests).to.have.lengthOf(3);
        expect(new Set(listSentKeys())).to.have.lengthOf(1);
        expect(listSentKeys()[0]).to.match(/^[\w-]{16,255}$/);
      });

      it(`is given up after three attempts with ${name}`, async () => {
        server.setScript(step);
        expect(await expectError(read())).to.be.instanceOf(sdk.BoekstaafError);
        expect(server.requests).to.have.lengthOf(3);
      });
    }

    it('waits twice as long each time, less up to half at random', async () => {
      server.setScript(refuse(503, 'ERR_UNAVAILABLE'));
      await expectError(createClient({ retries: 6 }).locations.listLocations());
      const most = [500, 1000, 2000, 4000, 8000, 8000];
      expect(waited).to.have.lengthOf(most.length);

      const shares = waited.map((each, index) => each / (most[index] ?? NaN));
      for (const [index, share] of shares.entries()) expect(share, `wait ${String(index)}`).to.be.within(0.5, 1);
      expect(new Set(shares).size).to.be.greaterThan(1);
    });

    it('waits for the seconds in Retry-After', async () => {
      server.setScript(refuse(429, 'ERR_RATE_LIMITED', { 'retry-after': '7' }), answer(200, { id: 7 }));
      await read();
      expect(waited).to.deep.equal([7000]);
    });

    it('waits until the date of Retry-After, by the clock of the response', async () => {
      const headers = { date: 'Tue, 03 Mar 2026 10:00:00 GMT', 'retry-after': 'Tue, 03 Mar 2026 10:00:05 GMT' };
      server.setScript(refuse(503, 'ERR_UNAVAILABLE', headers), answer(200, { id: 7 }));
      await read();
      expect(waited).to.deep.equal([5000]);
    });

    it('throws instead of waiting for more than a minute', async () => {
      server.setScript(refuse(429, 'ERR_RATE_LIMITED', { 'retry-after': '3600' }));
      const error = await expectError(read());
      expect(error).to.be.instanceOf(sdk.RateLimited);
      expect(waited).to.deep.equal([]);
    });

    it('is retried with the real sleep', async () => {
      server.setScript(refuse(503, 'ERR_UNAVAILABLE', { 'retry-after': '0' }), answer(200, { id: 7 }));
      expect(await createClient({ sleep: undefined }).locations.getLocation({ id: 7 })).to.deep.equal({ id: 7 });
    });
  });

  describe('a request that is not retried', () => {
    const refusals: [number, string][] = [
      [401, 'ERR_LOGIN_REQUIRED'],
      [403, 'ERR_PERMISSION'],
      [404, 'ERR_NOT_FOUND'],
      [406, 'ERR_TAKEN'],
      [409, 'ERR_TAKEN'],
      [412, 'ERR_PRECONDITION_FAILED'],
      [422, 'ERR_IDEMPOTENCY_KEY_REUSED'],
      [500, 'ERR_COMPANY_NOT_DELETABLE'],
    ];

    for (const [status, code] of refusals) {
      it(`is the one refused with ${String(status)} ${code}`, async () => {
        server.setScript(refuse(status, code));
        expect(await expectError(write())).to.include({ status, code });
        expect(server.requests).to.have.lengthOf(1);
      });
    }

    for (const status of [200, 201, 406, 503]) {
      it(`is the one whose response ${String(status)} was cut off in its body`, async () => {
        server.setScript(answerHalf(status));
        const error = await expectError(status === 200 ? read() : write());
        expect(error).to.be.instanceOf(sdk.ConnectionError).and.not.instanceOf(sdk.ApiError);
        expect(String(error)).to.include('after the answer had begun');
        expect(server.requests).to.have.lengthOf(1);
      });
    }

    it('is the one whose response began in time and did not end in time', async () => {
      server.setScript((response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{');
      });
      const error = await expectError(createClient({ timeout: scaleWait(40) }).locations.getLocation({ id: 7 }));
      expect(error).to.be.instanceOf(sdk.TimeoutError);
      expect(server.requests).to.have.lengthOf(1);
    });

    it('is any request, with retries: 0', async () => {
      server.setScript(cut);
      expect(await expectError(createClient({ retries: 0 }).locations.listLocations())).to.be.instanceOf(
        sdk.ConnectionError,
      );
      expect(server.requests).to.have.lengthOf(1);
    });
  });

  describe('time and aborting', () => {
    it('distinguishes a timeout from a lost connection', async () => {
      server.setScript(neverAnswer);
      const error = await expectError(
        createClient({ retries: 1 }).locations.getLocation({ id: 7 }, { timeout: scaleWait(20) }),
      );
      expect(error).to.be.instanceOf(sdk.TimeoutError).and.not.instanceOf(sdk.ConnectionError);
      expect(server.requests).to.have.lengthOf(2);
    });

    it('removes its listeners from the signal afterwards', async () => {
      const { signal } = new AbortController();
      server.setScript(refuse(503, 'ERR_UNAVAILABLE', { 'retry-after': '0' }), answer(200, { id: 7 }));
      await createClient({ sleep: undefined, signal }).locations.getLocation({ id: 7 });
      expect(getEventListeners(signal, 'abort')).to.deep.equal([]);
    });

    const reason = new Error('The user went away');

    it('ends at once with the reason of the signal, before the first attempt', async () => {
      const client = createClient({ signal: AbortSignal.abort(reason) });
      expect(await expectError(client.locations.listLocations())).to.equal(reason);
      expect(server.requests).to.have.lengthOf(0);
    });

    it('ends at once with the reason of the signal, during an attempt', async () => {
      const controller = new AbortController();
      const { signal } = controller;
      server.setScript(() => {
        controller.abort(reason);
      });

      expect(await expectError(createClient().locations.getLocation({ id: 7 }, { signal }))).to.equal(reason);
      expect(server.requests).to.have.lengthOf(1);
    });

    it('ends at once with the reason of the signal, between two attempts', async () => {
      const controller = new AbortController();
      const abortingLogger = {
        ...logger,
        warn: (): void => {
          controller.abort(reason);
        },
      };

      server.setScript(refuse(503, 'ERR_UNAVAILABLE'));
      const client = createClient({ sleep: undefined, logger: abortingLogger, signal: controller.signal });
      expect(await expectError(client.locations.listLocations())).to.equal(reason);
      expect(server.requests).to.have.lengthOf(1);
    });
  });

  describe('what is thrown', () => {
    const errorCases: [number, string, string][] = [
      [304, '', 'NotModified'],
      [400, '', 'ApiError'],
      [401, 'ERR_LOGIN_REQUIRED', 'Unauthorized'],
      [403, 'ERR_PERMISSION', 'Forbidden'],
      [404, 'ERR_NOT_FOUND', 'NotFound'],
      [405, 'ERR_METHOD_NOT_ALLOWED', 'MethodNotAllowed'],
      [406, 'ERR_FORMAT', 'BadInput'],
      [409, 'ERR_IDEMPOTENCY_IN_PROGRESS', 'Conflict'],
      [412, 'ERR_PRECONDITION_FAILED', 'PreconditionFailed'],
      [413, 'ERR_BODY_TOO_LARGE', 'TooLarge'],
      [415, 'ERR_MEDIA_TYPE', 'UnsupportedMediaType'],
      [422, 'ERR_IDEMPOTENCY_KEY_REUSED', 'Unprocessable'],
      [429, 'ERR_RATE_LIMITED', 'RateLimited'],
      [431, 'ERR_HEADERS_TOO_LARGE', 'HeadersTooLarge'],
      [500, 'ERR_INTERNAL', 'ServerError'],
      [502, '', 'ServerError'],
      [503, 'ERR_UNAVAILABLE', 'Unavailable'],
    ];

    for (const [status, code, name] of errorCases) {
      it(`is ${name} for ${String(status)}`, async () => {
        server.setScript(code === '' ? answer(status) : refuse(status, code));
        const error = await expectError(createClient({ retries: 0 }).locations.getLocation({ id: 7 }));
        expect(error).to.be.instanceOf(Reflect.get(sdk, name)).and.instanceOf(sdk.ApiError);
        expect(error).to.include({ name, status, code: code || undefined, requestId: `request-${String(status)}` });
      });
    }

    it('has every problem, and all of them in its message', async () => {
      const problems = [
        { message: 'This name is taken.', field: 'naam', code: 'ERR_TAKEN' },
        { message: 'Too many people.', field: 'personen', code: 'ERR_RANGE', params: { maximum: 10 } },
      ];
      server.setScript(answer(406, problems));
      const error = (await expectError(write())) as sdk.BadInput;
      expect(error.problems).to.deep.equal(problems);
      expect(error.code).to.equal('ERR_TAKEN');
      expect(error.message).to.equal(
        'naam: This name is taken.; personen: Too many people. (406 on POST /api2/locaties, request request-406)',
      );
    });

    it('takes the request id from the body when no header has it', async () => {
      server.setScript((response) => response.writeHead(404).end('{"message": "Not Found", "request_id": "abc"}'));
      expect(await expectError(read())).to.include({ status: 404, requestId: 'abc' });
    });

    it("survives a proxy's page", async () => {
      server.setScript((response) =>
        response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
      );
      expect(await expectError(read())).to.include({ status: 502, code: undefined, name: 'ServerError' });
      server.setScript((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'));
      expect(String(await expectError(read()))).to.include('text/html, not JSON');
    });

    it('names the cause of a lost connection', async () => {
      const nobody = createClient({ baseUrl: 'http://127.0.0.1:1', retries: 0 });
      const error = (await expectError(nobody.locations.listLocations())) as Error;
      expect(error).to.be.instanceOf(sdk.ConnectionError);
      expect(error.message).to.include('GET /api2/locaties');
      expect(error.cause).to.be.instanceOf(Error);
    });
  });
});
