// The boxes and charts of the report: what each of them shows of the figures, and in which words.
import type { Boekstaaf } from 'boekstaaf';
import type { Months } from '../../http/pages/browser/months.ts';
import type { Series } from './charts.ts';
import * as figures from './figures.ts';
import type { Figure, ReportChart } from './page.ts';
import { monthName } from './period.ts';
import * as sentences from './sentences.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const count = (amount: number): string => Math.round(amount).toLocaleString('en-GB');
const euro = (amount: number): string =>
  amount.toLocaleString('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const cents = (amount: number): string => amount.toLocaleString('en-GB', { style: 'currency', currency: 'EUR' });
const hours = (amount: number): string => `${count(amount)} h`;
const percent = (share: number): string => `${share.toFixed(1)} %`;
const bookings = (amount: number): string => `${count(amount)} bookings`;

/** All charts, in the order of the page. */
export async function imagesOf(client: Boekstaaf, both: ComparedPeriods): Promise<ReportChart[]> {
  const { months } = both;
  return [
    revenueImage(both),
    monthsImage(months, await figures.revenueByGroup(client, months), {
      title: 'Revenue by month and product group',
      whole: 'revenue',
      note: 'Permanent invoices by the month of the activity, VAT included.',
      write: euro,
    }),
    monthsImage(months, await figures.paymentsByMethod(client, months), {
      title: 'Payments by month and method',
      whole: 'payments',
      note: 'Payments by the month in which they came, refunds taken off.',
      write: euro,
    }),
    weekdaysImage(both),
    occupancyImage(both),
    await customersImage(client, months),
    monthsImage(months, await figures.hoursWorked(client, months), {
      title: 'Hours worked by month',
      whole: 'hours',
      note: 'Recorded hours of staff, breaks taken off.',
      write: hours,
    }),
    await vatImage(client, months),
    await owedImage(client),
  ];
}

/** Both periods with their figures. */
export interface ComparedPeriods {
  readonly now: figures.PeriodFigures;
  readonly then: figures.PeriodFigures;
  readonly months: Months;
  /** The names of both periods. */
  readonly periods: readonly [string, string];
}

/** The figures of the period as boxes, each beside that of the year before. */
export function boxesOf({ now, then }: ComparedPeriods): Figure[] {
  const box = (name: string, write: (value: number) => string, value: number, before: number): Figure => {
    const compared = sentences.change(value, before);
    return {
      name,
      value: write(value),
      before: compared === undefined ? 'Nothing the year before' : `${compared} ${write(before)} the year before`,
    };
  };
  return [
    box('Invoiced, VAT included', euro, now.invoiced, then.invoiced),
    box('Left to invoice', euro, now.leftToInvoice, then.leftToInvoice),
    box('Confirmed bookings', count, now.bookings, then.bookings),
    box('People', count, now.people, then.people),
  ];
}

function revenueImage({ now, then, months, periods }: ComparedPeriods): ReportChart {
  const categories = months.map(monthName);
  return {
    title: 'Revenue beside the year before',
    sentence: sentences.besideTheYearBefore(
      sentences.partsOf(categories, now.revenue),
      sentences.total(then.revenue),
      euro,
    ),
    note: 'Permanent invoices by the month of the activity, VAT included.',
    categories,
    series: [
      { name: periods[0], values: now.revenue },
      { name: periods[1], values: then.revenue },
    ],
    write: euro,
    bars: 'beside each other',
  };
}

interface MonthlyChartPlan extends Pick<ReportChart, 'title' | 'note' | 'write'> {
  /** The whole that the series are parts of. */
  readonly whole: string;
}

/** Parts of something, upon each other for each month. */
function monthsImage(months: Months, series: readonly Series[], { whole, ...words }: MonthlyChartPlan): ReportChart {
  return {
    ...words,
    sentence: sentences.largestParts(sentences.sumsOf(series), whole),
    categories: months.map(monthName),
    series,
    bars: 'upon each other',
  };
}

function weekdaysImage({ now, then, periods }: ComparedPeriods): ReportChart {
  return {
    title: 'Bookings by weekday',
    sentence: sentences.busiest(sentences.partsOf(WEEKDAYS, now.weekdays), bookings),
    note: 'All bookings, cancelled ones too.',
    categories: WEEKDAYS,
    series: [
      { name: periods[0], values: now.weekdays },
      { name: periods[1], values: then.weekdays },
    ],
    write: count,
    bars: 'beside each other',
  };
}

function occupancyImage({ now, then, periods }: ComparedPeriods): ReportChart {
  const places = [...now.occupancy].filter(([, share]) => share > 0).sort(([, one], [, other]) => other - one);
  const categories = places.map(([naam]) => naam);
  const shares = places.map(([, share]) => share);

  return {
    title: 'Occupancy by location',
    sentence: sentences.busiest(sentences.partsOf(categories, shares), percent),
    note: `The share of ${String(figures.OPEN_HOURS_A_DAY)} hours a day in which somebody is at the location, or below it.`,
    categories,
    series: [
      { name: periods[0], values: shares },
      { name: periods[1], values: categories.map((naam) => then.occupancy.get(naam) ?? 0) },
    ],
    write: percent,
    bars: 'beside each other',
    lying: true,
  };
}

async function customersImage(client: Boekstaaf, months: Months): Promise<ReportChart> {
  const { all, best } = await figures.bestCustomers(client, months);
  const share = all === 0 ? 0 : Math.round((sentences.total(best.map(({ value }) => value)) / all) * 100);
  return {
    title: 'Best customers',
    sentence: best.length === 0 ? 'Nobody booked.' : `These ${count(best.length)} stand for ${String(share)} % of all.`,
    note: 'What their confirmed bookings come to, VAT included.',
    categories: best.map(({ name }) => name),
    series: [{ name: 'Booked', values: best.map(({ value }) => value) }],
    write: euro,
    bars: 'upon each other',
    lying: true,
  };
}

async function vatImage(client: Boekstaaf, months: Months): Promise<ReportChart> {
  const { quarters, series, rows } = await figures.vatByQuarter(client, months);
  return {
    title: 'VAT by quarter and rate',
    sentence: sentences.largestParts(sentences.sumsOf(series), 'VAT'),
    note: 'What the return of each quarter owes: permanent invoices by their date, credit invoices taken off.',
    categories: quarters,
    series,
    write: euro,
    bars: 'upon each other',
    table: {
      title: 'The returns, to the cent',
      columns: ['', 'Rate', 'Turnover', 'VAT', 'Invoices'],
      rows: rows.map(({ quarter, soort, btw_percentage, btw_nummer, omzet, btw, facturen }) => [
        quarter,
        soort === 'verlegd'
          ? `shifted to ${btw_nummer ?? 'a customer without a number'}`
          : `${String(btw_percentage)} %`,
        cents(omzet),
        cents(btw),
        count(facturen),
      ]),
    },
  };
}

async function owedImage(client: Boekstaaf): Promise<ReportChart> {
  const debtors = await figures.owedToday(client);
  const names = figures.DEBT_AGES.map(([name]) => name);
  const ages = figures.DEBT_AGES.map(([, age]) => sentences.total(debtors.map((debtor) => debtor[age])));

  return {
    title: 'What customers owe',
    sentence: sentences.overdue(sentences.partsOf(names, ages), euro),
    note: 'Open amounts of today, by the days since they were due.',
    categories: names,
    series: [{ name: 'Open', values: ages }],
    write: euro,
    bars: 'upon each other',
    table: {
      title: 'By customer, to the cent',
      columns: ['', ...names, 'All'],
      rows: debtors.map((debtor) => [
        debtor.klant_naam ?? `customer ${String(debtor.klant_id)}`,
        ...figures.DEBT_AGES.map(([, age]) => cents(debtor[age])),
        cents(debtor.totaal),
      ]),
    },
  };
}
