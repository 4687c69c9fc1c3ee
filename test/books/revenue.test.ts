// Revenue: charges of finalised invoices per product and VAT rate, to the cent.
import { expect } from 'chai';
import { api, clock, given, sendRaw, expectRefusal } from '../support/index.ts';

const { cost } = given;
const createInvoice = async (boeking_id: number): Promise<void> => {
  await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
};
const setDay = (day: string): void => clock.set(`${day}T12:00:00Z`);
const readRevenue = (begin: string, eind = begin) => api.statistics.getRevenue({ begin, eind });

describe('revenue', () => {
  it('may exceed the largest single amount', async () => {
    setDay('2026-04-11');
    for (const bedrag of [999_999_999.99, 999_999_999.98])
      await createInvoice((await given.chargedBooking([cost({ bedrag, btw_percentage: 0 })])).id);

    const [row] = await readRevenue('2026-04-11');
    expect(row).to.include({ bedrag_exc_btw: 1_999_999_999.97, bedrag_inc_btw: 1_999_999_999.97 });

    const [sales] = await api.statistics.getSalesStatistics({
      datum_after: '2026-04-11',
      datum_before: '2026-04-11',
      referentiedatum: 'factuur',
      gegevens: 'gefactureerd_bedrag',
      groepeer_tijd: 'datum',
    });
    expect(sales?.data).to.include({ gefactureerd_bedrag_inclusief_btw: 1_999_999_999.97 });
  });

  afterEach(() => {
    clock.reset();
  });

  it('is one row per product and rate, by product with none last, then rate; net by largest remainder', async () => {
    setDay('2026-04-01');
    const group = await given.productGroup({ naam: 'Activiteiten' });
    const climbing = await given.product({ naam: 'Klimmen', productgroep_id: group.id });
    const lunch = await given.product({ naam: 'Lunch' });
    const product = { product_id: climbing.id };
    const booking = await given.chargedBooking([
      cost({ ...product, bedrag: 10 }),
      cost({ bedrag: 10 }),
      {
        type: 'groep',
        naam: 'Samen',
        kortingspercentage: 0,
        regels: [cost({ ...product, bedrag: 10 }), cost({ ...product, bedrag: 5, btw_percentage: 9 })],
      },
      cost({ product_id: lunch.id, bedrag: 0.03, btw_percentage: 0 }),
    ]);

    await createInvoice(booking.id);

    const row = { product_naam: 'Klimmen', productgroep_id: group.id, productgroep_naam: 'Activiteiten' };
    expect(await readRevenue('2026-04-01')).to.deep.equal([
      { product_id: climbing.id, btw_percentage: 9, ...row, bedrag_exc_btw: 4.59, bedrag_inc_btw: 5 },
      { product_id: climbing.id, btw_percentage: 21, ...row, bedrag_exc_btw: 16.53, bedrag_inc_btw: 20 },
      {
        product_id: lunch.id,
        btw_percentage: 0,
        product_naam: 'Lunch',
        productgroep_id: null,
        productgroep_naam: null,
        bedrag_exc_btw: 0.03,
        bedrag_inc_btw: 0.03,
      },
      {
        product_id: null,
        btw_percentage: 21,
        product_naam: null,
        productgroep_id: null,
        productgroep_naam: null,
        bedrag_exc_btw: 8.26,
        bedrag_inc_btw: 10,
      },
    ]);
  });

  it('shows a product by its current name, also after it was deleted', async () => {
    setDay('2026-04-02');
    const product = await given.product({ naam: 'Klimmen' });
    await createInvoice((await given.chargedBooking([cost({ product_id: product.id })])).id);
    await api.products.updateProduct({ id: product.id, body: { naam: 'Afdalen' } });
    await api.products.deleteProduct({ id: product.id });
    expect((await readRevenue('2026-04-02'))[0]).to.include({ product_id: product.id, product_naam: 'Afdalen' });
  });

  it('counts by invoice date, both ends included, and no drafts', async () => {
    for (const day of ['2026-05-01', '2026-05-02', '2026-05-03']) {
      setDay(day);
      const { id } = await given.chargedBooking();
      await createInvoice(id);
      await given.invoice();
    }
    const readTotal = async (begin: string, eind: string): Promise<number | undefined> =>
      (await readRevenue(begin, eind))[0]?.bedrag_inc_btw;
    expect(await readTotal('2026-05-01', '2026-05-03')).to.equal(363);
    expect(await readTotal('2026-05-02', '2026-05-02')).to.equal(121);
    expect(await readTotal('2026-05-02', '2026-05-31')).to.equal(242);
    expect(await readRevenue('2026-05-04', '2026-05-31')).to.deep.equal([]);
  });

  it('of a product over several invoices equals what the booking charges for it', async () => {
    setDay('2026-06-01');
    const product = await given.product();
    const other = await given.product();
    const booking = await given.chargedBooking([cost({ product_id: product.id, bedrag: 10 })]);
    await createInvoice(booking.id);
    await given.recharge(booking, [
      cost({ product_id: product.id, bedrag: 20 }),
      cost({ product_id: other.id, bedrag: 5 }),
    ]);
    await createInvoice(booking.id);
    await given.recharge(booking, [cost({ product_id: other.id, bedrag: 5 })]);
    await createInvoice(booking.id);

    const rows = await readRevenue('2026-06-01');
    expect(rows.map(({ product_id, bedrag_inc_btw }) => [product_id, bedrag_inc_btw])).to.deep.equal([
      [product.id, 0],
      [other.id, 5],
    ]);
    expect(rows.reduce((net, { bedrag_exc_btw }) => net + bedrag_exc_btw, 0)).to.be.closeTo(4.13, 0.0001);
  });

  it('requires a period that does not end before it begins', async () => {
    const refusal = {
      status: 406,
      code: 'ERR_PERIOD_ORDER',
      field: 'eind',
      message: '"eind" must not be before "begin"',
    };
    expect(await expectRefusal(readRevenue('2026-01-02', '2026-01-01'))).to.include(refusal);

    for (const query of [
      '',
      'begin=2026-01-01',
      'eind=2026-01-01',
      'begin=x&eind=y',
      'begin=2026-01-01&eind=2026-01-02&page=1',
    ])
      expect((await sendRaw('GET', `/api2/omzet?${query}`)).status, query).to.equal(406);
  });
});
