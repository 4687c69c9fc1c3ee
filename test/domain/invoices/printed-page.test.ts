// The printed page of an invoice: columns that do not touch, complete rows, and one language.
import { expect } from 'chai';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PrintedInvoice } from '../../../domain/invoices/invoice-document.ts';
import { printInvoice } from '../../../print/invoice.ts';
import {
  createPrintedCredit,
  E_INVOICES,
  createGroup,
  createItem,
  createPrintedInvoice,
} from '../../support/e-invoices.ts';
import { readPdf, type ParsedPdf } from '../../support/pdf.ts';
import type { Cents } from '../../../generated/types.ts';

const drawInvoice = (invoice: PrintedInvoice): Promise<Uint8Array> => printInvoice(invoice, null, '2026-03-30');
const read = async (invoice: PrintedInvoice): Promise<ParsedPdf> => readPdf(await drawInvoice(invoice));
const setLocale = (invoice: PrintedInvoice, locale: string): PrintedInvoice => ({
  ...invoice,
  afdruk: { ...invoice.afdruk, vormgeving: { ...invoice.afdruk.vormgeving, locale } },
});

interface PageText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** Returns the horizontal extent and baseline of each text on the first page, in points. */
async function readPageTexts(bytes: Uint8Array): Promise<PageText[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const texts = items.flatMap((each): PageText[] => {
    if (!('str' in each) || each.str.trim() === '') return [];
    const x = each.transform[4] as number;
    const y = each.transform[5] as number;
    return [{ text: each.str, from: x, to: x + each.width, y }];
  });
  await pdf.destroy();
  return texts;
}

describe('the page of an invoice', () => {
  it('keeps its columns apart, however wide the amounts are', async () => {
    const closed = [
      createItem('a', 1, 9_999_999.12, 21),
      createItem('b', 1, 9_999_999.12, 9),
      createItem('c', 1, 1, 0),
    ];

    const rows = [
      createItem('Klimmen', 99_999, 999.9999, 21),
      createGroup('Alles in', closed, 0, false),
      createItem('x', 7777, 1234.56, 5.5),
    ];
    const texts = await readPageTexts(await drawInvoice(createPrintedInvoice(rows)));
    for (const one of texts)
      for (const other of texts)
        if (Math.abs(one.y - other.y) < 4 && one.from < other.from)
          expect(other.from - one.to, `${one.text} | ${other.text}`).to.be.above(3);

    expect(texts.filter(({ to }) => to > 540)).to.deep.equal([]);
    expect(texts.map(({ text }) => text.replaceAll('\u00a0', ' '))).to.include.members([
      '0%, 9%, 21%',
      '€ 99.998.990,00',
    ]);
  });

  it('has below a line its time and place, and its discount', async () => {
    const line = { beschrijving: 'Met begeleiding', datum: '2026-03-28', begin: '10:00' };
    const boekingsregels = [
      { ...line, id: 1, einddatum: '2026-03-28', eind: '12:00' },
      { ...line, id: 2, einddatum: '2026-03-29', eind: '02:30' },
      { ...line, id: 3, beschrijving: 'Soep', einddatum: null, eind: null },
    ];

    const names = [
      createItem('Klimmen', 2, 10, 21, 10),
      createItem('Feest', 1, 10, 21),
      createItem('Soep', 1, 5, 9),
      createItem('Fooi', 1, 5, 0),
    ];
    const charges = names.map((each, at) => ({ ...each, boekingsregel_id: at + 1 }));
    const { text } = await read(createPrintedInvoice(charges, { print: { boekingsregels } }));
    const lines = text.replaceAll('  ', ' ').split('\n');
    const at = lines.indexOf('Klimmen');
    expect(lines.slice(at, at + 4)).to.deep.equal([
      'Klimmen',
      'Met begeleiding',
      '28 maart 2026, 10:00 – 12:00',
      '10% korting · Vaste klant',
    ]);
    expect(lines).to.include('28 maart 2026, 10:00 – 29 maart 2026, 02:30').and.include('28 maart 2026, 10:00');
    expect(lines.filter((each) => each === 'Soep')).to.have.lengthOf(1);
  });

  it('carries the subtotal of the rows from page to page', async () => {
    const rows = Array.from({ length: 65 }, (_, at) => createItem(`Regel ${String(at)}`, 1, 100, 21));
    const { pages } = await read(createPrintedInvoice(rows));
    const carried = pages.map((page) => {
      const lines = page.split('\n');
      const count = lines.filter((line) => line.startsWith('Regel ')).length;
      const findAfter = (label: string): string | undefined => lines[lines.indexOf(label) + 1];
      const brought = lines.includes('Transport van vorige bladzijde')
        ? findAfter('Transport van vorige bladzijde')
        : null;
      const next = lines.includes('Transport naar volgende bladzijde')
        ? findAfter('Transport naar volgende bladzijde')
        : null;
      return { count, brought, next };
    });
    const formatAmount = (count: number): string => `€ ${(count * 100).toLocaleString('nl-NL')},00`;
    let so = 0;

    for (const [at, { count, brought, next }] of carried.entries()) {
      expect(brought, `page ${String(at + 1)}`).to.equal(at === 0 ? null : formatAmount(so));
      so += count;
      expect(next, `page ${String(at + 1)}`).to.equal(at === carried.length - 1 ? null : formatAmount(so));
    }

    expect(so).to.equal(65);
  });

  it('has a special title for an advance, and our labels in its language', async () => {
    const titles = {
      nl_NL: /Voorschotfactuur/,
      en_GB: /Advance invoice/,
      de_DE: /Abschlagsrechnung/,
      fr_FR: /acompte/,
    };
    for (const [locale, title] of Object.entries(titles)) {
      const advance = await read(setLocale(E_INVOICES['advance']!, locale));
      expect(advance.pages[0]?.split('\n'), locale).to.satisfy((lines: string[]) =>
        lines.some((line) => title.test(line)),
      );
      expect(String(advance.info['Title']), locale).to.match(title);
      const final = await read(setLocale(E_INVOICES['final-after-two-advances']!, locale));
      expect(String(final.info['Title']), locale).to.not.match(title);
      expect(final.text, locale).to.match(title);
      if (locale !== 'nl_NL') expect(advance.text + final.text, locale).to.not.match(/Voorschot|btw|Btw/);
    }
  });

  it('of a credit invoice has its reason and its settlement, and no empty box', async () => {
    const original = createPrintedInvoice([createItem('Klimmen', 20, 17.5, 21)]);
    const reason = { opmerking: 'Het regende de hele dag.' };
    const settledPage = await read({ ...createPrintedCredit(original, undefined, 35_000 as Cents), ...reason });
    expect(settledPage.text)
      .to.match(/^Deze creditfactuur is verrekend met factuur BG-2026-00007\./m)
      .and.not.match(/Tegoed/);
    expect(settledPage.text).to.include('Reden\nHet regende de hele dag.');
    const open = await read({ ...createPrintedCredit(original), ...reason });
    expect(open.text)
      .to.match(/Tegoed\n€ 350,00/)
      .and.not.match(/verrekend/);
  });

  it('of a copy that confirms a payment has its date, and says that it was paid', async () => {
    const original = createPrintedInvoice([createItem('Klimmen', 20, 17.5, 21)]);
    const half = { datum: '2026-04-02', bedrag: 17_500 as Cents, betaalmethode: 'Pin', verrekend_met: null };
    const part = await read({ ...original, later: [half] });
    expect(part.text)
      .to.match(/Nog te betalen\n€ 175,00/)
      .and.not.match(/Betaald op/);
    const settlement = { ...half, datum: '2026-04-09', betaalmethode: null, verrekend_met: 'BG-2026-00008' };
    const paidPage = await read({ ...original, later: [half, settlement] });
    expect(paidPage.text).to.match(/Betaald op\n9 april 2026/);
    expect(paidPage.text).to.include('Deze factuur is voldaan.').and.include('Verrekend met BG-2026-00008');
    expect(paidPage.text).to.not.include('IBAN\n');
  });
});
