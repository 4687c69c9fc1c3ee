// Undo in a real browser, where installed: a saved change is reverted, to the cent, or the undo is refused.
import { expect } from 'chai';
import type { Booking, CostLine } from 'boekstaaf';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import { setUpDesk, findButton, reloadBooking, findPart, press, createRowing, type } from '../support/desk.ts';
import '../support/either-database.ts';
import { api, given } from '../support/index.ts';
import { PHONE } from '../support/office.ts';
import '../support/only-with-all.ts';

describe('undo in the office', () => {
  if (!hasBrowser) return;

  const { open, openBooking, getVisit: visited } = setUpDesk();
  const findStatus = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

  const undo = async (page: Page): Promise<void> => {
    await findButton(page, 'Undo').click();
    await findStatus(page, 'Undone: it is as it was before.').waitFor();
  };

  /**
   * Creates a booking of rowers, two of whom pay nothing more: its item has a separate quantity and an agreed price.
   */
  const createAgreedBooking = async (aantal = 12): Promise<Booking> => {
    const { booking, product_id } = await createRowing();
    const [group] = booking.kosten.regels;
    if (group?.type !== 'groep') throw new Error('No group');

    const items = group.regels.map((item) => ({ ...item, aantal, bedrag: 9.95, kortingspercentage: 10 }));
    const regels = [
      { type: 'item' as const, naam: 'Fooi', aantal: 1, bedrag: 5, btw_percentage: 21 },
      { ...group, kortingspercentage: 5, regels: items },
    ];
    const boekingsregels = [
      { id: booking.boekingsregels[0]?.id ?? 0 },
      { product_id, aantal: 3, begin: '2026-06-13T16:00:00' },
    ];
    const body = { boekingsregels, bijzonderheden: 'Rolstoel' };
    await api.bookings.patchBooking({ id: booking.id, body });

    return api.bookings.patchBooking({ id: booking.id, body: { kosten: { regels } } });
  };

  it('reverts people and agreed costs by keyboard alone, once, and the focus stays', async () => {
    const before = await createAgreedBooking();
    const page = await openBooking(before);
    await press(page, page.getByRole('button', { name: 'Change date' }));
    await type(page, 'People', '12');
    await press(page, findButton(page, 'Save'));
    await findStatus(page, 'Saved').waitFor();

    expect((await reloadBooking(before)).personen).to.equal(12);

    await page.getByRole('button', { name: 'Change date' }).and(page.locator(':focus')).waitFor();
    await press(page, findButton(page, 'Undo'));
    await findStatus(page, 'Undone: it is as it was before.').and(page.locator(':focus')).waitFor();
    expect(await findButton(page, 'Undo').count()).to.equal(0);

    await findPart(page, 'When and how many').getByText('10', { exact: true }).waitFor();
    const after = await reloadBooking(before);
    expect(contentOf(after)).to.deep.equal(contentOf(before));
    expect(after.boekingsregels).to.deep.equal(before.boekingsregels);

    const more = await api.bookings.patchBooking({ id: before.id, body: { personen: 20 } });
    expect(more.boekingsregels.map(({ aantal }) => aantal)).to.have.members([20, 3]);
  });

  it('restores a removed line, with its agreed price among the costs', async () => {
    for (const number of [12, 10]) {
      const before = await createAgreedBooking(number);
      const page = await openBooking(before);
      await page
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await findButton(page, 'Take it off the programme').click();
      await findStatus(page, 'Saved').waitFor();
      expect((await reloadBooking(before)).boekingsregels).to.have.lengthOf(1);
      await undo(page);
      await findPart(page, 'Programme').getByText('10 ×').waitFor();
      const after = await reloadBooking(before);
      expect(contentOf(after)).to.deep.equal(contentOf(before));
      const more = await api.bookings.patchBooking({ id: before.id, body: { personen: 20 } });
      expect(more.boekingsregels.map(({ aantal }) => aantal)).to.have.members([20, 3]);
    }
  });

  it('removes an added line, and reverts the quantity and the time of one', async () => {
    const before = await createAgreedBooking(10);
    const page = await openBooking(before);
    await page
      .getByRole('button', { name: /^Change (Product|Roeien)/ })
      .first()
      .click();
    await page.getByLabel('Number').fill('4');
    await page.getByLabel('From').fill('15:30');
    await findButton(page, 'Save').click();
    await findStatus(page, 'Saved').waitFor();
    await undo(page);

    expect(contentOf(await reloadBooking(before))).to.deep.equal(contentOf(before));

    await findButton(page, '+ Add to the programme').click();
    await page.getByLabel('Product', { exact: true }).selectOption(String(before.boekingsregels[0]?.product_id));
    await findButton(page, 'Add it').click();
    await findStatus(page, 'Saved').waitFor();

    expect((await reloadBooking(before)).boekingsregels).to.have.lengthOf(3);

    await undo(page);
    const after = await reloadBooking(before);
    expect(after.boekingsregels).to.deep.equal(before.boekingsregels);
    expect(after.kosten).to.deep.equal(before.kosten);
  });

  it('is refused once another user changed the booking, and changes nothing then', async () => {
    const before = await createAgreedBooking();
    const page = await openBooking(before);
    await page.getByRole('button', { name: 'Change date' }).click();
    await page.getByLabel('People').fill('12');
    await findButton(page, 'Save').click();
    await findStatus(page, 'Saved').waitFor();
    const theirs = await api.bookings.patchBooking({ id: before.id, body: { bijzonderheden: 'Met de bus' } });
    await findButton(page, 'Undo').click();
    await findStatus(page, 'Somebody changed this since. Nothing was undone.').waitFor();
    expect(await findButton(page, 'Undo').count()).to.equal(0);
    expect(await reloadBooking(before)).to.deep.equal(theirs);
    await findPart(page, 'When and how many').getByText('Met de bus').waitFor();
  });

  it('is offered again where the service was not reached', async () => {
    const before = await createAgreedBooking();
    const page = await openBooking(before);
    await page.getByRole('button', { name: 'Change date' }).click();
    await page.getByLabel('Remark').fill('Anders');
    await findButton(page, 'Save').click();
    await findStatus(page, 'Saved').waitFor();
    await page.context().setOffline(true);
    await findButton(page, 'Undo').click();
    await findStatus(page, 'The service could not be reached.').waitFor();
    await page.context().setOffline(false);
    await undo(page);
    visited().watched.errors.length = 0;

    expect((await reloadBooking(before)).bijzonderheden).to.equal('Rolstoel');
  });

  it('reverts a status that can be reverted, and none after an invoice or from cancelled', async () => {
    const { booking } = await createRowing();
    const page = await openBooking(booking);
    await findButton(page, 'Confirm').click();
    await findButton(page, 'Confirm the booking').click();
    await findStatus(page, 'Saved').waitFor();

    expect((await reloadBooking(booking)).status).to.equal('definitief');

    await undo(page);
    expect((await reloadBooking(booking)).status).to.equal('optie');

    await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    await findButton(page, 'Confirm').click();
    await findButton(page, 'Confirm the booking').click();
    await findStatus(page, 'Saved').waitFor();

    expect(await findButton(page, 'Undo').count()).to.equal(0);

    const { booking: other } = await createRowing({ status: 'geannuleerd' });
    const second = await openBooking(other);
    await findButton(second, 'Change the status').click();
    await second.getByLabel('Status').selectOption('optie');
    await findButton(second, 'Save').click();
    await findStatus(second, 'Saved').waitFor();

    expect(await findButton(second, 'Undo').count()).to.equal(0);
  });

  it('removes a redeemed voucher', async () => {
    const voucher = await given.voucher();
    const booking = await given.bookingFor(voucher);
    const page = await openBooking(booking);
    await findButton(page, 'Redeem a voucher').click();
    await page.getByLabel('Code of the voucher').fill(voucher.code);
    await findButton(page, 'Redeem it').click();
    await findStatus(page, 'Saved').waitFor();
    expect((await reloadBooking(booking)).kosten).to.not.deep.equal(booking.kosten);
    await undo(page);
    expect((await reloadBooking(booking)).kosten).to.deep.equal(booking.kosten);
    expect((await api.vouchers.getVoucher({ id: voucher.id })).status).to.equal(voucher.status);
  });

  it('reverts a note about a customer, in Dutch, until another page is opened', async () => {
    const { klant_id } = await createRowing();
    const { id } = await api.notes.createNote({ body: { contact_id: klant_id, bericht: 'Belt terug' } });
    const page = await open(`/kantoor/klanten/${String(klant_id)}`, ['editContact'], PHONE);

    const change = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Notitie van .* wijzigen/ }).click();
      await page.getByRole('textbox', { name: 'Notitie' }).fill('Belt niet');
      await findButton(page, 'Opslaan').click();
      await findStatus(page, 'Opgeslagen').waitFor();
    };

    await change();
    await findButton(page, 'Ongedaan maken').click();
    await findStatus(page, 'Ongedaan gemaakt: het is weer zoals eerst.').waitFor();
    expect((await api.notes.getNote({ id })).bericht).to.equal('Belt terug');

    await page.locator('.note').getByText('Belt terug').waitFor();

    await change();
    await page.getByRole('link', { name: 'Keuken' }).click();
    await page.getByRole('heading', { level: 1, name: /Keuken/ }).waitFor();
    expect(await findButton(page, 'Ongedaan maken').count()).to.equal(0);
    expect((await api.notes.getNote({ id })).bericht).to.equal('Belt niet');
  });
});

/** Returns the booking without the ids of its lines and costs, each cost with the index of its line. */
function contentOf({ boekingsregels, kosten, ...booking }: Booking): unknown {
  const indexesById = new Map(boekingsregels.map(({ id }, index) => [id, index]));
  const stripIds = (cost: CostLine): unknown =>
    cost.type === 'groep'
      ? { ...cost, id: 0, regels: cost.regels.map(stripIds) }
      : { ...cost, id: 0, boekingsregel_id: indexesById.get(cost.boekingsregel_id ?? 0) };
  const lines = boekingsregels.map((line) => ({ ...line, id: 0 }));
  return { ...booking, lines, kosten: { ...kosten, regels: kosten.regels.map(stripIds) } };
}
