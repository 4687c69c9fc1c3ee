// Deliveries by processes of their own: two at once, one that is killed in the middle, one that leaves, and slow receivers.
import { expect } from 'chai';
import { childServer } from '../support/child-server.ts';
import { freshDatabase, open, own, raw } from '../support/index.ts';
import { queueProcess, queueProcesses } from '../support/queue-processes.ts';
import { closeReceivers, receiver, type WebhookReceiver } from '../support/receiver.ts';
import { patience } from '../support/patience.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
import { written } from '../support/written.ts';
import '../support/nightly-only.ts';

const EVENT_COUNT = 500;

/** A database in which so many events wait to be delivered to each of these receivers, each of an object of its own. */
async function waiting(name: string, receivers: readonly WebhookReceiver[], count = EVENT_COUNT): Promise<string> {
  const url = await freshDatabase(name);
  const database = await open(url, { acquireTimeout: patience(30_000) });
  const serving = await own({ database, environment: { WEBHOOK_ALLOWED_HOSTS: '127.0.0.1' } });
  const { baseUrl } = serving;
  const silent = Array.from({ length: count }, () => ({ name: 'BookingDefinitive', url: 'https://silent.example/' }));

  for (const { port } of receivers)
    await made(
      raw('POST', '/api2/webhooks', {
        baseUrl,
        body: { name: 'Webhook::postInsert', url: `http://127.0.0.1:${String(port)}/` },
      }),
    );

  // An account that subscribes to subscriptions hears of itself, and of those that came before; that is not counted.
  await database.write(({ build, write }) => written({ write }, build('webhook_payloads').delete()));
  await made(raw('POST', '/api2/webhooks/batch', { baseUrl, body: silent }));
  await serving.close();
  await database.close();

  return url;
}

async function made(answer: ReturnType<typeof raw>): Promise<void> {
  expect((await answer).status).to.equal(201);
}

describe('the built server', () => {
  afterEach(closeReceivers);

  it('delivers what is changed through it', async () => {
    const target = await receiver();
    const server = await childServer({
      DATABASE_URL: await freshDatabase('built'),
      WEBHOOK_ALLOWED_HOSTS: 'localhost',
      SECRETS_KEY,
    });
    const { baseUrl } = server;
    const url = `http://localhost:${String(target.port)}/`;
    await made(raw('POST', '/api2/webhooks', { baseUrl, body: { name: 'Locatie::postInsert', url } }));
    await made(raw('POST', '/api2/locaties', { baseUrl, body: { naam: 'Baan 1' } }));
    await target.until(() => target.received.length === 1);

    expect(target.received[0]?.body).to.include('Baan 1');
    expect(await server.end('SIGTERM')).to.include({ code: 0 });
  });
});

const idsOf = ({ received }: WebhookReceiver): string[] => received.map(({ headers }) => headers['webhook-id'] ?? '');
const distinct = (target: WebhookReceiver): number => new Set(idsOf(target)).size;

async function statuses(url: string): Promise<Record<string, number>> {
  const database = await open(url);
  const rows = await database.read(async ({ build, query }) => {
    const found: { status: string; count: number | string }[] = await query(
      build('webhook_deliveries').groupBy('status').select('status').count({ count: 'id' }),
    );
    return found;
  });
  await database.close();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}

describe('deliveries in several processes', () => {
  afterEach(closeReceivers);

  it('are made once each, however many processes work', async () => {
    const target = await receiver();
    const url = await waiting('deliver-shared', [target]);
    const processes = await queueProcesses(url);
    await target.until(() => distinct(target) === EVENT_COUNT);
    for (const each of processes) expect(await each.end('SIGTERM')).to.equal(0);
    expect(target.received).to.have.length(EVENT_COUNT);
    expect(await statuses(url)).to.deep.equal({ delivered: EVENT_COUNT });
  });

  it('are all made though their process was killed in the middle, and what comes twice has its id', async () => {
    const target = await receiver();
    const url = await waiting('deliver-killed', [target]);
    const first = await queueProcess(url, patience(1_000));

    await target.until(() => target.received.length >= EVENT_COUNT / 4);
    await first.end('SIGKILL');

    const before = distinct(target);
    expect(before).to.be.below(EVENT_COUNT);

    const second = await queueProcess(url, patience(1_000));
    await target.until(() => distinct(target) === EVENT_COUNT);
    expect(await second.end('SIGTERM')).to.equal(0);

    // A delivery that was answered and not noted waits for the lease of the dead process, and comes once more.
    const { pending = 0 } = await statuses(url);
    const sent = target.received.length;
    const third = await queueProcess(url, patience(1_000));

    await target.until(() => target.received.length >= sent + pending);
    expect(await third.end('SIGTERM')).to.equal(0);
    expect(await statuses(url)).to.deep.equal({ delivered: EVENT_COUNT });

    // Only deliveries on their way, or answered and not noted yet, come twice.
    expect(target.received.length - EVENT_COUNT).to.be.below(EVENT_COUNT / 4);

    const bodies = new Map(target.received.map(({ headers, body }) => [headers['webhook-id'], body]));
    for (const { headers, body } of target.received) expect(bodies.get(headers['webhook-id'])).to.equal(body);
  });

  it('are made once though their process left in the middle', async () => {
    const target = await receiver();
    const url = await waiting('deliver-left', [target]);
    const first = await queueProcess(url);
    await target.until(() => target.received.length >= EVENT_COUNT / 4);
    expect(await first.end('SIGTERM')).to.equal(0);
    expect(target.received.length).to.be.below(EVENT_COUNT);
    const second = await queueProcess(url);
    await target.until(() => distinct(target) === EVENT_COUNT);
    expect(await second.end('SIGTERM')).to.equal(0);
    expect(target.received).to.have.length(EVENT_COUNT);
  });

  it('to a receiver that hangs delay none to another', async () => {
    const [slow, fast] = [await receiver(), await receiver()];
    slow.answer(() => undefined);
    const url = await waiting('deliver-slow', [slow, fast], 100);
    const working = await queueProcess(url);
    await slow.until(() => slow.received.length > 0);
    await fast.until(() => distinct(fast) === 100);
    expect(slow.received.length).to.be.within(1, 10);
    await working.end('SIGKILL');
  });
});
