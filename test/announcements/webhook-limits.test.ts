// Limits on subscriptions: of all accounts, of one account, and when many requests want the last place at once.
import { expect } from 'chai';
import { api, createDatabase, startService, sendRaw, createUserWith } from '../support/index.ts';
import type { ServedService } from '../support/running.ts';
import { alignInserts } from '../support/blocked-requests.ts';
import { openUnlocked } from '../support/unlocked.ts';

const MAX_WEBHOOKS = 3;
const BODY = { name: 'Locatie::postInsert', url: 'https://receiver.example/hooks' };
const environment = { WEBHOOK_LIMIT: String(MAX_WEBHOOKS) };

async function listIds(): Promise<number[]> {
  return (await api.webhooks.listWebhooks()).map(({ id }) => id);
}

describe('subscriptions have a limit', () => {
  let limited: ServedService;
  const ask = (method: string, path: string, body: object) => sendRaw(method, path, { baseUrl: limited.baseUrl, body });

  before(async () => {
    limited = await startService({ environment });
  });

  afterEach(async () => {
    for (const id of await listIds()) await api.webhooks.deleteWebhook({ id });
  });

  after(() => limited.close());

  it('on active ones, for a new one, a batch and one that is activated again', async () => {
    const full = { code: 'ERR_TOO_MANY', params: { limit: MAX_WEBHOOKS } };
    const responses = await Promise.all([1, 2, 3].map(() => ask('POST', '/api2/webhooks', BODY)));
    const [first, , id] = responses.map(({ body }) => (body as { id: number }).id);
    const response = await ask('POST', '/api2/webhooks', BODY);
    expect(response.status).to.equal(406);

    const message = `3 subscriptions are active, and this installation allows 3: deactivate some, or ask the operator to raise WEBHOOK_LIMIT.`;
    expect(response.body).to.deep.equal([{ message, ...full }]);

    expect((await ask('POST', '/api2/webhooks', { ...BODY, active: false })).status).to.equal(201);
    expect((await ask('PUT', `/api2/webhooks/${String(id)}`, { active: false })).status).to.equal(200);

    const two = await ask('POST', '/api2/webhooks/batch', [BODY, BODY]);
    expect(two.text).to.include('ERR_TOO_MANY');
    expect(await listIds()).to.have.length(4);
    expect((await ask('POST', '/api2/webhooks/batch', [BODY, { ...BODY, active: false }])).status).to.equal(201);

    const again = await ask('PUT', `/api2/webhooks/${String(id)}`, { active: true });
    expect(again.body).to.deep.equal([{ message, ...full }]);

    // An active subscription may be changed and stays active.
    expect(
      (await ask('PUT', `/api2/webhooks/${String(first)}`, { active: true, url: `${BODY.url}/2` })).status,
    ).to.equal(200);
  });

  it('for each account, inactive ones included, which does not affect others', async () => {
    const inactive = { ...BODY, active: false };
    const many = Array.from({ length: 5 * MAX_WEBHOOKS }, () => inactive);
    expect((await ask('POST', '/api2/webhooks/batch', many)).status).to.equal(201);
    const response = await ask('POST', '/api2/webhooks', inactive);
    expect(response.status).to.equal(406);
    expect(response.text).to.match(/Your account has 15 subscriptions, and may have 15: delete some/);
    const auth = await createUserWith(['editWebhooks', 'viewWebhooks']);
    const { body } = await sendRaw('POST', '/api2/webhooks', { baseUrl: limited.baseUrl, auth, body: BODY });
    expect(body).to.have.property('id');
  });
});

const REQUEST_COUNT = 6;

/** Sends six concurrent requests for subscriptions; returns how many were created and how many are active. */
async function subscribeAtOnce(
  url: string,
  locked: boolean,
): Promise<{ readonly createdCount: number; readonly active: number }> {
  const twin = locked ? undefined : await openUnlocked(url);
  const serving = await startService({
    environment,
    ...(twin === undefined ? { databaseUrl: url } : { database: twin }),
  });

  const postAtOnce = () =>
    Promise.all(
      Array.from({ length: REQUEST_COUNT }, () =>
        sendRaw('POST', '/api2/webhooks', { baseUrl: serving.baseUrl, body: BODY }),
      ),
    );

  const responses = await (locked ? postAtOnce() : alignInserts(url, 'webhooks', MAX_WEBHOOKS + 1, postAtOnce));
  const createdCount = responses.filter(({ status }) => status === 201).length;
  const [row] = await serving.database.read(({ build, query }) =>
    query<{ active: number | string }>(build('webhooks').where({ active: true }).count({ active: '*' })),
  );

  await serving.close();
  await twin?.close();
  return { createdCount, active: Number(row?.active) };
}

describe('the last place for a subscription', () => {
  it('is given to one of many concurrent requests', async () => {
    expect(await subscribeAtOnce(await createDatabase('places'), true)).to.deep.equal({
      createdCount: MAX_WEBHOOKS,
      active: MAX_WEBHOOKS,
    });
  });

  it('would be given to several without the lock', async () => {
    const { createdCount } = await subscribeAtOnce(await createDatabase('unlocked'), false);
    expect(createdCount).to.be.greaterThan(MAX_WEBHOOKS);
  });
});
