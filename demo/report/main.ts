// A period of an installation as charts on one page: npm run report -- --from 2026-01 --to 2026-12. All figures are the API's own.
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Boekstaaf } from 'boekstaaf';
import { listMonths, type Months, yearTo } from '../../http/pages/browser/months.ts';
import { openServer, YEAR_FILE } from '../server.ts';
import { findLastBookedMonth } from './figures.ts';
import { saveBookkeeping } from './files.ts';
import { formatPeriod } from './period.ts';
import { buildReport } from './report.ts';

const OPTIONS = {
  from: { type: 'string' },
  to: { type: 'string' },
  output: { type: 'string', default: join('data', 'report', 'index.html') },
} as const;

try {
  await writeReport(parseArgs({ options: OPTIONS }).values);
} catch (error) {
  // The typed words are wrong: the message says how.
  if (!(error instanceof RangeError || (error instanceof TypeError && 'code' in error))) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

interface ReportRequest {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly output: string;
}

async function writeReport({ from, to, output }: ReportRequest): Promise<void> {
  if (process.env['BASE_URL'] === undefined && !existsSync(YEAR_FILE))
    throw new RangeError('There are no bookings of a year yet: run npm run demo -- --year first.');

  const server = await openServer(process.env, YEAR_FILE);
  const { url: baseUrl, username, password } = server;
  const client = new Boekstaaf({ baseUrl, username, password });

  try {
    const months = choosePeriod(from, to, await findLastBookedMonth(client));
    const files = await saveBookkeeping(client, server, dirname(resolve(output)), months);
    writeFileSync(output, await buildReport(client, months, files));
    console.log(`${formatPeriod(months)} as charts: ${pathToFileURL(resolve(output)).href}`);
  } finally {
    await server.close();
  }
}

/** The months that were asked for; else the twelve that end with the last one that has bookings, or with this one. */
function choosePeriod(from: string | undefined, to: string | undefined, last: string | undefined): Months {
  const end = to ?? last ?? new Date().toISOString().slice(0, 7);
  return from === undefined ? yearTo(end) : listMonths(from, end);
}
