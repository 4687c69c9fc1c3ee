// Statistics of payments and of booked products: local days, time buckets and filters.
import { expect } from 'chai';
import { api, clock, given } from '../support/index.ts';
import { flattenRow } from '../support/statistic-rows.ts';

const { cost } = given;

describe('payments by time', () => {
  after(() => {
    clock.reset();
  });

  it('count on the local day of the payment, and refunds reduce them', async () => {
    const bank = await given.paymentMethod();
    const cash = await given.paymentMethod();
    const { id } = await given.finalisedInvoice([cost({ aantal: 1, bedrag: 1000 })]);

    const pay = async (wanneer: string, bedrag: number, betaalmethode_id: number | null): Promise<void> => {
      await api.invoicePayments.createInvoicePayment({ id, body: { wanneer, bedrag, betaalmethode_id } });
    };

    // The last minute of the year in Amsterdam is still before 23:00 UTC; the first day of 2027 is in week 53 of 2026.
    await pay('2026-12-31T23:59:59+01:00', 100, bank.id);
    await pay('2027-01-01T00:00:00+01:00', 20.5, cash.id);
    await pay('2027-01-03T12:00:00+01:00', 30, null);
    await pay('2027-01-04T12:00:00+01:00', -0.5, cash.id);

    const readPayments = async (query: Parameters<typeof api.statistics.getPaymentStatistics>[0]): Promise<unknown[]> =>
      (
        await api.statistics.getPaymentStatistics({
          datum_after: '2026-12-01',
          datum_before: '2027-02-01',
          ...query,
        })
      ).map(flattenRow);

    expect(await readPayments({ groepeer_tijd: 'jaar' })).to.deep.equal([
      ['2026', 100],
      ['2027', 50],
    ]);
    expect(await readPayments({ groepeer_tijd: 'maand' })).to.deep.equal([
      [1, 50],
      [12, 100],
    ]);
    expect(await readPayments({ groepeer_tijd: 'jaar-week' })).to.deep.equal([
      ['2026-W53', 150.5],
      ['2027-W01', -0.5],
    ]);
    expect(await readPayments({ groepeer_tijd: 'week' })).to.deep.equal([
      [1, -0.5],
      [53, 150.5],
    ]);
    expect(await readPayments({ groepeer_tijd: 'datum', datum_before: '2027-01-03' })).to.deep.equal([
      ['2026-12-31', 100],
      ['2027-01-01', 20.5],
      ['2027-01-03', 30],
    ]);

    expect(await readPayments({ groepeer_tijd: 'jaar-maand', groepeer_gegevens: ['betaalmethode_id'] })).to.deep.equal([
      ['2026-12', bank.id, 100],
      ['2027-01', cash.id, 20],
      ['2027-01', null, 30],
    ]);
  });

  it('move with a payment that is changed', async () => {
    const payment = await given.payment({ wanneer: '2028-02-29T23:30:00+01:00' });
    const at = { id: payment.factuur_id, betaling_id: payment.id };
    await api.invoicePayments.updateInvoicePayment({
      ...at,
      body: { bedrag: 10, wanneer: '2028-03-01T00:30:00+01:00' },
    });

    expect(
      await api.statistics.getPaymentStatistics({
        datum_after: '2028-01-01',
        datum_before: '2028-12-31',
        groepeer_tijd: 'datum',
      }),
    ).to.deep.equal([{ key: { period: '2028-03-01' }, data: { bedrag: 10 } }]);
  });
});

describe('booked products', () => {
  it('count by the local day of the line, per product and group', async () => {
    const group = await given.productGroup();
    const canoe = await given.product({ productgroep_id: group.id });
    const lunch = await given.product();
    const booking = await given.booking({
      product_id: canoe.id,
      personen: 12,
      begin: '2026-10-25T00:30:00+02:00',
      status: 'definitief',
    });

    await api.bookings.updateBooking({
      id: booking.id,
      body: {
        boekingsregels: [
          ...booking.boekingsregels,
          { product_id: lunch.id, begin: '2026-10-24T23:30:00+02:00', eind: '2026-10-25T01:30:00+02:00', aantal: 7 },
          { product_id: lunch.id, begin: '2026-10-25T23:30:00+01:00', eind: '2026-10-25T23:30:00+01:00', aantal: 5 },
        ],
      },
    });

    await given.booking({
      product_id: canoe.id,
      personen: 3,
      begin: '2026-10-25T12:00:00+01:00',
      status: 'geannuleerd',
    });

    const readBookedProducts = async (
      query: Parameters<typeof api.statistics.getBookedProductStatistics>[0],
    ): Promise<unknown[]> =>
      (
        await api.statistics.getBookedProductStatistics({
          datum_after: '2026-10-01',
          datum_before: '2026-10-31',
          groepeer_tijd: 'datum',
          ...query,
        })
      ).map(flattenRow);

    expect(await readBookedProducts({})).to.deep.equal([
      ['2026-10-24', lunch.id, 7],
      ['2026-10-25', canoe.id, 15],
      ['2026-10-25', lunch.id, 5],
    ]);

    expect(await readBookedProducts({ groepeer_gegevens: ['productgroep_id'], groepeer_tijd: 'jaar' })).to.deep.equal([
      ['2026', group.id, 15],
      ['2026', null, 12],
    ]);
    expect(await readBookedProducts({ boeking_status: ['definitief'], product_id: [canoe.id] })).to.deep.equal([
      ['2026-10-25', canoe.id, 12],
    ]);
    expect(
      await readBookedProducts({ productgroep_id: [group.id], groepeer_gegevens: ['productgroep_id', 'product_id'] }),
    ).to.deep.equal([['2026-10-25', group.id, canoe.id, 15]]);
    expect(await readBookedProducts({ invoicing_setting: false })).to.deep.equal([]);
    expect(
      await readBookedProducts({ bedrijf_id: [booking.kosten.bedrijf_id], soort_klant: ['nobody'] }),
    ).to.deep.equal([]);
    expect(await readBookedProducts({ bedrijf_id: [booking.kosten.bedrijf_id] })).to.have.length(3);

    // The booking moves by a week, and its lines move with it.
    await api.bookings.updateBooking({ id: booking.id, body: { begin: '2026-10-18T00:30:00+02:00' } });
    expect(
      (await readBookedProducts({ boeking_status: ['definitief'] })).map((row) => (row as string[])[0]),
    ).to.deep.equal(['2026-10-17', '2026-10-18', '2026-10-18']);
  });
});
