// Payments over Mollie, against a fake of its interface: created once, read from Mollie alone, whatever fails on the way.
import { expect } from 'chai';
import { Boekstaaf, type Voucher, type VoucherSale } from 'boekstaaf';
import * as payments from '../../db/online/payments.ts';
import {
  api,
  apiKey,
  clock,
  getDatabase,
  given,
  jobs,
  journal,
  startService,
  expectRefusal,
} from '../support/index.ts';
import { paymentOf, reserveBooking } from '../support/booking-payment.ts';
import { answerWith, startMollie, MOLLIE_KEY, answerProperly, answerNothing, type Mollie } from '../support/mollie.ts';
import { closeReceivers } from '../support/receiver.ts';
import type { ServedService } from '../support/running.ts';

const PUBLIC_BASE_URL = 'https://boekstaaf.example';
const WEBHOOK_PATTERN = /^https:\/\/boekstaaf\.example\/betalen\/melding\/mollie\/([0-9a-f-]{36})\.[\w-]{43}$/;
journal.addSecret(MOLLIE_KEY);

let provider: Mollie;
let served: ServedService;
let company_id: number;
let integration_id: number;

/** Sells two vouchers at 12.10 by the company that uses Mollie; returns the order. */
async function sell(): Promise<VoucherSale> {
  const { id: voucher_template_id } = await given.voucherTemplate({ price: 12.1, company_id });
  const { id: customer_id } = await given.customer({ bedrijf_id: company_id });
  const shop = new Boekstaaf({ baseUrl: served.baseUrl, apiKey, retries: 0 });
  return shop.voucherSales.createVoucherSale({ body: { voucher_template_id, customer_id, number_of_vouchers: 2 } });
}

const listVouchers = ({ id }: VoucherSale): Promise<Voucher[]> => api.vouchers.listVouchers({ sale_id: id });
const readPayment = async ({ id }: VoucherSale) =>
  getDatabase().read(async (db) => (await payments.findLastPayments(db, 'voucher_sales', [id])).get(id));

/**
 * Sends a report of Mollie, by default for the newest payment and to its address; returns the status of the response.
 */
async function report(url = provider.findNewest().webhookUrl ?? '', id = provider.findNewest().id): Promise<number> {
  const path = new URL(url).pathname;
  const body = new URLSearchParams({ id });
  return (await fetch(`${served.baseUrl}${path}`, { method: 'POST', body })).status;
}

const settle = () => served.runDue();

describe('payments over Mollie', () => {
  before(async () => {
    provider = await startMollie();
    served = await startService({ environment: { MOLLIE_API_URL: provider.apiUrl, PUBLIC_URL: PUBLIC_BASE_URL } });
    integration_id = (await given.paymentIntegration()).id;
    company_id = (await given.company({ payment_integration_id: integration_id })).id;
  });

  beforeEach(() => {
    clock.set('2026-03-10T11:00:00Z');
    provider.behave(answerProperly);
  });

  after(async () => {
    await Promise.all([served.close(), closeReceivers()]);
    clock.reset();
  });

  it('are created with an amount to the cent, a return address, and an address for reports', async () => {
    const { payment_url } = await sell();
    const payment = provider.findNewest();
    expect(payment_url).to.equal(`https://www.mollie.example/checkout/${payment.id}`);
    expect(payment).to.deep.include({ amount: { currency: 'EUR', value: '24.20' } });
    expect(payment.webhookUrl).to.match(WEBHOOK_PATTERN);
    expect(payment.redirectUrl).to.equal(`${PUBLIC_BASE_URL}/betalen/terug/${payment.metadata.reference}`);
    expect(provider.received.at(-1)?.headers).to.include({ 'idempotency-key': payment.metadata.reference });
  });

  it('are settled once when they are reported, however often and in any order', async () => {
    const sale = await sell();
    expect(await report()).to.equal(200);

    await settle();
    expect(await listVouchers(sale)).to.deep.equal([]);

    provider.findNewest().status = 'paid';
    const many = await Promise.all(Array.from({ length: 100 }, () => report()));
    expect(new Set(many)).to.deep.equal(new Set([200]));

    await Promise.all([settle(), settle()]);
    expect(await listVouchers(sale)).to.have.length(2);

    // A late report shows an earlier state.
    provider.findNewest().status = 'expired';
    await report();
    await settle();
    expect(await listVouchers(sale)).to.have.length(2);
    expect((await readPayment(sale))?.status).to.equal('paid');
  });

  it('are read when the customer returns, and settled only if Mollie says that they are paid', async () => {
    const sale = await sell();
    const back = new URL(provider.findNewest().redirectUrl).pathname;
    const followRedirect = async () => (await fetch(`${served.baseUrl}${back}`)).text();
    await followRedirect();
    await settle();
    expect(await listVouchers(sale)).to.deep.equal([]);
    provider.findNewest().status = 'paid';
    await followRedirect();
    await settle();
    expect(await listVouchers(sale)).to.have.length(2);
    expect(await followRedirect()).to.include('Uw betaling is ontvangen');
  });

  it('are not read for an address that the service did not sign', async () => {
    const one = await sell();
    const first = provider.findNewest();
    const sale = await sell();

    provider.findNewest().status = 'paid';
    const url = provider.findNewest().webhookUrl ?? '';
    const other = first.webhookUrl ?? '';
    const ours = WEBHOOK_PATTERN.exec(url)?.[1] ?? '';
    const requestCount = provider.received.length;

    for (const wrong of [
      // The last character has bits without a meaning.
      url.replace(/.(?=.{20}$)/, (one) => (one === 'A' ? 'B' : 'A')),
      other.replace(WEBHOOK_PATTERN.exec(other)?.[1] ?? '', ours),
      url.replace(/\.[\w-]{43}$/, ''),
      url.replace('mollie/', 'sandbox/'),
    ])
      expect(await report(wrong), wrong).to.equal(404);

    await settle();
    expect(provider.received.length).to.equal(requestCount);

    // The service ignores the body of a report, because the address already names the payment.
    expect(await report(other, provider.findNewest().id)).to.equal(200);

    await settle();
    expect([await listVouchers(one), await listVouchers(sale)]).to.deep.equal([[], []]);
  });

  it('are created once when the response is lost, and the customer pays that one', async () => {
    const before = provider.payments.size;
    provider.behave(answerNothing);

    const sale = await sell();
    expect(sale.payment_url).to.equal(null);
    expect(provider.payments.size).to.equal(before + 1);

    // A report of a payment that the service does not know yet is accepted, and changes nothing.
    expect(await report()).to.equal(200);

    await settle();
    provider.behave(answerProperly);
    clock.advance({ minutes: 1 });
    await settle();

    expect(provider.payments.size).to.equal(before + 1);
    expect((await readPayment(sale))?.checkout_url).to.equal(
      `https://www.mollie.example/checkout/${provider.findNewest().id}`,
    );
  });

  it('wait for a provider that fails at every step', async () => {
    provider.behave(answerWith(500));
    const sale = await sell();
    expect(sale.payment_url).to.equal(null);

    provider.behave(answerWith(201, '{"id":"tr_1"}'));
    clock.advance({ seconds: 10 });
    await settle();
    expect((await readPayment(sale))?.provider_id).to.equal(null);

    provider.behave(answerProperly);
    clock.advance({ seconds: 40 });
    await settle();
    provider.findNewest().status = 'paid';
    for (const manner of [
      answerWith(500),
      answerWith(429),
      answerWith(404),
      answerNothing,
      answerWith(200, 'paid'),
      answerWith(200, '{"status":"paid"}'),
    ]) {
      provider.behave(manner);
      await report();
      await settle();
      expect(await listVouchers(sale)).to.deep.equal([]);
    }

    provider.behave(answerProperly);
    clock.advance({ hours: 1 });
    await settle();
    await settle();

    expect(await listVouchers(sale)).to.have.length(2);
  });

  it('fail at once when they are refused, and what they reserved is free again', async () => {
    const { id } = await given.customer({ bedrijf_id: company_id });
    const { booking, payment_url } = await reserveBooking(
      { klant_id: id },
      { provider_params: { method: 'unknown' }, by: served },
    );
    expect(payment_url).to.equal(null);
    expect(await paymentOf(booking.id)).to.deep.include({
      status: 'failed',
      hold_until: null,
      error: 'The other service answered with the status 422.',
    });
    expect((await api.bookings.getBooking({ id: booking.id })).status).to.equal('geannuleerd');
  });

  it('are not settled with another currency, amount or payment, or in an unknown status', async () => {
    for (const [change, error] of [
      [{ amount: { currency: 'USD', value: '24.20' } }, 'The provider received USD 24.20 instead of EUR 24.20.'],
      [{ amount: { currency: 'EUR', value: '24.19' } }, 'The provider received EUR 24.19 instead of EUR 24.20.'],
      [{ amount: { currency: 'EUR', value: '24.2' } }, null],
      [{ metadata: { reference: 'another' } }, null],
      [{ status: 'settled' }, null],
      [
        { amountRefunded: { currency: 'EUR', value: '24.20' } },
        'The provider paid 24.20 back: record it on the invoice.',
      ],
    ] as const) {
      const sale = await sell();
      Object.assign(provider.findNewest(), { status: 'paid' }, change);
      await report();
      await settle();
      expect(await listVouchers(sale), JSON.stringify(change)).to.deep.equal([]);
      expect((await readPayment(sale))?.error, JSON.stringify(change)).to.equal(error);
    }
  });

  it('show the amount that was paid back: refunds, and chargebacks of banks', async () => {
    const sale = await sell();
    provider.findNewest().status = 'paid';
    await report();
    await settle();
    provider.findNewest().amountRefunded = { currency: 'EUR', value: '2.20' };
    provider.findNewest().amountChargedBack = { currency: 'EUR', value: '10.00' };
    await report();
    await settle();

    expect(await readPayment(sale)).to.deep.include({
      status: 'paid',
      returned: 1220,
      error: 'The provider paid 12.20 back: record it on the invoice.',
    });
    expect(await listVouchers(sale)).to.have.length(2);
  });

  it('are cancelled at the provider when the reservation ends, where that is possible', async () => {
    const { id } = await given.customer({ bedrijf_id: company_id });
    const { booking } = await reserveBooking({ klant_id: id }, { provider_params: { method: 'ideal' }, by: served });
    const payment = provider.findNewest();
    expect(payment.method).to.equal('ideal');
    // The rounds of the scheduler begin again after the clock was set back.
    await jobs.runAllDue();
    clock.advance({ minutes: 30 });
    await settle();
    expect(payment.status).to.equal('canceled');
    expect(await paymentOf(booking.id)).to.include({ status: 'cancelled', released_at: '2026-03-10T11:30:00.000Z' });
  });

  it('are recorded with the payment method of the company', async () => {
    const { id: betaalmethode_id } = await given.paymentMethod();
    await api.companies.updateCompany({
      id: company_id,
      body: { ...(await api.companies.getCompany({ id: company_id })), online_betaalmethode_id: betaalmethode_id },
    });

    const { id } = await given.customer({ bedrijf_id: company_id });
    const { booking } = await reserveBooking({ klant_id: id }, { by: served });
    provider.findNewest().status = 'paid';
    await report();
    await settle();

    const [payment] = await api.invoicePayments.listPayments({ betaalmethode_id });
    expect(payment).to.include({ bedrag: 121, betaalmethode_id });
    expect((await api.bookings.getBooking({ id: booking.id })).status).to.equal('definitief');
  });

  it('pass on the parameters for the way of paying, and none that could change the payment', async () => {
    const { id: klant_id } = await given.customer({ bedrijf_id: company_id });
    for (const [name, value] of [
      ['amount', '0.01'],
      ['redirectUrl', 'https://evil.example'],
      ['webhookUrl', 'https://evil.example'],
      ['metadata', {}],
      ['method', ['ideal']],
      ['locale', 'xx'],
    ] as const) {
      const refusal = await reserveBooking({ klant_id }, { provider_params: { [name]: value }, by: served }).then(
        () => null,
        (error: unknown) => error as { problems: readonly { code: string; field: string }[] },
      );
      expect(refusal?.problems[0], name).to.include({ code: 'ERR_NOT_ALLOWED', field: `provider_params.${name}` });
    }
  });

  it('prevent the deletion of their integration until no money can arrive any more', async () => {
    const { id } = await given.paymentIntegration();
    const createdCompany = await given.company({ payment_integration_id: id });
    expect(await expectRefusal(api.integrations.deleteIntegration({ id }))).to.include({
      status: 403,
      code: 'ERR_IN_USE',
    });

    const company = await api.companies.getCompany({ id: createdCompany.id });
    await api.companies.updateCompany({ id: createdCompany.id, body: { ...company, payment_integration_id: null } });
    await api.integrations.deleteIntegration({ id });

    const mine = await api.companies.getCompany({ id: company_id });
    await api.companies.updateCompany({ id: company_id, body: { ...mine, payment_integration_id: null } });
    expect(await expectRefusal(api.integrations.deleteIntegration({ id: integration_id }))).to.include({
      code: 'ERR_IN_USE',
    });

    await api.companies.updateCompany({ id: company_id, body: { ...mine, payment_integration_id: integration_id } });
  });
});

describe('an integration of kind mollie', () => {
  it('has a key that no one can read, and no settings', async () => {
    const integration = await given.paymentIntegration();
    expect(integration).to.deep.include({ kind: 'mollie', settings: null, secrets_set: ['api_key'] });

    const { id } = integration;
    expect(await api.integrations.updateIntegration({ id, body: integration })).to.deep.include({
      secrets_set: ['api_key'],
    });

    const other = await given.integration();
    for (const [ask, code, field] of [
      [() => given.paymentIntegration({ settings: { host: 'smtp.example.com' } }), 'ERR_NOT_ALLOWED', 'settings'],
      [() => given.paymentIntegration({ secrets: { password: 'x' } }), 'ERR_NOT_ALLOWED', 'secrets.password'],
      [() => given.paymentIntegration({ secrets: { api_key: 'live_short' } }), 'ERR_FORMAT', 'secrets.api_key'],
      [() => api.integrations.createIntegration({ body: { name: 'Post', kind: 'smtp' } }), 'ERR_REQUIRED', 'settings'],
      [
        () => api.integrations.updateIntegration({ id, body: { settings: { port: 25 } } }),
        'ERR_NOT_ALLOWED',
        'settings',
      ],
      [() => given.company({ payment_integration_id: other.id }), 'ERR_UNKNOWN_REFERENCE', 'payment_integration_id'],
      [() => given.company({ smtp_integration_id: id }), 'ERR_UNKNOWN_REFERENCE', 'smtp_integration_id'],
    ] as const)
      expect(await expectRefusal(ask()), field).to.include({ status: 406, code, field });
  });
});
