// Tables for spreadsheets: a strict parser of CSV reads them, whatever the names in them contain.
import { expect } from 'chai';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { parseCsv } from '../support/csv.ts';
import { api, clock, given, sendRaw } from '../support/index.ts';

const NAMES = ['Jan\nJansen', 'Jan\rJansen', 'Jan\r\nJansen', '\u2028Jan\u0085', 'a "b"; c, d', '""', ' Jan '];
const DATE = '2026-08-14';
const LANGUAGES = { en: ',', nl: ';', de: ';', fr: ';' } as const;
/** The addresses of all operations that return tables, by path. */
const TABLES = {
  '/journaal': `journaal?begin=${DATE}&eind=${DATE}`,
  '/openstaande_posten': `openstaande_posten?datum=${DATE}`,
  '/btw_aangifte': 'btw_aangifte?jaar=2026&kwartaal=3',
} as const;

/** Returns the cells of one column of a table, by language. */
async function readCells(path: string, name: string): Promise<Record<string, string[]>> {
  const cellsByLanguage: Record<string, string[]> = {};
  for (const [language, delimiter] of Object.entries(LANGUAGES)) {
    const headers = { Accept: 'text/csv', 'Accept-Language': language };
    const { text } = await sendRaw('GET', `/api2/${path}`, { headers });
    const [head = [], ...rows] = parseCsv(text.replace(/^\ufeff/, ''), delimiter);
    expect(head).to.include(name);
    cellsByLanguage[language] = rows.map((row) => row[head.indexOf(name)] ?? '');
  }
  return cellsByLanguage;
}

const repeatPerLanguage = (cells: readonly string[]) =>
  Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, cells]));

describe('tables for spreadsheets', () => {
  before(async () => {
    clock.set(`${DATE}T10:00:00Z`);
    const company = await given.company();
    for (const naam of NAMES) {
      const group = await given.productGroup({ naam: `Groep ${naam}`, cost_center: naam });
      const { id: product_id } = await given.product({ productgroep_id: group.id });
      const { id: klant_id } = await given.customer({ naam, bedrijf_id: company.id });
      const { id: boeking_id } = await given.chargedBooking([given.cost({ product_id })], { klant_id });
      await api.invoices.createInvoice({ body: { boeking_id, status: 'definitief' } });
    }
  });

  after(() => {
    clock.reset();
  });

  it('are tested here for every operation that returns one', () => {
    const paths = Object.entries(bundle.paths).flatMap(([path, methods]) => {
      const responsesJson = JSON.stringify('get' in methods ? methods.get.responses : {});
      return responsesJson.includes('"application/json"') && responsesJson.includes('"text/csv"') ? [path] : [];
    });
    expect(paths).to.have.members(Object.keys(TABLES));
  });

  it('have the names of customers in one cell, with line breaks of every kind', async () => {
    const { begin, eind } = { begin: DATE, eind: DATE };
    const entries = await api.journal.listJournalEntries({ begin, eind });
    const inJournal = entries.flatMap(({ klant_naam, regels }) => regels.map(() => klant_naam ?? ''));
    expect(inJournal).to.include.members(NAMES);
    expect(await readCells(TABLES['/journaal'], 'klant_naam')).to.deep.equal(repeatPerLanguage(inJournal));
    const debtors = (await api.statistics.getAgedDebtors({ datum: DATE })).map(({ klant_naam }) => klant_naam ?? '');
    expect(debtors).to.include.members(NAMES);
    expect(await readCells(TABLES['/openstaande_posten'], 'klant_naam')).to.deep.equal(repeatPerLanguage(debtors));
  });

  it('have cost centers and groups in one cell, and a row for every line', async () => {
    const entries = await api.journal.listJournalEntries({ begin: DATE, eind: DATE });
    const lines = entries.flatMap(({ regels }) => regels);
    for (const name of ['cost_center', 'naam'] as const) {
      const cells = lines.map((line) => line[name] ?? '');
      expect(cells.some((cell) => cell.includes('\r'))).to.equal(true);
      expect(await readCells(TABLES['/journaal'], name), name).to.deep.equal(repeatPerLanguage(cells));
    }
    const rows = await api.statistics.getVatReturn({ jaar: 2026, kwartaal: 3 });
    const kinds = rows.map(({ soort }) => soort);
    expect(await readCells(TABLES['/btw_aangifte'], 'soort')).to.deep.equal(repeatPerLanguage(kinds));
  });
});
