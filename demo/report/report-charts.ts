// The boxes and charts of the report: what each shows of the figures, and in which words.
import type { Boekstaaf } from 'boekstaaf';
import type { Months } from '../../http/pages/browser/months.ts';
import type { Series } from './charts.ts';
import * as figures from './figures.ts';
import type { Figure, ReportChart } from './page.ts';
import { formatMonth } from './period.ts';
import * as sentences from './sentences.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const formatCount = (value: number): string => Math.round(value).toLocaleString('en-GB');
const formatWholeEuros = (amount: number): string =>
  amount.toLocaleString('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const formatCents = (amount: number): string => amount.toLocaleString('en-GB', { style: 'currency', currency: 'EUR' });
const formatHours = (value: number): string => `${formatCount(value)} h`;
const formatPercent = (share: number): string => `${share.toFixed(1)} %`;
const formatBookingCount = (value: number): string => `${formatCount(value)} bookings`;

/** Returns all charts, in the order of the page. */
export async function readCharts(client: Boekstaaf, compared: ComparedPeriods): Promise<ReportChart[]> {
  const { months } = compared;
  return [
    buildRevenueChart(compared),
    buildMonthlyChart(months, await figures.sumRevenueByGroup(client, months), {
      title: 'Revenue by month and product group',
      totalName: 'revenue',
      note: 'Finalised invoices by the month of the activity, VAT included.',
      format: formatWholeEuros,
    }),
    buildMonthlyChart(months, await figures.sumPaymentsByMethod(client, months), {
      title: 'Payments by month and method',
      totalName: 'payments',
      note: 'Payments by the month in which they came, refunds taken off.',
      format: formatWholeEuros,
    }),
    buildWeekdayChart(compared),
    buildOccupancyChart(compared),
    await buildCustomerChart(client, months),
    buildMonthlyChart(months, await figures.sumHoursWorked(client, months), {
      title: 'Hours worked by month',
      totalName: 'hours',
      note: 'Recorded hours of staff, breaks taken off.',
      format: formatHours,
    }),
    await buildVatChart(client, months),
    await buildDebtChart(client),
  ];
}

/** Both periods with their figures. */
export interface ComparedPeriods {
  readonly current: figures.PeriodFigures;
  readonly previous: figures.PeriodFigures;
  readonly months: Months;
  /** The names of both periods. */
  readonly periods: readonly [string, string];
}

/** Returns the figures of the period as boxes, each with that of the year before. */
export function boxesOf({ current, previous }: ComparedPeriods): Figure[] {
  const buildBox = (name: string, format: (value: number) => string, value: number, before: number): Figure => {
    const difference = sentences.describeDifference(value, before);
    return {
      name,
      value: format(value),
      before: difference === undefined ? 'Nothing the year before' : `${difference} ${format(before)} the year before`,
    };
  };
  return [
    buildBox('Invoiced, VAT included', formatWholeEuros, current.invoiced, previous.invoiced),
    buildBox('Left to invoice', formatWholeEuros, current.leftToInvoice, previous.leftToInvoice),
    buildBox('Confirmed bookings', formatCount, current.bookings, previous.bookings),
    buildBox('People', formatCount, current.people, previous.people),
  ];
}

function buildRevenueChart({ current, previous, months, periods }: ComparedPeriods): ReportChart {
  const categories = months.map(formatMonth);
  return {
    title: 'Revenue beside the year before',
    sentence: sentences.describeAgainstYearBefore(
      sentences.partsOf(categories, current.revenue),
      sentences.total(previous.revenue),
      formatWholeEuros,
    ),
    note: 'Finalised invoices by the month of the activity, VAT included.',
    categories,
    series: [
      { name: periods[0], values: current.revenue },
      { name: periods[1], values: previous.revenue },
    ],
    format: formatWholeEuros,
    bars: 'beside each other',
  };
}

interface MonthlyChartPlan extends Pick<ReportChart, 'title' | 'note' | 'format'> {
  /** The whole that the series are parts of. */
  readonly totalName: string;
}

/** Returns a chart of the parts of a whole, upon each other for each month. */
function buildMonthlyChart(
  months: Months,
  series: readonly Series[],
  { totalName, ...words }: MonthlyChartPlan,
): ReportChart {
  return {
    ...words,
    sentence: sentences.describeLargestParts(sentences.sumsOf(series), totalName),
    categories: months.map(formatMonth),
    series,
    bars: 'upon each other',
  };
}

function buildWeekdayChart({ current, previous, periods }: ComparedPeriods): ReportChart {
  return {
    title: 'Bookings by weekday',
    sentence: sentences.describeBusiest(sentences.partsOf(WEEKDAYS, current.weekdays), formatBookingCount),
    note: 'All bookings, cancelled ones too.',
    categories: WEEKDAYS,
    series: [
      { name: periods[0], values: current.weekdays },
      { name: periods[1], values: previous.weekdays },
    ],
    format: formatCount,
    bars: 'beside each other',
  };
}

function buildOccupancyChart({ current, previous, periods }: ComparedPeriods): ReportChart {
  const occupiedLocations = current.occupancy
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
  const categories = occupiedLocations.map(({ naam }) => naam);
  const shares = occupiedLocations.map(({ share }) => share);
  const previousShares = new Map(previous.occupancy.map(({ id, share }) => [id, share]));

  return {
    title: 'Occupancy by location',
    sentence: sentences.describeBusiest(sentences.partsOf(categories, shares), formatPercent),
    note: `The share of ${String(figures.OPEN_HOURS_A_DAY)} hours a day in which somebody is at the location, or below it.`,
    categories,
    series: [
      { name: periods[0], values: shares },
      { name: periods[1], values: occupiedLocations.map(({ id }) => previousShares.get(id) ?? 0) },
    ],
    format: formatPercent,
    bars: 'beside each other',
    isHorizontal: true,
  };
}

async function buildCustomerChart(client: Boekstaaf, months: Months): Promise<ReportChart> {
  const { all, best } = await figures.findBestCustomers(client, months);
  const share = all === 0 ? 0 : Math.round((sentences.total(best.map(({ value }) => value)) / all) * 100);

  return {
    title: 'Best customers',
    sentence:
      best.length === 0 ? 'Nobody booked.' : `These ${formatCount(best.length)} stand for ${String(share)} % of all.`,
    note: 'What their confirmed bookings come to, VAT included.',
    categories: best.map(({ name }) => name),
    series: [{ name: 'Booked', values: best.map(({ value }) => value) }],
    format: formatWholeEuros,
    bars: 'upon each other',
    isHorizontal: true,
  };
}

async function buildVatChart(client: Boekstaaf, months: Months): Promise<ReportChart> {
  const { quarters, series, rows } = await figures.readVatByQuarter(client, months);
  return {
    title: 'VAT by quarter and rate',
    sentence: sentences.describeLargestParts(sentences.sumsOf(series), 'VAT'),
    note: 'What the return of each quarter owes: finalised invoices by their date, credit invoices taken off.',
    categories: quarters,
    series,
    format: formatWholeEuros,
    bars: 'upon each other',
    table: {
      title: 'The returns, to the cent',
      columns: ['', 'Rate', 'Turnover', 'VAT', 'Invoices'],
      rows: rows.map(({ quarter, soort, btw_percentage, btw_nummer, omzet, btw, facturen }) => [
        quarter,
        soort === 'verlegd'
          ? `reverse charged to ${btw_nummer ?? 'a customer without a number'}`
          : `${String(btw_percentage)} %`,
        formatCents(omzet),
        formatCents(btw),
        formatCount(facturen),
      ]),
    },
  };
}

async function buildDebtChart(client: Boekstaaf): Promise<ReportChart> {
  const debtors = await figures.listDebtors(client);
  const names = figures.DEBT_AGES.map(([name]) => name);
  const ages = figures.DEBT_AGES.map(([, age]) => sentences.total(debtors.map((debtor) => debtor[age])));

  return {
    title: 'What customers owe',
    sentence: sentences.describeOverdue(sentences.partsOf(names, ages), formatWholeEuros),
    note: 'Open amounts of today, by the days since they were due.',
    categories: names,
    series: [{ name: 'Open', values: ages }],
    format: formatWholeEuros,
    bars: 'upon each other',
    table: {
      title: 'By customer, to the cent',
      columns: ['', ...names, 'All'],
      rows: debtors.map((debtor) => [
        debtor.klant_naam ?? `customer ${String(debtor.klant_id)}`,
        ...figures.DEBT_AGES.map(([, age]) => formatCents(debtor[age])),
        formatCents(debtor.totaal),
      ]),
    },
  };
}
