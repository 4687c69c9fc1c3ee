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
  const monthsBefore = moveYearsBack(months, 1);
  const current = await readPeriodFigures(client, months);
  const previous = await readPeriodFigures(client, monthsBefore);
  const periods = [formatPeriod(months), formatPeriod(monthsBefore)] as const;
  const compared = { current, previous, months, periods };
  const owner = joinNames(await listCompanyNames(client));
  const charts = await readCharts(client, compared);
  return pageOf({ owner, period: periods[0], before: periods[1] }, boxesOf(compared), charts, files);
}
