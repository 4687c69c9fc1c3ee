// The journal of random business: it balances, equals invoices and statistics, and never changes its past.
import { expect } from 'chai';
import type { JournalEntry, JournalLine } from 'boekstaaf';
import { Business } from '../support/business.ts';
import { api, basic, clock, sendRaw, getService } from '../support/index.ts';
import { SEED, createRandom } from '../support/random.ts';
import '../support/only-with-all.ts';

const DAYS = 10;
const ACTS = 25;
const YEAR_PERIOD = { begin: '2026-01-01', eind: '2026-12-31' };

const toCents = (amount: number): number => Math.round(amount * 100);
const calculateBalance = (lines: readonly JournalLine[]): number =>
  lines.reduce((sum, { debet, credit }) => sum + toCents(debet) - toCents(credit), 0);
const isEarned = ({ rekening }: JournalLine): boolean => rekening === 'omzet' || rekening === 'voorschotten';

/** Returns the sum of `amountOf` for each name, in cents, without the names whose sum is zero. */
function sumByName<T>(values: readonly T[], nameOf: (value: T) => string, amountOf: (value: T) => number): object {
  const sums = new Map<string, number>();
  for (const value of values) sums.set(nameOf(value), (sums.get(nameOf(value)) ?? 0) + amountOf(value));
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0).sort());
}

describe(`the journal of random business (SEED=${String(SEED)})`, () => {
  const over = new Map<string, string>();
  let entries: JournalEntry[] = [];
  const filterEntries = (...kinds: JournalEntry['soort'][]): JournalEntry[] =>
    entries.filter(({ soort }) => kinds.includes(soort));

  const fetchText = async (eind: string, Accept: string): Promise<string> => {
    const { status, text } = await sendRaw('GET', `/api2/journaal?begin=2026-01-01&eind=${eind}`, {
      headers: { Accept },
    });
    expect(status).to.equal(200);
    return text;
  };

  before(async () => {
    const business = new Business(createRandom(SEED));
    await business.open();

    let actCount = 0;
    for (let day = 0; day < DAYS; day++) {
      for (let act = 0; act < ACTS; act++) if (await business.act()) actCount++;
      const today = clock.now().slice(0, 10);
      clock.advance({ days: 1 });
      for (const type of ['application/json', 'text/csv']) over.set(`${today} ${type}`, await fetchText(today, type));
    }

    await business.coverRareActs();
    expect(actCount).to.be.above((DAYS * ACTS) / 3);

    entries = await api.journal.listJournalEntries(YEAR_PERIOD);
    for (const kind of [
      'factuur',
      'creditfactuur',
      'betaling',
      'verrekening',
      'tegenboeking',
      'voucherverkoop',
    ] as const)
      expect(filterEntries(kind).length, kind).to.be.above(0);
  });

  after(() => {
    clock.reset();
  });

  it('balances in every entry', () => {
    for (const { id, regels } of entries) expect(calculateBalance(regels), String(id)).to.equal(0);
    expect(
      sumByName(
        entries,
        ({ datum }) => datum,
        ({ regels }) => calculateBalance(regels),
      ),
    ).to.deep.equal({});
  });

  it('has the debt of every customer', async () => {
    const invoices = await basic.invoices.listInvoices({ embed: ['Betalingen'] });
    const finalised = invoices.filter(({ status }) => status !== 'concept');
    const open = sumByName(
      finalised,
      ({ id }) => String(id),
      ({ calculated_totaalbedrag_inclusief_btw: total, Betalingen = [] }) =>
        Betalingen.reduce((rest, { bedrag }) => rest - toCents(bedrag), toCents(total)),
    );
    const calculateOwed = ({ regels }: JournalEntry): number =>
      calculateBalance(regels.filter(({ rekening }) => rekening === 'debiteuren'));

    expect(sumByName(entries, ({ factuur_id }) => String(factuur_id), calculateOwed)).to.deep.equal(open);
    expect(
      filterEntries('factuur', 'creditfactuur')
        .map(({ factuur_nummer }) => factuur_nummer)
        .sort(),
    ).to.deep.equal(finalised.map(({ factuur_nummer }) => factuur_nummer).sort());
  });

  it('has the revenue of the statistics on every day, and of the revenue report per period and rate', async () => {
    const rows = await api.statistics.getSalesStatistics({
      datum_after: YEAR_PERIOD.begin,
      datum_before: YEAR_PERIOD.eind,
      referentiedatum: 'factuur',
      gegevens: 'gefactureerd_bedrag',
      groepeer_tijd: 'datum',
    });
    const calculateEarned = ({ regels }: JournalEntry): number => -calculateBalance(regels.filter(isEarned));
    const salesByDay = sumByName(
      rows,
      ({ key }) => String(key.period),
      ({ data }) => toCents(data.gefactureerd_bedrag_exclusief_btw ?? 0),
    );
    expect(sumByName(entries, ({ datum }) => datum, calculateEarned)).to.deep.equal(salesByDay);

    for (const period of [
      YEAR_PERIOD,
      { begin: '2026-03-12', eind: '2026-03-14' },
      { begin: '2026-03-15', eind: '2026-03-15' },
    ]) {
      const revenue = await api.statistics.getRevenue(period);
      const periodEntries = entries.filter(({ datum }) => datum >= period.begin && datum <= period.eind);
      const lines = periodEntries.flatMap(({ regels }) => regels.filter(isEarned));
      const rateKeyOf = ({ btw_percentage }: { btw_percentage: number | null }): string => String(btw_percentage);
      expect(sumByName(lines, rateKeyOf, (line) => -calculateBalance([line]))).to.deep.equal(
        sumByName(revenue, rateKeyOf, ({ bedrag_exc_btw }) => toCents(bedrag_exc_btw)),
      );
    }
  });

  it('has the VAT of the invoices, per rate', async () => {
    const invoices = (await basic.invoices.listInvoices({})).filter(({ status }) => status !== 'concept');
    const charged = invoices.flatMap(({ btw }) => Object.entries(btw));
    const lines = entries.flatMap(({ regels }) => regels.filter(({ rekening }) => rekening === 'btw'));

    expect(
      sumByName(
        lines,
        ({ btw_percentage }) => String(btw_percentage),
        (line) => -calculateBalance([line]),
      ),
    ).to.deep.equal(
      sumByName(
        charged,
        ([rate]) => rate,
        ([, { btw }]) => toCents(btw),
      ),
    );
  });

  it('agrees with the VAT return of the quarter, and with the aged debtors', async () => {
    const rows = await api.statistics.getVatReturn({ jaar: 2026, kwartaal: 1 });
    const lines = filterEntries('factuur', 'creditfactuur').flatMap(({ regels }) => regels);
    const sumAccounts = (...names: JournalLine['rekening'][]): number =>
      -calculateBalance(lines.filter(({ rekening }) => names.includes(rekening)));
    const sumCents = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + toCents(each), 0);
    expect(sumCents(rows.map(({ btw }) => btw)))
      .to.equal(sumAccounts('btw'))
      .and.not.equal(0);
    expect(sumCents(rows.map(({ omzet }) => omzet)))
      .to.equal(sumAccounts('omzet', 'voorschotten'))
      .and.not.equal(0);

    const rateKeyOf = ({ btw_percentage }: { btw_percentage: number | null }): string => String(btw_percentage);
    const taxed = lines.filter(({ rekening }) => rekening === 'btw');
    expect(
      sumByName(
        rows.filter(({ soort }) => soort !== 'verlegd'),
        rateKeyOf,
        ({ btw }) => toCents(btw),
      ),
    ).to.deep.equal(sumByName(taxed, rateKeyOf, (line) => -calculateBalance([line])));

    const debtors = await api.statistics.getAgedDebtors();
    const calculateOwed = ({ regels }: JournalEntry): number =>
      calculateBalance(regels.filter(({ rekening }) => rekening === 'debiteuren'));
    const customerKeyOf = ({ klant_id }: { klant_id: number }): string => String(klant_id);
    const ofInvoices = entries.filter(({ factuur_id }) => factuur_id !== null);
    expect(sumByName(debtors, customerKeyOf, ({ totaal }) => toCents(totaal))).to.deep.equal(
      sumByName(ofInvoices, customerKeyOf, calculateOwed),
    );

    for (const { totaal, ...row } of debtors) {
      const { niet_vervallen, dagen_1_30, dagen_31_60, dagen_61_90, dagen_meer } = row;
      expect(sumCents([niet_vervallen, dagen_1_30, dagen_31_60, dagen_61_90, dagen_meer])).to.equal(toCents(totaal));
    }
  });

  it('received what was paid, by method, and no money by settlements', async () => {
    const payments = (await api.invoicePayments.listPayments({})).filter(({ settles_id }) => settles_id === null);
    const calculateReceived = ({ regels }: JournalEntry): number =>
      calculateBalance(regels.filter(({ rekening }) => rekening === 'betalingen'));
    const methodOf = ({ betaalmethode_id: id }: { betaalmethode_id: number | null }): string => String(id);
    const ofInvoices = entries.filter(({ soort }) => soort !== 'voucherverkoop');
    expect(sumByName(ofInvoices, methodOf, calculateReceived)).to.deep.equal(
      sumByName(payments, methodOf, ({ bedrag }) => toCents(bedrag)),
    );
    const settlementLines = filterEntries('verrekening').flatMap(({ regels }) =>
      regels.filter(({ rekening }) => rekening === 'verrekeningen'),
    );
    expect(calculateBalance(settlementLines)).to.equal(0);
  });

  it('owes the vouchers that were sold, less those that invoices deducted', async () => {
    const orders = (await api.voucherSales.listVoucherSales()).filter(({ status }) => status === 'betaald');
    const lines = await getService().database.read(({ build, query }) =>
      query<{ amount: number }>(
        build('invoice_lines')
          .join('invoices', 'invoices.id', 'invoice_lines.factuur_id')
          .whereNot('invoices.status', 'concept')
          .where('vooruitbetaald', true)
          .select({ amount: 'invoice_lines.totaal_inc_btw' }),
      ),
    );
    const deducted = lines.map(({ amount }) => amount);
    const ofVouchers = entries.flatMap(({ regels }) => regels.filter(({ rekening }) => rekening === 'vouchers'));
    const paidCents = orders.reduce((all, { total }) => all + toCents(total), 0);

    // A credit invoice or a change can put back more than is deducted now, until the next invoice deducts it again.
    expect(Math.min(...deducted)).to.be.below(0);
    expect(-calculateBalance(ofVouchers)).to.equal(deducted.reduce((all, amount) => all + amount, paidCents));
  });

  it('returns for every past day what it returned just after that day', async () => {
    for (const [key, text] of over) {
      const [eind = '', type = ''] = key.split(' ');
      expect((await fetchText(eind, type)) === text, key).to.equal(true);
    }
  });
});
