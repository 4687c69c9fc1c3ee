// The journal of a business at work by chance: it balances, agrees with invoices and statistics, and never changes its past.
import { expect } from 'chai';
import type { JournalEntry, JournalLine } from 'boekstaaf';
import { Business } from '../support/bookkeeping.ts';
import { api, basic, clock, raw, service } from '../support/index.ts';
import { SEED, seeded } from '../support/random.ts';
import '../support/only-with-all.ts';

const DAYS = 10;
const ACTS = 25;
const YEAR_PERIOD = { begin: '2026-01-01', eind: '2026-12-31' };

const inCents = (amount: number): number => Math.round(amount * 100);
const balance = (lines: readonly JournalLine[]): number =>
  lines.reduce((sum, { debet, credit }) => sum + inCents(debet) - inCents(credit), 0);
const isEarned = ({ rekening }: JournalLine): boolean => rekening === 'omzet' || rekening === 'voorschotten';

/** Sums by a name, in cents; what comes to nothing is left out. */
function sums<T>(things: readonly T[], nameOf: (thing: T) => string, amountOf: (thing: T) => number): object {
  const found = new Map<string, number>();
  for (const thing of things) found.set(nameOf(thing), (found.get(nameOf(thing)) ?? 0) + amountOf(thing));
  return Object.fromEntries([...found].filter(([, amount]) => amount !== 0).sort());
}

describe(`the journal of a business at work by chance (SEED=${String(SEED)})`, () => {
  const over = new Map<string, string>();
  let entries: JournalEntry[] = [];
  const of = (...kinds: JournalEntry['soort'][]): JournalEntry[] =>
    entries.filter(({ soort }) => kinds.includes(soort));

  const answer = async (eind: string, Accept: string): Promise<string> => {
    const { status, text } = await raw('GET', `/api2/journaal?begin=2026-01-01&eind=${eind}`, { headers: { Accept } });
    expect(status).to.equal(200);
    return text;
  };

  before(async () => {
    const business = new Business(seeded(SEED));
    await business.open();

    let done = 0;
    for (let day = 0; day < DAYS; day++) {
      for (let act = 0; act < ACTS; act++) if (await business.act()) done++;
      const today = clock.now().slice(0, 10);
      clock.advance({ days: 1 });
      for (const type of ['application/json', 'text/csv']) over.set(`${today} ${type}`, await answer(today, type));
    }

    await business.close();
    expect(done).to.be.above((DAYS * ACTS) / 3);

    entries = await api.journal.listJournalEntries(YEAR_PERIOD);
    for (const kind of [
      'factuur',
      'creditfactuur',
      'betaling',
      'verrekening',
      'tegenboeking',
      'voucherverkoop',
    ] as const)
      expect(of(kind).length, kind).to.be.above(0);
  });

  after(() => {
    clock.reset();
  });

  it('balances in every entry, and so on every day', () => {
    for (const { id, regels } of entries) expect(balance(regels), String(id)).to.equal(0);
    expect(
      sums(
        entries,
        ({ datum }) => datum,
        ({ regels }) => balance(regels),
      ),
    ).to.deep.equal({});
  });

  it('says what every customer still owes', async () => {
    const invoices = await basic.invoices.listInvoices({ embed: ['Betalingen'] });
    const finalised = invoices.filter(({ status }) => status !== 'concept');
    const open = sums(
      finalised,
      ({ id }) => String(id),
      ({ calculated_totaalbedrag_inclusief_btw: total, Betalingen = [] }) =>
        Betalingen.reduce((rest, { bedrag }) => rest - inCents(bedrag), inCents(total)),
    );
    const owed = ({ regels }: JournalEntry): number =>
      balance(regels.filter(({ rekening }) => rekening === 'debiteuren'));

    expect(sums(entries, ({ factuur_id }) => String(factuur_id), owed)).to.deep.equal(open);
    expect(
      of('factuur', 'creditfactuur')
        .map(({ factuur_nummer }) => factuur_nummer)
        .sort(),
    ).to.deep.equal(finalised.map(({ factuur_nummer }) => factuur_nummer).sort());
  });

  it('earns what the statistics say, on every day, and per period and rate what the revenue is', async () => {
    const rows = await api.statistics.getSalesStatistics({
      datum_after: YEAR_PERIOD.begin,
      datum_before: YEAR_PERIOD.eind,
      referentiedatum: 'factuur',
      gegevens: 'gefactureerd_bedrag',
      groepeer_tijd: 'datum',
    });
    const earned = ({ regels }: JournalEntry): number => -balance(regels.filter(isEarned));
    const sold = sums(
      rows,
      ({ key }) => String(key.period),
      ({ data }) => inCents(data.gefactureerd_bedrag_exclusief_btw ?? 0),
    );
    expect(sums(entries, ({ datum }) => datum, earned)).to.deep.equal(sold);

    for (const period of [
      YEAR_PERIOD,
      { begin: '2026-03-12', eind: '2026-03-14' },
      { begin: '2026-03-15', eind: '2026-03-15' },
    ]) {
      const revenue = await api.statistics.getRevenue(period);
      const own = entries.filter(({ datum }) => datum >= period.begin && datum <= period.eind);
      const lines = own.flatMap(({ regels }) => regels.filter(isEarned));
      const ofRate = ({ btw_percentage }: { btw_percentage: number | null }): string => String(btw_percentage);
      expect(sums(lines, ofRate, (line) => -balance([line]))).to.deep.equal(
        sums(revenue, ofRate, ({ bedrag_exc_btw }) => inCents(bedrag_exc_btw)),
      );
    }
  });

  it('owes the VAT of the invoices, per rate', async () => {
    const invoices = (await basic.invoices.listInvoices({})).filter(({ status }) => status !== 'concept');
    const charged = invoices.flatMap(({ btw }) => Object.entries(btw));
    const lines = entries.flatMap(({ regels }) => regels.filter(({ rekening }) => rekening === 'btw'));

    expect(
      sums(
        lines,
        ({ btw_percentage }) => String(btw_percentage),
        (line) => -balance([line]),
      ),
    ).to.deep.equal(
      sums(
        charged,
        ([rate]) => rate,
        ([, { btw }]) => inCents(btw),
      ),
    );
  });

  it('agrees with the VAT return of the quarter, and with what customers owe by age', async () => {
    const rows = await api.statistics.getVatReturn({ jaar: 2026, kwartaal: 1 });
    const lines = of('factuur', 'creditfactuur').flatMap(({ regels }) => regels);
    const total = (...names: JournalLine['rekening'][]): number =>
      -balance(lines.filter(({ rekening }) => names.includes(rekening)));
    const inAll = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + inCents(each), 0);
    expect(inAll(rows.map(({ btw }) => btw)))
      .to.equal(total('btw'))
      .and.not.equal(0);
    expect(inAll(rows.map(({ omzet }) => omzet)))
      .to.equal(total('omzet', 'voorschotten'))
      .and.not.equal(0);

    const ofRate = ({ btw_percentage }: { btw_percentage: number | null }): string => String(btw_percentage);
    const taxed = lines.filter(({ rekening }) => rekening === 'btw');
    expect(
      sums(
        rows.filter(({ soort }) => soort !== 'verlegd'),
        ofRate,
        ({ btw }) => inCents(btw),
      ),
    ).to.deep.equal(sums(taxed, ofRate, (line) => -balance([line])));

    const debtors = await api.statistics.getAgedDebtors();
    const owed = ({ regels }: JournalEntry): number =>
      balance(regels.filter(({ rekening }) => rekening === 'debiteuren'));
    const ofCustomer = ({ klant_id }: { klant_id: number }): string => String(klant_id);
    const ofInvoices = entries.filter(({ factuur_id }) => factuur_id !== null);
    expect(sums(debtors, ofCustomer, ({ totaal }) => inCents(totaal))).to.deep.equal(
      sums(ofInvoices, ofCustomer, owed),
    );

    for (const { totaal, ...row } of debtors) {
      const { niet_vervallen, dagen_1_30, dagen_31_60, dagen_61_90, dagen_meer } = row;
      expect(inAll([niet_vervallen, dagen_1_30, dagen_31_60, dagen_61_90, dagen_meer])).to.equal(inCents(totaal));
    }
  });

  it('received what was paid, by method, and moved nothing by settling', async () => {
    const payments = (await api.invoicePayments.listPayments({})).filter(({ settles_id }) => settles_id === null);
    const received = ({ regels }: JournalEntry): number =>
      balance(regels.filter(({ rekening }) => rekening === 'betalingen'));
    const methodOf = ({ betaalmethode_id: id }: { betaalmethode_id: number | null }): string => String(id);
    const ofInvoices = entries.filter(({ soort }) => soort !== 'voucherverkoop');
    expect(sums(ofInvoices, methodOf, received)).to.deep.equal(
      sums(payments, methodOf, ({ bedrag }) => inCents(bedrag)),
    );
    const settled = of('verrekening').flatMap(({ regels }) =>
      regels.filter(({ rekening }) => rekening === 'verrekeningen'),
    );
    expect(balance(settled)).to.equal(0);
  });

  it('owes the vouchers that were sold, less those that invoices deducted', async () => {
    const sold = (await api.voucherSales.listVoucherSales()).filter(({ status }) => status === 'betaald');
    const lines = await service().database.read(({ build, query }) =>
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
    const paid = sold.reduce((all, { total }) => all + inCents(total), 0);

    // A credit invoice or a change can give back more than still stands, until the next invoice deducts it again.
    expect(Math.min(...deducted)).to.be.below(0);
    expect(-balance(ofVouchers)).to.equal(deducted.reduce((all, amount) => all + amount, paid));
  });

  it('says of every day that is over what it said when it had just ended', async () => {
    for (const [key, text] of over) {
      const [eind = '', type = ''] = key.split(' ');
      expect((await answer(eind, type)) === text, key).to.equal(true);
    }
  });
});
