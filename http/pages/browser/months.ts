// Periods of whole months, `2026-01` to `2026-12`, for the figures of the office and the report of the demo.
import { DAY } from '../../../domain/values/time-units.ts';

const MAX_MONTHS = 24;

/** Consecutive months, such as `2026-01`, in order. */
export type Months = readonly [string, ...string[]];

/** Returns the months from one to another, both included. Throws a RangeError for an invalid or reversed period, or over 24. */
export function listMonths(from: string, to: string): Months {
  const count = indexOf(to) - indexOf(from) + 1;
  if (count < 1) throw new RangeError(`--to ${to} is before --from ${from}: swap them.`);
  if (count > MAX_MONTHS)
    throw new RangeError(`${from} to ${to} has ${String(count)} months: ask for ${String(MAX_MONTHS)} at most.`);
  return monthsFrom(from, count);
}

/** Returns the twelve months of which this is the last. */
export function yearTo(month: string): Months {
  return monthsFrom(monthAt(indexOf(month) - 11), 12);
}

/** Returns `count` months from the first one on. */
function monthsFrom(first: string, count: number): Months {
  const begin = indexOf(first);
  return Array.from({ length: count }, (_none, index) => monthAt(begin + index)) as [string, ...string[]];
}

/** Returns these months some years earlier. */
export function moveYearsBack(months: Months, years: number): Months {
  return monthsFrom(monthAt(indexOf(months[0]) - 12 * years), months.length);
}

/** Returns the first and the last day of the months. */
export function daysOf(months: Months): { readonly datum_after: string; readonly datum_before: string } {
  return { datum_after: `${months[0]}-01`, datum_before: lastDayOf(months.at(-1) ?? months[0]) };
}

/** Returns the number of days in the months. */
export function lengthOf(months: Months): number {
  const { datum_after, datum_before } = daysOf(months);
  return Math.round((Date.parse(datum_before) - Date.parse(datum_after)) / DAY) + 1;
}

/** Returns the midnights at which a month begins and ends, in the time zone of the installation. */
export function momentsOf(month: string): { readonly begin: string; readonly eind: string } {
  return { begin: `${month}-01T00:00`, eind: `${monthAt(indexOf(month) + 1)}-01T00:00` };
}

/** A quarter of a year. */
export interface Quarter {
  readonly jaar: number;
  readonly kwartaal: number;
}

/** Returns the quarters that have at least one of the months, in order. */
export function quartersOf(months: Months): Quarter[] {
  const quarters = months.map((month) => {
    const [jaar = 0, number = 1] = month.split('-').map(Number);
    return { jaar, kwartaal: Math.ceil(number / 3) };
  });
  return quarters.filter(
    ({ jaar, kwartaal }, at) => at === 0 || quarters[at - 1]?.kwartaal !== kwartaal || quarters[at - 1]?.jaar !== jaar,
  );
}

/** Returns the number of months since the year 0. Throws a RangeError for an invalid month. */
function indexOf(month: string): number {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new RangeError(`${month} is no month: write one as 2026-01.`);
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

function monthAt(index: number): string {
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function lastDayOf(month: string): string {
  return new Date(Date.parse(`${monthAt(indexOf(month) + 1)}-01`) - DAY).toISOString().slice(0, 10);
}
