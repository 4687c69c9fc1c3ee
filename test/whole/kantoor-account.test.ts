// The account page in a real browser, where installed: a second factor from the QR code to the login, in two languages.
import { expect } from 'chai';
import type { User } from 'boekstaaf';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { basic, baseUrl, clock, given } from '../support/index.ts';
import { setUpOffice, logIn, PHONE, WIDE, type OfficeVisit } from '../support/office.ts';
import '../support/only-with-all.ts';
import { createSecondFactorUser, generateWrongCode, generateCode } from '../support/second-factors.ts';
import { logIn as logInAt } from '../support/sessions.ts';

describe('the account page', () => {
  if (!hasBrowser) return;

  const { visit } = setUpOffice();
  let visited: OfficeVisit;
  let page: Page;

  beforeEach(() => {
    clock.advance({ minutes: 2 });
  });

  async function open(path: string, options = PHONE): Promise<void> {
    visited = await visit(path, options);
    ({ page } = visited);
  }

  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const findCodeField = (): Locator => page.getByRole('textbox', { name: 'Code' });

  async function enterCode(text: string): Promise<void> {
    await findCodeField().fill(text);
    await page.keyboard.press('Enter');
  }

  async function begin({ gebruikersnaam }: Pick<User, 'gebruikersnaam'>): Promise<void> {
    await page.getByRole('textbox', { name: 'Password Type your password' }).fill(given.passwordOf(gebruikersnaam));
    await press('Set up a second factor');
  }

  const readSecret = async (): Promise<string> => (await page.locator('.secret').textContent()) ?? '';

  it('sets up a second factor, stores nothing of it, and lets its user log in with a code', async () => {
    const user = await given.user();
    await open('/account', WIDE);
    await logIn(visited, user);
    await press('Set up a second factor');
    await page.getByRole('alert').filter({ hasText: 'This is not your password.' }).waitFor();
    await begin(user);
    await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();

    const secret = await readSecret();
    await findCodeField().and(page.locator(':focus')).waitFor();
    await enterCode(generateWrongCode(secret));
    await page.getByRole('alert').filter({ hasText: 'This code is wrong' }).waitFor();
    await enterCode(generateCode(secret));
    await page.locator('.codes').waitFor();

    expect(await page.locator('.codes li').count()).to.equal(10);
    expect(await page.content()).to.not.include(secret);

    await press('I have kept them');
    await page.getByText('Recovery codes left: 10').waitFor();
    await press('Log out');
    clock.advance({ seconds: 30 });
    await logIn(visited, user);
    await enterCode(generateCode(secret));
    await page.getByText('Recovery codes left: 10').waitFor();
  });

  it('is in Dutch too, makes new recovery codes, changes phones and removes the second factor', async () => {
    const { user, secret } = await createSecondFactorUser();
    clock.advance({ minutes: 1 });
    await open('/account');
    await logIn(visited, user);
    await enterCode(generateCode(secret));
    await page.getByText('Herstelcodes over: 10').waitFor();
    await press('Nieuwe herstelcodes maken');
    await page.getByRole('alert').filter({ hasText: 'te kort' }).waitFor();
    clock.advance({ seconds: 30 });
    await findCodeField().fill(generateCode(secret));
    await press('Nieuwe herstelcodes maken');

    const recovery = (await page.locator('.codes li').first().textContent()) ?? '';
    await press('Ik heb ze bewaard');
    await findCodeField().fill(recovery);
    await press('Een andere telefoon gebruiken');
    await page.getByRole('img', { name: 'QR-code van het geheim' }).waitFor();
    await enterCode(generateCode(await readSecret()));

    const other = (await page.locator('.codes li').nth(3).textContent()) ?? '';
    await press('English');
    expect(await page.locator('.codes li').nth(3).textContent()).to.equal(other);

    await press('I have kept them');
    await findCodeField().fill(other);
    await press('Remove the second factor');
    await page.getByRole('button', { name: 'Set up a second factor' }).waitFor();

    expect(await basic.users.getUser({ id: user.id })).to.include({ tweede_factor: false });
  });

  it('is where the office redirects a user who must set up a second factor, before any other page', async () => {
    const role = await given.role({ tweede_factor_verplicht: true });
    await open('/planning', WIDE);

    const user = await given.user({ rollen: [{ id: role.id }] });
    await logIn(visited, user);
    await page.getByText('You must have a second factor').waitFor();
    expect(page.url()).to.equal(`${baseUrl}/kantoor/account`);
    expect(await page.getByRole('navigation').count()).to.equal(0);
    expect(await page.getByRole('button', { name: 'Change the password' }).count()).to.equal(0);

    await begin(user);
    await enterCode(generateCode(await readSecret()));
    await press('I have kept them');
    await page.getByText('Recovery codes left: 10').waitFor();

    expect(await page.getByRole('button', { name: 'Remove the second factor' }).count()).to.equal(0);

    await page.getByRole('link', { name: 'Planning' }).click();
    await page.locator('.board, .planning').first().waitFor();
  });

  it('changes the password with the old one, and shows why it does not', async () => {
    const user = await given.user();
    await open('/account', WIDE);
    await logIn(visited, user);

    const change = async (old: string, wachtwoord: string): Promise<void> => {
      await page.getByLabel('Present password').fill(old);
      await page.getByLabel('New password').fill(wachtwoord);
      await press('Change the password');
    };

    const wachtwoord = 'een heel nieuw wachtwoord';
    await change('een verkeerd wachtwoord', wachtwoord);
    await page.getByRole('alert').filter({ hasText: 'This is not your password.' }).waitFor();
    await change(given.passwordOf(user.gebruikersnaam), 'password1234');
    await page.getByRole('alert').filter({ hasText: 'easy to guess' }).waitFor();
    await change(given.passwordOf(user.gebruikersnaam), wachtwoord);
    await page.getByRole('status').filter({ hasText: 'Your password is changed.' }).waitFor();

    expect((await logInAt(user, { wachtwoord })).status).to.equal(201);
  });
});
