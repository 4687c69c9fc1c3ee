// Printed programmes: what a reader finds on the page, in which language, with or without amounts.
import { expect } from 'chai';
import { programmeOf, type PrintedProgramme } from '../../domain/bookings/programme.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import { openPrinter } from '../../jobs/printer.ts';
import { SMALLEST_PNG } from '../support/images.ts';
import { readPdf, type ParsedPdf } from '../support/pdf.ts';
import { BOOKING, PARTIES, createLine } from '../support/programmes.ts';

const lines = [
  createLine('Ontvangst met koffie', '2026-10-24T11:30:00.000Z', '2026-10-24T11:30:00.000Z', 4),
  { ...createLine('Bowlen', '2026-10-24T12:00:00.000Z', '2026-10-24T13:30:00.000Z', 4), aantal: 37 },
  createLine('Nachtwandeling', '2026-10-24T20:00:00.000Z', '2026-10-25T01:30:00.000Z'),
];
const AMSTERDAM = zoneOf('Europe/Amsterdam');
const programme = programmeOf(
  { ...BOOKING, lines, kosten_opmerking: 'Neem zwemkleding mee.' },
  PARTIES,
  new Map([[4, 'Grote zaal']]),
  AMSTERDAM,
);

describe('a printed programme', () => {
  const printer = openPrinter();

  after(() => printer.close());

  const bytesOf = (of: PrintedProgramme, logo: Uint8Array | null = null): Promise<Uint8Array> =>
    printer.print({ document: { kind: 'programme', programme: of }, logo, date: '2026-10-01' });
  const printProgramme = async (changes: Partial<PrintedProgramme> = {}): Promise<ParsedPdf> =>
    readPdf(await bytesOf({ ...programme, ...changes }));

  it('shows who comes when, for what and where, and the quantities', async () => {
    const { text, pages, info } = await printProgramme();
    expect(pages).to.have.length(1);

    for (const line of [
      'Programma',
      'Dagje uit · 16 personen',
      '30-4',
      'zaterdag 24 oktober 2026',
      'Basisschool De Eik',
      '13:30',
      '14:00 – 15:30',
      'Grote zaal',
      'Nachtwandeling',
      '37',
      'Neem zwemkleding mee.',
      'Buitengoed',
    ])
      expect(text).to.include(line);

    // The hours after midnight belong to the evening before, even when the clock is set back.
    expect(text).to.match(/22:00 – 02:30/);
    expect(info).to.include({ Title: 'Programma', Author: 'Buitengoed' });
  });

  it('fills the template of invoices, without the parts of an invoice', async () => {
    const { text } = await printProgramme();
    expect(text).to.include('Factuur van Basisschool De Eik {onbekend}');
  });

  it('shows no amounts where the company wants none', async () => {
    const { text } = await printProgramme({ shows_amounts: false });
    expect(text).not.to.include('37');
    expect(text).not.to.include('Aantal');
  });

  for (const [locale, title, group] of [
    ['en_GB', 'Programme', '16 people'],
    ['de_DE', 'Programm', '16 Personen'],
    ['fr_FR', 'Programme', '16 personnes'],
    ['pl_PL', 'Programme', '16 people'],
  ] as const)
    it(`is written in the language of ${locale}`, async () => {
      const { text, info } = await printProgramme({ look: { ...programme.look, locale } });
      expect(info).to.include({ Title: title });
      expect(text).to.include(group);
    });

  it('says so when nothing takes place yet', async () => {
    expect((await printProgramme({ lines: [] })).text).to.include('Het programma volgt nog.');
  });

  it('has as many pages as it needs, each with the headings of its columns', async () => {
    const day = programme.lines.flatMap((each) => Array.from({ length: 30 }, () => each));
    const { pages } = await printProgramme({ lines: day });
    expect(pages.length).to.be.greaterThan(2);
    for (const page of pages) expect(page).to.include('Activiteit');
  });

  it('continues a long description on the next pages', async () => {
    const words = Array.from({ length: 600 }, (_, index) => `woord${String(index)}`);
    const [line] = programme.lines;
    const { pages } = await printProgramme({
      lines: line === undefined ? [] : [{ ...line, description: words.join(' ') }],
    });
    expect(pages.length).to.be.greaterThan(1);
    for (const page of pages) {
      expect(page).to.include('Activiteit');
      expect(page.split('\n').filter((text) => text.startsWith('woord')).length).to.be.within(1, 50);
    }
    expect(pages.at(-1)).to.include('woord599');
  });

  it('has equal bytes for an equal programme', async () => {
    const one = await bytesOf(programme, SMALLEST_PNG);
    const other = await bytesOf(programme, SMALLEST_PNG);
    expect(Buffer.compare(one, other)).to.equal(0);
  });
});
