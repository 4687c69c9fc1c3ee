// Payments of invoices: the status of the invoice, the VAT in each payment, changes and refunds, and refusals.
import { expect } from 'chai';
import type { InvoicePaymentPut, NewInvoicePayment } from 'boekstaaf';
import { api, collectEvents, given, sendRaw, expectRefusal } from '../support/index.ts';

const { cost } = given;

const pay = (id: number, bedrag: number, body: Partial<NewInvoicePayment> = {}) =>
  api.invoicePayments.createInvoicePayment({ id, body: { bedrag, ...body } });
const change = (id: number, betaling_id: number, body: InvoicePaymentPut) =>
  api.invoicePayments.updateInvoicePayment({ id, betaling_id, body });
const remove = (id: number, betaling_id: number) => api.invoicePayments.deleteInvoicePayment({ id, betaling_id });
const readStatus = async (id: number): Promise<string> => (await api.invoices.getInvoice({ id })).status;

/** Creates an invoice of 218 euros at 9 % and 350 at 21 %. */
const createMixedInvoice = () =>
  given.finalisedInvoice([
    cost({ aantal: 20, bedrag: 10.9, btw_percentage: 9 }),
    cost({ aantal: 20, bedrag: 17.5, btw_percentage: 21 }),
  ]);

describe('a payment', () => {
  it('is recorded with its method, time and customer, and the VAT in it', async () => {
    const invoice = await createMixedInvoice();
    const method = await given.paymentMethod();
    const customer = await api.customers.getCustomer({ id: invoice.klant_id });
    const body = { bedrag: 284, betaalmethode_id: method.id, wanneer: '2026-03-01 09:30', opmerking: 'Contant' };

    const response = await api.invoicePayments.createInvoicePayment({ id: invoice.id, body }).withResponse();

    expect(response.data).to.deep.equal({
      id: response.data.id,
      factuur_id: invoice.id,
      wanneer: '2026-03-01T09:30:00+01:00',
      bedrag: 284,
      opmerking: 'Contant',
      betaalmethode_id: method.id,
      pos_id: null,
      settles_id: null,
      location_id: null,
      btw: { '9': { btw: 9, bedrag: 100 }, '21': { btw: 30.37, bedrag: 144.63 } },
      klant: { id: customer.id, naam: customer.displaynaam },
    });

    const path = `/api2/facturen/${String(invoice.id)}/betalingen/${String(response.data.id)}`;
    expect(response.headers.get('location')).to.equal(path);
    expect((await sendRaw('GET', path)).body).to.deep.equal(response.data);
    expect((await api.paymentMethods.getPaymentMethod({ id: method.id })).is_deletable).to.equal(false);
  });

  it('is of now, without method and remark, by default', async () => {
    const payment = await given.payment();
    expect(payment).to.include({ wanneer: '2026-03-10T11:00:00+01:00', betaalmethode_id: null, opmerking: '' });
  });

  it('moves the status of the invoice', async () => {
    const { id } = await given.finalisedInvoice();
    const statuses: string[] = [];
    for (const bedrag of [100, 20.99, 0.01, 50, -50, -121]) {
      await pay(id, bedrag);
      statuses.push(await readStatus(id));
    }
    expect(statuses).to.deep.equal(['deels_betaald', 'deels_betaald', 'betaald', 'betaald', 'betaald', 'verzonden']);
  });

  it('has the opposite sign for a negative invoice', async () => {
    const { id } = await given.finalisedInvoice([cost({ aantal: -1 })]);
    await pay(id, -21);
    expect(await readStatus(id)).to.equal('deels_betaald');
    expect(await expectRefusal(pay(id, 22))).to.include({ code: 'ERR_REFUND_EXCEEDS_PAID' });
    const { btw } = await pay(id, -100);
    expect(btw).to.deep.equal({ '21': { btw: -17.36, bedrag: -82.64 } });
    expect(await readStatus(id)).to.equal('betaald');
  });

  it('has no VAT in an overpaid part, which a refund pays back first', async () => {
    const { id } = await createMixedInvoice();
    expect((await pay(id, 600)).btw).to.deep.equal({
      '0': { btw: 0, bedrag: 32 },
      '9': { btw: 18, bedrag: 200 },
      '21': { btw: 60.74, bedrag: 289.26 },
    });
    expect((await pay(id, -32)).btw).to.deep.equal({ '0': { btw: 0, bedrag: -32 } });
  });

  it('is announced, and so is its invoice when the status changed', async () => {
    const { id } = await given.finalisedInvoice();
    const first = await collectEvents(() => pay(id, 20));
    expect(first.map(({ event }) => event).sort()).to.deep.equal([
      'Factuur::postSave',
      'Factuur::postUpdate',
      'FactuurBetaling::postInsert',
      'FactuurBetaling::postSave',
    ]);

    expect(first.find(({ event }) => event === 'Factuur::postUpdate')).to.deep.include({
      modified: ['status'],
      previous: { status: 'verzonden' },
    });

    const second = await collectEvents(() => pay(id, 20));
    expect(second.map(({ object }) => object)).to.deep.equal(['FactuurBetaling', 'FactuurBetaling']);
  });

  it('has the version of its invoice', async () => {
    const payment = await given.payment();
    const path = `/api2/facturen/${String(payment.factuur_id)}`;
    const { headers } = await sendRaw('GET', `${path}/betalingen/${String(payment.id)}`);
    expect(headers.etag).to.match(/^"2\./);
    await pay(payment.factuur_id, 1);
    const body = { bedrag: 11 };
    const late = { body, headers: { 'if-match': String(headers.etag) } };
    expect((await sendRaw('PUT', `${path}/betalingen/${String(payment.id)}`, late)).status).to.equal(412);
  });
});

describe('changing a payment', () => {
  it('splits its VAT and that of later ones again, and moves the status', async () => {
    const { id } = await createMixedInvoice();
    const first = await pay(id, 500);
    const second = await pay(id, 100);
    expect(second.btw['0']).to.deep.equal({ btw: 0, bedrag: 32 });
    expect(await readStatus(id)).to.equal('betaald');

    const events = await collectEvents(() => change(id, first.id, { bedrag: 100 }));

    expect(await readStatus(id)).to.equal('deels_betaald');

    const all = await api.invoicePayments.listInvoicePayments({ id });
    expect(all.map(({ btw }) => btw)).to.deep.equal([
      { '9': { btw: 3.17, bedrag: 35.21 }, '21': { btw: 10.69, bedrag: 50.93 } },
      { '9': { btw: 3.17, bedrag: 35.21 }, '21': { btw: 10.7, bedrag: 50.92 } },
    ]);

    const updates = events.filter(({ event }) => event === 'FactuurBetaling::postUpdate');
    expect(updates.map(({ object_id, modified }) => [object_id, modified])).to.deep.equal([
      [first.id, ['bedrag', 'btw']],
      [second.id, ['btw']],
    ]);
  });

  it('keeps omitted members, and clears the method', async () => {
    const method = await given.paymentMethod();
    const payment = await given.payment({ betaalmethode_id: method.id, opmerking: 'Contant' });
    const { factuur_id, id } = payment;
    expect(await change(factuur_id, id, { bedrag: 10 })).to.deep.equal(payment);
    const body = { bedrag: 12, betaalmethode_id: null, wanneer: '2026-03-02T10:00:00+01:00', opmerking: '' };
    expect(await change(factuur_id, id, body)).to.include(body);
  });

  it('to the values that were read stores no event', async () => {
    const payment = await given.payment();
    const { factuur_id: id, id: betaling_id } = payment;
    const path = `/api2/facturen/${String(id)}/betalingen/${String(betaling_id)}`;
    const before = await sendRaw('GET', path);
    const events = await collectEvents(() => sendRaw('PUT', path, { body: before.body }));
    expect(events).to.deep.equal([]);
    const after = await sendRaw('GET', path);
    expect([after.text, after.headers.etag]).to.deep.equal([before.text, before.headers.etag]);
  });

  it('needs an amount other than zero, and a method that exists', async () => {
    const { factuur_id, id } = await given.payment();
    const path = `/api2/facturen/${String(factuur_id)}/betalingen/${String(id)}`;
    const missing = await sendRaw('PUT', path, { body: { opmerking: 'x' } });
    expect(missing.body).to.have.nested.property('[0].field', 'bedrag');
    expect(await expectRefusal(change(factuur_id, id, { bedrag: 0 }))).to.include({
      code: 'ERR_AMOUNT_ZERO',
      field: 'bedrag',
    });
    expect(await expectRefusal(change(factuur_id, id, { bedrag: 10, betaalmethode_id: 999 }))).to.include({
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'betaalmethode_id',
    });
  });
});

describe('removing a payment', () => {
  it('moves the status back and splits the VAT of later ones again', async () => {
    const { id } = await createMixedInvoice();
    const first = await pay(id, 500);
    const second = await pay(id, 100);
    const events = await collectEvents(() => remove(id, first.id));
    expect(await readStatus(id)).to.equal('deels_betaald');

    const [remainingPayment] = await api.invoicePayments.listInvoicePayments({ id });
    expect(remainingPayment).to.deep.include({
      id: second.id,
      btw: { '9': { btw: 3.17, bedrag: 35.21 }, '21': { btw: 10.69, bedrag: 50.93 } },
    });
    expect(events.map(({ event }) => event)).to.include.members(['FactuurBetaling::postDelete', 'Factuur::postUpdate']);
    expect(await expectRefusal(api.invoicePayments.getInvoicePayment({ id, betaling_id: first.id }))).to.include({
      status: 404,
    });
  });
});

describe('payments are refused', () => {
  it('on a draft, on an invoice of nothing, with amount zero, and with an unknown method', async () => {
    const draft = await given.invoice();
    const nothing = await given.finalisedInvoice([]);
    const { id } = await given.finalisedInvoice();
    expect(await expectRefusal(pay(draft.id, 10))).to.include({ status: 406, code: 'ERR_INVOICE_NOT_PERMANENT' });
    expect(await expectRefusal(pay(nothing.id, 10))).to.include({ status: 406, code: 'ERR_NOTHING_TO_PAY' });
    expect(await expectRefusal(pay(id, 0))).to.include({ status: 406, code: 'ERR_AMOUNT_ZERO', field: 'bedrag' });
    expect(await expectRefusal(pay(id, 1, { betaalmethode_id: 999 }))).to.include({
      status: 406,
      code: 'ERR_UNKNOWN_REFERENCE',
      field: 'betaalmethode_id',
    });
  });

  it('when the refunds would exceed the payments, by any change', async () => {
    const { id } = await given.finalisedInvoice();
    const first = await pay(id, 50);
    const refusal = { status: 406, code: 'ERR_REFUND_EXCEEDS_PAID' };
    expect(await expectRefusal(pay(id, -50.01))).to.include({ ...refusal, field: 'bedrag' });
    await pay(id, -40);
    expect(await expectRefusal(change(id, first.id, { bedrag: 39.99 }))).to.include({ ...refusal, field: 'bedrag' });
    expect(await expectRefusal(remove(id, first.id))).to.include(refusal);
    expect(await readStatus(id)).to.equal('deels_betaald');
  });

  it('when their sum exceeds the largest amount', async () => {
    const { id } = await given.finalisedInvoice();
    const { id: first } = await pay(id, 1e9);
    expect(await expectRefusal(pay(id, 0.01))).to.include({ status: 406, code: 'ERR_AMOUNT_TOO_LARGE' });
    await change(id, first, { bedrag: 9e8 });
    await pay(id, 1e8);
    expect(await expectRefusal(change(id, first, { bedrag: 1e9 }))).to.include({ code: 'ERR_AMOUNT_TOO_LARGE' });
  });

  it('through another invoice: 404', async () => {
    const { id } = await given.finalisedInvoice();
    const { id: betaling_id } = await given.payment();
    const calls = [
      () => api.invoicePayments.getInvoicePayment({ id, betaling_id }),
      () => change(id, betaling_id, { bedrag: 1 }),
      () => remove(id, betaling_id),
      () => api.invoicePayments.listInvoicePayments({ id: 99_999 }),
    ];
    for (const call of calls) expect(await expectRefusal(call())).to.include({ status: 404, message: 'Not Found' });
  });
});
