// Giving shifts on the planning in a real browser, where installed.
import type { Permission } from 'boekstaaf';
import { expect } from 'chai';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import { setUpDesk, createRowing } from '../support/desk.ts';
import '../support/either-database.ts';
import { api, given } from '../support/index.ts';
import { PHONE } from '../support/office.ts';
import '../support/only-with-all.ts';

const DATE = '2026-06-13';
const PLANNER_RIGHTS: readonly Permission[] = ['viewContact', 'editPersoneelsplanning'];

describe('the planning gives shifts', () => {
  if (!hasBrowser) return;

  const { open } = setUpDesk();
  const enter = (permissies: readonly Permission[] = PLANNER_RIGHTS, options?: BrowserContextOptions): Promise<Page> =>
    open(`/kantoor/planning#${DATE}`, permissies, options);

  it('for a line, by keyboard alone on a phone, and to an end after midnight', async () => {
    const { booking, locatie_id } = await createRowing({ status: 'definitief' });
    const { id: personeel_id, displaynaam } = await given.staffMember({ naam: 'Fenna' });
    const page = await enter(PLANNER_RIGHTS, PHONE);
    await page.locator(`[data-key="line-${String(booking.boekingsregels[0]?.id)}"]`).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Dienst geven' }).focus();
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: new RegExp(`^Een dienst voor .*${booking.referentie}$`) });
    await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter');

    // No member of staff was chosen.
    await dialog.locator('.field .complaint').filter({ hasText: 'Vul dit in' }).waitFor();
    expect(await api.shifts.listShifts({ boeking_id: booking.id })).to.deep.equal([]);

    await dialog.getByLabel('Wie werkt er').selectOption(displaynaam);
    await dialog.getByLabel('Tot').fill('01:30');
    await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.locator(`.row[data-key="staff-${String(personeel_id)}"] .item.shift`).waitFor();

    const [shift] = await api.shifts.listShifts({ boeking_id: booking.id });
    expect(shift).to.deep.include({ personeel_id, locatie_id, status: 'gevraagd' });
    expect([shift?.begin, shift?.eind]).to.deep.equal([`${DATE}T14:00:00+02:00`, '2026-06-14T01:30:00+02:00']);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
  });

  it('to another member of staff, with the resulting conflict, and removes it', async () => {
    const { booking } = await createRowing({ status: 'definitief' });
    const hours = { begin: `${DATE}T13:00:00`, eind: `${DATE}T17:00:00`, boeking_id: booking.id };
    const { id: tom } = await given.staffMember({ naam: 'Tom' });
    const busy = await given.staffMember({ naam: 'Femke' });
    await given.shift({ ...hours, personeel_id: busy.id });

    const { id } = await given.shift({ ...hours, personeel_id: tom });
    const page = await enter();
    const item = page.locator(`[data-key="shift-${String(id)}"]`);
    await item.click();
    await page.getByRole('button', { name: 'Change the shift' }).click();

    const dialog = page.getByRole('dialog', { name: /^The shift of / });
    await dialog.getByLabel('Who works').selectOption(busy.displaynaam);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator(`.row[data-key="staff-${String(busy.id)}"] [data-key="shift-${String(id)}"].trouble`).waitFor();

    expect((await api.shifts.getShift({ id })).personeel_id).to.equal(busy.id);

    await item.click();
    await page.getByRole('button', { name: 'Change the shift' }).click();
    await dialog.getByLabel('Who works').waitFor();
    await api.shifts.updateShift({ id, body: { noot: 'Van een ander' } });
    await page.getByRole('button', { name: 'Take it away' }).click();
    await page.getByRole('alert').filter({ hasText: 'Somebody else has changed this shift' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await item.click();
    await page.getByRole('button', { name: 'Change the shift' }).click();
    await page.getByRole('button', { name: 'Take it away' }).click();
    await item.waitFor({ state: 'detached' });

    expect((await api.shifts.listShifts({ boeking_id: booking.id })).map((shift) => shift.id)).to.not.include(id);
  });

  it('for no user who may not plan', async () => {
    const { booking } = await createRowing({ status: 'definitief' });
    const page = await enter(['viewContact', 'editBoeking']);
    await page.locator(`[data-key="line-${String(booking.boekingsregels[0]?.id)}"]`).click();
    await page.getByRole('button', { name: 'Move' }).waitFor();
    expect(await page.getByRole('button', { name: 'Give a shift' }).count()).to.equal(0);
  });
});
