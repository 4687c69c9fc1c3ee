// User accounts and roles: which logins succeed, with which rights, and which changes are refused.
import { expect } from 'chai';
import { Boekstaaf, type Permission, type User } from 'boekstaaf';
import * as users from '../../db/access/users.ts';
import { permissions } from '../../generated/operations.ts';
import {
  ADMINISTRATOR,
  api,
  baseUrl,
  basic,
  clock,
  collectEvents,
  given,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';
import type { RawCredential } from '../support/raw.ts';
import { getService } from '../support/service.ts';

const UNKNOWN_ID = 2_000_000_000;
const NEW_PASSWORD = 'een heel nieuw wachtwoord';

/** Returns a client that logs in as this user. */
function connectAs(
  { gebruikersnaam }: Pick<User, 'gebruikersnaam'>,
  password = given.passwordOf(gebruikersnaam),
): Boekstaaf {
  return new Boekstaaf({ baseUrl, username: gebruikersnaam, password, retries: 0 });
}

const change = (id: number, body: object) => basic.users.updateUser({ id, body });
const statusOf = async (auth: RawCredential): Promise<number> =>
  (await sendRaw('GET', '/api2/locaties?page_size=1', { auth })).status;
const credentialOf = ({ gebruikersnaam }: Pick<User, 'gebruikersnaam'>): RawCredential => ({
  username: gebruikersnaam,
  password: given.passwordOf(gebruikersnaam),
});

describe('a user account', () => {
  it('belongs to a member of staff or a supplier, who logs in with it', async () => {
    const { id } = await given.staffMember();
    const { data: user, headers } = await basic.users
      .createUser({ body: { id, gebruikersnaam: 'Sanne de Vries', wachtwoord: given.passwordOf('Sanne de Vries') } })
      .withResponse();
    expect(headers.get('location')).to.equal(`/api2/gebruikers/${String(id)}`);
    expect(user).to.deep.equal({
      id,
      gebruikersnaam: 'Sanne de Vries',
      email_address: null,
      actief: true,
      permissies: [],
      rollen: [],
      locale: null,
      last_login: null,
      wachtwoord_gewijzigd_op: '2026-03-10T11:00:00+01:00',
      tweede_factor: false,
      tweede_factor_gewijzigd_op: null,
      oidc_subject: null,
    });
    expect(await basic.users.listUsers()).to.deep.include(user);
    expect((await connectAs(user).staff.getOwnStaffMember()).id).to.equal(id);

    const supplier = await given.supplier();
    const other = await given.user({ id: supplier.id });
    expect(await expectRefusal(connectAs(other).staff.getOwnStaffMember())).to.include({ status: 404 });
  });

  it('logs in whatever the capitals of its name, which no other account can have', async () => {
    const user = await given.user({ gebruikersnaam: 'Élodie' });
    const password = given.passwordOf('Élodie');
    expect(await statusOf({ username: 'ÉLODIE', password })).to.equal(200);
    expect(await statusOf({ username: 'e\u0301lodie', password }), 'written in two characters').to.equal(200);

    const { id } = await given.staffMember();
    const again = basic.users.createUser({ body: { id, gebruikersnaam: 'élodie', wachtwoord: NEW_PASSWORD } });
    expect(await expectRefusal(again)).to.include({ status: 406, code: 'ERR_TAKEN', field: 'gebruikersnaam' });

    const other = await given.user();
    const refusal = await expectRefusal(change(other.id, { gebruikersnaam: 'ÉLODIE' }));
    expect(refusal).to.include({ status: 406, code: 'ERR_TAKEN', field: 'gebruikersnaam' });
    expect(await change(user.id, { gebruikersnaam: 'ÉLODIE' })).to.include({ gebruikersnaam: 'ÉLODIE' });

    // One letter is Cyrillic.
    const alike = { gebruikersnaam: 'él\u043edie' };
    const looks = { status: 406, code: 'ERR_LOOKS_TAKEN', field: 'gebruikersnaam' };
    expect(
      await expectRefusal(basic.users.createUser({ body: { id, ...alike, wachtwoord: NEW_PASSWORD } })),
    ).to.include(looks);
    expect(await expectRefusal(change(other.id, alike))).to.include(looks);
  });

  it('sent back as it was read changes nothing and announces nothing', async () => {
    const role = await given.role({ permissies: ['editLocaties'] });
    const user = await given.user({ permissies: ['editBoeking'], rollen: [{ id: role.id }] });
    expect(await collectEvents(() => change(user.id, user))).to.deep.equal([]);
    const all = await given.user({ permissies: [...permissions] });
    expect(await collectEvents(() => change(all.id, all))).to.deep.equal([]);
  });

  it('is announced without its password', async () => {
    const role = await given.role();
    const events = await collectEvents(async () => {
      const { id } = await given.user();
      await change(id, { rollen: [{ id: role.id }] });
      await basic.users.setUserPassword({ id, body: { wachtwoord: NEW_PASSWORD } });
      await basic.users.deleteUser({ id });
    });
    const userEvents = events.filter(({ event }) => event.startsWith('frameworkGuardUser::'));

    expect(userEvents.map(({ event }) => event.split('::')[1])).to.deep.equal(
      ['postInsert', 'postSave', 'postUpdate', 'postSave', 'postUpdate', 'postSave', 'postDelete'], // prettier-ignore
    );
    expect(userEvents[2]).to.deep.include({ modified: ['rollen'], previous: { rollen: [] } });
    expect(userEvents[4]?.modified).to.deep.equal(['wachtwoord_gewijzigd_op']);
    expect(JSON.stringify(events)).to.not.match(/hash|wachtwoord(?!_gewijzigd_op)/);
  });

  it('shows when its user last logged in, to about a minute, without a new version', async () => {
    const user = await given.user();
    const before = (await basic.users.getUser({ id: user.id }).withResponse()).headers.get('etag')?.split('.')[0];
    clock.advance({ minutes: 3 });
    expect(await statusOf(credentialOf(user))).to.equal(200);
    await getService().app.flush();
    const { data, headers } = await basic.users.getUser({ id: user.id }).withResponse();
    expect(data.last_login).to.equal('2026-03-10T11:03:00+01:00');
    expect(headers.get('etag')?.split('.')[0]).to.equal(before);
    clock.reset();
  });

  it('that is inactive is refused, by password and by key, from the next request on', async () => {
    const user = await given.user({ permissies: ['editUsers'] });
    const key = await connectAs(user).apiKeys.createApiKey({ body: { user_id: user.id, description: 'Eigen' } });
    const credentials = [credentialOf(user), { apiKey: key.token }];
    for (const credential of credentials) expect(await statusOf(credential)).to.equal(200);
    await change(user.id, { actief: false });
    for (const credential of credentials) expect(await statusOf(credential)).to.equal(401);
    await change(user.id, { actief: true });
    for (const credential of credentials) expect(await statusOf(credential)).to.equal(200);
  });

  it('gets a new password, which counts from the next request on', async () => {
    const user = await given.user();
    expect(await statusOf(credentialOf(user))).to.equal(200);
    await basic.users.setUserPassword({ id: user.id, body: { wachtwoord: NEW_PASSWORD } });
    expect(await statusOf(credentialOf(user))).to.equal(401);
    expect(await statusOf({ username: user.gebruikersnaam, password: NEW_PASSWORD })).to.equal(200);
    await change(user.id, { wachtwoord: given.passwordOf(user.gebruikersnaam) });
    expect(await statusOf(credentialOf(user))).to.equal(200);
  });

  it('has a password of 12 to 256 characters, all of which count', async () => {
    const user = await given.user();
    const long = 'vier woorden op een rij, en dan '.padEnd(256, 'ë');
    await basic.users.setUserPassword({ id: user.id, body: { wachtwoord: long } });
    expect(await statusOf({ username: user.gebruikersnaam, password: long })).to.equal(200);
    expect(await statusOf({ username: user.gebruikersnaam, password: long.slice(1) })).to.equal(401);

    for (const wachtwoord of ['elf tekens.', `${long}x`, 'x'.repeat(10_000)]) {
      const { status, body } = await sendRaw('POST', `/api2/gebruikers/${String(user.id)}/wachtwoord`, {
        auth: ADMINISTRATOR,
        body: { wachtwoord },
      });
      expect(status).to.equal(406);
      expect((body as object[])[0]).to.include({ code: 'ERR_LENGTH', field: 'wachtwoord' });
    }
  });

  it('is removed with its roles, but not while it has keys', async () => {
    const role = await given.role();
    const user = await given.user({ rollen: [{ id: role.id }] });
    const { id } = user;
    const key = await basic.apiKeys.createApiKey({ body: { user_id: id, description: 'Kassa' } });
    expect(await expectRefusal(basic.users.deleteUser({ id }))).to.include({ status: 403, code: 'ERR_IN_USE' });
    await basic.apiKeys.deleteApiKey({ id: key.id });
    await basic.users.deleteUser({ id });
    expect(await statusOf(credentialOf(user))).to.equal(401);
    expect(await expectRefusal(basic.users.getUser({ id }))).to.include({ status: 404 });
    expect((await api.staff.getStaffMember({ id })).id).to.equal(id);
    expect((await given.user({ id })).id, 'and can be made again').to.equal(id);
  });

  const wrong: [name: string, body: object, code: string, field: string][] = [
    ['an unknown contact', { id: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'id'],
    ['an unknown role', { rollen: [{ id: UNKNOWN_ID }] }, 'ERR_UNKNOWN_REFERENCE', 'rollen[0].id'],
    ['an unknown right', { permissies: ['editAlles'] }, 'ERR_NOT_ALLOWED', 'permissies[0]'],
    ['a right twice', { permissies: ['editBoeking', 'editBoeking'] }, 'ERR_DUPLICATE', 'permissies'],
    ['a name with a colon', { gebruikersnaam: 'a:b' }, 'ERR_FORMAT', 'gebruikersnaam'],
    ['a name with a space around it', { gebruikersnaam: ' a' }, 'ERR_FORMAT', 'gebruikersnaam'],
    ['an empty name', { gebruikersnaam: '' }, 'ERR_LENGTH', 'gebruikersnaam'],
    ['no password', { wachtwoord: undefined }, 'ERR_REQUIRED', 'wachtwoord'],
  ]; // prettier-ignore

  for (const [name, body, code, field] of wrong) {
    it(`is refused with ${name}`, async () => {
      const { id } = await given.staffMember();
      const input = { id, gebruikersnaam: `nieuw-${String(id)}`, wachtwoord: NEW_PASSWORD, ...body };
      const response = await sendRaw('POST', '/api2/gebruikers', { auth: ADMINISTRATOR, body: input });
      expect(response.status, response.text).to.equal(406);
      expect((response.body as object[])[0]).to.include({ code, field });
    });
  }

  it('is refused for a customer, for a contact with an account, with a role twice, and under another id', async () => {
    const { id: customer } = await given.customer();
    const create = (id: number, more = {}) =>
      basic.users.createUser({ body: { id, gebruikersnaam: `x${String(id)}`, wachtwoord: NEW_PASSWORD, ...more } });
    expect(await expectRefusal(create(customer))).to.include({ status: 406, code: 'ERR_NOT_ALLOWED', field: 'id' });

    const user = await given.user();
    expect(await expectRefusal(create(user.id))).to.include({ status: 406, code: 'ERR_TAKEN', field: 'id' });

    const { id: role } = await given.role();
    const rollen = [{ id: role }, { id: role }];
    const { id: staff } = await given.staffMember();
    expect(await expectRefusal(create(staff, { rollen }))).to.include({ code: 'ERR_DUPLICATE', field: 'rollen[1].id' });
    expect(await expectRefusal(change(user.id, { rollen }))).to.include({
      code: 'ERR_DUPLICATE',
      field: 'rollen[1].id',
    });

    const unknown = await expectRefusal(change(user.id, { rollen: [{ id: UNKNOWN_ID }] }));
    expect(unknown).to.include({ code: 'ERR_UNKNOWN_REFERENCE', field: 'rollen[0].id' });
    expect(await expectRefusal(change(user.id, { id: staff }))).to.include({ status: 406, field: 'id' });
  });

  it('is managed with a password only', async () => {
    for (const [method, path] of [
      ['GET', '/api2/gebruikers'],
      ['POST', '/api2/gebruikers'],
      ['POST', '/api2/gebruikers/1/wachtwoord'],
      ['GET', '/api2/rollen'],
      ['PUT', '/api2/rollen/1'],
    ] as const) {
      const { status, headers } = await sendRaw(method, path, { body: method === 'GET' ? undefined : {} });
      expect(status, path).to.equal(401);
      expect(headers['www-authenticate']).to.match(/^Basic /);
    }
  });
});

describe('rights', () => {
  const mayWrite = async (auth: RawCredential): Promise<boolean> =>
    (await sendRaw('POST', '/api2/locaties', { auth, body: {} })).status !== 403;

  it('are those of the user and of their roles, and follow every change of them', async () => {
    const role = await given.role({ permissies: ['editLocaties'] });
    const user = await given.user({ permissies: ['viewContact', 'editUsers'] });
    const createToken = async (scopes: Permission[] | null) =>
      (await connectAs(user).apiKeys.createApiKey({ body: { user_id: user.id, description: 'x', scopes } })).token;
    const fullKey = { apiKey: await createToken(null) };
    expect(await mayWrite(credentialOf(user))).to.equal(false);

    await change(user.id, { rollen: [{ id: role.id }] });
    const narrow = { apiKey: await createToken(['viewContact']) };
    for (const auth of [credentialOf(user), fullKey]) expect(await mayWrite(auth)).to.equal(true);
    expect(await mayWrite(narrow)).to.equal(false);

    await basic.roles.updateRole({ id: role.id, body: { permissies: [] } });
    for (const auth of [credentialOf(user), fullKey]) expect(await mayWrite(auth)).to.equal(false);
    await basic.roles.updateRole({ id: role.id, body: { permissies: ['editLocaties'] } });
    for (const auth of [credentialOf(user), fullKey]) expect(await mayWrite(auth)).to.equal(true);
    await change(user.id, { rollen: [] });
    for (const auth of [credentialOf(user), fullKey]) expect(await mayWrite(auth)).to.equal(false);
  });

  it('are not assigned by a user who lacks them, in any way', async () => {
    const clerk = connectAs(await given.user({ permissies: ['editUsers', 'editBoeking'] }));
    const strong = await given.role({ permissies: ['editBoeking', 'editLocaties'] });
    const { id: staff } = await given.staffMember();
    const boss = await given.user({ permissies: ['editLocaties'] });
    const asleep = await given.user({ permissies: ['editLocaties'], actief: false });
    const weak = await given.user();
    const mine = { id: staff, gebruikersnaam: 'knecht', wachtwoord: NEW_PASSWORD };
    const refusal = { status: 403, code: 'ERR_RIGHTS_EXCEEDED' };
    const attempts: [name: string, attempt: () => PromiseLike<unknown>][] = [
      ['create a user', () => clerk.users.createUser({ body: { ...mine, permissies: ['editLocaties'] } })],
      ['create one with a role', () => clerk.users.createUser({ body: { ...mine, rollen: [{ id: strong.id }] } })],
      ['change a user', () => clerk.users.updateUser({ id: weak.id, body: { permissies: ['editLocaties'] } })],
      ['give a role', () => clerk.users.updateUser({ id: weak.id, body: { rollen: [{ id: strong.id }] } })],
      ['wake a user', () => clerk.users.updateUser({ id: asleep.id, body: { actief: true } })],
      ['log in as him', () => clerk.users.setUserPassword({ id: boss.id, body: { wachtwoord: NEW_PASSWORD } })],
      ['or so', () => clerk.users.updateUser({ id: boss.id, body: { wachtwoord: NEW_PASSWORD } })],
      ['or over an issuer', () => clerk.users.updateUser({ id: boss.id, body: { email_address: 'ik@uitje.example' } })],
      ['make a role', () => clerk.roles.createRole({ body: { naam: 'x', permissies: ['editLocaties'] } })],
      [
        'widen a role',
        () => clerk.roles.updateRole({ id: strong.id, body: { permissies: ['editLocaties', 'editContact'] } }),
      ],
      ['make a key', () => clerk.apiKeys.createApiKey({ body: { user_id: boss.id, description: 'x' } })],
    ];

    for (const [name, attempt] of attempts) expect(await expectRefusal(attempt()), name).to.include(refusal);
    expect(await statusOf(credentialOf(boss))).to.equal(200);
    expect((await basic.users.listUsers()).map(({ id }) => id)).to.not.include(staff);

    // They may revoke such rights, or leave them unchanged.
    await clerk.users.updateUser({ id: boss.id, body: { locale: 'nl' } });
    await clerk.roles.updateRole({ id: strong.id, body: { naam: 'Zwakker', permissies: ['editLocaties'] } });
    await clerk.users.updateUser({ id: boss.id, body: { actief: false } });
    expect((await clerk.users.createUser({ body: { ...mine, permissies: ['editBoeking'] } })).id).to.equal(staff);
  });

  it('stay complete for an account with all of them when the service gets more', async () => {
    const user = await given.user({ permissies: [...permissions] });
    const storedUser = await getService().database.read((db) => users.find(db, user.id));
    expect([...(storedUser?.rights ?? [])]).to.deep.equal([...permissions]);
    const rows: { permissies: unknown }[] = await getService().database.read((db) =>
      db.query(db.build('users').where({ id: user.id }).select('permissies')),
    );
    expect(rows).to.deep.equal([{ permissies: ['*'] }]);
    expect((await basic.users.getUser({ id: user.id })).permissies).to.deep.equal([...permissions]);
  });
});

describe('a role', () => {
  it('is created and changed, and is removed while no account has it', async () => {
    const role = await given.role({ naam: 'Balie', permissies: ['createBoeking'] });
    const rules = { tweede_factor_verplicht: false, basic_toegestaan: true };
    expect(role).to.deep.equal({ id: role.id, naam: 'Balie', permissies: ['createBoeking'], ...rules });
    expect(await basic.roles.getRole({ id: role.id })).to.deep.equal(role);
    expect(await basic.roles.listRoles()).to.deep.include(role);
    expect(await collectEvents(() => basic.roles.updateRole({ id: role.id, body: role }))).to.deep.equal([]);

    const user = await given.user({ rollen: [{ id: role.id }] });
    expect(await expectRefusal(basic.roles.deleteRole({ id: role.id }))).to.include({
      status: 403,
      code: 'ERR_IN_USE',
    });

    await change(user.id, { rollen: [] });
    await basic.roles.deleteRole({ id: role.id });
    expect(await expectRefusal(basic.roles.getRole({ id: role.id }))).to.include({ status: 404 });
  });
});

describe('the last manager of users', () => {
  it('cannot be removed, by any operation', async () => {
    const { id } = await basic.staff.getOwnStaffMember();
    const me = await basic.users.getUser({ id });
    const fewer = me.permissies.filter((name) => name !== 'editUsers');
    const refusal = { status: 403, code: 'ERR_LAST_ADMINISTRATOR' };

    for (const { id: other, permissies, actief } of await basic.users.listUsers())
      if (other !== id && actief && permissies.includes('editUsers')) await change(other, { actief: false });
    expect(await expectRefusal(change(id, { permissies: fewer }))).to.include(refusal);
    expect(await expectRefusal(change(id, { actief: false }))).to.include(refusal);

    const role = await given.role({ permissies: ['editUsers'] });
    await change(id, { permissies: fewer, rollen: [{ id: role.id }] });
    expect(await expectRefusal(change(id, { rollen: [] }))).to.include(refusal);

    const without = basic.roles.updateRole({ id: role.id, body: { permissies: [] } });
    expect(await expectRefusal(without)).to.include(refusal);

    // Their role provides the right, so that they may assign it to themselves.
    await change(id, { permissies: me.permissies, rollen: [] });
    expect(await basic.users.getUser({ id })).to.deep.include({ permissies: me.permissies });

    // An account with this right alone would leave rights that no account has, and that none could assign again.
    const stranger = await given.user({ permissies: ['editUsers'] });
    const strip = connectAs(stranger).users;
    const [keeping] = me.permissies.filter((name) => name !== 'editUsers');
    const lastAdministrator = { ...refusal, code: 'ERR_LAST_ADMINISTRATOR' };
    expect(await expectRefusal(strip.updateUser({ id, body: { permissies: ['editUsers'] } }))).to.include(
      lastAdministrator,
    );
    expect(await expectRefusal(strip.updateUser({ id, body: { actief: false } }))).to.include(lastAdministrator);
    expect(
      await expectRefusal(change(id, { permissies: me.permissies.filter((name) => name !== keeping) })),
    ).to.include(lastAdministrator);

    await change(stranger.id, { actief: false });
    const heir = await given.user({ permissies: me.permissies });
    expect(await expectRefusal(connectAs(heir).users.deleteUser({ id }))).to.include({ status: 403 });

    await connectAs(heir).users.updateUser({ id, body: { actief: false } });
    expect(await expectRefusal(connectAs(heir).users.deleteUser({ id: heir.id }))).to.include(refusal);
    expect(await expectRefusal(connectAs(heir).users.updateUser({ id: heir.id, body: { actief: false } }))).to.include(
      refusal,
    );
  });
});
