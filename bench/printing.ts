// How long a PDF takes in the thread that prints, from the question to its bytes.
import { openPrinter } from '../jobs/printer.ts';
import { group, item, printed } from '../test/support/e-invoices.ts';
import { SMALLEST_PNG } from '../test/support/images.ts';
import { mostRow, type Row, type Section } from './report.ts';

const TIMES = 60;
const WARM_UP = 10;
const MOST = 100;

const day = (name: string, rows: number): ReturnType<typeof group> =>
  group(
    name,
    Array.from({ length: rows }, (_, at) => item(`Activiteit ${String(at + 1)} met begeleiding`, 20, 12.5 + at, 21)),
  );

const INVOICES = {
  'one page, 12 rows': printed([
    day('Dagje klimmen', 8),
    item('Lunch', 20, 10.9, 9),
    item('Huur tenten', 3, 45, 21, 10),
  ]),
  'three pages, 70 rows': printed([1, 2, 3, 4, 5, 6, 7].map((at) => day(`Dag ${String(at)}`, 9))),
};

/** Prints each invoice a number of times, one after the other; the first of all, which starts the thread, is told apart. */
export async function measurePrinting(): Promise<Section> {
  const printer = openPrinter();
  const rows: Row[] = [];
  try {
    const timed = async (invoice: (typeof INVOICES)[keyof typeof INVOICES]): Promise<number> => {
      const begun = performance.now();
      await printer.print({ document: { kind: 'invoice', invoice }, logo: SMALLEST_PNG, date: '2026-03-30' });
      return performance.now() - begun;
    };
    const first = await timed(INVOICES['one page, 12 rows']);
    for (const [what, invoice] of Object.entries(INVOICES)) {
      const times: number[] = [];
      for (let round = 0; round < WARM_UP + TIMES; round++) times.push(await timed(invoice));
      const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
      const slow = `the slowest twentieth from ${(sorted[Math.floor(TIMES * 0.95)] ?? 0).toFixed(0)} ms`;
      rows.push(mostRow(what, sorted[TIMES / 2] ?? 0, 'ms', MOST, slow));
    }
    rows.push({
      what: 'the first one',
      measured: `${first.toFixed(0)} ms`,
      aim: '',
      met: null,
      note: 'with the start of the thread and its fonts',
    });
  } finally {
    await printer.close();
  }
  const sides = [
    `Invoices with a logo, ${String(TIMES)} times each, one after the other: the median, from asking the thread to the bytes.`,
  ];
  return { title: 'Printing', sides, rows };
}
