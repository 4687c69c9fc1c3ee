// Credit invoices: whole and partial, settled with the invoice or not, and never more than it charged.
import { expect } from 'chai';
import type { Booking, Invoice, InvoiceItem, NewCredit } from 'boekstaaf';
import { api, basic, given, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';
import { omitIds, createInvoice, getInvoice, markInvoiceAsSent } from '../support/invoicing.ts';

const { cost } = given;

const credit = (id: number, body: NewCredit = {}): Promise<Invoice> => api.invoices.createCreditInvoice({ id, body });
const pay = (id: number, bedrag: number) => api.invoicePayments.createInvoicePayment({ id, body: { bedrag } });
const listPayments = (id: number) => api.invoicePayments.listInvoicePayments({ id });
const flattenItems = ({ regels = [] }: Invoice): InvoiceItem[] =>
  regels.flatMap((line) =>
    line.type === 'item' ? [line] : line.regels.flatMap((each) => (each.type === 'item' ? [each] : [])),
  );

/** Creates a finalised invoice and its booking: 30 euros for three in a group at 21 %, and 10.90 at 9 %. */
async function createInvoicedBooking(): Promise<{
  booking: Booking;
  invoice: Invoice;
  climbing: number;
  lunch: number;
}> {
  const booking = await given.chargedBooking([
    { type: 'groep', naam: 'Dag', kortingspercentage: 0, regels: [cost({ naam: 'Klimmen', aantal: 3, bedrag: 10 })] },
    cost({ naam: 'Lunch', bedrag: 10.9, btw_percentage: 9 }),
  ]);
  const invoice = await createInvoice(booking.id, 'definitief');
  const [climbing, lunch] = flattenItems(invoice).map(({ id }) => id);
  return { booking, invoice, climbing: climbing ?? 0, lunch: lunch ?? 0 };
}

describe('a credit invoice', () => {
  it('credits a whole invoice: the same lines with opposite signs, and a number of the same series', async () => {
    const { booking, invoice } = await createInvoicedBooking();
    const response = await api.invoices
      .createCreditInvoice({ id: invoice.id, body: { reden: 'Regen' } })
      .withResponse();
    const creditInvoice = response.data;
    expect(response.headers.get('location')).to.equal(`/api2/facturen/${String(creditInvoice.id)}`);
    expect(creditInvoice).to.deep.include({
      crediteert_factuur_id: invoice.id,
      factuur_nummer: '2026-00002',
      opmerking: 'Regen',
      calculated_totaalbedrag_inclusief_btw: -40.9,
      btw: { '9': { btw: -0.9, bedrag: -10 }, '21': { btw: -5.21, bedrag: -24.79 } },
      afdruk: {
        ...invoice.afdruk,
        betalingskenmerk: creditInvoice.afdruk?.betalingskenmerk,
        gecrediteerde_factuur: { factuur_nummer: '2026-00001', datum: invoice.datum, verrekend: 40.9 },
      },
      previous_hash: invoice.hash,
    });

    expect(omitIds(creditInvoice.regels)).to.deep.equal([
      { naam: 'Dag', voorschot_factuur_id: null, regels: [['Klimmen', -3, 10, 21, null]] },
      ['Lunch', -1, 10.9, 9, null],
    ]);

    const invoiced = await api.bookings.getBooking({ id: booking.id, embed: ['gefactureerd_bedrag'] });
    expect(invoiced.gefactureerd_bedrag).to.equal(0);
    expect(await expectRefusal(credit(invoice.id))).to.include({ status: 406, code: 'ERR_FULLY_CREDITED' });
  });

  it('credits lines by number, by amount or whole, and the last one credits exactly the rest', async () => {
    const { invoice, climbing, lunch } = await createInvoicedBooking();
    const first = await credit(invoice.id, {
      regels: [
        { id: climbing, aantal: 1 },
        { id: lunch, bedrag: 0.55 },
      ],
    });

    expect(omitIds(first.regels)).to.deep.equal([
      ['Klimmen', -1, 10, 21, null],
      ['Lunch', -1, 0.55, 9, null],
    ]);

    const second = await credit(invoice.id, { regels: [{ id: climbing, bedrag: 0.01 }] });
    const third = await credit(invoice.id, { regels: [{ id: lunch }] });
    const last = await credit(invoice.id);
    expect(omitIds(third.regels)).to.deep.equal([['Lunch', -1, 10.35, 9, null]]);
    expect(omitIds(last.regels)).to.deep.equal([['Klimmen', -1, 19.99, 21, null]]);

    for (const rate of ['9', '21'])
      for (const part of ['btw', 'bedrag'] as const) {
        const sum = [invoice, first, second, third, last].reduce((so, { btw }) => so + (btw[rate]?.[part] ?? 0), 0);
        expect(sum, `${part} at ${rate} %`).to.be.closeTo(0, 0.0001);
      }
  });

  it('by number after one by amount credits the same share of the line, and the last one the whole rest', async () => {
    const { invoice, climbing } = await createInvoicedBooking();
    await credit(invoice.id, { regels: [{ id: climbing, bedrag: 14 }] });
    // 16 of 30 is left for all three units: one credits 10, two would credit 20, three credit the rest.
    expect(await expectRefusal(credit(invoice.id, { regels: [{ id: climbing, aantal: 2 }] }))).to.deep.include({
      code: 'ERR_CREDIT_EXCEEDS_INVOICE',
      field: 'regels[0].aantal',
      params: { resterend: 16 },
    });
    const one = await credit(invoice.id, { regels: [{ id: climbing, aantal: 1 }] });
    expect(one.calculated_totaalbedrag_inclusief_btw).to.equal(-10);
    const rest = await credit(invoice.id, { regels: [{ id: climbing, aantal: 2 }] });
    expect(omitIds(rest.regels)).to.deep.equal([['Klimmen', -1, 6, 21, null]]);
  });

  it('counts by number even where its rounded amount stands for another number', async () => {
    const booking = await given.chargedBooking([cost({ naam: 'Uur', aantal: 10, bedrag: 5.4236 })]);
    const invoice = await createInvoice(booking.id, 'definitief');
    const id = flattenItems(invoice)[0]?.id ?? 0;
    const first = await credit(invoice.id, { regels: [{ id, aantal: 4 }] });
    expect(first.calculated_totaalbedrag_inclusief_btw).to.equal(-21.7);
    const refusal = await expectRefusal(credit(invoice.id, { regels: [{ id, aantal: 10 }] }));
    expect(refusal).to.include({ code: 'ERR_CREDIT_EXCEEDS_INVOICE', field: 'regels[0].aantal' });
    const last = await credit(invoice.id, { regels: [{ id, aantal: 6 }] });
    expect(last.calculated_totaalbedrag_inclusief_btw).to.equal(-32.54);
  });

  it('returns its amount to the booking, which can be invoiced again and change status', async () => {
    const { booking, invoice } = await createInvoicedBooking();
    const move = (status: 'optie' | 'definitief') => api.bookings.setBookingStatus({ id: booking.id, status });
    await move('definitief');
    expect(await expectRefusal(move('optie'))).to.include({ code: 'ERR_BOOKING_STATUS_TRANSITION' });
    await credit(invoice.id);
    await move('optie');
    expect((await createInvoice(booking.id, 'definitief')).calculated_totaalbedrag_inclusief_btw).to.equal(40.9);
  });

  it('is refused for a draft, for a credit invoice, and for more than is left', async () => {
    const { booking, invoice, climbing, lunch } = await createInvoicedBooking();
    await given.recharge(booking, [cost({ aantal: 9 })]);

    const draft = await createInvoice(booking.id);
    expect(await expectRefusal(credit(draft.id))).to.include({ status: 406, code: 'ERR_INVOICE_NOT_PERMANENT' });

    const part = await credit(invoice.id, { regels: [{ id: climbing, aantal: 2 }], verrekenen: false });
    expect(await expectRefusal(credit(part.id))).to.include({ status: 406, code: 'ERR_CREDIT_OF_CREDIT' });

    const wrong: [NewCredit['regels'], code: string, field: string][] = [
      [[{ id: climbing, aantal: 2 }], 'ERR_CREDIT_EXCEEDS_INVOICE', 'regels[0].aantal'],
      [[{ id: lunch, bedrag: 10.91 }], 'ERR_CREDIT_EXCEEDS_INVOICE', 'regels[0].bedrag'],
      [[{ id: lunch }, { id: lunch }], 'ERR_DUPLICATE', 'regels[1].id'],
      [[{ id: flattenItems(part)[0]?.id ?? 0 }], 'ERR_UNKNOWN_REFERENCE', 'regels[0].id'],
      [[{ id: lunch, aantal: 1, bedrag: 1 }], 'ERR_CANNOT_COMBINE', 'regels[0].bedrag'],
    ];

    for (const [regels, code, field] of wrong)
      expect(await expectRefusal(credit(invoice.id, { ...(regels ? { regels } : {}) }))).to.include({
        status: 406,
        code,
        field,
      });

    for (const regels of [[], [{ id: lunch, bedrag: 0 }], [{ id: lunch, aantal: 0 }], [{ id: lunch, bedrag: 1.001 }]])
      expect(
        (await sendRaw('POST', `/api2/facturen/${String(invoice.id)}/crediteren`, { body: { regels } })).status,
      ).to.equal(406);

    const client = await createClientWith(['createFactuurBetaling']);
    expect(await expectRefusal(client.invoices.createCreditInvoice({ id: invoice.id, body: {} }))).to.include({
      status: 403,
    });
    expect((await sendRaw('POST', '/api2/facturen/999999/crediteren')).status).to.equal(404);
  });

  it('credits at most the amount that the invoice charged at a VAT rate, after the deduction of an advance', async () => {
    const { id } = await given.chargedBooking();
    await api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief', voorschot_percentage: 40 } });
    const final = await createInvoice(id, 'definitief');
    const [line] = flattenItems(final);
    const refusal = { status: 406, code: 'ERR_CREDIT_EXCEEDS_INVOICE', field: undefined };
    expect(await expectRefusal(credit(final.id, { regels: [{ id: line?.id ?? 0 }] }))).to.include(refusal);
    expect((await credit(final.id)).calculated_totaalbedrag_inclusief_btw).to.equal(-72.6);
  });

  it('has no number while it is a draft, and is checked again when it is finalised', async () => {
    const { invoice, lunch } = await createInvoicedBooking();
    const draft = await credit(invoice.id, { status: 'concept', regels: [{ id: lunch, bedrag: 6 }] });
    const other = await credit(invoice.id, { status: 'concept', regels: [{ id: lunch, bedrag: 5 }] });
    expect(draft).to.include({ status: 'concept', factuur_nummer: null, calculated_totaalbedrag_inclusief_btw: -6 });
    await markInvoiceAsSent(draft.id);
    expect(await getInvoice(draft.id)).to.include({ factuur_nummer: '2026-00002', status: 'betaald' });
    expect(await expectRefusal(markInvoiceAsSent(other.id))).to.include({ code: 'ERR_CREDIT_EXCEEDS_INVOICE' });
    await credit(invoice.id);
    await api.invoices.deleteInvoice({ id: other.id });
    const late = await expectRefusal(credit(invoice.id, { status: 'concept' }));
    expect(late).to.include({ code: 'ERR_FULLY_CREDITED' });
  });

  it('prints the refund at the counter when its draft is marked as sent', async () => {
    const { invoice } = await createInvoicedBooking();
    await pay(invoice.id, 40.9);
    const draft = await credit(invoice.id, { status: 'concept' });
    await api.invoices.markInvoiceAsSent({ id: draft.id, body: { betalingen: [{ bedrag: -40.9 }] } });
    const { status, afdruk } = await getInvoice(draft.id);
    expect(status).to.equal('betaald');
    expect(afdruk?.betalingen.map(({ bedrag }) => bedrag)).to.deep.equal([-40.9]);
    expect(afdruk?.gecrediteerde_factuur?.verrekend).to.equal(0);
  });

  it('is refused as a draft when another one has credited the rest since', async () => {
    const { invoice } = await createInvoicedBooking();
    const draft = await credit(invoice.id, { status: 'concept' });
    await credit(invoice.id);
    expect(await expectRefusal(markInvoiceAsSent(draft.id))).to.include({ status: 406, code: 'ERR_FULLY_CREDITED' });
  });

  it('is shown with the invoice, and the invoice with it', async () => {
    const { invoice } = await createInvoicedBooking();
    const { id } = await credit(invoice.id);
    const embed = ['Creditfactuur', 'GecrediteerdeFactuur', '_calculated.gestructureerde_mededeling'] as const;
    const list = await basic.invoices.listInvoices({ boeking_id: [invoice.boeking_id], embed: [...embed] });
    const [one, other] = list;
    expect(one?.Creditfactuur?.map((each) => [each.id, each.crediteert_factuur_id])).to.deep.equal([[id, invoice.id]]);
    expect(one?.GecrediteerdeFactuur).to.equal(null);
    expect(other?.Creditfactuur).to.deep.equal([]);
    expect(other?.GecrediteerdeFactuur?.id).to.equal(invoice.id);

    const digits = String(invoice.id).padStart(10, '0');
    const check = String(Number(digits) % 97 || 97).padStart(2, '0');
    expect(one?._calculated?.gestructureerde_mededeling.replace(/[+/]/g, '')).to.equal(digits + check);
    expect(one?._calculated?.betalingskenmerk).to.equal(one?.afdruk?.betalingskenmerk);
    expect(one?._calculated?.betalingskenmerk).to.match(new RegExp(`^RF\\d{2}${String(invoice.id)}$`));
  });
});

describe('settling with a credit invoice', () => {
  it('closes the open amounts of both, by a payment on each that moves no money', async () => {
    const { invoice } = await createInvoicedBooking();
    await pay(invoice.id, 10);

    const creditInvoice = await credit(invoice.id);
    const [payment, ours] = await listPayments(invoice.id);
    const [theirs] = await listPayments(creditInvoice.id);
    expect(payment?.settles_id).to.equal(null);
    expect(ours).to.include({ bedrag: 30.9, betaalmethode_id: null, settles_id: theirs?.id });
    expect(theirs).to.include({ bedrag: -30.9, settles_id: ours?.id, opmerking: 'Verrekend met 2026-00001' });
    expect((await getInvoice(invoice.id)).status).to.equal('betaald');
    expect((await getInvoice(creditInvoice.id)).status, 'ten euros are still to be given back').to.equal(
      'deels_betaald',
    );

    await pay(creditInvoice.id, -10);
    expect((await getInvoice(creditInvoice.id)).status).to.equal('betaald');
  });

  it('cannot be changed or removed', async () => {
    const { invoice } = await createInvoicedBooking();
    await credit(invoice.id);
    const [settlement] = await listPayments(invoice.id);
    const ids = { id: invoice.id, betaling_id: settlement?.id ?? 0 };
    const refusal = { status: 403, code: 'ERR_SETTLEMENT_FIXED' };
    const change = api.invoicePayments.updateInvoicePayment({ ...ids, body: { bedrag: 1 } });
    expect(await expectRefusal(change)).to.include(refusal);
    expect(await expectRefusal(api.invoicePayments.deleteInvoicePayment(ids))).to.include(refusal);
  });

  it('is not done without the request, nor when no amount is open', async () => {
    const { invoice } = await createInvoicedBooking();
    const creditInvoice = await credit(invoice.id, { verrekenen: false });
    expect(await listPayments(invoice.id)).to.deep.equal([]);
    expect((await getInvoice(creditInvoice.id)).status).to.equal('verzonden');
    const paidBooking = await createInvoicedBooking();
    await pay(paidBooking.invoice.id, 40.9);
    const back = await credit(paidBooking.invoice.id);
    expect(await listPayments(back.id)).to.deep.equal([]);
  });
});
