// Deliveries by separate processes: two at once, one that is killed midway, one that stops, and slow receivers.
import { expect } from 'chai';
import { startChildServer } from '../support/child-server.ts';
import { createDatabase, open, startService, sendRaw } from '../support/index.ts';
import { startQueueProcess, startQueueProcesses } from '../support/queue-processes.ts';
import { closeReceivers, startReceiver, type WebhookReceiver } from '../support/receiver.ts';
import { scaleWait } from '../support/patience.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
import { runWrite } from '../support/knex-writes.ts';
import '../support/nightly-only.ts';

const EVENT_COUNT = 500;

/** Creates a database in which a number of events waits for each of these receivers, each about an object of its own. */
async function createWaitingEvents(
  name: string,
  receivers: readonly WebhookReceiver[],
  count = EVENT_COUNT,
): Promise<string> {
  const url = await createDatabase(name);
  const database = await open(url, { acquireTimeoutMs: scaleWait(30_000) });
  const serving = await startService({ database, environment: { WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' } });
  const { baseUrl } = serving;
  const silent = Array.from({ length: count }, () => ({ name: 'BookingDefinitive', url: 'https://silent.example/' }));

  for (const { port } of receivers)
    await expectCreated(
      sendRaw('POST', '/api2/webhooks', {
        baseUrl,
        body: { name: 'Webhook::postInsert', url: `http://127.0.0.1:${String(port)}/` },
      }),
    );

  // A subscription to subscriptions announces itself and the earlier ones, which are not counted.
  await database.write(({ build, write }) => runWrite({ write }, build('webhook_payloads').delete()));
  await expectCreated(sendRaw('POST', '/api2/webhooks/batch', { baseUrl, body: silent }));
  await serving.close();
  await database.close();

  return url;
}

async function expectCreated(response: ReturnType<typeof sendRaw>): Promise<void> {
  expect((await response).status).to.equal(201);
}

describe('the built server', () => {
  afterEach(closeReceivers);

  it('delivers what is changed through it', async () => {
    const target = await startReceiver();
    const server = await startChildServer({
      DATABASE_URL: await createDatabase('built'),
      WEBHOOK_ALLOWED_HOSTS: 'localhost',
      SECRETS_KEY,
    });
    const { baseUrl } = server;
    const url = `http://localhost:${String(target.port)}/`;
    await expectCreated(sendRaw('POST', '/api2/webhooks', { baseUrl, body: { name: 'Locatie::postInsert', url } }));
    await expectCreated(sendRaw('POST', '/api2/locaties', { baseUrl, body: { naam: 'Baan 1' } }));
    await target.waitUntil(() => target.received.length === 1);

    expect(target.received[0]?.body).to.include('Baan 1');
    expect(await server.end('SIGTERM')).to.include({ code: 0 });
  });
});

const idsOf = ({ received }: WebhookReceiver): string[] => received.map(({ headers }) => headers['webhook-id'] ?? '');
const countDistinct = (target: WebhookReceiver): number => new Set(idsOf(target)).size;

async function countStatuses(url: string): Promise<Record<string, number>> {
  const database = await open(url);
  const rows = await database.read(async ({ build, query }) => {
    const counts: { status: string; count: number | string }[] = await query(
      build('webhook_deliveries').groupBy('status').select('status').count({ count: 'id' }),
    );
    return counts;
  });
  await database.close();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

describe('deliveries in several processes', () => {
  afterEach(closeReceivers);

  it('are made once each, however many processes work', async () => {
    const target = await startReceiver();
    const url = await createWaitingEvents('deliver-shared', [target]);
    const processes = await startQueueProcesses(url);
    await target.waitUntil(() => countDistinct(target) === EVENT_COUNT);
    for (const each of processes) expect(await each.end('SIGTERM')).to.equal(0);
    expect(target.received).to.have.length(EVENT_COUNT);
    expect(await countStatuses(url)).to.deep.equal({ delivered: EVENT_COUNT });
  });

  it('all arrive though their process was killed midway, and a repeated one has the same id', async () => {
    const target = await startReceiver();
    const url = await createWaitingEvents('deliver-killed', [target]);
    const first = await startQueueProcess(url, scaleWait(1_000));

    await target.waitUntil(() => target.received.length >= EVENT_COUNT / 4);
    await first.end('SIGKILL');

    const before = countDistinct(target);
    expect(before).to.be.below(EVENT_COUNT);

    const second = await startQueueProcess(url, scaleWait(1_000));
    await target.waitUntil(() => countDistinct(target) === EVENT_COUNT);
    expect(await second.end('SIGTERM')).to.equal(0);

    // An accepted delivery whose result was not recorded waits for the dead process's lease, and arrives once more.
    const { pending = 0 } = await countStatuses(url);
    const receivedCount = target.received.length;
    const third = await startQueueProcess(url, scaleWait(1_000));

    await target.waitUntil(() => target.received.length >= receivedCount + pending);
    expect(await third.end('SIGTERM')).to.equal(0);
    expect(await countStatuses(url)).to.deep.equal({ delivered: EVENT_COUNT });

    // Only deliveries in progress, or accepted and not recorded yet, arrive twice.
    expect(target.received.length - EVENT_COUNT).to.be.below(EVENT_COUNT / 4);

    const bodies = new Map(target.received.map(({ headers, body }) => [headers['webhook-id'], body]));
    for (const { headers, body } of target.received) expect(bodies.get(headers['webhook-id'])).to.equal(body);
  });

  it('arrive once though their process stopped midway', async () => {
    const target = await startReceiver();
    const url = await createWaitingEvents('deliver-left', [target]);
    const first = await startQueueProcess(url);
    await target.waitUntil(() => target.received.length >= EVENT_COUNT / 4);
    expect(await first.end('SIGTERM')).to.equal(0);
    expect(target.received.length).to.be.below(EVENT_COUNT);
    const second = await startQueueProcess(url);
    await target.waitUntil(() => countDistinct(target) === EVENT_COUNT);
    expect(await second.end('SIGTERM')).to.equal(0);
    expect(target.received).to.have.length(EVENT_COUNT);
  });

  it('to a receiver that hangs delay none to another', async () => {
    const slow = await startReceiver();
    const fast = await startReceiver();
    slow.respondWith(() => undefined);
    const url = await createWaitingEvents('deliver-slow', [slow, fast], 100);
    const working = await startQueueProcess(url);
    await slow.waitUntil(() => slow.received.length > 0);
    await fast.waitUntil(() => countDistinct(fast) === 100);
    expect(slow.received.length).to.be.within(1, 10);
    await working.end('SIGKILL');
  });
});
