// Concurrent changes to accounts, roles and API keys: one request gets a unique value, and none deadlocks.
import { expect } from 'chai';
import { ADMINISTRATOR, basic, given, journal, sendRaw } from '../support/index.ts';
import type { RawResponse } from '../support/raw.ts';

const PASSWORD = 'een heel nieuw wachtwoord';
const ask = (method: string, path: string, body?: object): Promise<RawResponse> =>
  sendRaw(method, `/api2/${path}`, { auth: ADMINISTRATOR, body });
const describeResponses = (responses: readonly RawResponse[]): string[] =>
  responses
    .map(({ status, body }) =>
      [status, ...[body].flat().flatMap((each) => (each as { code?: string } | undefined)?.code ?? [])].join(' '),
    )
    .toSorted();
const runAtOnce = <T>(count: number, run: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)));

describe('at once', () => {
  it('one request of many gets the name of a role, whatever its capitals', async () => {
    const responses = await runAtOnce(6, (at) => ask('POST', 'rollen', { naam: at % 2 === 0 ? 'Samen' : 'SAMEN ' }));
    expect(describeResponses(responses)).to.deep.equal(['201', ...Array<string>(5).fill('406 ERR_TAKEN')]);
  });

  it('one request of many makes an account for a contact, and one gets a user name', async () => {
    const { id } = await given.staffMember();
    const body = { gebruikersnaam: 'tegelijk', wachtwoord: PASSWORD };
    const same = await runAtOnce(4, (at) =>
      ask('POST', 'gebruikers', { ...body, id, gebruikersnaam: `t-${String(at)}` }),
    );
    expect(describeResponses(same)).to.deep.equal(['201', ...Array<string>(3).fill('406 ERR_TAKEN')]);
    const staff = await runAtOnce(4, () => given.staffMember());
    const nameResponses = await Promise.all(staff.map((each) => ask('POST', 'gebruikers', { ...body, id: each.id })));
    expect(describeResponses(nameResponses)).to.deep.equal(['201', ...Array<string>(3).fill('406 ERR_TAKEN')]);
  });

  it('an account is removed or gets a key, and a role is removed or assigned: never both', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 8; round++) {
      const user = await given.user();
      const other = await given.user();
      const role = await given.role();
      const [userDeletion, key, roleDeletion, roleGrant] = await Promise.all([
        ask('DELETE', `gebruikers/${String(user.id)}`),
        ask('POST', 'apikeys', { user_id: user.id, description: 'Samen' }),
        ask('DELETE', `rollen/${String(role.id)}`),
        ask('PUT', `gebruikers/${String(other.id)}`, { rollen: [{ id: role.id }] }),
      ]);
      const { token } = key.body as { token?: string };
      if (token !== undefined) journal.addSecret(token);
      statuses.push(userDeletion.status, roleDeletion.status);
      expect(describeResponses([userDeletion, key])).to.be.deep.oneOf([
        ['200', '406 ERR_UNKNOWN_REFERENCE'],
        ['201', '403 ERR_IN_USE'],
      ]);
      expect(describeResponses([roleDeletion, roleGrant])).to.be.deep.oneOf([
        ['200', '406 ERR_UNKNOWN_REFERENCE'],
        ['200', '403 ERR_IN_USE'],
      ]);
    }

    expect(statuses).to.have.length(16);
  });

  it('all changes of rights succeed, one after the other', async () => {
    const user = await given.user();
    const role = await given.role();
    const key = await given.apiKey({ user_id: user.id });
    const users = `gebruikers/${String(user.id)}`;
    const roles = `rollen/${String(role.id)}`;
    const keys = `apikeys/${String(key.id)}`;

    const rounds = await runAtOnce(6, async (at) => {
      const responses = await Promise.all([
        ask('PUT', users, { permissies: at % 2 === 0 ? ['editLocaties'] : [] }),
        ask('PUT', users, { rollen: at % 2 === 0 ? [{ id: role.id }] : [] }),
        ask('PUT', roles, { permissies: at % 2 === 0 ? ['editKassas'] : [] }),
        ask('PUT', keys, { scopes: at % 2 === 0 ? null : [] }),
      ]);
      return responses;
    });
    expect(new Set(describeResponses(rounds.flat()))).to.deep.equal(new Set(['200']));

    const entries = await basic.audit.listAuditEntries({ object_id: user.id, object: ['frameworkGuardUser'] });
    expect(entries.map(({ sequence }) => sequence)).to.deep.equal(entries.map((_, at) => entries.length - at));
  });
});
