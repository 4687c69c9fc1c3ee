// The figures in a real browser, where installed: each table for users who may see it, and the period in the address.
import { expect } from 'chai';
import type { Permission } from 'boekstaaf';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import { setUpDesk } from '../support/desk.ts';
import '../support/either-database.ts';
import { api, given } from '../support/index.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { apiRequestsOf, PHONE } from '../support/office.ts';
import '../support/only-with-all.ts';

const FIGURES = '/kantoor/cijfers';
const JUNE = `${FIGURES}?van=2026-06&tot=2026-07`;
const ALL_RIGHTS: Permission[] = ['viewStatistiek', 'viewFinancieleOverzichten', 'viewContact'];

describe('the page of figures', function () {
  if (!hasBrowser) return;

  const { open: openAs, getVisit: visited } = setUpDesk();

  before(async () => {
    const { id: bedrijf_id } = await given.company();
    const { id: klant_id } = await given.customer({ bedrijf_id, naam: 'De Eik' });

    for (const [begin, bedrag] of [
      ['2026-06-13', 0.1],
      ['2026-06-20', 0.2],
      ['2026-07-04', 1210],
      ['2025-06-14', 605],
    ] as const) {
      const body = { klant_id, begin: `${begin}T14:00:00+02:00`, status: 'definitief' as const };
      const cost = given.cost({ aantal: 1, bedrag, btw_percentage: 21 });
      const { id: boeking_id } = await given.chargedBooking([cost], body);
      await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
    }
  });

  const open = (rights: Permission[], path = JUNE, options?: BrowserContextOptions): Promise<Page> =>
    openAs(path, rights, options);
  const readTitles = (page: Page): Promise<string[]> => page.getByRole('heading', { level: 2 }).allTextContents();

  /** Returns the rows of a table as a screen reader reads them. */
  const rowsOf = async (page: Page, name: string): Promise<string[]> => {
    const rows = await page.getByRole('table', { name }).getByRole('row').allInnerTexts();
    return rows.map((row) => row.replace(/\s+/g, ' ').trim());
  };

  it('adds up to the cent, next to the same months a year before', async () => {
    const page = await open(ALL_RIGHTS);
    await page.getByText('June 2026 to July 2026, beside the year before').waitFor();
    expect(await rowsOf(page, 'Revenue by month')).to.deep.equal([
      'This period A year before Change',
      'June 2026 €0.30 €605.00 -100%',
      'July 2026 €1,210.00 €0.00',
      'All €1,210.30 €605.00 +100%',
    ]);

    expect(await rowsOf(page, 'Bookings and people')).to.deep.equal([
      'This period A year before Change',
      'Confirmed bookings 3 1 +200%',
      'People 30 10 +200%',
    ]);

    expect(await rowsOf(page, 'Bookings by weekday'))
      .to.include('Saturday 3 1 +200%')
      .and.include('Sunday 0 0');
    expect(await rowsOf(page, 'Best customers')).to.include('De Eik €1,210.30 €605.00 +100%');
    expect((await rowsOf(page, 'Open amounts of customers')).at(-1)).to.match(/^De Eik €1,815\.30 €1,815\.30 /);

    const widths = await page.evaluate(`[...document.querySelectorAll('[aria-label="Revenue by month"] .share')].map(
      ({ style }) => Math.round(parseFloat(style.width)),
    )`);
    expect(widths).to.deep.equal([0, 50, 100, 0]);
  });

  it('keeps locations and staff of one name apart', async () => {
    for (const hours of [24, 12]) {
      const { id: locatie_id } = await given.location({ naam: 'Botenhuis' });
      const { id: product_id } = await given.product({ duur: `PT${String(hours)}H`, Locaties: [{ id: locatie_id }] });
      await given.booking({ product_id, begin: '2024-06-15T09:00:00+02:00', status: 'optie' });
    }

    for (const eind of ['2024-06-15T12:00:00+02:00', '2024-06-15T11:00:00+02:00']) {
      const { id: personeel_id } = await given.staffMember({ naam: 'Sanne' });
      const { id: dienst_id } = await given.shift({ personeel_id, begin: '2024-06-15T09:00:00+02:00', eind });
      await given.recordedHours({ dienst_id });
    }

    const page = await open(ALL_RIGHTS, `${FIGURES}?van=2024-06&tot=2024-06`);
    await page.getByText('June 2024 to June 2024, beside the year before').waitFor();
    expect(await rowsOf(page, 'Occupancy by location')).to.deep.equal([
      'This period A year before Change',
      'Botenhuis 6.7% 0%',
      'Botenhuis 3.3% 0%',
    ]);

    expect((await rowsOf(page, 'Hours worked')).slice(1, 3)).to.deep.equal([
      'Sanne 3 hours 0 hours',
      'Sanne 2 hours 0 hours',
    ]);
  });

  it('shows typed months, by keyboard alone on a phone, and stores them in the address', async () => {
    const page = await open(ALL_RIGHTS, FIGURES, PHONE);
    await tabTo(page, 'Van');
    await page.getByLabel('Van', { exact: true }).fill('2025-06');
    await page.getByLabel('Tot en met').fill('2025-06');
    await press(page, 'Tonen');
    await page.getByText('juni 2025 tot en met juni 2025, naast het jaar ervoor').waitFor();
    await page.reload();
    await page.locator('#content:has(h1):not(:has(.loading))').waitFor();

    expect(await rowsOf(page, 'Omzet per maand')).to.include('juni 2025 € 605,00 € 0,00');
    expect(new URL(page.url()).search).to.equal('?van=2025-06&tot=2025-06');
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Afdrukken' }).isVisible()).to.equal(false);
    expect(await page.getByRole('table', { name: 'Omzet per maand' }).isVisible()).to.equal(true);
  });

  it('shows next to the months why they are no period, and sends no request', async () => {
    const page = await open(ALL_RIGHTS, `${FIGURES}?van=2026-06&tot=2026-05`);
    await page.getByRole('alert').filter({ hasText: 'the first one not after the last' }).waitFor();
    expect(await page.getByLabel('From').getAttribute('aria-invalid')).to.equal('true');
    expect(apiRequestsOf(visited()).filter((path) => path.includes('statistieken'))).to.deep.equal([]);
    await page.getByLabel('Until').fill('2026-07');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('table', { name: 'Revenue by month' }).waitFor();
    expect(await page.getByLabel('From').getAttribute('aria-invalid')).to.equal('false');
  });

  for (const [rights, titles] of [
    [['viewStatistiek'], ['Payments by method', 'Occupancy by location']],
    [['viewFinancieleOverzichten'], ['Occupancy by location', 'VAT by quarter', 'Open amounts of customers']],
    [
      ['viewStatistiek', 'editPersoneel'],
      ['Payments by method', 'Occupancy by location', 'Hours worked'],
    ],
  ] as const)
    it(`shows a role with ${rights.join(' and ')} its own tables, and sends no other request`, async () => {
      const page = await open([...rights]);
      expect(await readTitles(page)).to.deep.equal(titles);
      expect(apiRequestsOf(visited()).filter((path) => /verkoop|klanten|boekingen/.test(path))).to.deep.equal([]);
      expect(visited().watched.errors).to.deep.equal(visited().watched.errors.filter((text) => /401/.test(text)));
      expect(await page.locator('.bar').getByRole('link', { name: 'Figures' }).count()).to.equal(1);
    });

  it('shows nothing to a role without figures, and is not in its bar', async () => {
    const page = await open(['viewContact', 'editPersoneel']);
    await page.getByText('Your account sees no figures.').waitFor();
    expect(await readTitles(page)).to.deep.equal([]);
    expect(await page.locator('.bar').getByRole('link', { name: 'Figures' }).count()).to.equal(0);
    expect(apiRequestsOf(visited()).filter((path) => !path.includes('sessie'))).to.deep.equal([]);
  });

  it('shows in place of one table why it is refused, and the others', async () => {
    const page = await open(ALL_RIGHTS);
    await page.route('**/statistieken/betalingen*', (route) => route.fulfill({ status: 403, json: REFUSAL }));
    await page.reload();
    const payments = page.getByRole('region', { name: 'Payments by method' });
    await payments.getByRole('alert').filter({ hasText: 'Your account may not do this.' }).waitFor();
    await page.getByRole('table', { name: 'Revenue by month' }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'may not' }).count()).to.equal(1);
    await page.unroute('**/statistieken/betalingen*');
    await payments.getByRole('button', { name: 'Try again' }).click();
    await payments.getByText('Nothing in this period.').waitFor();
  });
});

/** A refusal for a right that was removed after the page was loaded. */
const REFUSAL = { code: 'ERR_PERMISSION', message: 'This needs viewStatistiek.' };
