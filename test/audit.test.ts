// The audit trail through the SDK: who changed what, from where and with what, without secrets and without what one may not see.
import { expect } from 'chai';
import type { AuditEntry } from 'boekstaaf';
import { migrations, type Migration } from '../db/migrations/index.ts';
import {
  ADMINISTRATOR,
  api,
  basic,
  clock,
  given,
  jobs,
  keyWith,
  queries,
  raw,
  refused,
  service,
} from './support/index.ts';
import { ZONE } from './support/clock.ts';
import { own, type OwnService } from './support/service.ts';
import { migrateAlone } from './support/stranger.ts';

type Filter = Parameters<typeof basic.audit.listAuditEntries>[0];

const trail = (filter: Filter = {}): Promise<AuditEntry[]> => basic.audit.listAuditEntries(filter);
/** What happened to one object, the first first. */
const storyOf = async (object: AuditEntry['object'], object_id: number): Promise<AuditEntry[]> =>
  (await trail({ object: [object], object_id })).reverse();
const latest = async (object: AuditEntry['object'], object_id: number): Promise<AuditEntry | undefined> =>
  (await storyOf(object, object_id)).at(-1);

describe('the audit trail', () => {
  let proxied: OwnService;
  before(async () => {
    proxied = await own({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  });
  after(async () => {
    clock.reset();
    await proxied.close();
  });

  it('tells who made, changed and removed what, when, from where, with which key and in which request', async () => {
    const user = await given.user({ permissies: ['editLocaties'] });
    const key = await given.apiKey({ user_id: user.id, scopes: ['editLocaties'] });
    const { baseUrl } = proxied;
    const from = (address: string, name: string) => ({ 'x-forwarded-for': address, 'x-request-id': name });
    const made = await raw('POST', '/api2/locaties', {
      baseUrl,
      auth: { apiKey: key.token },
      headers: from('203.0.113.7', 'aanvraag-1'),
      body: { naam: 'Baan' },
    });
    const { id } = made.body as { id: number };
    const path = `/api2/locaties/${String(id)}`;
    const login = { username: user.gebruikersnaam, password: given.passwordOf(user.gebruikersnaam) };
    clock.advance({ minutes: 5 });
    const headers = from('2001:db8::7', 'aanvraag-2');
    await raw('PUT', path, { baseUrl, auth: login, headers, body: { naam: 'Baan 1' } });
    clock.advance({ minutes: 5 });
    const removed = await raw('DELETE', path);

    const story = await storyOf('Locatie', id);
    const who = { user_id: user.id, gebruikersnaam: user.gebruikersnaam };
    const ids = story.map(({ event_id }) => event_id);
    expect(story).to.deep.equal([
      {
        ...{ event_id: ids[0], object: 'Locatie', object_id: id, event: 'postInsert', sequence: 1, modified: [] },
        ...{ occurred_at: '2026-03-10T11:00:00+01:00', address: '203.0.113.7', request_id: 'aanvraag-1' },
        ...{ ...who, apikey_id: key.id, before: null, after: made.body },
      },
      {
        ...{ event_id: ids[1], object: 'Locatie', object_id: id, event: 'postUpdate', sequence: 2, modified: ['naam'] },
        ...{ occurred_at: '2026-03-10T11:05:00+01:00', address: '2001:db8::7', request_id: 'aanvraag-2' },
        ...{ ...who, apikey_id: null, before: { naam: 'Baan' }, after: { naam: 'Baan 1' } },
      },
      {
        ...{ event_id: ids[2], object: 'Locatie', object_id: id, event: 'postDelete', sequence: 3, modified: [] },
        ...{ occurred_at: '2026-03-10T11:10:00+01:00', address: '127.0.0.1' },
        ...{ user_id: 1, gebruikersnaam: ADMINISTRATOR.username, apikey_id: 1 },
        ...{ request_id: removed.headers['x-request-id'], after: null },
        before: { ...(made.body as object), naam: 'Baan 1' },
      },
    ]);
    const events = await api.events.listEvents({ page_size: 1_000 });
    const told = events.filter(({ meta }) => meta.object === 'Locatie' && !meta.event.endsWith('postSave'));
    expect(told.map(({ meta }) => meta.event_id)).to.deep.equal(ids);
  });

  it('has one entry for a change, whatever else it is announced as', async () => {
    const { id } = await given.booking({ status: 'definitief' });
    expect((await storyOf('Boeking', id)).map(({ event }) => event)).to.deep.equal(['postInsert']);
    const customer = await given.customer();
    const entries = await trail({ object_id: customer.id, object: ['Contact', 'Klant'] });
    expect(entries.map(({ object }) => object)).to.have.members(['Contact', 'Klant']);
  });

  it('names nobody and no address for what the service did by itself', async () => {
    const product = await given.product({ duur: 'PT2H' });
    const begin = '2026-03-11T10:00:00+01:00';
    const { id } = await given.booking({ product_id: product.id, begin, status: 'definitief' });
    clock.set(begin);
    await jobs.settled();
    const entry = await latest('Boeking', id);
    expect(entry).to.deep.include({ event: 'postUpdate', user_id: null, gebruikersnaam: null, apikey_id: null });
    expect(entry).to.deep.include({ address: null, request_id: null });
    expect(entry?.before).to.include({ status: 'definitief' });
    expect(entry?.after).to.include({ status: 'gaande' });
  });

  it('goes on naming an account and a key that are gone', async () => {
    const user = await given.user({ permissies: ['editLocaties'] });
    const key = await given.apiKey({ user_id: user.id });
    const made = await raw('POST', '/api2/locaties', { auth: { apiKey: key.token }, body: { naam: 'Van vroeger' } });
    await basic.apiKeys.deleteApiKey({ id: key.id });
    await basic.users.deleteUser({ id: user.id });
    const entry = await latest('Locatie', (made.body as { id: number }).id);
    expect(entry).to.deep.include({ user_id: user.id, gebruikersnaam: null, apikey_id: key.id });
  });

  it('holds no secret that was ever given, nor what is stored of one', async () => {
    const canaries: string[] = [];
    const kept = <T extends string>(secret: T): T => {
      canaries.push(secret);
      return secret;
    };
    const user = await given.user({ wachtwoord: kept('kanarie in het wachtwoord') });
    await basic.users.setUserPassword({ id: user.id, body: { wachtwoord: kept('kanarie in het tweede') } });
    await basic.users.updateUser({ id: user.id, body: { wachtwoord: kept('kanarie in het derde') } });
    const key = await given.apiKey({ user_id: user.id });
    const rotated = await basic.apiKeys.rotateApiKey({ id: key.id, body: { overlap_uren: 24 } });
    for (const { token } of [key, rotated]) kept(token.slice(10));
    const webhook = await given.webhook();
    kept(webhook.secret.slice(6));
    kept((await api.webhooks.rotateWebhookSecret({ id: webhook.id })).secret.slice(6));
    const { text } = await raw('GET', '/api2/audit?page_size=1000', { auth: ADMINISTRATOR });
    expect(canaries).to.have.length(7);
    for (const canary of canaries) expect(text, canary).to.not.include(canary);
    const stored = await service().database.read(async ({ knex }) => {
      const found: { password_hash: string }[] = await knex('users').select('password_hash');
      const hashes: { hash: string }[] = await knex('api_keys').select('hash');
      return [...found.map(({ password_hash }) => password_hash), ...hashes.map(({ hash }) => hash)];
    });
    for (const hash of stored) expect(text).to.not.include(hash);
    expect(text).to.include(`"prefix":"${rotated.prefix}"`);
  });

  it('is read with editUsers, by key too, and tells of what the reader may not view only that it changed', async () => {
    const { id } = await given.customer({ naam: 'Geheim BV' });
    const reader = await keyWith(['editUsers']);
    const filter = { object: ['Klant'], object_id: id } satisfies Filter;
    const [hidden] = await reader.audit.listAuditEntries(filter);
    expect(hidden).to.deep.include({ event: 'postInsert', user_id: 1, modified: [], before: null, after: null });
    await api.customers.updateCustomer({ id, body: { naam: 'Nog geheimer BV' } });
    const [changed] = await reader.audit.listAuditEntries(filter);
    expect(changed).to.deep.include({ event: 'postUpdate', modified: [], before: null, after: null });
    const [seen] = await (await keyWith(['editUsers', 'viewContact'])).audit.listAuditEntries(filter);
    expect(seen?.before).to.include({ naam: 'Geheim BV' });
    expect(await refused((await keyWith(['viewWebhooks', 'viewContact'])).audit.listAuditEntries())).to.deep.include({
      status: 403,
      params: { permission: ['editUsers'] },
    });
  });

  it('of a database from before it has its earlier changes, with the accounts that are known', async () => {
    const before = await trail({ page_size: 1_000 });
    const redo: Migration = {
      name: '999-redo',
      up: async (knex) => {
        const own = migrations.filter(({ name }) => /^07[23]-/.test(name));
        for (const each of own.toReversed()) await each.down(knex);
        for (const each of own) await each.up(knex, ZONE);
      },
      down: () => Promise.resolve(),
    };
    await migrateAlone(service().config.databaseUrl, [...migrations, redo]);
    const known = (await basic.apiKeys.listApiKeys())._embedded.apikeys.map(({ id }) => id);
    const expected = before.map((entry) => {
      const isKnown = entry.apikey_id === null || known.includes(entry.apikey_id);
      return { ...entry, address: null, ...(isKnown ? {} : { user_id: null, gebruikersnaam: null }) };
    });
    expect(await trail({ page_size: 1_000 })).to.deep.equal(expected);
  });
});

describe('what is asked of the audit trail', () => {
  let id = 0;
  let key = { id: 0, token: '' };
  let user = { id: 0 };
  const idsOf = async (filter: Filter): Promise<number[]> => (await trail(filter)).map(({ object_id }) => object_id);

  before(async () => {
    clock.set('2026-05-01T10:00:00+02:00');
    user = await given.user({ permissies: ['editLocaties', 'editKassas'] });
    key = await given.apiKey({ user_id: user.id });
    clock.set('2026-05-02T10:00:00+02:00');
    const auth = { apiKey: key.token };
    const headers = { 'x-request-id': 'de-vraag-van-mei' };
    const made = await raw('POST', '/api2/locaties', { auth, headers, body: { naam: 'Mei' } });
    ({ id } = made.body as { id: number });
    clock.set('2026-05-03T10:00:00+02:00');
    await raw('PUT', `/api2/locaties/${String(id)}`, { auth, body: { naam: 'Meer mei' } });
  });
  after(() => {
    clock.reset();
  });

  it('is by whom', async () => {
    expect(await idsOf({ user_id: user.id })).to.deep.equal([id, id]);
    expect(await idsOf({ apikey_id: key.id })).to.deep.equal([id, id]);
    expect(await idsOf({ apikey_id: user.id === key.id ? key.id + 1 : user.id })).to.not.include(id);
    expect(await idsOf({ user_id: user.id, apikey_id: 1 })).to.deep.equal([]);
  });

  it('is from where and in which request', async () => {
    expect(await idsOf({ request_id: 'de-vraag-van-mei' })).to.deep.equal([id]);
    expect(await idsOf({ user_id: user.id, address: '127.0.0.1' })).to.deep.equal([id, id]);
    expect(await idsOf({ user_id: user.id, address: '127.0.0.2' })).to.deep.equal([]);
  });

  it('is what happened to what', async () => {
    expect(await idsOf({ user_id: user.id, event: ['postUpdate'] })).to.deep.equal([id]);
    expect(await idsOf({ user_id: user.id, event: ['postInsert', 'postUpdate'] })).to.deep.equal([id, id]);
    expect(await idsOf({ user_id: user.id, object: ['Kassa'] })).to.deep.equal([]);
    expect(await idsOf({ user_id: user.id, object: ['Kassa', 'Locatie'] })).to.deep.equal([id, id]);
    expect(await idsOf({ object: ['Locatie'], object_id: id })).to.deep.equal([id, id]);
    for (const query of ['event=postSave', 'object=Sleutel', 'object_id=0', 'wie=1']) {
      const { status, body } = await raw('GET', `/api2/audit?${query}`);
      expect(status, query).to.equal(406);
      expect((body as object[])[0]).to.have.property('field');
    }
  });

  it('is when: from a moment on, until before another', async () => {
    const by = { user_id: user.id };
    const second = '2026-05-02T10:00:00+02:00';
    const third = '2026-05-03T10:00:00+02:00';
    expect(await trail({ ...by, begin: third })).to.have.length(1);
    expect(await trail({ ...by, eind: third })).to.have.length(1);
    expect(await trail({ ...by, begin: second, eind: third })).to.have.length(1);
    expect(await trail({ ...by, begin: second })).to.have.length(2);
    expect(await trail({ ...by, begin: '2026-05-03T10:00:00.001+02:00' })).to.have.length(0);
    const backwards = await refused(trail({ begin: third, eind: second }));
    expect(backwards).to.include({ status: 406, code: 'ERR_PERIOD_ORDER', field: 'eind' });
  });

  it('is answered a hundred at a time, the latest first, and led through by links whatever happens meanwhile', async () => {
    for (let at = 0; at < 101; at++) await given.location({ naam: `Baan ${String(at)}` });
    const path = '/api2/audit?object=Locatie&event=postInsert';
    const first = await raw('GET', path);
    expect(first.headers['x-page-size']).to.equal('100');
    const total = Number(first.headers['x-total-count']);
    const seen = first.body as AuditEntry[];
    expect(seen[0]?.after).to.include({ naam: 'Baan 100' });
    expect(seen.map(({ occurred_at }) => occurred_at)).to.deep.equal(
      seen.map(({ occurred_at }) => occurred_at).toSorted((a, b) => Date.parse(b) - Date.parse(a)),
    );
    await given.location({ naam: 'Tussendoor' });
    for (let next = /<([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1]; next !== undefined;) {
      const page = await raw('GET', next);
      seen.push(...(page.body as AuditEntry[]));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    expect(seen).to.have.length(total);
    expect(new Set(seen.map(({ event_id }) => event_id))).to.have.property('size', total);
    expect(JSON.stringify(seen)).to.not.include('Tussendoor');
  });

  it('takes as many statements for a hundred entries as for one', async () => {
    const one = await queries(() => trail({ page_size: 1 }));
    const hundred = await queries(() => trail({ page_size: 100 }));
    expect(hundred.length).to.equal(one.length);
    expect(one.filter((sql) => /\bevents\b/.test(sql))).to.have.length(3);
  });
});
