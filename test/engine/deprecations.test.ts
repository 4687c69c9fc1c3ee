// Deprecated parts of the contract: headers for requests that use one, counts of their callers, and one warning by the SDK.
import { expect } from 'chai';
import { Boekstaaf, type AuditEntry } from 'boekstaaf';
import { api, basic, clock, given, startService, sendRaw } from '../support/index.ts';
import { apiKey } from '../support/service.ts';
import { generateSmall } from '../support/small-contract.ts';
import { lint } from '../../spec/generator/lint.ts';

const DATES = { deprecated: 1_767_225_600, sunset: 1_798_761_600 };
const PATH = '/api2/locaties';

describe('a deprecated part', () => {
  const serve = (): ReturnType<typeof startService> =>
    startService({
      deprecations: {
        listLocations: [{ in: 'query', steps: ['page_size'], ...DATES }],
        createLocation: [
          { in: 'body', steps: ['naam'], value: 'Oud', ...DATES },
          { in: 'body', steps: ['parent_id'], deprecated: DATES.deprecated + 86_400, sunset: DATES.sunset - 86_400 },
        ],
        listUsers: [{ in: 'operation', steps: [], ...DATES }],
      },
    });

  afterEach(() => {
    clock.reset();
  });

  it('adds Deprecation, Sunset and Link to the response of a request that uses it, and of no other', async () => {
    const served = await serve();
    const { baseUrl } = served;
    const plain = await sendRaw('GET', PATH, { baseUrl });
    expect(plain.headers).to.not.have.any.keys('deprecation', 'sunset');

    const { headers } = await sendRaw('GET', `${PATH}?page_size=1`, { baseUrl });
    expect(headers['deprecation']).to.equal('@1767225600');
    expect(headers['sunset']).to.equal('Fri, 01 Jan 2027 00:00:00 GMT');
    expect(headers.link).to.include('</docs/operations/listLocations>; rel="deprecation"');

    const response = await sendRaw('POST', PATH, { baseUrl, body: { naam: 'Oud' } });
    expect(response.headers).to.include({ deprecation: '@1767225600' });

    const other = await sendRaw('POST', PATH, { baseUrl, body: { naam: 'Nieuw' } });
    expect(other.headers).to.not.have.property('deprecation');

    await served.close();
  });

  it('is counted in /metrics by operation, part and caller', async () => {
    const served = await serve();
    const { baseUrl } = served;
    await sendRaw('GET', `${PATH}?page_size=1`, { baseUrl });
    await sendRaw('GET', PATH, { baseUrl });
    const { text } = await sendRaw('GET', '/metrics', { baseUrl, auth: null });
    expect(text).to.match(
      /^boekstaaf_deprecated_total\{operation="listLocations",part="\?page_size",caller="apikey \d+"\} 1$/m,
    );
    await served.close();
  });

  it('is in the audit trail, once a day for each caller, operation and part', async () => {
    const served = await serve();
    const { baseUrl } = served;
    const user = await given.user({ permissies: ['editUsers', 'editLocaties'] });
    const key = await given.apiKey({ user_id: user.id });
    const auth = { apiKey: key.token };
    const account = { username: user.gebruikersnaam, password: given.passwordOf(user.gebruikersnaam) };
    const listEntries = (): Promise<AuditEntry[]> =>
      basic.audit.listAuditEntries({ user_id: user.id, event: ['deprecated'] });

    clock.set('2026-05-01T23:30:00+02:00');
    const headers = { 'x-request-id': 'eerste-van-de-dag' };
    await sendRaw('GET', `${PATH}?page_size=1`, { baseUrl, auth, headers });
    await sendRaw('GET', `${PATH}?page_size=1`, { baseUrl, auth });
    await sendRaw('POST', PATH, { baseUrl, auth, body: { naam: 'Oud', parent_id: null } });
    await sendRaw('GET', '/api2/gebruikers', { baseUrl, auth: account });

    expect(await listEntries()).to.deep.equal([]);

    await served.app.flush();
    const entries = await listEntries();
    expect(entries.map(({ object, object_id, after }) => ({ object, object_id, ...after }))).to.have.deep.members([
      { object: 'APIKey', object_id: key.id, operation: 'listLocations', part: '?page_size' },
      { object: 'APIKey', object_id: key.id, operation: 'createLocation', part: 'naam=Oud' },
      { object: 'APIKey', object_id: key.id, operation: 'createLocation', part: 'parent_id' },
      { object: 'frameworkGuardUser', object_id: user.id, operation: 'listUsers', part: 'operation' },
    ]);

    expect(entries.find(({ request_id }) => request_id === 'eerste-van-de-dag')).to.deep.include({
      apikey_id: key.id,
      gebruikersnaam: user.gebruikersnaam,
      address: '127.0.0.1',
      sequence: 0,
      occurred_at: '2026-05-01T23:30:00+02:00',
      modified: [],
      before: null,
    });
    expect(await basic.audit.listAuditEntries({ apikey_id: key.id, event: ['deprecated'] })).to.have.length(3);

    await served.close();

    // Another process does not know the entries of the day, and the next day begins again.
    const restarted = await serve();
    await sendRaw('GET', `${PATH}?page_size=1`, { baseUrl: restarted.baseUrl, auth });
    await restarted.app.flush();
    expect(await listEntries()).to.have.length(4);

    clock.advance({ minutes: 31 });
    for (let times = 0; times < 2; times++) {
      await sendRaw('GET', `${PATH}?page_size=1`, { baseUrl: restarted.baseUrl, auth });
      await restarted.app.flush();
    }

    expect((await listEntries()).map(({ occurred_at }) => occurred_at.slice(0, 10))[0]).to.equal('2026-05-02');
    expect(await listEntries()).to.have.length(5);

    await restarted.close();
  });

  it('causes no change: the feed has no event of it', async () => {
    const served = await serve();
    await sendRaw('GET', `${PATH}?page_size=1`, { baseUrl: served.baseUrl });
    await served.app.flush();
    const { id } = await given.location();
    expect(await basic.audit.listAuditEntries({ apikey_id: 1, event: ['deprecated'] })).to.not.be.empty;
    const events = await api.events.listEvents({ page_size: 1_000 });
    expect(events.map(({ meta }) => meta.event)).to.not.include('deprecated');
    expect(events.at(-1)?.meta).to.include({ object: 'Locatie', object_id: id });
    await served.close();
  });

  it('makes the SDK warn once', async () => {
    const served = await serve();
    const { baseUrl } = served;
    const warned: string[] = [];
    const ignore = (): void => undefined;
    const logger = { debug: ignore, info: ignore, error: ignore, warn: (message: string) => void warned.push(message) };
    const api = new Boekstaaf({ baseUrl, apiKey, logger, logLevel: 'warn' });
    await api.locations.list({ page_size: 1 });
    await api.locations.list({ page_size: 1 });
    expect(warned).to.have.length(1);
    expect(warned[0]).to.include('deprecated');
    await served.close();
  });

  const MARKED = "naam: { type: string, deprecated: true, x-deprecated: '2026-01-01', x-sunset: '2026-12-01',";
  for (const [name, to, pattern] of [
    ['with notice', MARKED, null],
    ['too early', MARKED.replace('2026-12-01', '2026-03-01'), /x-sunset is less than 180 days after x-deprecated/],
    ['without dates', 'naam: { type: string, deprecated: true,', /needs `x-deprecated/],
    ['only dated', "naam: { type: string, x-sunset: '2026-12-01',", /go with `deprecated: true`/],
    [
      'an unknown value',
      "naam: { type: string, x-deprecated-values: { x: { x-deprecated: '2026-01-01', x-sunset: '2026-12-01' } },",
      /names x, which is no value/,
    ],
  ] as const) {
    it(`is ${pattern === null ? 'accepted' : 'refused'} ${name}`, async () => {
      const result = await generateSmall({ file: 'schemas/catalogue/tickets.yaml', from: 'naam: { type: string,', to });
      const wrong = (await lint(result)).filter((each) => /deprecated|sunset/.test(each));
      if (pattern === null) expect(wrong).to.deep.equal([]);
      else expect(wrong.join('\n')).to.match(pattern);
      if (pattern === null)
        expect(result.files.get('operations.ts')).to.match(
          /DEPRECATIONS[^=]*= \{\s+createTicket: \[\s+\{\s+in: "body",\s+steps: \[\s+"naam"/,
        );
    });
  }
});
