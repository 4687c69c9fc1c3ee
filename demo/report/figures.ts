// The figures of the report: what the API's statistics, planning and lists say of a period, and of the same months a year before.
import type { AgedDebtor, Boekstaaf, BookingStatus, VatReturnRow } from 'boekstaaf';
import type { Series } from './charts.ts';
import { daysOf, lengthOf, momentsOf, type Months, quartersOf } from '../../http/pages/browser/months.ts';
import { total, type NamedQuantity } from './sentences.ts';
import { HOUR } from '../../domain/values/time-units.ts';

const CONFIRMED_STATUSES: BookingStatus[] = ['definitief', 'gaande', 'voltooid'];
/** The hours a day in which a location could be used. */
export const OPEN_HOURS_A_DAY = 12;
const MAX_CUSTOMERS = 10;

/** Figures of one period: money in euros, VAT included unless it says otherwise. */
export interface PeriodFigures {
  readonly invoiced: number;
  readonly leftToInvoice: number;
  readonly bookings: number;
  readonly people: number;
  /** By the month of the activity. */
  readonly revenue: readonly number[];
  /** All bookings, by the day of the week, from Monday. */
  readonly weekdays: readonly number[];
  readonly occupancy: readonly LocationOccupancy[];
}

/** The share of its open hours in which a location is in use, in percent. Several locations may have one name. */
export interface LocationOccupancy {
  readonly id: number;
  readonly naam: string;
  readonly share: number;
}

/** Returns the names of the companies, as their customers know them. */
export async function listCompanyNames(client: Boekstaaf): Promise<string[]> {
  return (await client.companies.list({ page_size: 1000 })).map(({ weergavenaam }) => weergavenaam);
}

/** Returns the last month that has bookings; undefined without any. */
export async function findLastBookedMonth(client: Boekstaaf): Promise<string | undefined> {
  const ever = { datum_after: '2000-01-01', datum_before: '2199-12-31' };
  const rows = await client.statistics.getSalesStatistics({
    ...ever,
    gegevens: 'boekingen',
    groepeer_tijd: 'jaar-maand',
  });
  const last = rows.at(-1)?.key.period;
  return last === undefined ? undefined : String(last);
}

/** Returns the figures that a period has in common with the same months of another year. */
export async function readPeriodFigures(client: Boekstaaf, months: Months): Promise<PeriodFigures> {
  const days = daysOf(months);

  const readSales = async (gegevens: 'gefactureerd_bedrag' | 'nog_te_factureren' | 'boekingen' | 'personen') => {
    const query = { ...days, gegevens, groepeer_tijd: 'jaar' as const };
    const rows = await client.statistics.getSalesStatistics({ ...query, boeking_status: CONFIRMED_STATUSES });
    return (member: keyof (typeof rows)[number]['data']): number => total(rows.map(({ data }) => data[member] ?? 0));
  };

  const byMonth = await client.statistics.getSalesStatistics({ ...days, groepeer_tijd: 'jaar-maand' });
  const revenue = byMonth.map(({ key, data }) => ({
    period: String(key.period),
    value: data.gefactureerd_bedrag_inclusief_btw ?? 0,
  }));

  return {
    invoiced: (await readSales('gefactureerd_bedrag'))('gefactureerd_bedrag_inclusief_btw'),
    leftToInvoice: (await readSales('nog_te_factureren'))('nog_te_factureren_inclusief_btw'),
    bookings: (await readSales('boekingen'))('boekingen'),
    people: (await readSales('personen'))('personen'),
    revenue: months.map((month) => sumWhere(revenue, ({ period }) => period === month)),
    weekdays: await countBookingsByWeekday(client, days),
    occupancy: await readOccupancy(client, months),
  };
}

async function countBookingsByWeekday(client: Boekstaaf, days: ReturnType<typeof daysOf>): Promise<number[]> {
  const rows = await client.statistics.getSalesStatistics({ ...days, gegevens: 'boekingen', groepeer_tijd: 'datum' });
  const counts = rows.map(({ key, data }) => ({
    weekday: (new Date(String(key.period)).getUTCDay() + 6) % 7,
    value: data.boekingen ?? 0,
  }));
  return [0, 1, 2, 3, 4, 5, 6].map((day) => sumWhere(counts, ({ weekday }) => weekday === day));
}

async function readOccupancy(client: Boekstaaf, months: Months): Promise<LocationOccupancy[]> {
  const names = new Map<number, string>();
  const hours = new Map<number, number>();
  for (const month of months) {
    const { locaties } = await client.planning.getPlanning(momentsOf(month));
    for (const { id, naam, gebruik } of locaties) {
      names.set(id, naam);
      hours.set(id, (hours.get(id) ?? 0) + hoursOf(gebruik));
    }
  }

  const openHours = OPEN_HOURS_A_DAY * lengthOf(months);
  return [...names].map(([id, naam]) => ({ id, naam, share: ((hours.get(id) ?? 0) / openHours) * 100 }));
}

/** Returns the revenue by the month of the activity, for each product group. */
export async function sumRevenueByGroup(client: Boekstaaf, months: Months): Promise<Series[]> {
  const groups = new Map((await client.productGroups.list({ page_size: 1000 })).map((group) => [group.id, group]));
  const query = { ...daysOf(months), groepeer_tijd: 'jaar-maand' as const };
  const rows = await client.statistics.getSalesStatistics({ ...query, groepeer_gegevens: ['productgroep_id'] });
  const cells = rows.map(({ key, data }) => ({
    ...identifyPart(groups.get(key.productgroep_id ?? 0)),
    period: String(key.period),
    value: data.gefactureerd_bedrag_inclusief_btw ?? 0,
  }));
  return buildSeries(cells, months);
}

/** Returns payments by the month in which they came, for each method. */
export async function sumPaymentsByMethod(client: Boekstaaf, months: Months): Promise<Series[]> {
  const methods = new Map((await client.paymentMethods.list({ page_size: 1000 })).map((method) => [method.id, method]));
  const query = { ...daysOf(months), groepeer_tijd: 'jaar-maand' as const };
  const rows = await client.statistics.getPaymentStatistics({ ...query, groepeer_gegevens: ['betaalmethode_id'] });
  const cells = rows.map(({ key, data }) => ({
    ...identifyPart(methods.get(key.betaalmethode_id ?? 0)),
    period: String(key.period),
    value: data.bedrag,
  }));
  return buildSeries(cells, months);
}

/** Returns the sums of confirmed bookings by customer: all of them, and those of the best ten. */
export async function findBestCustomers(
  client: Boekstaaf,
  months: Months,
): Promise<{ readonly all: number; readonly best: readonly NamedQuantity[] }> {
  const { datum_after, datum_before } = daysOf(months);
  const periode = `${datum_after}/${datum_before}`;
  const query = { periode, referentiedatum: 'startdatum', status: CONFIRMED_STATUSES, page_size: 1000 } as const;

  const customers = new Map<number, NamedQuantity>();
  for await (const { Klant, kosten } of client.bookings.list({ ...query, embed: ['Klant', 'kosten'] })) {
    const { id, displaynaam: name } = Klant;
    const value = (customers.get(id)?.value ?? 0) + kosten.calculated_totaalbedrag_inclusief_btw;
    customers.set(id, { name, value });
  }

  const sorted = [...customers.values()].sort((one, other) => other.value - one.value);
  return { all: total(sorted.map(({ value }) => value)), best: sorted.slice(0, MAX_CUSTOMERS) };
}

/** Returns the hours that staff worked, breaks taken off, for each who worked any. */
export async function sumHoursWorked(client: Boekstaaf, months: Months): Promise<Series[]> {
  const cells: SeriesCell[] = [];
  for (const { id, displaynaam } of await client.staff.list({ page_size: 1000 }))
    for (const { begin, eind, pauze_minuten } of await client.recordedHours.listRecordedHours({ staff_id: id })) {
      const value = hoursOf([{ begin, eind }]) - pauze_minuten / 60;
      cells.push({ id, name: displaynaam, period: begin.slice(0, 7), value });
    }
  return buildSeries(cells, months).filter(({ values }) => values.some((value) => value > 0));
}

/** A row of one quarter's return: of one rate, or of one customer with reverse charge. */
export type QuarterVatRow = VatReturnRow & { readonly quarter: string };

/** Returns the VAT that each quarter owes, for each rate that has any, and the rows of the returns. */
export async function readVatByQuarter(
  client: Boekstaaf,
  months: Months,
): Promise<{
  readonly quarters: readonly string[];
  readonly series: readonly Series[];
  readonly rows: readonly QuarterVatRow[];
}> {
  const rows: QuarterVatRow[] = [];
  const quarters: string[] = [];
  for (const { jaar, kwartaal } of quartersOf(months)) {
    const quarter = `Q${String(kwartaal)} ${String(jaar)}`;
    quarters.push(quarter);
    rows.push(...(await client.statistics.getVatReturn({ jaar, kwartaal })).map((row) => ({ ...row, quarter })));
  }

  const owed = rows.filter(({ btw }) => btw !== 0);
  const cells = owed.map(({ quarter, btw_percentage, btw }) => ({
    id: btw_percentage ?? 0,
    name: `${String(btw_percentage ?? 0)} %`,
    period: quarter,
    value: btw,
  }));

  return { quarters, series: buildSeries(cells, quarters), rows };
}

/** By how many days an amount is overdue, with the member that has it; what is not due yet comes first. */
export const DEBT_AGES = [
  ['Not due', 'niet_vervallen'],
  ['1 to 30 days', 'dagen_1_30'],
  ['31 to 60 days', 'dagen_31_60'],
  ['61 to 90 days', 'dagen_61_90'],
  ['Longer', 'dagen_meer'],
] as const;

/** Returns the debts of customers today. */
export async function listDebtors(client: Boekstaaf): Promise<AgedDebtor[]> {
  return client.statistics.getAgedDebtors({});
}

interface SeriesCell {
  /** The id of the subject of the series: several subjects may have one name. */
  readonly id: number;
  readonly name: string;
  readonly period: string;
  readonly value: number;
}

/** Returns the id and name of a product group or payment method; those of "Other" without one. */
function identifyPart(part: { readonly id: number; readonly naam: string } | undefined): { id: number; name: string } {
  return part === undefined ? { id: 0, name: 'Other' } : { id: part.id, name: part.naam };
}

/** Returns one series for each id, the largest first, with a value for every period. */
function buildSeries(cells: readonly SeriesCell[], periods: readonly string[]): Series[] {
  const names = new Map(cells.map(({ id, name }) => [id, name]));
  const all = [...names].map(([id, name]) => {
    const ownCells = cells.filter((cell) => cell.id === id);
    return { name, values: periods.map((each) => sumWhere(ownCells, ({ period }) => period === each)) };
  });
  return all.sort((one, other) => total(other.values) - total(one.values));
}

function sumWhere<Each extends { readonly value: number }>(all: readonly Each[], is: (each: Each) => boolean): number {
  return total(all.filter(is).map(({ value }) => value));
}

/** Returns the hours of periods that do not overlap. */
function hoursOf(periods: readonly { readonly begin: string; readonly eind: string }[]): number {
  return total(periods.map(({ begin, eind }) => (Date.parse(eind) - Date.parse(begin)) / HOUR));
}
