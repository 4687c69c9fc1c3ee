// The tables of figures: who sees each of them, and how it is read from statistics, the planning and lists.
import type { BookingStatus, Permission, SalesRow } from 'boekstaaf';
import { BookingsApi } from 'boekstaaf/bookings';
import { PaymentMethodsApi } from 'boekstaaf/payment-methods';
import { PlanningApi } from 'boekstaaf/planning';
import { ProductGroupsApi } from 'boekstaaf/product-groups';
import { RecordedHoursApi } from 'boekstaaf/recorded-hours';
import { StaffApi } from 'boekstaaf/staff';
import { StatisticsApi } from 'boekstaaf/statistics';
import { localeOf } from '../../browser/language.ts';
import { fillWords, type PageLanguage } from '../../browser/words.ts';
import { daysOf, lengthOf, momentsOf, quartersOf, moveYearsBack, type Months } from '../../browser/months.ts';
import { addressOf } from '../addresses.ts';
import { sumOf } from '../frame/amounts.ts';
import type { OfficeCaller } from '../frame/caller.ts';
import type { FigureWords } from './words.ts';

/** A row of a table; its address is that of the page about its subject. */
export interface FigureRow {
  readonly name: string;
  readonly address?: string | undefined;
  readonly values: readonly number[];
}

/** The reader of the figures, and the months that they ask for. */
interface FigureContext {
  readonly caller: OfficeCaller;
  readonly signal: AbortSignal;
  readonly months: Months;
  readonly language: PageLanguage;
  readonly words: FigureWords;
}

export interface FigureBlock {
  readonly name: keyof FigureWords['tables'];
  readonly unit: 'count' | 'hours' | 'money' | 'percent';
  readonly columns: keyof FigureWords['columns'];
  /** The block is for callers with at least one right of every group. */
  readonly rights: readonly (readonly Permission[])[];
  /** Whether a sum of the rows has a meaning. */
  readonly isWhole: boolean;
  readonly read: (context: FigureContext) => Promise<readonly FigureRow[]>;
}

interface NamedAmount extends Omit<FigureRow, 'values'> {
  /** The id of its subject, where several of them may have one name. */
  readonly id?: number;
  readonly value: number;
}
type AmountReader = (context: FigureContext, months: Months) => Promise<readonly NamedAmount[]>;

const HOUR_MS = 3_600_000;
const OPEN_HOURS_A_DAY = 12;
const MAX_CUSTOMERS = 10;
const ALL_ROWS = { page_size: 1000 };
const CONFIRMED_STATUSES: BookingStatus[] = ['definitief', 'gaande', 'voltooid'];
const FINANCE_RIGHTS: FigureBlock['rights'] = [['viewFinancieleOverzichten']];
const SALES_RIGHTS: FigureBlock['rights'] = [['viewStatistiek'], ...FINANCE_RIGHTS];
const EITHER_RIGHTS: FigureBlock['rights'] = [SALES_RIGHTS.flat()];
const MONEY_BLOCK = { unit: 'money', columns: 'compared', isWhole: true, rights: SALES_RIGHTS } as const;
const COUNT_BLOCK = { ...MONEY_BLOCK, unit: 'count' } as const;
const CUSTOMER_RIGHTS: FigureBlock['rights'] = [...EITHER_RIGHTS, ['viewContact', 'editContact']];
const STAFF_RIGHTS: FigureBlock['rights'] = [...EITHER_RIGHTS, ['viewContact', 'editContact', 'editPersoneel']];
const SHARE_BLOCK = { ...MONEY_BLOCK, unit: 'percent', isWhole: false, rights: EITHER_RIGHTS } as const;

export const BLOCKS: readonly FigureBlock[] = [
  {
    ...MONEY_BLOCK,
    name: 'amounts',
    isWhole: false,
    read: comparePeriods(sumConfirmed('gefactureerd_bedrag', 'nog_te_factureren')),
  },
  { ...COUNT_BLOCK, name: 'bookings', isWhole: false, read: comparePeriods(sumConfirmed('boekingen', 'personen')) },
  { ...MONEY_BLOCK, name: 'months', read: comparePeriods(readMonths) },
  { ...MONEY_BLOCK, name: 'groups', read: comparePeriods(readGroups, Infinity) },
  { ...MONEY_BLOCK, name: 'payments', rights: [['viewStatistiek']], read: comparePeriods(readPayments, Infinity) },
  { ...COUNT_BLOCK, name: 'weekdays', read: comparePeriods(readWeekdays) },
  { ...SHARE_BLOCK, name: 'places', read: comparePeriods(readPlaces, Infinity) },
  {
    ...MONEY_BLOCK,
    name: 'customers',
    isWhole: false,
    rights: CUSTOMER_RIGHTS,
    read: comparePeriods(readCustomers, MAX_CUSTOMERS),
  },
  { ...MONEY_BLOCK, name: 'hours', unit: 'hours', rights: STAFF_RIGHTS, read: comparePeriods(readHours, Infinity) },
  { ...MONEY_BLOCK, name: 'vat', columns: 'vat', rights: FINANCE_RIGHTS, read: readVat },
  { ...MONEY_BLOCK, name: 'owed', columns: 'ages', rights: FINANCE_RIGHTS, read: readOwed },
];

/** Returns a date, or parts of it, in the reader's language. */
export function formatDate(language: PageLanguage, date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' }).format(Date.parse(date));
}

/** Returns a reader of rows with the period and the year before, in their order. With `most`, only the largest non-zero rows. */
function comparePeriods(readAmounts: AmountReader, most?: number): FigureBlock['read'] {
  return async (context) => {
    const both = [
      await readAmounts(context, context.months),
      await readAmounts(context, moveYearsBack(context.months, 1)),
    ];
    const keyOf = ({ id, name, address }: NamedAmount): string | number => id ?? address ?? name;
    const grouped = both.map((all) => Map.groupBy(all, keyOf));
    const first = new Map(
      both
        .flat()
        .toReversed()
        .map((each) => [keyOf(each), each]),
    );

    const rows = [...new Set(both.flat().map(keyOf))].map((key) => ({
      name: first.get(key)?.name ?? '',
      address: first.get(key)?.address,
      values: grouped.map((groups) => sumOf((groups.get(key) ?? []).map(({ value }) => value))),
    }));
    if (most === undefined) return rows;

    return rankRows(rows.filter(({ values }) => values.some((value) => value !== 0))).slice(0, most);
  };
}

function rankRows(rows: readonly FigureRow[], by = 0): FigureRow[] {
  return rows.toSorted((one, other) => (other.values[by] ?? 0) - (one.values[by] ?? 0));
}

type FigureMetric = keyof FigureWords['rows'];

const METRIC_MEMBERS: Readonly<Record<FigureMetric, keyof SalesRow['data']>> = {
  boekingen: 'boekingen',
  gefactureerd_bedrag: 'gefactureerd_bedrag_inclusief_btw',
  nog_te_factureren: 'nog_te_factureren_inclusief_btw',
  personen: 'personen',
};
type FigureQuery = Readonly<Parameters<StatisticsApi['getSalesStatistics']>[0]>;

/** Returns the sales of a metric, each with the name, and the id if any, that `identify` returns for its key. */
async function readSales(
  { caller, signal }: FigureContext,
  question: FigureQuery & { readonly gegevens: FigureMetric },
  identify: (key: SalesRow['key']) => Omit<NamedAmount, 'value'>,
): Promise<NamedAmount[]> {
  const rows = await caller.getApi(StatisticsApi).getSalesStatistics(question, { signal });
  return rows.map(({ key, data }) => ({ ...identify(key), value: data[METRIC_MEMBERS[question.gegevens]] ?? 0 }));
}

/** Returns a reader of the sums of metrics over confirmed bookings. */
function sumConfirmed(...metrics: readonly FigureMetric[]): AmountReader {
  return async (context, months) => {
    const amounts: NamedAmount[] = [];
    for (const gegevens of metrics) {
      const name = context.words.rows[gegevens];
      const question = {
        ...daysOf(months),
        gegevens,
        groepeer_tijd: 'jaar',
        boeking_status: CONFIRMED_STATUSES,
      } as const;
      amounts.push({ name, value: 0 }, ...(await readSales(context, question, () => ({ name }))));
    }
    return amounts;
  };
}

async function readMonths(context: FigureContext, months: Months): Promise<NamedAmount[]> {
  const names = context.months.map((each) => formatDate(context.language, each, { month: 'long', year: 'numeric' }));
  const question = { ...daysOf(months), gegevens: 'gefactureerd_bedrag', groepeer_tijd: 'jaar-maand' } as const;
  const amounts = await readSales(context, question, ({ period }) => ({
    name: names[months.indexOf(String(period))] ?? '',
  }));
  return [...names.map((name) => ({ name, value: 0 })), ...amounts];
}

async function readWeekdays(context: FigureContext, months: Months): Promise<NamedAmount[]> {
  const nameOf = (date: string): string => formatDate(context.language, date, { weekday: 'long' });
  const question = { ...daysOf(months), gegevens: 'boekingen', groepeer_tijd: 'datum' } as const;
  const amounts = await readSales(context, question, ({ period }) => ({ name: nameOf(String(period)) }));
  // 2024 began on a Monday: its first week puts the days in order.
  return [...[1, 2, 3, 4, 5, 6, 7].map((day) => ({ name: nameOf(`2024-01-0${String(day)}`), value: 0 })), ...amounts];
}

async function readGroups(context: FigureContext, months: Months): Promise<NamedAmount[]> {
  const { caller, signal, words } = context;
  const groups = await caller.getApi(ProductGroupsApi).listProductGroups(ALL_ROWS, { signal });
  const groupsById = new Map(groups.map((group) => [group.id, group]));
  const question: FigureQuery = { ...daysOf(months), groepeer_gegevens: ['productgroep_id'] };
  return readSales(context, { ...question, gegevens: 'gefactureerd_bedrag' }, (key) =>
    identifyPart(groupsById.get(key.productgroep_id ?? 0), words),
  );
}

/** Returns the id and name of a product group or payment method; those of "Other" without one. */
function identifyPart(
  part: { readonly id: number; readonly naam: string } | undefined,
  { other }: FigureWords,
): Omit<NamedAmount, 'value'> {
  return part === undefined ? { id: 0, name: other } : { id: part.id, name: part.naam };
}

async function readPayments({ caller, signal, words }: FigureContext, months: Months): Promise<NamedAmount[]> {
  const methods = await caller.getApi(PaymentMethodsApi).listPaymentMethods(ALL_ROWS, { signal });
  const methodsById = new Map(methods.map((method) => [method.id, method]));
  const rows = await caller
    .getApi(StatisticsApi)
    .getPaymentStatistics({ ...daysOf(months), groepeer_gegevens: ['betaalmethode_id'] }, { signal });
  return rows.map(({ key, data }) => ({
    ...identifyPart(methodsById.get(key.betaalmethode_id ?? 0), words),
    value: data.bedrag,
  }));
}

async function readPlaces({ caller, signal }: FigureContext, months: Months): Promise<NamedAmount[]> {
  const openHours = OPEN_HOURS_A_DAY * lengthOf(months);
  const amounts: NamedAmount[] = [];
  for (const month of months) {
    const { locaties } = await caller.getApi(PlanningApi).getPlanning(momentsOf(month), { signal });
    for (const { id, naam: name, gebruik } of locaties)
      amounts.push({ id, name, value: (hoursOf(gebruik) / openHours) * 100 });
  }
  return amounts;
}

async function readCustomers({ caller, signal }: FigureContext, months: Months): Promise<NamedAmount[]> {
  const { datum_after, datum_before } = daysOf(months);
  const question = { ...ALL_ROWS, periode: `${datum_after}/${datum_before}`, referentiedatum: 'startdatum' } as const;
  const amounts: NamedAmount[] = [];
  for await (const { klant_id, Klant, kosten } of caller
    .getApi(BookingsApi)
    .listBookings({ ...question, status: CONFIRMED_STATUSES, embed: ['Klant', 'kosten'] }, { signal }))
    amounts.push({
      name: Klant?.displaynaam ?? '',
      address: addressOf('customer', klant_id),
      value: kosten?.calculated_totaalbedrag_inclusief_btw ?? 0,
    });
  return amounts;
}

async function readHours({ caller, signal }: FigureContext, months: Months): Promise<NamedAmount[]> {
  const { begin } = momentsOf(months[0]);
  const { eind } = momentsOf(months.at(-1) ?? months[0]);
  const amounts: NamedAmount[] = [];
  for (const { id, displaynaam: name } of await caller.getApi(StaffApi).listStaff(ALL_ROWS, { signal })) {
    const question = { staff_id: id, begin, eind };
    const all = await caller.getApi(RecordedHoursApi).listRecordedHours(question, { signal });
    const recordedHours = all.filter((each) => months.includes(each.begin.slice(0, 7)));
    const breaks = recordedHours.reduce((sum, { pauze_minuten }) => sum + pauze_minuten, 0);
    amounts.push({ id, name, value: hoursOf(recordedHours) - breaks / 60 });
  }
  return amounts;
}

async function readVat({ caller, signal, months, words, language }: FigureContext): Promise<FigureRow[]> {
  const percent = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 2 });
  const rows: FigureRow[] = [];
  for (const { jaar: year, kwartaal: quarter } of quartersOf(months))
    for (const { btw_percentage, landcode, btw_nummer, omzet, btw } of await caller
      .getApi(StatisticsApi)
      .getVatReturn({ jaar: year, kwartaal: quarter }, { signal })) {
      const reverseCharged = fillWords(words.reverseCharged, { number: btw_nummer ?? landcode ?? '' });
      const rate = btw_percentage === null ? reverseCharged : percent.format(btw_percentage / 100);
      rows.push({ name: fillWords(words.quarter, { quarter, year, rate }), values: [omzet, btw] });
    }
  return rows;
}

async function readOwed({ caller, signal }: FigureContext): Promise<FigureRow[]> {
  const debtors = await caller.getApi(StatisticsApi).getAgedDebtors({}, { signal });
  const rows = debtors.map(
    ({ klant_id, klant_naam, niet_vervallen, dagen_1_30, dagen_31_60, dagen_61_90, dagen_meer, totaal }) => ({
      name: klant_naam ?? String(klant_id),
      address: klant_naam === null ? undefined : addressOf('customer', klant_id),
      values: [totaal, niet_vervallen, dagen_1_30, dagen_31_60, dagen_61_90, dagen_meer],
    }),
  );
  return rankRows(rows);
}

/** Returns the total hours of periods that do not overlap. */
function hoursOf(stretches: readonly { readonly begin: string; readonly eind: string }[]): number {
  return stretches.reduce((sum, { begin, eind }) => sum + Date.parse(eind) - Date.parse(begin), 0) / HOUR_MS;
}
