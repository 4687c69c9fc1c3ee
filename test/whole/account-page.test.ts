// The account page in a real browser, where one is installed: a second factor from the QR code to the login, in two languages.
import { expect } from 'chai';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hasBrowser, openBrowser, watch, type Watched } from '../support/browser.ts';
import '../support/either-database.ts';
import { basic, baseUrl, clock, given, raw } from '../support/index.ts';
import '../support/only-with-all.ts';
import { patience } from '../support/patience.ts';
import { armed, notShownBy, shownBy } from '../support/second-factors.ts';

describe('the files of the account page', () => {
  it('are served by this server, for this server alone, and sent again only when they have changed', async () => {
    const page = await raw('GET', '/account', { auth: null });
    expect(page.headers['content-security-policy']).to.include("default-src 'none'").and.not.include('unsafe');
    const files = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(files).to.have.lengthOf(3);
    for (const file of files) {
      const first = await raw('GET', file, { auth: null });
      expect(first.status, file).to.equal(200);
      const headers = { 'If-None-Match': String(first.headers['etag']) };
      expect((await raw('GET', file, { auth: null, headers })).status, file).to.equal(304);
    }
  });
});

describe('the account page', function () {
  this.timeout(patience(60_000));
  // Machines without a browser have seen that its files are served.
  if (!hasBrowser) return;

  let browser: Browser;
  let page: Page;
  let watched: Watched;

  before(async () => {
    browser = await openBrowser();
  });
  after(() => browser.close());
  beforeEach(() => {
    clock.advance({ minutes: 2 });
  });
  afterEach(async () => {
    expect(watched.asked.filter((url) => !url.startsWith(`${baseUrl}/`))).to.deep.equal([]);
    // A refusal is an answer, which the console tells.
    expect(watched.complaints.filter((text) => !/status of 40[136]/.test(text))).to.deep.equal([]);
    await page.context().close();
  });

  async function visit(path: string, options: BrowserContextOptions = {}): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB', ...options });
    page = await context.newPage();
    watched = watch(page);
    await page.goto(`${baseUrl}${path}`);
  }

  const press = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
  const type = (name: string, text: string): Promise<void> => page.getByRole('textbox', { name }).fill(text);

  async function logIn(gebruikersnaam: string, words: { user: string; password: string }): Promise<void> {
    await type(words.user, gebruikersnaam);
    await type(words.password, given.passwordOf(gebruikersnaam));
    await page.keyboard.press('Enter');
  }
  const EN = { user: 'Username', password: 'Password' };
  const NL = { user: 'Gebruikersnaam', password: 'Wachtwoord' };
  const secretShown = async (): Promise<string> => (await page.locator('.secret').textContent()) ?? '';

  it('sets up a second factor, keeps nothing of it, and lets its user in with a code', async () => {
    const { gebruikersnaam } = await given.user();
    await visit('/account');
    await logIn(gebruikersnaam, EN);
    await press('Set up a second factor');
    await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
    const secret = await secretShown();
    await type('Code', notShownBy(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This code is wrong' }).waitFor();
    await type('Code', shownBy(secret));
    await page.keyboard.press('Enter');
    await page.locator('.codes').waitFor();
    expect(await page.locator('.codes li').count()).to.equal(10);
    expect(await page.content()).to.not.include(secret);
    await press('I have kept them');
    await page.getByText('Recovery codes left: 10').waitFor();
    await press('Log out');
    clock.advance({ seconds: 30 });
    await logIn(gebruikersnaam, EN);
    await type('Code', shownBy(secret));
    await page.keyboard.press('Enter');
    await page.getByText('Recovery codes left: 10').waitFor();
  });

  it('speaks Dutch, makes other recovery codes, changes phones and removes the second factor', async () => {
    const { user, secret } = await armed();
    clock.advance({ minutes: 1 });
    await visit('/account', { locale: 'nl-NL' });
    expect(await page.locator('html').getAttribute('lang')).to.equal('nl');
    await logIn(user.gebruikersnaam, NL);
    await type('Code', shownBy(secret));
    await page.keyboard.press('Enter');
    await page.getByText('Herstelcodes over: 10').waitFor();
    await press('Nieuwe herstelcodes maken');
    await page.getByRole('alert').waitFor();
    clock.advance({ seconds: 30 });
    await type('Code', shownBy(secret));
    await press('Nieuwe herstelcodes maken');
    const code = (await page.locator('.codes li').first().textContent()) ?? '';
    await press('Ik heb ze bewaard');
    await type('Code', code);
    await press('Een andere telefoon gebruiken');
    await page.getByRole('img', { name: 'QR-code van het geheim' }).waitFor();
    await type('Code', shownBy(await secretShown()));
    await page.keyboard.press('Enter');
    const other = (await page.locator('.codes li').nth(3).textContent()) ?? '';
    await press('English');
    expect(await page.locator('.codes li').nth(3).textContent()).to.equal(other);
    await press('I have kept them');
    await type('Code', other);
    await press('Remove the second factor');
    await page.getByRole('button', { name: 'Set up a second factor' }).waitFor();
    expect(await basic.users.getUser({ id: user.id })).to.include({ tweede_factor: false });
  });

  it('is where the planning leads somebody who must have a second factor, and the planning asks for codes', async () => {
    const role = await given.role({ tweede_factor_verplicht: true });
    const { gebruikersnaam } = await given.user({ rollen: [{ id: role.id }] });
    await visit('/planning');
    await logIn(gebruikersnaam, EN);
    await page.getByText('You must have a second factor').waitFor();
    expect(page.url()).to.equal(`${baseUrl}/account`);
    expect(await page.getByRole('link', { name: 'To the planning' }).count()).to.equal(0);
    await press('Set up a second factor');
    const secret = await secretShown();
    await type('Code', shownBy(secret));
    await page.keyboard.press('Enter');
    await press('I have kept them');
    await page.getByText('Recovery codes left: 10').waitFor();
    expect(await page.getByRole('button', { name: 'Remove the second factor' }).count()).to.equal(0);
    await page.getByRole('link', { name: 'To the planning' }).click();
    await page.locator('.board, .planning').first().waitFor();
    await press('Log out');
    clock.advance({ seconds: 30 });
    await logIn(gebruikersnaam, EN);
    await page.getByRole('alert').filter({ hasText: 'Type the code' }).waitFor();
    await type('Code', notShownBy(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'This code is wrong' }).waitFor();
    await type('Code', shownBy(secret));
    await page.keyboard.press('Enter');
    await page.locator('.board, .planning').first().waitFor();
  });
});
