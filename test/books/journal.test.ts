// The journal: debits and credits of each kind of entry, entries that never change, and the table for spreadsheets.
import { expect } from 'chai';
import type { JournalEntry, PaymentMethod } from 'boekstaaf';
import {
  api,
  clock,
  getDatabase,
  given,
  createClientWith,
  collectSql,
  sendRaw,
  expectRefusal,
} from '../support/index.ts';
import { createInvoice, markInvoiceAsSent } from '../support/invoicing.ts';
import { runWrite } from '../support/knex-writes.ts';

const { cost } = given;
const DAY_PERIOD = { begin: '2026-03-10', eind: '2026-03-10' };
const ACCOUNTS = {
  grootboek_debiteuren: '1300',
  grootboek_omzet: '8000',
  grootboek_voorschotten: '1710',
  grootboek_btw: '1500,9=1502,21=1503',
  grootboek_betalingen: '2000',
};

const set = (slug: string, waarde: string) => api.settings.updateSetting({ slug, body: { waarde } });
const listEntries = (period = DAY_PERIOD): Promise<JournalEntry[]> => api.journal.listJournalEntries(period);
const fetchCsv = (query = 'begin=2026-03-10&eind=2026-03-10', Accept = 'text/csv') =>
  sendRaw('GET', `/api2/journaal?${query}`, { headers: { Accept } });

/** Summarises lines: account, number, details, and debit (above zero) or credit (below) in euros. */
function summariseLines({ regels }: JournalEntry): unknown[] {
  return regels.map(({ rekening, ledger_number, cost_center, naam, btw_percentage, debet, credit }) => {
    const rest = [cost_center, naam, btw_percentage].filter((each) => each !== null);
    return [rekening, ledger_number, ...rest, debet - credit];
  });
}

/** Returns a summary of the entries of an invoice, oldest first. */
async function summariseEntries(factuur_id: number, period = DAY_PERIOD): Promise<unknown[]> {
  const entries = (await listEntries(period)).filter((entry) => entry.factuur_id === factuur_id);
  return entries.map((entry) => [entry.soort, ...summariseLines(entry)]);
}

const pay = (id: number, bedrag: number, betaalmethode_id?: number) =>
  api.invoicePayments.createInvoicePayment({ id, body: { bedrag, ...(betaalmethode_id ? { betaalmethode_id } : {}) } });

describe('the journal', () => {
  let climbing: { readonly id: number };
  let food: { readonly id: number };
  let pin: PaymentMethod;

  before(async () => {
    for (const [slug, waarde] of Object.entries(ACCOUNTS)) await set(slug, waarde);
    const outside = await given.productGroup({ naam: 'Buiten', ledger_number: '8010', cost_center: 'BOS' });
    const kitchen = await given.productGroup({ naam: 'Keuken' });
    climbing = await given.product({ naam: 'Klimmen', productgroep_id: outside.id });
    food = await given.product({ naam: 'Lunch', productgroep_id: kitchen.id });
    pin = await given.paymentMethod({ naam: 'Pin', ledger_number: '1010' });
  });

  afterEach(() => {
    clock.reset();
  });

  it('debits the customer for an invoice, and credits revenue per account and VAT per rate', async () => {
    const { id: klant_id } = await given.customer({ naam: 'De Eik', bedrijf_id: (await given.company()).id });
    const booking = await given.chargedBooking(
      [
        cost({ product_id: climbing.id, bedrag: 100 }),
        cost({ product_id: climbing.id, bedrag: 21 }),
        cost({ product_id: food.id, bedrag: 10.9, btw_percentage: 9 }),
        cost({ naam: 'Toeslag', bedrag: 5, btw_percentage: 0 }),
      ],
      { klant_id },
    );
    const invoice = await createInvoice(booking.id, 'definitief');
    const [entry] = (await listEntries()).filter(({ factuur_id }) => factuur_id === invoice.id);
    if (entry === undefined) throw new Error('no entry');

    expect(entry).to.deep.equal({
      id: entry.id,
      regels: entry.regels,
      datum: '2026-03-10',
      soort: 'factuur',
      geboekt_op: '2026-03-10T11:00:00+01:00',
      bedrijf_id: invoice.bedrijf_id,
      factuur_id: invoice.id,
      factuur_nummer: invoice.factuur_nummer,
      factuur_datum: '2026-03-10',
      klant_id,
      klant_naam: 'De Eik',
      betaling_id: null,
      betaald_op: null,
      betaalmethode_id: null,
      tegenboeking_van: null,
      voucher_verkoop_id: null,
      terugbetaling_id: null,
    });

    expect(summariseLines(entry)).to.deep.equal([
      ['debiteuren', '1300', 136.9],
      ['omzet', '8010', 'BOS', 'Buiten', 21, -100],
      ['omzet', '8000', 'Keuken', 9, -10],
      ['omzet', '8000', 0, -5],
      ['btw', '1502', 9, -0.9],
      ['btw', '1503', 21, -21],
    ]);
  });

  it('has no entry for a draft, and one as soon as it is finalised', async () => {
    const { id } = await given.invoice([cost()]);
    expect(await summariseEntries(id)).to.deep.equal([]);
    clock.set('2026-03-11T22:59:59Z');
    await markInvoiceAsSent(id);
    expect(await summariseEntries(id, { begin: '2026-03-11', eind: '2026-03-11' })).to.have.length(1);
  });

  it('has negative amounts on the other side, and an invoice of zero without amounts', async () => {
    const { id: booking } = await given.chargedBooking([cost({ bedrag: 12.1 }), cost({ bedrag: -24.2 })]);
    const { id } = await createInvoice(booking, 'definitief');
    expect(await summariseEntries(id)).to.deep.equal([
      ['factuur', ['debiteuren', '1300', -12.1], ['omzet', '8000', 21, 10], ['btw', '1503', 21, 2.1]],
    ]);
    const nothing = await given.finalisedInvoice([cost({ bedrag: 0 })]);
    expect(await summariseEntries(nothing.id)).to.deep.equal([['factuur', ['debiteuren', '1300', 0]]]);
  });

  it('books advances separately until the final invoice deducts them', async () => {
    const { id: boeking_id } = await given.chargedBooking([cost({ product_id: climbing.id, bedrag: 121 })]);
    const finalised = { boeking_id, status: 'definitief' } as const;
    const advance = await api.invoices.createInvoice({ body: { ...finalised, voorschot_percentage: 50 } });
    const final = await api.invoices.createInvoice({ body: finalised });
    expect(await summariseEntries(advance.id)).to.deep.equal([
      ['factuur', ['debiteuren', '1300', 60.5], ['voorschotten', '1710', 21, -50], ['btw', '1503', 21, -10.5]],
    ]);

    const lines = [
      ['debiteuren', '1300', 60.5],
      ['omzet', '8010', 'BOS', 'Buiten', 21, -100],
      ['voorschotten', '1710', 21, 50],
      ['btw', '1503', 21, -10.5],
    ];
    expect(await summariseEntries(final.id)).to.deep.equal([['factuur', ...lines]]);

    const back = await api.invoices.createCreditInvoice({ id: final.id, body: {} });
    const reversed = lines.map((line) => line.map((each) => (typeof each === 'number' && each !== 21 ? -each : each)));
    expect((await summariseEntries(back.id))[0]).to.deep.equal(['creditfactuur', ...reversed]);

    const rest = await api.invoices.createCreditInvoice({ id: advance.id, body: {} });
    expect((await summariseEntries(rest.id))[0]).to.deep.equal([
      'creditfactuur',
      ['debiteuren', '1300', -60.5],
      ['voorschotten', '1710', 21, 50],
      ['btw', '1503', 21, 10.5],
    ]);
  });

  it('deducts earlier invoices where their revenue was booked', async () => {
    const booking = await given.chargedBooking([cost({ product_id: climbing.id })]);
    await createInvoice(booking.id, 'definitief');
    await given.recharge(booking, [cost({ product_id: climbing.id }), cost({ product_id: food.id, bedrag: 12.1 })]);
    const { id } = await createInvoice(booking.id, 'definitief');
    expect(await summariseEntries(id)).to.deep.equal([
      ['factuur', ['debiteuren', '1300', 12.1], ['omzet', '8000', 'Keuken', 21, -10], ['btw', '1503', 21, -2.1]],
    ]);
  });

  it('books a partial credit back, of an advance on the account of advances', async () => {
    const { id: boeking_id } = await given.chargedBooking([cost({ product_id: climbing.id, bedrag: 121 })]);
    const finalised = { boeking_id, status: 'definitief' } as const;
    const advance = await api.invoices.createInvoice({ body: { ...finalised, voorschot_percentage: 50 } });
    const [group] = advance.regels ?? [];
    const line = group?.type === 'groep' ? (group.regels[0]?.id ?? 0) : 0;
    const body = { regels: [{ id: line, bedrag: 12.1 }] };
    const credit = await api.invoices.createCreditInvoice({ id: advance.id, body });

    expect((await summariseEntries(credit.id))[0]).to.deep.equal([
      'creditfactuur',
      ['debiteuren', '1300', -12.1],
      ['voorschotten', '1710', 21, 10],
      ['btw', '1503', 21, 2.1],
    ]);
  });

  it('books back part of a final invoice, and of the advance that it deducts', async () => {
    const { id: boeking_id } = await given.chargedBooking([cost({ product_id: climbing.id, bedrag: 121 })]);
    const finalised = { boeking_id, status: 'definitief' } as const;
    await api.invoices.createInvoice({ body: { ...finalised, voorschot_percentage: 50 } });

    const { id, regels = [] } = await api.invoices.createInvoice({ body: finalised });
    const [charged, advance] = regels.flatMap((line) => (line.type === 'groep' ? line.regels : [line]));
    const parts = {
      regels: [
        { id: charged?.id ?? 0, bedrag: 24.2 },
        { id: advance?.id ?? 0, bedrag: 12.1 },
      ],
    };
    const credit = await api.invoices.createCreditInvoice({ id, body: parts });
    expect((await summariseEntries(credit.id))[0]).to.deep.equal([
      'creditfactuur',
      ['debiteuren', '1300', -12.1],
      ['omzet', '8010', 'BOS', 'Buiten', 21, 20],
      ['voorschotten', '1710', 21, -10],
      ['btw', '1503', 21, 2.1],
    ]);
  });

  it('has no VAT of an invoice under reverse charge: the customer owes the net amounts', async () => {
    const { id: boeking_id } = await given.chargedBooking([cost({ product_id: climbing.id, bedrag: 121 })]);
    const { id } = await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief', btw_verlegd: true } });
    expect(await summariseEntries(id)).to.deep.equal([
      ['factuur', ['debiteuren', '1300', 100], ['omzet', '8010', 'BOS', 'Buiten', 21, -100]],
    ]);
  });

  it('books payments on the account of their method, and payments back the other way round', async () => {
    const { id } = await given.finalisedInvoice([cost({ bedrag: 121 })]);
    await pay(id, 100, pin.id);
    await pay(id, 21);
    await pay(id, -50, pin.id);
    expect((await summariseEntries(id)).slice(1)).to.deep.equal([
      ['betaling', ['betalingen', '1010', 'Pin', 100], ['debiteuren', '1300', -100]],
      ['betaling', ['betalingen', '2000', 21], ['debiteuren', '1300', -21]],
      ['betaling', ['betalingen', '1010', 'Pin', -50], ['debiteuren', '1300', 50]],
    ]);
  });

  it('books payments that come with an invoice after it', async () => {
    const { id } = await given.invoice([cost({ bedrag: 121 })]);
    await api.invoices.markInvoiceAsSent({ id, body: { betalingen: [{ bedrag: 121, betaalmethode_id: pin.id }] } });
    expect((await summariseEntries(id)).map((entry) => (entry as unknown[])[0])).to.deep.equal(['factuur', 'betaling']);
  });

  it('books settlements so that no money moves, and the debts of both invoices end', async () => {
    const invoice = await given.finalisedInvoice([cost({ bedrag: 121 })]);
    const credit = await api.invoices.createCreditInvoice({ id: invoice.id, body: {} });
    expect((await summariseEntries(invoice.id))[1]).to.deep.equal([
      'verrekening',
      ['verrekeningen', '1300', 121],
      ['debiteuren', '1300', -121],
    ]);
    expect((await summariseEntries(credit.id))[1]).to.deep.equal([
      'verrekening',
      ['verrekeningen', '1300', -121],
      ['debiteuren', '1300', 121],
    ]);
  });

  it('reverses an entry on the day on which its payment changes or is deleted', async () => {
    const { id } = await given.finalisedInvoice([cost({ bedrag: 121 })]);
    const payment = await pay(id, 100, pin.id);
    clock.set('2026-03-12T11:00:00Z');

    const change = (body: object) =>
      api.invoicePayments.updateInvoicePayment({ id, betaling_id: payment.id, body: { bedrag: 100, ...body } });
    await change({ bedrag: 90, betaalmethode_id: null });
    await change({ bedrag: 90, betaalmethode_id: null, opmerking: 'Niets dat geboekt wordt' });

    const later = { begin: '2026-03-12', eind: '2026-03-12' };
    expect(await summariseEntries(id, later)).to.deep.equal([
      ['tegenboeking', ['betalingen', '1010', 'Pin', -100], ['debiteuren', '1300', 100]],
      ['betaling', ['betalingen', '2000', 90], ['debiteuren', '1300', -90]],
    ]);

    clock.set('2026-03-13T11:00:00Z');
    await change({ bedrag: 90, wanneer: '2026-02-01T12:00:00+01:00' });
    await api.invoicePayments.deleteInvoicePayment({ id, betaling_id: payment.id });

    const last = (await listEntries({ begin: '2026-03-13', eind: '2026-03-13' })).filter(
      (each) => each.factuur_id === id,
    );
    expect(last.map(({ soort, betaald_op, betaling_id }) => [soort, betaald_op, betaling_id])).to.deep.equal([
      ['tegenboeking', '2026-03-10', payment.id],
      ['betaling', '2026-02-01', payment.id],
      ['tegenboeking', '2026-02-01', payment.id],
    ]);
    expect(last[2]?.tegenboeking_van).to.equal(last[1]?.id);
  });

  it('returns a past period unchanged, whatever changes later', async () => {
    const invoice = await given.finalisedInvoice([cost({ product_id: climbing.id, bedrag: 121 })]);
    const payment = await pay(invoice.id, 100, pin.id);
    const before = (await sendRaw('GET', '/api2/journaal?begin=2026-01-01&eind=2026-03-10')).text;
    const table = (await fetchCsv('begin=2026-01-01&eind=2026-03-10')).text;

    clock.set('2026-03-11T11:00:00Z');
    for (const slug of Object.keys(ACCOUNTS)) await set(slug, '');

    const { productgroep_id } = await api.products.getProduct({ id: climbing.id });
    const group = { naam: 'Anders', ledger_number: '1', cost_center: 'X' };
    await api.productGroups.updateProductGroup({ id: productgroep_id ?? 0, body: group });
    await api.paymentMethods.updatePaymentMethod({ id: pin.id, body: { naam: 'Anders', ledger_number: '1' } });
    await api.customers.updateCustomer({ id: invoice.klant_id, body: { naam: 'Anders' } });
    await pay(invoice.id, 5);

    const body = { bedrag: 50, wanneer: '2026-01-01T12:00:00+01:00' };
    await api.invoicePayments.updateInvoicePayment({ id: invoice.id, betaling_id: payment.id, body });
    await api.invoicePayments.deleteInvoicePayment({ id: invoice.id, betaling_id: payment.id });
    await api.invoices.createCreditInvoice({ id: invoice.id, body: {} });

    expect((await sendRaw('GET', '/api2/journaal?begin=2026-01-01&eind=2026-03-10')).text).to.equal(before);
    expect((await fetchCsv('begin=2026-01-01&eind=2026-03-10')).text).to.equal(table);

    for (const [slug, waarde] of Object.entries(ACCOUNTS)) await set(slug, waarde);
  });

  it('cannot be changed in the database either', async () => {
    await given.finalisedInvoice();
    const changes = [
      "update journal_entries set klant_naam = 'x'",
      'delete from journal_lines',
      'delete from journal_entries',
    ];
    for (const sql of changes) {
      const outcome = await getDatabase()
        .write(({ build, write }) => Promise.resolve(runWrite({ write }, build.raw(sql))))
        .then(() => 'done', String);
      expect(outcome, sql).to.match(/never changed or removed/);
    }
  });
});

describe('the journal as a list', () => {
  it('has pages or all entries, with a fixed number of queries', async () => {
    const all = await listEntries();
    const paged: JournalEntry[] = [];
    for await (const entry of api.journal.listJournalEntries({ ...DAY_PERIOD, page_size: 7 })) paged.push(entry);
    expect(paged).to.deep.equal(all);
    expect(all.map(({ id }) => id)).to.deep.equal(all.map(({ id }) => id).sort((a, b) => a - b));
    const few = await collectSql(() => api.journal.listJournalEntries({ ...DAY_PERIOD, page_size: 2 }));
    const many = await collectSql(() => api.journal.listJournalEntries({ ...DAY_PERIOD, page_size: 20 }));
    expect(many.length).to.equal(few.length);
  });

  it('is a table for clients that accept one, with the same lines', async () => {
    const all = await listEntries();
    const { status, headers, text } = await fetchCsv();
    expect(status).to.equal(200);
    expect(headers).to.include({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="journaal-2026-03-10-2026-03-10.csv"',
      vary: 'Accept, Accept-Language',
    });

    const [names, ...rows] = text.split('\r\n').filter((line) => line !== '');
    expect(names).to.equal(
      'id,datum,soort,geboekt_op,bedrijf_id,factuur_id,factuur_nummer,factuur_datum,klant_id,klant_naam,betaling_id,' +
        'betaald_op,betaalmethode_id,tegenboeking_van,rekening,ledger_number,cost_center,naam,btw_percentage,debet,credit,voucher_verkoop_id,terugbetaling_id',
    );
    expect(rows).to.have.length(all.reduce((sum, { regels }) => sum + regels.length, 0));

    const entryRows = rows.filter((row) => row.startsWith(`${String(all[0]?.id)},`));
    expect(entryRows.map((row) => row.split(',').slice(-9, -2).join())).to.deep.equal([
      'debiteuren,1300,,,,136.90,0.00',
      'omzet,8010,BOS,Buiten,21,0.00,100.00',
      'omzet,8000,,Keuken,9,0.00,10.00',
      'omzet,8000,,,0,0.00,5.00',
      'btw,1502,,,9,0.00,0.90',
      'btw,1503,,,21,0.00,21.00',
    ]);

    const pages = [
      await fetchCsv('begin=2026-03-10&eind=2026-03-10&page_size=1'),
      await fetchCsv('begin=2020-01-01&eind=2020-01-01'),
    ];
    expect(pages.map((page) => page.text.split('\r\n')[0])).to.deep.equal([names, names]);
    expect(pages[0]?.headers['x-total-count']).to.equal(String(all.length));
  });

  it('has no formulas in its table, and preserves quotes, line breaks and letters of every kind', async () => {
    const names = ['=HYPERLINK("http://x")', '+1', '-1', '@A1', '\tx', 'a;=1+1;-2', 'Zoë "de, Eik"\n日本'];
    const company = await given.company();
    for (const naam of names) {
      const { id: klant_id } = await given.customer({ naam, bedrijf_id: company.id });
      const { id } = await given.chargedBooking([cost()], { klant_id });
      await createInvoice(id, 'definitief');
    }

    const { text } = await fetchCsv();
    for (const cell of [
      `"'=HYPERLINK(""http://x"")"`,
      `,'+1,`,
      `,'-1,`,
      `,'@A1,`,
      `,a;'=1+1;'-2,`,
      `"Zoë ""de, Eik""\n日本"`,
    ])
      expect(text).to.include(cell);

    expect(text).not.to.match(/(^|,|")[=+@\t-][^,]*HYPERLINK/m);
  });

  it('is JSON for all other clients, and 406 for those that accept neither', async () => {
    for (const accept of ['*/*', 'application/json', 'text/html,application/xhtml+xml,*/*;q=0.8', 'text/csv;q=0.1,*/*'])
      expect((await fetchCsv(undefined, accept)).headers['content-type'], accept).to.match(/^application\/json/);
    for (const accept of ['text/*', 'text/csv', 'application/xml, text/csv;q=0.5'])
      expect((await fetchCsv(undefined, accept)).headers['content-type'], accept).to.match(/^text\/csv/);

    for (const accept of ['application/xml', 'text/html, text/csv;q=0']) {
      const { status, body } = await fetchCsv(undefined, accept);
      expect(status, accept).to.equal(406);
      expect(body).to.deep.equal([
        {
          message: 'This operation returns application/json or text/csv: name one of them in Accept.',
          field: 'Accept',
          code: 'ERR_NOT_ACCEPTABLE',
        },
      ]);
    }
  });

  it('requires a period that does not end before it begins', async () => {
    const backwards = expectRefusal(listEntries({ begin: '2026-03-02', eind: '2026-03-01' }));
    expect(await backwards).to.include({ status: 406, code: 'ERR_PERIOD_ORDER', field: 'eind' });
    const wrong = ['', 'begin=2026-03-01', 'eind=2026-03-01', `begin=${'2'.repeat(5000)}&eind=2026-03-01`];
    for (const query of [...wrong, 'begin=2026-02-30&eind=2026-03-01', 'begin=2026-03-01&eind=2026-03-02&x=1'])
      for (const accept of ['application/json', 'text/csv'])
        expect((await fetchCsv(query, accept)).status, query).to.equal(406);
  });

  it('requires viewFinancieleOverzichten, and for the names on the invoices also viewContact', async () => {
    const others = await createClientWith(['viewStatistiek', 'createFactuur', 'editFactuurBetaling']);
    expect(await expectRefusal(others.journal.listJournalEntries(DAY_PERIOD))).to.deep.include({
      status: 403,
      params: { permission: ['viewFinancieleOverzichten'] },
    });
    const all = await listEntries();
    const reader = await createClientWith(['viewFinancieleOverzichten']);
    expect(await reader.journal.listJournalEntries(DAY_PERIOD)).to.deep.equal(
      all.map((each) => ({ ...each, klant_naam: null })),
    );
    const both = await createClientWith(['viewFinancieleOverzichten', 'viewContact']);
    expect(await both.journal.listJournalEntries(DAY_PERIOD)).to.deep.equal(all);
  });
});
