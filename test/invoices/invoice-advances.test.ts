// Advances and the final invoice after them, and invoices that shift the VAT to the customer.
import { expect } from 'chai';
import type { Booking, Invoice, NewInvoice } from 'boekstaaf';
import { api, given, raw, refused } from '../support/index.ts';
import { bare, getInvoice, markInvoiceAsSent } from '../support/invoicing.ts';

const { cost } = given;

const invoice = (boeking_id: number, body: Partial<NewInvoice> = {}): Promise<Invoice> =>
  api.invoices.createInvoice({ body: { boeking_id, status: 'definitief', ...body } });
const advance = (boeking_id: number, voorschot_percentage: number): Promise<Invoice> =>
  invoice(boeking_id, { voorschot_percentage });
/** 121 euros at 21 % and 32.70 at 9 %. */
const booking = (): Promise<Booking> =>
  given.chargedBooking([
    cost({ naam: 'Klimmen' }),
    cost({ naam: 'Lunch', bedrag: 10.9, aantal: 3, btw_percentage: 9 }),
  ]);

describe('an advance', () => {
  it('is a share of the booking, rounded, with a line per VAT rate in one group', async () => {
    const { id } = await booking();
    const made = await advance(id, 33.33);
    expect(made).to.include({ voorschot_percentage: 33.33, calculated_totaalbedrag_inclusief_btw: 51.23 });
    expect(bare(made.regels)).to.deep.equal([
      {
        naam: 'Voorschot 33.33%',
        voorschot_factuur_id: null,
        regels: [
          ['Voorschot 33.33% (9% btw)', 1, 10.9, 9, null],
          ['Voorschot 33.33% (21% btw)', 1, 40.33, 21, null],
        ],
      },
    ]);
    expect(made.btw).to.deep.equal({ '9': { btw: 0.9, bedrag: 10 }, '21': { btw: 7, bedrag: 33.33 } });
  });

  it('is taken off by the final invoice, and all of them add up to the booking', async () => {
    const { id } = await booking();
    const first = await advance(id, 20);
    const second = await advance(id, 33.33);
    const final = await invoice(id);
    const groups = (final.regels ?? []).filter(({ type }) => type === 'groep');
    expect(bare(groups)).to.deep.equal([
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
    const total = (rate: string, part: 'btw' | 'bedrag'): string =>
      [first, second, final].reduce((so, { btw }) => so + (btw[rate]?.[part] ?? 0), 0).toFixed(2);
    expect([total('21', 'btw'), total('21', 'bedrag'), total('9', 'btw'), total('9', 'bedrag')]).to.deep.equal([
      '21.00',
      '100.00',
      '2.70',
      '30.00',
    ]);
    const invoiced = await api.bookings.getBooking({ id, embed: ['gefactureerd_bedrag'] });
    expect(invoiced.gefactureerd_bedrag).to.equal(153.7);
  });

  it('is refused when it is more than is left, at once and when its draft becomes permanent', async () => {
    const { id } = await booking();
    await advance(id, 60);
    const refusal = { status: 406, code: 'ERR_ADVANCE_EXCEEDS_REMAINING', field: 'voorschot_percentage' };
    expect(await refused(advance(id, 41))).to.deep.include({
      ...refusal,
      params: { gevraagd: 63.02, resterend: 61.48 },
    });
    const draft = await api.invoices.createInvoice({ body: { boeking_id: id, voorschot_percentage: 30 } });
    await advance(id, 20);
    expect(await refused(markInvoiceAsSent(draft.id))).to.include(refusal);
    expect(await getInvoice(draft.id)).to.include({ status: 'concept', factuur_nummer: null });
    await advance(id, 20);
    const done = { status: 406, code: 'ERR_BOOKING_FULLY_INVOICED' };
    expect(await refused(advance(id, 1))).to.include(done);
    expect(await refused(invoice(id))).to.include(done);
  });

  it('as a draft follows its booking', async () => {
    const { id } = await booking();
    const draft = await api.invoices.createInvoice({ body: { boeking_id: id, voorschot_percentage: 50 } });
    expect(draft.calculated_totaalbedrag_inclusief_btw).to.equal(76.85);
    await given.recharge({ id }, [cost({ bedrag: 10 })]);
    expect(await getInvoice(draft.id)).to.include({ calculated_totaalbedrag_inclusief_btw: 5, status: 'concept' });
    await markInvoiceAsSent(draft.id);
    expect(await getInvoice(draft.id)).to.include({ calculated_totaalbedrag_inclusief_btw: 5, status: 'verzonden' });
  });

  it('asks for more than nothing and at most all, with two decimals', async () => {
    const { id } = await booking();
    for (const voorschot_percentage of [0, -1, 100.01, 12.345, '50', null]) {
      const answer = await raw('POST', '/api2/facturen', { body: { boeking_id: id, voorschot_percentage } });
      const expected = voorschot_percentage === null ? 201 : 406;
      expect(answer.status, String(voorschot_percentage)).to.equal(expected);
    }
  });
});

describe('an invoice with shifted VAT', () => {
  it('comes to the nets, without VAT, and keeps the rates of its lines', async () => {
    const { id } = await booking();
    const made = await invoice(id, { btw_verlegd: true });
    expect(made).to.deep.include({
      btw_verlegd: true,
      calculated_totaalbedrag_inclusief_btw: 130,
      btw: { '9': { btw: 0, bedrag: 30 }, '21': { btw: 0, bedrag: 100 } },
    });
    const day = made.datum ?? '';
    const rows = (await api.statistics.getRevenue({ begin: day, eind: day })).filter(({ product_id }) => !product_id);
    expect(rows.every((row) => row.btw_percentage > 0)).to.equal(true);
    expect(await refused(invoice(id, { btw_verlegd: true }))).to.include({ code: 'ERR_BOOKING_FULLY_INVOICED' });
  });

  it('is paid without VAT: what the customer pays stands under 0', async () => {
    const { id } = await booking();
    const made = await invoice(id, { btw_verlegd: true });
    const paid = await api.invoicePayments.createInvoicePayment({ id: made.id, body: { bedrag: 130 } });
    expect(paid.btw).to.deep.equal({ '0': { btw: 0, bedrag: 130 } });
    expect((await getInvoice(made.id)).status).to.equal('betaald');
  });

  it('does not stand beside one that charges VAT, unless that was wholly credited', async () => {
    const { id } = await booking();
    const charged = await advance(id, 50);
    const refusal = { status: 406, code: 'ERR_VAT_SHIFT_MISMATCH', field: 'btw_verlegd' };
    expect(await refused(invoice(id, { btw_verlegd: true }))).to.include(refusal);
    await api.invoices.createCreditInvoice({ id: charged.id, body: {} });
    expect(await invoice(id, { btw_verlegd: true })).to.include({ calculated_totaalbedrag_inclusief_btw: 130 });
  });
});
