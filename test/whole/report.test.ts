// The report of demo/report: its figures are those of the API, next to the year before, and its page is accessible.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'chai';
import type { Browser } from 'playwright-core';
import { lockFile } from '../../db/engine/sqlite/lock.ts';
import { formatPeriod } from '../../demo/report/period.ts';
import { buildReport } from '../../demo/report/report.ts';
import * as sentences from '../../demo/report/sentences.ts';
import { daysOf, listMonths, quartersOf, moveYearsBack, yearTo } from '../../http/pages/browser/months.ts';
import { hasBrowser, openBrowser } from '../support/browser.ts';
import '../support/either-database.ts';
import { ADMINISTRATOR, api, basic, baseUrl, given } from '../support/index.ts';
import { findHindrances } from '../support/accessibility.ts';
import '../support/only-with-all.ts';

describe('the report of a period', () => {
  let html: string;

  before(async () => {
    const { id: bedrijf_id } = await given.company({ bedrijfsnaam: 'Zeil & Zo <BV>', weergavenaam: 'Zeil & Zo <BV>' });
    const createCustomer = async (naam: string): Promise<number> => (await given.customer({ bedrijf_id, naam })).id;
    const often = await createCustomer('Bakker & <Zoon>');
    const once = await createCustomer('Gemeente Rijnwaard');

    for (const [klant_id, begin, aantal] of [
      [often, '2026-06-13', 1],
      [often, '2026-06-20', 2],
      [once, '2026-07-04', 1],
      [once, '2025-06-14', 1],
    ] as const) {
      const body = { klant_id, begin: `${begin}T14:00:00+02:00`, status: 'definitief' as const };
      const { id: boeking_id } = await given.chargedBooking([{ ...given.cost(), aantal }], body);
      await api.invoices.create({ boeking_id, status: 'definitief' });
    }

    html = await buildReport(basic, listMonths('2026-03', '2026-07'));
  });

  it('names the company of the figures, their months, and the months for comparison', () => {
    expect(textOf(html)).to.match(/^[^.]*Zeil & Zo <BV> Mar 26 to Jul 26, beside Mar 25 to Jul 25\. /);
    expect(html).to.not.include('<Zoon>').and.to.not.include('<BV>');
  });

  it('has invoiced, booked and owed amounts, and describes its charts in words', () => {
    const text = textOf(html);
    for (const words of [
      'Invoiced, VAT included €484 300 % more than €121 the year before',
      'Confirmed bookings 3 200 % more than 1 the year before',
      'People 30 200 % more than 10 the year before',
      '€484, 300 % more than the year before (€121). Jun 26 brought most: €363.',
      'Other has most of the revenue, 100 %.',
      'No payments in this period.',
      'Saturday is the busiest with 3 bookings, Sunday the quietest with 0 bookings.',
      'These 2 stand for 100 % of all.',
      'No hours in this period.',
      '21 % has most of the VAT, 100 %.',
      '€605 is open; nothing of it is overdue.',
    ])
      expect(text).to.include(words);

    expect(text).to.match(/Booked Bakker & <Zoon> €363 Gemeente Rijnwaard €121/);
    expect(text).to.include('Rate Turnover VAT Invoices Q1 2026 21 % €500.00 €105.00 4 ');
    expect(text).to.include('Bakker & <Zoon> €363.00 €0.00 €0.00 €0.00 €0.00 €363.00');
  });

  it('keeps locations, customers and staff of one name apart', async () => {
    for (const eind of ['2024-06-15T12:00:00+02:00', '2024-06-15T11:00:00+02:00']) {
      const { id: personeel_id } = await given.staffMember({ naam: 'Sanne' });
      const { id: dienst_id } = await given.shift({ personeel_id, begin: '2024-06-15T09:00:00+02:00', eind });
      await given.recordedHours({ dienst_id });
    }

    for (const [hours, bedrag] of [
      [24, 121],
      [12, 242],
    ] as const) {
      const { id: locatie_id } = await given.location({ naam: 'Botenhuis' });
      const { id: klant_id } = await given.customer({ naam: 'Jansen' });
      const { id: product_id } = await given.product({ duur: `PT${String(hours)}H`, Locaties: [{ id: locatie_id }] });
      const body = { klant_id, product_id, begin: '2024-06-15T09:00:00+02:00', status: 'definitief' as const };
      await given.recharge(await given.booking(body), [given.cost({ bedrag })]);
    }

    const text = textOf(await buildReport(basic, listMonths('2024-06', '2024-06')));
    expect(text).to.include('Jun 24 Jun 23 Botenhuis 6.7 % 0.0 % Botenhuis 3.3 % 0.0 %');
    expect(text).to.include('Booked Jansen €242 Jansen €121');
    expect(text).to.include('Sanne Sanne Jun 24 3 h 2 h');
  });

  it('is written to a file by a command, which reports what is wrong with the requested months', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-report-'));
    const output = join(folder, 'deep', 'report.html');
    const ask = (...period: string[]): Promise<{ code: number; output: string }> =>
      runCommand([...period, '--output', output]);
    const wrong = await ask('--from', '2026-06', '--to', '2026-05');
    expect(wrong).to.deep.equal({ code: 1, output: '--to 2026-05 is before --from 2026-06: swap them.' });

    // The last month with bookings, and eleven before it.
    const { code, output: said } = await ask();
    expect([code, said]).to.deep.equal([0, `Aug 25 to Jul 26 as charts: file://${output}`]);

    const page = readFileSync(output, 'utf8');
    expect(textOf(page)).to.include('Aug 25 to Jul 26, beside Aug 24 to Jul 25.');

    const linked = [...page.matchAll(/<a href="([^"]+)"/g)].map(([, name = '']) => name);
    const files = new Map(linked.map((name) => [name, readFileSync(join(dirname(output), name), 'utf8')]));
    expect(files.get('vat-2026-Q1.csv')).to.match(/^soort;btw_percentage;.*\r\nbelast;21;;;500,00;105,00;4\r\n$/);
    expect(files.get('aged-debtors.csv')).to.match(/^klant_id;[^]*;363,00;0,00;/);

    const audits = [...files].filter(([name]) => /^audit-2026-\d+\.xml$/.test(name)).map(([, text]) => text);
    expect(audits.filter((text) => text.includes('Zeil &amp; Zo'))).to.have.length(1);
    expect(audits.join()).to.match(/<totalDebit>605\.00<\/totalDebit>/);

    rmSync(folder, { recursive: true });
  });

  it('states in one sentence that the server of the demo has its year', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'boekstaaf-report-'));
    const unlock = lockFile(join(folder, 'data', 'demo-year', 'demo.db'));
    const { code, output } = await runCommand([], folder);
    unlock();
    rmSync(folder, { recursive: true });
    expect(output).to.match(/^Another server is using data.demo-year.demo\.db: stop it first, .+\.$/);
    expect(code).to.equal(1);
  });

  describe('in a browser', () => {
    // Without a browser, the tests above cover its text.
    if (!hasBrowser) return;
    let browser: Browser;

    before(async () => {
      browser = await openBrowser();
    });

    after(() => browser.close());

    for (const [width, colorScheme] of [
      [1440, 'light'],
      [390, 'dark'],
      [320, 'light'],
    ] as const)
      it(`is readable at ${String(width)} pixels, ${colorScheme}`, async () => {
        const page = await browser.newPage({ viewport: { width, height: 844 }, colorScheme });
        await page.setContent(html);
        expect(await findHindrances(page)).to.deep.equal([]);
        // The sizes as drawn, since scaling a chart also scales its letters.
        const drawing: { charts: number; letters: number; aside: number } = await page.evaluate(LETTERS_SCRIPT);
        expect(drawing.charts).to.equal(9);
        expect(drawing.letters).to.be.at.least(11);
        expect(drawing.aside).to.equal(0);
        await page.close();
      });
  });
});

const LETTERS_SCRIPT = `(() => {
  const shown = [...document.querySelectorAll('svg')].filter((svg) => svg.getClientRects().length > 0);
  const letters = shown.flatMap((svg) => {
    const drawn = svg.getBoundingClientRect();
    const scale = drawn.width / svg.viewBox.baseVal.width;
    return [...svg.querySelectorAll('text')].filter((text) => text.textContent.trim() !== '').map((text) => {
      const { left, right } = text.getBoundingClientRect();
      return { size: parseFloat(getComputedStyle(text).fontSize) * scale, out: left < drawn.left - 1 || right > drawn.right + 1 };
    });
  });
  return {
    charts: shown.length,
    letters: Math.min(...letters.map(({ size }) => size)),
    aside: letters.filter(({ out }) => out).length,
  };
})()`;

describe('the months of a report', () => {
  for (const [months, name, days] of [
    [listMonths('2026-11', '2027-02'), 'Nov 26 to Feb 27', ['2026-11-01', '2027-02-28']],
    [listMonths('2028-02', '2028-02'), 'Feb 28', ['2028-02-01', '2028-02-29']],
    [yearTo('2026-01'), 'Feb 25 to Jan 26', ['2025-02-01', '2026-01-31']],
    [moveYearsBack(listMonths('2026-01', '2026-12'), 1), 'Jan 25 to Dec 25', ['2025-01-01', '2025-12-31']],
  ] as const)
    it(`are ${name}`, () => {
      const { datum_after, datum_before } = daysOf(months);
      expect([formatPeriod(months), [datum_after, datum_before]]).to.deep.equal([name, days]);
    });

  it('span quarters, each named once', () => {
    expect(quartersOf(listMonths('2026-11', '2027-04'))).to.deep.equal([
      { jaar: 2026, kwartaal: 4 },
      { jaar: 2027, kwartaal: 1 },
      { jaar: 2027, kwartaal: 2 },
    ]);
  });

  for (const [from, to, message] of [
    ['2026-13', '2027-01', /2026-13 is no month: write one as 2026-01/],
    ['soon', '2027-01', /soon is no month/],
    ['2020-01', '2022-01', /has 25 months: ask for 24 at most/],
  ] as const)
    it(`are not ${from} to ${to}`, () => {
      expect(() => listMonths(from, to)).to.throw(RangeError, message);
    });
});

describe('the sentences of a report', () => {
  for (const [actual, sentence] of [
    [sentences.describeDifference(90, 120), '25 % less than'],
    [sentences.describeDifference(100, 100.2), 'as much as'],
    [sentences.describeDifference(5, 0), undefined],
    [
      sentences.describeAgainstYearBefore([{ name: 'May', value: 3 }], 0, String),
      '3, with no year before to compare. May brought most: 3.',
    ],
    [sentences.describeAgainstYearBefore([], 7, String), 'Nothing in this period.'],
    [
      sentences.describeOverdue(
        [
          { name: 'a', value: 3 },
          { name: 'b', value: 4 },
        ],
        String,
      ),
      '7 is open; 4 of it is overdue.',
    ],
    [sentences.describeOverdue([], String), 'Nobody owes anything.'],
    [sentences.joinNames(['A', 'B', 'C']), 'A, B and C'],
  ] as const)
    it(`are ${String(sentence)}`, () => {
      expect(actual).to.equal(sentence);
    });
});

/** Returns the text for a reader, its lines one after the other. */
function textOf(html: string): string {
  return html
    .replace(/<style>[^]*?<\/style>|<svg[^]*?<\/svg>|<title>[^]*?<\/title>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Runs the command, on the server of this file or on the database in a folder. */
function runCommand(words: readonly string[], cwd?: string): Promise<{ code: number; output: string }> {
  const { username, password } = ADMINISTRATOR;
  const there = { BASE_URL: baseUrl, BOOTSTRAP_USERNAME: username, BOOTSTRAP_PASSWORD: password };
  const env = { ...process.env, DATABASE_URL: undefined, ...(cwd === undefined && there) };

  return new Promise((finish) => {
    execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), resolve('demo/report/main.ts'), ...words],
      { env, cwd },
      (error, stdout, stderr) => {
        finish({ code: error === null ? 0 : Number(error.code), output: `${stdout}${stderr}`.trim() });
      },
    );
  });
}
