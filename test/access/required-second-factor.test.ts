// Users who need a second factor and have none: their sessions may set one up, and nothing else.
import { expect } from 'chai';
import type { CurrentSession, SecondFactor } from 'boekstaaf';
import { permissions } from '../../generated/operations.ts';
import { ADMINISTRATOR, basic, clock, given, sendRaw, expectRefusal } from '../support/index.ts';
import { createSecondFactorUser, setUp, generateCode } from '../support/second-factors.ts';
import { openSession, logIn, describeResponse, type BrowserSession } from '../support/sessions.ts';

const SESSION_PATH = '/api2/sessies/huidige';
const SECOND_FACTOR_PATH = '/api2/tweede_factor';
const REFUSAL = [403, 'ERR_SECOND_FACTOR_REQUIRED'];
const SETTING = { slug: 'tweede_factor_verplicht' };

/** Creates a user whose role requires a second factor, and who has none. */
async function createObligedUser() {
  const role = await given.role({ permissies: ['editLocaties', 'editUsers'], tweede_factor_verplicht: true });
  const user = await given.user({ rollen: [{ id: role.id }] });
  return { role, user, browser: openSession(await logIn(user)) };
}

const mustSetUp = async ({ send }: BrowserSession): Promise<boolean> =>
  ((await send('GET', SESSION_PATH)).body as CurrentSession).must_set_up_second_factor;
const write = async ({ send }: BrowserSession): Promise<readonly unknown[]> =>
  describeResponse(await send('POST', '/api2/locaties', { body: { naam: 'Zaal' } }));

describe('a session without the second factor that is required', () => {
  it('says so, and may set it up, see itself and log out: nothing else', async () => {
    const { browser } = await createObligedUser();
    expect(browser.session).to.include({ must_set_up_second_factor: true });

    const refusedOnes: readonly (readonly [method: string, path: string, body?: object])[] = [
      ['GET', '/api2/locaties'],
      ['GET', '/api2/producten'],
      ['GET', '/api2/instellingen'],
      ['GET', '/api2/sessies'],
      ['GET', `/api2/sessies/${String(browser.session.id)}`],
      ['GET', '/api2/gebruikers'],
      ['GET', '/api2/apikeys'],
      ['GET', '/api2/personeel/me'],
      ['POST', '/api2/locaties', { naam: 'Zaal' }],
      ['POST', '/api2/apikeys', { description: 'Kassa' }],
      ['POST', `${SECOND_FACTOR_PATH}/herstelcodes`, { code: '123456' }],
      ['POST', `${SECOND_FACTOR_PATH}/verwijderen`, { code: '123456' }],
    ];

    for (const [method, path, body] of refusedOnes)
      expect(describeResponse(await browser.send(method, path, { body })), `${method} ${path}`).to.deep.equal(REFUSAL);
    expect((await browser.send('GET', SECOND_FACTOR_PATH)).body).to.include({ is_active: false, is_required: true });
    expect(describeResponse(await browser.send('DELETE', SESSION_PATH))).to.deep.equal([200]);
  });

  it('has all rights of its user once it is set up, and the user cannot remove it again', async () => {
    const { user, browser } = await createObligedUser();
    const { secret } = await setUp(browser);
    expect(await mustSetUp(browser)).to.equal(false);
    expect(await write(browser)).to.deep.equal([201]);
    clock.advance({ seconds: 30 });
    const body = { code: generateCode(secret) };
    expect(describeResponse(await browser.send('POST', `${SECOND_FACTOR_PATH}/verwijderen`, { body }))).to.deep.equal(
      REFUSAL,
    );
    expect(describeResponse(await logIn(user, body)), 'the code did not count').to.deep.equal([201]);
  });

  it('is limited from the next request on, when a role begins to require it or is assigned', async () => {
    const role = await given.role({ permissies: ['editLocaties'] });
    const user = await given.user({ rollen: [{ id: role.id }] });
    const browser = openSession(await logIn(user));
    expect(await write(browser)).to.deep.equal([201]);
    await basic.roles.updateRole({ id: role.id, body: { tweede_factor_verplicht: true } });
    expect(await write(browser)).to.deep.equal(REFUSAL);
    await basic.roles.updateRole({ id: role.id, body: { tweede_factor_verplicht: false } });
    expect(await write(browser)).to.deep.equal([201]);
    const { role: strict } = await createObligedUser();
    await basic.users.updateUser({ id: user.id, body: { rollen: [{ id: role.id }, { id: strict.id }] } });
    expect(await write(browser)).to.deep.equal(REFUSAL);
  });

  it('is limited for all users where the setting requires it, unless a second factor exists', async () => {
    const user = await given.user({ permissies: ['editLocaties'] });
    const browser = openSession(await logIn(user));
    const other = await createSecondFactorUser();
    const admin = await createSecondFactorUser({ permissies: [...permissions] });

    await basic.settings.updateSetting({ ...SETTING, body: { waarde: 'yes' } });
    try {
      expect(await write(browser)).to.deep.equal(REFUSAL);
      expect(await mustSetUp(other.browser)).to.equal(false);
      expect(((await other.browser.send('GET', SECOND_FACTOR_PATH)).body as SecondFactor).is_required).to.equal(true);
      expect(describeResponse(await sendRaw('GET', '/api2/locaties', { auth: ADMINISTRATOR }))).to.deep.equal([
        401,
        'ERR_BASIC_REFUSED',
      ]);
    } finally {
      const path = `/api2/instellingen/${SETTING.slug}`;
      expect(describeResponse(await admin.browser.send('PUT', path, { body: { waarde: 'no' } }))).to.deep.equal([200]);
    }

    expect(await write(browser)).to.deep.equal([201]);
  });

  it('is limited again when an administrator removes the second factor of its user', async () => {
    const { user, browser } = await createObligedUser();
    await setUp(browser);
    await basic.users.deleteUserSecondFactor({ id: user.id });
    const again = openSession(await logIn(user));
    expect(await write(again)).to.deep.equal(REFUSAL);
  });
});

describe('the requirement', () => {
  it('for all users is changed by managers of users, not by those who change other settings', async () => {
    const user = await given.user({ permissies: ['editBedrijfsgegevens'] });
    const { send } = openSession(await logIn(user));
    for (const waarde of ['yes', 'no']) {
      const response = await send('PUT', `/api2/instellingen/${SETTING.slug}`, { body: { waarde } });
      expect(describeResponse(response)).to.deep.equal([403, 'ERR_PERMISSION']);
    }
    expect(await basic.settings.getSetting(SETTING)).to.include({ waarde: 'no' });
    expect(await expectRefusal(basic.settings.updateSetting({ ...SETTING, body: { waarde: 'ja' } }))).to.include({
      code: 'ERR_SETTING_VALUE',
    });
  });

  it('of a role is loosened by a caller with the rights of the role', async () => {
    const { send } = openSession(await logIn(await given.user({ permissies: ['editUsers'] })));
    const strong = await given.role({
      permissies: ['editLocaties'],
      tweede_factor_verplicht: true,
      basic_toegestaan: false,
    });

    const ownRole = await given.role({
      permissies: ['editUsers'],
      tweede_factor_verplicht: true,
      basic_toegestaan: false,
    });
    const change = async (id: number, body: object): Promise<readonly unknown[]> =>
      describeResponse(await send('PUT', `/api2/rollen/${String(id)}`, { body }));

    for (const body of [{ tweede_factor_verplicht: false }, { basic_toegestaan: true }]) {
      expect(await change(strong.id, body)).to.deep.equal([403, 'ERR_RIGHTS_EXCEEDED']);
      expect(await change(ownRole.id, body)).to.deep.equal([200]);
    }

    expect(await change(strong.id, { naam: 'Sterk, met een tweede factor' })).to.deep.equal([200]);
    expect(await basic.roles.getRole({ id: strong.id })).to.include({
      tweede_factor_verplicht: true,
      basic_toegestaan: false,
    });
  });

  it('stays for accounts with more permissions than a manager of users, whichever role they come from', async () => {
    const weak = await given.role({ permissies: [], tweede_factor_verplicht: true, basic_toegestaan: false });
    const boss = await given.user({ permissies: ['editLocaties'], rollen: [{ id: weak.id }] });
    const desk = await given.user({ rollen: [{ id: weak.id }] });
    const { send } = openSession(await logIn(await given.user({ permissies: ['editUsers'] })));
    const change = async (path: string, body: object): Promise<readonly unknown[]> =>
      describeResponse(await send('PUT', `/api2/${path}`, { body }));
    const ofRole = `rollen/${String(weak.id)}`;
    const ofBoss = `gebruikers/${String(boss.id)}`;
    expect(await change(ofBoss, { rollen: [] })).to.deep.equal([403, 'ERR_RIGHTS_EXCEEDED']);

    for (const body of [{ tweede_factor_verplicht: false }, { basic_toegestaan: true }])
      expect(await change(ofRole, body)).to.deep.equal([403, 'ERR_RIGHTS_EXCEEDED']);
    expect((await basic.users.getUser({ id: boss.id })).rollen).to.deep.equal([{ id: weak.id }]);

    // No stronger account is affected.
    expect(await change(`gebruikers/${String(desk.id)}`, { rollen: [] })).to.deep.equal([200]);
    expect(await change(ofBoss, { rollen: [], permissies: [] })).to.deep.equal([200]);
    expect(await change(ofRole, { tweede_factor_verplicht: false })).to.deep.equal([200]);
  });

  it('for all users is ended by a caller with all rights', async () => {
    const user = await given.user({ permissies: ['editUsers', 'editBedrijfsgegevens'] });
    const { send } = await createSecondFactorUser({ permissies: ['editUsers', 'editBedrijfsgegevens'] }).then(
      ({ browser }) => browser,
    );
    const admin = await createSecondFactorUser({ permissies: [...permissions] });
    const path = `/api2/instellingen/${SETTING.slug}`;
    const set = async ({ send: by }: Pick<BrowserSession, 'send'>, waarde: string): Promise<readonly unknown[]> =>
      describeResponse(await by('PUT', path, { body: { waarde } }));
    expect(await set({ send }, 'yes')).to.deep.equal([200]);

    try {
      expect(await set({ send }, 'no')).to.deep.equal([403, 'ERR_RIGHTS_EXCEEDED']);
      expect(await mustSetUp(openSession(await logIn(user)))).to.equal(true);
    } finally {
      expect(await set(admin.browser, 'no')).to.deep.equal([200]);
    }
  });

  it('does not change in a role that is sent back as it was read', async () => {
    const role = await given.role({ tweede_factor_verplicht: true });
    expect(await basic.roles.updateRole({ id: role.id, body: role })).to.deep.equal(role);
    expect(role).to.include({ tweede_factor_verplicht: true, basic_toegestaan: true });
  });
});
