// Calculates the days and hours of the planning in local time. A day runs from 04:00 to 04:00 and may have 23 or
// 25 hours.
import { addDays, instantAt, type Zone } from '../../../../domain/values/calendar.ts';
import { locale } from './words.ts';
import { DAY, HOUR } from '../../../../domain/values/time-units.ts';

/** A half-open period, in milliseconds since 1970. */
export interface MomentSpan {
  readonly from: number;
  readonly to: number;
}

/** Returns the period from a begin to an end, which are texts of the service. */
export function spanOf({ begin, eind }: { readonly begin: string; readonly eind: string }): MomentSpan {
  return { from: Date.parse(begin), to: Date.parse(eind) };
}

/** Returns whether a period overlaps `span`. One without length overlaps where it begins. */
export function isWithin({ from, to }: MomentSpan, span: MomentSpan): boolean {
  return from < span.to && (to > span.from || from >= span.from);
}

/** Returns the period that is drawn: at least half an hour, so that users can see and press it. */
export function toDrawnSpan({ from, to }: MomentSpan): MomentSpan {
  return { from, to: Math.max(to, from + MIN_DRAWN_MS) };
}

/** A column of a day: an hour, labelled with the local time at which it begins. */
export interface Hour extends MomentSpan {
  readonly label: string;
  /** Whether this is an hour that a clock change repeats, the second time. */
  readonly again: boolean;
}

const DAYBREAK_MS = 4 * HOUR;
const MIN_DRAWN_MS = HOUR / 2;

// A day without early or late work shows its usual hours: from 09:00 to 18:00.
const USUAL_HOURS = { from: 9 * HOUR, to: 18 * HOUR };

/** Returns the period of a day (`2026-03-28`), from 04:00 to 04:00. */
export function dayOf(date: string, zone: Zone): MomentSpan {
  return { from: daybreakOf(date, zone), to: daybreakOf(addDays(date, 1), zone) };
}

/** Returns the date of the day in which a moment falls: before 04:00 it is still the day before. */
export function dateAt(moment: number, zone: Zone): string {
  return zone.toLocalDate(zone.addWallClock(instantAt(moment), { milliseconds: -DAYBREAK_MS }));
}

/** Returns the dates from Monday to Sunday of the week of a date. */
export function weekOf(date: string): readonly string[] {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, day) => addDays(date, day - weekday));
}

/** Returns the number of the week of a date: week 1 has the first Thursday of its year. */
export function weekNumberOf(date: string): number {
  const thursday = weekOf(date)[3] ?? date;
  const days = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / DAY;
  return Math.floor(days / 7) + 1;
}

/** Returns the part of a day that is drawn: its usual hours, and all hours that `spans` reach. */
export function selectShownHours(date: string, spans: readonly MomentSpan[], zone: Zone): MomentSpan {
  const day = dayOf(date, zone);
  const inside = spans.filter(({ from, to }) => from < day.to && to > day.from);
  const from = Math.min(findWallMoment(date, USUAL_HOURS.from, zone), ...inside.map((span) => span.from));
  const to = Math.max(findWallMoment(date, USUAL_HOURS.to, zone), ...inside.map((span) => span.to));
  const hours = hoursOf(day, zone).filter((hour) => hour.to > from && hour.from < to);
  return { from: hours[0]?.from ?? day.from, to: hours.at(-1)?.to ?? day.to };
}

/** Returns the hours of a period that begins on the hour. */
export function hoursOf({ from, to }: MomentSpan, zone: Zone): readonly Hour[] {
  const count = Math.ceil((to - from) / HOUR);
  const labels = Array.from({ length: count }, (_, hour) => clockAt(from + hour * HOUR, zone));
  return labels.map((label, hour) => ({
    from: from + hour * HOUR,
    to: Math.min(from + (hour + 1) * HOUR, to),
    label,
    again: labels[hour - 1] === label,
  }));
}

/** Returns the local time at a moment: `14:30`. */
export function clockAt(moment: number, zone: Zone): string {
  return zone.toText(instantAt(moment)).slice(11, 16);
}

/** Returns a period as people write it: `14:00–16:00`, `14:00` without length, and with dates beyond one day. */
export function formatSpan({ from, to }: MomentSpan, zone: Zone): string {
  const first = dateAt(from, zone);
  const last = dateAt(Math.max(from, to - 1), zone);
  if (from === to) return clockAt(from, zone);
  if (first === last) return `${clockAt(from, zone)}–${clockAt(to, zone)}`;
  return `${formatShortDate(first)} ${clockAt(from, zone)} – ${formatShortDate(last)} ${clockAt(to, zone)}`;
}

/** Returns a date as `Saturday 28 March 2026`. */
export function formatLongDate(date: string): string {
  return formatDateParts(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** Returns a date as `Sat 28 Mar`. */
export function formatShortDate(date: string): string {
  return formatDateParts(date, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** Returns two dates as `23 – 29 Nov 2026`. The first one omits a month and a year that they share. */
export function formatShortSpan(first: string, last: string): string {
  const month = first.slice(0, 7) === last.slice(0, 7) ? {} : { month: 'short' as const };
  const year = first.slice(0, 4) === last.slice(0, 4) ? {} : { year: 'numeric' as const };
  const end = formatDateParts(last, { day: 'numeric', month: 'short', year: 'numeric' });
  return `${formatDateParts(first, { day: 'numeric', ...month, ...year })} – ${end}`;
}

function formatDateParts(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');
}

function daybreakOf(date: string, zone: Zone): number {
  return findWallMoment(date, DAYBREAK_MS, zone);
}

/** Returns the moment at which the local time is `milliseconds` after midnight. */
function findWallMoment(date: string, milliseconds: number, zone: Zone): number {
  return Date.parse(zone.addWallClock(zone.startOfLocalDay(date), { milliseconds }));
}
