// Privilege escalation where roles are groups of an issuer (OIDC_ROLES_CLAIM): a manager of users tries to get tomorrow's roles.
import { expect } from 'chai';
import type { ApiKeyWithToken, Role, User } from 'boekstaaf';
import { basic, clock, given } from '../support/index.ts';
import { Browser } from '../support/issuer.ts';
import { createIssuerWorld, readSession, createClaims, type IssuerWorld } from '../support/issuer-world.ts';
import type { ServedService } from '../support/running.ts';
import { createSecondFactorUser } from '../support/second-factors.ts';
import { openSession, logIn, describeResponse, type BrowserSession } from '../support/sessions.ts';

const RIGHTS_EXCEEDED = [403, 'ERR_RIGHTS_EXCEEDED'];
const wachtwoord = 'een heel nieuw wachtwoord';

let world: IssuerWorld;
let service: ServedService;

/** A user whom the issuer knows, with a group that is a role of the service. */
interface IssuerMember {
  readonly user: User;
  readonly role: Role;
  readonly enter: () => Promise<Browser>;
}

async function createMember(permissies: Role['permissies'], rules: Partial<Role> = {}): Promise<IssuerMember> {
  const role = await given.role({ permissies, ...rules });
  const { user, subject, email } = await world.createNextUser();
  const enter = async (): Promise<Browser> => {
    world.issuer.setPerson(subject, { ...createClaims(email), groups: [role.naam] });
    const browser = new Browser();
    await browser.logIn(service.baseUrl);
    return browser;
  };
  return { user, role, enter };
}

/** Creates a director who logged in once and whose roles have lapsed. */
async function createLapsedDirector(rules: Partial<Role> = {}): Promise<IssuerMember> {
  const director = await createMember(['editLocaties', 'editKassas'], rules);
  await director.enter();
  clock.advance({ minutes: 61 });
  await service.runDue();
  expect((await basic.users.getUser({ id: director.user.id })).rollen).to.deep.equal([]);
  return director;
}

async function managerOf(
  permissies: Role['permissies'] = ['editUsers'],
): Promise<{ user: User; browser: BrowserSession }> {
  const user = await given.user({ permissies });
  return { user, browser: openSession(await logIn(user, { baseUrl: service.baseUrl }), service.baseUrl) };
}

describe('where roles are groups of an issuer, a manager of users', () => {
  before(async () => {
    world = await createIssuerWorld();
    service = await world.serve({ OIDC_ROLES_CLAIM: 'groups' });
  });

  beforeEach(() => clock.advance({ minutes: 2 }));
  after(() => world.issuer.close());

  it('cannot rename a stronger role to the name of their own group', async () => {
    const member = await createMember(['editUsers']);
    const director = await given.role({ permissies: ['editUsers', 'editLocaties'] });
    const { browser } = await managerOf();
    const rename = async (role: Role, naam: string, more: object = {}): Promise<readonly unknown[]> =>
      describeResponse(await browser.send('PUT', `/api2/rollen/${String(role.id)}`, { body: { naam, ...more } }));
    expect(await rename(member.role, 'Een andere groep'), 'a role that is no stronger').to.deep.equal([200]);
    expect(await rename(director, member.role.naam)).to.deep.equal(RIGHTS_EXCEEDED);
    expect(await rename(director, director.naam.toUpperCase()), 'the same name').to.deep.equal([200]);
    const session = await readSession(await member.enter(), service.baseUrl);
    expect(session?.permissies).to.deep.equal([]);
    // Without the rights that they lack, the role is no stronger than they are.
    expect(await rename(director, member.role.naam, { permissies: ['editUsers'] })).to.deep.equal([200]);
  });

  it('enters no address for an account, under which a stronger user would log in', async () => {
    const director = await given.role({ permissies: ['editLocaties'] });
    const { user, browser } = await managerOf();
    const { email: email_address } = world.createNextPerson({ groups: [director.naam] });
    const { id } = await given.staffMember();
    const account = { id, gebruikersnaam: `nieuw-${String(id)}`, wachtwoord };
    const path = `/api2/gebruikers/${String(user.id)}`;
    expect(describeResponse(await browser.send('PUT', path, { body: { email_address } })), 'own').to.deep.equal(
      RIGHTS_EXCEEDED,
    );

    const response = await browser.send('POST', '/api2/gebruikers', { body: { ...account, email_address } });
    expect(describeResponse(response), 'new').to.deep.equal(RIGHTS_EXCEEDED);
    expect(
      describeResponse(await browser.send('POST', '/api2/gebruikers', { body: account })),
      'without',
    ).to.deep.equal([201]);
    expect((await new Browser().logIn(service.baseUrl)).status, 'nobody has the address').to.equal(403);

    await basic.users.updateUser({ id, body: { email_address } });
  });

  it('gets no password or key of a user whose roles have lapsed', async () => {
    const { user, enter } = await createLapsedDirector();
    const key = await given.apiKey({ user_id: user.id });
    const asleep = await world.createNextUser({ actief: false });
    const { browser } = await managerOf();
    const id = String(user.id);
    const key_ = { user_id: user.id, description: 'Een sleutel' };
    const attempts: readonly (readonly [method: string, path: string, body?: object])[] = [
      ['POST', `/api2/gebruikers/${id}/wachtwoord`, { wachtwoord }],
      ['PUT', `/api2/gebruikers/${id}`, { wachtwoord }],
      ['PUT', `/api2/gebruikers/${id}`, { email_address: null }],
      ['PUT', `/api2/gebruikers/${String(asleep.user.id)}`, { actief: true }],
      ['POST', '/api2/apikeys', key_],
      ['POST', '/api2/apikeys', { ...key_, scopes: ['editKassas'] }],
      ['POST', `/api2/apikeys/${String(key.id)}/roteren`, {}],
    ];

    for (const [method, path, body] of attempts)
      expect(describeResponse(await browser.send(method, path, { body })), `${method} ${path}`).to.deep.equal(
        RIGHTS_EXCEEDED,
      );

    const narrow = await browser.send('POST', '/api2/apikeys', { body: { ...key_, scopes: ['editUsers'] } });
    expect(describeResponse(narrow), 'no stronger than they are').to.deep.equal([201]);
    expect((await readSession(await enter(), service.baseUrl))?.permissies).to.include('editLocaties');
    expect((narrow.body as ApiKeyWithToken).scopes).to.deep.equal(['editUsers']);
  });

  it('may change their own password and make their own keys, whatever the issuer assigns later', async () => {
    await given.role({ permissies: ['editLocaties'] });
    const { user } = await world.createNextUser({ permissies: ['editUsers'] });
    const { send } = openSession(await logIn(user, { baseUrl: service.baseUrl }), service.baseUrl);
    const keyBody = { user_id: user.id, description: 'Van mij' };
    expect(describeResponse(await send('POST', '/api2/apikeys', { body: keyBody }))).to.deep.equal([201]);
    const body = { huidig_wachtwoord: given.passwordOf(user.gebruikersnaam), wachtwoord };
    expect(describeResponse(await send('POST', '/api2/wachtwoord', { body }))).to.deep.equal([200]);
  });

  it('removes no second factor of an account whose roles have lapsed, nor the rule that requires one', async () => {
    const strict = { tweede_factor_verplicht: true };
    const { role } = await createLapsedDirector(strict);
    const { email } = world.createNextPerson();
    const boss = await createSecondFactorUser({ email_address: email });
    const { browser } = await managerOf();
    const path = `/api2/rollen/${String(role.id)}`;

    for (const [method, at, body] of [
      ['PUT', path, { permissies: [], tweede_factor_verplicht: false }],
      ['PUT', path, { permissies: [], naam: 'Nog een groep' }],
      ['DELETE', path, undefined],
      ['DELETE', `/api2/gebruikers/${String(boss.user.id)}/tweede_factor`, undefined],
    ] as const)
      expect(describeResponse(await browser.send(method, at, { body })), `${method} ${at}`).to.deep.equal(
        RIGHTS_EXCEEDED,
      );

    expect(await basic.roles.getRole({ id: role.id })).to.include({ naam: role.naam, ...strict });

    await basic.roles.deleteRole({ id: role.id });
  });
});
