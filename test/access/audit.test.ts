// The audit trail: who changed what, from which address and with which credential, without secrets or withheld data.
import { expect } from 'chai';
import type { AuditEntry } from 'boekstaaf';
import {
  ADMINISTRATOR,
  api,
  basic,
  clock,
  given,
  jobs,
  createClientWith,
  sendRaw,
  expectRefusal,
  getService,
} from '../support/index.ts';
import { ZONE } from '../support/clock.ts';
import { startService, type ServedService } from '../support/service.ts';

type TrailFilter = Parameters<typeof basic.audit.listAuditEntries>[0];

const listEntries = (filter: TrailFilter = {}): Promise<AuditEntry[]> => basic.audit.listAuditEntries(filter);
/** Returns the entries about one object, the oldest first. */
const storyOf = async (object: AuditEntry['object'], object_id: number): Promise<AuditEntry[]> =>
  (await listEntries({ object: [object], object_id })).reverse();
const readLatestEntry = async (object: AuditEntry['object'], object_id: number): Promise<AuditEntry | undefined> =>
  (await storyOf(object, object_id)).at(-1);

describe('the audit trail', () => {
  let proxied: ServedService;

  before(async () => {
    proxied = await startService({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  });

  after(async () => {
    clock.reset();
    await proxied.close();
  });

  it('records who created, changed and removed what, when, from where, with which key and in which request', async () => {
    const user = await given.user({ permissies: ['editLocaties'] });
    const key = await given.apiKey({ user_id: user.id, scopes: ['editLocaties'] });
    const { baseUrl } = proxied;
    const createHeaders = (address: string, name: string) => ({ 'x-forwarded-for': address, 'x-request-id': name });
    const created = await sendRaw('POST', '/api2/locaties', {
      baseUrl,
      auth: { apiKey: key.token },
      headers: createHeaders('203.0.113.7', 'aanvraag-1'),
      body: { naam: 'Baan' },
    });
    const { id } = created.body as { id: number };
    const path = `/api2/locaties/${String(id)}`;
    const login = { username: user.gebruikersnaam, password: given.passwordOf(user.gebruikersnaam) };

    clock.advance({ minutes: 5 });
    const headers = createHeaders('2001:db8::7', 'aanvraag-2');
    await sendRaw('PUT', path, { baseUrl, auth: login, headers, body: { naam: 'Baan 1' } });
    clock.advance({ minutes: 5 });

    const deleted = await sendRaw('DELETE', path);

    const story = await storyOf('Locatie', id);
    const actor = { user_id: user.id, gebruikersnaam: user.gebruikersnaam };
    const ids = story.map(({ event_id }) => event_id);
    expect(story).to.deep.equal([
      {
        event_id: ids[0],
        object: 'Locatie',
        object_id: id,
        event: 'postInsert',
        sequence: 1,
        modified: [],
        occurred_at: '2026-03-10T11:00:00+01:00',
        address: '203.0.113.7',
        request_id: 'aanvraag-1',
        ...actor,
        apikey_id: key.id,
        before: null,
        after: created.body,
      },
      {
        event_id: ids[1],
        object: 'Locatie',
        object_id: id,
        event: 'postUpdate',
        sequence: 2,
        modified: ['naam'],
        occurred_at: '2026-03-10T11:05:00+01:00',
        address: '2001:db8::7',
        request_id: 'aanvraag-2',
        ...actor,
        apikey_id: null,
        before: { naam: 'Baan' },
        after: { naam: 'Baan 1' },
      },
      {
        event_id: ids[2],
        object: 'Locatie',
        object_id: id,
        event: 'postDelete',
        sequence: 3,
        modified: [],
        occurred_at: '2026-03-10T11:10:00+01:00',
        address: '127.0.0.1',
        user_id: 1,
        gebruikersnaam: ADMINISTRATOR.username,
        apikey_id: 1,
        request_id: deleted.headers['x-request-id'],
        after: null,
        before: { ...(created.body as object), naam: 'Baan 1' },
      },
    ]);

    const events = await api.events.listEvents({ page_size: 1_000 });
    const locationEvents = events.filter(({ meta }) => meta.object === 'Locatie' && !meta.event.endsWith('postSave'));
    expect(locationEvents.map(({ meta }) => meta.event_id)).to.deep.equal(ids);
  });

  it('writes an address in one form, without the zone that a proxy may pass on', async () => {
    const zone = 'x'.repeat(2_000);
    for (const [forwardedFor, address] of [
      [`2001:DB8::9%${zone}`, '2001:db8::9'],
      ['::FFFF:203.0.113.9', '203.0.113.9'],
      ['198.51.100.1, 203.0.113.8', '203.0.113.8'],
      ['geen adres', '127.0.0.1'],
    ]) {
      const headers = { 'x-forwarded-for': String(forwardedFor) };
      const { baseUrl } = proxied;
      const response = await sendRaw('POST', '/api2/locaties', { baseUrl, headers, body: { naam: 'Baan' } });
      expect((await readLatestEntry('Locatie', (response.body as { id: number }).id))?.address).to.equal(address);
    }
  });

  it('has one entry for a change, however many events announce it', async () => {
    const { id } = await given.booking({ status: 'definitief' });
    expect((await storyOf('Boeking', id)).map(({ event }) => event)).to.deep.equal(['postInsert']);
    const customer = await given.customer();
    const entries = await listEntries({ object_id: customer.id, object: ['Contact', 'Klant'] });
    expect(entries.map(({ object }) => object)).to.have.members(['Contact', 'Klant']);
  });

  it('names no account and no address for scheduled work', async () => {
    const product = await given.product({ duur: 'PT2H' });
    const begin = '2026-03-11T10:00:00+01:00';
    const { id } = await given.booking({ product_id: product.id, begin, status: 'definitief' });
    clock.set(begin);
    await jobs.runAllDue();
    const entry = await readLatestEntry('Boeking', id);
    expect(entry).to.deep.include({ event: 'postUpdate', user_id: null, gebruikersnaam: null, apikey_id: null });
    expect(entry).to.deep.include({ address: null, request_id: null });
    expect(entry?.before).to.include({ status: 'definitief' });
    expect(entry?.after).to.include({ status: 'gaande' });
  });

  it('still names an account and a key that were deleted', async () => {
    const user = await given.user({ permissies: ['editLocaties'] });
    const key = await given.apiKey({ user_id: user.id });
    const response = await sendRaw('POST', '/api2/locaties', {
      auth: { apiKey: key.token },
      body: { naam: 'Van vroeger' },
    });
    await basic.apiKeys.deleteApiKey({ id: key.id });
    await basic.users.deleteUser({ id: user.id });
    const entry = await readLatestEntry('Locatie', (response.body as { id: number }).id);
    expect(entry).to.deep.include({ user_id: user.id, gebruikersnaam: null, apikey_id: key.id });
  });

  it('records who set whose password, each time, and nothing of the password', async () => {
    const user = await given.user();
    expect(user.wachtwoord_gewijzigd_op).to.equal(ZONE.toText(clock.now()));
    const passwords = ['een heel nieuw wachtwoord', 'een ander nieuw wachtwoord'];
    for (const wachtwoord of passwords) await basic.users.setUserPassword({ id: user.id, body: { wachtwoord } });
    await basic.users.updateUser({ id: user.id, body: { wachtwoord: passwords[0] ?? '' } });
    const story = (await storyOf('frameworkGuardUser', user.id)).slice(1);
    expect(story).to.have.length(3);
    for (const entry of story)
      expect(entry).to.deep.include({ event: 'postUpdate', user_id: 1, modified: ['wachtwoord_gewijzigd_op'] });
    const { wachtwoord_gewijzigd_op } = await basic.users.getUser({ id: user.id });
    expect(story.at(-1)?.after).to.deep.equal({ wachtwoord_gewijzigd_op });
    expect(JSON.stringify(story)).to.not.match(/nieuw wachtwoord|scrypt|hash/);
  });

  it('contains no secret that was ever sent, and no hash of one', async () => {
    const canaries: string[] = [];

    const plantCanary = <T extends string>(secret: T): T => {
      canaries.push(secret);
      return secret;
    };

    const user = await given.user({ wachtwoord: plantCanary('kanarie in het wachtwoord') });
    await basic.users.setUserPassword({ id: user.id, body: { wachtwoord: plantCanary('kanarie in het tweede') } });
    await basic.users.updateUser({ id: user.id, body: { wachtwoord: plantCanary('kanarie in het derde') } });

    const key = await given.apiKey({ user_id: user.id });
    const rotated = await basic.apiKeys.rotateApiKey({ id: key.id, body: { overlap_uren: 24 } });
    for (const { token } of [key, rotated]) plantCanary(token.slice(10));

    const webhook = await given.webhook();
    plantCanary(webhook.secret.slice(6));
    plantCanary((await api.webhooks.rotateWebhookSecret({ id: webhook.id })).secret.slice(6));

    const { text } = await sendRaw('GET', '/api2/audit?page_size=1000', { auth: ADMINISTRATOR });
    expect(canaries).to.have.length(7);

    for (const canary of canaries) expect(text, canary).to.not.include(canary);
    const storedHashes = await getService().database.read(async ({ build, query }) => {
      const userRows: { password_hash: string }[] = await query(build('users').select('password_hash'));
      const hashes: { hash: string }[] = await query(build('api_keys').select('hash'));
      return [...userRows.map(({ password_hash }) => password_hash), ...hashes.map(({ hash }) => hash)];
    });

    for (const hash of storedHashes) expect(text).to.not.include(hash);
    expect(text).to.include(`"prefix":"${rotated.prefix}"`);
  });

  it('is read with editUsers, also with a key, and withholds changes that the reader may not view', async () => {
    const { id } = await given.customer({ naam: 'Geheim BV' });
    const reader = await createClientWith(['editUsers']);
    const filter = { object: ['Klant'], object_id: id } satisfies TrailFilter;
    const [hidden] = await reader.audit.listAuditEntries(filter);
    expect(hidden).to.deep.include({ event: 'postInsert', user_id: 1, modified: [], before: null, after: null });

    await api.customers.updateCustomer({ id, body: { naam: 'Nog geheimer BV' } });
    const [updateEntry] = await reader.audit.listAuditEntries(filter);
    expect(updateEntry).to.deep.include({ event: 'postUpdate', modified: [], before: null, after: null });

    const [visibleEntry] = await (await createClientWith(['editUsers', 'viewContact'])).audit.listAuditEntries(filter);
    expect(visibleEntry?.before).to.include({ naam: 'Geheim BV' });
    expect(
      await expectRefusal((await createClientWith(['viewWebhooks', 'viewContact'])).audit.listAuditEntries()),
    ).to.deep.include({
      status: 403,
      params: { permission: ['editUsers'] },
    });
  });
});
