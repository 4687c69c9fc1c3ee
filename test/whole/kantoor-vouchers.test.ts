// The pages of vouchers in a real browser, where installed: looked up by code, scanned, given, sold, and redeemed on a booking.
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { hasBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { api, given, sendRaw } from '../support/index.ts';
import { readFocusedName, press, tabTo } from '../support/keyboard.ts';
import { setUpOffice, apiRequestsOf, PHONE } from '../support/office.ts';
import '../support/only-with-all.ts';

const VOUCHERS = '/kantoor/vouchers';

describe('the pages of vouchers', () => {
  it('may use the camera where codes are scanned, and on no other page', async () => {
    for (const [path, allowed] of [
      [VOUCHERS, 'camera=(self)'],
      ['/kantoor', 'camera=()'],
      [`${VOUCHERS}/3`, 'camera=()'],
      ['/kantoor/planning', 'camera=()'],
    ] as const)
      expect((await sendRaw('GET', path, { auth: null })).headers['permissions-policy'], path).to.equal(allowed);
  });

  if (!hasBrowser) return;

  const { enter } = setUpOffice();

  const waitForTitle = (page: Page, name: string | RegExp): Promise<void> =>
    page.getByRole('heading', { level: 1, name }).waitFor();

  it('find one by its code, and redeem it on a booking, by keyboard alone on a phone', async () => {
    const voucher = await given.voucher({ title: 'Bon voor twee' });
    const booking = await given.bookingFor(voucher);
    const visited = await enter(VOUCHERS, await given.user({ permissies: ['editBoeking'] }), PHONE);
    const { page } = visited;
    expect(await readFocusedName(page)).to.equal('Code van de voucher');

    await page.keyboard.type('bestaat niet');
    await page.keyboard.press('Enter');
    await page.locator('.field .complaint').filter({ hasText: 'Geen voucher heeft deze code.' }).waitFor();
    expect(await page.getByLabel('Code van de voucher').getAttribute('aria-invalid')).to.equal('true');

    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(voucher.code.toLowerCase());
    await page.keyboard.press('Enter');
    await waitForTitle(page, `Voucher ${voucher.code}`);

    expect(await page.locator('.voucher').innerText())
      .to.include('Bon voor twee')
      .and.match(/\u20ac\s24,20/)
      .and.include('vrij');
    expect(await page.locator('a[href^="/docs"]').count()).to.equal(0);

    await press(page, 'Gebruiken op een boeking');
    await page.locator('input:focus').waitFor();
    await page.keyboard.type(booking.referentie);
    await page.getByRole('button', { name: booking.referentie }).waitFor();
    await press(page, new RegExp(`^${booking.referentie}`));
    await press(page, 'Gebruiken');
    await page.waitForURL(`**/boekingen/${String(booking.id)}`);

    const [redeemed] = await api.vouchers.listVouchers({ boeking_id: booking.id });
    expect(redeemed?.id).to.equal(voucher.id);
    expect(await page.evaluate('document.documentElement.scrollWidth')).to.be.at.most(390);
  });

  it('show on the booking why a voucher is refused there', async () => {
    const voucher = await given.voucher();
    const { referentie, id } = await given.booking();
    const visited = await enter(`${VOUCHERS}/${String(voucher.id)}`, await given.user({ permissies: ['editBoeking'] }));
    const { page } = visited;
    await page.getByRole('button', { name: 'Use it on a booking' }).click();
    await page.getByRole('textbox', { name: 'Booking' }).fill(referentie);
    await page.getByRole('button', { name: referentie }).click();
    await page.getByRole('button', { name: 'Use it', exact: true }).click();
    await page.locator('.complaint').filter({ hasText: /\w/ }).waitFor();
    expect(await api.vouchers.listVouchers({ boeking_id: id })).to.deep.equal([]);
    expect((await api.vouchers.getVoucher({ id: voucher.id })).status).to.equal('open');
  });

  it('create a gift from a template with an expiry, and show its code', async () => {
    const template = await given.voucherTemplate({ name: 'Middag varen' });
    const visited = await enter(VOUCHERS, await given.user({ permissies: ['editVouchers'] }));
    const { page } = visited;

    await page.getByRole('button', { name: 'Sell or give' }).click();
    await page.getByLabel('Kind').selectOption(String(template.id));
    expect(await page.getByLabel('Payment').locator('option').allTextContents()).to.deep.equal(['a gift']);

    await page.getByLabel('Valid until').fill('2030-01-31');
    await page.getByRole('button', { name: 'Make it' }).click();
    await waitForTitle(page, /^Voucher \w/);

    const [voucher] = await api.vouchers.listVouchers({ voucher_template_id: template.id });
    expect(voucher).to.include({ title: 'Middag varen', expiration_date: '2030-01-31', customer_id: null });
    expect(await page.locator('h1').innerText()).to.equal(`Voucher ${voucher?.code ?? ''}`);
    expect(await page.getByRole('button', { name: 'Use it on a booking' }).count()).to.equal(0);
    expect(apiRequestsOf(visited).filter((path) => /zoeken|klanten/.test(path))).to.deep.equal([]);
  });

  it('sell some to a customer who pays online, and show refusals next to their fields', async () => {
    const template = await given.voucherTemplate({ company_id: (await given.company()).id });
    const contactpersonen = [{ voornaam: 'Sanne', achternaam: 'de Vries', email1: 'sanne@klant.example' }];
    const { id } = await given.customer({ naam: 'Kapitein Eik', contactpersonen });
    const visited = await enter(VOUCHERS, await given.user({ permissies: ['editVouchers', 'viewContact'] }));
    const { page } = visited;

    await press(page, 'Sell or give');
    await page.getByLabel('Kind').selectOption(String(template.id));
    await page.getByLabel('Payment').selectOption('online');
    await page.getByRole('textbox', { name: 'Customer' }).fill('kapitein');
    await page.getByRole('button', { name: 'Kapitein Eik' }).click();
    await page.getByLabel('Number').fill('0');
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.locator('.field .complaint').waitFor();

    expect(await page.getByLabel('Number').getAttribute('aria-invalid')).to.equal('true');
    expect(await readFocusedName(page)).to.equal('Number');

    await page.getByLabel('Number').fill('2');
    await page.getByRole('button', { name: 'Make it' }).click();
    await page.getByText('2 for \u20ac48.40').waitFor();
    await page.getByText('Not paid yet.').waitFor();

    const sales = await api.voucherSales.listVoucherSales({});
    const sale = sales.find(({ customer_id }) => customer_id === id);
    expect(sale).to.include({ voucher_template_id: template.id, number_of_vouchers: 2, status: 'open' });
    expect(new URL(page.url()).search).to.equal(`?verkoop=${String(sale?.id)}`);

    const pay = await page.getByRole('link', { name: 'The page to pay on' }).getAttribute('href');
    expect(pay).to.equal(sale?.payment_url);
  });

  it('scan a code with the camera, which is off again afterwards', async () => {
    const voucher = await given.voucher();
    const visited = await enter('/kantoor', await given.user({ permissies: ['editVouchers'] }));
    const { page } = visited;

    await page.addInitScript(`
      navigator.mediaDevices.getUserMedia = async () => {
        globalThis.stream = document.createElement('canvas').captureStream();
        return globalThis.stream;
      };
      HTMLMediaElement.prototype.play = async () => undefined;
      globalThis.BarcodeDetector = class { detect = async () => [{ rawValue: '${voucher.code}' }] };
    `);

    // Reloaded, since a document keeps the policy that it was loaded with.
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(VOUCHERS)),
      page.locator('.bar').getByRole('link', { name: 'Vouchers' }).click(),
    ]);
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await waitForTitle(page, `Voucher ${voucher.code}`);

    expect(await page.evaluate('stream.getTracks().map(({ readyState }) => readyState)')).to.deep.equal(['ended']);
  });

  it('show where no camera can read codes', async () => {
    const visited = await enter(VOUCHERS, await given.user({ permissies: ['editVouchers'] }));
    const { page } = visited;

    await page.evaluate('delete globalThis.BarcodeDetector');
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await page.getByText('This browser does not read codes with a camera.').waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.evaluate('globalThis.BarcodeDetector = class {}');
    await page.evaluate(
      `navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('no', 'NotAllowedError'); }`,
    );
    await tabTo(page, 'Scan with the camera');
    await page.keyboard.press('Enter');
    await page.getByText('This page may not use the camera, or there is none.').waitFor();
  });

  it('offer nothing to a role without rights on vouchers', async () => {
    const visited = await enter(VOUCHERS, await given.user({ permissies: ['viewContact'] }));
    const { page } = visited;
    await page.getByText('Your account does nothing with vouchers.').waitFor();
    expect(await page.locator('#content').getByRole('button').count()).to.equal(0);
    expect(await page.locator('.bar').getByRole('link', { name: 'Vouchers' }).count()).to.equal(0);
    expect(apiRequestsOf(visited).filter((path) => !path.includes('sessies'))).to.deep.equal([]);
  });
});
