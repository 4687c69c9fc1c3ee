// Subscriptions to webhooks: who may create them, for which events, and to which addresses.
import { expect } from 'chai';
import { keyIdOf, Keys } from '../../db/engine/keys.ts';
import { storeAnew } from '../../db/engine/changes/stored-form.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import { decryptWebhookSecrets, type StoredSecrets } from '../../db/announcements/webhook-secrets.ts';
import { readStored } from '../../db/announcements/webhooks.ts';
import { sealSecrets } from '../../db/stored-secrets.ts';
import { EVENT_OBJECTS } from '../../generated/operations.ts';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import {
  ADMINISTRATOR,
  api,
  basic,
  clock,
  getDatabase,
  collectEvents,
  given,
  journal,
  startService,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';
import { SECRETS_KEY } from '../support/secrets-key.ts';
import { createUserWith } from '../support/users.ts';

const RECEIVER_URL = 'https://receiver.example/hooks';
const read = (id: number) => api.webhooks.getWebhook({ id });
/** Returns the stored secrets of a subscription. */
async function storedOf(id: number): Promise<StoredSecrets> {
  const webhook = await getDatabase().read((db) => readOne(readStored, db, id));
  const { secret, previous_secret, previous_secret_until } = webhook;
  return { secret, previous_secret, previous_secret_until };
}

/** Returns the password of an integration as it is stored. */
async function readStoredPassword(id: number): Promise<string> {
  const [row] = await getDatabase().read(({ build, query }) =>
    query<{ secrets: Record<string, string> }>(build('integrations').where({ id }).select('secrets')),
  );
  return row?.secrets['password'] ?? '';
}

describe('a subscription', () => {
  beforeEach(() => {
    clock.reset();
  });

  it('is active by default, and shows its secret once', async () => {
    const { secret, ...made } = await given.webhook({ url: RECEIVER_URL });
    const stamp = '2026-03-10T11:00:00+01:00';

    expect(made).to.deep.equal({
      id: made.id,
      name: 'Locatie::postInsert',
      url: RECEIVER_URL,
      active: true,
      inactive_reason: null,
      silent_reason: null,
      created_at: stamp,
      updated_at: stamp,
      created_by: 1,
      updated_by: 1,
      secret_set_at: '2026-03-10T11:00:00+01:00',
    });
    expect(secret).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await read(made.id)).to.deep.equal(made);
    expect(await api.webhooks.listWebhooks()).to.deep.include(made);
    expect((await given.webhook({ active: false })).active).to.equal(false);
    expect((await given.webhook()).secret).to.not.equal(secret);
  });

  it('is allowed for every kind of event of every object, and for events with names of their own', async () => {
    const standard = EVENT_OBJECTS.flatMap((object) =>
      ['postInsert', 'postUpdate', 'postSave', 'postDelete'].map((kind) => `${object}::${kind}`),
    );
    const names = [...standard, 'BookingDefinitive', 'InvoiceDefinitive'];
    expect(bundle.components.schemas.WebhookName.enum).to.deep.equal(names);
    const before = (await api.webhooks.listWebhooks()).length;
    const body = names.map((name) => ({ name, url: RECEIVER_URL }));
    const response = await sendRaw('POST', '/api2/webhooks/batch', { body });
    expect(response).to.include({ status: 201, text: '[]' });
    const webhooks = (await api.webhooks.listWebhooks()).slice(before);
    expect(webhooks.map(({ name }) => name)).to.deep.equal(names);
  });

  for (const name of ['Boeking', 'Boeking::postinsert', 'Bestaatniet::postSave', 'WebhookTest', ''])
    it(`is refused for the name "${name}"`, async () => {
      const response = await sendRaw('POST', '/api2/webhooks', { body: { name, url: RECEIVER_URL } });
      expect(response.status).to.equal(406);
      expect((response.body as object[])[0]).to.include({ code: 'ERR_NOT_ALLOWED', field: 'name' });
    });

  it('is created with all others of its batch or not at all', async () => {
    const before = await api.webhooks.listWebhooks();
    const good = { name: 'Klant::postSave' as const, url: RECEIVER_URL };
    const wrong = await sendRaw('POST', '/api2/webhooks/batch', {
      body: [good, { ...good, url: 'http://127.0.0.1/' }, { ...good, url: 'ftp://x.example' }],
    });
    expect((wrong.body as { code: string; field: string }[]).map(({ code, field }) => [code, field])).to.deep.equal([
      ['ERR_WEBHOOK_ADDRESS', '[1].url'],
      ['ERR_WEBHOOK_ADDRESS', '[2].url'],
    ]);
    const nameless = await sendRaw('POST', '/api2/webhooks/batch', { body: [good, { url: RECEIVER_URL }] });
    expect(nameless.body).to.deep.equal([{ message: 'This is required.', code: 'ERR_REQUIRED', field: '[1].name' }]);
    expect(await api.webhooks.listWebhooks()).to.deep.equal(before);
  });

  it('is found by id and by its time of creation', async () => {
    const first = await given.webhook();
    clock.advance({ hours: 1 });
    const second = await given.webhook();
    const listIds = async (query: Parameters<typeof api.webhooks.listWebhooks>[0]): Promise<number[]> =>
      (await api.webhooks.listWebhooks(query)).map(({ id }) => id);
    expect(await listIds({ id: first.id })).to.deep.equal([first.id]);
    expect(await listIds({ created_after: first.created_at })).to.deep.equal([second.id]);
    expect(await listIds({ created_before: second.created_at }))
      .to.include(first.id)
      .and.not.include(second.id);
    expect(await listIds({ page: 2, page_size: 1 })).to.have.length(1);
  });

  it('shows who changed it last', async () => {
    const webhook = await read((await given.webhook()).id);
    clock.advance({ hours: 1 });

    const user = await createUserWith(['viewWebhooks', 'editWebhooks']);
    const response = await sendRaw('PUT', `/api2/webhooks/${String(webhook.id)}`, {
      auth: user,
      body: { ...webhook, name: 'BookingDefinitive', active: false },
    });
    expect(response.body).to.deep.equal({
      ...webhook,
      name: 'BookingDefinitive',
      active: false,
      updated_at: '2026-03-10T12:00:00+01:00',
      updated_by: user.id,
    });
    expect(response.headers['x-ignored-members']).to.equal(undefined);
  });

  it('sent back as it was read changes nothing and announces nothing', async () => {
    const webhook = await read((await given.webhook()).id);
    clock.advance({ hours: 1 });
    const events = await collectEvents(() => api.webhooks.updateWebhook({ id: webhook.id, body: webhook }));
    expect(events).to.deep.equal([]);
    expect(await read(webhook.id)).to.deep.equal(webhook);
  });

  it('is announced, without its secret', async () => {
    let secrets: string[] = [];
    const events = await collectEvents(async () => {
      const { id, secret } = await given.webhook();
      await api.webhooks.updateWebhook({ id, body: { active: false } });
      const next = await api.webhooks.rotateWebhookSecret({ id });
      await api.webhooks.deleteWebhook({ id });
      secrets = [secret, next.secret];
    });
    const names = ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postUpdate', 'postSave', 'postDelete'];
    expect(events.map(({ event }) => event)).to.deep.equal(names.map((name) => `Webhook::${name}`));
    expect(events[4]?.modified).to.deep.equal(['secret_set_at']);
    for (const secret of secrets) expect(JSON.stringify(events)).to.not.include(secret);
  });

  it('has its secret replaced, and the previous one accepted for a day', async () => {
    const { id, secret } = await given.webhook();
    const next = await api.webhooks.rotateWebhookSecret({ id });
    expect(next.previous_until).to.equal('2026-03-11T11:00:00+01:00');
    expect(next.secret)
      .to.match(/^whsec_/)
      .and.not.equal(secret);
    const keys = new Keys(SECRETS_KEY);
    expect(decryptWebhookSecrets(keys, await storedOf(id))).to.include({
      secret: next.secret,
      previous_secret: secret,
    });
  });

  it('has its secrets encrypted at the start if there was no key before, and again under a new key', async () => {
    const key = SECRETS_KEY;
    const other = 'een heel andere sleutel, ook lang genoeg';
    const password = 'geheim van de mailserver';
    const { id: integration } = await given.integration({ secrets: { password } });
    const { id } = await given.webhook();

    await api.webhooks.rotateWebhookSecret({ id });
    const { secret, previous_secret } = decryptWebhookSecrets(new Keys(key), await storedOf(id));
    const sealWith = (...keys: ConstructorParameters<typeof Keys>) =>
      getDatabase().write((db) => sealSecrets(db, new Keys(...keys)));

    await getDatabase().write((db) => storeAnew(db, 'webhooks', id, { secret, previous_secret }));
    const [open] = await sealWith(null, [key]);
    expect(open).to.include({ secrets: 2 });
    expect(open?.message).to.match(/readable in the database: set SECRETS_KEY/);

    const before = await read(id);
    const events = await collectEvents(async () => {
      for (const [now, before] of [
        [key, []],
        [other, [key]],
      ] as const) {
        expect(await sealWith(now, before)).to.deep.equal([]);
        const secrets = await storedOf(id);
        expect(decryptWebhookSecrets(new Keys(now), secrets)).to.include({ secret, previous_secret });
        expect(keyIdOf(secrets.secret)).to.equal(new Keys(now).id);
        expect(keyIdOf(secrets.previous_secret ?? '')).to.equal(new Keys(now).id);
      }
    });
    expect(events).to.deep.equal([]);
    expect(await read(id)).to.deep.equal(before);
    expect(new Keys(other).decrypt(await readStoredPassword(integration), 'integration password')).to.equal(password);

    const lost = await sealWith(key);
    expect(lost.map((each) => each.key)).to.deep.equal([new Keys(other).id]);
    expect(lost[0]?.secrets).to.be.at.least(3);
    expect(await sealWith(key, [other])).to.deep.equal([]);
    expect(decryptWebhookSecrets(new Keys(key), await storedOf(id))).to.include({ secret, previous_secret });
  });

  it('is refused where the operator has set no key, and so is another secret', async () => {
    const { id } = await given.webhook();
    const keyless = await startService({ environment: { SECRETS_KEY: '' } });
    const body = { name: 'Locatie::postInsert', url: RECEIVER_URL };
    const requests = [
      ['/api2/webhooks', body],
      ['/api2/webhooks/batch', [body]],
      [`/api2/webhooks/${String(id)}/geheim`, undefined],
    ] as const;

    for (const [path, input] of requests) {
      const response = await sendRaw('POST', path, { baseUrl: keyless.baseUrl, body: input });
      expect(response.status, path).to.equal(406);
      expect(response.text).to.include('ERR_SECRETS_KEY').and.include('set SECRETS_KEY first');
    }

    await keyless.close();
  });

  it('stores its secrets neither in the log nor in stored responses', async () => {
    const headers = { 'idempotency-key': 'a subscription' };
    const body = { name: 'Locatie::postInsert', url: RECEIVER_URL };
    const first = await sendRaw('POST', '/api2/webhooks', { headers, body });
    const again = await sendRaw('POST', '/api2/webhooks', { headers, body });
    expect(again.body).to.deep.equal(first.body);

    const { secret } = first.body as { secret: string };
    journal.addSecret(secret);

    const storedResponses = await getDatabase().read(async ({ build, query }) => {
      const rows: { body: Buffer }[] = await query(build('idempotency_keys').select('body'));
      return rows;
    });
    expect(storedResponses.length).to.be.greaterThan(0);
    expect(storedResponses.some(({ body: bytes }) => bytes.includes(secret))).to.equal(false);
  });

  it('can be created by a user with a password', async () => {
    expect(await basic.webhooks.createWebhook({ body: { name: 'BookingDefinitive', url: RECEIVER_URL } })).to.include({
      created_by: 1,
    });
    expect(ADMINISTRATOR.username).to.be.a('string');
  });
});

describe('the address of a subscription', () => {
  const hostile = [
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://１２７.0.0.1/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.31.255.255/',
    'http://192.168.178.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://hooks.localhost/',
    'ftp://receiver.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'receiver.example/hooks',
    'https://user@receiver.example/',
    'https://user:password@receiver.example/',
    'https://:password@receiver.example/',
  ];

  for (const url of hostile)
    it(`cannot be ${url}`, async () => {
      const before = await api.webhooks.listWebhooks();
      const { id } = await given.webhook();
      const problem = { status: 406, code: 'ERR_WEBHOOK_ADDRESS', field: 'url' };
      expect(await expectRefusal(given.webhook({ url }))).to.include(problem);
      expect(await expectRefusal(api.webhooks.updateWebhook({ id, body: { url } }))).to.include(problem);
      expect(await api.webhooks.listWebhooks()).to.have.length(before.length + 1);
    });

  for (const url of ['https://8.8.8.8/', 'http://[2606:4700::1111]:8080/x', 'https://receiver.example:8443/?a=b'])
    it(`can be ${url}`, async () => {
      expect((await given.webhook({ url })).url).to.equal(url);
    });

  it('can be one that the operator allows, and no other private one', async () => {
    const environment = { WEBHOOK_ALLOWED_HOSTS: 'localhost, 10.0.0.0/8,[::1]'.replace('[::1]', '::1') };
    const { baseUrl } = await startService({ environment });
    const attemptSubscription = async (url: string): Promise<number> =>
      (await sendRaw('POST', '/api2/webhooks', { baseUrl, body: { name: 'Locatie::postInsert', url } })).status;
    for (const url of ['http://localhost:3000/', 'http://10.255.0.1/', 'http://[::1]/'])
      expect(await attemptSubscription(url), url).to.equal(201);
    for (const url of ['http://127.0.0.1/', 'http://11.localhost/', 'http://[::2]/'])
      expect(await attemptSubscription(url), url).to.equal(406);
  });
});
