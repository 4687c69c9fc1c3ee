// The page of logins in a real browser, where installed: for users who manage users, all or failed ones, or of one account.
import { expect } from 'chai';
import { hasBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { given } from '../support/index.ts';
import { setUpOffice } from '../support/office.ts';
import '../support/only-with-all.ts';
import { logIn as tryLogIn } from '../support/sessions.ts';

const LOGINS = '/kantoor/logins';

describe('the page of logins', () => {
  if (!hasBrowser) return;

  const { enter } = setUpOffice();

  it('shows successful and failed logins, and those of one account', async () => {
    const guessed = await given.user();
    await tryLogIn(guessed, { wachtwoord: 'een gok van de aanvaller' });
    await tryLogIn(guessed);

    const manager = await given.user({ permissies: ['editUsers'] });
    const { page } = await enter(LOGINS, manager);
    const rows = page.locator('tbody tr');
    await rows.filter({ hasText: manager.gebruikersnaam }).filter({ hasText: 'Logged in' }).waitFor();
    await rows.filter({ hasText: guessed.gebruikersnaam }).first().getByRole('link').click();
    await rows.filter({ hasText: manager.gebruikersnaam }).waitFor({ state: 'detached' });

    expect(await rows.count()).to.equal(2);

    await page.getByRole('link', { name: 'Failed' }).click();
    await rows.filter({ hasText: 'Logged in' }).waitFor({ state: 'detached' });
    expect(await rows.innerText()).to.match(/Password\s+Failed: wrong password/);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.equal(390);
  });

  it('shows nothing to others, and is not in their bar', async () => {
    const { page } = await enter(LOGINS, await given.user({ permissies: ['viewContact'] }));
    await page.getByText('Your account may not see who logs in.').waitFor();
    expect(await page.locator('.bar').getByRole('link', { name: 'Logins' }).count()).to.equal(0);
  });
});
