// The year that `npm run demo -- --year` booked, as pictures on one page: npm run report. All figures are the API's own.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Boekstaaf, type BookingStatus } from 'boekstaaf';
import { barChart, type Chart, type Series } from './charts.ts';
import { pageOf } from './page.ts';
import { serverFor, YEAR_FILE } from './server.ts';

const OUTPUT = join('data', 'report.html');
const CERTAIN: BookingStatus[] = ['definitief', 'gaande', 'voltooid'];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const euro = (amount: number): string =>
  amount.toLocaleString('en-GB', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const HOUR = 3_600_000;
const OPEN_HOURS_A_DAY = 12;
const percent = (share: number): string => `${share.toFixed(1)} %`;
const wholeHours = (hours: number): string => `${count(Math.round(hours))} h`;
const count = (amount: number): string => amount.toLocaleString('en-GB');

if (process.env['BASE_URL'] === undefined && !existsSync(YEAR_FILE)) {
  console.error('There are no bookings of a year yet: run npm run demo -- --year first.');
  process.exit(1);
}
const server = await serverFor(process.env, YEAR_FILE);
const client = new Boekstaaf({ baseUrl: server.url, username: server.username, password: server.password });

// 1. The twelve months in which most was booked: they begin with the first one that has bookings.
const ever = { datum_after: '2000-01-01', datum_before: '2199-12-31' };
const booked = await client.statistics.getSalesStatistics({
  ...ever,
  gegevens: 'boekingen',
  groepeer_tijd: 'jaar-maand',
});
const months = monthsFrom(String(booked[0]?.key.period ?? '2026-01'));
const year = { datum_after: `${months[0] ?? ''}-01`, datum_before: lastDayOf(months.at(-1) ?? '') };

// 2. Revenue by the month of the activity and by product group.
const groups = new Map((await client.productGroups.listProductGroups({})).map(({ id, naam }) => [id, naam]));
const revenue = await client.statistics.getSalesStatistics({
  ...year,
  groepeer_tijd: 'jaar-maand',
  groepeer_gegevens: ['productgroep_id'],
});
const byGroup = series(
  revenue.map(({ key, data }) => ({
    name: groups.get(key.productgroep_id ?? 0) ?? 'Other',
    period: String(key.period),
    value: data.gefactureerd_bedrag_inclusief_btw ?? 0,
  })),
);

// 3. Payments by the month in which they came, and by method.
const methods = new Map((await client.paymentMethods.listPaymentMethods({})).map(({ id, naam }) => [id, naam]));
const payments = await client.statistics.getPaymentStatistics({
  ...year,
  groepeer_tijd: 'jaar-maand',
  groepeer_gegevens: ['betaalmethode_id'],
});
const byMethod = series(
  payments.map(({ key, data }) => ({
    name: methods.get(key.betaalmethode_id ?? 0) ?? 'Other',
    period: String(key.period),
    value: data.bedrag,
  })),
);

// 4. Bookings by the day of the week.
const days = await client.statistics.getSalesStatistics({ ...year, gegevens: 'boekingen', groepeer_tijd: 'datum' });
const weekdays = WEEKDAYS.map(() => 0);
for (const { key, data } of days) {
  const weekday = (new Date(String(key.period)).getUTCDay() + 6) % 7;
  weekdays[weekday] = (weekdays[weekday] ?? 0) + (data.boekingen ?? 0);
}

// 5. Four figures of the whole year.
const whole = async (gegevens: 'gefactureerd_bedrag' | 'nog_te_factureren' | 'boekingen' | 'personen') => {
  const question = { ...year, gegevens, groepeer_tijd: 'jaar' as const };
  const rows = await client.statistics.getSalesStatistics({ ...question, boeking_status: CERTAIN });
  return (member: keyof (typeof rows)[number]['data']): number =>
    rows.reduce((so, { data }) => so + (data[member] ?? 0), 0);
};
const figures: [string, string][] = [
  ['Invoiced, VAT included', euro((await whole('gefactureerd_bedrag'))('gefactureerd_bedrag_inclusief_btw'))],
  ['Left to invoice', euro((await whole('nog_te_factureren'))('nog_te_factureren_inclusief_btw'))],
  ['Confirmed bookings', count((await whole('boekingen'))('boekingen'))],
  ['People', count((await whole('personen'))('personen'))],
];

// 6. The share of its open hours in which each location is in use, and the hours that staff worked, by month.
const quarters = [0, 3, 6, 9].map((first) => ({
  begin: `${months[first] ?? ''}-01T00:00`,
  eind: `${dayAfter(lastDayOf(months[first + 2] ?? ''))}T00:00`,
}));
const inUse = new Map<string, number>();
for (const period of quarters) {
  const { locaties } = await client.planning.getPlanning(period);
  for (const { naam, gebruik } of locaties) inUse.set(naam, (inUse.get(naam) ?? 0) + hoursOf(gebruik));
}
const openHours = OPEN_HOURS_A_DAY * daysBetween(year.datum_after, year.datum_before);
const places = [...inUse].filter(([, hours]) => hours > 0).sort(([, one], [, other]) => other - one);
const worked: { name: string; period: string; value: number }[] = [];
for (const { id, displaynaam } of await client.staff.listStaff({})) {
  for (const { begin, eind, pauze_minuten } of await client.recordedHours.listRecordedHours({ staff_id: id }))
    worked.push({
      name: displaynaam,
      period: begin.slice(0, 7),
      value: hoursOf([{ begin, eind }]) - pauze_minuten / 60,
    });
}
const byMember = series(worked).filter(({ values }) => values.some((value) => value > 0));

// 7. VAT by quarter and rate, and what customers owe today, by age.
const vat: { name: string; period: string; value: number }[] = [];
const quarterNames: string[] = [];
for (const first of [0, 3, 6, 9]) {
  const [ofYear = 0, month = 1] = (months[first] ?? '').split('-').map(Number);
  const kwartaal = Math.ceil(month / 3);
  const period = `Q${String(kwartaal)} ${String(ofYear)}`;
  quarterNames.push(period);
  for (const { btw_percentage, btw } of await client.statistics.getVatReturn({ jaar: ofYear, kwartaal }))
    if (btw !== 0) vat.push({ name: `${String(btw_percentage ?? 0)} %`, period, value: btw });
}
const byRate = [...new Set(vat.map(({ name }) => name))].map((name) => ({
  name,
  values: quarterNames.map((quarter) =>
    vat.filter((each) => each.name === name && each.period === quarter).reduce((so, { value }) => so + value, 0),
  ),
}));
const debtors = await client.statistics.getAgedDebtors({});
const AGES = [
  ['Not due', 'niet_vervallen'],
  ['1 to 30 days', 'dagen_1_30'],
  ['31 to 60 days', 'dagen_31_60'],
  ['61 to 90 days', 'dagen_61_90'],
  ['Longer', 'dagen_meer'],
] as const;
const owed = AGES.map(([, age]) => debtors.reduce((so, row) => so + row[age], 0));
await server.close();

const shown = months.map(monthName);
const charts = [
  {
    title: 'Revenue by month of the activity and product group',
    note: 'The total of permanent invoices, VAT included.',
    ...drawn({ categories: shown, series: byGroup, write: euro }),
  },
  {
    title: 'Payments by month and method',
    note: 'Payments received, minus refunds.',
    ...drawn({ categories: shown, series: byMethod, write: euro }),
  },
  {
    title: 'Bookings by weekday',
    note: 'All bookings, including cancelled ones.',
    ...drawn({ categories: WEEKDAYS, series: [{ name: 'Bookings', values: weekdays }], write: count }),
  },
  {
    title: 'Occupancy by location',
    note: `The share of ${String(OPEN_HOURS_A_DAY)} hours a day in which somebody is at the location or below it.`,
    ...drawn({
      categories: places.map(([naam]) => naam),
      series: [{ name: 'In use', values: places.map(([, hours]) => (hours / openHours) * 100) }],
      write: percent,
    }),
  },
  {
    title: 'Hours worked by month',
    note: 'Recorded hours of staff, without breaks.',
    ...drawn({ categories: shown, series: byMember, write: wholeHours }),
  },
  {
    title: 'VAT by quarter and rate',
    note: 'The VAT of permanent invoices by their date, credit invoices deducted: what the return of each quarter owes.',
    ...drawn({ categories: quarterNames, series: byRate, write: euro }),
  },
  {
    title: 'What customers owe',
    note: 'Open amounts of today, by the days since they were due.',
    ...drawn({ categories: AGES.map(([name]) => name), series: [{ name: 'Open', values: owed }], write: euro }),
  },
];
mkdirSync(dirname(OUTPUT), { recursive: true });
writeFileSync(OUTPUT, pageOf(`${shown[0] ?? ''} to ${shown.at(-1) ?? ''}`, figures, charts));
console.log(`The year as charts: ${pathToFileURL(resolve(OUTPUT)).href}`);

function drawn(chart: Chart): { svg: string; table: Chart } {
  return { svg: barChart(chart), table: chart };
}

/** The hours of stretches that do not overlap. */
function hoursOf(stretches: readonly { readonly begin: string; readonly eind: string }[]): number {
  return stretches.reduce((so, { begin, eind }) => so + (Date.parse(eind) - Date.parse(begin)) / HOUR, 0);
}

/** Both days included. */
function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / (24 * HOUR)) + 1;
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + 24 * HOUR).toISOString().slice(0, 10);
}

function monthsFrom(first: string): string[] {
  const [firstYear = 0, firstMonth = 1] = first.split('-').map(Number);
  return Array.from({ length: 12 }, (_none, place) =>
    new Date(Date.UTC(firstYear, firstMonth - 1 + place, 1)).toISOString().slice(0, 7),
  );
}

function lastDayOf(month: string): string {
  const [ofYear = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(ofYear, number, 0)).toISOString().slice(0, 10);
}

function monthName(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });
}

/** One series for each name, the largest first, with a value for every month. */
function series(cells: readonly { name: string; period: string; value: number }[]): Series[] {
  const names = [...new Set(cells.map(({ name }) => name))];
  const all = names.map((name) => {
    const own = cells.filter((cell) => cell.name === name);
    const inMonth = (month: string): number =>
      own.filter(({ period }) => period === month).reduce((so, { value }) => so + value, 0);
    return { name, values: months.map(inMonth) };
  });
  const totalOf = ({ values }: Series): number => values.reduce((so, value) => so + value, 0);
  return all.sort((a, b) => totalOf(b) - totalOf(a));
}
