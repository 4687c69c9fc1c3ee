// Advances and the final invoice after them, and invoices with reverse charge.
import { expect } from 'chai';
import type { Booking, Invoice, NewInvoice } from 'boekstaaf';
import { api, basic, given, sendRaw, expectRefusal } from '../support/index.ts';
import { omitIds, getInvoice, markInvoiceAsSent } from '../support/invoicing.ts';

const { cost } = given;

const createInvoice = (boeking_id: number, body: Partial<NewInvoice> = {}): Promise<Invoice> =>
  api.invoices.createInvoice({ body: { boeking_id, status: 'definitief', ...body } });
const createAdvance = (boeking_id: number, voorschot_percentage: number): Promise<Invoice> =>
  createInvoice(boeking_id, { voorschot_percentage });
/** Creates a booking of 121 euros at 21 % and 32.70 at 9 %. */
const createBooking = (): Promise<Booking> =>
  given.chargedBooking([
    cost({ naam: 'Klimmen' }),
    cost({ naam: 'Lunch', bedrag: 10.9, aantal: 3, btw_percentage: 9 }),
  ]);

describe('an advance', () => {
  it('is a share of the booking, rounded, with a line per VAT rate in one group', async () => {
    const { id } = await createBooking();
    const advance = await createAdvance(id, 33.33);

    expect(advance).to.include({ voorschot_percentage: 33.33, calculated_totaalbedrag_inclusief_btw: 51.23 });
    expect(omitIds(advance.regels)).to.deep.equal([
      {
        naam: 'Voorschot 33.33%',
        voorschot_factuur_id: null,
        regels: [
          ['Voorschot 33.33% (9% btw)', 1, 10.9, 9, null],
          ['Voorschot 33.33% (21% btw)', 1, 40.33, 21, null],
        ],
      },
    ]);
    expect(advance.btw).to.deep.equal({ '9': { btw: 0.9, bedrag: 10 }, '21': { btw: 7, bedrag: 33.33 } });
  });

  it('is deducted from the final invoice, and all invoices add up to the booking', async () => {
    const { id } = await createBooking();
    const first = await createAdvance(id, 20);
    const second = await createAdvance(id, 33.33);
    const final = await createInvoice(id);
    const groups = (final.regels ?? []).filter(({ type }) => type === 'groep');
    expect(omitIds(groups)).to.deep.equal([
      {
        naam: `Voorschotfactuur ${String(first.factuur_nummer)}`,
        voorschot_factuur_id: first.id,
        regels: [
          ['Voorschot 20% (9% btw)', 1, -6.54, 9, null],
          ['Voorschot 20% (21% btw)', 1, -24.2, 21, null],
        ],
      },
      {
        naam: `Voorschotfactuur ${String(second.factuur_nummer)}`,
        voorschot_factuur_id: second.id,
        regels: [
          ['Voorschot 33.33% (9% btw)', 1, -10.9, 9, null],
          ['Voorschot 33.33% (21% btw)', 1, -40.33, 21, null],
        ],
      },
    ]);

    const sumVat = (rate: string, part: 'btw' | 'bedrag'): string =>
      [first, second, final].reduce((so, { btw }) => so + (btw[rate]?.[part] ?? 0), 0).toFixed(2);
    expect([sumVat('21', 'btw'), sumVat('21', 'bedrag'), sumVat('9', 'btw'), sumVat('9', 'bedrag')]).to.deep.equal([
      '21.00',
      '100.00',
      '2.70',
      '30.00',
    ]);

    const invoiced = await api.bookings.getBooking({ id, embed: ['gefactureerd_bedrag'] });
    expect(invoiced.gefactureerd_bedrag).to.equal(153.7);
  });

  it('is refused when it is more than the rest, at once and when its draft is finalised', async () => {
    const { id } = await createBooking();
    await createAdvance(id, 60);

    const refusal = { status: 406, code: 'ERR_ADVANCE_EXCEEDS_REMAINING', field: 'voorschot_percentage' };
    expect(await expectRefusal(createAdvance(id, 41))).to.deep.include({
      ...refusal,
      params: { gevraagd: 63.02, resterend: 61.48 },
    });

    const draft = await api.invoices.createInvoice({ body: { boeking_id: id, voorschot_percentage: 30 } });
    await createAdvance(id, 20);
    expect(await expectRefusal(markInvoiceAsSent(draft.id))).to.include(refusal);
    expect(await getInvoice(draft.id)).to.include({ status: 'concept', factuur_nummer: null });

    await createAdvance(id, 20);
    const finalRefusal = { status: 406, code: 'ERR_BOOKING_FULLY_INVOICED' };
    expect(await expectRefusal(createAdvance(id, 1))).to.include(finalRefusal);
    expect(await expectRefusal(createInvoice(id))).to.include(finalRefusal);
  });

  it('is refused when it amounts to 0.00, as a draft too, however much was invoiced before', async () => {
    const refusal = { status: 406, code: 'ERR_AMOUNT_ZERO', field: 'voorschot_percentage' };
    const createDraft = (boeking_id: number, voorschot_percentage: number): Promise<Invoice> =>
      api.invoices.createInvoice({ body: { boeking_id, voorschot_percentage } });
    const few = await given.chargedBooking([cost({ bedrag: 0.3 }), cost({ bedrag: 0.1, btw_percentage: 9 })]);
    expect(await expectRefusal(createDraft(few.id, 1)), 'rounded to nothing').to.include(refusal);
    expect(await expectRefusal(createAdvance(few.id, 1)), 'rounded to nothing').to.include(refusal);

    await createAdvance(few.id, 60);
    expect(await expectRefusal(createAdvance(few.id, 1)), 'after another').to.include(refusal);

    await given.recharge(few, [cost({ bedrag: 0.2 })]);
    expect(await expectRefusal(createAdvance(few.id, 1)), 'more than the whole is invoiced').to.include(refusal);

    const { id: none } = await given.chargedBooking([]);
    expect(await expectRefusal(createDraft(none, 50)), 'no line in any rate').to.include(refusal);

    const { id: even } = await given.chargedBooking([cost(), cost({ bedrag: -121, btw_percentage: 9 })]);
    expect(await expectRefusal(createDraft(even, 50)), 'rates that cancel each other out').to.include(refusal);
    expect(await basic.invoices.listInvoices({ boeking_id: [none, even] })).to.deep.equal([]);
  });

  it('is refused when reverse charge leaves nothing to be paid', async () => {
    const { id } = await given.chargedBooking([cost({ bedrag: 0.1 })]);
    const createOneCentInvoice = (): Promise<Invoice> =>
      createInvoice(id, { voorschot_percentage: 10, btw_verlegd: true });
    const invoices = [await createOneCentInvoice(), await createOneCentInvoice()];
    expect(invoices.map((each) => each.calculated_totaalbedrag_inclusief_btw)).to.deep.equal([0.01, 0.01]);
    expect(await expectRefusal(createOneCentInvoice()), 'the VAT of three cents is one').to.include({
      status: 406,
      code: 'ERR_AMOUNT_ZERO',
    });
  });

  it('stays a draft when its booking has come to nothing', async () => {
    const { id } = await createBooking();
    const draft = await api.invoices.createInvoice({ body: { boeking_id: id, voorschot_percentage: 50 } });
    await given.recharge({ id }, []);
    expect(await expectRefusal(markInvoiceAsSent(draft.id))).to.include({ status: 406, code: 'ERR_AMOUNT_ZERO' });
    expect(await getInvoice(draft.id)).to.include({ status: 'concept', factuur_nummer: null });
  });

  it('is refused when the booking became cheaper and nothing is left to invoice', async () => {
    const { id } = await createBooking();
    await createAdvance(id, 60);
    await given.recharge({ id }, [cost({ bedrag: 50 })]);
    expect(await expectRefusal(createAdvance(id, 10))).to.deep.include({
      status: 406,
      code: 'ERR_ADVANCE_EXCEEDS_REMAINING',
      params: { gevraagd: 5, resterend: -42.22 },
    });
  });

  it('follows its booking while it is a draft', async () => {
    const { id } = await createBooking();
    const draft = await api.invoices.createInvoice({ body: { boeking_id: id, voorschot_percentage: 50 } });
    expect(draft.calculated_totaalbedrag_inclusief_btw).to.equal(76.85);
    await given.recharge({ id }, [cost({ bedrag: 10 })]);
    expect(await getInvoice(draft.id)).to.include({ calculated_totaalbedrag_inclusief_btw: 5, status: 'concept' });
    await markInvoiceAsSent(draft.id);
    expect(await getInvoice(draft.id)).to.include({ calculated_totaalbedrag_inclusief_btw: 5, status: 'verzonden' });
  });

  it('has a percentage above 0 and at most 100, with two decimals', async () => {
    const { id } = await createBooking();
    for (const voorschot_percentage of [0, -1, 100.01, 12.345, '50', null]) {
      const response = await sendRaw('POST', '/api2/facturen', { body: { boeking_id: id, voorschot_percentage } });
      const expected = voorschot_percentage === null ? 201 : 406;
      expect(response.status, String(voorschot_percentage)).to.equal(expected);
    }
  });
});

describe('an invoice with reverse charge', () => {
  it('charges the net amounts, without VAT, and keeps the rates of its lines', async () => {
    const { id } = await createBooking();
    const invoice = await createInvoice(id, { btw_verlegd: true });
    expect(invoice).to.deep.include({
      btw_verlegd: true,
      calculated_totaalbedrag_inclusief_btw: 130,
      btw: { '9': { btw: 0, bedrag: 30 }, '21': { btw: 0, bedrag: 100 } },
    });

    const day = invoice.datum ?? '';
    const rows = (await api.statistics.getRevenue({ begin: day, eind: day })).filter(({ product_id }) => !product_id);
    expect(rows.every((row) => row.btw_percentage > 0)).to.equal(true);
    expect(await expectRefusal(createInvoice(id, { btw_verlegd: true }))).to.include({
      code: 'ERR_BOOKING_FULLY_INVOICED',
    });
  });

  it('is paid without VAT: its payment is recorded at rate 0', async () => {
    const { id } = await createBooking();
    const invoice = await createInvoice(id, { btw_verlegd: true });
    const payment = await api.invoicePayments.createInvoicePayment({ id: invoice.id, body: { bedrag: 130 } });
    expect(payment.btw).to.deep.equal({ '0': { btw: 0, bedrag: 130 } });
    expect((await getInvoice(invoice.id)).status).to.equal('betaald');
  });

  it('leaves only the net of its booking to pay, in a list and in the booking, also when that was paid', async () => {
    const reverseCharged = await createBooking();
    const charged = await createBooking();

    const readOpenAmount = async ({ id, klant_id }: Booking): Promise<number | undefined> => {
      const embed = ['_openstaand_bedrag'] as const;
      const [listed] = await api.bookings.listBookings({ klant_id, embed: [...embed] });
      const single = await api.bookings.getBooking({ id, embed: [...embed] });
      expect(listed?._openstaand_bedrag).to.equal(single._openstaand_bedrag);
      return single._openstaand_bedrag;
    };

    const pay = async ({ id }: Invoice, bedrag: number): Promise<unknown> =>
      api.invoicePayments.createInvoicePayment({ id, body: { bedrag } });
    expect(await readOpenAmount(reverseCharged), 'no invoice yet').to.equal(153.7);

    await createInvoice(reverseCharged.id, { btw_verlegd: true, status: 'concept' });
    expect(await readOpenAmount(reverseCharged), 'its draft says so').to.equal(130);

    const first = await createInvoice(reverseCharged.id, { btw_verlegd: true, voorschot_percentage: 33.33 });
    const final = await createInvoice(reverseCharged.id, { btw_verlegd: true });
    await pay(first, first.calculated_totaalbedrag_inclusief_btw);
    expect(await readOpenAmount(reverseCharged)).to.equal(final.calculated_totaalbedrag_inclusief_btw);

    await pay(final, final.calculated_totaalbedrag_inclusief_btw);
    expect(await readOpenAmount(reverseCharged), 'both were paid').to.equal(0);

    const wrong = await createInvoice(charged.id, { btw_verlegd: true });
    await api.invoices.createCreditInvoice({ id: wrong.id, body: {} });
    expect(await readOpenAmount(charged), 'the wrong choice was credited').to.equal(153.7);

    await pay(await createInvoice(charged.id), 160);
    expect(await readOpenAmount(charged), 'too much was paid').to.equal(-6.3);
  });

  it('is refused next to one that charges VAT, unless that was wholly credited', async () => {
    const { id } = await createBooking();
    const draft = await createInvoice(id, { btw_verlegd: true, status: 'concept' });
    const charged = await createAdvance(id, 50);
    const refusal = { status: 406, code: 'ERR_VAT_SHIFT_MISMATCH', field: 'btw_verlegd' };
    expect(await expectRefusal(createInvoice(id, { btw_verlegd: true }))).to.include(refusal);
    expect(await expectRefusal(markInvoiceAsSent(draft.id))).to.include(refusal);
    await api.invoices.createCreditInvoice({ id: charged.id, body: {} });
    expect(await createInvoice(id, { btw_verlegd: true })).to.include({ calculated_totaalbedrag_inclusief_btw: 130 });
  });
});
