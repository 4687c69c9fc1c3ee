// Privilege escalation: a manager of users tries every way to more rights through accounts, roles and keys.
import { expect } from 'chai';
import { Boekstaaf, type Permission, type User } from 'boekstaaf';
import { ADMINISTRATOR, basic, baseUrl, clock, given, journal, sendRaw, expectRefusal } from '../support/index.ts';
import type { RawCredential } from '../support/raw.ts';

const PASSWORD = 'een heel nieuw wachtwoord';
const ADMIN = { auth: ADMINISTRATOR };
const RIGHTS_EXCEEDED = { status: 403, code: 'ERR_RIGHTS_EXCEEDED' };

const credentialOf = ({ gebruikersnaam }: Pick<User, 'gebruikersnaam'>): RawCredential => ({
  username: gebruikersnaam,
  password: given.passwordOf(gebruikersnaam),
});
const connectAs = ({ gebruikersnaam }: Pick<User, 'gebruikersnaam'>): Boekstaaf =>
  new Boekstaaf({ baseUrl, username: gebruikersnaam, password: given.passwordOf(gebruikersnaam), retries: 0 });
const statusOf = async (auth: RawCredential): Promise<number> =>
  (await sendRaw('GET', '/api2/locaties?page_size=1', { auth })).status;
const rightsOf = async (client: Boekstaaf): Promise<readonly Permission[]> =>
  (await client.staff.getOwnStaffMember()).permissies ?? [];

/** Creates a manager of users, by a role of their own, who may also change bookings. */
async function createManager() {
  const role = await given.role({ permissies: ['editUsers', 'editBoeking'] });
  const user = await given.user({ permissies: ['editUsers'], rollen: [{ id: role.id }] });
  return { role, user, client: connectAs(user) };
}

describe('a manager of users', () => {
  it('cannot assign rights to themselves that they lack', async () => {
    const { role, user, client } = await createManager();
    const strong = await given.role({ permissies: ['editLocaties'] });
    const more: Permission[] = ['editUsers', 'editLocaties'];
    const { id } = user;
    const ownKey = await client.apiKeys.createApiKey({
      body: { user_id: id, description: 'Eigen', scopes: ['editBoeking'] },
    });

    journal.addSecret(ownKey.token);
    const change = (body: object) => client.users.updateUser({ id, body });
    const attempts: [name: string, attempt: () => PromiseLike<unknown>][] = [
      ['his own rights', () => change({ permissies: more })],
      ['another role', () => change({ rollen: [{ id: role.id }, { id: strong.id }] })],
      ['another role', () => change({ rollen: [{ id: strong.id }] })],
      ['with a password', () => change({ permissies: more, wachtwoord: PASSWORD })],
      ['his own role', () => client.roles.updateRole({ id: role.id, body: { permissies: more } })],
      ['his role, renamed', () => client.roles.updateRole({ id: role.id, body: { naam: 'Baas', permissies: more } })],
      ['a new role', () => client.roles.createRole({ body: { naam: 'Sterk', permissies: more } })],
    ];

    for (const [name, attempt] of attempts) expect(await expectRefusal(attempt()), name).to.include(RIGHTS_EXCEEDED);
    expect(await rightsOf(client)).to.have.members(['editUsers', 'editBoeking']);
    expect((await basic.roles.getRole({ id: role.id })).permissies).to.deep.equal(['editUsers', 'editBoeking']);

    // A key of theirs names any scope, and has no more rights than they have.
    const scopes: Permission[] = ['editBoeking', 'editLocaties'];
    await client.apiKeys.updateApiKey({ id: ownKey.id, body: { scopes } });
    expect(await rightsOf(new Boekstaaf({ baseUrl, apiKey: ownKey.token }))).to.deep.equal(['editBoeking']);
  });

  it('cannot use the keys of others: none is made, widened, lengthened, activated again or rotated', async () => {
    const { client } = await createManager();
    const boss = await given.user({ permissies: ['editLocaties', 'editBoeking'] });
    const asleep = await given.user({ permissies: ['editLocaties'], actief: false });
    const narrow = await given.apiKey({ user_id: boss.id, scopes: ['editBoeking'] });
    const short = await given.apiKey({ user_id: boss.id, expires_at: '2026-03-10T12:00:00+01:00' });
    const strong = await given.apiKey({ user_id: boss.id });
    const keys = client.apiKeys;
    const attempts: [name: string, attempt: () => PromiseLike<unknown>][] = [
      ['made', () => keys.createApiKey({ body: { user_id: boss.id, description: 'x' } })],
      [
        'made with scopes',
        () => keys.createApiKey({ body: { user_id: boss.id, description: 'x', scopes: ['editLocaties'] } }),
      ],
      ['made for who is not active', () => keys.createApiKey({ body: { user_id: asleep.id, description: 'x' } })],
      ['widened', () => keys.updateApiKey({ id: narrow.id, body: { scopes: ['editBoeking', 'editLocaties'] } })],
      ['widened to all', () => keys.updateApiKey({ id: narrow.id, body: { scopes: null } })],
      ['lengthened', () => keys.updateApiKey({ id: short.id, body: { expires_at: '2027-01-01T00:00:00+01:00' } })],
      ['made endless', () => keys.updateApiKey({ id: short.id, body: { expires_at: null } })],
      ['rotated', () => keys.rotateApiKey({ id: strong.id, body: {} })],
      ['rotated with the old one', () => keys.rotateApiKey({ id: strong.id, body: { overlap_uren: 168 } })],
    ];

    for (const [name, attempt] of attempts) expect(await expectRefusal(attempt()), name).to.include(RIGHTS_EXCEEDED);
    clock.advance({ hours: 2 });

    const woken = keys.updateApiKey({ id: short.id, body: { expires_at: '2027-01-01T00:00:00+01:00' } });
    expect(await expectRefusal(woken), 'woken').to.include(RIGHTS_EXCEEDED);

    clock.reset();
    expect(await statusOf({ apiKey: strong.token })).to.equal(200);

    // They may rotate and revoke a key whose rights they all have.
    journal.addSecret((await keys.rotateApiKey({ id: narrow.id, body: {} })).token);
    await keys.updateApiKey({ id: strong.id, body: { scopes: [] } });
    await keys.deleteApiKey({ id: short.id });
  });

  it('regains no right by sending what they read before they lost it', async () => {
    const { user, client } = await createManager();
    const { id } = user;
    await basic.users.updateUser({ id, body: { permissies: ['editUsers', 'editLocaties'] } });
    const before = await client.users.getUser({ id });
    const role = await given.role({ permissies: ['editKassas'] });
    await basic.users.updateUser({ id, body: { rollen: [...user.rollen, { id: role.id }] } });
    const roleBefore = await client.roles.getRole({ id: role.id });
    await basic.users.updateUser({ id, body: { permissies: ['editUsers'] } });
    await basic.roles.updateRole({ id: role.id, body: { permissies: [] } });
    expect(await expectRefusal(client.users.updateUser({ id, body: before }))).to.include(RIGHTS_EXCEEDED);
    expect(await expectRefusal(client.roles.updateRole({ id: role.id, body: roleBefore }))).to.include(RIGHTS_EXCEEDED);
    expect(await rightsOf(client)).to.have.members(['editUsers', 'editBoeking']);
  });

  it('cannot enter a stronger account: by activating it, by a password, or by creating it again', async () => {
    const { client } = await createManager();
    const boss = await given.user({ permissies: ['editLocaties'], actief: false });
    const { id } = boss;
    const wake = (body: object) => client.users.updateUser({ id, body: { actief: true, ...body } });
    expect(await expectRefusal(wake({})), 'woken').to.include(RIGHTS_EXCEEDED);
    expect(await expectRefusal(wake({ wachtwoord: PASSWORD })), 'with a password').to.include(RIGHTS_EXCEEDED);
    expect(await expectRefusal(wake({ permissies: ['editUsers', 'editLocaties'] })), 'with more').to.include(
      RIGHTS_EXCEEDED,
    );

    const set = client.users.setUserPassword({ id, body: { wachtwoord: PASSWORD } });
    expect(await expectRefusal(set), 'asleep').to.include(RIGHTS_EXCEEDED);

    // Without the rights that they lack, the account is no stronger than they are, so that they may activate it.
    expect(await wake({ permissies: ['editBoeking'] })).to.include({ actief: true });

    await basic.users.updateUser({ id, body: { permissies: ['editLocaties'] } });
    await client.users.deleteUser({ id });
    expect(await statusOf(credentialOf(boss))).to.equal(401);

    const body = { id, gebruikersnaam: boss.gebruikersnaam, wachtwoord: PASSWORD };
    expect(
      await expectRefusal(client.users.createUser({ body: { ...body, permissies: ['editLocaties'] } })),
    ).to.include(RIGHTS_EXCEEDED);

    await client.users.createUser({ body });
    const anew = new Boekstaaf({ baseUrl, username: boss.gebruikersnaam, password: PASSWORD });
    expect(await rightsOf(anew)).to.deep.equal([]);
  });

  it('may remove their own account, whose credentials are refused from then on', async () => {
    const { user, client } = await createManager();
    await client.users.deleteUser({ id: user.id });
    expect(await statusOf(credentialOf(user))).to.equal(401);
    expect(await expectRefusal(client.users.listUsers())).to.include({ status: 401 });
  });

  it('cannot archive the contact of an account, or change its kind', async () => {
    const user = await given.user();
    const path = `/api2/personeel/${String(user.id)}`;
    expect((await sendRaw('DELETE', path)).body).to.include({ code: 'ERR_CONTACT_IN_USE' });
    const response = await sendRaw('PUT', `/api2/contacten/${String(user.id)}`, { body: { type: 'klant' } });
    expect(response.status, response.text).to.equal(406);
    expect(await statusOf(credentialOf(user))).to.equal(200);
  });
});

describe('a user name', () => {
  const create = async (gebruikersnaam: string) => {
    const { id } = await given.staffMember();
    return basic.users.createUser({ body: { id, gebruikersnaam, wachtwoord: PASSWORD } });
  };

  it('has no invisible characters, by which it would look like another', async () => {
    for (const unseen of [
      '\u200b',
      '\u200d',
      '\u202e',
      '\u00ad',
      '\u2066',
      '\u3164',
      '\ufe0f',
      '\u{e0041}',
      '\u0085',
    ]) {
      const refusal = await expectRefusal(create(`ad${unseen}min`));
      expect(refusal, JSON.stringify(unseen)).to.include({ status: 406, code: 'ERR_FORMAT', field: 'gebruikersnaam' });
    }

    const user = await given.user();
    const renamed = basic.users.updateUser({ id: user.id, body: { gebruikersnaam: 'ad\u200bmin' } });
    expect(await expectRefusal(renamed)).to.include({ status: 406, code: 'ERR_FORMAT', field: 'gebruikersnaam' });
    expect(await create('Zoë Öztürk-李')).to.include({ gebruikersnaam: 'Zoë Öztürk-李' });
  });

  it('fits its column in the form that is compared', async () => {
    const long = await expectRefusal(create('\ufdfa'.repeat(200)));
    expect(long).to.include({ status: 406, code: 'ERR_LENGTH', field: 'gebruikersnaam' });
    expect(await create('x'.repeat(255))).to.have.property('id');
  });

  it('that no account can have is refused like any unknown one, whatever its characters and length', async () => {
    for (const username of ['niemand', 'ad\0min', '', '\ufdfa'.repeat(3_000), "' or 1=1 --"]) {
      const { status, body } = await sendRaw('GET', '/api2/locaties', { auth: { username, password: PASSWORD } });
      expect(status, username.slice(0, 20)).to.equal(401);
      expect(body).to.include({ code: 'ERR_CREDENTIAL_INVALID' });
    }
    const { status } = await sendRaw('GET', '/api2/locaties', { auth: { username: 'niemand', password: 'a\0b' } });
    expect(status).to.equal(401);
  });
});

describe('the name of a role', () => {
  it('is unique, whatever its capitals, spaces and invisible characters', async () => {
    const first = await given.role({ naam: 'Balie Noord' });
    const other = await given.role({ naam: 'Balie Zuid' });
    const refusal = { status: 406, code: 'ERR_TAKEN', field: 'naam' };

    for (const naam of ['Balie Noord', 'BALIE  noord ', 'Balie\u200b Noord', 'Ｂalie Noord']) {
      expect(await expectRefusal(given.role({ naam })), naam).to.include(refusal);
      expect(await expectRefusal(basic.roles.updateRole({ id: other.id, body: { naam } })), naam).to.include(refusal);
    }

    expect(await basic.roles.updateRole({ id: first.id, body: { naam: 'BALIE NOORD' } })).to.include({
      naam: 'BALIE NOORD',
    });

    await basic.roles.deleteRole({ id: first.id });
    expect(await given.role({ naam: 'Balie Noord' })).to.include({ naam: 'Balie Noord' });

    for (const naam of ['\ufdfa'.repeat(200), '   ', '\u200b', '\u3164\n'])
      expect(await expectRefusal(given.role({ naam })), naam).to.include({
        status: 406,
        code: 'ERR_LENGTH',
        field: 'naam',
      });
  });
});

describe('concurrent changes to one account', () => {
  it('do not overwrite each other: one of many with the same ETag succeeds, whatever they change', async () => {
    const role = await given.role();
    const { id } = await given.user();
    const userResponse = await basic.users.getUser({ id }).withResponse();
    const headers = { 'If-Match': String(userResponse.headers.get('etag')) };
    const bodies = Array.from({ length: 12 }, (_, at) =>
      at % 2 === 0 ? { locale: 'nl_NL', email_address: `u${String(at)}@uitje.example` } : { rollen: [{ id: role.id }] },
    );
    const statuses = await Promise.all(
      bodies.map(
        async (body) => (await sendRaw('PUT', `/api2/gebruikers/${String(id)}`, { ...ADMIN, headers, body })).status,
      ),
    );

    expect(statuses.filter((status) => status === 200)).to.have.length(1);
    expect(statuses.filter((status) => status === 412)).to.have.length(11);
  });

  it('are refused when roles or the password were changed in the meantime', async () => {
    const role = await given.role();
    const { id } = await given.user();
    const path = `/api2/gebruikers/${String(id)}`;

    const putAfter = async (meanwhile: () => PromiseLike<unknown>): Promise<number> => {
      const etag = String((await sendRaw('GET', path, ADMIN)).headers.etag);
      await meanwhile();
      return (await sendRaw('PUT', path, { ...ADMIN, headers: { 'If-Match': etag }, body: { locale: 'de_DE' } }))
        .status;
    };

    expect(await putAfter(() => basic.users.updateUser({ id, body: { rollen: [{ id: role.id }] } }))).to.equal(412);
    expect(await putAfter(() => basic.users.setUserPassword({ id, body: { wachtwoord: PASSWORD } }))).to.equal(412);

    const etag = String((await sendRaw('GET', path, ADMIN)).headers.etag);
    await basic.users.updateUser({ id, body: { rollen: [] } });

    const late2 = await sendRaw('POST', `${path}/wachtwoord`, {
      ...ADMIN,
      headers: { 'If-Match': etag },
      body: { wachtwoord: PASSWORD },
    });
    expect(late2.status).to.equal(412);
  });
});
