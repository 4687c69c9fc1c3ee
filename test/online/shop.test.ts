// The demo's shop in a real browser, on its own address: from the first view to a booking that is paid now or later.
import type { Server } from 'node:http';
import { expect } from 'chai';
import { Boekstaaf } from 'boekstaaf';
import type { Browser, Page } from 'playwright-core';
import { createDemoFile, openServer, type DemoServer } from '../../demo/server.ts';
import { setUp } from '../../demo/set-up.ts';
import { addressOf, serveShop, stockShop } from '../../demo/shop-site.ts';
import { hasBrowser, openBrowser, watch } from '../support/browser.ts';
import { findHindrances } from '../support/accessibility.ts';
import { scaleWait } from '../support/patience.ts';
import '../support/only-with-all.ts';

describe('the shop of the demo', () => {
  // Without a browser, other tests cover the responses of the service.
  if (!hasBrowser) return;

  const { file, removeFile: forget } = createDemoFile(false);
  let server: DemoServer;
  let api: Boekstaaf;
  let browser: Browser;
  let site: Server;
  let page: Page;

  before(async () => {
    // A separate service with a running clock: the demo sells the half year that begins today.
    server = await openServer({}, file);
    const { url: baseUrl, username, password, userId } = server;
    const admin = new Boekstaaf({ baseUrl, username, password });
    const { token } = await admin.apiKeys.createApiKey({ body: { user_id: userId, description: 'Shop' } });
    api = new Boekstaaf({ baseUrl, apiKey: token });
    await stockShop(api, await setUp(api));
    site = await serveShop(baseUrl);
    browser = await openBrowser();
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(scaleWait(20_000));
  });

  after(async () => {
    await browser.close();
    site.close();
    await server.close();
    forget();
  });

  /** Opens the shop, chooses the first time of the last day and fills in the form. */
  async function fillIn(name: string): Promise<void> {
    await page.goto(addressOf(site));
    const times = page.getByRole('radiogroup', { name: 'Tijd' }).getByRole('radio');
    await times.first().waitFor();
    await times.first().focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Kortingscode').fill('ZOMER');
    await page.getByLabel('Naam').fill(name);
    await page.getByLabel('E-mail').fill(`${name.toLowerCase()}@bezoek.example`);
    await page.getByText('Zomeractie, 10 %').waitFor();
  }

  async function order(paymentMethod: string): Promise<void> {
    await page.getByLabel(paymentMethod).check();
    await page.getByRole('button', { name: 'Boeken' }).press('Enter');
  }

  async function findBooking(name: string) {
    const customers = await api.customers.listCustomers();
    const customer = customers.find(({ contactpersonen }) => contactpersonen.some((each) => each.achternaam === name));
    const bookings = await api.bookings.listBookings();
    const booking = bookings.find(({ klant_id }) => klant_id === customer?.id);
    return api.bookings.getBooking({ id: booking?.id ?? 0 });
  }

  const findAlert = () => page.getByRole('alert').getByText('Wij krijgen geen antwoord.');

  it('reports that the service does not respond, and retries', async () => {
    for (const failure of ['abort', 'html'] as const) {
      await page.route('**/arrangementen', (route) =>
        failure === 'abort' ? route.abort() : route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
      );
      await page.goto(addressOf(site));
      await findAlert().waitFor();
      await page.unroute('**/arrangementen');
      await page.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter');
      await page.getByRole('radiogroup', { name: 'Tijd' }).getByRole('radio').first().waitFor();
      expect(await findAlert().count()).to.equal(0);
      expect(await page.getByRole('button', { name: 'Opnieuw proberen' }).count()).to.equal(0);
    }
  });

  it('links to the page on which buyers withdraw, in the words of the law', async () => {
    await page.goto(addressOf(site));
    await page.getByRole('link', { name: 'Overeenkomst hier herroepen' }).click();
    await page.getByRole('button', { name: 'Verder' }).waitFor();
    expect(page.url()).to.equal(`${server.url}/herroepen`);
  });

  it('books an order that is paid later at the shown price, once when the button is pressed again', async () => {
    await fillIn('Later');
    const total = await readTotal();
    const before = (await api.bookings.listBookings()).length;
    const path = '**/onlineboeking/reserveer';

    // The service books, but its response is lost.
    const lost = new Promise<void>((resolve, reject) => {
      page
        .route(path, (route) =>
          route
            .fetch()
            .then(() => route.abort())
            .then(resolve, reject),
        )
        .catch(reject);
    });

    await order('Achteraf betalen');
    await Promise.all([lost, findAlert().waitFor()]);
    await page.unroute(path);

    const { errors } = watch(page);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter');
    await page.getByText('Boeking gemaakt').waitFor();
    expect((await api.bookings.listBookings()).length).to.equal(before + 1);

    const { kosten, ...booking } = await findBooking('Later');
    expect(booking).to.include({ status: 'reservering', online_boeking: true });

    const amount = kosten.calculated_totaalbedrag_inclusief_btw;
    expect(amount).to.be.above(0);
    expect(total).to.equal(amount.toLocaleString('nl-NL', { style: 'currency', currency: 'EUR' }));
    expect(errors).to.deep.equal([]);
  });

  it('leads to the payment, and the paid booking is confirmed', async () => {
    await fillIn('Nu');
    await order('Nu betalen');
    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await page.getByText('Dank u wel!').waitFor();
    const deadline = performance.now() + scaleWait(30_000);
    while ((await findBooking('Nu')).status !== 'definitief')
      if (performance.now() > deadline) throw new Error('The booking that was paid is not confirmed.');
  });

  const pressButton = (name: string) => page.getByRole('button', { name, exact: true }).click();

  it('thanks no one who did not pay, keeps the form, and lets them pay again while the booking is reserved', async () => {
    await fillIn('Weer');
    await order('Nu betalen');
    for (const [button, text] of [
      ['Annuleren', 'De betaling is geannuleerd'],
      ['Laten mislukken', 'De betaling is niet gelukt'],
      ['Laten verlopen', 'De tijd om te betalen is voorbij'],
    ] as const) {
      await pressButton(button);
      await page.getByRole('status').filter({ hasText: text }).filter({ hasText: 'Wij houden uw boeking' }).waitFor();
      expect(page.url(), 'the reference is taken out').to.equal(`${addressOf(site)}/`);
      expect(await page.getByText('Dank u wel!').count()).to.equal(0);
      expect(await page.getByLabel('Naam').inputValue()).to.equal('Weer');
      expect(await findHindrances(page)).to.deep.equal([]);
      await pressButton('Opnieuw betalen');
    }

    const { id } = await findBooking('Weer');
    await pressButton('Betalen');
    await page.getByText('Dank u wel! Uw boeking is betaald en bevestigd.').waitFor();
    expect(await findBooking('Weer')).to.include({ id, status: 'definitief' });

    const payments = await api.onlinePayments.listOnlinePayments({ booking_id: id });
    expect(payments.map(({ status }) => status)).to.deep.equal(['cancelled', 'failed', 'expired', 'paid']);
  });

  it('keeps the filled-in form through Back and reload, and leads to the waiting payment', async () => {
    await fillIn('Terug');
    const day = await page.getByLabel('Dag').inputValue();
    const before = await readTotal();

    await order('Nu betalen');
    await page.getByRole('button', { name: 'Betalen', exact: true }).waitFor();
    await page.goBack();
    for (const again of [() => Promise.resolve(), () => page.reload()]) {
      await again();
      await page.getByText('Uw betaling is nog niet binnen.').waitFor();
      expect(await page.getByLabel('Naam').inputValue()).to.equal('Terug');
      expect(await page.getByLabel('Kortingscode').inputValue()).to.equal('ZOMER');
      expect(await page.getByLabel('Dag').inputValue()).to.equal(day);
      expect(await page.getByLabel('Nu betalen').isChecked()).to.equal(true);
      expect(await readTotal()).to.equal(before);
    }

    await pressButton('Verder met betalen');
    await pressButton('Betalen');
    await page.getByText('Dank u wel!').waitFor();
    await page.reload();
    await page.getByRole('radiogroup', { name: 'Tijd' }).getByRole('radio').first().waitFor();

    expect(await page.getByLabel('Naam').inputValue()).to.equal('');
  });

  it('shows the state in another browser without a way to pay, and offers to book again after the expiry', async () => {
    await fillIn('Ander');
    await order('Nu betalen');

    const back = page.waitForRequest(/[?&]reservering=/);
    await pressButton('Annuleren');

    const address = (await back).url();
    await page.getByRole('button', { name: 'Opnieuw betalen' }).waitFor();

    const other = await browser.newPage();
    await other.goto(address);
    await other.getByText('Betaal in het venster waarin u boekte.').waitFor({ timeout: scaleWait(20_000) });
    expect(await other.getByRole('button', { name: 'Opnieuw betalen' }).count()).to.equal(0);

    await other.close();
    await api.bookings.setBookingStatus({ id: (await findBooking('Ander')).id, status: 'geannuleerd' });
    await page.reload();
    await page.getByText('Boek gerust opnieuw.').waitFor();

    expect(await page.getByRole('button', { name: 'Opnieuw betalen' }).count()).to.equal(0);
    expect(await page.getByRole('button', { name: 'Boeken' }).isVisible()).to.equal(true);
  });

  it('shows refusals next to the price', async () => {
    await fillIn('Geen');
    await page.getByLabel('Cadeaubon').fill('BESTAAT-NIET');
    await page.keyboard.press('Tab');
    await page.getByRole('alert').getByText('Deze cadeaubon kennen wij niet.').waitFor();
  });

  /** Creates a voucher for the first lines of the package that is shown first, one unit of each. */
  async function createVoucher(lines: number): Promise<string> {
    const packageName = await page.getByLabel('Arrangement').locator('option').first().textContent();
    const shownPackage = (await api.packages.listPackages()).find(({ arrangement }) => arrangement === packageName);
    const inhoud = (shownPackage?.regels ?? []).slice(0, lines).map(({ product_id }) => ({
      product_id,
      aantal: 1,
      prijs_per_stuk: 100,
    }));
    return (await api.vouchers.createVoucher({ body: { inhoud } })).code;
  }

  async function readTotal(): Promise<string> {
    return (await page.locator('#price td').last().textContent()) ?? '';
  }

  async function redeem(code: string): Promise<void> {
    await page.getByLabel('Cadeaubon').fill(code);
    await page.keyboard.press('Tab');
    await page.getByRole('rowheader', { name: `Cadeaubon ${code}` }).waitFor();
  }

  it('accepts a voucher, which reduces the price', async () => {
    await fillIn('Bon');
    const before = await readTotal();
    await redeem(await createVoucher(1));
    const rest = await readTotal();
    expect(rest).to.not.equal(before);
    await order('Nu betalen');
    await page.getByRole('button', { name: 'Betalen', exact: true }).waitFor();
    expect(await page.locator('dd').last().textContent()).to.equal(rest.replace(/\s/g, ' '));
    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await page.getByText('Dank u wel!').waitFor();
  });

  it('accepts a voucher that covers the whole price, and asks for no payment', async () => {
    await fillIn('Cadeau');
    await page.getByLabel('Kortingscode').fill('');
    await redeem(await createVoucher(9));
    expect(await readTotal()).to.match(/^€\s0,00$/);
    await order('Nu betalen');
    await page.getByText('Boeking gemaakt').waitFor();
    expect((await findBooking('Cadeau')).status).to.equal('definitief');
  });

  for (const width of [390, 1440])
    it(`is accessible at ${String(width)} pixels`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await fillIn('Ieder');
      await page.getByLabel('Cadeaubon').fill('BESTAAT-NIET');
      await page.keyboard.press('Tab');
      await page.getByRole('alert').getByText('Deze cadeaubon').waitFor();

      expect(await findHindrances(page)).to.deep.equal([]);

      await page.getByLabel('Cadeaubon').fill('');
      await order('Nu betalen');
      await page.getByRole('button', { name: 'Betalen', exact: true }).waitFor();
      expect(await findHindrances(page)).to.deep.equal([]);

      await page.getByRole('button', { name: 'Betalen', exact: true }).click();
      await page.getByText('Dank u wel!').waitFor();
      expect(await findHindrances(page)).to.deep.equal([]);
    });

  it('says that it was open for an hour, and which times are still free', async () => {
    await page.clock.install();
    await page.goto(addressOf(site));
    await page.getByRole('radiogroup', { name: 'Tijd' }).getByRole('radio').first().waitFor();
    await page.clock.fastForward('01:02:00');
    await page.getByText('Deze pagina stond een uur open. Dit is nog vrij.').waitFor();
  });
});
