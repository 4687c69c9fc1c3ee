// Passwords: those that are easy to guess are refused, and users change their own with the old one.
import { expect } from 'chai';
import type { User } from 'boekstaaf';
import { basic, clock, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';
import { resetLimits } from '../support/limits.ts';
import { openSession, logIn, describeResponse } from '../support/sessions.ts';

const NEW_PASSWORD = 'een heel nieuw wachtwoord';
const PASSWORD_PATH = '/api2/wachtwoord';

const guessable = [
  '123456789012',
  'password1234',
  'qwertyuiop12',
  '1234567890123',
  'passwordpassword',
  'PassWordPassWord',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghijkl',
  'lkjihgfedcba',
  'Wachtwoord123',
  'kD8!kD8!kD8!',
];

/** Changes the user's own password, over Basic. */
function change({ gebruikersnaam }: Pick<User, 'gebruikersnaam'>, wachtwoord: string, old?: string) {
  const password = given.passwordOf(gebruikersnaam);
  const body = { huidig_wachtwoord: old ?? password, wachtwoord };
  return sendRaw('POST', PASSWORD_PATH, { auth: { username: gebruikersnaam, password }, body });
}

describe('a new password', () => {
  for (const wachtwoord of guessable)
    it(`is not ${wachtwoord}`, async () => {
      const { id } = await given.user();
      const refusal = await expectRefusal(basic.users.setUserPassword({ id, body: { wachtwoord } }));
      expect(refusal).to.include({ status: 406, code: 'ERR_PASSWORD_GUESSABLE', field: 'wachtwoord' });
    });

  it("is not the user's own name, whichever operation sets it", async () => {
    const gebruikersnaam = 'Annabel van Wijngaarden';
    const { id } = await given.staffMember();
    const guessablePassword = 'annabel van wijngaarden1';
    const create = basic.users.createUser({ body: { id, gebruikersnaam, wachtwoord: guessablePassword } });
    expect(await expectRefusal(create)).to.include({ code: 'ERR_PASSWORD_GUESSABLE' });
    const user = await given.user({ gebruikersnaam });
    const changes = { gebruikersnaam: 'Wilhelmina Oosterhuis', wachtwoord: 'WilhelminaOosterhuis' };
    const update = basic.users.updateUser({ id: user.id, body: changes });
    expect(await expectRefusal(update)).to.include({ code: 'ERR_PASSWORD_GUESSABLE' });
    expect(describeResponse(await change(user, guessablePassword))).to.deep.equal([406, 'ERR_PASSWORD_GUESSABLE']);
    expect(describeResponse(await logIn(user))).to.deep.equal([201]);
  });
});

describe("one's own password", () => {
  beforeEach(async () => {
    clock.advance({ minutes: 1 });
    await resetLimits();
  });

  after(() => {
    clock.reset();
  });

  it('is changed with the old one, and the other sessions end', async () => {
    const user = await given.user();
    const here = openSession(await logIn(user));
    const there = openSession(await logIn(user));
    const body = { huidig_wachtwoord: given.passwordOf(user.gebruikersnaam), wachtwoord: NEW_PASSWORD };
    const events = await collectEvents(async () => {
      expect((await here.send('POST', PASSWORD_PATH, { body })).status).to.equal(200);
    });

    expect(events.find(({ event }) => event === 'frameworkGuardUser::postUpdate')?.modified).to.deep.equal([
      'wachtwoord_gewijzigd_op',
    ]);
    expect((await here.send('GET', '/api2/sessies/huidige')).status).to.equal(200);
    expect((await there.send('GET', '/api2/sessies/huidige')).status).to.equal(401);
    expect(describeResponse(await logIn(user))).to.deep.equal([401, 'ERR_CREDENTIAL_INVALID']);
    expect(describeResponse(await logIn(user, { wachtwoord: NEW_PASSWORD }))).to.deep.equal([201]);
  });

  it('is not changed with a wrong one, which counts as a failed login', async () => {
    const user = await given.user();
    const browser = openSession(await logIn(user));
    const attempt = async (huidig_wachtwoord: string): Promise<readonly unknown[]> =>
      describeResponse(
        await browser.send('POST', PASSWORD_PATH, { body: { huidig_wachtwoord, wachtwoord: NEW_PASSWORD } }),
      );
    for (let time = 0; time < 10; time++)
      expect(await attempt(`verkeerd ${String(time)}`)).to.deep.equal([406, 'ERR_OWN_PASSWORD']);
    expect(await attempt(given.passwordOf(user.gebruikersnaam))).to.deep.equal([429, 'ERR_RATE_LIMITED']);
  });

  it('is not set by a session as that of another account, which would not need the old one', async () => {
    const user = await given.user({ permissies: ['editUsers'] });
    const browser = openSession(await logIn(user));
    const userPath = `/api2/gebruikers/${String(user.id)}`;
    const body = { wachtwoord: NEW_PASSWORD };
    expect(describeResponse(await browser.send('POST', `${userPath}/wachtwoord`, { body }))).to.deep.equal([
      406,
      'ERR_OWN_PASSWORD',
    ]);
    expect(describeResponse(await browser.send('PUT', userPath, { body }))).to.deep.equal([406, 'ERR_OWN_PASSWORD']);

    const other = await given.user();
    const path = `/api2/gebruikers/${String(other.id)}/wachtwoord`;
    expect((await browser.send('POST', path, { body })).status).to.equal(200);

    const auth = { username: user.gebruikersnaam, password: given.passwordOf(user.gebruikersnaam) };
    expect((await sendRaw('POST', `${userPath}/wachtwoord`, { auth, body })).status, 'sent with the old one').to.equal(
      200,
    );
  });
});
