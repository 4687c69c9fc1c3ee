// Reports for bookkeepers: the VAT return of a quarter, aged debtors, and the audit file of a year.
import { expect } from 'chai';
import type { AgedDebtor, Invoice, NewCompany } from 'boekstaaf';
import { listAgedDebtors } from '../../db/books/aged-debtors.ts';
import { findElements, auditProblems, readXml, textsAt } from '../support/audit-structure.ts';
import { api, clock, getDatabase, given, createClientWith, sendRaw, expectRefusal } from '../support/index.ts';

const { cost } = given;
type ChargedLines = Parameters<typeof given.chargedBooking>[0];

interface CompanyWithCustomer {
  readonly bedrijf_id: number;
  readonly klant_id: number;
}

async function createCompanyWithCustomer(
  company: Partial<NewCompany> = {},
  naam = 'Basisschool De Eik',
): Promise<CompanyWithCustomer> {
  const { id: bedrijf_id } = await given.company(company);
  const { id: klant_id } = await given.customer({ bedrijf_id, naam, landcode: 'DE', btw_nummer: 'DE123456789' });
  return { bedrijf_id, klant_id };
}

/** Creates a finalised invoice of a company on a day; `terms` are members of the costs and of the invoice. */
async function createInvoice(
  { bedrijf_id, klant_id }: CompanyWithCustomer,
  day: string,
  regels: ChargedLines,
  terms: { readonly betaaltermijn?: number; readonly btw_verlegd?: boolean } = {},
): Promise<Invoice> {
  clock.set(`${day}T11:00:00Z`);
  const { id: boeking_id } = await given.chargedBooking(regels, { klant_id });
  const { btw_verlegd = false, betaaltermijn = 14 } = terms;
  await api.bookings.updateBooking({ id: boeking_id, body: { kosten: { bedrijf_id, betaaltermijn } } });
  return api.invoices.createInvoice({ body: { boeking_id, btw_verlegd, status: 'definitief' } });
}

const pay = ({ id }: Invoice, bedrag: number, wanneer: string) =>
  api.invoicePayments.createInvoicePayment({ id, body: { bedrag, wanneer: `${wanneer}T12:00:00Z` } });
const credit = ({ id }: Invoice, body = {}) => api.invoices.createCreditInvoice({ id, body });
const fetchCsv = (path: string, headers: Record<string, string> = {}) =>
  sendRaw('GET', `/api2/${path}`, { headers: { Accept: 'text/csv', ...headers } });

describe('the reports for a bookkeeper', () => {
  afterEach(() => {
    clock.reset();
  });

  it('include the VAT return of a quarter: by rate, zero rate and reverse charge, less credits', async () => {
    const one = await createCompanyWithCustomer();
    const all = [
      cost({ bedrag: 121 }),
      cost({ bedrag: 109, btw_percentage: 9 }),
      cost({ bedrag: 10, btw_percentage: 0 }),
    ];

    await createInvoice(one, '2026-03-31', [cost({ bedrag: 1210 })]);
    const first = await createInvoice(one, '2026-04-01', all);
    await createInvoice(one, '2026-06-30', [cost({ bedrag: 242 })]);
    await createInvoice(one, '2026-06-30', [cost({ bedrag: 121 })], { btw_verlegd: true });
    await credit(first, { regels: [{ id: first.regels?.[1]?.id ?? 0 }] });
    await createInvoice(one, '2026-07-01', [cost({ bedrag: 1210 })]);

    const { bedrijf_id } = one;
    const plain = { landcode: null, btw_nummer: null };
    const rows = await api.statistics.getVatReturn({ jaar: 2026, kwartaal: 2, bedrijf_id });
    expect(rows).to.deep.equal([
      { ...plain, soort: 'nul', btw_percentage: 0, omzet: 10, btw: 0, facturen: 1 },
      { ...plain, soort: 'belast', btw_percentage: 21, omzet: 300, btw: 63, facturen: 2 },
      {
        soort: 'verlegd',
        btw_percentage: null,
        landcode: 'DE',
        btw_nummer: 'DE123456789',
        omzet: 100,
        btw: 0,
        facturen: 1,
      },
    ]);
    expect(await api.statistics.getVatReturn({ jaar: 2026, kwartaal: 4, bedrijf_id })).to.deep.equal([]);

    const path = `btw_aangifte?jaar=2026&kwartaal=2&bedrijf_id=${String(bedrijf_id)}`;
    const { text, headers } = await fetchCsv(path, { 'Accept-Language': 'nl-NL, nl;q=0.9, en;q=0.5' });
    expect(text).to.equal(
      [
        '\ufeffsoort;btw_percentage;landcode;btw_nummer;omzet;btw;facturen',
        'nul;0;;;10,00;0,00;1',
        'belast;21;;;300,00;63,00;2',
        'verlegd;;DE;DE123456789;100,00;0,00;1',
        '',
      ].join('\r\n'),
    );
    expect(headers['content-disposition']).to.equal('attachment; filename="btw-aangifte-2026-2.csv"');
    expect(headers['vary']).to.match(/Accept\b.*Accept-Language/);

    for (const language of ['en', '', 'es'])
      expect((await fetchCsv(path, { 'Accept-Language': language })).text, language).to.match(
        /^soort,.*\r\nnul,0,,,10\.00,/s,
      );

    expect((await sendRaw('GET', `/api2/${path}`, { headers: { Accept: 'application/xml' } })).status).to.equal(406);
  });

  it('do not deduct vouchers that were paid for from the charges', async () => {
    clock.set('2027-01-15T11:00:00Z');
    const { booking } = await given.redeemedVoucher();
    const invoice = await api.invoices.createInvoice({ body: { boeking_id: booking.id, status: 'definitief' } });
    const { bedrijf_id } = invoice;
    const rows = await api.statistics.getVatReturn({ jaar: 2027, kwartaal: 1, bedrijf_id });
    const revenue = await api.statistics.getRevenue({ begin: '2027-01-15', eind: '2027-01-15' });
    const net = revenue.reduce((sum, row) => sum + Math.round(row.bedrag_exc_btw * 100), 0);
    expect(rows.reduce((sum, row) => sum + Math.round(row.omzet * 100), 0))
      .to.equal(net)
      .and.be.above(0);
    expect(rows.every(({ omzet }) => omzet > 0)).to.equal(true);
  });

  it('include the debt of each customer, by days since it was due', async () => {
    const one = await createCompanyWithCustomer({}, '=Kwaad; "x"');
    const other = { ...one, klant_id: (await given.customer({ bedrijf_id: one.bedrijf_id, naam: 'Ander' })).id };
    await createInvoice(one, '2026-01-01', [cost({ bedrag: 1 })], { betaaltermijn: 0 });
    await createInvoice(one, '2026-01-31', [cost({ bedrag: 2 })], { betaaltermijn: 1 });
    await createInvoice(one, '2026-02-15', [cost({ bedrag: 4 })], { betaaltermijn: 15 });
    await createInvoice(one, '2026-03-31', [cost({ bedrag: 8 })], { betaaltermijn: 1 });

    const due = await createInvoice(one, '2026-05-01', [cost({ bedrag: 16 })], { betaaltermijn: 0 });
    const whole = await createInvoice(other, '2026-05-01', [cost({ bedrag: 50 })]);
    const part = await createInvoice(other, '2026-05-01', [cost({ bedrag: 100 })], { betaaltermijn: 0 });

    await pay(whole, 50, '2026-05-01');
    await pay(part, 130, '2026-05-02');

    const { bedrijf_id } = one;
    const readAgedDebtors = (datum: string): Promise<AgedDebtor[]> =>
      api.statistics.getAgedDebtors({ datum, bedrijf_id }).then((rows) => [...rows]);
    const nothing = { niet_vervallen: 0, dagen_1_30: 0, dagen_31_60: 0, dagen_61_90: 0, dagen_meer: 0 };
    const first = { klant_id: one.klant_id, klant_naam: '=Kwaad; "x"', oudste_vervaldatum: '2026-01-01' };
    const second = { klant_id: other.klant_id, klant_naam: 'Ander', oudste_vervaldatum: '2026-05-01' };

    // 2026-05-01 is 30 days after 2026-04-01 and 60 after 2026-03-02; the day after is 90 days after 2026-02-01.
    expect(await readAgedDebtors('2026-05-01')).to.deep.equal([
      {
        ...first,
        niet_vervallen: 16,
        dagen_1_30: 8,
        dagen_31_60: 4,
        dagen_61_90: 2,
        dagen_meer: 1,
        totaal: 31,
        facturen: 5,
      },
      { ...second, ...nothing, niet_vervallen: 100, totaal: 100, facturen: 1 },
    ]);

    const listAges = ({ niet_vervallen, dagen_1_30, dagen_31_60, dagen_61_90, dagen_meer }: AgedDebtor): number[] => [
      niet_vervallen,
      dagen_1_30,
      dagen_31_60,
      dagen_61_90,
      dagen_meer,
    ];

    const [next, overpaid] = await readAgedDebtors('2026-05-02');
    expect(next && listAges(next)).to.deep.equal([0, 16, 8, 6, 1]);
    expect(overpaid).to.deep.equal({ ...second, ...nothing, dagen_1_30: -30, totaal: -30, facturen: 1 });
    expect((await readAgedDebtors('2026-05-03')).map(listAges)[0]).to.deep.equal([0, 16, 8, 4, 3]);

    // A search among all invoices, as for a day long ago, returns the same debts.
    const readFirstStep = (day: string, mostLater?: number) =>
      getDatabase().read(async (db) => (await listAgedDebtors(db, day, bedrijf_id, mostLater).next(db)).value);
    for (const day of ['2026-01-31', '2026-05-01', '2026-05-02', '2026-05-03'])
      expect(await readFirstStep(day), day).to.deep.equal(await readFirstStep(day, -1));
    await credit(due, { verrekenen: false });
    await credit(await createInvoice(one, '2026-05-03', [cost({ bedrag: 32 })]), { verrekenen: true });

    const [now] = await api.statistics.getAgedDebtors({ bedrijf_id });
    expect([now?.totaal, now?.dagen_1_30, now?.facturen]).to.deep.equal([15, 0, 4]);

    const { text } = await fetchCsv(`openstaande_posten?datum=2026-05-02&bedrijf_id=${String(bedrijf_id)}`, {
      'Accept-Language': 'nl',
    });
    const [, row, last] = text.split('\r\n');
    expect(row).to.equal(`${String(one.klant_id)};"'=Kwaad; ""x""";0,00;0,00;8,00;6,00;1,00;15,00;4;2026-01-01`);
    expect(last).to.match(/;-30,00;/);
  });

  it('include the audit file of a year, which contains the journal', async () => {
    const one = await createCompanyWithCustomer(
      { bedrijfsnaam: 'Bos & <Wei>', kvk_nummer: '12345678', btw_nummer: null },
      `Łąka \u0007${'x'.repeat(60)}`,
    );
    const { bedrijf_id } = one;
    const empty = await sendRaw('GET', `/api2/auditfile?jaar=2026&bedrijf_id=${String(bedrijf_id)}`);
    expect(auditProblems(readXml(empty.text))).to.deep.equal([]);

    const { id: betaalmethode_id } = await given.paymentMethod({ ledger_number: '1010' });
    await createInvoice(one, '2025-12-31', [cost()]);

    const first = await createInvoice(one, '2026-02-28', [cost(), cost({ bedrag: 109, btw_percentage: 9 })]);
    await api.invoicePayments.createInvoicePayment({ id: first.id, body: { bedrag: 20, betaalmethode_id } });
    await credit(first);
    await createInvoice(one, '2026-12-31', [cost({ bedrag: 121 })], { btw_verlegd: true });
    clock.set('2027-01-04T11:00:00Z');

    const { text, headers } = await sendRaw('GET', `/api2/auditfile?jaar=2026&bedrijf_id=${String(bedrijf_id)}`);
    expect(headers['content-type']).to.match(/^application\/xml/);

    const file = readXml(text);
    expect(auditProblems(file)).to.deep.equal([]);
    expect(textsAt(file, 'company/companyName')).to.deep.equal(['Bos & <Wei>']);
    expect(textsAt(file, 'company/customersSuppliers/customerSupplier/custSupName')).to.deep.equal([
      `Łąka ${'x'.repeat(45)}`,
    ]);
    expect(textsAt(file, 'company/periods/period/endDatePeriod').slice(0, 2)).to.deep.equal([
      '2026-01-31',
      '2026-02-28',
    ]);

    const entries = (await api.journal.listJournalEntries({ begin: '2026-01-01', eind: '2026-12-31' })).filter(
      (entry) => entry.bedrijf_id === bedrijf_id,
    );
    const transactions = findElements(file, 'company/transactions/journal/transaction');
    expect(transactions.map((each) => Number(textsAt(each, 'nr')[0])).sort((a, b) => a - b)).to.deep.equal(
      entries.map(({ id }) => id),
    );

    const sumCents = (amounts: readonly (string | number)[]): number =>
      amounts.reduce<number>((sum, each) => sum + Math.round(Number(each) * 100), 0);
    for (const entry of entries) {
      const lines = transactions
        .filter((each) => textsAt(each, 'nr')[0] === String(entry.id))
        .flatMap((each) => findElements(each, 'trLine'));
      const lineValues = lines.map((line) => [
        textsAt(line, 'accID')[0],
        textsAt(line, 'amntTp')[0],
        sumCents(textsAt(line, 'amnt')),
      ]);
      expect(lineValues).to.deep.equal(
        entry.regels.map(({ ledger_number, rekening, debet, credit: creditAmount }) => [
          ledger_number ?? rekening,
          debet > 0 ? 'D' : 'C',
          sumCents([debet, creditAmount]),
        ]),
      );
    }

    const debit = sumCents(entries.flatMap(({ regels }) => regels.map(({ debet }) => debet)));
    expect(
      ['totalDebit', 'totalCredit'].map((name) => sumCents(textsAt(file, `company/transactions/${name}`))),
    ).to.deep.equal([debit, debit]);
    expect(textsAt(file, 'company/transactions/linesCount')).to.deep.equal([
      String(entries.flatMap(({ regels }) => regels).length),
    ]);
  });

  it('are JSON or a table, and nothing else', async () => {
    for (const path of ['/api2/openstaande_posten', '/api2/btw_aangifte?jaar=2026&kwartaal=1']) {
      const { status, body } = await sendRaw('GET', path, { headers: { accept: 'image/png' } });
      expect([status, body], path).to.deep.equal([
        406,
        [
          {
            message: 'This operation returns application/json or text/csv: name one of them in Accept.',
            field: 'Accept',
            code: 'ERR_NOT_ACCEPTABLE',
          },
        ],
      ]);
    }
  });

  it('require the right to see financial figures, and a company that exists', async () => {
    const reader = await createClientWith(['viewStatistiek']);
    expect(await expectRefusal(reader.statistics.getAgedDebtors({}))).to.include({ status: 403 });
    expect(await expectRefusal(api.journal.getAuditFile({ jaar: 2026, bedrijf_id: 2_000_000_000 }))).to.deep.include({
      status: 406,
      code: 'ERR_UNKNOWN_REFERENCE',
    });
  });
});
