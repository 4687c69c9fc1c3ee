// Deliveries of webhooks: signature, order, retries, lists and replays.
import { expect } from 'chai';
import { Boekstaaf, type WebhookWithSecret } from 'boekstaaf';
import { Webhook as Verifier } from 'standardwebhooks';
import {
  api,
  basic,
  baseUrl,
  clock,
  getDatabase,
  given,
  jobs,
  createClientWith,
  sendRaw,
  expectRefusal,
  createUserWith,
} from '../support/index.ts';
import { Keys } from '../../db/engine/keys.ts';
import { sealSecrets } from '../../db/stored-secrets.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
import { closeReceivers, startReceiver, type IncomingRequest, type WebhookReceiver } from '../support/receiver.ts';
import { runWrite } from '../support/knex-writes.ts';

interface WebhookPayload {
  readonly data: Readonly<Record<string, unknown>>;
  readonly meta: Readonly<Record<string, unknown>>;
}

type WebhookCreator = Awaited<ReturnType<typeof createUserWith>>;

const parsePayloads = (requests: readonly IncomingRequest[]): WebhookPayload[] =>
  requests.map(({ body }) => JSON.parse(body) as WebhookPayload);

/** Verifies a signature with the package that receivers use; throws on a wrong one. Uses the clock of the machine. */
function verifySignature({ headers, body }: IncomingRequest, secret: string): unknown {
  return new Verifier(secret).verify(body, headers);
}

describe('a delivery', () => {
  let target: WebhookReceiver;

  beforeEach(async () => {
    clock.reset();
    target = await startReceiver();
  });

  afterEach(async () => {
    await getDatabase().write(({ build, write }) =>
      runWrite({ write }, build('jobs').where({ kind: 'deliver' }).delete()),
    );
    for (const { id } of await api.webhooks.listWebhooks()) await api.webhooks.deleteWebhook({ id });
    await closeReceivers();
  });

  const subscribe = (name: Parameters<typeof given.webhook>[0]): Promise<WebhookWithSecret> =>
    given.webhook({ url: target.url, ...name });
  const listDeliveries = ({ id }: { id: number }) => api.webhooks.listWebhookDeliveries({ id });

  it('is the payload of the feed, byte for byte', async () => {
    await subscribe({ name: 'Locatie::postInsert' });
    const { id } = await given.location({ naam: 'Baan é' });
    await jobs.runAllDue();
    expect(target.received).to.have.length(1);

    const feed = await sendRaw('GET', '/api2/events?page_size=1000');
    const event = (feed.body as WebhookPayload[]).find(
      ({ meta }) => meta['object_id'] === id && meta['event'] === 'Locatie::postInsert',
    );
    expect(target.received[0]?.body).to.equal(JSON.stringify(event));
    expect(target.received[0]?.headers).to.include({
      'content-type': 'application/json; charset=utf-8',
      'webhook-id': event?.meta['event_id'],
      'webhook-timestamp': '1773136800',
      'webhook-event': 'Locatie::postInsert',
      'webhook-attempt': '1',
    });
  });

  it('reports the events that the subscription names, and no others', async () => {
    await subscribe({ name: 'Locatie::postUpdate' });
    const { id } = await given.location({ naam: 'Baan 1' });
    await given.productGroup();
    await jobs.runAllDue();
    expect(target.received).to.have.length(0);
    await api.locations.updateLocation({ id, body: { naam: 'Baan 2' } });
    await jobs.runAllDue();
    const [payload] = parsePayloads(target.received);
    expect(payload?.data).to.deep.include({ id, naam: 'Baan 2', modified: ['naam'] });
  });

  it('announces bookings that are confirmed and invoices that are finalised', async () => {
    await subscribe({ name: 'BookingDefinitive' });
    await subscribe({ name: 'InvoiceDefinitive' });
    const invoice = await given.finalisedInvoice();
    await api.bookings.setBookingStatus({ id: invoice.boeking_id, status: 'definitief' });
    await jobs.runAllDue();
    expect(parsePayloads(target.received).map(({ meta }) => [meta['event'], meta['object_id']])).to.have.deep.members([
      ['InvoiceDefinitive', invoice.id],
      ['BookingDefinitive', invoice.boeking_id],
    ]);
  });

  it('is not made when the change was rolled back, nor for an inactive subscription', async () => {
    const { id } = await subscribe({ name: 'Locatie::postInsert' });
    await expectRefusal(api.locations.createLocation({ body: { naam: 'Baan', parent_id: 2_000_000_000 } }));
    await api.webhooks.updateWebhook({ id, body: { active: false } });
    await given.location();
    expect(await listDeliveries({ id })).to.deep.equal([]);
    expect(await jobs.runAllDue()).to.equal(0);
    expect(target.received).to.have.length(0);
  });

  it('is signed, so that the package standardwebhooks accepts it', async () => {
    clock.set(new Date().toISOString());
    const { secret } = await subscribe({ name: 'Locatie::postInsert' });
    await given.location();
    await jobs.runAllDue();
    const [request] = target.received;
    if (request === undefined) throw new Error('Nothing was sent.');
    expect(verifySignature(request, secret)).to.deep.equal(JSON.parse(request.body));
    expect(() => verifySignature({ ...request, body: `${request.body} ` }, secret)).to.throw();
    expect(() => verifySignature(request, `whsec_${Buffer.alloc(32).toString('base64')}`)).to.throw();
  });

  it('is signed by both secrets for a day after one was replaced', async () => {
    clock.set(new Date().toISOString());
    const { id, secret } = await subscribe({ name: 'Locatie::postInsert' });
    const { secret: next } = await api.webhooks.rotateWebhookSecret({ id });

    await given.location();
    await jobs.runAllDue();

    const [request] = target.received;
    if (request === undefined) throw new Error('Nothing was sent.');

    for (const each of [secret, next]) verifySignature(request, each);
    clock.advance({ days: 1 });
    await given.location();
    await jobs.runAllDue();

    expect(target.received[0]?.headers['webhook-signature']?.split(' ')).to.have.length(2);
    expect(target.received[1]?.headers['webhook-signature']?.split(' ')).to.have.length(1);
  });

  it('waits while the key of its secret is missing, and is signed as before once the key is back', async () => {
    clock.set(new Date().toISOString());
    const webhook = await subscribe({ name: 'Locatie::postInsert' });
    const key = SECRETS_KEY;
    const lost = 'een sleutel die zoek is, lang genoeg';
    const store = (...keys: ConstructorParameters<typeof Keys>) =>
      getDatabase().write((db) => sealSecrets(db, new Keys(...keys)));

    await store(lost, [key]);
    await given.location();
    await jobs.runAllDue();
    expect(target.received).to.deep.equal([]);

    const [{ id: delivery_id } = { id: 0 }] = await listDeliveries(webhook);
    const delivery = await api.webhooks.getWebhookDelivery({ id: webhook.id, delivery_id });
    expect(delivery.status).to.equal('pending');
    expect(delivery.history[0]?.error).to.match(/stored under the key [0-9a-f]{8}, and SECRETS_KEY is now the key/);

    // A subscription with a new secret does not wait for one with the old secret.
    const other = await subscribe({ name: 'Locatie::postDelete' });
    await store(lost, [key]);

    const { secret: next } = await api.webhooks.rotateWebhookSecret({ id: other.id });

    await store(key, [lost]);
    clock.advance({ seconds: 10 });
    await jobs.runAllDue();

    const [request] = target.received;
    if (request === undefined) throw new Error('Nothing was sent.');

    verifySignature(request, webhook.secret);
    await api.locations.deleteLocation({ id: (await given.location()).id });
    await jobs.runAllDue();

    const deletion = target.received.find(({ headers }) => headers['webhook-event'] === 'Locatie::postDelete');
    if (deletion === undefined) throw new Error('Nothing was sent.');

    expect(deletion.headers['webhook-signature']?.split(' ')).to.have.length(1);

    verifySignature(deletion, next);
  });

  it('arrives in order for each object, also while the receiver is slow', async () => {
    await subscribe({ name: 'Locatie::postUpdate' });
    const one = await given.location({ naam: '0' });
    const two = await given.location({ naam: '0' });

    target.respondWith((response) => {
      setImmediate(() => response.writeHead(204).end());
    });
    for (let number = 1; number <= 25; number++)
      for (const { id } of [one, two]) await api.locations.updateLocation({ id, body: { naam: String(number) } });
    await jobs.runAllDue();
    for (const { id } of [one, two]) {
      const payloads = parsePayloads(target.received).filter(({ meta }) => meta['object_id'] === id);
      expect(payloads.map(({ data }) => data['naam'])).to.deep.equal(
        Array.from({ length: 25 }, (_, at) => String(at + 1)),
      );
    }
  });

  it('that fails does not delay later ones, and has the same id when it is retried', async () => {
    await subscribe({ name: 'Locatie::postUpdate' });
    const { id } = await given.location({ naam: '0' });
    let refusals = 1;
    target.respondWith((response) => response.writeHead(refusals-- > 0 ? 500 : 204).end());
    for (const naam of ['1', '2']) await api.locations.updateLocation({ id, body: { naam } });
    await jobs.runAllDue();
    clock.advance({ seconds: 5 });
    await jobs.runAllDue();

    expect(parsePayloads(target.received).map(({ data }) => data['naam'])).to.deep.equal(['1', '2', '1']);

    const [first, , again] = target.received;
    expect(again?.headers['webhook-id']).to.equal(first?.headers['webhook-id']);
    expect(again?.body).to.equal(first?.body);
    expect(target.received.map(({ headers }) => headers['webhook-attempt'])).to.deep.equal(['1', '1', '2']);
  });

  it('contains only the id of an object that the creator of the subscription may not view', async () => {
    const limited = await createClientWith(['editWebhooks', 'viewWebhooks']);
    const body = { name: 'Klant::postInsert' as const, url: target.url };
    const { id } = await limited.webhooks.createWebhook({ body });

    await subscribe(body);
    await given.customer({ naam: 'Geheim BV' });
    await jobs.runAllDue();

    const bodies = target.received.map((each) => each.body);
    expect(bodies.filter((each) => each.includes('Geheim BV'))).to.have.length(1);

    const thin = parsePayloads(target.received).find(({ data }) => Object.keys(data).join() === 'id');
    expect(thin?.meta).to.include({ event: 'Klant::postInsert', object_id: thin?.data['id'] });

    // The delivery also withholds the object from an account that may not view it.
    const [full] = await listDeliveries(
      (await api.webhooks.listWebhooks()).find((each) => each.id !== id) ?? { id: 0 },
    );
    const at = { id: full?.webhook_id ?? 0, delivery_id: full?.id ?? 0 };
    expect(await limited.webhooks.getWebhookDelivery(at)).to.include({ body: null, answer: null });
    expect((await api.webhooks.getWebhookDelivery(at)).body).to.include('Geheim BV');
  });

  it('contains only the id once a user with fewer rights has changed the subscription', async () => {
    const { id } = await subscribe({ name: 'Klant::postInsert' });
    const limited = await createClientWith(['editWebhooks', 'viewWebhooks']);
    await limited.webhooks.updateWebhook({ id, body: { url: `${target.url}/elsewhere` } });
    await given.customer({ naam: 'Geheim BV' });
    await jobs.runAllDue();
    expect(target.received).to.have.length(1);
    expect(target.received[0]?.body).to.not.include('Geheim');
  });

  const leaving: readonly (readonly [reason: string, leave: (user: WebhookCreator) => PromiseLike<unknown>])[] = [
    ['deleted', ({ id }) => basic.users.deleteUser({ id })],
    ['inactive', ({ id }) => basic.users.updateUser({ id, body: { actief: false } })],
    ['without_permission', ({ id }) => basic.users.updateUser({ id, body: { permissies: ['editWebhooks'] } })],
  ];

  for (const [reason, leave] of leaving)
    it(`is skipped once the creator or editor of the subscription is ${reason}, which the subscription shows`, async () => {
      for (const role of ['creator', 'editor'] as const) {
        const user = await createUserWith(['viewWebhooks', 'editWebhooks', 'editUsers']);
        const by = new Boekstaaf({ baseUrl, ...user, retries: 0 });
        const { id } = await (role === 'creator' ? by : api).webhooks.createWebhook({
          body: { name: 'Locatie::postInsert', url: target.url },
        });
        const path = `${target.url}/${role}`;
        await (role === 'editor' ? by : api).webhooks.updateWebhook({ id, body: { url: path } });
        const readSilentReason = async () => (await api.webhooks.getWebhook({ id })).silent_reason;
        await given.location();
        await jobs.runAllDue();
        expect(target.received).to.have.length(1);
        expect(await readSilentReason()).to.equal(null);

        // Deliveries that are recorded already are skipped too.
        await given.location();
        await leave(user);
        await jobs.runAllDue();
        await given.location();
        await api.webhooks.replayWebhook({ id, body: { since: '2026-03-10T00:00:00Z' } });
        await jobs.runAllDue();
        expect(target.received).to.have.length(1);
        target.clear();
        expect(await readSilentReason()).to.equal(`${role}_${reason}`);
        expect((await listDeliveries({ id })).map(({ status }) => status)).to.have.members(['delivered', 'skipped']);

        await api.webhooks.updateWebhook({ id, body: { url: target.url } });
        expect(await readSilentReason()).to.equal(role === 'editor' ? null : `creator_${reason}`);
        await api.webhooks.deleteWebhook({ id });
      }
    });

  it('is not made for a key that may not view webhooks', async () => {
    const editor = await createClientWith(['editWebhooks']);
    const webhook = await editor.webhooks.createWebhook({ body: { name: 'Locatie::postInsert', url: target.url } });
    expect(webhook.silent_reason).to.equal('creator_without_permission');
    await given.location();
    await jobs.runAllDue();
    expect(target.received).to.have.length(0);
  });

  it('shows what was sent, what the response was, and when the retry is due', async () => {
    const { id } = await subscribe({ name: 'Locatie::postInsert' });
    target.respondWith((response) => response.writeHead(503, { 'content-type': 'text/plain' }).end('Later\0 graag'));
    await given.location();
    await jobs.runAllDue();

    const [delivery] = await listDeliveries({ id });
    expect(delivery).to.include({
      webhook_id: id,
      event: 'Locatie::postInsert',
      status: 'pending',
      attempts: 1,
      last_status: 503,
      next_attempt_at: '2026-03-10T11:00:05+01:00',
      delivered_at: null,
    });

    const detail = await api.webhooks.getWebhookDelivery({ id, delivery_id: delivery?.id ?? 0 });
    const [attempt] = detail.history;
    expect(attempt).to.deep.include({ number: 1, at: '2026-03-10T11:00:00+01:00', status: 503, error: null });
    expect(detail.answer).to.equal('Later\ufffd graag');
    expect(detail.body).to.equal(target.received[0]?.body);

    for (const [name, value] of Object.entries(detail.request_headers ?? {}))
      expect(target.received[0]?.headers[name], name).to.equal(value);

    target.respondWith(200);
    clock.advance({ seconds: 5 });
    await jobs.runAllDue();

    const [after] = await listDeliveries({ id });
    expect(after).to.include({ status: 'delivered', attempts: 2, last_status: 200, next_attempt_at: null });
    expect(after?.delivered_at).to.equal('2026-03-10T11:00:05+01:00');
  });

  it('is listed by its status, the latest first', async () => {
    const { id } = await subscribe({ name: 'Locatie::postInsert' });
    await given.location();
    await jobs.runAllDue();
    target.respondWith(500);
    await given.location();
    await jobs.runAllDue();
    expect((await listDeliveries({ id })).map(({ status }) => status)).to.deep.equal(['pending', 'delivered']);
    const deliveries = await api.webhooks.listWebhookDeliveries({ id, status: ['delivered', 'skipped'] });
    expect(deliveries.map(({ status }) => status)).to.deep.equal(['delivered']);
  });

  it('is not found under another subscription, or without one', async () => {
    const { id } = await subscribe({ name: 'Locatie::postInsert' });
    const other = await subscribe({ name: 'Locatie::postDelete' });
    await given.location();

    const [delivery] = await listDeliveries({ id });
    const delivery_id = delivery?.id ?? 0;
    for (const at of [
      { id: other.id, delivery_id },
      { id, delivery_id: 2_000_000_000 },
      { id: 2_000_000_000, delivery_id },
    ]) {
      expect(await expectRefusal(api.webhooks.getWebhookDelivery(at))).to.include({ status: 404 });
      expect(await expectRefusal(api.webhooks.redeliverWebhookDelivery(at))).to.include({ status: 404 });
    }
  });

  it('is sent again on request, with its id, and as if it were new', async () => {
    const { id } = await subscribe({ name: 'Locatie::postInsert' });
    await given.location();
    await jobs.runAllDue();

    const [delivery] = await listDeliveries({ id });
    const at = { id, delivery_id: delivery?.id ?? 0 };
    target.respondWith(500);
    expect(await api.webhooks.redeliverWebhookDelivery(at)).to.include({ status: 'pending', attempts: 1 });

    await jobs.runAllDue();
    expect(target.received.map(({ headers }) => headers['webhook-attempt'])).to.deep.equal(['1', '2']);
    expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).to.equal(1);

    // The schedule of its retries begins again.
    expect((await listDeliveries({ id }))[0]?.next_attempt_at).to.equal('2026-03-10T11:00:05+01:00');

    await api.webhooks.updateWebhook({ id, body: { active: false } });
    expect(await expectRefusal(api.webhooks.redeliverWebhookDelivery(at))).to.include({
      status: 406,
      code: 'ERR_WEBHOOK_INACTIVE',
    });
  });

  it('can be tested, once', async () => {
    const { id } = await subscribe({ name: 'Locatie::postInsert' });
    const { silent_reason, ...shown } = await api.webhooks.getWebhook({ id });
    expect(silent_reason).to.equal(null);

    target.respondWith(500);
    const delivery = await api.webhooks.testWebhook({ id });
    expect(delivery).to.include({ event: 'WebhookTest', object: 'Webhook', object_id: id, status: 'pending' });

    await jobs.runAllDue();
    clock.advance({ days: 1 });
    await jobs.runAllDue();
    expect(target.received).to.have.length(1);

    const [payload] = parsePayloads(target.received);
    expect(payload?.data).to.deep.equal(shown);
    expect(payload?.meta).to.include({ event: 'WebhookTest', event_id: target.received[0]?.headers['webhook-id'] });
    expect((await listDeliveries({ id }))[0]).to.include({ status: 'failed', attempts: 1 });

    await api.webhooks.updateWebhook({ id, body: { active: false } });
    expect(await expectRefusal(api.webhooks.testWebhook({ id }))).to.include({
      status: 406,
      code: 'ERR_WEBHOOK_INACTIVE',
    });
  });

  it('is deleted with its subscription', async () => {
    const { id } = await subscribe({ name: 'Locatie::postInsert' });
    await given.location();
    await api.webhooks.deleteWebhook({ id });
    await jobs.runAllDue();
    expect(target.received).to.have.length(0);
    expect(await expectRefusal(listDeliveries({ id }))).to.include({ status: 404 });
  });
});

describe('a replay', () => {
  let target: WebhookReceiver;

  beforeEach(async () => {
    clock.reset();
    clock.advance({ days: 10 });
    target = await startReceiver();
  });

  afterEach(async () => {
    for (const { id } of await api.webhooks.listWebhooks()) await api.webhooks.deleteWebhook({ id });
    await closeReceivers();
  });

  const createLocation = async (naam: string): Promise<string> => {
    await given.location({ naam });
    const at = clock.now();
    clock.advance({ minutes: 1 });
    return at;
  };

  const readNames = (): unknown[] => parsePayloads(target.received).map(({ data }) => data['naam']);

  it('delivers events from before the subscription was created, between two moments', async () => {
    await createLocation('voor');
    const since = await createLocation('een');
    await createLocation('twee');

    const until = await createLocation('na');
    const { id } = await given.webhook({ url: target.url });
    expect(await api.webhooks.replayWebhook({ id, body: { since, until } })).to.deep.equal({ count: 2 });

    await jobs.runAllDue();
    expect(readNames()).to.have.members(['een', 'twee']);
    expect(await api.webhooks.replayWebhook({ id, body: { since } })).to.deep.equal({ count: 3 });

    await jobs.runAllDue();
    expect(readNames().slice(2)).to.have.members(['een', 'twee', 'na']);
    expect(await api.webhooks.listWebhookDeliveries({ id })).to.have.length(3);

    const ids = target.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).to.equal(3);
  });

  it('delivers only what was not accepted, on request', async () => {
    const { id } = await given.webhook({ url: target.url });
    const since = await createLocation('goed');
    await jobs.runAllDue();
    await api.webhooks.updateWebhook({ id, body: { active: false } });
    await createLocation('niet gehoord');
    await api.webhooks.updateWebhook({ id, body: { active: true } });
    await createLocation('overgeslagen');
    await api.webhooks.updateWebhook({ id, body: { active: false } });
    await jobs.runAllDue();
    await api.webhooks.updateWebhook({ id, body: { active: true } });
    target.clear();

    expect(await api.webhooks.replayWebhook({ id, body: { since, only_failed: true } })).to.deep.equal({ count: 1 });

    await jobs.runAllDue();
    expect(readNames()).to.deep.equal(['overgeslagen']);
  });

  it('queues all events, however many there are', async () => {
    clock.advance({ days: 1 });
    const since = clock.now();
    const body = Array.from({ length: 60 }, (_, at) => ({
      name: 'Locatie::postInsert' as const,
      url: `${target.url}/${String(at)}`,
    }));
    for (let round = 0; round < 4; round++) await api.webhooks.createWebhooks({ body });
    const { id } = await given.webhook({ name: 'Webhook::postInsert', url: target.url });
    clock.advance({ minutes: 1 });
    expect(await api.webhooks.replayWebhook({ id, body: { since } })).to.deep.equal({ count: 241 });
    await jobs.runAllDue();
    expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).to.equal(241);
  });

  it('contains only the id of objects that the creator of the subscription may not view', async () => {
    const since = clock.now();
    await given.customer({ naam: 'Geheim BV' });

    // Only a subscription whose creator may view it gets the next event.
    const open = await given.webhook({ name: 'Klant::postInsert', url: target.url });
    await given.customer({ naam: 'Geheim NV' });
    await jobs.runAllDue();
    expect(target.received).to.have.length(1);

    await api.webhooks.deleteWebhook({ id: open.id });
    target.clear();
    clock.advance({ minutes: 1 });

    const limited = await createClientWith(['editWebhooks', 'viewWebhooks']);
    const { id } = await limited.webhooks.createWebhook({ body: { name: 'Klant::postInsert', url: target.url } });
    await limited.webhooks.replayWebhook({ id, body: { since } });
    await jobs.runAllDue();

    const payloadKeys = parsePayloads(target.received).map(({ data }) => Object.keys(data));
    expect(payloadKeys).to.deep.equal([['id'], ['id']]);
  });

  it('needs a period that ends after it begins, and an active subscription', async () => {
    const { id } = await given.webhook({ url: target.url });
    const since = clock.now();
    const replay = () => api.webhooks.replayWebhook({ id, body: { since, until: since } });
    expect(await expectRefusal(replay())).to.include({ status: 406, code: 'ERR_PERIOD_ORDER', field: 'until' });
    await api.webhooks.updateWebhook({ id, body: { active: false } });
    const body = { since: '2026-03-01T00:00:00Z' };
    expect(await expectRefusal(api.webhooks.replayWebhook({ id, body }))).to.include({ code: 'ERR_WEBHOOK_INACTIVE' });
  });
});
