// Requests in progress while their sender loses rights: a slow body is refused once the rights are revoked.
import { expect } from 'chai';
import type { User } from 'boekstaaf';
import * as apiKeys from '../../db/access/api-keys.ts';
import { readOne } from '../../db/engine/changes/table.ts';
import type { Database } from '../../db/engine/session/database.ts';
import { api, basic, getDatabase, given, journal, sendRaw } from '../support/index.ts';
import { blockLocationWrite } from '../support/blocked-requests.ts';
import { overlayDatabase } from '../support/overlay.ts';
import type { RawCredential, RawResponse } from '../support/raw.ts';
import { startService, type ServedService } from '../support/service.ts';
import { declareSqlChanges } from '../support/stories.ts';

const PASSWORD = 'een heel nieuw wachtwoord';
const codeOf = ({ body }: RawResponse): unknown => [body].flat().map((each) => (each as { code?: string }).code)[0];

/** Wraps the database of this file so that a function runs before a transaction begins. */
function delayDatabase(before: {
  readonly read?: () => Promise<void>;
  readonly write?: () => Promise<void>;
}): Database {
  return overlayDatabase(getDatabase(), {
    read: async (work) => {
      await before.read?.();
      return getDatabase().read(work);
    },
    write: async (work) => {
      await before.write?.();
      return getDatabase().write(work);
    },
  });
}

describe('a user who lost the right to manage users before their request arrived', () => {
  let slow: ServedService;
  /** Runs once, after a request was let in and before its transaction begins. */
  let meanwhile: (() => PromiseLike<unknown>) | undefined;

  before(async () => {
    slow = await startService({ database: delayDatabase({ write: () => runMeanwhile() }) });
  });

  after(() => slow.close());

  async function runMeanwhile(): Promise<void> {
    const first = meanwhile;
    meanwhile = undefined;
    await first?.();
  }

  const credentialOf = ({ gebruikersnaam }: Pick<User, 'gebruikersnaam'>): RawCredential => ({
    username: gebruikersnaam,
    password: given.passwordOf(gebruikersnaam),
  });

  async function listAttempts(): Promise<readonly (readonly [method: string, path: string, body?: object])[]> {
    const { id: staff } = await given.staffMember();
    const user = await given.user();
    const other = await given.user();
    const role = await given.role();
    const key = await given.apiKey({ user_id: user.id, scopes: [] });
    const users = `/api2/gebruikers/${String(user.id)}`;
    const roles = `/api2/rollen/${String(role.id)}`;
    const keys = `/api2/apikeys/${String(key.id)}`; // prettier-ignore

    return [
      ['POST', '/api2/gebruikers', { id: staff, gebruikersnaam: `laat-${String(staff)}`, wachtwoord: PASSWORD }],
      ['PUT', users, { wachtwoord: PASSWORD }],
      ['PUT', users, { email_address: 'laat@uitje.example' }],
      ['POST', `${users}/wachtwoord`, { wachtwoord: PASSWORD }],
      ['POST', '/api2/rollen', { naam: `Laat ${String(staff)}` }],
      ['PUT', roles, { naam: `Later ${String(staff)}` }],
      ['POST', '/api2/apikeys', { user_id: other.id, description: 'Laat', scopes: [] }],
      ['PUT', keys, { description: 'Laat' }],
      ['POST', `${keys}/roteren`, {}],
      ['DELETE', keys],
      ['DELETE', roles],
      ['DELETE', users],
    ];
  }

  const STRANGER = [401, 'ERR_CREDENTIAL_INVALID'];
  const revocations: [name: string, refusal: (number | string)[], how: (late: User) => PromiseLike<unknown>][] = [
    ['his account is not active', STRANGER, ({ id }) => basic.users.updateUser({ id, body: { actief: false } })],
    [
      'he lost the right',
      [403, 'ERR_PERMISSION'],
      ({ id }) => basic.users.updateUser({ id, body: { permissies: ['editBoeking'] } }),
    ],
    ['his account is gone', STRANGER, ({ id }) => basic.users.deleteUser({ id })],
  ];

  for (const [name, refusal, how] of revocations)
    it(`changes nothing any more: ${name}`, async () => {
      for (const [method, path, body] of await listAttempts()) {
        const late = await given.user({ permissies: ['editUsers', 'editBoeking'] });
        meanwhile = () => how(late);
        const response = await sendRaw(method, path, { baseUrl: slow.baseUrl, auth: credentialOf(late), body });
        expect([response.status, codeOf(response)], `${method} ${path} ${response.text}`).to.deep.equal(refusal);
      }
    });

  it('assigns only the rights that they still have', async () => {
    const role = await given.role({ permissies: ['editLocaties'] });
    const late = await given.user({ permissies: ['editUsers'], rollen: [{ id: role.id }] });
    const friend = await given.user();

    const give = (): Promise<RawResponse> =>
      sendRaw('PUT', `/api2/gebruikers/${String(friend.id)}`, {
        baseUrl: slow.baseUrl,
        auth: credentialOf(late),
        body: { permissies: ['editLocaties'] },
      });

    meanwhile = () => basic.roles.updateRole({ id: role.id, body: { permissies: [] } });
    const response = await give();
    expect(response.body).to.deep.include({ code: 'ERR_RIGHTS_EXCEEDED', params: { permission: ['editLocaties'] } });

    await basic.roles.updateRole({ id: role.id, body: { permissies: ['editLocaties'] } });
    expect((await give()).status).to.equal(200);
  });

  it('does not affect users who still have the right', async () => {
    const late = await given.user({ permissies: ['editUsers'] });
    for (const [method, path, body] of await listAttempts()) {
      const response = await sendRaw(method, path, { baseUrl: slow.baseUrl, auth: credentialOf(late), body });
      expect(response.status, `${method} ${path} ${response.text}`).to.be.oneOf([200, 201]);
      const { token } = (response.body ?? {}) as { token?: string };
      if (token !== undefined) journal.addSecret(token);
    }
  });
});

describe('a key that is revoked while its request comes in', () => {
  // Another transaction, of the test alone, revokes the key.
  declareSqlChanges('APIKey');
  let slow: ServedService;

  /** Runs `act` once this number of reads and writes has begun. */
  let meanwhile: { reads: number; writes: number; act: () => PromiseLike<unknown> } | undefined;

  before(async () => {
    slow = await startService({
      database: delayDatabase({ read: () => count('reads'), write: () => count('writes') }),
    });
  });

  after(() => slow.close());

  async function count(kind: 'reads' | 'writes'): Promise<void> {
    if (meanwhile === undefined || --meanwhile[kind] !== 0) return;
    const { act: how } = meanwhile;
    meanwhile = undefined;
    await how();
  }

  const revoke = ({ id }: { readonly id: number }) => basic.apiKeys.deleteApiKey({ id });

  /** Sends a request whose key is revoked after the caller was read and before the transaction begins. */
  async function requestAfterRevocation(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string> },
  ): Promise<RawResponse> {
    const key = await given.apiKey({ scopes: null });
    const ask = (): Promise<RawResponse> =>
      sendRaw(method, path, { baseUrl: slow.baseUrl, auth: { apiKey: key.token }, ...options });
    meanwhile = { reads: 2, writes: 1, act: () => revoke(key) };
    return ask();
  }

  it('writes nothing, and does not reveal which objects exist', async () => {
    const { id } = await given.location();
    const body = { naam: 'Laat' };
    const before = await api.locations.getLocation({ id });

    for (const [method, path, options] of [
      ['POST', '/api2/locaties', { body }],
      ['POST', '/api2/locaties', { body, headers: { 'idempotency-key': 'laat' } }],
      ['PUT', `/api2/locaties/${String(id)}`, { body }],
      ['DELETE', `/api2/locaties/${String(id)}`, {}],
      ['DELETE', '/api2/locaties/2000000000', {}],
      ['POST', '/api2/boekingen/2000000000/set_status/optie', {}],
    ] as const) {
      const response = await requestAfterRevocation(method, path, options);
      expect([response.status, codeOf(response)], `${method} ${path}`).to.deep.equal([401, 'ERR_CREDENTIAL_INVALID']);
    }

    expect(await api.locations.getLocation({ id })).to.deep.equal(before);
  });

  it('reads nothing when its body arrives slowly', async () => {
    const body = {};
    expect((await requestAfterRevocation('GET', '/api2/locaties', { body })).status).to.equal(401);
    expect((await requestAfterRevocation('GET', '/api2/locaties', {})).status).to.equal(200);
  });

  it('writes nothing with a password that was replaced by then either', async () => {
    const user = await given.user({ permissies: ['editLocaties'] });
    const auth = { username: user.gebruikersnaam, password: given.passwordOf(user.gebruikersnaam) };
    const act = () => basic.users.setUserPassword({ id: user.id, body: { wachtwoord: PASSWORD } });
    meanwhile = { reads: 2, writes: 1, act };
    const response = await sendRaw('POST', '/api2/locaties', { baseUrl: slow.baseUrl, auth, body: { naam: 'Laat' } });
    expect([response.status, codeOf(response)]).to.deep.equal([401, 'ERR_CREDENTIAL_INVALID']);
  });

  it('is refused after it waited for a lock', async () => {
    const { id } = await given.location();
    for (const [isDeleted, status] of [
      [true, 401],
      [false, 200],
    ] as const) {
      const key = await given.apiKey({ scopes: null });
      const response = await blockLocationWrite(
        id,
        () =>
          sendRaw('PUT', `/api2/locaties/${String(id)}`, {
            auth: { apiKey: key.token },
            body: { naam: `Laat ${String(status)}` },
          }),
        async (db) => {
          if (isDeleted) await apiKeys.remove(db, await readOne(apiKeys.readStored, db, key.id));
        },
      );
      expect(response.status, response.text).to.equal(status);
    }
  });

  it('does not refuse a request by which users revoke their own rights', async () => {
    const user = await given.user({ permissies: ['editUsers'] });
    const auth = { username: user.gebruikersnaam, password: given.passwordOf(user.gebruikersnaam) };
    const response = await sendRaw('PUT', `/api2/gebruikers/${String(user.id)}`, { auth, body: { actief: false } });
    expect(response.status, response.text).to.equal(200);
  });
});
