// The planning in a real browser, where installed: its logins, its layout, the keyboard, and a phone.
import { expect } from 'chai';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { hasBrowser, type BrowserLog } from '../support/browser.ts';
import '../support/either-database.ts';
import { ADMINISTRATOR, api, apiKey, basic, given, createTokenWith } from '../support/index.ts';
import { setUpOffice, WIDE } from '../support/office.ts';
import '../support/only-with-all.ts';

const DATE = '2026-08-15';
/** How far the board can be scrolled sideways: a script of the browser, so a text here. */
const SIDEWAYS_SCRIPT =
  "(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector('.planning'))";
const formatMoment = (time: string, date = DATE): string => `${date}T${time}:00+02:00`;

describe('the planning', () => {
  if (!hasBrowser) return;

  const office = setUpOffice();
  let page: Page;
  let watched: BrowserLog;
  let steiger: string;
  let zaal: string;

  before(async () => {
    ({ steiger, zaal } = await createBusyDay());
  });

  async function visit(hash: string, options: BrowserContextOptions = WIDE): Promise<void> {
    ({ page, watched } = await office.visit(`/planning${hash}`, options));
  }

  async function enter(hash: string, options = WIDE, key = apiKey): Promise<void> {
    await visit(hash, options);
    await page.getByRole('button', { name: 'API key' }).click();
    await page.getByRole('textbox', { name: 'API key' }).fill(key);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.locator('.board').waitFor();
  }

  const findRow = (name: string): Locator => page.locator('.row', { has: page.getByRole('heading', { name }) });
  const findItem = (text: string): Locator => page.locator('.item', { hasText: text });
  const readFocused = (): Promise<string> => page.evaluate('document.activeElement.textContent');

  describe('lets in', () => {
    it('a user with a password, and none with a wrong one', async () => {
      await visit(`#${DATE}`);
      await page.getByRole('textbox', { name: 'Username' }).fill(ADMINISTRATOR.username);
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').filter({ hasText: 'do not go together' }).waitFor();
      expect(await page.locator('.board').count()).to.equal(0);
      await page.getByRole('textbox', { name: 'Password' }).fill(ADMINISTRATOR.password);
      await page.keyboard.press('Enter');
      await findItem('Kanovaren').first().waitFor();
    });

    it('a user again after a reload, until they log out, and stores no password', async () => {
      await visit(`#${DATE}`);
      await page.getByRole('textbox', { name: 'Username' }).fill(ADMINISTRATOR.username);
      await page.getByRole('textbox', { name: 'Password' }).fill(ADMINISTRATOR.password);
      await page.keyboard.press('Enter');
      await findItem('Kanovaren').first().waitFor();
      await page.reload();
      await findItem('Kanovaren').first().waitFor();

      expect(await countStored()).to.deep.equal({ local: 0, session: 0, databases: 0, cookie: '', caches: 0 });

      const cookies = await page.context().cookies();
      expect(cookies.map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).to.deep.equal([[true, 'Strict']]);
      expect(await page.content()).to.not.include(ADMINISTRATOR.password);

      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('textbox', { name: 'Username' }).waitFor();
      expect(await page.context().cookies()).to.deep.equal([]);

      await page.reload();
      await page.getByRole('textbox', { name: 'Username' }).waitFor();
    });

    it('a key, which is in memory alone, and gone after a reload', async () => {
      await visit(`#${DATE}`);
      await page.getByRole('button', { name: 'API key' }).click();
      for (const wrong of ['bks_wrong', 'no key at all']) {
        await page.getByRole('textbox', { name: 'API key' }).fill(wrong);
        await page.getByRole('button', { name: 'Log in', exact: true }).click();
        await page.getByRole('alert').filter({ hasText: 'whether the key still exists' }).waitFor();
      }

      await page.getByRole('textbox', { name: 'API key' }).fill(apiKey);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await findItem('Kanovaren').first().waitFor();
      await page.keyboard.press('w');
      await page.locator('table.board').waitFor();

      expect(await countStored()).to.deep.equal({ local: 0, session: 0, databases: 0, cookie: '', caches: 0 });
      expect(await page.context().cookies()).to.deep.equal([]);
      expect(watched.requestUrls.filter((url) => url.includes(apiKey))).to.deep.equal([]);
      expect(await page.content()).to.not.include(apiKey);

      await page.reload();
      await page.getByRole('textbox', { name: 'Username' }).waitFor();
      expect(await page.locator('.board').count()).to.equal(0);
    });

    it('no one after the log-out, or when the key was revoked', async () => {
      await enter(`#${DATE}`);
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('textbox', { name: 'Username' }).waitFor();

      // The keyboard shortcuts of the board are off as well.
      await page.keyboard.press('PageDown');
      expect(await page.evaluate('location.hash')).to.equal(`#${DATE}`);

      const createdKey = await basic.apiKeys.createApiKey({
        body: { user_id: 1, description: 'For an hour', scopes: [] },
      });

      await page.getByRole('button', { name: 'API key' }).click();
      await page.getByRole('textbox', { name: 'API key' }).fill(createdKey.token);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.locator('.planning').waitFor();
      await basic.apiKeys.deleteApiKey({ id: createdKey.id });
      await page.keyboard.press('PageDown');
      await page.getByText('Log in again').waitFor();
    });
  });

  describe('shows a day', () => {
    it('with each booking in the row of its place and the columns of its hours', async () => {
      await enter(`#${DATE}`);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).to.equal('Saturday 15 August 2026');

      const line = findRow(steiger).locator('.item', { hasText: 'De Eik' });
      expect(await line.getAttribute('data-status')).to.equal('definitief');
      expect(await line.textContent()).to.match(/14:00–16:00.*Kanovaren.*De Eik · 32 people.*confirmed/);

      const box = await measureBox(line);
      expectNear(box.x, (await measureBox(findHour('14:00'))).x);
      expectNear(box.x + box.width, (await measureBox(findHour('16:00'))).x);

      const heading = await measureBox(page.getByRole('heading', { name: steiger }));
      expect(box.y).to.be.within(heading.y, heading.y + heading.height);

      // Two at once are one below the other.
      const first = await measureBox(findItem('Diner').nth(0));
      const second = await measureBox(findItem('Diner').nth(1));
      expect(second.y).to.be.at.least(first.y + first.height);

      // An item without a location is shown too.
      expect(await findRow('No location').locator('.item').textContent()).to.include('Lasergame');
      expect(await findRow(steiger).getByText('up to 32 of 20').count()).to.equal(1);
    });

    it('whole on portrait paper, as it prints a week', async () => {
      await enter(`#${DATE}`);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 718, height: 1000 });
      for (const view of ['day', 'week']) {
        await page.evaluate(`location.hash = '#${DATE}/${view}'`);
        await findItem('Kanovaren').first().waitFor();
        const board = await measureBox(page.locator(`.board.${view}`));
        expect(board.x + board.width, view).to.be.at.most(718);
      }
    });

    it('with items without a length, next to others at the same moment', async () => {
      const house = await given.location({ naam: 'Balie' });
      const moment = formatMoment('10:00', '2026-08-13');
      for (const naam of ['Sleutels', 'Koffie']) {
        const { id: product_id } = await given.product({ naam });
        const regels = [{ product_id, begin: moment, eind: moment, locatie_id: house.id }];
        const { id: arrangement_id } = await given.package({ regels });
        await given.booking({ arrangement_id, begin: moment, status: 'definitief' });
      }

      await enter('#2026-08-13');
      expect(await findRow('Balie').locator('.item').count()).to.equal(2);

      const first = await measureBox(findItem('Sleutels'));
      const second = await measureBox(findItem('Koffie'));
      expectNear(first.x, (await measureBox(findHour('10:00'))).x);
      expect(Math.min(first.width, second.width)).to.be.at.least(24);
      expect(Math.abs(first.y - second.y)).to.be.at.least(Math.min(first.height, second.height));

      await findItem('Koffie').click();
      expect(await page.getByRole('dialog').innerText()).to.match(/13 August 2026, 10:00\n/);
    });

    it('with whom to call, the note, the price and the open amount, as far as the user may see them', async () => {
      const moment = formatMoment('10:00', '2026-08-14');
      const person = { voornaam: 'Sanne', achternaam: 'Bos', telefoon1: '06 12 34 56 78' };
      const { id: klant_id } = await given.customer({ contactpersonen: [person] });
      const { id } = await given.chargedBooking([given.cost({ bedrag: 121 })], { klant_id, begin: moment });
      const { id: product_id } = await given.product({ naam: 'Zeilen' });
      const body = { bijzonderheden: 'Twee rolstoelen', boekingsregels: [{ product_id, begin: moment }] };
      await api.bookings.updateBooking({ id, body });

      const { kosten } = await api.bookings.getBooking({ id });
      const price = kosten.calculated_totaalbedrag_inclusief_btw;
      const invoice = await api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief' } });
      await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: 50 } });

      const readFacts = async (key: string): Promise<string> => {
        await enter('#2026-08-14', WIDE, key);
        await findItem('Zeilen').click();
        await page.getByRole('dialog').getByText('Twee rolstoelen').waitFor();
        return page.getByRole('dialog').innerText();
      };

      const facts = await readFacts(apiKey);
      expect(facts).to.match(/\d+-1\n/);

      const amounts = [price, price - 50].map((amount) => `€${amount.toFixed(2)}`);
      for (const fact of ['06 12 34 56 78', 'Twee rolstoelen', ...amounts]) expect(facts).to.include(fact);

      const less = await readFacts(await createTokenWith([]));
      expect(less).to.include('Twee rolstoelen').and.not.include('06 12 34 56 78');
    });

    it('with a link to the page of a booking', async () => {
      await enter(`#${DATE}`);
      const [line] = (await api.planning.getPlanning({ begin: formatMoment('00:00'), eind: formatMoment('23:59') }))
        .regels;
      await page.locator(`[data-key="line-${String(line?.id)}"]`).click();
      const link = page.getByRole('dialog').getByRole('link', { name: 'Open the booking' });
      expect(await link.getAttribute('href')).to.equal(`/kantoor/boekingen/${String(line?.boeking_id)}`);
    });

    it('in the language of the browser, or the chosen one, also after a reload', async () => {
      await visit(`#${DATE}`, { locale: 'nl-NL' });
      await page.getByRole('textbox', { name: 'Gebruikersnaam' }).fill(ADMINISTRATOR.username);
      await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(ADMINISTRATOR.password);
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'zaterdag 15 augustus 2026' }).waitFor();
      expect(await page.evaluate('document.documentElement.lang')).to.equal('nl');
      expect(await page.locator('.facts').innerText()).to.match(/\d+ boekingen · \d+ regels · \d+ diensten/);
      await page.getByRole('button', { name: 'English' }).click();
      await page.getByRole('heading', { level: 1, name: 'Saturday 15 August 2026' }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Week', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: /^Week 33, / }).waitFor();
    });

    it('with a row for each person, and the hours after midnight', async () => {
      await enter(`#${DATE}`);
      const shift = findRow('Fleur').locator('.item');
      expect(await shift.textContent()).to.match(/17:00–01:00.*asked/);
      expectNear((await measureBox(shift)).x, (await measureBox(findHour('17:00'))).x);
      const last = await measureBox(findHour('00:00'));
      expectNear((await measureBox(shift)).x + (await measureBox(shift)).width, last.x + last.width);
    });

    it('with the hour that the clock change repeats', async () => {
      await enter('#2026-10-24');
      const hours = await page.locator('.axis li').allTextContents();
      expect(hours.slice(-4)).to.deep.equal(['00:00', '01:00', '02:00', '02:00 again']);
      const night = findItem('Nachtspel');
      expect(await night.textContent()).to.include('01:00–03:00');
      expectNear((await measureBox(night)).width, 3 * (await measureBox(findHour('01:00'))).width);
    });

    it('with conflicts marked, listed and found', async () => {
      await enter(`#${DATE}`);
      const line = findRow(steiger).locator('.item', { hasText: 'De Eik' });
      expect(await line.textContent()).to.match(/Conflict: .*Steiger/);

      for (const shift of await findRow('Tom').locator('.item').all())
        expect(await shift.textContent()).to.match(/Conflict: Two shifts at once: Tom, /);
      expect(await findRow(zaal).locator('.item .mark').count()).to.equal(0);

      const list = page.locator('.conflicts');
      expect(await list.locator('summary').textContent()).to.match(/^\d+ conflicts$/);

      await list.locator('summary').click();
      await list.getByRole('button', { name: 'Steiger' }).click();
      expect(await readFocused()).to.include('De Eik');

      await page.keyboard.press('Enter');
      const conflictList = page.getByRole('dialog').getByRole('list', { name: 'Conflicts' });
      expect(await conflictList.textContent()).to.include('Steiger');
    });

    it('without conflicts for users who may not see them', async () => {
      await enter(`#${DATE}`, WIDE, await createTokenWith([]));
      await findItem('Kanovaren').first().waitFor();
      expect(await page.getByRole('status').first().textContent()).to.match(/shifts$/);
      expect(await page.locator('.mark').count()).to.equal(0);
    });

    it('filtered by a search', async () => {
      await enter(`#${DATE}`);
      await page.keyboard.press('/');
      await page.keyboard.type('fleur');
      await findItem('Kanovaren').first().waitFor({ state: 'detached' });
      expect(await page.locator('.row').count()).to.equal(1);
      await page.getByRole('searchbox').fill('');
      const all = await page.locator('.row').count();
      await page.getByRole('checkbox', { name: 'Hide empty rows' }).check();
      expect(await page.locator('.row').count()).to.be.below(all);
      expect(await findRow('Leeg').count()).to.equal(0);
    });
  });

  describe('shows a week', () => {
    it('with each item in the cell of its location and day', async () => {
      await enter(`#${DATE}`);
      await page.getByRole('button', { name: 'Week' }).click();
      await page.locator('table.board').waitFor();
      expect(new URL(page.url()).hash).to.equal(`#${DATE}/week`);
      expect(await page.locator('thead th').allTextContents()).to.deep.equal([
        'Mon 10 Aug',
        'Tue 11 Aug',
        'Wed 12 Aug',
        'Thu 13 Aug',
        'Fri 14 Aug',
        'Sat 15 Aug',
        'Sun 16 Aug',
      ]);

      const cells = page.getByRole('row', { name: steiger }).getByRole('cell');
      const words = await cells.allInnerTexts();
      expect(words[5]).to.include('De Eik').and.to.include('32 of 20');
      expect(words[2]).to.include('Woensdagclub');

      for (const empty of [0, 1, 3, 4, 6]) expect(words[empty]?.trim()).to.equal('');
      // A party until after midnight belongs to the day on which it began.
      const evening = await page.getByRole('row', { name: zaal }).getByRole('cell').allInnerTexts();
      expect([evening[5]?.includes('00:30'), evening[6]?.trim()]).to.deep.equal([true, '']);

      await page.getByRole('button', { name: 'Wed 12 Aug' }).click();
      await findItem('Woensdagclub').waitFor();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).to.equal('Wednesday 12 August 2026');

      await page.goBack();
      await page.locator('table.board').waitFor();
    });
  });

  describe('is used without a mouse', () => {
    it('arrows move between items, Enter opens one, Escape returns to it', async () => {
      await enter(`#${DATE}`);
      expect(await page.locator('.item[tabindex="0"]').count()).to.equal(1);

      await page.keyboard.press('Tab');
      expect(await readFocused()).to.include('Lasergame');

      await page.getByRole('searchbox').fill('diner');
      await page.locator('.item', { hasText: 'Lasergame' }).waitFor({ state: 'detached' });
      await page.locator('.item[tabindex="0"]').focus();
      expect(await readFocused()).to.include('18:00–21:00');

      await page.keyboard.press('ArrowRight');
      expect(await readFocused()).to.include('19:00–00:30');

      await page.keyboard.press('Home');
      expect(await readFocused()).to.include('18:00–21:00');

      await page.keyboard.press('End');
      await page.keyboard.press('Enter');

      const dialog = page.getByRole('dialog', { name: 'Diner' });
      await dialog.waitFor();
      expect(await dialog.innerText())
        .to.include('Saturday 15 August 2026')
        .and.include(zaal)
        .and.include('Fleur (asked)');

      // The shortcuts of the board are off below a dialog.
      await page.keyboard.press('w');
      expect(await page.locator('table.board').count()).to.equal(0);

      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(await readFocused()).to.include('19:00–00:30');
    });

    it('keys show another day or week, and today', async () => {
      await enter(`#${DATE}`);
      const title = page.getByRole('heading', { level: 1 });
      for (const [key, expectedTitle] of [
        ['PageDown', 'Sunday 16 August 2026'],
        ['PageUp', 'Saturday 15 August 2026'],
        ['w', 'Week 33, 10 – 16 Aug 2026'],
        ['PageUp', 'Week 32, 3 – 9 Aug 2026'],
        ['PageDown', 'Week 33, 10 – 16 Aug 2026'],
        ['d', 'Saturday 15 August 2026'],
      ] as const) {
        await page.keyboard.press(key);
        await title.filter({ hasText: expectedTitle }).waitFor();
      }

      await findItem('Kanovaren').first().focus();
      await page.keyboard.press('t');
      await title.filter({ hasNotText: '15 August 2026' }).waitFor();
      expect(new URL(page.url()).hash).to.match(/^#\d{4}-\d\d-\d\d$/);
    });

    it('every element has a name, and one title says what is shown', async () => {
      await enter(`#${DATE}`);
      for (const role of ['button', 'textbox', 'searchbox', 'checkbox', 'list'] as const)
        for (const each of await page.getByRole(role).all())
          expect(await each.ariaSnapshot(), role).to.match(/^- '?(?:button|textbox|searchbox|checkbox|list) "/);
      expect(await page.getByRole('heading', { level: 1 }).count()).to.equal(1);
      expect(await page.getByRole('main').count()).to.equal(1);
      expect(await page.getByRole('button', { pressed: true }).textContent()).to.equal('Day');
    });
  });

  describe('fits on a phone', () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

    for (const view of ['', '/week']) {
      it(`as a list of items, ${view === '' ? 'of a day' : 'of a week'}`, async () => {
        await enter(`#${DATE}${view}`, phone);
        const line = page.locator('.item', { hasText: 'De Eik' });
        await line.waitFor();
        expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
        expect(await page.evaluate(SIDEWAYS_SCRIPT)).to.equal(0);

        for (const each of await page.locator('.item').all()) {
          const { x, width, height } = await measureBox(each);
          expect(x).to.be.at.least(0);
          expect(x + width).to.be.at.most(390);
          expect(height).to.be.at.least(44);
        }

        for (const part of ['.time', '.title', '.more', '.status'])
          expect(await line.locator(part).isVisible(), part).to.equal(true);
        await page.locator('.conflicts summary').tap();

        const list = await measureBox(page.locator('.conflicts ul'));
        expect([list.x >= 0, list.x + list.width <= 390]).to.deep.equal([true, true]);

        await page.locator('.conflicts summary').tap();
        await line.tap();

        const { x, width } = await measureBox(page.getByRole('dialog'));
        expect([x >= 0, x + width <= 390]).to.deep.equal([true, true]);
      });
    }
  });

  const findHour = (label: string): Locator => page.locator('.axis li').filter({ hasText: new RegExp(`^${label}$`) });

  /** Returns how much the browser stores for this address: a script of the browser, so a text here. */
  function countStored(): Promise<object> {
    return page.evaluate(`(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      cookie: document.cookie,
      caches: (await caches.keys()).length,
    }))()`);
  }
});

/**
 * Creates a Saturday with full locations, people and items after midnight; a Wednesday; and the night of a clock
 * change.
 */
async function createBusyDay(): Promise<{ steiger: string; zaal: string }> {
  const place = async (naam: string, more: object = {}) => given.location({ naam, ...more });
  const steiger = await place('Steiger', { capaciteit: 20, kleur: '#1f6f54' });
  const zaal = await place('Feestzaal');

  await place('Leeg');

  const createBooking = async (
    naam: string,
    personen: number,
    product: string,
    from: string,
    to: string,
    locatie_id: number | null,
  ) => {
    const { id: product_id } = await given.product({ naam: product });
    const regels = [{ product_id, begin: from, eind: to, locatie_id }];
    const { id: arrangement_id } = await given.package({ regels });
    const bedrijf_id = (await given.company()).id;
    const { id: klant_id } = await given.customer({ naam, bedrijf_id });
    return given.booking({ klant_id, arrangement_id, personen, begin: from, status: 'definitief' });
  };

  await createBooking('De Eik', 32, 'Kanovaren', formatMoment('14:00'), formatMoment('16:00'), steiger.id);
  await createBooking('Gemeente', 8, 'Diner', formatMoment('18:00'), formatMoment('21:00'), zaal.id);

  const party = await createBooking(
    'Bitwerk',
    55,
    'Diner',
    formatMoment('19:00'),
    formatMoment('00:30', '2026-08-16'),
    zaal.id,
  );

  await createBooking('Zwaluw', 10, 'Lasergame', formatMoment('15:00'), formatMoment('16:00'), null);
  await createBooking(
    'Woensdagclub',
    6,
    'Kanovaren',
    formatMoment('10:00', '2026-08-12'),
    formatMoment('11:00', '2026-08-12'),
    steiger.id,
  );
  await createBooking('Uilen', 6, 'Nachtspel', '2026-10-25T01:00:00+02:00', '2026-10-25T03:00:00+01:00', zaal.id);

  const { id: personeel_id } = await given.staffMember({ naam: 'Fleur' });
  const hours = { begin: formatMoment('17:00'), eind: formatMoment('01:00', '2026-08-16') };
  await given.shift({ personeel_id, ...hours, status: 'gevraagd', boeking_id: party.id, locatie_id: zaal.id });

  const { id: tom } = await given.staffMember({ naam: 'Tom' });
  await given.shift({ personeel_id: tom, begin: formatMoment('10:00'), eind: formatMoment('13:00') });
  await given.shift({ personeel_id: tom, begin: formatMoment('12:00'), eind: formatMoment('15:00') });

  return { steiger: steiger.naam, zaal: zaal.naam };
}

async function measureBox(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('This is not on the page');
  return box;
}

/** Requires two positions to be equal, but for the borders between columns. */
function expectNear(one: number, other: number): void {
  expect(Math.abs(one - other), `${String(one)} and ${String(other)}`).to.be.below(5);
}
