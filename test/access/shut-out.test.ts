// Requests that are under way while whoever sent them is shut out: a body that drips in must not outlive its sender's rights.
import { expect } from 'chai';
import type { User } from 'boekstaaf';
import { basic, database, given, journal, raw } from '../support/index.ts';
import { overlay } from '../support/overlay.ts';
import type { Credential, RawAnswer } from '../support/raw.ts';
import { own, type Served } from '../support/service.ts';

const PASSWORD = 'een heel nieuw wachtwoord';

describe('somebody who may not manage users any more when his request has arrived', () => {
  let slow: Served;
  /** Done when a request was let in and is about to change something. */
  let meanwhile: (() => PromiseLike<unknown>) | undefined;

  before(async () => {
    const late = overlay(database(), {
      async write(work) {
        const first = meanwhile;
        meanwhile = undefined;
        await first?.();
        return database().write(work);
      },
    });
    slow = await own({ database: late });
  });
  after(() => slow.close());

  const login = ({ gebruikersnaam }: Pick<User, 'gebruikersnaam'>): Credential => ({
    username: gebruikersnaam,
    password: given.passwordOf(gebruikersnaam),
  });

  async function attempts(): Promise<readonly (readonly [method: string, path: string, body?: object])[]> {
    const { id: staff } = await given.staffMember();
    const [user, other] = [await given.user(), await given.user()];
    const role = await given.role();
    const key = await given.apiKey({ user_id: user.id, scopes: [] });
    const [users, roles, keys] = [`/api2/gebruikers/${String(user.id)}`, `/api2/rollen/${String(role.id)}`, `/api2/apikeys/${String(key.id)}`]; // prettier-ignore
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

  const ways: [name: string, how: (late: User) => PromiseLike<unknown>][] = [
    ['his account is not active', ({ id }) => basic.users.updateUser({ id, body: { actief: false } })],
    ['he lost the right', ({ id }) => basic.users.updateUser({ id, body: { permissies: ['editBoeking'] } })],
    ['his account is gone', ({ id }) => basic.users.deleteUser({ id })],
  ];
  for (const [name, how] of ways)
    it(`changes nothing any more: ${name}`, async () => {
      for (const [method, path, body] of await attempts()) {
        const late = await given.user({ permissies: ['editUsers', 'editBoeking'] });
        meanwhile = () => how(late);
        const answer = await raw(method, path, { baseUrl: slow.baseUrl, auth: login(late), body });
        expect(answer.status, `${method} ${path} ${answer.text}`).to.equal(403);
        expect(answer.body).to.deep.include({ code: 'ERR_PERMISSION', params: { permission: ['editUsers'] } });
      }
    });

  it('gives only what he still has', async () => {
    const role = await given.role({ permissies: ['editLocaties'] });
    const late = await given.user({ permissies: ['editUsers'], rollen: [{ id: role.id }] });
    const friend = await given.user();
    const give = (): Promise<RawAnswer> =>
      raw('PUT', `/api2/gebruikers/${String(friend.id)}`, {
        baseUrl: slow.baseUrl,
        auth: login(late),
        body: { permissies: ['editLocaties'] },
      });
    meanwhile = () => basic.roles.updateRole({ id: role.id, body: { permissies: [] } });
    const refused = await give();
    expect(refused.body).to.deep.include({ code: 'ERR_RIGHTS_EXCEEDED', params: { permission: ['editLocaties'] } });
    await basic.roles.updateRole({ id: role.id, body: { permissies: ['editLocaties'] } });
    expect((await give()).status).to.equal(200);
  });

  it('and all who still may are let through', async () => {
    const late = await given.user({ permissies: ['editUsers'] });
    for (const [method, path, body] of await attempts()) {
      const answer = await raw(method, path, { baseUrl: slow.baseUrl, auth: login(late), body });
      expect(answer.status, `${method} ${path} ${answer.text}`).to.be.oneOf([200, 201]);
      const { token } = (answer.body ?? {}) as { token?: string };
      if (token !== undefined) journal.secret(token);
    }
  });
});
