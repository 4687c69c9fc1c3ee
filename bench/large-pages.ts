// Pages of lists by real dates of a large database, by the clock. All that is of one time stands together.
import { median } from './load.ts';
import type { Served } from './large-served.ts';
import { mostRow, type Row } from './report.ts';
import { ADMINISTRATOR } from './world.ts';

const TIMES = 7;
/** In milliseconds. */
const MOST = 250;
const PAGE = 'page=1&page_size=25';

const DATES: Readonly<Record<string, string>> = {
  'of the first week': '2023-01-02/2023-01-08',
  'of the last week': '2025-12-15/2025-12-21',
  'of the last month': '2025-11-22/2025-12-21',
  'of a year': '2024-01-01/2024-12-31',
  'of all years': '2023-01-01/2026-12-31',
};

/** The lists that have a period of their own. */
function lists(begin: string, eind: string): Readonly<Record<string, string>> {
  const [after, before] = [`${begin}T00:00:00`, `${eind}T23:59:59`];
  return {
    bookings: `/boekingen?periode=${begin}/${eind}`,
    'bookings by their date': `/boekingen?periode=${begin}/${eind}&referentiedatum=startdatum`,
    'cancelled bookings': `/boekingen?periode=${begin}/${eind}&status=geannuleerd`,
    invoices: `/facturen?datumNa=${begin}&datumVoor=${eind}`,
    payments: `/facturen_betalingen?date_after=${after}&date_before=${before}`,
    'charged lines': `/factuurregels?begin=${begin}&eind=${eind}`,
  };
}

/** Each page with the median of its times; the first one, which may count for a minute, is left out. */
export async function measurePages({ child, dialect }: Served): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [when, period] of Object.entries(DATES)) {
    const [begin = '', eind = ''] = period.split('/');
    for (const [what, path] of Object.entries(lists(begin, eind))) {
      const times: number[] = [];
      for (let nth = 0; nth <= TIMES; nth += 1) times.push(await timeOf(`${child.url}/api2${path}&${PAGE}`));
      const [first = NaN, ...others] = times;
      const note = `the first time ${first.toFixed(0)} ms`;
      const row = mostRow(`${what} ${when}, ${dialect}`, median(others), 'ms', MOST, note);
      console.log(`  ${row.what}: ${row.measured} ${row.met === false ? 'MISSED' : ''} ${note}`);
      rows.push(row);
    }
  }
  return rows;
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(url, { headers: { authorization: ADMINISTRATOR } });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${String(response.status)} ${text}`);
  return performance.now() - began;
}
