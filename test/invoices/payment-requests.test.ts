// Payment requests for staff: created, read, changed and withdrawn, their states, and every refusal.
import { expect } from 'chai';
import type { NewPaymentRequest } from 'boekstaaf';
import { NOTED_OPTIONS } from '../../db/engine/session/watch.ts';
import { api, basic, clock, collectEvents, given, jobs, expectRefusal, getService } from '../support/index.ts';
import { runWrite } from '../support/knex-writes.ts';

const create = (body: NewPaymentRequest) => api.paymentRequests.createPaymentRequest({ body });
const read = (id: number) => api.paymentRequests.getPaymentRequest({ id });
const pay = (id: number, bedrag: number) => api.invoicePayments.createInvoicePayment({ id, body: { bedrag } });
const readState = async (id: number) => {
  const { status, openstaand, te_veel } = await read(id);
  return [status, openstaand, te_veel];
};
const refuse = async (body: NewPaymentRequest) => {
  const { status, codes, fields } = await expectRefusal(create(body));
  return [status, codes, fields];
};

beforeEach(() => {
  clock.set('2026-03-10T11:00:00Z');
});
after(() => {
  clock.reset();
});

describe('a payment request', () => {
  it('is created, read, changed, withdrawn and still readable', async () => {
    const invoice = await given.finalisedInvoice();
    const created = await create({ factuur_id: invoice.id, deelbetaling: 25, geldig_tot: '2026-04-30' });
    expect(created).to.deep.include({
      factuur_id: invoice.id,
      boeking_id: invoice.boeking_id,
      bedrag: null,
      deelbetaling: 25,
      geldig_tot: '2026-04-30',
      status: 'open',
      openstaand: 121,
      te_veel: 0,
      created_at: '2026-03-10T12:00:00+01:00',
      ingetrokken_op: null,
    });
    expect(created.url).to.match(/\/betalen\/[\w-]{43}$/);
    expect(await read(created.id)).to.deep.equal(created);

    const { id } = created;
    const put = await api.paymentRequests.updatePaymentRequest({ id, body: { ...created, geldig_tot: null } });
    expect(put).to.deep.equal({ ...created, geldig_tot: null });
    expect((await api.paymentRequests.updatePaymentRequest({ id, body: {} })).deelbetaling).to.equal(25);

    clock.advance({ hours: 1 });
    await api.paymentRequests.deletePaymentRequest({ id });
    const withdrawn = { status: 'ingetrokken', openstaand: 0, ingetrokken_op: '2026-03-10T13:00:00+01:00' };
    expect(await read(id)).to.deep.equal({ ...put, ...withdrawn });
    for (const again of [
      () => api.paymentRequests.deletePaymentRequest({ id }),
      () => api.paymentRequests.updatePaymentRequest({ id, body: {} }),
    ])
      expect(await expectRefusal(again())).to.include({ status: 404, code: 'ERR_NOT_FOUND' });
  });

  it('invoices a share of its booking, or all of it', async () => {
    const { id: boeking_id } = await given.chargedBooking();
    const advance = await create({ boeking_id, voorschot_percentage: 30 });
    expect([advance.openstaand, advance.boeking_id]).to.deep.equal([36.3, boeking_id]);
    const rest = await create({ boeking_id });
    expect(rest.openstaand).to.equal(84.7);

    const invoices = await basic.invoices.listInvoices({ boeking_id: [boeking_id] });
    expect(invoices.map(({ id, status }) => [id, status])).to.deep.equal([
      [advance.factuur_id, 'verzonden'],
      [rest.factuur_id, 'verzonden'],
    ]);
    expect(await refuse({ boeking_id })).to.deep.equal([406, ['ERR_BOOKING_FULLY_INVOICED'], [undefined]]);
  });

  it('follows what is open, however the invoice is paid', async () => {
    const { id: factuur_id } = await given.finalisedInvoice();
    const whole = await create({ factuur_id });
    const part = await create({ factuur_id, bedrag: 50 });

    const payment = await pay(factuur_id, 100);
    expect(await readState(whole.id)).to.deep.equal(['open', 21, 0]);
    expect(await readState(part.id)).to.deep.equal(['open', 21, 0]);

    await pay(factuur_id, 31);
    // The excess did not come by these requests.
    expect(await readState(whole.id)).to.deep.equal(['betaald', 0, 0]);
    expect(await readState(part.id)).to.deep.equal(['betaald', 0, 0]);

    const { id: betaling_id } = payment;
    await api.invoicePayments.updateInvoicePayment({ id: factuur_id, betaling_id, body: { bedrag: 10 } });
    expect(await readState(whole.id)).to.deep.equal(['open', 80, 0]);
    expect(await readState(part.id)).to.deep.equal(['open', 50, 0]);
  });

  it('ends when its invoice is credited', async () => {
    const { id: factuur_id } = await given.finalisedInvoice();
    const { id } = await create({ factuur_id });
    await api.invoices.createCreditInvoice({ id: factuur_id, body: {} });
    expect(await readState(id)).to.deep.equal(['vervallen', 0, 0]);
  });

  it('expires after its last day, and is open again with a later one', async () => {
    const { id: factuur_id } = await given.finalisedInvoice();
    const { id } = await create({ factuur_id, geldig_tot: '2026-03-10' });
    clock.set('2026-03-10T22:30:00Z');
    await jobs.runAllDue();
    expect(await readState(id)).to.deep.equal(['open', 121, 0]);
    clock.set('2026-03-10T23:30:00Z');
    await jobs.runAllDue();
    expect(await readState(id)).to.deep.equal(['verlopen', 0, 0]);

    // The stored day is no new one, so it may be sent back.
    await api.paymentRequests.updatePaymentRequest({ id, body: { geldig_tot: '2026-03-10', deelbetaling: 5 } });
    expect(await readState(id)).to.deep.equal(['verlopen', 0, 0]);
    await api.paymentRequests.updatePaymentRequest({ id, body: { geldig_tot: '2026-03-11' } });
    expect(await readState(id)).to.deep.equal(['open', 121, 0]);
  });

  it('is listed by invoice, booking and status, the newest first', async () => {
    const { id: factuur_id, boeking_id } = await given.finalisedInvoice();
    const first = await create({ factuur_id });
    const second = await create({ factuur_id });
    await api.paymentRequests.deletePaymentRequest({ id: first.id });

    const list = api.paymentRequests.listPaymentRequests.bind(api.paymentRequests);
    const idsOf = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ id }) => id);
    expect(await idsOf({ factuur_id })).to.deep.equal([second.id, first.id]);
    expect(await idsOf({ boeking_id, status: ['ingetrokken', 'betaald'] })).to.deep.equal([first.id]);
    expect(await idsOf({ boeking_id, te_veel: false })).to.deep.equal([second.id, first.id]);
    expect(await idsOf({ boeking_id, te_veel: true })).to.deep.equal([]);
  });

  it('is announced when it is made, changes and is withdrawn, without its address', async () => {
    const events = await collectEvents(async () => {
      const { id: factuur_id } = await given.finalisedInvoice();
      const { id } = await create({ factuur_id });
      await pay(factuur_id, 121);
      await api.paymentRequests.deletePaymentRequest({ id });
    });

    const ofRequests = events.filter(({ event }) => event.startsWith('Betaalverzoek::'));
    expect(ofRequests.map(({ event }) => event)).to.deep.equal([
      'Betaalverzoek::postInsert',
      'Betaalverzoek::postSave',
      'Betaalverzoek::postUpdate',
      'Betaalverzoek::postSave',
      'Betaalverzoek::postDelete',
    ]);
    expect(JSON.stringify(ofRequests)).to.include('"status":"betaald"').and.not.include('/betalen/');
  });
});

describe('the mail of an invoice', () => {
  const mail = (id: number, body: object) => api.invoices.mailInvoice({ id, body });
  const texts = { mail_subject: 'Factuur', mail_body: 'Betaal: {betaallink}.', mail_signature: '' };

  it('has the link and the button of the newest open request, and neither without one', async () => {
    const { id } = await given.eInvoice();
    const without = await mail(id, texts);
    expect([without.body, without.button]).to.deep.equal(['Betaal: .', null]);

    const { url, id: first } = await create({ factuur_id: id });
    const withLink = await mail(id, texts);
    expect(withLink.body).to.equal(`Betaal: ${url ?? ''}.`);
    expect(withLink.button).to.deep.equal({ label: 'Nu betalen', url });

    await api.paymentRequests.deletePaymentRequest({ id: first });
    expect((await mail(id, texts)).button).to.equal(null);
  });

  it('creates a request where it asks for one and none is open, in a dry run not', async () => {
    const { id: factuur_id } = await given.eInvoice();
    const list = () => api.paymentRequests.listPaymentRequests({ factuur_id });
    const body = { ...texts, betaalverzoek: true };
    await api.invoices.mailInvoice({ id: factuur_id, dry_run: true, body });
    expect(await list()).to.deep.equal([]);

    const { button } = await mail(factuur_id, body);
    await mail(factuur_id, { ...body, kind: 'first_reminder' });
    expect((await list()).map(({ url }) => url)).to.deep.equal([button?.url]);

    await pay(factuur_id, 121);
    expect(await expectRefusal(mail(factuur_id, body))).to.include({ status: 406, code: 'ERR_NOTHING_TO_PAY' });
  });
});

describe('a payment request is refused', () => {
  it('without an invoice and a booking, or with both', async () => {
    const { id: factuur_id, boeking_id } = await given.finalisedInvoice();
    expect(await refuse({})).to.deep.equal([406, ['ERR_REQUIRED'], ['factuur_id']]);
    expect(await refuse({ factuur_id, boeking_id, voorschot_percentage: 10 })).to.deep.equal([
      406,
      ['ERR_CANNOT_COMBINE', 'ERR_CANNOT_COMBINE'],
      ['boeking_id', 'voorschot_percentage'],
    ]);
  });

  it('for an unknown invoice or booking', async () => {
    const unknown = 2147483647;
    expect(await refuse({ factuur_id: unknown })).to.deep.equal([406, ['ERR_UNKNOWN_REFERENCE'], ['factuur_id']]);
    expect(await refuse({ boeking_id: unknown })).to.deep.equal([406, ['ERR_UNKNOWN_REFERENCE'], ['boeking_id']]);
  });

  it('for a draft, for nothing, and for more than is open', async () => {
    const draft = await given.invoice();
    expect(await refuse({ factuur_id: draft.id })).to.deep.equal([406, ['ERR_INVOICE_NOT_PERMANENT'], [undefined]]);

    const { id: factuur_id } = await given.finalisedInvoice();
    await pay(factuur_id, 100);
    expect(await refuse({ factuur_id, bedrag: 21.01 })).to.deep.equal([406, ['ERR_RANGE'], ['bedrag']]);
    await pay(factuur_id, 21);
    expect(await refuse({ factuur_id })).to.deep.equal([406, ['ERR_NOTHING_TO_PAY'], [undefined]]);
    const credit = await api.invoices.createCreditInvoice({ id: factuur_id, body: { verrekenen: false } });
    expect(await refuse({ factuur_id: credit.id })).to.deep.equal([406, ['ERR_NOTHING_TO_PAY'], [undefined]]);
  });

  it('with a least part above the whole, and with a last day in the past; nothing is invoiced then', async () => {
    const { id: boeking_id } = await given.chargedBooking();
    const terms = { bedrag: 20, deelbetaling: 20.01, geldig_tot: '2026-03-09' };
    expect(await refuse({ boeking_id, ...terms })).to.deep.equal([
      406,
      ['ERR_RANGE', 'ERR_PERIOD_ORDER'],
      ['deelbetaling', 'geldig_tot'],
    ]);
    expect(await refuse({ boeking_id, bedrag: 121.01 })).to.deep.equal([406, ['ERR_RANGE'], ['bedrag']]);
    expect(await basic.invoices.listInvoices({ boeking_id: [boeking_id] })).to.deep.equal([]);

    const { id } = await create({ boeking_id, bedrag: 20 });
    const change = (body: object) => expectRefusal(api.paymentRequests.updatePaymentRequest({ id, body }));
    expect(await change({ deelbetaling: 20.01 })).to.include({ status: 406, code: 'ERR_RANGE' });
    expect(await change({ geldig_tot: '2026-03-09' })).to.include({ status: 406, code: 'ERR_PERIOD_ORDER' });
  });

  it('where its booking cannot be invoiced: by the share, by reverse charge, and by the amount', async () => {
    const half = await given.chargedBooking();
    await create({ boeking_id: half.id, voorschot_percentage: 60 });
    expect(await refuse({ boeking_id: half.id, voorschot_percentage: 60 })).to.deep.equal([
      406,
      ['ERR_ADVANCE_EXCEEDS_REMAINING'],
      ['voorschot_percentage'],
    ]);
    const { id: boeking_id } = await given.chargedBooking([given.cost({ bedrag: 1 })]);
    const small = await expectRefusal(create({ boeking_id, voorschot_percentage: 0.01 }));
    expect(small).to.include({ status: 406, code: 'ERR_AMOUNT_ZERO' });

    await api.invoices.createInvoice({
      body: { boeking_id, status: 'definitief', voorschot_percentage: 30, btw_verlegd: true },
    });
    const mixed = await expectRefusal(create({ boeking_id }));
    expect(mixed).to.include({ status: 406, code: 'ERR_VAT_SHIFT_MISMATCH' });

    const large = await given.chargedBooking([given.cost({ bedrag: 1e9 })]);
    await create({ boeking_id: large.id });
    await given.recharge(large, [given.cost({ bedrag: -1e9 })]);
    const reversed = await expectRefusal(create({ boeking_id: large.id }));
    expect(reversed).to.include({ status: 406, code: 'ERR_AMOUNT_TOO_LARGE' });
  });

  it('where the invoice cannot be numbered: before the last date, or in the series of another company', async () => {
    const theirs = await given.finalisedInvoice();
    const { id: boeking_id, klant_id } = await given.chargedBooking();
    const { bedrijf_id: ours } = await api.customers.getCustomer({ id: klant_id });
    const storeNumber = (btw_nummer: string | null): Promise<unknown> =>
      getService().database.write(({ build, write }) => {
        const both = build('companies').whereIn('id', [ours, theirs.bedrijf_id]);
        return runWrite({ write }, both.update({ btw_nummer }).queryContext(NOTED_OPTIONS));
      });

    await storeNumber('DE555555555');
    expect(await expectRefusal(create({ boeking_id }))).to.include({ status: 406, code: 'ERR_INVOICE_SERIES_TAKEN' });
    await storeNumber(null);

    const { id: other } = await given.chargedBooking([given.cost()], { klant_id });
    await create({ boeking_id: other });
    clock.set('2026-03-09T11:00:00Z');
    const early = await expectRefusal(create({ boeking_id }));
    expect(early).to.include({ status: 406, code: 'ERR_INVOICE_DATE_BEFORE_LAST' });
  });
});
