// The report of a period as one HTML page: its figures and charts, beside those of the same months a year before.
import type { Boekstaaf } from 'boekstaaf';
import { type Months, moveYearsBack } from '../../http/pages/browser/months.ts';
import { listCompanyNames, readPeriodFigures } from './figures.ts';
import { type LinkedFile, pageOf } from './page.ts';
import { formatPeriod } from './period.ts';
import { boxesOf, readCharts } from './report-charts.ts';
import { joinNames } from './sentences.ts';

/** Asks an installation for the figures of some months, and links to files beside the page; needs the rights on statistics, planning, staff and contacts. */
export async function buildReport(
  client: Boekstaaf,
  months: Months,
  files: readonly LinkedFile[] = [],
): Promise<string> {
  const before = moveYearsBack(months, 1);
  const now = await readPeriodFigures(client, months);
  const then = await readPeriodFigures(client, before);
  const periods = [formatPeriod(months), formatPeriod(before)] as const;
  const both = { now, then, months, periods };
  const owner = joinNames(await listCompanyNames(client));
  const images = await readCharts(client, both);
  return pageOf({ owner, period: periods[0], before: periods[1] }, boxesOf(both), images, files);
}
