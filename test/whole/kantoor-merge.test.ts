// Merging two customers in a real browser: found, previewed and confirmed by keyboard, in both languages and widths.
import { expect } from 'chai';
import type { Customer } from 'boekstaaf';
import type { Locator, Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import { setUpDesk, findButton, findPart, press, readVisibleText } from '../support/desk.ts';
import '../support/either-database.ts';
import { api, given, expectRefusal } from '../support/index.ts';
import { PHONE, WIDE } from '../support/office.ts';
import '../support/only-with-all.ts';

/** Returns the customer among the results of the typed name. */
const findKnown = (page: Page, { naam }: Customer): Locator =>
  page.locator('.known button').filter({ hasText: naam ?? '' });

describe('merging customers in the office', () => {
  if (!hasBrowser) return;

  const { open, say } = setUpDesk();

  let remains: Customer;
  let goes: Customer;

  beforeEach(async () => {
    const { id: bedrijf_id } = await given.company();
    const name = crypto.randomUUID();
    remains = await given.customer({ naam: `De Eik ${name}`, bedrijf_id });
    goes = await given.customer({ naam: `Eik Dubbel ${name}`, bedrijf_id, website: 'https://eik.example' });
  });

  for (const [width, options] of [
    ['1440', WIDE],
    ['390', PHONE],
  ] as const)
    it(`shows what would move, and moves it after a confirmation, ${width} wide`, async () => {
      const { id: boeking_id } = await given.chargedBooking([given.cost()], { klant_id: goes.id });
      await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });

      const free = await given.booking({ klant_id: goes.id });
      const page = await open(`/kantoor/klanten/${String(remains.id)}`, ['editContact', 'editBoeking'], options);
      await press(page, findButton(page, say('Merge with another customer', 'Samenvoegen met een andere klant')));
      await page.locator('input[name=naam]:focus').waitFor();
      await page.keyboard.type(`Dubbel ${goes.naam?.slice(-36) ?? ''}`);
      await press(page, findKnown(page, goes));

      const preview = page.locator('.preview');
      await preview.waitFor();

      const text = await readVisibleText(preview);
      expect(text).to.include(`${goes.naam ?? ''} ${say('disappears', 'verdwijnt')}`);
      expect(text).to.include(say('Bookings 1', 'Boekingen 1')).and.to.include(say('People 1', 'Personen 1'));
      expect(text).to.include(
        say('finalised invoices: 1. Invoices: 1.', 'definitieve facturen hebben: 1. Facturen: 1.'),
      );
      expect(text).to.include('Website https://eik.example');
      expect((await api.bookings.getBooking({ id: free.id })).klant_id).to.equal(goes.id);
      expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(Number(width));

      await press(page, findButton(preview, say('Merge', 'Samenvoegen')));
      await findPart(page, say('Details', 'Gegevens')).getByText('https://eik.example').waitFor();
      expect((await api.bookings.getBooking({ id: free.id })).klant_id).to.equal(remains.id);
      expect(await expectRefusal(api.customers.getCustomer({ id: goes.id }))).to.include({ status: 404 });

      const opener = findButton(page, say('Merge with another customer', 'Samenvoegen met een andere klant'));
      await opener.and(page.locator(':focus')).waitFor();

      // The page of the merged customer redirects to the remaining one.
      await page.goto(new URL(`/kantoor/klanten/${String(goes.id)}`, page.url()).href);
      await page.waitForURL(`**/kantoor/klanten/${String(remains.id)}`);
    });

  it('shows why it is refused, and changes neither', async () => {
    const other = await given.customer({
      naam: `Ander Bedrijf ${crypto.randomUUID()}`,
      bedrijf_id: (await given.company()).id,
    });
    const page = await open(`/kantoor/klanten/${String(remains.id)}`, ['editContact', 'editBoeking']);
    await press(page, findButton(page, 'Merge with another customer'));
    await page.locator('input[name=naam]:focus').waitFor();
    await page.keyboard.type(other.naam ?? '');
    await press(page, findKnown(page, other));
    await page.getByRole('alert').filter({ hasText: 'belongs to another company' }).waitFor();
    await press(page, findButton(page, 'Keep both'));
    await findButton(page, 'Merge with another customer').and(page.locator(':focus')).waitFor();

    expect((await api.customers.getCustomer({ id: other.id })).id).to.equal(other.id);
  });

  it('shows a new preview where the customer was changed after the first', async () => {
    const page = await open(`/kantoor/klanten/${String(remains.id)}`, ['editContact', 'editBoeking']);
    await press(page, findButton(page, 'Merge with another customer'));
    await page.locator('input[name=naam]:focus').waitFor();
    await page.keyboard.type(`Dubbel ${goes.naam?.slice(-36) ?? ''}`);
    await press(page, findKnown(page, goes));
    await page.locator('.preview').waitFor();
    await api.customers.updateCustomer({ id: remains.id, body: { plaats: 'Zeist' } });
    await press(page, findButton(page.locator('.preview'), 'Merge'));
    await page.locator('.preview [role=alert]:not(:empty)').waitFor();

    expect((await api.customers.getCustomer({ id: goes.id })).id).to.equal(goes.id);

    await press(page, findButton(page.locator('.preview'), 'Merge'));
    await page.locator('.preview').waitFor({ state: 'detached' });
    expect(await expectRefusal(api.customers.getCustomer({ id: goes.id }))).to.include({ status: 404 });
  });

  it('is not offered to users who only read', async () => {
    const page = await open(`/kantoor/klanten/${String(remains.id)}`, ['viewContact']);
    await findPart(page, 'People').waitFor();
    expect(await findButton(page, 'Merge with another customer').count()).to.equal(0);
  });
});
