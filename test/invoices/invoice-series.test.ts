// Successive invoices of one company and of one booking: their numbers, their deductions, and payments that come with them.
import { expect } from 'chai';
import { api, clock, given, createClientWith, expectRefusal } from '../support/index.ts';
import { omitIds, createInvoice, getInvoice, markInvoiceAsSent } from '../support/invoicing.ts';

const { cost } = given;

describe('the numbers of invoices', () => {
  it('are counted per company and local year, across all contexts, and never used twice', async () => {
    clock.set('2026-12-31T22:30:00Z');
    const customer = await given.customer({ bedrijf_id: (await given.company()).id });
    const other = await given.finalisedInvoice();

    const createNumber = async (context: 'invoice' | 'pos' | 'online_booking'): Promise<string | null> => {
      const { id } = await given.chargedBooking([cost()], { klant_id: customer.id });
      return (await api.invoices.createInvoice({ body: { boeking_id: id, status: 'definitief', context } }))
        .factuur_nummer;
    };

    expect([
      await createNumber('invoice'),
      await createNumber('pos'),
      await createNumber('online_booking'),
    ]).to.deep.equal(['2026-00001', '2026-00002', '2026-00003']);
    expect(other.factuur_nummer).to.equal('2026-00001');

    clock.advance({ minutes: 30 });
    expect(await createNumber('invoice'), 'in Amsterdam the year is over').to.equal('2027-00001');

    clock.reset();
  });

  it('refuse a date before that of the last invoice', async () => {
    const booking = await given.chargedBooking();
    const draft = await createInvoice(booking.id);
    const other = await given.chargedBooking([cost()], { klant_id: booking.klant_id });
    const { id } = await createInvoice(other.id, 'definitief');
    clock.set('2026-03-09T12:00:00Z');
    const refusal = { status: 406, code: 'ERR_INVOICE_DATE_BEFORE_LAST' };
    expect(await expectRefusal(createInvoice(booking.id, 'definitief'))).to.include(refusal);
    expect(await expectRefusal(markInvoiceAsSent(draft.id))).to.include(refusal);
    expect(await expectRefusal(api.invoices.createCreditInvoice({ id, body: {} }))).to.include(refusal);
    clock.reset();
    await markInvoiceAsSent(draft.id);
  });
});

describe('a later invoice of a booking', () => {
  it('charges the difference after a change of the costs, per product and rate, and may be negative', async () => {
    const product = await given.product({ naam: 'Klimmen' });
    const booking = await given.chargedBooking([
      cost({ aantal: 2, product_id: product.id }),
      cost({ btw_percentage: 9, bedrag: 10 }),
    ]);
    const first = await createInvoice(booking.id, 'definitief');

    await given.recharge(booking, [
      cost({ aantal: 1, bedrag: 0.01, product_id: product.id }),
      cost({ naam: 'Gids', bedrag: 50 }),
    ]);

    const second = await createInvoice(booking.id, 'definitief');
    expect(second.calculated_totaalbedrag_inclusief_btw).to.equal(-201.99);
    expect(second.status).to.equal('verzonden');
    expect(omitIds(second.regels)).to.deep.equal([
      ['Klimmen', 1, 0.01, 21, product.id],
      ['Gids', 1, 50, 21, null],
      {
        naam: 'Factuur 2026-00001',
        voorschot_factuur_id: first.id,
        regels: [
          ['Klimmen', 1, -242, 21, product.id],
          ['Klimmen', 1, -10, 9, null],
        ],
      },
    ]);
    expect(second.btw).to.deep.equal({ '9': { btw: -0.83, bedrag: -9.17 }, '21': { btw: -33.32, bedrag: -158.67 } });
  });

  it('is refused when nothing is left in any rate', async () => {
    const booking = await given.chargedBooking();
    const draft = await createInvoice(booking.id);
    await createInvoice(booking.id, 'definitief');

    const refusal = { status: 406, code: 'ERR_BOOKING_FULLY_INVOICED', message: 'ERR_BOOKING_FULLY_INVOICED' };
    for (const status of ['concept', 'definitief'] as const)
      expect(await expectRefusal(api.invoices.createInvoice({ body: { boeking_id: booking.id, status } }))).to.include(
        refusal,
      );

    expect(await expectRefusal(markInvoiceAsSent(draft.id))).to.include(refusal);

    const nothing = await given.booking();
    await createInvoice(nothing.id, 'definitief');
    expect(await expectRefusal(createInvoice(nothing.id))).to.include(refusal);
  });

  it('reduces a draft to what is left', async () => {
    const booking = await given.chargedBooking();
    const draft = await createInvoice(booking.id);
    await createInvoice(booking.id, 'definitief');
    expect(await getInvoice(draft.id)).to.deep.include({
      status: 'concept',
      calculated_totaalbedrag_inclusief_btw: 0,
      btw: {},
    });
    await given.recharge(booking, [cost({ aantal: 2 })]);
    await markInvoiceAsSent(draft.id);
    expect(await getInvoice(draft.id)).to.include({ status: 'verzonden', calculated_totaalbedrag_inclusief_btw: 121 });
  });

  it('charges the cents that separate rounding would lose', async () => {
    const booking = await given.chargedBooking([cost({ bedrag: 10 })]);
    const vat: unknown[] = [];
    for (const aantal of [1, 2, 3]) {
      await given.recharge(booking, [cost({ bedrag: 10, aantal })]);
      vat.push((await createInvoice(booking.id, 'definitief')).btw['21']);
    }
    expect(vat).to.deep.equal([
      { btw: 1.74, bedrag: 8.26 },
      { btw: 1.73, bedrag: 8.27 },
      { btw: 1.74, bedrag: 8.26 },
    ]);
  });

  it('is refused above the largest amount', async () => {
    const booking = await given.chargedBooking([cost({ bedrag: 1e9 })]);
    await createInvoice(booking.id, 'definitief');
    await given.recharge(booking, [cost({ bedrag: -1e9 })]);
    expect(await expectRefusal(createInvoice(booking.id))).to.include({ status: 406, code: 'ERR_AMOUNT_TOO_LARGE' });
  });
});

describe('payments that come with marking as sent', () => {
  it('settle the invoice in the same request, without a permission of their own', async () => {
    const { id } = await given.invoice();
    const method = await given.paymentMethod();
    const client = await createClientWith(['createFactuur']);
    const betalingen = [{ bedrag: 21 }, { bedrag: 100, betaalmethode_id: method.id }];
    await client.invoices.markInvoiceAsSent({ id, body: { betalingen } });

    expect((await getInvoice(id)).status).to.equal('betaald');

    const [first, second] = await api.invoicePayments.listInvoicePayments({ id });
    expect(first).to.deep.include({
      bedrag: 21,
      betaalmethode_id: null,
      opmerking: '',
      wanneer: '2026-03-10T11:00:00+01:00',
    });
    expect(second).to.deep.include({ bedrag: 100, betaalmethode_id: method.id });
  });

  it('are refused like others, and then the invoice stays a draft', async () => {
    const { id } = await given.invoice();
    const nothing = await createInvoice((await given.booking()).id);
    const refusals = [
      { id, betalingen: [{ bedrag: 5 }, { bedrag: 0 }], code: 'ERR_AMOUNT_ZERO', field: 'betalingen[1].bedrag' },
      {
        id,
        betalingen: [{ bedrag: 5, betaalmethode_id: 999 }],
        code: 'ERR_UNKNOWN_REFERENCE',
        field: 'betalingen[0].betaalmethode_id',
      },
      {
        id,
        betalingen: [{ bedrag: 5 }, { bedrag: -6 }],
        code: 'ERR_REFUND_EXCEEDS_PAID',
        field: 'betalingen[1].bedrag',
      },
      { id, betalingen: [{ bedrag: 1e9 }, { bedrag: 1e9 }], code: 'ERR_AMOUNT_TOO_LARGE', field: undefined },
      { id: nothing.id, betalingen: [{ bedrag: 5 }], code: 'ERR_NOTHING_TO_PAY', field: undefined },
    ];

    for (const { id: invoice, betalingen, code, field } of refusals) {
      const call = api.invoices.markInvoiceAsSent({ id: invoice, body: { betalingen } });
      expect(await expectRefusal(call)).to.include({ status: 406, code, field });
      expect(await getInvoice(invoice)).to.include({ status: 'concept', factuur_nummer: null });
    }

    await markInvoiceAsSent(id);
    expect((await getInvoice(id)).factuur_nummer, 'what was rolled back left no gap').to.equal('2026-00001');
  });
});
