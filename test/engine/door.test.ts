// The door against hostile and careless clients: each of these requests gets exactly the documented refusal.
import { expect } from 'chai';
import {
  ADMINISTRATOR,
  apiKey,
  basic,
  given,
  startService,
  collectSql,
  sendRaw,
  sendRawText,
  createTokenWith,
} from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';

interface Hostile {
  readonly what: string;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Record<string, string | string[]>;
  readonly body?: unknown;
  readonly auth?: Parameters<typeof sendRaw>[2] extends infer Options
    ? Options extends { auth?: infer Auth }
      ? Auth
      : never
    : never;
  readonly status: number;
  readonly code: string;
  readonly field?: string;
}

const LOCATIONS = '/api2/locaties';
const EXTRA_FIELD_MESSAGE = 'Could not validate extra field';
const MEGABYTE = 1_000_000;
const JSON_TYPE = { 'content-type': 'application/json' };

const post = (what: string, body: unknown, code: string, field?: string): Hostile => ({
  what,
  method: 'POST',
  body,
  headers: JSON_TYPE,
  status: 406,
  code,
  ...(field === undefined ? {} : { field }),
});
const get = (what: string, path: string, code: string, field?: string): Hostile => ({
  what,
  path: LOCATIONS + path,
  status: code === 'ERR_NOT_FOUND' ? 404 : 406,
  code,
  ...(field === undefined ? {} : { field }),
});
const postPrice = (what: string, inkoop: number, code: string): Hostile => ({
  ...post(what, { leverancier_id: 1, naam: 'Kaars', minimum_aantal: 1, verkoop: 1, btw: 21, inkoop }, code, 'inkoop'),
  path: '/api2/producten',
});
const postTyped = (what: string, type: string, more: Partial<Hostile> = {}): Hostile => ({
  what,
  method: 'POST',
  body: '{"naam":"Baan"}',
  headers: { 'content-type': type },
  status: 415,
  code: 'ERR_MEDIA_TYPE',
  ...more,
});

const hostile: readonly Hostile[] = [
  { what: 'an unknown path', path: '/api2/onbekend', status: 404, code: 'ERR_NOT_FOUND' },
  { what: 'a path outside the contract', path: '/api3/locaties', status: 404, code: 'ERR_NOT_FOUND' },
  { what: 'capitals in a path outside the contract', path: '/METRICS', status: 404, code: 'ERR_NOT_FOUND' },
  { what: 'the root of the contract', path: '/api2', status: 404, code: 'ERR_NOT_FOUND' },
  { what: 'a path that climbs', path: '/api2/../locaties', status: 404, code: 'ERR_NOT_FOUND' },
  get('an empty last segment', '/', 'ERR_NOT_FOUND'),
  { what: 'an empty segment inside', path: '/api2//locaties', status: 404, code: 'ERR_NOT_FOUND' },
  { what: 'an undeclared method', method: 'PATCH', status: 405, code: 'ERR_METHOD_NOT_ALLOWED' },
  { what: 'a method of another time', method: 'PROPFIND', status: 405, code: 'ERR_METHOD_NOT_ALLOWED' },
  { what: 'no credential', auth: null, status: 401, code: 'ERR_LOGIN_REQUIRED' },
  { what: 'a garbage token', auth: { apiKey: 'garbage' }, status: 401, code: 'ERR_CREDENTIAL_INVALID' },
  {
    what: 'an unknown scheme',
    auth: null,
    headers: { authorization: 'Negotiate abc' },
    status: 401,
    code: 'ERR_CREDENTIAL_INVALID',
  },
  {
    what: 'Basic that is no base64',
    auth: null,
    headers: { authorization: 'Basic ü' },
    status: 401,
    code: 'ERR_CREDENTIAL_INVALID',
  },
  {
    what: 'Basic without a colon',
    auth: null,
    headers: { authorization: 'Basic YWJj' },
    status: 401,
    code: 'ERR_CREDENTIAL_INVALID',
  },
  get('a malformed escape in the path', '/%zz', 'ERR_MALFORMED'),
  get('half an escape in the path', '/%', 'ERR_MALFORMED'),
  get('an escape that is no UTF-8 in the path', '/%ff', 'ERR_MALFORMED'),
  get('a malformed escape in the query', '?treeContains=%E0%A4%A', 'ERR_MALFORMED'),
  get('a malformed escape in a name', '?%zz=1', 'ERR_MALFORMED'),
  get('NUL in the path', '/%00', 'ERR_FORMAT'),
  get('NUL in the query', '?treeContains=%00', 'ERR_FORMAT'),
  get('an id in exponents', '/1e2', 'ERR_TYPE', 'id'),
  get('an id in hexadecimals', '/0x1F', 'ERR_TYPE', 'id'),
  get('an id with a space', '/%205', 'ERR_TYPE', 'id'),
  get('an id with a fraction', '/1.0', 'ERR_TYPE', 'id'),
  get('an infinite id', '/1e400', 'ERR_TYPE', 'id'),
  get('an id of words', '/geen', 'ERR_TYPE', 'id'),
  get('the id 0', '/0', 'ERR_RANGE', 'id'),
  get('a negative id', '/-1', 'ERR_RANGE', 'id'),
  get('an id over 32 bits', '/2147483648', 'ERR_RANGE', 'id'),
  get('an id of 30 digits', `/${'9'.repeat(30)}`, 'ERR_TYPE', 'id'),
  get('an unknown parameter', '?onbekend=1', 'ERR_EXTRA_FIELD', 'onbekend'),
  get('a parameter twice', '?page=1&page=2', 'ERR_DUPLICATE', 'page'),
  get('a parameter 30 times', `?${'page=1&'.repeat(30)}`, 'ERR_DUPLICATE', 'page'),
  get('a parameter in brackets', '?page[]=1', 'ERR_EXTRA_FIELD', 'page[]'),
  get('a parameter in hexadecimals', '?page=0x1F', 'ERR_TYPE', 'page'),
  get('a parameter with a space', '?page=%205', 'ERR_TYPE', 'page'),
  get('a parameter in exponents', '?page=1e2', 'ERR_TYPE', 'page'),
  get('a page size of 1001', '?page_size=1001', 'ERR_RANGE', 'page_size'),
  get('a page 0', '?page=0', 'ERR_RANGE', 'page'),
  get('a parameter named after a prototype', '?__proto__=1', 'ERR_EXTRA_FIELD', '__proto__'),
  get('1001 ids', `?treeContains=${'1,'.repeat(1000)}1`, 'ERR_LENGTH', 'treeContains'),
  post('no body', undefined, 'ERR_MALFORMED'),
  post('half a body', '{"naam":', 'ERR_MALFORMED'),
  post('two bodies', '{"naam":"a"}{"naam":"b"}', 'ERR_MALFORMED'),
  post('a body that is NaN', 'NaN', 'ERR_MALFORMED'),
  post('a body that is no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 'ERR_MALFORMED'),
  post('an array as body', [], 'ERR_TYPE'),
  post('null as body', 'null', 'ERR_TYPE'),
  post('a text as body', '"naam"', 'ERR_TYPE'),
  post('a body 33 deep', { naam: JSON.parse('['.repeat(32) + ']'.repeat(32)) as unknown }, 'ERR_MALFORMED'),
  post('a million brackets', '['.repeat(MEGABYTE), 'ERR_MALFORMED'),
  post('an infinite number', '{"naam":"Baan","capaciteit":1e400}', 'ERR_RANGE', 'capaciteit'),
  post('a number as text', { naam: 'Baan', capaciteit: '5' }, 'ERR_TYPE', 'capaciteit'),
  post('a fraction of a person', { naam: 'Baan', capaciteit: 1.5 }, 'ERR_TYPE', 'capaciteit'),
  post('a negative capacity', { naam: 'Baan', capaciteit: -1 }, 'ERR_RANGE', 'capaciteit'),
  postPrice('a price over a thousand million', 12_345_678_901.5, 'ERR_RANGE'),
  postPrice('a price of ever so much', 1e300, 'ERR_RANGE'),
  postPrice('a price with five decimals', 1.00001, 'ERR_FORMAT'),
  postPrice('a negative purchase price', -0.01, 'ERR_RANGE'),
  post('NUL in a text', { naam: 'Ba\0an' }, 'ERR_FORMAT', 'naam'),
  post('half a character in a text', '{"naam":"Baan \\uD83D"}', 'ERR_FORMAT', 'naam'),
  post('a text that is too long', { naam: 'x'.repeat(256) }, 'ERR_LENGTH', 'naam'),
  post(
    'an object with too many members',
    `{"naam":"Baan"${Array.from({ length: 10_000 }, (_none, index) => `,"x${String(index)}":0`).join('')}}`,
    'ERR_LENGTH',
  ),
  post('an unknown member', { naam: 'Baan', kleurtje: 'rood' }, 'ERR_EXTRA_FIELD', 'kleurtje'),
  post(
    'a member named after a prototype',
    '{"naam":"Baan","__proto__":{"kleur":"rood"}}',
    'ERR_EXTRA_FIELD',
    '__proto__',
  ),
  post('null where a text is required', { naam: null }, 'ERR_TYPE', 'naam'),
  post('a required member left out', {}, 'ERR_REQUIRED', 'naam'),
  {
    ...post('a body over 1 MB', '', ''),
    body: `{"naam":"${'x'.repeat(MEGABYTE)}"}`,
    status: 413,
    code: 'ERR_BODY_TOO_LARGE',
  },
  postTyped('XML', 'text/xml'),
  postTyped('a form with files', 'multipart/form-data; boundary=x'),
  postTyped('another character set', 'application/json; charset=iso-8859-1'),
  postTyped('a merge patch for a creation', 'application/merge-patch+json'),
  postTyped('a compressed body', 'application/json', { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' } }),
  postTyped('a browser with a password', 'text/plain', {
    auth: ADMINISTRATOR,
    headers: { 'content-type': 'text/plain', origin: 'https://page.example', host: 'page.example' },
  }),
  postTyped('a browser that tells its site', 'text/plain', {
    auth: ADMINISTRATOR,
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
  }),
  postTyped('an API key asked for in plain text', 'text/plain', { path: '/api2/apikeys', auth: ADMINISTRATOR }),
  {
    what: 'an endless Idempotency-Key',
    method: 'POST',
    body: { naam: 'Baan' },
    headers: { 'idempotency-key': 'x'.repeat(256) },
    status: 406,
    code: 'ERR_LENGTH',
    field: 'Idempotency-Key',
  },
  {
    what: 'an empty If-Match, which would protect nothing',
    method: 'PUT',
    path: `${LOCATIONS}/1`,
    body: { naam: 'Baan' },
    headers: { 'if-match': '' },
    status: 406,
    code: 'ERR_LENGTH',
    field: 'If-Match',
  },
];

describe('a page in a browser that has stored a password', () => {
  const HOST = 'booking.example';
  const LISTED = 'https://app.example';

  const ask = (
    method: string,
    headers: Record<string, string>,
    more: Pick<Hostile, 'auth'> = {},
  ): Promise<RawResponse> =>
    sendRaw(method, `${LOCATIONS}/2000000000`, {
      auth: ADMINISTRATOR,
      headers: { host: HOST, ...headers },
      baseUrl,
      ...more,
    });

  let baseUrl: string;

  before(async () => {
    ({ baseUrl } = await startService({ environment: { CORS_ORIGINS: LISTED, PUBLIC_URL: 'https://public.example' } }));
  });

  const refusing: readonly (readonly [where: string, headers: Record<string, string>])[] = [
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another site, as its browser says', { 'sec-fetch-site': 'cross-site' }],
    ['another site that claims to be ours', { origin: `https://${HOST}`, 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of our name', { origin: 'https://shop.booking.example', 'sec-fetch-site': 'same-site' }],
    ['another port', { origin: `http://${HOST}:8081` }],
    ['nowhere', { origin: 'null' }],
  ];

  for (const [where, headers] of refusing)
    it(`cannot write from ${where}`, async () => {
      const response = await ask('DELETE', headers);
      expect(response.status, response.text).to.equal(403);
      expect(response.body).to.include({ code: 'ERR_CROSS_SITE' });
      expect((await ask('GET', headers)).status).to.equal(404);
      expect((await ask('DELETE', headers, { auth: { apiKey } })).status).to.equal(404);
    });

  const taking: readonly (readonly [where: string, headers: Record<string, string>])[] = [
    ['our own site', { origin: `https://${HOST}` }],
    ['our own site, as its browser says', { origin: 'https://inside.example', 'sec-fetch-site': 'same-origin' }],
    ['the address that others reach us by', { origin: 'https://public.example' }],
    ['a site that is listed', { origin: LISTED, 'sec-fetch-site': 'cross-site' }],
    ['no page', {}],
  ];

  for (const [where, headers] of taking)
    it(`can write from ${where}`, async () => {
      expect((await ask('DELETE', headers)).status).to.equal(404);
    });
});

describe('a refusal', () => {
  const remedies: readonly [what: string, body: unknown, message: string][] = [
    ['a choice', { naam: 'Pin', type: 'goud' }, 'Write one of: manual, psp, accounting.'],
    ['a length', { naam: 'x'.repeat(256) }, 'Write at most 255 characters.'],
    ['an empty text', { naam: '' }, 'Write at least 1 character.'],
  ];
  for (const [label, body, message] of remedies) {
    it(`names the correct value: ${label}`, async () => {
      const response = await sendRaw('POST', '/api2/betaalmethoden', { body });
      expect(response.body).to.have.nested.property('[0].message', message);
    });
  }
});

describe('the door and hostile requests', () => {
  for (const { what, method = 'GET', path = LOCATIONS, status, code, field, ...options } of hostile) {
    it(`get ${String(status)} ${code} for ${what}`, async () => {
      const response = await sendRaw(method, path, options);
      expect(response.status, response.text).to.equal(status);
      expect(response.headers['content-type']).to.match(/^application\/json/);
      expect(response.headers['x-request-id']).to.be.a('string');

      if (status === 406) {
        expect(response.body).to.be.an('array').with.lengthOf(1);
        const [problem] = response.body as Record<string, unknown>[];
        expect(problem).to.include({ code });
        expect(problem?.['field']).to.equal(field);
        expect(Object.keys(problem ?? {})).to.satisfy((names: string[]) =>
          names.every((name) => ['message', 'field', 'params', 'code'].includes(name)),
        );
      } else {
        const body = response.body as { message: string };
        expect(body).to.have.keys('error', 'message', 'code', 'request_id', ...('params' in body ? ['params'] : []));
        expect(body).to.deep.include({
          code,
          error: { code: status, message: body.message },
          request_id: response.headers['x-request-id'],
        });
      }
    });
  }

  it('refuses unknown members in the words that existing clients search for', async () => {
    const { body } = await sendRaw('GET', `${LOCATIONS}?onbekend=1&ook_onbekend=2`);
    expect(body).to.deep.equal([
      { message: EXTRA_FIELD_MESSAGE, field: 'onbekend', code: 'ERR_EXTRA_FIELD' },
      { message: EXTRA_FIELD_MESSAGE, field: 'ook_onbekend', code: 'ERR_EXTRA_FIELD' },
    ]);
    expect((await sendRaw('GET', '/api2/onbekend')).body).to.include({ message: 'Not Found' });
    expect((await sendRaw('GET', LOCATIONS, { auth: null })).body).to.include({ message: 'Login Required' });
  });

  it('lists all problems of a body at once', async () => {
    const { body } = await sendRaw('POST', LOCATIONS, { body: { capaciteit: -1, kleurtje: 'rood', latitude: 91 } });
    const problems = body as { field: string }[];
    expect(problems.map(({ field }) => field).sort()).to.deep.equal(['capaciteit', 'kleurtje', 'latitude', 'naam']);
  });

  it('does not read a list that is too long, and after a hundred problems says that there are more', async () => {
    const repeatItem = (count: number, item: unknown): unknown[] => Array.from({ length: count }, () => item);
    const long = { boekingsregels: repeatItem(10_000, { locatie_id: 'x' }) };
    const { body } = await sendRaw('PUT', '/api2/boekingen/1', { body: long });
    expect(
      (body as { code: string; field: string }[]).filter(({ field }) => field.startsWith('boekingsregels')),
    ).to.deep.equal([{ message: 'Send at most 1000 items.', field: 'boekingsregels', code: 'ERR_LENGTH' }]);

    const names = Array.from({ length: 450 }, (_none, index) => [`onbekend${String(index)}`, 0] as const);
    const unknown = await sendRaw('POST', LOCATIONS, { body: { naam: 'Baan', ...Object.fromEntries(names) } });
    const problems = unknown.body as object[];
    expect(problems).to.have.lengthOf(100);
    expect(problems[98]).to.include({ field: 'onbekend98', code: 'ERR_EXTRA_FIELD' });
    expect(problems[99]).to.deep.equal({
      message: 'At least 351 more problems are not listed: correct these first.',
      code: 'ERR_MORE_PROBLEMS',
    });
  });

  it('ignores thousands of unknown members where the client asked for it', async () => {
    const names = Array.from({ length: 3_500 }, (_none, index) => [`onbekend${String(index)}`, 0] as const);
    const body = { naam: 'Baan', ...Object.fromEntries(names) };
    const response = await sendRaw('POST', LOCATIONS, { body, headers: { prefer: 'handling=lenient' } });
    expect(response.status, response.text).to.equal(201);
    expect(response.headers['x-ignored-members']).to.match(/^onbekend0, .*more\)$/);
  });

  it('reads JSON under the media types that existing clients send', async () => {
    const body = '{"naam":"Baan"}';
    for (const type of [
      'application/json',
      'application/json; charset=UTF-8',
      'text/plain',
      'application/x-www-form-urlencoded',
      undefined,
    ]) {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
      expect((await sendRaw('POST', LOCATIONS, { body, headers })).status, type).to.equal(201);
    }

    const headers = { 'content-type': 'text/plain' };
    expect(
      (await sendRaw('POST', LOCATIONS, { body, headers, auth: ADMINISTRATOR })).status,
      'Basic, but no browser',
    ).to.equal(201);
  });

  it('accepts a body of exactly 1 MB that is otherwise valid', async () => {
    const body = '{"naam":"Baan"}'.padEnd(MEGABYTE, ' ');
    expect((await sendRaw('POST', LOCATIONS, { body, headers: JSON_TYPE })).status).to.equal(201);
  });

  it('refuses a body over 1 MB without a Content-Length', async () => {
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`.repeat(80);
    const response = await sendRawText(
      `POST ${LOCATIONS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}0\r\n\r\n`,
    );
    expect(response).to.match(/^HTTP\/1\.1 413 /);
  });

  it('refuses an enormous Content-Length without waiting for the body', async () => {
    const response = await sendRawText(
      `POST ${LOCATIONS} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${apiKey}\r\nContent-Type: application/json\r\nContent-Length: 1000000000000\r\n\r\n{`,
    );
    expect(response).to.match(/^HTTP\/1\.1 413 /);
  });

  it('identifies each request on a shared connection by its own credential', async () => {
    const narrow = await createTokenWith(['editLocaties']);
    const ask = (credential: string): string =>
      `GET /api2/webhooks HTTP/1.1\r\nHost: x\r\nAuthorization: ${credential}\r\n\r\n`;
    const callers = [apiKey, apiKey, narrow, apiKey, `${apiKey.slice(0, -1)}!`, narrow].map(
      (token) => `Bearer ${token}`,
    );
    const response = await sendRawText([...callers, `bearer  ${apiKey}`, `Basic ${apiKey}`].map(ask).join(''));
    const statuses = [...response.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
    expect(statuses).to.deep.equal([200, 200, 403, 200, 401, 403, 200, 401]);
  });

  it('sends no query to the database for a malformed token', async () => {
    const statements = await collectSql(() => sendRaw('GET', LOCATIONS, { auth: { apiKey: `bks_${'a'.repeat(36)}` } }));
    expect(statements).to.deep.equal([]);
  });

  it('ignores a known parameter without a value, and refuses an unknown one', async () => {
    expect((await sendRaw('GET', `${LOCATIONS}?treeContains=&page=&&page=1&naam`)).status).to.equal(406);
    expect((await sendRaw('GET', `${LOCATIONS}?treeContains=&page=&&page=1`)).status).to.equal(200);
    for (const query of ['klantid=', 'klantid', 'Klant_id=', 'klantid=&klant_id=1']) {
      const { status, body } = await sendRaw('GET', `/api2/boekingen?${query}`);
      const field = query.split('=')[0];
      expect(status, query).to.equal(406);
      expect(body, query).to.deep.equal([
        { message: EXTRA_FIELD_MESSAGE, field, params: { nearest: 'klant_id' }, code: 'ERR_EXTRA_FIELD' },
      ]);
    }
  });

  it('suggests the nearest known name, at any depth and of the right kind, and none that is far', async () => {
    const item = { type: 'item', naam: 'x', aantal: 1, bedrag: 1, btw_percentage: 21, kortings_percentage: 5 };
    const group = { type: 'groep', btw_percentages: 21, childrenvisible: true, regels: [item] };
    const body = { Personen: 10, kleurtje: 'rood', kosten: { betaaltermijnen: 14, regels: [group] } };
    const response = await sendRaw('PUT', '/api2/boekingen/1', { body });
    const entries = (response.body as { field: string; params?: object }[]).map(({ field, params }) => [field, params]);

    expect(Object.fromEntries(entries)).to.deep.equal({
      Personen: { nearest: 'personen' },
      kleurtje: undefined,
      'kosten.betaaltermijnen': { nearest: 'betaaltermijn' },
      'kosten.regels[0].btw_percentages': undefined,
      'kosten.regels[0].childrenvisible': { nearest: 'children_visible' },
      'kosten.regels[0].regels[0].kortings_percentage': { nearest: 'kortingspercentage' },
    });
  });
});

describe('the order of the checks', () => {
  it('finds the path before it identifies the caller', async () => {
    expect((await sendRaw('GET', '/api2/onbekend', { auth: null })).status).to.equal(404);
    expect((await sendRaw('PATCH', LOCATIONS, { auth: null })).status).to.equal(405);
  });

  it('identifies the caller before it checks the request', async () => {
    const response = await sendRaw('POST', `${LOCATIONS}?onbekend=1`, {
      auth: null,
      body: '{',
      headers: { 'content-type': 'text/xml' },
    });
    expect(response.status).to.equal(401);
  });

  it('checks the permission before body, shape and existence', async () => {
    const auth = { apiKey: await createTokenWith([]) };
    expect((await sendRaw('POST', LOCATIONS, { auth, body: 'x'.repeat(MEGABYTE + 1) })).status).to.equal(403);
    expect((await sendRaw('DELETE', `${LOCATIONS}/geen`, { auth })).status).to.equal(403);
    const { body } = await sendRaw('DELETE', `${LOCATIONS}/999999`, { auth });
    expect(body).to.deep.include({ code: 'ERR_PERMISSION', params: { permission: ['editLocaties'] } });
  });

  it('checks size and type before the parameters', async () => {
    const body = 'x'.repeat(MEGABYTE + 1);
    expect((await sendRaw('PUT', `${LOCATIONS}/geen?onbekend=1`, { body, headers: JSON_TYPE })).status).to.equal(413);
    expect(
      (await sendRaw('PUT', `${LOCATIONS}/geen`, { body: '{}', headers: { 'content-type': 'text/xml' } })).status,
    ).to.equal(415);
  });

  it('checks the shape before the existence, and the existence before the version', async () => {
    const headers = { 'if-match': '"0.x"' };
    expect((await sendRaw('PUT', `${LOCATIONS}/999999`, { body: { naam: 1 }, headers })).status).to.equal(406);
    expect((await sendRaw('PUT', `${LOCATIONS}/999999`, { body: { naam: 'Baan' }, headers })).status).to.equal(404);
  });

  it('checks the version before the rules', async () => {
    const { id } = await given.location();
    const body = { parent_id: id };
    expect(
      (await sendRaw('PUT', `${LOCATIONS}/${String(id)}`, { body, headers: { 'if-match': '"0.x"' } })).status,
    ).to.equal(412);
    expect((await sendRaw('PUT', `${LOCATIONS}/${String(id)}`, { body })).status).to.equal(406);
  });
});

describe('methods', () => {
  it('lists the methods of a path in Allow', async () => {
    const { headers } = await sendRaw('PATCH', LOCATIONS);
    expect(headers.allow?.split(/, */).sort()).to.deep.equal(['GET', 'HEAD', 'OPTIONS', 'POST']);
  });

  it('responds to HEAD as to GET, without the body', async () => {
    const { id } = await given.location();
    const head = await sendRaw('HEAD', `${LOCATIONS}/${String(id)}`);
    const fullResponse = await sendRaw('GET', `${LOCATIONS}/${String(id)}`);
    expect(head.text).to.equal('');
    expect(head).to.deep.include({ status: 200 });
    for (const name of ['content-type', 'etag', 'content-length'])
      expect(head.headers[name], name).to.equal(fullResponse.headers[name]);
    expect((await sendRaw('HEAD', '/api2/onbekend')).status).to.equal(404);
    expect((await sendRaw('HEAD', LOCATIONS, { auth: null })).status).to.equal(401);
  });

  it('responds to OPTIONS without a credential', async () => {
    const response = await sendRaw('OPTIONS', LOCATIONS, { auth: null });
    expect(response.status).to.equal(204);
    expect(response.headers.allow?.split(/, */).sort()).to.deep.equal(['GET', 'HEAD', 'OPTIONS', 'POST']);
    expect((await sendRaw('OPTIONS', '/api2/onbekend', { auth: null })).status).to.equal(404);
  });

  it('ignores a header that claims another method', async () => {
    const { id } = await given.location();
    await sendRaw('GET', `${LOCATIONS}/${String(id)}`, { headers: { 'x-http-method-override': 'DELETE' } });
    expect((await sendRaw('GET', `${LOCATIONS}/${String(id)}`)).status).to.equal(200);
  });
});

describe('Basic', () => {
  it('is mandatory for the management of keys', async () => {
    const response = await sendRaw('GET', '/api2/apikeys');
    expect(response.status).to.equal(401);
    expect(response.headers['www-authenticate']).to.match(/^Basic /);
    expect((await basic.apiKeys.listApiKeys()).count).to.be.greaterThan(0);
  });

  it('responds to an unknown user as to a wrong password', async () => {
    const wrong = await sendRaw('GET', LOCATIONS, {
      auth: { username: ADMINISTRATOR.username, password: 'niet het wachtwoord' },
    });
    const unknown = await sendRaw('GET', LOCATIONS, { auth: { username: 'niemand', password: 'niet het wachtwoord' } });
    expect([wrong.status, unknown.status]).to.deep.equal([401, 401]);
    const normaliseRefusal = ({ body, headers }: typeof wrong) => ({
      ...(body as object),
      request_id: '',
      how: headers['www-authenticate'],
    });
    expect(normaliseRefusal(wrong)).to.deep.equal(normaliseRefusal(unknown));
  });
});
