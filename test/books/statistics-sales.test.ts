// Statistics of sales: each metric by each date, grouped and filtered, and equal to the revenue.
import { expect } from 'chai';
import type { SalesMetric } from 'boekstaaf';
import { api, clock, given } from '../support/index.ts';
import { flattenRow } from '../support/statistic-rows.ts';

const { cost } = given;
const YEAR_PERIOD = { datum_after: '2026-01-01', datum_before: '2026-12-31' };

async function createInvoice(boeking_id: number): Promise<number> {
  return (await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } })).id;
}

describe('sales', () => {
  const readTotals = async (query: Parameters<typeof api.statistics.getSalesStatistics>[0]): Promise<unknown[]> =>
    (await api.statistics.getSalesStatistics({ ...YEAR_PERIOD, ...query })).map(flattenRow);
  let climbing: number,
    lunch: number,
    group: number,
    label: number,
    process: number,
    first: number,
    second: number,
    company: number,
    klant: number;

  before(async () => {
    clock.set('2026-01-31T23:30:00Z');
    group = (await given.productGroup()).id;
    label = (await given.productLabel()).id;
    process = (await given.bookProcess()).id;
    climbing = (await given.product({ productgroep_id: group, label_ids: [label] })).id;
    lunch = (await given.product()).id;
    company = (await given.company({ soort_klanten: ['school'] })).id;
    klant = (
      await given.customer({ bedrijf_id: company, soort_klant: 'school', landcode: 'NL', provinciecode: 'NL-GE' })
    ).id;

    const customer = { klant_id: klant };
    // 21 % of 10 and 9 % of 5, with a group discount on the latter; half of it is invoiced again later as a difference.
    const charged = [
      cost({ product_id: climbing, bedrag: 10, btw_percentage: 21 }),
      {
        type: 'groep' as const,
        naam: 'Samen',
        kortingspercentage: 10,
        regels: [cost({ product_id: lunch, bedrag: 5, btw_percentage: 9 })],
      },
    ];
    const one = await given.chargedBooking(charged, { ...customer, begin: '2026-03-29T01:30:00+01:00', personen: 3 });
    first = one.id;
    await createInvoice(first);
    clock.set('2026-02-10T12:00:00Z');
    second = (
      await given.chargedBooking([cost({ bedrag: 100, btw_percentage: 21 })], {
        ...customer,
        begin: '2026-12-31T23:30:00+01:00',
        personen: 7,
        status: 'geannuleerd',
      })
    ).id;
    await createInvoice(second);
    await given.recharge({ id: first }, [cost({ product_id: climbing, bedrag: 30, btw_percentage: 21 })]);
  });

  after(() => {
    clock.reset();
  });

  it('add up what was invoiced by each date', async () => {
    const totalBy = async (
      referentiedatum: 'boeking' | 'factuur' | 'boeking_gemaakt' | 'boekingsregel',
    ): Promise<unknown[]> => readTotals({ referentiedatum, groepeer_tijd: 'jaar-maand' });
    expect(await totalBy('boeking')).to.deep.equal([
      ['2026-03', 14.5, 12.39],
      ['2026-12', 100, 82.64],
    ]);
    // 23:30 UTC on January 31 is February in Amsterdam.
    expect(await totalBy('factuur')).to.deep.equal([['2026-02', 114.5, 95.03]]);
    expect(await totalBy('boeking_gemaakt')).to.deep.equal([['2026-02', 114.5, 95.03]]);
    expect(await totalBy('boekingsregel')).to.deep.equal(await totalBy('boeking'));
  });

  it('are grouped by product, customer and creator', async () => {
    expect(await readTotals({ groepeer_gegevens: ['product_id', 'btw_percentage'] })).to.deep.equal([
      [climbing, 21, 10, 8.26],
      [lunch, 9, 4.5, 4.13],
      [null, 21, 100, 82.64],
    ]);

    expect(await readTotals({ groepeer_gegevens: ['productgroep_id'] })).to.deep.equal([
      [group, 10, 8.26],
      [null, 104.5, 86.77],
    ]);
    expect(
      await readTotals({
        groepeer_gegevens: ['arrangement_id', 'bedrijf_id', 'soort_klant', 'created_by', 'ISO3166-1', 'ISO3166-2'],
      }),
    ).to.deep.equal([[null, company, 'school', 1, 'NL', 'NL-GE', 114.5, 95.03]]);
  });

  it('include the value of bookings, the amount left to invoice, people and bookings', async () => {
    const readMetric = (
      gegevens: 'boekingswaarde' | 'nog_te_factureren' | 'personen' | 'boekingen' | 'gefactureerd_bedrag_per_persoon',
    ) => readTotals({ gegevens, groepeer_tijd: 'jaar-maand' });

    expect(await readMetric('boekingswaarde')).to.deep.equal([
      ['2026-03', 30, 24.79],
      ['2026-12', 100, 82.64],
    ]);
    expect(await readMetric('nog_te_factureren')).to.deep.equal([
      ['2026-03', 15.5, 12.4],
      ['2026-12', 0, 0],
    ]);
    expect(await readMetric('personen')).to.deep.equal([
      ['2026-03', 3],
      ['2026-12', 7],
    ]);
    expect(await readMetric('boekingen')).to.deep.equal([
      ['2026-03', 1],
      ['2026-12', 1],
    ]);
    expect(await readMetric('gefactureerd_bedrag_per_persoon')).to.deep.equal([
      ['2026-03', 4.83, 4.13],
      ['2026-12', 14.29, 11.81],
    ]);
  });

  it('are filtered by booking, invoice and line', async () => {
    const all = { groepeer_tijd: 'jaar' as const };

    const expectNothing = async (query: object): Promise<void> => {
      expect(await readTotals({ ...all, ...query }), JSON.stringify(query)).to.deep.equal([]);
    };

    const expectWhole = async (query: object): Promise<void> => {
      expect(await readTotals({ ...all, ...query }), JSON.stringify(query)).to.deep.equal([['2026', 114.5, 95.03]]);
    };

    await expectWhole({ bedrijf_id: [company], soort_klant: ['school', 'x'], landcode: 'NL', boeking_created_by: 1 });
    await expectWhole({ invoice_contexts: ['invoice'], boeking_los_op_planning: false, invoicing_setting: true });
    for (const query of [
      { bedrijf_id: [company + 1] },
      { soort_klant: ['x'] },
      { landcode: 'BE' },
      { boeking_created_by: 2_000_000_000 },
      { invoice_contexts: ['pos', 'online_booking'] },
      { boeking_los_op_planning: true },
      { invoicing_setting: false },
      { arrangement_id: [2_000_000_000] },
      { book_process_id: [process] },
      { contains_product_id: [climbing] },
      { contains_productgroup_id: [group] },
      { contains_productlabel_id: [label] },
      { locatie: [2_000_000_000] },
    ])
      await expectNothing(query);

    expect(await readTotals({ ...all, boeking_status: ['geannuleerd'] })).to.deep.equal([['2026', 100, 82.64]]);
    expect(await readTotals({ groepeer_gegevens: ['product_id'], product_id: [lunch] })).to.deep.equal([
      [lunch, 4.5, 4.13],
    ]);
  });

  it('find bookings by their lines', async () => {
    const ground = await given.location();
    const inside = await given.location({ parent_id: ground.id });
    const loose = await given.package({
      los_op_planning: true,
      regels: [{ product_id: climbing, locatie_id: inside.id, begin: '2026-06-01T10:00:00' }],
    });
    const bookingSource = { arrangement_id: loose.id, book_process_id: process };
    const { id } = await given.booking({ ...bookingSource, personen: 2, begin: '2026-05-05T10:00:00+02:00' });
    const countBookings = async (query: object): Promise<unknown[]> =>
      readTotals({ gegevens: 'boekingen', groepeer_gegevens: ['arrangement_id'], ...query });
    expect(id).to.be.greaterThan(second);

    for (const query of [
      { arrangement_id: [loose.id] },
      { contains_product_id: [climbing] },
      { contains_productgroup_id: [group] },
      { contains_productlabel_id: [2_000_000_000, label] },
      { book_process_id: [process] },
      { locatie: [ground.id] },
      { boeking_los_op_planning: true },
    ])
      expect(await countBookings(query), JSON.stringify(query)).to.deep.equal([[loose.id, 1]]);

    expect(await countBookings({})).to.deep.equal([
      [loose.id, 1],
      [null, 2],
    ]);
  });

  it('count a booking once in each bucket of its lines', async () => {
    const booking = await given.booking({ product_id: climbing, personen: 4, begin: '2025-12-28T10:00:00+01:00' });
    await api.bookings.updateBooking({
      id: booking.id,
      body: {
        boekingsregels: [
          ...booking.boekingsregels,
          { product_id: lunch, begin: '2025-12-28T12:00:00+01:00' },
          { product_id: lunch, begin: '2025-12-29T12:00:00+01:00' },
        ],
      },
    });

    const period = { datum_after: '2025-12-01', datum_before: '2025-12-31', referentiedatum: 'boekingsregel' as const };
    expect(await readTotals({ ...period, gegevens: 'personen', groepeer_tijd: 'jaar-week' })).to.deep.equal([
      ['2025-W52', 4],
      ['2026-W01', 4],
    ]);
    expect(await readTotals({ ...period, gegevens: 'boekingen', groepeer_tijd: 'maand' })).to.deep.equal([[12, 1]]);
  });

  it('count people of a booking without lines by its own date only, and its costs by lines as well', async () => {
    const { id } = await given.booking({ personen: 3, begin: '2024-05-06T10:00:00+02:00' });
    await given.recharge({ id }, [cost({ bedrag: 121 })]);
    const period = { datum_after: '2024-05-01', datum_before: '2024-05-31', groepeer_tijd: 'maand' as const };
    const readMetricBy = (referentiedatum: 'boeking' | 'boekingsregel', gegevens: SalesMetric): Promise<unknown[]> =>
      readTotals({ ...period, referentiedatum, gegevens });
    expect(await readMetricBy('boeking', 'personen')).to.deep.equal([[5, 3]]);
    expect(await readMetricBy('boekingsregel', 'personen')).to.deep.equal([]);
    expect(await readMetricBy('boekingsregel', 'boekingen')).to.deep.equal([]);
    expect(await readMetricBy('boekingsregel', 'boekingswaarde')).to.deep.equal([[5, 121, 100]]);
  });

  it('have the same total as the revenue', async () => {
    const rows = await api.statistics.getRevenue({ begin: '2026-01-01', eind: '2026-12-31' });
    const [row] = await api.statistics.getSalesStatistics({
      ...YEAR_PERIOD,
      referentiedatum: 'factuur',
      groepeer_tijd: 'jaar',
    });
    const sum = (amounts: number[]): number => Math.round(amounts.reduce((so, each) => so + each * 100, 0)) / 100;
    expect(row?.data).to.deep.equal({
      gefactureerd_bedrag_inclusief_btw: sum(rows.map(({ bedrag_inc_btw }) => bedrag_inc_btw)),
      gefactureerd_bedrag_exclusief_btw: sum(rows.map(({ bedrag_exc_btw }) => bedrag_exc_btw)),
    });
  });
});
