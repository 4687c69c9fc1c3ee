// The door for operators and browsers: health, metrics, the contract, request ids, logs, CORS.
import { expect } from 'chai';
import named from '../../generated/examples.json' with { type: 'json' };
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { asServed } from '../../contract/named-examples.ts';
import {
  ADMINISTRATOR,
  getDatabase,
  given,
  journal,
  startService,
  sendRaw,
  createTokenWith,
} from '../support/index.ts';
import { createProblem } from '../../domain/values/problem.ts';
import { overlayDatabase } from '../support/overlay.ts';

const open = { auth: null };

describe('outside the contract', () => {
  it('/health and /ready respond without a credential, /health with the running version', async () => {
    const running = { version: 'sources', commit: 'unknown' };
    expect(await sendRaw('GET', '/health', open)).to.deep.include({ status: 200, body: { status: 'ok', ...running } });
    expect(await sendRaw('GET', '/ready', open)).to.deep.include({ status: 200, body: { status: 'ready' } });
    expect((await sendRaw('HEAD', '/health', open)).status).to.equal(200);
  });

  it('/ready responds 503 when the database is unavailable', async () => {
    const rejectAway = () => Promise.reject(new Error('The database is away'));
    const service = await startService({
      database: overlayDatabase(getDatabase(), {
        read: rejectAway,
        write: rejectAway,
        isAlive: () => Promise.resolve(false),
      }),
    });
    expect((await sendRaw('GET', '/ready', { ...open, baseUrl: service.baseUrl })).status).to.equal(503);
    expect((await sendRaw('GET', '/health', { ...open, baseUrl: service.baseUrl })).status).to.equal(200);
    await service.close();
  });

  it('/ready responds 503, and responses close the connection, while the service drains', async () => {
    const service = await startService();
    service.app.drain();
    expect((await sendRaw('GET', '/ready', { ...open, baseUrl: service.baseUrl })).status).to.equal(503);
    const { status, headers } = await sendRaw('GET', '/api2/locaties', { baseUrl: service.baseUrl });
    expect(status).to.equal(200);
    expect(headers.connection).to.equal('close');
    await service.close();
  });

  it('/metrics counts responses by operation and status', async () => {
    const count = async (): Promise<number> => {
      const { text, headers } = await sendRaw('GET', '/metrics', open);
      expect(headers['content-type']).to.match(/^text\/plain/);
      return Number(
        /^boekstaaf_requests_total\{operation="listLocations",status="200",outcome="ok"\} (\d+)$/m.exec(text)?.[1] ?? 0,
      );
    };
    const before = await count();
    await sendRaw('GET', '/api2/locaties');
    expect(await count()).to.equal(before + 1);
    expect((await sendRaw('GET', '/metrics', open)).text).to.include('boekstaaf_broken_promises_total');
  });

  it('/metrics counts connections to the database, and waiting mails', async () => {
    const number = (text: string, name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
    const { text } = await sendRaw('GET', '/metrics', open);
    expect(number(text, 'boekstaaf_database_connections_max\\{pool="statistics"\\}')).to.equal(2);
    expect(number(text, 'boekstaaf_database_connections\\{pool="statistics",state="waiting"\\}')).to.equal(0);
    for (const status of ['queued', 'sending', 'failed'])
      expect(number(text, `boekstaaf_mails\\{status="${status}"\\}`)).to.equal(0);
  });

  it('/metrics counts a company in use as refused, despite its status 500, and the log has no error', async () => {
    const { bedrijf_id } = await given.finalisedInvoice();
    const before = journal.readLines().length;
    const { status } = await sendRaw('DELETE', `/api2/bedrijven/${String(bedrijf_id)}`);
    expect(status).to.equal(500);

    const { text } = await sendRaw('GET', '/metrics', open);
    expect(text).to.match(/^boekstaaf_requests_total\{operation="deleteCompany",status="500",outcome="refused"\} 1$/m);
    expect(text).to.match(/^boekstaaf_requests_total\{operation="deleteCompany",status="500",outcome="failed"\} 0$/m);

    const logged = journal
      .readLines()
      .slice(before)
      .map((line) => JSON.parse(line) as { level: number; status?: number });
    expect(logged.filter(({ level }) => level >= 40)).to.deep.equal([]);
    expect(logged.find((line) => line.status === 500)).to.include({ operation: 'deleteCompany', outcome: 'refused' });
  });

  it('/openapi.json is the whole contract, for the requested address', async () => {
    const served = await startService({ environment: { PUBLIC_URL: '' } });
    const { origin, port } = new URL(served.baseUrl);
    const [here, ...others] = bundle.servers;
    const servedBundle = JSON.parse(JSON.stringify(asServed(bundle, named))) as object;

    for (const host of [undefined, `boekingen.example:${port}`, 'boekingen.example']) {
      const headers: Record<string, string> = host === undefined ? {} : { host };
      const { body } = await sendRaw('GET', '/openapi.json', { ...open, headers, baseUrl: served.baseUrl });
      const url = `${host === undefined ? origin : `http://${host}`}/api2`;
      expect(body).to.deep.equal({ ...servedBundle, servers: [{ ...here, url }, ...others] });
    }

    const strange = await sendRaw('GET', '/openapi.json', {
      ...open,
      headers: { host: 'a"b' },
      baseUrl: served.baseUrl,
    });
    expect((strange.body as typeof bundle).servers[0]?.url).to.equal('/api2');

    await served.close();
  });

  it('/openapi.json and /openapi.yaml name PUBLIC_URL where it is set', async () => {
    const served = await startService({ environment: { PUBLIC_URL: 'https://boeken.example/kantoor' } });
    for (const path of ['/openapi.json', '/openapi.yaml']) {
      const { text } = await sendRaw('GET', path, { ...open, baseUrl: served.baseUrl });
      expect(text, path).to.match(/url"?: ?"?https:\/\/boeken\.example\/kantoor\/api2["\n]/);
    }
    await served.close();
  });

  it('/changelog.json lists the changes of the contract, and /docs/changelog shows them', async () => {
    const { status, body, headers } = await sendRaw('GET', '/changelog.json', open);
    expect({ status, type: headers['content-type'] }).to.deep.equal({
      status: 200,
      type: 'application/json; charset=utf-8',
    });
    const changes = body as { id: string; level: string; since: string }[];
    for (const change of changes)
      expect(change).to.include.all.keys('id', 'operation', 'path', 'level', 'text', 'since');
    const { text } = await sendRaw('GET', '/docs/changelog', open);
    expect(text).to.include('<h2 id="unreleased">').and.include('href="/changelog.json"');
  });

  it('the bare address redirects to the office', async () => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await sendRaw(method, '/', open);
      expect({ status, location: headers.location }).to.deep.equal({ status: 302, location: '/kantoor' });
    }
    expect((await sendRaw('POST', '/', open)).status).to.equal(405);
  });

  it('/docs is a page without references to other hosts', async () => {
    const { status, headers, text } = await sendRaw('GET', '/docs', open);
    expect(status).to.equal(200);
    expect(headers['content-type']).to.match(/^text\/html/);
    expect(headers['content-security-policy']).to.match(/default-src 'none'/);
    const files = [...text.matchAll(/(?:src|href)="([^"#]+)/g)].map(([, address = '']) => address);
    expect(files).to.have.length.greaterThan(50);
    for (const file of files) {
      expect(file).to.match(/^\/(?!\/)/);
      expect((await sendRaw('GET', file, open)).status, file).to.equal(200);
    }
  });

  it('is read-only: other methods are 405 with Allow', async () => {
    const response = await sendRaw('POST', '/health', open);
    expect(response.status).to.equal(405);
    expect(response.body).to.include({ code: 'ERR_METHOD_NOT_ALLOWED' });
    expect(response.headers.allow).to.include('GET');
  });

  it('shows a page to a browser at an unknown address', async () => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'nl-NL,nl;q=0.9,en;q=0.8' };
    for (const path of [
      '/kantoor/nergens',
      '/nergens',
      '/herroepen/oud',
      '/api2/voorstel/oud',
      '/api2/annulering/oud',
    ]) {
      const { status, headers: responseHeaders, text } = await sendRaw('GET', path, { ...open, headers });
      expect({ status, type: responseHeaders['content-type'] }, path).to.deep.equal({
        status: 404,
        type: 'text/html; charset=utf-8',
      });
      expect(text, path).to.include('<html lang="nl">').and.include('href="/kantoor"');
    }

    const { body } = await sendRaw('GET', '/api2/klanten/999999', { ...open, headers });
    expect(body).to.include({ code: 'ERR_LOGIN_REQUIRED' });
  });

  it('has no other paths', async () => {
    for (const path of ['/docs/..%2f..%2fpackage.json', '/docs/../package.json', '/docs/nothing.js', '/metrics/']) {
      const response = await sendRaw('GET', path, open);
      expect(response.status, path).to.equal(404);
      expect(response.body, path).to.include({ code: 'ERR_NOT_FOUND' });
    }
  });
});

describe('a request', () => {
  it('has an id: the one it was sent with if valid, else a new one', async () => {
    const ids = new Set<string>();
    for (const path of ['/api2/locaties', '/api2/onbekend', '/health']) {
      const { headers } = await sendRaw('GET', path);
      ids.add(String(headers['x-request-id']));
    }
    expect(ids.size).to.equal(3);
    const response = await sendRaw('GET', '/api2/locaties', { headers: { 'x-request-id': 'mijn-verzoek-42' } });
    expect(response.headers['x-request-id']).to.equal('mijn-verzoek-42');
    for (const bad of ['kort', 'x'.repeat(65), 'met spaties erin', 'a"b<script>']) {
      const { headers } = await sendRaw('GET', '/api2/locaties', { headers: { 'x-request-id': bad } });
      expect(headers['x-request-id'], bad).to.not.equal(bad);
    }
  });

  it('leaves one line in the log, with its id and without any secret', async () => {
    const token = await createTokenWith(['editLocaties']);
    const before = journal.readLines().length;
    const body = { naam: 'Een naam die niet in het logboek hoort' };
    const headers = { 'idempotency-key': 'een sleutel die niet in het logboek hoort' };
    const { headers: responseHeaders } = await sendRaw('POST', '/api2/locaties?onbekend=geheime-waarde', {
      body,
      headers,
      auth: { apiKey: token },
    });

    const lines = journal
      .readLines()
      .slice(before)
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).to.have.lengthOf(1);
    expect(lines[0]).to.include({
      requestId: responseHeaders['x-request-id'],
      operation: 'createLocation',
      method: 'POST',
      status: 406,
    });

    for (const secret of [token, body.naam, headers['idempotency-key'], 'geheime-waarde'])
      expect(JSON.stringify(lines)).to.not.include(secret);
  });

  it('that fails internally shows the client its id, and the log the rest', async () => {
    const failWithCanary = () => Promise.reject(new Error('The canary'));
    const service = await startService({ database: overlayDatabase(getDatabase(), { read: failWithCanary }) });
    journal.expectBroken();
    const response = await sendRaw('GET', '/api2/locaties', { baseUrl: service.baseUrl });
    const id = response.headers['x-request-id'];
    expect(response.status).to.equal(500);
    expect(response.body).to.include({ code: 'ERR_INTERNAL', request_id: id });
    expect(response.text).to.not.include('canary');
    const logged = journal.readLines().filter((line) => line.includes(String(id)) && line.includes('canary'));
    expect(logged).to.have.lengthOf(1);
    await service.close();
  });
});

describe('a response that breaks the contract', () => {
  const broken = structuredClone(bundle) as { components: { schemas: { Location: { required: string[] } } } };
  broken.components.schemas.Location.required.push('what_no_location_has');

  it('fails the request where every response is checked, as here', async () => {
    await given.location();
    const service = await startService({ failing: true, document: broken });
    const { status, body } = await sendRaw('GET', '/api2/locaties', { baseUrl: service.baseUrl });
    expect(status).to.equal(500);
    expect(body).to.include({ code: 'ERR_INTERNAL' });
    await service.close();
  });

  it('is sent and counted where responses are sampled, as in production', async () => {
    const { id } = await given.location();
    const service = await startService({ failing: true, document: broken, answerChecks: 0.999999 });
    const { baseUrl } = service;
    const { status, body } = await sendRaw('GET', `/api2/locaties/${String(id)}`, { baseUrl });
    expect(status).to.equal(200);
    expect(body).to.include({ id });
    const { text } = await sendRaw('GET', '/metrics', { baseUrl });
    expect(text).to.match(/^boekstaaf_broken_promises_total\{operation="getLocation"\} 1$/m);
    await service.close();
  });
});

describe('a refusal whose code the operation does not declare', () => {
  const refuse = () => Promise.reject(createProblem('ERR_CODE_TAKEN', 'This code is in use: choose another.'));

  it('fails the request where every response is checked, and the log names the code and the operation', async () => {
    const service = await startService({ database: overlayDatabase(getDatabase(), { read: refuse }) });
    journal.expectBroken();
    const { baseUrl } = service;
    expect((await sendRaw('GET', '/api2/productgroepen', { ...open, baseUrl })).body).to.include({
      code: 'ERR_INTERNAL',
    });
    const logLines = journal.readLines().filter((line) => line.includes('ERR_CODE_TAKEN'));
    expect(logLines.join()).to.include('add ERR_CODE_TAKEN to x-errors of listProductGroups');
    await service.close();
  });

  it('is sent where responses are sampled, as in production', async () => {
    const service = await startService({
      failing: true,
      database: overlayDatabase(getDatabase(), { read: refuse }),
      answerChecks: 0,
    });
    const { baseUrl } = service;
    expect((await sendRaw('GET', '/api2/productgroepen', { ...open, baseUrl })).status).to.equal(409);
    await service.close();
  });
});

describe('pages of other sites', () => {
  const origin = 'https://uitje.example';
  const preflight = { origin, 'access-control-request-method': 'GET' };

  it('may read public operations, refusals included', async () => {
    for (const path of ['/api2/productgroepen', '/api2/productgroepen?onbekend=1', '/api2/productgroepen/999999']) {
      const { headers } = await sendRaw('GET', path, { ...open, headers: { origin } });
      expect(headers['access-control-allow-origin'], path).to.equal('*');
    }
    const { status, headers } = await sendRaw('OPTIONS', '/api2/productgroepen', { ...open, headers: preflight });
    expect(status).to.equal(204);
    expect(headers['access-control-allow-origin']).to.equal('*');
  });

  it('may not read anything else, unless their origin is listed', async () => {
    const { headers } = await sendRaw('GET', '/api2/locaties', { headers: { origin } });
    expect(headers['access-control-allow-origin']).to.equal(undefined);

    const service = await startService({ environment: { CORS_ORIGINS: `https://elders.example, ${origin}` } });
    const { baseUrl } = service;
    const allowed = await sendRaw('GET', '/api2/locaties', { baseUrl, headers: { origin } });
    expect(allowed.headers['access-control-allow-origin']).to.equal(origin);
    expect(allowed.headers.vary).to.match(/Origin/i);
    expect(allowed.headers['access-control-expose-headers']).to.include('ETag').and.to.include('X-Total-Count');

    const refusal = await sendRaw('GET', '/api2/locaties', { ...open, baseUrl, headers: { origin } });
    expect(refusal.headers['access-control-allow-origin'], '401 too').to.equal(origin);

    const preflightResponse = await sendRaw('OPTIONS', '/api2/locaties', {
      ...open,
      baseUrl,
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect(preflightResponse.headers['access-control-allow-methods']).to.include('POST');
    expect(preflightResponse.headers['access-control-allow-headers'])
      .to.match(/Authorization/i)
      .and.to.match(/Idempotency-Key/i);

    const other = await sendRaw('GET', '/api2/locaties', { baseUrl, headers: { origin: 'https://kwaad.example' } });
    expect(other.headers['access-control-allow-origin']).to.equal(undefined);

    await service.close();
  });
});

describe('the settings', () => {
  it('RATE_LIMIT allows 300 requests a minute by key, and shows how many are left', async () => {
    const limited = await startService({ environment: { RATE_LIMIT: 'yes' } });
    const { baseUrl } = limited;
    const auth = { apiKey: await createTokenWith([]) };

    for (let remaining = 299; remaining >= 0; remaining--) {
      const { status, headers } = await sendRaw('GET', '/api2/locaties?page_size=1', { baseUrl, auth });
      expect(status).to.equal(200);
      expect(headers['ratelimit']).to.match(new RegExp(`r=${String(remaining)}\\b`));
    }

    expect((await sendRaw('GET', '/api2/locaties', { baseUrl, auth })).status).to.equal(429);
    expect(
      (await sendRaw('GET', '/api2/locaties', { baseUrl, auth: ADMINISTRATOR })).status,
      'another caller',
    ).to.equal(200);

    await limited.close();
  });

  it('the limit on failed logins always applies: ten a minute for an account and an address', async () => {
    const service = await startService();
    const { baseUrl } = service;
    const guess = { username: 'brute', password: 'een gok van de aanvaller' };

    for (let time = 0; time < 10; time++)
      expect((await sendRaw('GET', '/api2/locaties', { baseUrl, auth: guess })).status).to.equal(401);

    const { status, headers } = await sendRaw('GET', '/api2/locaties', { baseUrl, auth: guess });
    expect(status).to.equal(429);
    expect(Number(headers['retry-after'])).to.be.within(1, 60);
    expect(
      (await sendRaw('GET', '/api2/locaties', { baseUrl, auth: ADMINISTRATOR })).status,
      'another account',
    ).to.equal(200);

    await given.location();
    await service.close();
  });
});
