// The office in a real browser, where installed: its files, its logins, navigation between pages, and the search.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { baseUrl, clock, given, sendRaw } from '../support/index.ts';
import { prepareOfficeDay, type OfficeDay } from '../support/office-day.ts';
import { setUpOffice, logIn, PHONE, WIDE } from '../support/office.ts';
import '../support/only-with-all.ts';
import { createSecondFactorUser, generateWrongCode, generateCode } from '../support/second-factors.ts';
import { ROOT } from '../support/sources.ts';

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRaw('GET', path, { auth: null, headers });
/** The most bytes that the first page may load, uncompressed. */
const MAX_PAGE_BYTES = 150_000;

describe('the files of the office', () => {
  it('are served at every address of a page, for this server alone', async () => {
    for (const path of [
      '',
      '/zoeken',
      '/keuken',
      '/planning',
      '/account',
      '/diensten',
      '/boekingen/42',
      '/klanten/1',
      '/facturen/7',
      '/cijfers',
      '/vouchers',
      '/vouchers/3',
    ]) {
      const page = await get(`/kantoor${path}`);
      expect([page.status, page.headers['content-type']], path).to.deep.equal([200, 'text/html; charset=utf-8']);
      expect(page.headers['content-security-policy'])
        .to.include("default-src 'none'")
        .and.include("script-src 'self';")
        .and.not.include('unsafe');
      expect(page.text).to.include('data-zone="Europe/Amsterdam"');
    }
  });

  for (const page of ['account', 'planning'])
    it(`are served where /${page} redirects to, with its query`, async () => {
      const { status, headers } = await fetch(`${baseUrl}/${page}?x=1`, { redirect: 'manual' });
      expect([status, headers.get('location')]).to.deep.equal([301, `/kantoor/${page}?x=1`]);
    });

  it('are served nowhere else, and no other file is read', async () => {
    const others = [
      '/',
      '/x',
      '/boekingen',
      '/boekingen/0',
      '/boekingen/x',
      '/boekingen/42/x',
      '/keuken/1',
      '/zoeken/',
    ];

    const outside = [
      '/page.html',
      '/.made-of',
      '/main.tsx',
      '/..%2fmain.tsx',
      '/..%2f..%2fdocs.ts',
      '/%2e%2e/icon.svg',
      '/dist',
    ];

    for (const path of [...others, ...outside]) expect((await get(`/kantoor${path}`)).status, path).to.equal(404);
  });

  it('are all that the build made, compressed, and sent again only when they have changed', async () => {
    const builtFiles = readdirSync(join(ROOT, 'http/pages/kantoor/dist')).filter((name) =>
      /\.(?:js|css|svg)$/.test(name),
    );
    expect(builtFiles.length).to.be.greaterThan(8);
    for (const name of builtFiles) {
      const path = `/kantoor/${name}`;
      const first = await get(path);
      expect(first.status, path).to.equal(200);
      expect((await get(path, { 'If-None-Match': String(first.headers['etag']) })).status, path).to.equal(304);
      expect((await get(path, { 'Accept-Encoding': 'gzip' })).headers['content-encoding'], path).to.equal('gzip');
    }
  });
});

describe('the office', () => {
  // Without a browser, other tests cover the files that the server serves.
  if (!hasBrowser) return;

  const { visit, enter } = setUpOffice();
  let house: OfficeDay;

  before(async () => {
    house = await prepareOfficeDay();
  });

  const waitForTitle = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('heading', { level: 1, name }).waitFor();
  const readFocused = (page: Page): Promise<string> => page.evaluate('document.activeElement.textContent');

  describe('lets in', () => {
    for (const options of [WIDE, PHONE])
      it(`a user by keyboard, again after a reload, until they log out, in ${String(options.locale)}`, async () => {
        const user = await given.user({ permissies: ['viewWebhooks'] });
        const visited = await visit('/kantoor', options);
        const { page, words } = visited;

        await page.getByRole('textbox', { name: words.user }).waitFor();
        await page.keyboard.type(user.gebruikersnaam);
        await page.keyboard.press('Tab');
        await page.keyboard.type('wrong');
        await page.keyboard.press('Enter');
        await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
        await page.keyboard.type(given.passwordOf(user.gebruikersnaam));
        await page.keyboard.press('Enter');
        await waitForTitle(page, words.today);
        await page.reload();
        await waitForTitle(page, words.today);

        expect(await countStored(page)).to.deep.equal({ local: 0, session: 0, databases: 0, cookie: '', caches: 0 });
        expect(await page.content()).to.not.include(given.passwordOf(user.gebruikersnaam));

        await page.getByRole('button', { name: words.logOut }).focus();
        await page.keyboard.press('Enter');
        await page.getByRole('textbox', { name: words.user }).waitFor();
        expect(await page.context().cookies()).to.deep.equal([]);
      });

    it('a user with a second factor, by its code', async () => {
      const { user, secret } = await createSecondFactorUser();
      clock.advance({ minutes: 1 });

      const visited = await visit('/kantoor');
      const { page } = visited;
      await logIn(visited, user);
      await page.getByRole('alert').filter({ hasText: 'Type the code' }).waitFor();
      await page.getByRole('textbox', { name: 'Code' }).and(page.locator(':focus')).waitFor();
      await page.keyboard.type(generateWrongCode(secret));
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'This code is wrong' }).waitFor();
      await page.keyboard.type(generateCode(secret));
      await page.keyboard.press('Enter');
      await waitForTitle(page, 'Today');
    });

    it('no user who must set up a second factor first: the account page is the place for that', async () => {
      const role = await given.role({ tweede_factor_verplicht: true });
      const visited = await visit('/kantoor');
      await logIn(visited, await given.user({ rollen: [{ id: role.id }] }));
      await visited.page.getByText('You must have a second factor').waitFor();
      expect(visited.page.url()).to.equal(`${baseUrl}/kantoor/account`);
    });
  });

  it('is in the chosen language, also after a reload and on the account page', async () => {
    const visited = await enter('/kantoor', await given.user({ permissies: ['viewWebhooks'] }));
    const { page } = visited;
    await page.getByRole('button', { name: 'Nederlands' }).click();
    await waitForTitle(page, 'Vandaag');
    expect(await page.locator('html').getAttribute('lang')).to.equal('nl');
    await page.reload();
    await waitForTitle(page, 'Vandaag');
    await page.goto(`${baseUrl}/account`);
    await waitForTitle(page, 'Uw account');
  });

  it('changes pages by links and the history, and focuses the heading of each', async () => {
    const visited = await enter('/kantoor', await given.user({ permissies: ['viewContact'] }));
    const { page } = visited;
    await page.getByRole('link', { name: 'De Eik' }).focus();
    await page.keyboard.press('Enter');
    await waitForTitle(page, `Booking ${house.eik.referentie}`);

    expect(await readFocused(page)).to.equal(`Booking ${house.eik.referentie}`);
    expect(await page.title()).to.include(house.eik.referentie);

    await page.getByRole('link', { name: 'De Eik' }).click();
    await waitForTitle(page, 'De Eik');
    await page.goBack();
    await waitForTitle(page, `Booking ${house.eik.referentie}`);
    await page.goBack();
    await waitForTitle(page, 'Today');

    expect(visited.watched.requestUrls.filter((url) => url.endsWith('/kantoor'))).to.have.lengthOf(1);
  });

  it('shows every object at its address, and a message where there is none', async () => {
    const rights = ['viewContact', 'editVouchers'] as const;
    const visited = await enter('/kantoor/boekingen/999999', await given.user({ permissies: [...rights] }));
    const { page } = visited;

    await page.getByText('This is not there').waitFor();
    const voucher = await given.voucher();
    const invoice = await given.finalisedInvoice([given.cost({ bedrag: 1234.5 })]);

    await page.goto(`${baseUrl}/kantoor/vouchers/${String(voucher.id)}`);
    await waitForTitle(page, `Voucher ${voucher.code}`);
    await page.goto(`${baseUrl}/kantoor/facturen/${String(invoice.id)}`);
    await waitForTitle(page, `Invoice ${String(invoice.factuur_nummer)}`);

    expect(await page.locator('#content').innerText())
      .to.include('€1,234.50')
      .and.include('open');

    const pdf = await page.getByRole('link', { name: 'The PDF' }).getAttribute('href');
    expect((await page.request.get(`${baseUrl}${String(pdf)}`)).status()).to.equal(200);
  });

  describe('finds', () => {
    for (const options of [WIDE, PHONE])
      it(`by keyboard alone, with results while typing, in ${String(options.locale)}`, async () => {
        const user = await given.user({ permissies: ['viewContact'] });
        const visited = await enter('/kantoor', user, options);
        const { page } = visited;

        await page.keyboard.press('/');
        await page.keyboard.type('de b');
        await page.getByRole('option', { name: 'De Beuk' }).waitFor();
        await page.keyboard.press('ArrowDown');

        const field = page.getByRole('combobox');
        const selectedId = await page.getByRole('option', { selected: true }).getAttribute('id');
        expect(await field.getAttribute('aria-activedescendant')).to.equal(selectedId);

        await page.keyboard.press('Enter');
        await waitForTitle(page, 'De Beuk');
        expect(new URL(page.url()).pathname).to.equal(`/kantoor/klanten/${String(house.beuk.klant_id)}`);

        await page.keyboard.press('/');
        await page.keyboard.type(house.beuk.referentie);
        await page.getByRole('option').first().waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('option').first().waitFor({ state: 'detached' });
        await page.keyboard.press('Enter');
        await page.locator('.find-page a').first().waitFor();

        expect(new URL(page.url()).search).to.equal(`?q=${house.beuk.referentie}`);
        expect(await page.locator('.find-page h2').allTextContents()).to.include(
          options === WIDE ? 'Bookings' : 'Boekingen',
        );
      });

    it('by the last text, in whatever order the responses arrive', async () => {
      const visited = await enter('/kantoor', await given.user({ permissies: ['viewContact'] }));
      const { page } = visited;
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });

      await page.route('**/zoeken?q=de%20e', async (route) => {
        await released;
        // The page has aborted the request by then.
        await route.continue().catch(() => undefined);
      });

      const first = page.waitForRequest('**/zoeken?q=de%20e');
      await page.keyboard.press('/');
      await page.keyboard.type('de e');
      await first;
      await page.keyboard.press('Backspace');
      await page.keyboard.type('li');
      await page.getByRole('option', { name: 'De Linde' }).waitFor();
      release();
      await page.unrouteAll({ behavior: 'wait' });

      expect(await page.getByRole('option').allInnerTexts()).to.have.lengthOf(1);
    });

    it('no customer for users who may not see any', async () => {
      const visited = await enter('/kantoor/zoeken?q=de', await given.user({ permissies: ['viewWebhooks'] }));
      const { page } = visited;
      await page.getByText('Nothing begins with').waitFor();
      await page.getByRole('searchbox', { name: 'Find' }).fill(house.eik.referentie);
      await page.keyboard.press('Enter');
      await page.locator('.find-page').getByRole('link', { name: house.eik.referentie }).waitFor();
    });
  });

  it('loads at most 150 kB for its first page, and no code of pages that were not opened', async () => {
    const visited = await enter('/kantoor', await given.user({ permissies: ['viewWebhooks'] }));
    const { page } = visited;
    const files = visited.watched.requestUrls.filter((url) => url.startsWith(`${baseUrl}/kantoor`));
    const texts = await Promise.all(files.map((url) => get(url.slice(baseUrl.length))));
    const loadedBytes = texts.reduce((all, { text }) => all + Buffer.byteLength(text), 0);
    expect(loadedBytes).to.be.within(50_000, MAX_PAGE_BYTES);
    const before = visited.watched.requestUrls.length;
    await page.getByRole('link', { name: 'Kitchen' }).click();
    await waitForTitle(page, 'Kitchen');
    expect(visited.watched.requestUrls.slice(before).filter((url) => url.endsWith('.js'))).to.not.deep.equal([]);
  });

  it('has a name for every element, one title, and a link past the bar', async () => {
    const visited = await enter('/kantoor', await given.user({ permissies: ['viewContact', 'editBoeking'] }));
    const { page } = visited;
    for (const role of ['button', 'link', 'textbox', 'combobox', 'region', 'navigation', 'complementary'] as const)
      for (const each of await page.getByRole(role).all())
        expect(await each.ariaSnapshot(), role).to.match(/^- '?(?:\w+) "/);

    expect(await page.getByRole('heading', { level: 1 }).count()).to.equal(1);
    expect(await page.getByRole('main').count()).to.equal(1);

    await page.reload();
    await waitForTitle(page, 'Today');
    await page.keyboard.press('Tab');
    expect(await readFocused(page)).to.equal('To the content');

    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).to.equal('content');
  });
});

/** Returns how much the browser stores for this address: a script of the browser, so a text here. */
function countStored(page: Page): Promise<object> {
  return page.evaluate(`(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    cookie: document.cookie,
    caches: (await caches.keys()).length,
  }))()`);
}
