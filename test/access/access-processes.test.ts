// Two servers on one database: a credential revoked at one is refused by the other from its next request on.
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import { ADMINISTRATOR, createDatabase, sendRaw } from '../support/index.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startChildServers } from '../support/child-servers.ts';
import { endChildren } from '../support/children.ts';
import type { RawCredential } from '../support/raw.ts';

const PASSWORD = 'het wachtwoord van iemand';

describe('two servers on one database', function () {
  let admin: Boekstaaf;
  let there: ChildServer;
  let userCount = 0;

  before(async () => {
    const [here, other] = await startChildServers(await createDatabase('access'));
    there = other;
    admin = new Boekstaaf({ baseUrl: here.baseUrl, ...ADMINISTRATOR, retries: 0 });
  });

  after(endChildren);

  /** Returns the status of the other server's response when this credential creates a location there. */
  const postLocation = async (auth: RawCredential): Promise<number> =>
    (await sendRaw('POST', '/api2/locaties', { baseUrl: there.baseUrl, auth, body: { naam: 'Baan' } })).status;

  /** Creates an account with a role and a key that the other server has already let in, so that it caches the password. */
  async function createKeyHolder() {
    userCount += 1;
    const role = await admin.roles.createRole({
      body: { naam: `Rol ${String(userCount)}`, permissies: ['editLocaties'] },
    });
    const { id } = await admin.staff.createStaffMember({ body: { contactpersonen: [{ achternaam: 'Iemand' }] } });
    const gebruikersnaam = `iemand-${String(userCount)}`;
    const rollen = [{ id: role.id }];
    await admin.users.createUser({ body: { id, gebruikersnaam, wachtwoord: PASSWORD, rollen } });

    const key = await admin.apiKeys.createApiKey({ body: { user_id: id, description: 'Kassa' } });
    const login = { username: gebruikersnaam, password: PASSWORD };
    const credentials = { login, key: { apiKey: key.token } };
    for (const each of [login, login, credentials.key]) expect(await postLocation(each)).to.equal(201);

    return { id, role: role.id, keyId: key.id, ...credentials };
  }

  it('both refuse an account that was made inactive at one, its password and its keys', async () => {
    const { id, login, key } = await createKeyHolder();
    await admin.users.updateUser({ id, body: { actief: false } });
    expect([await postLocation(login), await postLocation(key)]).to.deep.equal([401, 401]);
    await admin.users.updateUser({ id, body: { actief: true } });
    expect([await postLocation(login), await postLocation(key)]).to.deep.equal([201, 201]);
  });

  it('both refuse the password that was replaced at one', async () => {
    const { id, login } = await createKeyHolder();
    await admin.users.setUserPassword({ id, body: { wachtwoord: 'een heel nieuw wachtwoord' } });
    expect(await postLocation(login)).to.equal(401);
    expect(await postLocation({ ...login, password: 'een heel nieuw wachtwoord' })).to.equal(201);
  });

  it('both refuse a key that was revoked, narrowed or rotated at one', async () => {
    const revoked = await createKeyHolder();
    await admin.apiKeys.deleteApiKey({ id: revoked.keyId });
    expect([await postLocation(revoked.key), await postLocation(revoked.login)]).to.deep.equal([401, 201]);
    const narrowed = await createKeyHolder();
    await admin.apiKeys.updateApiKey({ id: narrowed.keyId, body: { scopes: [] } });
    expect([await postLocation(narrowed.key), await postLocation(narrowed.login)]).to.deep.equal([403, 201]);
    const rotated = await createKeyHolder();
    const { token } = await admin.apiKeys.rotateApiKey({ id: rotated.keyId, body: {} });
    expect([await postLocation(rotated.key), await postLocation({ apiKey: token })]).to.deep.equal([401, 201]);
  });

  it('both refuse the rights that a role lost, and those that a user lost with a role', async () => {
    const { role, login, key } = await createKeyHolder();
    await admin.roles.updateRole({ id: role, body: { permissies: [] } });
    expect([await postLocation(login), await postLocation(key)]).to.deep.equal([403, 403]);
    const other = await createKeyHolder();
    await admin.users.updateUser({ id: other.id, body: { rollen: [] } });
    expect([await postLocation(other.login), await postLocation(other.key)]).to.deep.equal([403, 403]);
  });
});
