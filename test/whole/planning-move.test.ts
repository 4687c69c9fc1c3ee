// Moving lines on the planning in a real browser, where installed: by keyboard and by dragging.
import type { Booking, Permission } from 'boekstaaf';
import { expect } from 'chai';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import { setUpDesk, reloadBooking, createRowing, getLastClub } from '../support/desk.ts';
import '../support/either-database.ts';
import { api, given } from '../support/index.ts';
import { PHONE } from '../support/office.ts';
import '../support/only-with-all.ts';

const DATE = '2026-06-13';

describe('the planning moves a line', () => {
  if (!hasBrowser) return;

  const { open } = setUpDesk();

  const enter = (
    permissies: readonly Permission[] = ['viewContact', 'editBoeking'],
    options?: BrowserContextOptions,
  ): Promise<Page> => open(`/kantoor/planning#${DATE}`, permissies, options);

  const itemOf = (page: Page, { boekingsregels }: Booking): Locator =>
    page.locator(`[data-key="line-${String(boekingsregels[0]?.id)}"]`);
  const lineOf = async (booking: Booking): Promise<Booking['boekingsregels'][number] | undefined> =>
    (await reloadBooking(booking)).boekingsregels[0];

  it('by keyboard alone, on a phone', async () => {
    const { booking } = await createRowing({ status: 'definitief' });
    const page = await enter(undefined, PHONE);
    await itemOf(page, booking).focus();
    await page.keyboard.press('m');

    const dialog = page.getByRole('dialog', { name: /verplaatsen$/ });
    await dialog.getByLabel('Begint om').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('0430PM');
    await dialog.getByText('Van 14:00–15:00 naar 16:30–17:30.').waitFor();

    expect((await lineOf(booking))?.begin).to.equal(`${DATE}T14:00:00+02:00`);

    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.item', { hasText: '16:30–17:30' }).first().waitFor();

    const line = await lineOf(booking);
    expect([line?.begin, line?.eind]).to.deep.equal([`${DATE}T16:30:00+02:00`, `${DATE}T17:30:00+02:00`]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
  });

  it('by dragging it along the day and to another place', async () => {
    const { booking } = await createRowing({ status: 'definitief' });
    const { id: locatie_id, naam } = await given.location({ naam: `Overkant ${getLastClub()}` });
    const page = await enter();
    const item = itemOf(page, booking);
    await item.scrollIntoViewIfNeeded();

    const row = page.locator(`.row[data-key="location-${String(locatie_id)}"] .track`);
    const [from, to] = await Promise.all([item.boundingBox(), row.boundingBox()]);
    if (from === null || to === null) throw new Error('They are not on the page');

    const x = from.x + 10;
    const y = from.y + 5;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + from.width + 3, to.y + to.height / 2, { steps: 5 });
    await page.mouse.up();

    const dialog = page.getByRole('dialog', { name: /^Move/ });
    await dialog.getByText('From 14:00–15:00 to 15:00–16:00.').waitFor();
    expect(await dialog.getByLabel('Place').locator('option:checked').textContent()).to.equal(naam);
    expect((await lineOf(booking))?.begin).to.equal(`${DATE}T14:00:00+02:00`);

    await dialog.getByRole('button', { name: 'Move it' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await lineOf(booking)).to.deep.include({ begin: `${DATE}T15:00:00+02:00`, locatie_id });
  });

  it('to where it is full only on request', async () => {
    const { booking, arrangement_id, klant_id, locatie_id } = await createRowing(
      { status: 'definitief' },
      { capaciteit: 15 },
    );
    const late = await given.booking({
      klant_id,
      arrangement_id,
      begin: `${DATE}T17:00:00`,
      personen: 8,
      status: 'definitief',
    });
    const page = await enter();
    await itemOf(page, late).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();

    const dialog = page.getByRole('dialog', { name: /^Move/ });
    await dialog.getByLabel('Begins at').fill('14:00');

    const full = dialog.getByRole('list', { name: 'What is full' });
    await full.getByText('room for 15, 10 taken, 8 needed').waitFor();

    const refusal = page.waitForResponse(
      (response) => response.status() === 406 && !response.url().includes('dry_run'),
    );

    await dialog.getByRole('button', { name: 'Move it' }).click();
    await refusal;
    expect(await lineOf(late)).to.deep.include({ begin: `${DATE}T17:00:00+02:00`, locatie_id });

    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Move it' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await lineOf(late))?.begin).to.equal((await lineOf(booking))?.begin);
  });

  it('on top of a change by another user, after another press', async () => {
    const { booking } = await createRowing({ status: 'definitief' });
    const page = await enter();
    await itemOf(page, booking).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();

    const dialog = page.getByRole('dialog', { name: /^Move/ });
    await dialog.getByLabel('Begins at').fill('16:00');
    await dialog.getByText('to 16:00–17:00.').waitFor();
    await api.bookings.patchBooking({ id: booking.id, body: { bijzonderheden: 'Van een ander' } });
    await dialog.getByRole('button', { name: 'Move it' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Somebody else has changed this booking' }).waitFor();

    expect(await dialog.getByLabel('Begins at').inputValue()).to.equal('16:00');

    await dialog.getByRole('button', { name: 'Move it' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await reloadBooking(booking)).to.deep.include({ bijzonderheden: 'Van een ander' });
    expect((await lineOf(booking))?.begin).to.equal(`${DATE}T16:00:00+02:00`);
  });

  it('for no user with read rights alone', async () => {
    const { booking } = await createRowing({ status: 'definitief' });
    const page = await enter(['viewContact']);
    await itemOf(page, booking).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('link', { name: 'Open the booking' }).waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Move' }).count()).to.equal(0);
  });
});
