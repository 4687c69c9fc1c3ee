// API keys: shown once, without more rights than their creator, and refused from the moment that they are revoked.
import { expect } from 'chai';
import { Boekstaaf, type ApiKeyScope, type ApiKeyWithToken, type NewApiKey } from 'boekstaaf';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { permissions } from '../../generated/operations.ts';
import {
  ADMINISTRATOR,
  anybody,
  api,
  apiKey,
  baseUrl,
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
import { touch } from '../../db/access/api-keys.ts';

import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import { MAX_KEYS_PER_ACCOUNT } from '../../domain/access/api-key.ts';
import type { Instant } from '../../generated/types.ts';
import { overlayDatabase } from '../support/overlay.ts';
import { createUserWith } from '../support/users.ts';

const NOW = '2026-03-10T11:00:00+01:00';

/** Returns whether a request with this token is authenticated. */
async function isAccepted(token: string): Promise<boolean> {
  const { status } = await sendRaw('GET', '/api2/locaties', { auth: { apiKey: token } });
  expect(status).to.be.oneOf([200, 401]);
  return status === 200;
}

describe('API keys', () => {
  beforeEach(() => {
    clock.reset();
  });

  it('for a website has no other scope than public', async () => {
    expect(bundle.components.schemas.ApiKeyScope.enum).to.have.members([...permissions, 'public']);
    const { id, scopes } = await given.apiKey({ scopes: ['public'] });
    expect(scopes).to.deep.equal(['public']);
    const both = { scopes: ['public', 'editLocaties'] as ApiKeyScope[] };
    for (const call of [() => given.apiKey(both), () => basic.apiKeys.updateApiKey({ id, body: both })])
      expect(await expectRefusal(call())).to.include({ status: 406, code: 'ERR_NOT_ALLOWED', field: 'scopes' });
  });

  it('are limited to a thousand for each account', async () => {
    const { id: user_id } = await given.user();
    const body = { user_id, description: 'Nog een' };
    const createdAt = `'2026-03-10T10:00:00.000Z'`;
    const numbers = Array.from({ length: MAX_KEYS_PER_ACCOUNT - 1 }, (_none, number) => number);
    const rows = numbers.map(
      (number) => `(1, ${String(user_id)}, 'vol', 'vol ${String(number)}', 'vol', ${createdAt})`,
    );

    // These rows record no events, and they are deleted before a reader asks for events.
    const put = (sql: string) => getDatabase().write((db) => db.write(sql, [], NOTED_OPTIONS));
    await put(`insert into api_keys (version, user_id, description, hash, prefix, created_at) values ${rows.join()}`);
    await given.apiKey(body);

    const full = { status: 406, code: 'ERR_TOO_MANY', field: 'user_id' };
    expect(await expectRefusal(given.apiKey(body))).to.include(full);

    await given.apiKey({ ...body, user_id: (await given.user()).id });
    await put(`delete from api_keys where description = 'vol'`);
    await given.apiKey(body);
  });

  it('return their token once, when they are created', async () => {
    const { token, ...made } = await given.apiKey({ description: 'Website' });
    expect(token).to.match(/^bks_[0-9A-Za-z]{36}$/);

    const self = ['get', 'put', 'delete'].map((method) => ({ href: `/api2/apikeys/${String(made.id)}`, method }));
    const key = {
      id: made.id,
      user_id: 1,
      description: 'Website',
      prefix: token.slice(0, 10),
      scopes: null,
      created_at: NOW,
      last_used_at: null,
      expires_at: null,
      _links: { self },
    };
    expect(made).to.deep.equal(key);
    expect(await isAccepted(token)).to.equal(true);
    expect(await basic.apiKeys.getApiKey({ id: made.id })).to.deep.equal(key);
    expect((await basic.apiKeys.listApiKeys())._embedded.apikeys).to.deep.include(key);
  });

  it('are nowhere in clear: not in reads, events or the log', async () => {
    let token = '';
    const events = await collectEvents(async () => {
      ({ token } = await given.apiKey());
    });
    expect(events.map(({ event }) => event)).to.deep.equal(['APIKey::postInsert', 'APIKey::postSave']);
    expect(Object.keys(events[0]?.data ?? {})).not.to.include.members(['token', 'hash', 'previous_hash']);
    expect(JSON.stringify(events)).not.to.include(token);
  });

  it('return their address when they are created', async () => {
    const body = { user_id: 1, description: 'Waar' };
    const { headers, body: key } = await sendRaw('POST', '/api2/apikeys', { auth: ADMINISTRATOR, body });
    journal.addSecret((key as ApiKeyWithToken).token);
    expect(headers.location).to.equal(`/api2/apikeys/${String((key as ApiKeyWithToken).id)}`);
  });

  it('show when they were last used, without a new version or an event', async () => {
    const { id } = await given.apiKey();
    const path = `/api2/apikeys/${String(id)}`;
    const { headers } = await sendRaw('GET', path, { auth: ADMINISTRATOR });
    const usedAt = '2026-03-10T10:30:00.000Z' as Instant;
    const deletedId = 999_999;
    const events = await collectEvents(() =>
      getDatabase().write((db) =>
        touch(
          db,
          new Map([
            [deletedId, usedAt],
            [id, usedAt],
          ]),
        ),
      ),
    );
    expect(events).to.deep.equal([]);

    const after = await sendRaw('GET', path, { auth: ADMINISTRATOR });
    expect(after.body).to.include({ last_used_at: '2026-03-10T11:30:00+01:00' });
    expect(after.headers.etag?.split('.')[0]).to.equal(headers.etag?.split('.')[0]);
  });

  it('may do what their user and their scopes both allow', async () => {
    const { token } = await given.apiKey({ scopes: ['editLocaties'] });
    const client = new Boekstaaf({ baseUrl, apiKey: token });
    await client.locations.createLocation({ body: { naam: 'Ja' } });
    const refusal = await expectRefusal(client.productGroups.createProductGroup({ body: { naam: 'Nee' } }));
    expect(refusal).to.deep.include({ status: 403, params: { permission: ['editProducten'] } });

    const none = new Boekstaaf({ baseUrl, apiKey: (await given.apiKey({ scopes: [] })).token });
    expect(await expectRefusal(none.locations.createLocation({ body: { naam: 'Nee' } }))).to.include({ status: 403 });
    expect(await none.locations.listLocations()).to.be.an('array');
  });

  describe('in a list', () => {
    it('are those of one user, counted, with links to the pages', async () => {
      const { id: user_id } = await createUserWith([]);
      expect(await basic.apiKeys.listApiKeys({ user_id })).to.deep.equal({
        _embedded: { apikeys: [] },
        count: 0,
        _links: createLinks(`/api2/apikeys?user_id=${String(user_id)}`),
      });

      const ids: number[] = [];
      for (let count = 0; count < 5; count++) ids.push((await given.apiKey({ user_id })).id);

      const page = (number: number): string =>
        `/api2/apikeys?user_id=${String(user_id)}&page=${String(number)}&page_size=2`;
      const second = await basic.apiKeys.listApiKeys({ user_id, page: 2, page_size: 2 });
      expect(second._embedded.apikeys.map(({ id }) => id)).to.deep.equal(ids.slice(2, 4));
      expect(second).to.deep.include({
        count: 5,
        _links: { ...createLinks(page(2), page(1), page(3)), next: { href: page(3) }, prev: { href: page(1) } },
      });

      const { body } = await sendRaw('GET', page(3), { auth: ADMINISTRATOR });
      expect(body).to.deep.include({
        count: 5,
        _links: { ...createLinks(page(3), page(1), page(3)), prev: { href: page(2) } },
      });

      const beyond = await basic.apiKeys.listApiKeys({ user_id, page: 9, page_size: 2 });
      expect(beyond).to.deep.include({ _embedded: { apikeys: [] }, count: 5 });
      expect(beyond._links.prev).to.deep.equal({ href: page(3) });
    });

    it('have pages of a hundred when only a page is asked for', async () => {
      const { _links } = await basic.apiKeys.listApiKeys({ page: 1 });
      expect(_links.first).to.deep.equal({ href: '/api2/apikeys?page=1&page_size=100' });
    });

    it('are refused for a user that is not a number', async () => {
      const { status, body } = await sendRaw('GET', '/api2/apikeys?user_id=ik', { auth: ADMINISTRATOR });
      expect(status).to.equal(406);
      expect(body).to.have.nested.property('[0].field', 'user_id');
    });

    function createLinks(self: string, first = self, last = self): object {
      return {
        self: ['get', 'post'].map((method) => ({ href: self, method })),
        first: { href: first },
        last: { href: last },
      };
    }
  });

  describe('that are changed', () => {
    it('change member by member', async () => {
      const { id } = await given.apiKey();
      const body = {
        description: 'Kassa',
        scopes: ['createBoeking' as const],
        expires_at: '2026-04-01T00:00:00+02:00',
      };
      expect(await basic.apiKeys.updateApiKey({ id, body })).to.deep.include(body);
      const key = await basic.apiKeys.updateApiKey({ id, body: { scopes: null, expires_at: null } });
      expect(key).to.deep.include({ description: 'Kassa', scopes: null, expires_at: null });
    });

    it('do not change when they are sent back as they were read, not even expired ones', async () => {
      const { id } = await given.apiKey({ expires_at: '2026-03-10T12:00:00+01:00', scopes: ['editLocaties'] });
      clock.advance({ days: 1 });
      const path = `/api2/apikeys/${String(id)}`;
      const current = await sendRaw('GET', path, { auth: ADMINISTRATOR });
      const events = await collectEvents(async () => {
        const response = await sendRaw('PUT', path, { auth: ADMINISTRATOR, body: current.body });
        expect(response.status).to.equal(200);
        expect(response.body).to.deep.equal(current.body);
        expect(response.headers.etag).to.equal(current.headers.etag);
      });
      expect(events).to.deep.equal([]);
    });

    it('keep their user', async () => {
      const { id } = await given.apiKey();
      const { id: user_id } = await createUserWith([]);
      const refusal = await expectRefusal(basic.apiKeys.updateApiKey({ id, body: { user_id } }));
      expect(refusal).to.include({ status: 406, code: 'ERR_NOT_CHANGEABLE', field: 'user_id' });
      expect((await basic.apiKeys.updateApiKey({ id, body: { user_id: 1 } })).user_id).to.equal(1);
    });
  });

  describe('that expire', () => {
    it('are refused from that moment on', async () => {
      const { token } = await given.apiKey({ expires_at: '2026-03-10T12:00:00+01:00' });
      clock.advance({ milliseconds: 3_599_999 });
      expect(await isAccepted(token)).to.equal(true);
      clock.advance({ milliseconds: 1 });
      expect(await isAccepted(token)).to.equal(false);
    });

    it('are told apart from wrong ones, for a caller who sends the right token', async () => {
      const { id, token } = await given.apiKey({ expires_at: '2026-03-10T12:00:00+01:00' });
      const user = await given.user();
      const leaverKey = await given.apiKey({ user_id: user.id, expires_at: '2026-03-10T12:00:00+01:00' });
      const replaced = await given.apiKey();
      await basic.apiKeys.rotateApiKey({ id: replaced.id, body: { overlap_uren: 1 } });
      clock.advance({ hours: 1 });
      await basic.users.updateUser({ id: user.id, body: { actief: false } });

      const refusalOf = async (apiKey: string | null): Promise<unknown> => {
        const { status, body } = await sendRaw('GET', '/api2/locaties', { auth: apiKey === null ? null : { apiKey } });
        expect([status, (body as { message: string }).message]).to.deep.equal([401, 'Login Required']);
        const { code, params } = body as { code: string; params: { remedy: string } };
        expect(params.remedy).to.match(/^[A-Z].*\.$/);
        return code;
      };

      expect(await refusalOf(null)).to.equal('ERR_LOGIN_REQUIRED');
      expect(await refusalOf(token)).to.equal('ERR_KEY_EXPIRED');
      expect(await refusalOf(replaced.token), 'the token before the rotation').to.equal('ERR_KEY_EXPIRED');
      expect(await refusalOf(leaverKey.token), 'of a user who left').to.equal('ERR_CREDENTIAL_INVALID');

      const almost = `${token.slice(0, -1)}${token.endsWith('x') ? 'y' : 'x'}`;
      expect(await refusalOf(almost), 'almost the token').to.equal('ERR_CREDENTIAL_INVALID');

      await basic.apiKeys.deleteApiKey({ id });
      expect(await refusalOf(token), 'revoked').to.equal('ERR_CREDENTIAL_INVALID');
    });

    it('cannot expire in the past', async () => {
      const past = { expires_at: NOW };
      const refusal = { status: 406, code: 'ERR_EXPIRY_IN_PAST', field: 'expires_at' };
      expect(await expectRefusal(given.apiKey(past))).to.include(refusal);
      const { id } = await given.apiKey();
      expect(await expectRefusal(basic.apiKeys.updateApiKey({ id, body: past }))).to.include(refusal);
    });

    it('are revoked from the next request on', async () => {
      const { id, token } = await given.apiKey();
      expect(await isAccepted(token)).to.equal(true);

      const events = await collectEvents(() => basic.apiKeys.deleteApiKey({ id }));
      expect(events.map(({ event }) => event)).to.deep.equal(['APIKey::postDelete']);
      expect(await isAccepted(token)).to.equal(false);

      for (const call of [
        () => basic.apiKeys.getApiKey({ id }),
        () => basic.apiKeys.updateApiKey({ id, body: {} }),
        () => basic.apiKeys.deleteApiKey({ id }),
        () => basic.apiKeys.rotateApiKey({ id, body: {} }),
      ]) {
        expect(await expectRefusal(call())).to.include({ status: 404, message: 'Not Found' });
      }
    });

    it('are also revoked for a request that is looking them up at that moment', async () => {
      const { id, token } = await given.apiKey();
      let meanwhile: (() => Promise<unknown>) | undefined;
      const slow = overlayDatabase(getDatabase(), {
        async read(work) {
          const result = await getDatabase().read(work);
          const first = meanwhile;
          meanwhile = undefined;
          await first?.();
          return result;
        },
      });
      const service = await startService({ database: slow });
      const get = (): ReturnType<typeof sendRaw> =>
        sendRaw('GET', '/api2/locaties', { auth: { apiKey: token }, baseUrl: service.baseUrl });

      meanwhile = () =>
        sendRaw('DELETE', `/api2/apikeys/${String(id)}`, { auth: ADMINISTRATOR, baseUrl: service.baseUrl });

      await get();
      expect((await get()).status).to.equal(401);

      await service.close();
    });

    it('lose scopes from the next request on', async () => {
      const { id, token } = await given.apiKey();
      const client = new Boekstaaf({ baseUrl, apiKey: token });
      await client.locations.createLocation({ body: { naam: 'Ja' } });
      await basic.apiKeys.updateApiKey({ id, body: { scopes: [] } });
      expect(await expectRefusal(client.locations.createLocation({ body: { naam: 'Nee' } }))).to.include({
        status: 403,
      });
    });
  });

  describe('that are rotated', () => {
    it('get a new token, and refuse the old one', async () => {
      const old = await given.apiKey({ description: 'Rond' });
      const { token, ...rotated } = await basic.apiKeys.rotateApiKey({ id: old.id, body: {} });
      journal.addSecret(token);
      expect(rotated).to.deep.include({
        id: old.id,
        description: 'Rond',
        prefix: token.slice(0, 10),
        created_at: NOW,
      });
      expect(token).not.to.equal(old.token);
      expect(await isAccepted(token)).to.equal(true);
      expect(await isAccepted(old.token)).to.equal(false);
    });

    it('accept the old token during the overlap, and no earlier token', async () => {
      const first = await given.apiKey();
      const { id } = first;
      const second = await basic.apiKeys.rotateApiKey({ id, body: { overlap_uren: 24 } });
      journal.addSecret(second.token);
      clock.advance({ hours: 23 });

      expect([await isAccepted(first.token), await isAccepted(second.token)]).to.deep.equal([true, true]);

      const third = await basic.apiKeys.rotateApiKey({ id, body: { overlap_uren: 168 } });
      journal.addSecret(third.token);
      expect([
        await isAccepted(first.token),
        await isAccepted(second.token),
        await isAccepted(third.token),
      ]).to.deep.equal([false, true, true]);

      clock.advance({ days: 7 });
      expect([await isAccepted(second.token), await isAccepted(third.token)]).to.deep.equal([false, true]);
    });

    it('refuse the old token too once the key is deleted', async () => {
      const { id, token } = await given.apiKey();
      journal.addSecret((await basic.apiKeys.rotateApiKey({ id, body: { overlap_uren: 24 } })).token);
      await basic.apiKeys.updateApiKey({ id, body: { expires_at: '2026-03-10T12:00:00+01:00' } });
      clock.advance({ hours: 1 });
      expect(await isAccepted(token)).to.equal(false);
    });

    it('are not rotated after they expired', async () => {
      const { id } = await given.apiKey({ expires_at: '2026-03-10T12:00:00+01:00' });
      clock.advance({ hours: 1 });
      const refusal = await expectRefusal(basic.apiKeys.rotateApiKey({ id, body: {} }));
      expect(refusal).to.include({ status: 406, code: 'ERR_EXPIRY_IN_PAST' });
    });

    it('overlap for a week at most', async () => {
      const { id } = await given.apiKey();
      const refusal = await expectRefusal(basic.apiKeys.rotateApiKey({ id, body: { overlap_uren: 169 } }));
      expect(refusal).to.include({ status: 406, code: 'ERR_RANGE', field: 'overlap_uren' });
    });
  });

  describe('created by a user with few rights', () => {
    const permissies = ['editUsers', 'editLocaties'] as const;
    let colleague: Boekstaaf;
    let colleagueId: number;

    const createRefusal = (...permission: string[]): object => ({
      status: 403,
      code: 'ERR_RIGHTS_EXCEEDED',
      params: { permission },
    });

    const make = async (body: NewApiKey): Promise<ApiKeyWithToken> => {
      const key = await colleague.apiKeys.createApiKey({ body });
      journal.addSecret(key.token);
      return key;
    };

    before(async () => {
      const { id, username, password } = await createUserWith(permissies);
      colleagueId = id;
      colleague = new Boekstaaf({ baseUrl, username, password });
    });

    it('get no more rights than that user', async () => {
      await make({ user_id: colleagueId, description: 'Eigen' });
      await make({ user_id: 1, description: 'Beheer', scopes: ['editLocaties'] });
      const scopes = ['editLocaties', 'editProducten', 'viewContact'] as const;
      const refusal = await expectRefusal(make({ user_id: 1, description: 'Meer', scopes: [...scopes] }));
      expect(refusal).to.deep.include(createRefusal('viewContact', 'editProducten'));
      const all = await expectRefusal(make({ user_id: 1, description: 'Alles' }));
      expect(all).to.include({ status: 403, code: 'ERR_RIGHTS_EXCEEDED' });
      expect(all.params?.['permission']).to.include('editBoeking').and.not.to.include('editUsers');
    });

    it('are not widened or lengthened beyond them, but may be narrowed', async () => {
      const { id } = await given.apiKey({
        scopes: ['editLocaties', 'editProducten'],
        expires_at: '2026-03-12T00:00:00+01:00',
      });
      const update = (body: Parameters<typeof colleague.apiKeys.updateApiKey>[0]['body']): Promise<unknown> =>
        colleague.apiKeys.updateApiKey({ id, body });
      expect(await expectRefusal(update({ scopes: ['editLocaties', 'editProducten', 'editBoeking'] }))).to.deep.include(
        createRefusal('editBoeking', 'editProducten'),
      );
      expect(await expectRefusal(update({ expires_at: '2026-03-13T00:00:00+01:00' }))).to.deep.include(
        createRefusal('editProducten'),
      );
      expect(await expectRefusal(update({ expires_at: null }))).to.deep.include(createRefusal('editProducten'));
      expect(await expectRefusal(update({ scopes: null }))).to.include({ code: 'ERR_RIGHTS_EXCEEDED' });

      await update({ description: 'Anders', expires_at: '2026-03-11T00:00:00+01:00' });
      await update({ scopes: ['editLocaties'] });
      await update({ scopes: ['editLocaties', 'editUsers'], expires_at: null });
    });

    it('are not rotated when they have more rights', async () => {
      const strong = await given.apiKey({ scopes: ['editProducten'] });
      const call = colleague.apiKeys.rotateApiKey({ id: strong.id, body: {} });
      expect(await expectRefusal(call)).to.deep.include(createRefusal('editProducten'));
      const weak = await given.apiKey({ scopes: ['editLocaties'] });
      journal.addSecret((await colleague.apiKeys.rotateApiKey({ id: weak.id, body: {} })).token);
    });
  });

  it('are for users that exist', async () => {
    const unknown = await expectRefusal(given.apiKey({ user_id: 999_999, expires_at: NOW }));
    expect(unknown).to.deep.include({ status: 406, codes: ['ERR_UNKNOWN_REFERENCE'], fields: ['user_id'] });
    const past = await expectRefusal(given.apiKey({ expires_at: NOW }));
    expect(past).to.deep.include({ status: 406, codes: ['ERR_EXPIRY_IN_PAST'], fields: ['expires_at'] });
  });

  it('require a user and a description', async () => {
    const { status, body } = await sendRaw('POST', '/api2/apikeys', { auth: ADMINISTRATOR, body: {} });
    expect(status).to.equal(406);
    expect((body as { field: string }[]).map(({ field }) => field)).to.have.members(['user_id', 'description']);
  });

  it('are sent as application/json', async () => {
    const body = JSON.stringify({ user_id: 1, description: 'Tekst' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
      const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
      const { status } = await sendRaw('POST', '/api2/apikeys', { auth: ADMINISTRATOR, headers, body });
      expect(status, type).to.equal(415);
    }
  });

  it('are managed with a user name and password, never with a key', async () => {
    const { id } = await given.apiKey();
    for (const call of [
      () => api.apiKeys.listApiKeys(),
      () => api.apiKeys.getApiKey({ id }),
      () => api.apiKeys.createApiKey({ body: { user_id: 1, description: 'Nee' } }),
      () => api.apiKeys.updateApiKey({ id, body: {} }),
      () => api.apiKeys.rotateApiKey({ id, body: {} }),
      () => api.apiKeys.deleteApiKey({ id }),
    ]) {
      expect(await expectRefusal(call())).to.include({ status: 401, code: 'ERR_BASIC_REQUIRED' });
    }

    const { headers } = await sendRaw('GET', '/api2/apikeys', { auth: { apiKey } });
    expect(headers['www-authenticate']).to.match(/^Basic /);
    expect(await expectRefusal(anybody.apiKeys.listApiKeys())).to.include({ status: 401 });
  });
});
