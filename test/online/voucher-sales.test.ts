// Orders of vouchers: paid at the sandbox's page, settled once for any number of reports, then created and mailed.
import { expect } from 'chai';
import { Keys } from '../../db/engine/keys.ts';
import * as sandbox from '../../db/online/sandbox-payments.ts';
import { createMailFiles } from '../../jobs/mail-files.ts';
import {
  api,
  baseUrl,
  basic,
  clock,
  documentsOf,
  given,
  jobs,
  createClientWith,
  expectRefusal,
  getService,
} from '../support/index.ts';
import { followReturnLink } from '../support/coming-back.ts';
import { endPayment, payVoucherOrder, fetchPaymentPage } from '../support/paying.ts';
import { readPdf } from '../support/pdf.ts';
import { runWrite } from '../support/knex-writes.ts';

const UNKNOWN_ID = 2_000_000_000;
const read = (id: number) => api.voucherSales.getVoucherSale({ id });
const listVouchers = (sale_id: number) => api.vouchers.listVouchers({ sale_id });

describe('an order of vouchers', () => {
  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
  });

  after(() => {
    clock.reset();
  });

  it('is refused while no company exists to sell them', async () => {
    const { id: voucher_template_id } = await given.voucherTemplate();
    const contactpersonen = [{ achternaam: 'Jansen', email1: 'jansen@uitje.example' }];
    const { id: customer_id } = await given.customer({ contactpersonen });
    expect(await api.companies.listCompanies()).to.deep.equal([]);
    const refusal = await expectRefusal(given.voucherSale({ voucher_template_id, customer_id }));
    expect(refusal).to.include({ status: 406, code: 'ERR_COMPANY_REQUIRED' });
  });

  it('requests a payment, and creates the vouchers when it is paid', async () => {
    const template = await given.voucherTemplate({ price: 20, expire_days: 365 });
    const { id: customer_id } = await given.customer({ bedrijf_id: (await given.company()).id });
    const sale = await given.voucherSale({ voucher_template_id: template.id, customer_id, number_of_vouchers: 3 });
    const { id, payment_url, ...told } = sale;
    expect(told).to.deep.include({
      voucher_template_id: template.id,
      customer_id,
      number_of_vouchers: 3,
      price: 20,
      total: 60,
      status: 'open',
      created_at: '2026-03-10T12:00:00+01:00',
      paid_at: null,
    });
    expect(payment_url).to.match(new RegExp(`^${baseUrl}/betalen/sandbox/[\\w-]{43}$`));
    expect(await listVouchers(id)).to.deep.equal([]);

    clock.advance({ minutes: 5 });
    const vouchers = await payVoucherOrder(sale);
    expect(vouchers).to.have.length(3);
    expect(new Set(vouchers.map(({ code }) => code)).size).to.equal(3);

    for (const voucher of vouchers)
      expect(voucher).to.deep.include({
        title: template.name,
        status: 'open',
        customer_id,
        voucher_template_id: template.id,
        expiration_date: '2027-03-10',
        arrangement_ids: [],
        inhoud: template.products.map((product_id) => ({ product_id, aantal: 2, prijs_per_stuk: 12.1 })),
      });

    expect(await read(id)).to.deep.equal({
      ...sale,
      status: 'betaald',
      payment_url: null,
      paid_at: '2026-03-10T12:05:00+01:00',
    });
    expect(await api.voucherSales.listVoucherSales()).to.deep.include(await read(id));
  });

  it('mails them with a PDF that shows each code, in the words of the template if any', async () => {
    const template = await given.voucherTemplate({
      confirmation_mail_subject: 'Bonnen: {voucher_aantal}',
      confirmation_mail_body: 'Codes:\n{voucher_codes}\nTot {voucher_geldig_tot} {onbekend}',
    });
    const sale = await given.voucherSale({ voucher_template_id: template.id, number_of_vouchers: 2 });
    const codes = (await payVoucherOrder(sale)).map(({ code }) => code);
    const [mail, ...others] = await api.mails.listMails({ about_kind: 'voucher_sale', about_id: sale.id });
    expect(others).to.deep.equal([]);

    const customer = await api.customers.getCustomer({ id: sale.customer_id });
    expect(mail).to.deep.include({
      kind: 'vouchers',
      subject: 'Bonnen: 2',
      unknown_tags: ['onbekend'],
      to: [customer.contactpersonen[0]?.email1],
      attachments: [`vouchers-${String(sale.id)}.pdf`],
    });
    expect(mail?.body).to.include(`Codes:\n${codes.join('\n')}\nTot onbeperkt {onbekend}`);

    const { database } = getService();
    const file = await createMailFiles(documentsOf(database)).voucher_pdf(sale.id, {
      read: database.read.bind(database),
    } as never);
    const pdf = await readPdf(file?.content ?? new Uint8Array());
    for (const code of codes) expect(JSON.stringify(pdf)).to.include(code);
  });

  it('is settled once, however often and in any order it is reported', async () => {
    const sale = await given.voucherSale({ number_of_vouchers: 2 });
    const { database } = getService();
    const token = sale.payment_url?.split('/').at(-1) ?? '';
    const payment = await database.read((db) => sandbox.findPaymentByToken(db, token));
    if (payment === undefined) throw new Error('The sandbox does not know the payment.');

    const { headers, body } = await database.write((db) => sandbox.notificationOf(db, new Keys(null), payment));

    const report = async (signature?: string): Promise<number> => {
      const signed = {
        ...(headers as Record<string, string>),
        ...(signature !== undefined && { 'sandbox-signature': signature }),
      };
      return (await fetch(`${baseUrl}/betalen/melding/sandbox`, { method: 'POST', headers: signed, body })).status;
    };

    // Reported before it is paid: the provider is asked, and nothing changes.
    expect(await report()).to.equal(200);

    await jobs.runAllDue();
    expect(await listVouchers(sale.id)).to.deep.equal([]);

    await endPayment(sale.payment_url, 'later');
    const reports = Array.from({ length: 100 }, () => report());
    expect(
      new Set(await Promise.all([...reports, jobs.runAllDue().then(() => 200), jobs.runAllDue().then(() => 200)])),
    ).to.deep.equal(new Set([200]));

    clock.advance({ hours: 2 });
    await jobs.runAllDue();
    expect(await listVouchers(sale.id)).to.have.length(2);
    expect(await api.mails.listMails({ about_kind: 'voucher_sale', about_id: sale.id })).to.have.length(1);

    expect(await report('forged')).to.equal(404);
    expect((await fetch(`${baseUrl}/betalen/melding/nobody`, { method: 'POST', body })).status).to.equal(404);
  });

  it('is settled later where the notification arrives later, or never', async () => {
    const late = await given.voucherSale();
    const lost = await given.voucherSale();
    await endPayment(late.payment_url, 'later');
    await endPayment(lost.payment_url, 'later');

    // As if the newest notification had been lost.
    await getService().database.write(({ build, write }) => {
      const settlingJobs = build('jobs').where({ kind: 'settle-payment' });
      return runWrite({ write }, build('jobs').where('id', settlingJobs.max('id')).delete());
    });
    await jobs.runAllDue();

    expect([(await read(late.id)).status, (await read(lost.id)).status]).to.deep.equal(['open', 'open']);

    clock.advance({ hours: 1 });
    await jobs.runAllDue();
    await jobs.runAllDue();
    expect([(await read(late.id)).status, (await read(lost.id)).status]).to.deep.equal(['betaald', 'betaald']);
  });

  it('creates nothing when it is cancelled, fails or expires, and cannot be paid afterwards', async () => {
    for (const end of ['cancel', 'fail', 'expire']) {
      const sale = await given.voucherSale();
      const form = /name="sleutel" value="([^"]*)"/.exec((await fetchPaymentPage(sale.payment_url)).text)?.[1];
      expect((await endPayment(sale.payment_url, end)).status).to.equal(303);
      await endPayment(sale.payment_url, 'pay', form);
      await jobs.runAllDue();
      expect(await listVouchers(sale.id), end).to.deep.equal([]);
      expect((await read(sale.id)).status).to.equal('open');
    }
  });

  it('prevents the deletion of its vouchers, and changes of their contents', async () => {
    const [voucher] = await payVoucherOrder(await given.voucherSale());
    const { id = 0, inhoud = [] } = voucher ?? {};
    expect(await expectRefusal(api.vouchers.deleteVoucher({ id }))).to.include({ status: 403, code: 'ERR_IN_USE' });
    const other = { inhoud: inhoud.map((each) => ({ ...each, aantal: 99 })) };
    expect(await expectRefusal(api.vouchers.updateVoucher({ id, body: other }))).to.include({
      code: 'ERR_NOT_CHANGEABLE',
    });
  });

  it('refuses templates that are not sold, and customers without an address', async () => {
    const free = await given.voucherTemplate({ price: 0 });
    const nobody = await given.customer({ contactpersonen: [{ achternaam: 'Jansen' }] });
    for (const [body, code, field] of [
      [{ voucher_template_id: free.id }, 'ERR_AMOUNT_ZERO', 'voucher_template_id'],
      [{ voucher_template_id: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'voucher_template_id'],
      [{ customer_id: UNKNOWN_ID }, 'ERR_UNKNOWN_REFERENCE', 'customer_id'],
      [{ customer_id: nobody.id }, 'ERR_MAIL_RECIPIENT', 'customer_id'],
      [{ number_of_vouchers: 101 }, 'ERR_RANGE', 'number_of_vouchers'],
    ] as const)
      expect(await expectRefusal(given.voucherSale(body)), code).to.include({ status: 406, code, field });
    const { voucherSales } = await createClientWith(['editBoeking']);
    expect(await expectRefusal(voucherSales.listVoucherSales())).to.include({ status: 403 });
  });

  it('redirects customers only to hosts that the installation allows', async () => {
    const setHosts = (waarde: string) =>
      api.settings.updateSetting({ slug: 'online_boeking_redirect_hosts', body: { waarde } });
    const wrong = { status: 406, code: 'ERR_REDIRECT_HOST', field: 'redirect_url' };

    await setHosts('shop.example, other.example:8443');
    for (const redirect_url of [
      'https://evil.example/',
      'https://shop.example.evil.example/',
      'javascript:alert(1)',
      '//shop.example',
      'x',
      'https://shop.example@evil.example/',
      'ftp://shop.example/',
    ])
      expect(await expectRefusal(given.voucherSale({ redirect_url })), redirect_url).to.include(wrong);

    for (const redirect_url of ['https://shop.example/dank?u=1', 'https://other.example:8443/', `${baseUrl}/docs`]) {
      const sale = await given.voucherSale({ redirect_url });
      const { location } = await endPayment(sale.payment_url, 'cancel');
      const back = await followReturnLink(location);
      expect(back.replace(/[?&]verkoop=[\w-]{43}$/, ''))
        .to.equal(redirect_url)
        .and.not.equal(back);
    }

    await setHosts('');
    expect(await expectRefusal(setHosts('https://shop.example'))).to.include({ code: 'ERR_SETTING_VALUE' });
    expect(
      await expectRefusal(
        basic.voucherSales.createVoucherSale({
          body: { ...(await readOrderIds()), redirect_url: 'https://shop.example/' },
        }),
      ),
    ).to.include(wrong);
  });
});

async function readOrderIds() {
  const { voucher_template_id, customer_id, number_of_vouchers } = await given.voucherSale();
  return { voucher_template_id, customer_id, number_of_vouchers };
}

describe('the page of the sandbox', () => {
  it('says that no money moves, runs no script, and shows texts unchanged', async () => {
    const template = await given.voucherTemplate({ name: '<script>alert(1)</script> & "zoon"', price: 12.5 });
    const { payment_url } = await given.voucherSale({ voucher_template_id: template.id });
    const { headers, text } = await fetchPaymentPage(payment_url);
    expect(text).to.include('er wordt geen geld overgemaakt').and.include('€ 12,50');
    expect(text).to.include('1 x &lt;script&gt;alert(1)&lt;/script&gt; &amp; ').and.not.include('<script');
    expect(headers.get('content-security-policy'))
      .to.include("default-src 'none'")
      .and.include("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).to.equal('nosniff');
  });

  it('accepts no form of another site, and cannot be found by guessing', async () => {
    const { id, payment_url } = await given.voucherSale();
    for (const key of ['', 'x'.repeat(43)]) expect((await endPayment(payment_url, 'pay', key)).status).to.equal(404);
    expect((await endPayment(payment_url, 'steal')).status).to.equal(404);
    expect((await fetch(`${baseUrl}/betalen/sandbox/${'x'.repeat(43)}`)).status).to.equal(404);
    expect((await fetch(`${baseUrl}/betalen/terug/nobody`)).status).to.equal(404);
    await jobs.runAllDue();
    expect((await read(id)).status).to.equal('open');
  });

  it('shows the state to a returning visitor', async () => {
    const { payment_url } = await given.voucherSale();
    const { location } = await endPayment(payment_url, 'pay');
    const fetchPage = async () => (await fetch(location ?? '')).text();
    expect(await fetchPage()).to.include('Wij wachten nog');
    await jobs.runAllDue();
    expect(await fetchPage()).to.include('Uw betaling is ontvangen');
    expect((await fetchPaymentPage(payment_url)).text)
      .to.include('Uw betaling is ontvangen')
      .and.not.include('<button');
  });
});
