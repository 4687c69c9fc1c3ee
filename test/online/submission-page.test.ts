// Forms on a page of another site, in a real browser: the page reads and submits them, buys with them, and reads
// refusals.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { hasBrowser, openBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { api, baseUrl, given, jobs } from '../support/index.ts';

/** As existing sites do: text without a media type, from their own page. */
const SENDING_SCRIPT = `
  const form = async () => (await fetch(BASE + '/api2/contactformulieren/' + ID)).json();
  const send = async (answers, headers) => {
    const body = headers ? JSON.stringify(answers) : new Blob([JSON.stringify(answers)]);
    const answer = await fetch(BASE + '/api2/contactformulieren/' + ID + '/opslaan', { method: 'POST', body, headers });
    return { status: answer.status, body: await answer.json(), left: answer.headers.get('RateLimit') };
  };
  const buy = async (order) => {
    const answer = await fetch(BASE + '/api2/vouchers/buy', { method: 'POST', body: JSON.stringify(order) });
    return { status: answer.status, body: await answer.json() };
  };
`;

describe('a contact form on a page of another site', () => {
  // Without a browser, other tests cover the responses of the service.
  if (!hasBrowser) return;

  let browser: Browser;
  let page: Page;
  let site: Server;
  let id: number;

  before(async () => {
    ({ id } = await given.contactForm());
    const html = `<!doctype html><script>const BASE = ${JSON.stringify(baseUrl)}, ID = ${String(id)};${SENDING_SCRIPT}</script>`;
    site = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(html));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    browser = await openBrowser();
    page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${String((site.address() as AddressInfo).port)}/`);
  });

  after(async () => {
    await browser.close();
    site.close();
  });

  it('is read, and its identifiers are the names of the answers', async () => {
    const form = await page.evaluate<{ Velden: { field_identifier: string }[] }>('form()');
    expect(form.Velden.map(({ field_identifier }) => field_identifier)).to.deep.equal(['contactpersoon.achternaam']);
  });

  it('is submitted as text without a media type, and as JSON after a preflight request', async () => {
    const answers = "{ 'contactpersoon.achternaam': 'Van Elders' }";
    for (const headers of ['undefined', "{ 'Content-Type': 'application/json' }", "{ 'Content-Type': 'text/plain' }"])
      expect(await page.evaluate(`send(${answers}, ${headers})`), headers).to.deep.include({
        status: 200,
        body: { success: true },
      });
    const people = (await api.customers.listCustomers()).flatMap(({ contactpersonen }) => contactpersonen);
    expect(people.filter(({ achternaam }) => achternaam === 'Van Elders')).to.have.lengthOf(3);
  });

  it('buys vouchers, pays for them at the page that it is redirected to, and returns', async () => {
    const back = page.url();
    await api.settings.updateSetting({
      slug: 'online_boeking_redirect_hosts',
      body: { waarde: new URL(back).host },
    });

    const order = { ...(await given.voucherOrder()), redirect_url: `${back}dank` };
    const wrong = await page.evaluate(`buy(${JSON.stringify({ ...order, voucher_template_id: 2_000_000_000 })})`);
    expect(wrong).to.deep.include({ status: 406 });

    const response = await page.evaluate<{ status: number; body: { payment_url: string } }>(
      `buy(${JSON.stringify(order)})`,
    );
    expect(response.status).to.equal(200);

    await page.goto(response.body.payment_url);
    await page.getByRole('button', { name: 'Betalen', exact: true }).click();
    await page.waitForURL(({ href }) => href.startsWith(`${order.redirect_url}?verkoop=`));
    await jobs.runAllDue();

    const soldVouchers = (await api.vouchers.listVouchers()).filter(
      ({ voucher_template_id }) => voucher_template_id === order.voucher_template_id,
    );
    expect(soldVouchers).to.have.lengthOf(1);

    const mails = (await api.mails.listMails({ about_kind: 'voucher_sale' })).map(({ to }) => to);
    expect(mails).to.deep.equal([[order.contact_form['contactpersoon.email1']]]);

    await page.goto(back);
  });

  it('shows the refusal, and the rest of its limit', async () => {
    const refusal = {
      status: 406,
      body: [{ code: 'ERR_REQUIRED', field: 'contactpersoon.achternaam', message: 'This is required.' }],
    };
    expect(await page.evaluate('send({})')).to.deep.include(refusal);
    for (let time = 4; time < 10; time++) await page.evaluate('send({})');
    const limited = await page.evaluate<{ status: number; left: string }>('send({})');
    expect(limited).to.include({ status: 429, left: '"minute";r=0;t=60' });
  });
});
