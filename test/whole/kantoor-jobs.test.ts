// Tasks of a working day in a real browser, by keyboard alone at two widths: one role has the right for it, another has not.
import type { Permission } from 'boekstaaf';
import { expect } from 'chai';
import { hasBrowser } from '../support/browser.ts';
import {
  setUpDesk,
  findButton,
  reloadBooking,
  findPart,
  press,
  createRowing,
  tabTo,
  readVisibleText,
  type,
} from '../support/desk.ts';
import '../support/either-database.ts';
import { api, basic, clock, given } from '../support/index.ts';
import { PHONE, WIDE } from '../support/office.ts';
import '../support/only-with-all.ts';

/** The right of a task, and the button that begins it on the page of a confirmed, invoiced booking. */
const BEGINNINGS: readonly [right: Permission, english: string, dutch: string][] = [
  ['editBoeking', 'Change date, people and remark', 'Datum, personen en bijzonderheden wijzigen'],
  ['editBoeking', '+ Add to the programme', '+ Aan het programma toevoegen'],
  ['editBoeking', 'Cancel the booking', 'Boeking annuleren'],
  ['editBoeking', 'Make a proposal', 'Voorstel maken'],
  ['editBoeking', 'Redeem a voucher', 'Voucher inleveren'],
  ['createFactuur', 'Invoice it', 'Factureren'],
  ['createFactuurBetaling', 'Take a payment', 'Betaling ontvangen'],
];
const RIGHTS: readonly Permission[] = ['viewContact', 'editBoeking', 'createFactuur', 'createFactuurBetaling'];

describe('a task of a working day', () => {
  if (!hasBrowser) return;

  const { open, openBooking, say } = setUpDesk();

  for (const [at, options] of [
    ['1440 wide, in English', WIDE],
    ['390 wide, in Dutch', PHONE],
  ] as const)
    describe(`by keyboard alone, ${at}`, () => {
      it('invoices half in advance and the rest later, each after a preview of the PDF', async () => {
        const { booking } = await createRowing({ status: 'definitief' });
        const page = await openBooking(booking, ['viewContact', 'createFactuur'], options);
        const money = findPart(page, say('Price and payments', 'Prijs en betalingen'));

        for (const percentage of ['50', '100']) {
          await press(page, findButton(money, say('Invoice it', 'Factureren')));
          await type(page, say('Percentage of the price', 'Percentage van de prijs'), percentage);
          await press(page, findButton(money, say('Make a draft', 'Concept maken')));
          await press(page, findButton(money, say('Make it final', 'Definitief maken')));
          const preview = money.getByRole('link', { name: say('Look at the PDF', 'De pdf bekijken') });
          const response = await page.request.get(new URL((await preview.getAttribute('href')) ?? '', page.url()).href);
          expect(response.headers()['content-type']).to.equal('application/pdf');
          expect(await readVisibleText(page.locator('form.act'))).to.include(say('€60.50', '€ 60,50'));
          await press(page, findButton(money, say('Make the invoice final', 'Factuur definitief maken')));
          await money.locator('[data-status=concept]').waitFor({ state: 'detached' });
        }

        const invoices = await basic.invoices.listInvoices({ boeking_id: [booking.id] });
        expect(invoices.map(({ status, voorschot_percentage: percentage }) => [status, percentage])).to.deep.equal([
          ['verzonden', 50],
          ['verzonden', 100],
        ]);

        await press(page, findButton(money, say('Invoice it', 'Factureren')));
        await press(page, findButton(money, say('Make a draft', 'Concept maken')));
        await money.locator('form .complaint').filter({ hasText: /\S/ }).waitFor();
      });

      it('invoices the rest after an advance with reverse charge, with reverse charge too', async () => {
        const { booking } = await createRowing({ status: 'definitief' });
        const body = { boeking_id: booking.id, voorschot_percentage: 50, btw_verlegd: true };
        await api.invoices.createInvoice({ body: { ...body, status: 'definitief' } });
        const page = await openBooking(booking, ['viewContact', 'createFactuur'], options);
        const money = findPart(page, say('Price and payments', 'Prijs en betalingen'));
        await press(page, findButton(money, say('Invoice it', 'Factureren')));
        await press(page, findButton(money, say('Make a draft', 'Concept maken')));
        await money.locator('[data-status=concept]').waitFor();
        const invoices = await basic.invoices.listInvoices({ boeking_id: [booking.id] });
        expect(invoices.map(({ btw_verlegd }) => btw_verlegd)).to.deep.equal([true, true]);
      });

      it('redeems a voucher at the door, and shows the rest of the price', async () => {
        const { booking, product_id } = await createRowing({ status: 'definitief' });
        const { code } = await given.voucher({ inhoud: [{ product_id, aantal: 2, prijs_per_stuk: 12.1 }] });
        const page = await openBooking(booking, ['editBoeking'], options);
        const money = findPart(page, say('Price and payments', 'Prijs en betalingen'));
        await press(page, findButton(money, say('Redeem a voucher', 'Voucher inleveren')));
        await type(page, say('Code of the voucher', 'Code van de voucher'), 'BESTAAT-NIET');
        await press(page, findButton(money, say('Redeem it', 'Inleveren')));
        await money.locator('.field .complaint').filter({ hasText: /\S/ }).waitFor();
        await type(page, say('Code of the voucher', 'Code van de voucher'), code);
        await page.getByText(say('from €121.00 to €96.80', 'van € 121,00 naar € 96,80')).waitFor();

        expect((await reloadBooking(booking)).kosten.calculated_totaalbedrag_inclusief_btw).to.equal(121);

        await press(page, findButton(money, say('Redeem it', 'Inleveren')));
        await money.locator('.balance').getByText(say('€96.80', '€ 96,80')).waitFor();
        expect((await reloadBooking(booking)).kosten.calculated_totaalbedrag_inclusief_btw).to.equal(96.8);
      });

      it('prints the list of the kitchen for tomorrow, of one group of products', async () => {
        const { id: productgroep_id, naam: kitchen } = await given.productGroup();
        const dish = `Vissoep ${at}`;
        const lesson = `Zeilles ${at}`;
        const soup = await given.product({ naam: dish, duur: 'PT1H', productgroep_id });
        const other = await given.product({ naam: lesson, duur: 'PT1H' });
        const tomorrow = '2026-03-11T12:30:00';

        for (const { id: product_id } of [soup, other])
          await given.booking({ product_id, begin: tomorrow, personen: 8, status: 'definitief' });

        const page = await open('/kantoor/keuken', ['viewContact'], options);
        await press(page, page.getByRole('link', { name: say('Wednesday', 'woensdag') }));
        await page.getByRole('rowheader', { name: dish, exact: true }).waitFor();
        for (const box of await page.getByRole('checkbox').all()) {
          if ((await readVisibleText(box.locator('..'))) === kitchen) continue;
          await tabTo(page, box);
          await page.keyboard.press('Space');
        }

        await page.getByRole('rowheader', { name: lesson, exact: true }).waitFor({ state: 'detached' });
        await page.emulateMedia({ media: 'print' });
        for (const hidden of ['.bar', '.choice', '.acts'])
          expect(await page.locator(hidden).isVisible(), hidden).to.equal(false);

        expect(await readVisibleText(page.locator('tbody'))).to.include(dish);
      });
    });

  for (const options of [WIDE, PHONE])
    it(`has no button for users without the right, in ${String(options.locale)}`, async () => {
      const { booking } = await createRowing({ status: 'definitief' });
      await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
      for (const right of [...RIGHTS.slice(1), null]) {
        const page = await openBooking(
          booking,
          RIGHTS.filter((each) => each !== right),
          options,
        );
        await findButton(page, say('Take a payment', 'Betaling ontvangen'))
          .or(page.locator('.balance'))
          .first()
          .waitFor();
        for (const [neededRight, english, dutch] of BEGINNINGS) {
          const count = await findButton(page, say(english, dutch)).count();
          expect(count, `${english} without ${String(right)}`).to.equal(neededRight === right ? 0 : 1);
        }
        await page.context().close();
      }

      const page = await open('/kantoor', RIGHTS, options);
      expect(await page.getByRole('link', { name: say('New booking', 'Nieuwe boeking') }).count()).to.equal(0);

      await page.context().close();
      const history = await openBooking(booking, RIGHTS, options);
      expect(await findPart(history, say('Who changed what', 'Wie veranderde wat')).count()).to.equal(0);

      clock.reset();
    });
});
