// The clock of a sandbox moves on request, and work that becomes due on the way runs at its own moment.
import { expect } from 'chai';
import type { SandboxAdvanced } from 'boekstaaf';
import { clock, sendRaw } from '../support/index.ts';
import { startReceiver } from '../support/receiver.ts';
import { type TestSandbox, startSandbox } from '../support/sandbox.ts';
import { createSandboxWorld, type SandboxWorld } from '../support/sandbox-world.ts';

/** Creates bookings around expiry days, clock changes and a leap day; returns their ids. */
async function fill(world: SandboxWorld): Promise<readonly number[]> {
  return [
    await world.bookOption('2027-02-01T14:00:00+01:00', '2027-01-08'),
    await world.bookConfirmed('2027-01-12T13:00:00+01:00'),
    await world.bookConfirmed('2027-03-28T12:00:00+02:00'),
    await world.bookConfirmed('2027-10-31T12:00:00+01:00'),
    await world.bookOption('2028-05-01T12:00:00+02:00', '2028-02-28'),
    await world.bookConfirmed('2028-02-29T12:00:00+01:00'),
  ];
}

const listFired = ({ fired }: SandboxAdvanced, id: number): (readonly [string, string])[] =>
  fired
    .filter(({ object }) => object?.type === 'Boeking' && object.id === id)
    .map(({ moment, kind }) => [moment, kind]);

describe('the clock of a sandbox', () => {
  let sandbox: TestSandbox;

  before(async () => {
    sandbox = await startSandbox({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
  });

  after(() => sandbox.close());

  it('exists in a sandbox only', async () => {
    const paths = ['/sandbox/clock', '/sandbox/clock/advance'];

    const readContract = async (
      send: (...parameters: Parameters<typeof sendRaw>) => ReturnType<typeof sendRaw>,
    ): Promise<readonly unknown[]> => {
      const { body, text } = await send('GET', '/openapi.json', { auth: null });
      const { paths: all } = body as { paths: Record<string, unknown> };
      return [paths.map((path) => path in all), text.includes('SandboxAdvanced'), text.includes('"sandbox"')];
    };

    expect(await readContract(sendRaw)).to.deep.equal([[false, false], false, false]);
    expect(await readContract(sandbox.sendRaw)).to.deep.equal([[true, true], true, true]);

    for (const [method, path] of [
      ['GET', '/sandbox/clock'],
      ['PUT', '/sandbox/clock'],
      ['POST', '/sandbox/clock/advance'],
    ] as const)
      expect((await sendRaw(method, `/api2${path}`)).status, `${method} ${path}`).to.equal(404);
  });

  it('is for administrators', async () => {
    expect((await sandbox.sendRaw('GET', '/api2/sandbox/clock', { auth: null })).status).to.equal(401);
    const body = { user_id: 1, description: 'No administrator', scopes: ['viewContact'] };
    const { token } = (await sandbox.sendRaw('POST', '/api2/apikeys', { body })).body as { token: string };
    for (const [method, path] of [
      ['GET', '/api2/sandbox/clock'],
      ['POST', '/api2/sandbox/clock/advance'],
    ] as const)
      expect((await sandbox.sendRaw(method, path, { auth: { apiKey: token } })).status).to.equal(403);
  });

  it('moves forward, by two years at most', async () => {
    const readRefusal = async (method: string, path: string, body: object): Promise<unknown> => {
      const response = await sandbox.sendRaw(method, `/api2/sandbox/clock${path}`, { body });
      const [{ code, field } = { code: '', field: '' }] = response.body as { code: string; field: string }[];
      return [response.status, code, field];
    };

    const until = '2027-01-05T09:00:00+01:00';
    for (const now of ['2027-01-04T09:00:00+01:00', '2026-12-31T09:00:00+01:00', '2029-01-04T09:00:01+01:00'])
      expect(await readRefusal('PUT', '', { now })).to.deep.equal([406, 'ERR_RANGE', 'now']);
    for (const duration of ['PT0S', 'P2Y1D', 'P9999Y', 'P999999D'])
      expect(await readRefusal('POST', '/advance', { duration }), duration).to.deep.equal([
        406,
        'ERR_RANGE',
        'duration',
      ]);

    expect(await readRefusal('POST', '/advance', { until: '2027-01-04T08:00:00+01:00' })).to.include('until');
    expect(await readRefusal('POST', '/advance', {})).to.deep.equal([406, 'ERR_REQUIRED', 'duration']);
    expect(await readRefusal('POST', '/advance', { duration: 'P1D', until })).to.deep.equal([
      406,
      'ERR_CANNOT_COMBINE',
      'until',
    ]);
    expect(await sandbox.api.sandbox.getClock()).to.deep.equal({ now: '2027-01-04T09:00:00+01:00' });
  });

  it('does not apply to the expiry of keys, which follows the clock of the machine', async () => {
    const create = (expires_at: string) =>
      sandbox.sendRaw('POST', '/api2/apikeys', { body: { user_id: 1, description: 'Ends', expires_at } });
    expect((await create('2026-03-10T10:59:00+01:00')).status).to.equal(406);

    const { body, status } = await create('2026-06-01T00:00:00+02:00');
    expect(status).to.equal(201);

    const { id, token } = body as { id: number; token: string };
    const path = `/api2/apikeys/${String(id)}`;
    const change = { user_id: 1, description: 'Ends', expires_at: '2026-07-01T00:00:00+02:00' };
    expect((await sandbox.sendRaw('PUT', path, { body: change })).status).to.equal(200);
    expect((await sandbox.sendRaw('POST', `${path}/roteren`, { body: { overlap_uren: 1 } })).status).to.equal(200);

    const use = async () => (await sandbox.sendRaw('GET', '/api2/locaties', { auth: { apiKey: token } })).status;
    expect(await use()).to.equal(200);

    clock.advance({ minutes: 61 });
    expect(await use()).to.equal(401);
  });

  it('runs due work, each job at its own moment, and lists it', async () => {
    const world = await createSandboxWorld(sandbox.api);
    const [option = 0, booking = 0] = await fill(world);
    const result = await sandbox.api.sandbox.advance('P14D');
    expect(result).to.include({ from: '2027-01-04T09:00:00+01:00', now: '2027-01-18T09:00:00+01:00' });
    expect(result.fired_count).to.equal(result.fired.length);
    expect(result.fired.map(({ moment }) => moment)).to.deep.equal(
      [...result.fired.map(({ moment }) => moment)].sort(),
    );
    expect(listFired(result, option)).to.deep.equal([['2027-01-09T00:00:00+01:00', 'options']]);
    expect(listFired(result, booking)).to.deep.equal([
      ['2027-01-10T10:00:00+01:00', 'mail-booking'],
      ['2027-01-12T13:00:00+01:00', 'bookings'],
      ['2027-01-12T15:00:00+01:00', 'bookings'],
      ['2027-01-13T09:00:00+01:00', 'mail-booking'],
    ]);
    expect((await sandbox.api.bookings.get(option)).status).to.equal('geannuleerd');
    expect((await sandbox.api.bookings.get(booking)).status).to.equal('voltooid');

    const mails = [...(await sandbox.api.mails.list())].sort((a, b) => a.id - b.id);
    const sentMails = mails.map(({ status, created_at, sent_at, to, subject }) => [
      status,
      created_at,
      sent_at,
      to,
      subject,
    ]);

    expect(sentMails).to.deep.equal(
      ['2027-01-10T10:00:00+01:00', '2027-01-13T09:00:00+01:00'].map((at) => [
        'sent',
        at,
        at,
        ['sanne@example.com'],
        'Uw uitje',
      ]),
    );

    const events = (await sandbox.api.events.listEvents({ page_size: 1000 })).map(({ meta }) => meta);
    const cancelled = events.find(
      ({ object_id, event, modified }) =>
        event === 'Boeking::postUpdate' && object_id === option && modified.includes('status'),
    );
    expect(cancelled?.occurred_at).to.equal('2027-01-09T00:00:00+01:00');
  });

  it("retries webhooks when they are due on the sandbox's clock", async () => {
    const hooks = await startReceiver();
    hooks.respondWith(500);

    const url = hooks.url.replace(/\/\/[^:]+/, '//127.0.0.1');
    const { id } = await sandbox.api.webhooks.createWebhook({ body: { url, name: 'Locatie::postInsert' } });
    await sandbox.api.locations.createLocation({ body: { naam: 'Bos' } });
    await hooks.waitUntil(() => hooks.received.length === 1);
    hooks.respondWith(204);

    const result = await sandbox.api.sandbox.advance({ duration: 'P1D' });
    expect(hooks.received).to.have.lengthOf(2);

    const [delivery] = await sandbox.api.webhooks.listWebhookDeliveries({ id });
    const [again] = result.fired.filter(({ kind }) => kind === 'deliver');
    expect(delivery).to.include({ status: 'delivered', attempts: 2, delivered_at: again?.moment });
    expect(again?.moment).to.match(/^2027-01-18T09:00:05/);

    await hooks.close();
  });

  it('moves once for a request that is repeated', async () => {
    const ask = () =>
      sandbox.sendRaw('POST', '/api2/sandbox/clock/advance', {
        body: { duration: 'P1D' },
        headers: { 'Idempotency-Key': 'move-once' },
      });
    const first = await ask();
    const again = await ask();
    expect(again.body).to.deep.equal(first.body);
    expect(first.body).to.include({ now: '2027-01-20T09:00:00+01:00' });
    expect(await sandbox.api.sandbox.getClock()).to.deep.equal({ now: '2027-01-20T09:00:00+01:00' });
  });
});

describe('a sandbox that is moved in one step', () => {
  const END = '2028-03-05T12:00:00+01:00';

  /** Fills a sandbox and moves its clock to the end; returns its events, mails and bookings. */
  async function runStory(moves: (sandbox: TestSandbox) => Promise<void>): Promise<object> {
    const sandbox = await startSandbox();
    const ids = await fill(await createSandboxWorld(sandbox.api));
    await moves(sandbox);
    const { now } = await sandbox.api.sandbox.setClock({ now: END });
    const events: unknown[] = [];
    for await (const { meta, data } of sandbox.api.events.list({ page_size: 1000 }))
      events.push([meta.event, meta.object_id, meta.occurred_at, meta.modified, { ...data, message_id: null }]);
    const mails = [...(await sandbox.api.mails.list())].map((mail) => ({ ...mail, message_id: null }));
    const bookings = await Promise.all(ids.map(async (id) => (await sandbox.api.bookings.get(id)).status));
    await sandbox.close();
    return { now, events, mails, bookings };
  }

  it('ends like one that is moved in days and hours, over both clock changes and a leap day', async () => {
    const whole = await runStory(() => Promise.resolve());

    const advanceHourly = async (sandbox: TestSandbox, from: string, hours: number): Promise<void> => {
      await sandbox.api.sandbox.setClock({ now: from });
      for (let hour = 0; hour < hours; hour++) await sandbox.api.sandbox.advance('PT1H');
    };

    const inParts = await runStory(async (sandbox) => {
      for (let day = 0; day < 16; day++) await sandbox.api.sandbox.advance('P1D');
      await advanceHourly(sandbox, '2027-03-27T12:00:00+01:00', 47);
      await advanceHourly(sandbox, '2027-10-30T12:00:00+02:00', 49);
      await advanceHourly(sandbox, '2028-02-28T12:00:00+01:00', 48);
    });
    expect(inParts).to.deep.equal(whole);

    const { bookings, mails, events } = whole as { bookings: string[]; mails: unknown[]; events: unknown[] };
    expect(bookings).to.deep.equal(['geannuleerd', 'voltooid', 'voltooid', 'voltooid', 'geannuleerd', 'voltooid']);
    expect([mails.length, events.length > 0]).to.deep.equal([8, true]);
  });
});
