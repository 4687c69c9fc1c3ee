// Vouchers that visitors order: their form is stored, they pay, and the vouchers are mailed to the typed address.
import { Boekstaaf, type WayToPay, type VoucherPurchase, type VoucherSale, type VoucherTemplate } from 'boekstaaf';
import { expect } from 'chai';
import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import {
  anybody,
  api,
  apiKey,
  baseUrl,
  clock,
  getDatabase,
  createDatabase,
  given,
  jobs,
  startService,
  expectRefusal,
} from '../support/index.ts';
import { followReturnLink } from '../support/coming-back.ts';
import { endPayment, payVoucherOrder } from '../support/paying.ts';
import type { RawResponse, RawOptions } from '../support/raw.ts';
import type { ServedService } from '../support/service.ts';
import { stateOf } from '../support/state.ts';
import { visit, PROXY } from '../support/visitors.ts';
import { runWrite } from '../support/knex-writes.ts';

const UNKNOWN_ID = 2_000_000_000;
const EMAIL_FIELD = 'contactpersoon.email1';
const SAFE_OPTIONS = { environment: { ...PROXY, PAYMENT_SANDBOX_PUBLIC: 'no' } };

let served: ServedService;
/** Orders as a visitor from a new network address. */
const buy = (body: unknown, options: RawOptions = {}): Promise<RawResponse> =>
  visit('/api2/vouchers/buy', body, { baseUrl: served.baseUrl, ...options });
const readRefusal = async (body: unknown, options?: RawOptions): Promise<object> => {
  const { status, body: problems } = await buy(body, options);
  const fieldCodes = (problems as { field?: string; code: string }[]).map(({ field, code }) => [field, code]);
  return { status, told: fieldCodes };
};
const findNewest = async (): Promise<VoucherSale> => {
  const sale = (await api.voucherSales.listVoucherSales()).at(-1);
  if (sale === undefined) throw new Error('Nothing was sold.');
  return sale;
};
const listMails = ({ id }: VoucherSale) => api.mails.listMails({ about_kind: 'voucher_sale', about_id: id });
const changeSetting = (slug: 'allow_old_vouchers_sales' | 'online_boeking_redirect_hosts', waarde: string) =>
  api.settings.updateSetting({ slug, body: { waarde } });
const createContactForm = (address: string): Record<string, string> => ({
  'contactpersoon.achternaam': 'Koper',
  [EMAIL_FIELD]: address,
});

before(async () => {
  clock.set('2026-03-10T11:00:00Z');
  served = await startService({ environment: PROXY });
});
after(async () => {
  await served.close();
  clock.reset();
});

describe('vouchers that a visitor orders', () => {
  it('are paid, created, and mailed to the typed address, even if the customer has another one by then', async () => {
    const body = { ...(await given.voucherOrder()), number_of_vouchers: 2 };
    const { payment_url } = await anybody.voucherSales.buyVouchers({ body });
    expect(payment_url).to.match(new RegExp(`^${baseUrl}/betalen/sandbox/[\\w-]{43}$`));

    const sale = await findNewest();
    const template = await api.voucherTemplates.getVoucherTemplate({ id: body.voucher_template_id });
    expect(sale).to.deep.include({
      voucher_template_id: template.id,
      number_of_vouchers: 2,
      price: 24.2,
      total: 48.4,
      status: 'open',
      company_id: template.company_id,
      payment_url,
    });

    const address = body.contact_form[EMAIL_FIELD];
    const customer = await api.customers.getCustomer({ id: sale.customer_id });
    expect(customer.bedrijf_id).to.equal(template.company_id);

    const [person] = customer.contactpersonen;
    expect(person).to.include({ achternaam: 'Koper', email1: address });
    expect(await listMails(sale), 'before the payment').to.deep.equal([]);

    const contactpersonen = [{ id: person?.id ?? 0, email1: 'ander@voorbeeld.example' }];
    await api.customers.updateCustomer({ id: customer.id, body: { contactpersonen } });
    expect(await payVoucherOrder(sale)).to.have.lengthOf(2);
    expect((await listMails(sale)).map(({ to }) => to)).to.deep.equal([[address]]);
  });

  it('are sold to a known customer, with the other answers stored, and reveal nothing to a visitor', async () => {
    const form = await given.contactForm({
      Velden: [
        { naam: 'Naam', soort_invoer: 'contactpersoon.achternaam' },
        { naam: 'E-mail', soort_invoer: EMAIL_FIELD, field_identifier: 'mail' },
        { naam: 'Wens', soort_invoer: 'tekst', field_identifier: 'wens' },
      ],
    });
    const { id: voucher_template_id } = await given.orderableVoucherTemplate({ contactform_id: form.id });
    const answers = { 'contactpersoon.achternaam': 'Vaste', mail: 'vaste@voorbeeld.example' };
    const body = { voucher_template_id, number_of_vouchers: 1, contact_form: answers };
    const first = await buy(body);
    expect(first.status, first.text).to.equal(200);

    const { customer_id } = await findNewest();
    const second = await buy({ ...body, contact_form: { ...answers, wens: 'Met strik' } });
    expect(Object.keys(second.body as object)).to.deep.equal(['payment_url', 'reference', 'retry_url']);
    expect((await findNewest()).customer_id).to.equal(customer_id);

    const [note] = await api.notes.listNotes({ contact_id: customer_id });
    expect(note?.bericht).to.equal('Wens: Met strik');
  });

  it('redirect the buyer to the previous page, where the installation allows that', async () => {
    await changeSetting('online_boeking_redirect_hosts', 'shop.example');
    const body = await given.voucherOrder();
    expect(await readRefusal({ ...body, redirect_url: 'https://evil.example/' })).to.deep.equal({
      status: 406,
      told: [['redirect_url', 'ERR_REDIRECT_HOST']],
    });
    const { body: responseBody } = await buy({ ...body, redirect_url: 'https://shop.example/dank' });
    const { payment_url, reference } = responseBody as WayToPay;
    const { location } = await endPayment(payment_url, 'pay');
    expect(await followReturnLink(location)).to.equal(`https://shop.example/dank?verkoop=${reference}`);
    await changeSetting('online_boeking_redirect_hosts', '');
  });

  it('have a payment address even when the provider did not respond in time', async () => {
    await buy(await given.voucherOrder());
    const [payment]: { id: number; reference: string; checkout_url: string }[] = await getDatabase().read(
      ({ build, query }) =>
        query(build('online_payments').orderBy('id', 'desc').limit(1).select('id', 'reference', 'checkout_url')),
    );
    const { id = 0, reference = '', checkout_url = '' } = payment ?? {};

    const store = (values: object) =>
      getDatabase().write(({ build, write }) =>
        runWrite({ write }, build('online_payments').where({ id }).update(values).queryContext(NOTED_OPTIONS)),
      );

    const followReference = () => fetch(`${baseUrl}/betalen/naar/${reference}`, { redirect: 'manual' });
    await store({ checkout_url: null });

    const waitingPage = await followReference();
    expect([waitingPage.status, waitingPage.headers.get('refresh')]).to.deep.equal([200, '3']);
    expect(await waitingPage.text()).to.include('Een ogenblik');

    await store({ checkout_url });
    const ready = await followReference();
    expect([ready.status, ready.headers.get('location')]).to.deep.equal([302, checkout_url]);

    await endPayment(checkout_url, 'pay');
    await jobs.runAllDue();
    expect(await (await followReference()).text()).to.include('Uw betaling is ontvangen');
    expect((await fetch(`${baseUrl}/betalen/naar/nobody`)).status).to.equal(404);
  });
});

describe('vouchers that a visitor cannot order', () => {
  it('are refused from the fourth unpaid order of a day on; paid orders do not count', async () => {
    const template = await given.voucherOrder();
    const order = { ...template, contact_form: createContactForm('secretaresse@voorbeeld.example') };
    for (let time = 0; time < 4; time += 1) {
      const { status, body } = await buy(order);
      expect(status).to.equal(200);
      await endPayment((body as { payment_url: string }).payment_url, 'pay');
      await jobs.runAllDue();
    }

    for (let time = 0; time < 3; time += 1) expect((await buy(order)).status).to.equal(200);
    expect(await readRefusal(order)).to.deep.equal({
      status: 406,
      told: [[`contact_form.${EMAIL_FIELD}`, 'ERR_MAIL_RECIPIENT']],
    });
  });

  it('are refused with one message, whether their template exists or not', async () => {
    const { id: closed_company } = await given.company();
    const deletedProduct = await given.product();
    const silenced = await given.orderForm();
    const templates: Readonly<Record<string, VoucherTemplate>> = {
      'without a form': await given.voucherTemplate(),
      'without a price': await given.orderableVoucherTemplate({ price: 0 }),
      'over already': await given.orderableVoucherTemplate({ expiration_date: '2026-03-09' }),
      'of a company that is gone': await given.orderableVoucherTemplate({ company_id: closed_company }),
      'of a product that is gone': await given.orderableVoucherTemplate({ products: [deletedProduct.id] }),
      'with a form that asks for no address': await given.orderableVoucherTemplate({ contactform_id: silenced.id }),
    };

    await api.companies.deleteCompany({ id: closed_company });
    await api.products.deleteProduct({ id: deletedProduct.id });
    await api.contactForms.updateContactForm({ id: silenced.id, body: { Velden: silenced.Velden.slice(0, 1) } });

    const body = await given.voucherOrder();
    const before = await stateOf(getDatabase());
    const unknown = await buy({ ...body, voucher_template_id: UNKNOWN_ID });
    expect(unknown).to.include({ status: 406 });
    expect(unknown.text).to.include('ERR_UNKNOWN_REFERENCE').and.to.include('"voucher_template_id"');

    for (const [why, { id }] of Object.entries(templates))
      expect((await buy({ ...body, voucher_template_id: id })).text, why).to.equal(unknown.text);
    expect(await stateOf(getDatabase())).to.equal(before);
  });

  it('are refused with the problems of their form, on its fields, and nothing is stored', async () => {
    const body = await given.voucherOrder();
    const before = await stateOf(getDatabase());
    for (const [contact_form, field, code] of [
      [createContactForm('geen adres'), EMAIL_FIELD, 'ERR_FORMAT'],
      [{ 'contactpersoon.achternaam': 'Koper' }, EMAIL_FIELD, 'ERR_REQUIRED'],
      [{ ...createContactForm('a@b.example'), 'boeking.datum': '2026-06-13' }, 'boeking.datum', 'ERR_EXTRA_FIELD'],
      [{}, 'contactpersoon.achternaam', 'ERR_REQUIRED'],
    ] as const)
      expect(await readRefusal({ ...body, contact_form })).to.deep.equal({
        status: 406,
        told: [[`contact_form.${field}`, code]],
      });

    for (const number_of_vouchers of [0, 101, 1.5])
      expect(await readRefusal({ ...body, number_of_vouchers })).to.deep.include({ status: 406 });
    expect(await stateOf(getDatabase())).to.equal(before);
  });

  it('are refused for an answer that is none of the choices, or that is chosen twice', async () => {
    const form = await given.orderForm();
    const Velden = [...form.Velden, { naam: 'Thema', soort_invoer: 'keuze' as const, mogelijke_keuzes: ['Rood'] }];
    await api.contactForms.updateContactForm({ id: form.id, body: { Velden } });
    const template = await given.orderableVoucherTemplate({ contactform_id: form.id });
    const body = { ...(await given.voucherOrder()), voucher_template_id: template.id };
    for (const [choices, code] of [
      [['Groen'], 'ERR_NOT_ALLOWED'],
      [['Rood', 'Rood'], 'ERR_DUPLICATE'],
    ] as const)
      expect(
        await readRefusal({ ...body, contact_form: { ...createContactForm('a@b.example'), 'keuze.thema': choices } }),
      ).to.deep.equal({ status: 406, told: [['contact_form.keuze.thema', code]] });
  });

  it('are refused where no company exists to sell them', async () => {
    const alone = await startService({ databaseUrl: await createDatabase('vouchers'), environment: PROXY });
    const client = new Boekstaaf({ baseUrl: alone.baseUrl, apiKey, retries: 0 });
    const { id: leverancier_id } = await client.contacts.createContact({
      body: { type: 'leverancier', naam: 'Eigen beheer', contactpersonen: [{ achternaam: 'Kuiper' }] },
    });
    const product = await client.products.createProduct({
      body: { leverancier_id, naam: 'Kano', inkoop: 0, minimum_aantal: 1 },
    });
    const { Velden } = await given.orderForm();
    const fields = Velden.map(({ naam, soort_invoer }) => ({ naam, soort_invoer }));
    const form = await client.contactForms.createContactForm({ body: { naam: 'Kopen', Velden: fields } });
    const offer = { name: 'Bon', price: 10, products: [product.id], product_amount: 1, contactform_id: form.id };
    const { id: voucher_template_id } = await client.voucherTemplates.createVoucherTemplate({ body: offer });
    const body = { voucher_template_id, number_of_vouchers: 1, contact_form: createContactForm('a@b.example') };
    expect(await expectRefusal(client.voucherSales.buyVouchers({ body }))).to.include({
      status: 406,
      code: 'ERR_COMPANY_REQUIRED',
    });
    expect(await client.customers.listCustomers()).to.deep.equal([]);

    await alone.close();
  });

  it('are refused while a setting closes their sale, but not to callers with a credential', async () => {
    await changeSetting('allow_old_vouchers_sales', 'no');
    const body = await given.voucherOrder();
    const closed = { status: 406, told: [[undefined, 'ERR_CLOSED']] };
    expect(await readRefusal(body)).to.deep.equal(closed);
    expect(await readRefusal({ ...body, voucher_template_id: UNKNOWN_ID })).to.deep.equal(closed);
    expect(await api.voucherSales.buyVouchers({ body })).to.have.property('payment_url');
    await changeSetting('allow_old_vouchers_sales', 'yes');
  });

  it('are refused with only the sandbox to pay at, unless the operator allows that for visitors', async () => {
    const safe = await startService(SAFE_OPTIONS);
    const body = await given.voucherOrder();
    const before = await stateOf(getDatabase());
    const closed = { status: 406, told: [[undefined, 'ERR_PAYMENT_PROVIDER']] };
    expect(await readRefusal(body, { baseUrl: safe.baseUrl })).to.deep.equal(closed);
    expect(await stateOf(getDatabase())).to.equal(before);
    const visitor = new Boekstaaf({ baseUrl: safe.baseUrl, retries: 0 });
    const refusal = await expectRefusal(visitor.voucherSales.buyVouchers({ body }));
    expect(refusal.message).to.include('PAYMENT_SANDBOX_PUBLIC=yes');
    await safe.close();
  });

  it('are refused from the fourth order of an address on a day, before any payment', async () => {
    const bodies: VoucherPurchase[] = [];
    for (let order = 0; order < 4; order++)
      bodies.push({
        ...(await given.voucherOrder()),
        contact_form: createContactForm(['Veel@Voorbeeld.example', 'veel@voorbeeld.example'][order % 2] ?? ''),
      });

    for (const body of bodies.slice(0, 3)) expect((await buy(body)).status).to.equal(200);
    const before = await stateOf(getDatabase());
    const full = { status: 406, told: [[`contact_form.${EMAIL_FIELD}`, 'ERR_MAIL_RECIPIENT']] };
    expect(await readRefusal(bodies[3])).to.deep.equal(full);
    expect(await stateOf(getDatabase())).to.equal(before);

    clock.advance({ hours: 24 });
    expect((await buy(bodies[3])).status).to.equal(200);

    clock.set('2026-03-10T11:00:00Z');
  });
});

it('twenty visitors who order at once each get their own order, and one address no more than three', async () => {
  const { id: voucher_template_id } = await given.orderableVoucherTemplate();

  const createBody = (address: string) => ({
    voucher_template_id,
    number_of_vouchers: 1,
    contact_form: createContactForm(address),
  });

  const many = await Promise.all(
    Array.from({ length: 20 }, (_, visitor) => buy(createBody(`bezoeker${String(visitor)}@voorbeeld.example`))),
  );
  expect(many.map(({ status }) => status)).to.deep.equal(Array.from({ length: 20 }, () => 200));

  const urls = many.map(({ body: responseBody }) => (responseBody as { payment_url: string }).payment_url);
  expect(new Set(urls).size).to.equal(20);

  const same = await Promise.all(Array.from({ length: 20 }, () => buy(createBody('samen@voorbeeld.example'))));
  expect(same.filter(({ status }) => status === 200)).to.have.lengthOf(3);

  const refusedOnes = same.filter(({ text }) => text.includes('ERR_MAIL_RECIPIENT'));
  const customers = await api.customers.listCustomers();
  expect(refusedOnes).to.have.lengthOf(17);

  const matchingCustomers = customers.filter(
    ({ contactpersonen: [person] }) => person?.email1 === 'samen@voorbeeld.example',
  );
  expect(matchingCustomers, 'three orders of one customer').to.have.lengthOf(1);
});

it('a visitor is limited to ten orders a minute', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const body = { ...(await given.voucherOrder()), voucher_template_id: UNKNOWN_ID };
  for (let order = 0; order < 10; order++) expect((await buy(body, { headers })).status).to.equal(406);
  expect((await buy(body, { headers })).status).to.equal(429);
});
