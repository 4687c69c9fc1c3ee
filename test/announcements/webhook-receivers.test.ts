// Receivers that are down for long, refuse, hang or respond without end: retries follow the schedule, and no other waits.
import { expect } from 'chai';
import type { WebhookDelivery, WebhookWithSecret } from 'boekstaaf';
import {
  loadAll,
  noteAll,
  type DeliveryOutcome,
  type OutgoingDelivery,
} from '../../db/announcements/webhook-attempts.ts';
import { channelOf } from '../../db/announcements/webhook-recording.ts';
import { conclude } from '../../db/conclude.ts';
import type { Instant } from '../../generated/types.ts';
import { RETRY_DELAYS_MS } from '../../domain/announcements/delivery.ts';
import {
  RESPONSE_TIMEOUT_S,
  api,
  clock,
  getDatabase,
  collectEvents,
  given,
  jobs,
  journal,
  sendRaw,
} from '../support/index.ts';
import { closeReceivers, startReceiver, type WebhookReceiver } from '../support/receiver.ts';
import { tablesOf } from '../support/filler.ts';
import { HOUR } from '../../domain/values/time-units.ts';

/** The outcome of the first attempt of a delivery, with the status of the response. */
const createOutcome = (delivery: OutgoingDelivery, status: number, at: Instant): DeliveryOutcome => ({
  delivery,
  status: status < 300 ? 'delivered' : 'failed',
  nextAttemptAt: null,
  attempt: { number: 1, at, milliseconds: 1, status, error: null },
  signature: null,
  responseText: null,
  isGone: status === 410,
});

const start = (): number => Date.parse('2026-03-10T10:00:00Z');

describe('a receiver', () => {
  let target: WebhookReceiver;
  let webhook: WebhookWithSecret;

  beforeEach(async () => {
    clock.reset();
    target = await startReceiver();
    webhook = await given.webhook({ url: target.url });
    journal.addSecret(webhook.secret);
  });

  afterEach(async () => {
    for (const { id } of await api.webhooks.listWebhooks()) await api.webhooks.deleteWebhook({ id });
    await closeReceivers();
    await jobs.runAllDue();
  });

  const listDeliveries = (): Promise<WebhookDelivery[]> => api.webhooks.listWebhookDeliveries({ id: webhook.id });

  const readOnlyDelivery = async (): Promise<WebhookDelivery> => {
    const [delivery] = await listDeliveries();
    if (delivery === undefined) throw new Error('There is no delivery.');
    return delivery;
  };

  /** Sets the clock to the next attempt of the one delivery and runs it; returns the time of that attempt. */
  const runNextAttempt = async (): Promise<number> => {
    const { next_attempt_at } = await readOnlyDelivery();
    if (next_attempt_at === null) throw new Error('There is no next attempt.');
    clock.set(next_attempt_at);
    await jobs.runAllDue();
    return clock.now() === new Date(next_attempt_at).toISOString() ? Date.parse(next_attempt_at) : NaN;
  };

  /** Returns the number of attempts by result, as the metrics show them. */
  const countAttempts = async (): Promise<Record<string, number>> => {
    const { text } = await sendRaw('GET', '/metrics', { auth: null });
    const lines = [...text.matchAll(/^boekstaaf_webhook_attempts_total\{result="(\w+)"\} (\d+)$/gm)];
    return Object.fromEntries(lines.map(([, result = '', count]) => [result, Number(count)] as const));
  };

  it('that is down for an hour gets all events of that hour', async () => {
    const before = await countAttempts();
    target.respondWith(503);

    const locationIds: number[] = [];
    for (let minute = 0; minute < 60; minute += 4) {
      locationIds.push((await given.location()).id);
      await jobs.runAllDue();
      clock.advance({ minutes: 4 });
    }

    target.respondWith(204);
    clock.advance({ hours: 2 });
    await jobs.runAllDue();
    expect((await listDeliveries()).map(({ status }) => status)).to.deep.equal(locationIds.map(() => 'delivered'));

    const last = target.received
      .slice(-locationIds.length)
      .map(({ body }) => (JSON.parse(body) as { data: { id: number } }).data.id);
    expect(last).to.have.members(locationIds);

    const after = await countAttempts();
    expect(after['delivered']).to.equal((before['delivered'] ?? 0) + locationIds.length);
    expect(after['pending']).to.equal((before['pending'] ?? 0) + target.received.length - locationIds.length);
  });

  it('that is down for 75 hours gets attempts by the schedule, and accepts the tenth', async () => {
    target.respondWith(500);
    await given.location();
    await jobs.runAllDue();

    const at: number[] = [start()];
    while (at.length < RETRY_DELAYS_MS.length) at.push(await runNextAttempt());

    let sum = start();
    expect(at).to.deep.equal([
      sum,
      ...RETRY_DELAYS_MS.slice(0, -1).map((wait) => {
        sum += wait;
        return sum;
      }),
    ]);
    expect(await readOnlyDelivery()).to.include({ status: 'pending', attempts: 9 });

    clock.set(new Date(start() + 75 * HOUR).toISOString());
    target.respondWith(204);
    await jobs.runAllDue();
    expect(target.received).to.have.length(9);

    const tenth = await runNextAttempt();
    expect(tenth - start())
      .to.equal(RETRY_DELAYS_MS.reduce((all, wait) => all + wait, 0))
      .and.to.be.greaterThan(75 * HOUR);
    expect(await readOnlyDelivery()).to.include({ status: 'delivered', attempts: 10, last_status: 204 });

    const { history } = await api.webhooks.getWebhookDelivery({
      id: webhook.id,
      delivery_id: (await readOnlyDelivery()).id,
    });
    expect(history.map((each) => each.status)).to.deep.equal([...Array<number>(9).fill(500), 204]);
  });

  it('that is down for longer loses nothing that cannot be replayed', async () => {
    target.respondWith(500);
    await given.location();
    await jobs.runAllDue();
    for (let attempt = 2; attempt <= 10; attempt++) await runNextAttempt();
    expect(await readOnlyDelivery()).to.include({ status: 'failed', attempts: 10, next_attempt_at: null });
    target.respondWith(204);
    await api.webhooks.replayWebhook({ id: webhook.id, body: { since: '2026-03-10T00:00:00Z', only_failed: true } });
    await jobs.runAllDue();
    expect(await readOnlyDelivery()).to.include({ status: 'delivered', attempts: 11 });
  });

  it('that accepts nothing for five days is switched off, until it is activated again', async () => {
    target.respondWith(500);
    const isActive = async (): Promise<boolean> => (await api.webhooks.getWebhook({ id: webhook.id })).active;
    for (let hours = 0; hours < 120; hours += 12) {
      await given.location();
      await jobs.runAllDue();
      expect(await isActive(), `after ${String(hours)} hours`).to.equal(true);
      clock.advance({ hours: 12 });
    }

    const events = await collectEvents(async () => {
      await given.location();
      await jobs.runAllDue();
    });
    expect(await api.webhooks.getWebhook({ id: webhook.id })).to.include({ active: false, inactive_reason: 'failing' });
    expect(events.map(({ event }) => event)).to.include('Webhook::postUpdate');

    const receivedCount = target.received.length;
    clock.advance({ days: 2 });
    await jobs.runAllDue();
    await given.location();

    expect(target.received).to.have.length(receivedCount);
    expect((await listDeliveries()).filter(({ status }) => status === 'pending')).to.deep.equal([]);
    expect((await listDeliveries()).some(({ status }) => status === 'skipped')).to.equal(true);

    target.respondWith(204);
    const body = { active: true };
    expect(await api.webhooks.updateWebhook({ id: webhook.id, body })).to.include({
      active: true,
      inactive_reason: null,
    });

    target.clear();
    await api.webhooks.replayWebhook({ id: webhook.id, body: { since: '2026-03-10T00:00:00Z', only_failed: true } });
    await jobs.runAllDue();
    expect(target.received).to.have.length(11);
  });

  it('that accepts one delivery in five days is not switched off', async () => {
    target.respondWith(500);
    await given.location();
    await jobs.runAllDue();
    clock.advance({ days: 4 });
    target.respondWith(204);
    await given.location();
    await jobs.runAllDue();
    target.respondWith(500);
    clock.advance({ days: 4 });
    await given.location();
    await jobs.runAllDue();
    expect(await api.webhooks.getWebhook({ id: webhook.id })).to.include({ active: true });
  });

  for (const status of [301, 302, 307, 308])
    it(`that responds with ${String(status)} is not followed`, async () => {
      const trap = await startReceiver();
      target.respondWith((response) => response.writeHead(status, { location: trap.url }).end());
      await given.location();
      await jobs.runAllDue();
      expect(await readOnlyDelivery()).to.include({ status: 'pending', last_status: status });
      expect(trap.connections).to.equal(0);
    });

  it('that responds with 410 gets nothing more', async () => {
    target.respondWith(503);
    await given.location();
    await jobs.runAllDue();
    target.respondWith(410);
    await given.location();
    await jobs.runAllDue();

    expect(await api.webhooks.getWebhook({ id: webhook.id })).to.include({ active: false, inactive_reason: 'gone' });
    expect(
      (await listDeliveries()).map(({ status, next_attempt_at }) => [status, next_attempt_at !== null]),
    ).to.deep.equal([
      ['failed', false],
      ['pending', true],
    ]);

    clock.advance({ days: 1 });
    await jobs.runAllDue();
    expect(target.received).to.have.length(2);
    expect((await listDeliveries()).map(({ status }) => status)).to.deep.equal(['failed', 'skipped']);
  });

  it('that responds with 410 gets nothing more, even if it accepts another delivery in the same batch', async () => {
    const locations = [await given.location(), await given.location()];
    const now = clock.now();
    const channels = locations.map(({ id }) => channelOf(webhook.id, { object: 'Locatie', object_id: id }));

    await getDatabase().write(async (db) => {
      const batches = await loadAll(
        db,
        channels.map((channel) => ({ channel })),
      );
      const results = batches.map(({ deliveries }, at) => ({
        outcomes: deliveries.map((delivery) => createOutcome(delivery, at === 0 ? 204 : 410, now)),
        channelWithMore: null,
      }));
      await noteAll(db, results, now);
      await conclude(db, { now, zone: db.zone, actor: { type: 'system', id: null }, requestId: null });
    });

    expect((await listDeliveries()).map(({ last_status }) => last_status)).to.have.members([204, 410]);
    expect(await api.webhooks.getWebhook({ id: webhook.id })).to.include({ active: false, inactive_reason: 'gone' });
  });

  const pauses: [name: string, header: () => string, seconds: number][] = [
    ['an hour', () => '3600', 3_600],
    ['less than the schedule', () => '1', 5],
    ['a moment', () => new Date(start() + 90_000).toUTCString(), 90],
    ['a moment that has passed', () => new Date(start() - 90_000).toUTCString(), 5],
    ['a year', () => String(365 * 86_400), 86_400],
    ['nonsense', () => 'soon', 5],
  ];

  for (const [name, header, seconds] of pauses)
    it(`that responds with 429 and asks to wait for ${name} gets a retry after ${String(seconds)} s`, async () => {
      target.respondWith((response) => response.writeHead(429, { 'retry-after': header() }).end());
      await given.location();
      await jobs.runAllDue();
      const { next_attempt_at } = await readOnlyDelivery();
      expect(Date.parse(next_attempt_at ?? '') - start()).to.equal(seconds * 1_000);
    });

  const hostile: [name: string, behaviour: Parameters<WebhookReceiver['respondWith']>[0], error: string][] = [
    ['says nothing', () => undefined, `No complete response within ${String(RESPONSE_TIMEOUT_S)} seconds.`],
    [
      'drips',
      (response) => {
        response.writeHead(200);
        const dripping = setInterval(() => response.write('.'), 50);
        response.once('close', () => {
          clearInterval(dripping);
        });
      },
      `No complete response within ${String(RESPONSE_TIMEOUT_S)} seconds.`,
    ],
    ['hangs up', (response) => response.destroy(), 'The connection was closed early.'],
    [
      'answers with endless headers',
      (response) => response.writeHead(200, { x: 'x'.repeat(20_000) }).end(),
      'The response headers are too long.',
    ],
  ];

  for (const [name, behaviour, error] of hostile)
    it(`that ${name} has not accepted the delivery`, async () => {
      target.respondWith(behaviour);
      await given.location();
      await jobs.runAllDue();
      const delivery = await readOnlyDelivery();
      expect(delivery).to.include({ status: 'pending', attempts: 1, last_status: null });
      const { history } = await api.webhooks.getWebhookDelivery({ id: webhook.id, delivery_id: delivery.id });
      expect(history[0]).to.include({ status: null, error });
    });

  it('that does not exist has not accepted it', async () => {
    await target.close();
    await given.location();
    await jobs.runAllDue();
    const { history } = await api.webhooks.getWebhookDelivery({
      id: webhook.id,
      delivery_id: (await readOnlyDelivery()).id,
    });
    expect(history[0]).to.include({ status: null, error: 'The connection was refused.' });
  });

  it('that responds with 10 MB has accepted it; 10 kB are stored, and most is never read', async () => {
    let byteCount = 0;
    let isFinished: boolean | undefined;
    const closed = new Promise<void>((resolve) => {
      target.respondWith((response) => {
        response.writeHead(200);
        response.once('close', () => {
          isFinished = response.writableFinished;
          resolve();
        });

        const writeMore = (): void => {
          while (byteCount < 10_000_000 && !response.destroyed) {
            byteCount += 10_000;
            if (!response.write('é'.repeat(5_000))) return void response.once('drain', writeMore);
          }
          response.end();
        };

        writeMore();
      });
    });

    await given.location();
    await jobs.runAllDue();
    await closed;
    expect(isFinished).to.equal(false);

    const { id } = await readOnlyDelivery();
    const detail = await api.webhooks.getWebhookDelivery({ id: webhook.id, delivery_id: id });
    expect(detail).to.include({ status: 'delivered', last_status: 200 });
    expect(Buffer.byteLength(detail.answer ?? '')).to.be.within(10_000, 10_300);
  });

  it('whose secret was shown once finds it nowhere else', async () => {
    await given.location();
    await api.webhooks.updateWebhook({ id: webhook.id, body: { active: false } });
    await jobs.runAllDue();

    const leakyTables = await getDatabase().read(async (db) => {
      const tables: string[] = [];
      for (const name of await tablesOf(db)) {
        const rows = await db.query<object>(db.build(name).select('*'));
        if (JSON.stringify(rows).includes(webhook.secret)) tables.push(name);
      }
      return tables;
    });
    expect(leakyTables).to.deep.equal([]);
    expect(journal.readLines().some((line) => line.includes(webhook.secret))).to.equal(false);
  });

  it('is purged after ninety days, with its attempts', async () => {
    await given.location();
    await jobs.runAllDue();
    const { purgeDeliveries: forgetDeliveries } = await import('../../db/announcements/webhook-attempts.ts');
    await getDatabase().write((db) => forgetDeliveries(db, clock.now(), 100));
    expect(await listDeliveries()).to.have.length(1);
    clock.advance({ milliseconds: 1 });
    await getDatabase().write((db) => forgetDeliveries(db, clock.now(), 100));
    expect(await listDeliveries()).to.deep.equal([]);
  });
});
