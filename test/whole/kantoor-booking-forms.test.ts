// The forms on the page of a booking in a real browser, where installed: two users at once, money and mails.
import { expect } from 'chai';
import { hasBrowser } from '../support/browser.ts';
import {
  setUpDesk,
  findButton,
  reloadBooking,
  findPart,
  press,
  createRowing,
  readVisibleText,
} from '../support/desk.ts';
import '../support/either-database.ts';
import { api, given } from '../support/index.ts';
import { PHONE } from '../support/office.ts';
import '../support/only-with-all.ts';

describe('the forms of a booking', () => {
  if (!hasBrowser) return;

  const { open, openBooking } = setUpDesk();

  it('opens each form of the status on its own line', async () => {
    const { booking } = await createRowing();
    const page = await openBooking(booking);
    const statuses = page.locator('.statuses');

    for (const name of ['Confirm', 'Change the status', 'Cancel the booking']) {
      await findButton(statuses, name).click();
      await statuses.locator('form').waitFor();
      const form = await statuses.locator('form').boundingBox();
      expect(form?.width, name).to.be.at.least(600);
      for (const other of await statuses.locator('> button').all()) {
        const { y = 0, height = 0 } = (await other.boundingBox()) ?? {};
        expect(y + height <= (form?.y ?? 0) || y >= (form?.y ?? 0) + (form?.height ?? 0), name).to.equal(true);
      }
      await statuses.locator('form button[type=button]').click();
    }
  });

  it('focuses a form without fields, and the first of the refused fields', async () => {
    const { booking } = await createRowing();
    const page = await openBooking(booking);
    const remove = page.getByRole('button', { name: 'Remove Roeien' });
    await press(page, remove);
    await page.getByRole('button', { name: 'Take it off the programme' }).waitFor();
    await page.keyboard.press('Escape');
    await remove.and(page.locator(':focus')).waitFor();
    await page.getByRole('link', { name: 'New booking' }).click();
    await findButton(page, 'Make the booking').click();
    await page.getByRole('alert').filter({ hasText: 'Fill this in' }).first().waitFor();
    expect(await page.evaluate('document.activeElement.labels[0].textContent')).to.equal('Customer');
  });

  it('shows why there is no form, until that is closed by keyboard', async () => {
    const { booking } = await createRowing();
    const page = await openBooking(booking);
    const mails = findPart(page, 'Mails');
    for (const key of ['Escape', 'Enter']) {
      await press(page, findButton(mails, 'Send a mail'));
      await mails.getByText('The house has no texts for mails.').waitFor();
      await page.keyboard.press(key);
      await findButton(mails, 'Send a mail').and(page.locator(':focus')).waitFor();
    }
  });

  describe('loses no change of two users on one booking', () => {
    it('whose changes do not overlap', async () => {
      const { booking } = await createRowing();
      const page = await openBooking(booking);
      await page.getByRole('button', { name: 'Change date' }).click();
      await page.getByLabel('Remark').fill('Twee rolstoelen');
      await api.bookings.patchBooking({ id: booking.id, body: { personen: 11 } });
      await findButton(page, 'Save').click();
      await findPart(page, 'When and how many').getByText('Twee rolstoelen').waitFor();
      expect(await reloadBooking(booking)).to.deep.include({ personen: 11, bijzonderheden: 'Twee rolstoelen' });
    });

    it('who change one line, or add one in between', async () => {
      const { booking, product_id } = await createRowing();
      const page = await openBooking(booking);
      await page.getByRole('button', { name: /^Change Product|^Change Roeien/ }).click();
      await page.getByLabel('Number').fill('4');

      const [line] = booking.boekingsregels;
      await api.bookings.patchBooking({
        id: booking.id,
        body: {
          boekingsregels: [
            { id: line?.id ?? 0, aantal: 7 },
            { product_id, aantal: 1 },
          ],
        },
      });
      await findButton(page, 'Save').click();
      await page.getByRole('alert').filter({ hasText: 'Now it says: 7' }).waitFor();

      expect((await reloadBooking(booking)).boekingsregels.map(({ aantal }) => aantal)).to.have.members([7, 1]);

      await findButton(page, 'Save').click();
      await findPart(page, 'Programme').getByText('4 ×').waitFor();
      expect((await reloadBooking(booking)).boekingsregels.map(({ aantal }) => aantal)).to.have.members([4, 1]);
    });

    it('who record the same payment', async () => {
      const { booking } = await createRowing({ status: 'definitief' });
      const { id } = await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
      const page = await openBooking(booking, ['createFactuurBetaling']);
      await findButton(page, 'Take a payment').click();
      await page.getByLabel('Amount').waitFor();
      await api.invoicePayments.createInvoicePayment({ id, body: { bedrag: 121 } });
      await findButton(page, 'Record the payment').click();
      await page.getByRole('alert').filter({ hasText: 'Now it says: 0.00' }).waitFor();
      expect(await api.invoicePayments.listInvoicePayments({ id })).to.have.lengthOf(1);
    });

    it('of whom one confirms what the other has cancelled', async () => {
      const { booking } = await createRowing();
      const page = await openBooking(booking);
      await findButton(page, 'Confirm').click();
      await page.getByLabel('Status').waitFor();
      await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
      await findButton(page, 'Confirm the booking').click();
      await page.getByRole('alert').filter({ hasText: 'Now it says: cancelled' }).waitFor();
      expect((await reloadBooking(booking)).status).to.equal('geannuleerd');
      await findButton(page, 'Take that').click();
      await findButton(page, 'Cancel').click();
    });
  });

  it('mark each missing field of a new booking, and ask whether a past day is intended', async () => {
    const page = await open('/kantoor/boekingen/nieuw');
    await findButton(page, 'Make the booking').click();

    const missing = page.getByText('Fill this in.');
    await missing.first().waitFor();
    expect(await missing.count()).to.equal(4);

    const typed = { Customer: 'Van gisteren', Date: '2020-01-04', 'Begins at': '14:00', People: '8' };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);

    const dialogEvent = page.waitForEvent('dialog');
    const pressed = findButton(page, 'Make the booking').click();
    const dialog = await dialogEvent;
    expect(dialog.message()).to.equal('This day has passed. Is that meant?');

    await dialog.dismiss();
    await pressed;

    const customers = await api.customers.listCustomers();
    expect(customers.map(({ displaynaam }) => displaynaam)).to.not.include('Van gisteren');
  });

  it('close by Escape, after a question where text was typed', async () => {
    const { booking } = await createRowing();
    const page = await openBooking(booking);
    const opener = page.getByRole('button', { name: 'Change date' });
    await opener.click();
    await page.getByLabel('Remark').fill('Nog niet');
    for (const action of ['dismiss', 'accept'] as const) {
      expect(await page.getByLabel('Remark').inputValue()).to.equal('Nog niet');
      const dialogEvent = page.waitForEvent('dialog');
      const pressed = page.keyboard.press('Escape');
      await (await dialogEvent)[action]();
      await pressed;
    }

    await opener.and(page.locator(':focus')).waitFor();
  });

  it('focus the programme when its line is removed, and announce that it is saved', async () => {
    const { booking } = await createRowing();
    const page = await openBooking(booking);
    await page.getByRole('button', { name: /^Remove (Product|Roeien)/ }).click();
    await findButton(page, 'Take it off the programme').click();
    await page.getByText('There is no programme yet.').waitFor();
    await page.getByRole('heading', { name: 'Programme', exact: true }).and(page.locator(':focus')).waitFor();
    expect(await page.locator('[aria-live=polite] > span').textContent()).to.equal('Saved');
  });

  it('change nothing in the programme of a cancelled booking', async () => {
    const { booking } = await createRowing();
    await api.bookings.setBookingStatus({ id: booking.id, status: 'geannuleerd' });
    const page = await openBooking(booking);
    await findPart(page, 'Programme').getByText('Roeien').waitFor();
    expect(await findPart(page, 'Programme').getByRole('button').count()).to.equal(0);
  });

  it('refunds what was paid, and no more', async () => {
    const { booking } = await createRowing({ status: 'definitief' });
    const { id } = await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    await api.invoicePayments.createInvoicePayment({ id, body: { bedrag: 21 } });

    const page = await openBooking(booking, ['editFactuurBetaling'], PHONE);
    await findButton(page, 'Terugbetalen').click();
    await page.getByLabel('Bedrag').fill('22');
    await findButton(page, 'Terugbetaling vastleggen').click();
    await page.locator('.field').getByText('Er kan niet meer terug dan er betaald is.').waitFor();
    await page.getByLabel('Bedrag').fill('21');
    await findButton(page, 'Terugbetaling vastleggen').click();
    await findPart(page, 'Prijs en betalingen').getByText('Terugbetaling', { exact: true }).waitFor();

    const payments = await api.invoicePayments.listInvoicePayments({ id });
    expect(payments.map(({ bedrag }) => bedrag)).to.deep.equal([21, -21]);
  });

  it('mails the customer after a preview of the text, and stores a note and a proposal', async () => {
    const { booking, bedrijf_id } = await createRowing({ status: 'optie' });
    await given.bookingMail({ bedrijf_id, moment: 'bevestiging', onderwerp: 'Tot gauw', body: 'U komt.' });

    const { naam } = await given.proposalType();
    const page = await openBooking(booking);
    const mails = findPart(page, 'Mails');
    await findButton(mails, 'Send a mail').click();

    expect(await page.getByLabel('Message').inputValue()).to.equal('U komt.');

    await page.getByLabel('Subject').fill('Tot {uitje_datum}');
    const letter = page.getByRole('region', { name: 'The mail as it goes out' });
    await letter.getByText('Tot 13 juni 2026').waitFor();
    expect(await readVisibleText(letter))
      .to.include('sanne@riem.example')
      .and.include('U komt.');
    expect(await api.mails.listMails({ about_kind: 'booking', about_id: booking.id })).to.deep.equal([]);

    await findButton(mails, 'Send it').click();
    await letter.waitFor({ state: 'detached' });
    await mails.getByRole('listitem').filter({ hasText: 'Tot 13 juni 2026' }).waitFor();
    expect(await readVisibleText(mails)).to.include('sanne@riem.example');

    const proposals = findPart(page, 'Proposals');
    await findButton(proposals, 'Make a proposal').click();
    await page.getByLabel('Kind of proposal').selectOption(naam);
    await findButton(proposals, 'Make it').click();
    await findButton(proposals, 'Mail it').click();
    await letter.getByText('sanne@riem.example').waitFor();
    await findButton(proposals, 'Send it').click();
    await proposals.getByText('sent').waitFor();

    const notes = findPart(page, 'Notes');
    await findButton(notes, 'Add a note').click();
    await page.getByLabel('Note', { exact: true }).fill('Belt nog over de lunch');
    await findButton(notes, 'Add it').click();
    await notes.getByText('Belt nog over de lunch').waitFor();
  });

  it('creates a customer for an accepted booking, and a second one with an equal name on request', async () => {
    const { booking } = await createRowing();
    const { displaynaam: knownName } = await api.customers.getCustomer({ id: booking.klant_id });
    const page = await openBooking(booking);
    await page.getByRole('link', { name: 'New booking' }).click();
    await page.getByRole('heading', { level: 1, name: 'New booking' }).waitFor();
    await page.getByRole('main').getByLabel('Customer', { exact: true }).fill(` ${knownName.toUpperCase()} `);
    await page.getByLabel('E-mail').fill('ada@wit.example ');
    await page.getByLabel('Date').fill('2026-06-20');
    await page.getByLabel('Begins at').fill('14:00');
    await page.getByLabel('People').fill('0');

    const listNewCustomers = async () => api.customers.listCustomers({ id_from: booking.klant_id + 1 });
    await findButton(page, 'Make the booking').click();
    await page.getByRole('alert').filter({ hasText: 'There is a customer with this name' }).waitFor();
    await findButton(page, 'Make the booking').click();
    await page.locator('.field').filter({ hasText: 'People' }).getByRole('alert').getByText(/./).waitFor();

    expect(await listNewCustomers()).to.deep.equal([]);

    await page.getByLabel('People').fill('10');
    await findButton(page, 'Make the booking').click();
    await page.getByRole('heading', { level: 1, name: /^Booking \d/ }).waitFor();

    const [newCustomer, ...more] = await listNewCustomers();
    expect(more).to.deep.equal([]);
    expect(newCustomer?.contactpersonen[0]).to.include({
      achternaam: knownName.toUpperCase(),
      email1: 'ada@wit.example',
    });
  });

  it('books for the customer that was typed last, also after another one was made for a refused booking', async () => {
    const { booking } = await createRowing();
    const page = await openBooking(booking);
    await page.getByRole('link', { name: 'New booking' }).click();

    const customerField = page.getByRole('main').getByLabel('Customer', { exact: true });
    await customerField.fill('Eerste Naam');
    await page.getByLabel('Date').fill('2026-06-20');
    await page.getByLabel('Begins at').fill('14:00');
    await page.getByLabel('People').fill('10');

    const isSaved = ({ pathname, searchParams }: URL): boolean =>
      pathname === '/api2/boekingen' && !searchParams.has('dry_run');
    const refusal = { status: 406, json: [{ message: 'Taken since.', code: 'ERR_OTHER' }] };
    await page.route(isSaved, (route) => route.fulfill(refusal));
    await findButton(page, 'Make the booking').click();
    await page.getByRole('alert').filter({ hasText: 'Taken since.' }).waitFor();
    await page.unroute(isSaved);

    await customerField.fill('Tweede Naam');
    await findButton(page, 'Make the booking').click();
    await page.getByRole('heading', { level: 1, name: /^Booking \d/ }).waitFor();

    const { klant_id } = await reloadBooking({ id: Number(page.url().split('/').at(-1)) });
    expect(await api.customers.getCustomer({ id: klant_id })).to.include({ displaynaam: 'Tweede Naam' });
  });

  it('copies a booking to another day, with the prices that were agreed', async () => {
    const { booking } = await createRowing();
    await given.recharge(booking, [given.cost({ bedrag: 99 })]);
    const page = await openBooking(booking);
    await page.getByRole('link', { name: 'Copy' }).click();
    await page.getByLabel('Date').fill('2026-06-20');
    await findButton(page, 'Make the booking').click();
    await page.getByText('Saturday, 20 June 2026').or(page.getByText('Saturday 20 June 2026')).waitFor();
    const newBooking = await reloadBooking({ id: Number(page.url().split('/').at(-1)) });
    expect(newBooking).to.deep.include({ klant_id: booking.klant_id, personen: 10, status: 'optie' });
    expect(newBooking.kosten.calculated_totaalbedrag_inclusief_btw).to.equal(99);
  });
});
