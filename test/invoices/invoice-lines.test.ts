// Lines of finalised invoices across invoices: the amount of each, the filters of their list, and their sum as the revenue.
import { expect } from 'chai';
import type { Boekstaaf, Invoice } from 'boekstaaf';
import { api, clock, given, createClientWith, collectSql, sendRaw, expectRefusal } from '../support/index.ts';

const { cost } = given;
type InvoiceLineFilters = Omit<Parameters<Boekstaaf['invoices']['listInvoiceLines']>[0], 'begin' | 'eind'>;

const MAY = { begin: '2026-05-01', eind: '2026-05-31' };
const setDay = (day: string): void => clock.set(`${day}T12:00:00Z`);
const listNames = async (query: InvoiceLineFilters = {}, period = MAY): Promise<string[]> =>
  (await api.invoices.listInvoiceLines({ ...period, ...query })).map(({ naam }) => naam);

describe('lines across invoices', () => {
  let climbing: { readonly id: number };
  let first: Invoice;
  let second: Invoice;

  // In May: one invoice with two lines in a discounted group and one at 9 %, and one at the counter of another company.
  before(async () => {
    setDay('2026-05-02');
    climbing = await given.product({ naam: 'Klimmen' });

    const booking = await given.chargedBooking([
      {
        type: 'groep',
        naam: 'Dag',
        kortingspercentage: 10,
        kortingomschrijving: 'Vroeg',
        regels: [
          cost({ naam: 'Klimmen', product_id: climbing.id, bedrag: 10, aantal: 3, kortingspercentage: 10 }),
          cost({ naam: 'Gids', bedrag: 12.3456 }),
        ],
      },
      cost({ naam: 'Lunch', bedrag: 10.9, btw_percentage: 9 }),
    ]);

    first = await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    setDay('2026-05-31');

    const other = await given.chargedBooking([cost({ naam: 'Zaal' })], { begin: '2026-07-01T10:00:00' });
    second = await api.invoices.createInvoice({
      body: { boeking_id: other.id, status: 'definitief', context: 'pos' },
    });
    setDay('2026-06-01');
    await given.finalisedInvoice([cost({ naam: 'Juni' })]);
    await given.invoice([cost({ naam: 'Concept' })]);
  });

  after(() => {
    clock.reset();
  });

  it('show the amount that they add to their invoice, after the discounts of the groups around them', async () => {
    const [line] = await api.invoices.listInvoiceLines({ ...MAY, product_id: [climbing.id] });
    const { klant_id, datum, status, factuur_nummer, bedrijf_id } = first;

    expect(line).to.deep.include({
      factuur_id: first.id,
      naam: 'Klimmen',
      kortingomschrijving: null,
      aantal: 3,
      bedrag: 10,
      btw_percentage: 21,
      product_id: climbing.id,
      kortingsfactor: 0.81,
      totaal_inc_btw: 24.3,
      totaal_exc_btw: 20.08,
      Factuur: { id: first.id, klant_id, datum, status, factuur_nummer, bedrijf_id },
    });
  });

  const cases: [label: string, query: () => InvoiceLineFilters, expected: string[]][] = [
    ['the date of the invoice, both ends included, no drafts', () => ({}), ['Lunch', 'Klimmen', 'Gids', 'Zaal']],
    ['products', () => ({ product_id: [climbing.id, 99_999] }), ['Klimmen']],
    ['VAT rates', () => ({ btw_percentage: [9, 0] }), ['Lunch']],
    ['companies', () => ({ Factuur_bedrijf_id: [second.bedrijf_id] }), ['Zaal']],
    ['contexts', () => ({ Factuur_context: ['invoice', 'online_booking'] }), ['Lunch', 'Klimmen', 'Gids']],
    ['two filters at once', () => ({ btw_percentage: [21], Factuur_context: ['pos'] }), ['Zaal']],
  ];

  for (const [label, query, expected] of cases)
    it(`are found by ${label}`, async () => {
      expect(await listNames(query())).to.deep.equal(expected);
    });

  it('are found by the date of the booking', async () => {
    const july = { begin: '2026-07-01', eind: '2026-07-01' };
    expect(await listNames({ referentiedatum: 'booking' }, july)).to.deep.equal(['Zaal']);
    expect(await listNames({}, july)).to.deep.equal([]);
  });

  it('add up to the revenue, to the cent', async () => {
    const lines = await api.invoices.listInvoiceLines(MAY);
    const rows = await api.statistics.getRevenue(MAY);
    const total = (amounts: readonly number[]): string => amounts.reduce((sum, amount) => sum + amount, 0).toFixed(2);
    expect(total(lines.map((line) => line.totaal_inc_btw))).to.equal(total(rows.map((row) => row.bedrag_inc_btw)));
    expect(total(lines.map((line) => line.totaal_exc_btw))).to.equal(total(rows.map((row) => row.bedrag_exc_btw)));
  });

  it('come in pages, with a fixed number of queries', async () => {
    expect(await listNames({ page: 2, page_size: 3 })).to.deep.equal(['Zaal']);
    const countQueries = async (query: InvoiceLineFilters): Promise<number> =>
      (await collectSql(() => listNames(query))).length;
    // The first call also reads what is cached afterwards.
    await countQueries({});
    expect(await countQueries({})).to.equal(await countQueries({ product_id: [climbing.id] }));
  });

  it('need a period that does not end before it begins, and a permission', async () => {
    const backwards = { begin: '2026-05-02', eind: '2026-05-01' };
    const refusal = { status: 406, code: 'ERR_PERIOD_ORDER', field: 'eind' };
    expect(await expectRefusal(api.invoices.listInvoiceLines(backwards))).to.include(refusal);
    for (const query of ['', 'begin=2026-05-01', 'begin=2026-05-01&eind=2026-05-02&referentiedatum=factuurdatum'])
      expect((await sendRaw('GET', `/api2/factuurregels?${query}`)).status, query).to.equal(406);
    const restricted = await createClientWith(['viewStatistiek']);
    expect(await expectRefusal(restricted.invoices.listInvoiceLines(MAY))).to.deep.include({
      status: 403,
      params: { permission: ['viewFinancieleOverzichten'] },
    });
  });
});
