// A sandbox: it identifies itself everywhere, refuses other databases, and has a clock of its own.
import { expect } from 'chai';
import { SANDBOX_START } from '../../domain/house/sandbox.ts';
import { StartError } from '../../config/config.ts';
import { ZONE } from '../support/clock.ts';
import { clock, createEmptyDatabase, journal, sendRaw, getService } from '../support/index.ts';
import { startReceiver } from '../support/receiver.ts';
import { type TestSandbox, startSandbox, startServerOn } from '../support/sandbox.ts';

const START_TEXT = '2027-01-04T09:00:00+01:00';

/** Returns the message with which a start is refused. */
async function readRefusal(databaseUrl: string, settings: Readonly<Record<string, string>>): Promise<string> {
  const started = await startServerOn(databaseUrl, settings).catch((error: unknown) => error);
  if (started instanceof StartError) return started.message;
  throw new Error('It was not refused.');
}

describe('a sandbox', () => {
  let sandbox: TestSandbox;

  before(async () => {
    sandbox = await startSandbox({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' });
  });

  after(() => sandbox.close());

  it('identifies itself in every response, with the time on its clock', async () => {
    expect(ZONE.toText(SANDBOX_START)).to.equal(START_TEXT);

    for (const [method, path, as] of [
      ['GET', '/api2/locaties', 'administrator'],
      ['GET', '/api2/locaties', 'nobody'],
      ['POST', '/api2/locaties', 'administrator'],
      ['GET', '/nowhere', 'nobody'],
      ['GET', '/docs', 'nobody'],
      ['GET', '/openapi.json', 'nobody'],
    ] as const) {
      const { headers } = await sandbox.sendRaw(method, path, as === 'nobody' ? { auth: null } : {});
      expect(headers['x-boekstaaf-sandbox'], `${method} ${path} as ${as}`).to.equal(START_TEXT);
    }

    expect((await sendRaw('GET', '/api2/locaties')).headers).to.not.have.property('x-boekstaaf-sandbox');
  });

  it('identifies itself in /health and /ready, in the log, and on its pages', async () => {
    for (const path of ['/health', '/ready'])
      expect((await sandbox.sendRaw('GET', path)).body).to.deep.include({ sandbox: { now: START_TEXT } });
    const isLogged = journal
      .readLines()
      .some((line) => line.includes('this is a sandbox') && line.includes(SANDBOX_START));
    expect(isLogged).to.equal(true);
    expect((await sandbox.sendRaw('GET', '/docs')).text).to.include('class="sandbox"');
    expect((await sandbox.sendRaw('GET', '/kantoor')).text).to.include(`data-sandbox="${SANDBOX_START}"`);

    for (const path of ['/health', '/ready']) expect((await sendRaw('GET', path)).body).to.not.have.property('sandbox');
    expect((await sendRaw('GET', '/docs')).text).to.not.include('class="sandbox"');
    expect((await sendRaw('GET', '/kantoor')).text).to.include('data-sandbox=""');
  });

  it('dates new objects by its own clock', async () => {
    const { id } = await sandbox.api.locations.createLocation({ body: { naam: 'Steiger' } });
    const metas = (await sandbox.api.events.listEvents()).map(({ meta }) => meta);
    const insertMeta = metas.find(({ event }) => event === 'Locatie::postInsert');
    expect(insertMeta).to.deep.include({ object_id: id, occurred_at: START_TEXT });
  });

  it('expires keys by the clock of the machine', async () => {
    const response = await sandbox.sendRaw('POST', '/api2/apikeys', {
      body: { user_id: 1, description: 'Short', expires_at: '2027-02-01T09:00:00+01:00' },
    });
    expect(response.status).to.equal(201);
    const { token } = response.body as { token: string };
    journal.addSecret(token);
    expect((await sandbox.sendRaw('GET', '/api2/locaties', { auth: { apiKey: token } })).status).to.equal(200);

    const before = clock.now();
    try {
      clock.set('2027-02-01T09:00:00+01:00');
      expect((await sandbox.sendRaw('GET', '/api2/locaties', { auth: { apiKey: token } })).status).to.equal(401);
    } finally {
      clock.set(before);
    }
  });

  it('signs webhooks by the real clock, and dates payloads by its own', async () => {
    const hooks = await startReceiver();
    try {
      // The sandbox may call this address alone.
      const url = hooks.url.replace(/\/\/[^:]+/, '//127.0.0.1');
      await sandbox.api.webhooks.createWebhook({ body: { url, name: 'Locatie::postInsert' } });
      await sandbox.api.locations.createLocation({ body: { naam: 'Bos' } });
      await hooks.waitUntil(() => hooks.received.length === 1);

      const [delivery] = hooks.received;
      expect(delivery?.headers['webhook-timestamp']).to.equal(String(Date.parse(clock.now()) / 1000));
      const { meta } = JSON.parse(delivery?.body ?? '') as { meta: object };
      expect(meta).to.include({ occurred_at: START_TEXT });
    } finally {
      await hooks.close();
    }
  });

  it('preserves its clock over a restart', async () => {
    await sandbox.close();
    sandbox = await startSandbox({ WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' }, sandbox.databaseUrl);
    expect((await sandbox.sendRaw('GET', '/health')).headers['x-boekstaaf-sandbox']).to.equal(START_TEXT);
  });

  it('refuses a database that was used without SANDBOX', async () => {
    const usedUrl = await createEmptyDatabase('used');
    const server = await startServerOn(usedUrl, {});
    await server.close();
    expect(await readRefusal(usedUrl, { SANDBOX: 'yes' })).to.match(
      /^This database was used without SANDBOX=yes, .+ DATABASE_URL/,
    );
    await (await startServerOn(usedUrl, {})).close();
  });

  it('has a database that is refused without SANDBOX', async () => {
    const other = await startSandbox();
    await other.close();
    expect(await readRefusal(other.databaseUrl, {})).to.match(/^This database is a sandbox: set SANDBOX=yes, /);
    await (await startSandbox({}, other.databaseUrl)).close();
  });

  it('requires a single process', () => {
    expect(getService().config.sandbox).to.equal(false);
    const url = 'postgres://boekstaaf@localhost/boekstaaf';
    // Settings are read before anything is awaited: a wrong one is thrown, and rejects no promise.
    expect(() => startServerOn(url, { SANDBOX: 'yes', WORKERS: '2' })).to.throw(
      /WORKERS=2: one process holds the clock/,
    );
  });
});
