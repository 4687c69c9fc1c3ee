// When a line begins and ends, as it was typed: a date and two times, of which the second may be on the next day.
import type { BookingLine } from 'boekstaaf';
import { dateOf, momentOf, timeOf } from '../../frame/booking/moments.ts';
import { DAY } from '../../../../../domain/values/time-units.ts';

/** A date and two times; texts of fields. */
export type LineTimes = Readonly<Record<'begin' | 'datum' | 'eind', string>>;

interface LineTimesBody {
  readonly begin?: string;
  readonly eind?: string;
}

/**
 * The members that say when, of a line that has other times and of a new one. A line that begins at another time lasts
 * as long as it did, unless its end was typed. The service knows when a new one ends.
 */
export function timesOf(
  { datum, begin, eind }: Partial<LineTimes>,
  line: Pick<BookingLine, 'begin' | 'eind'> | null,
): LineTimesBody {
  if (line === null)
    return begin === '' || begin === undefined || datum === undefined ? {} : buildNewTimes(datum, begin, eind);
  if (datum === undefined && begin === undefined && eind === undefined) return {};
  const from = momentOf(datum ?? dateOf(line.begin), begin ?? timeOf(line.begin));
  if (eind === undefined) return { begin: from, eind: addMilliseconds(from, lengthOf(line)) };
  return { begin: from, eind: endAt(from, eind) };
}

function buildNewTimes(datum: string, begin: string, eind = ''): LineTimesBody {
  const from = momentOf(datum, begin);
  return eind === '' ? { begin: from } : { begin: from, eind: endAt(from, eind) };
}

/** The first moment after `from` at which the clock shows this time. */
function endAt(from: string, time: string): string {
  const sameDay = momentOf(dateOf(from), time);
  return sameDay < from ? addMilliseconds(sameDay, DAY) : sameDay;
}

/** How long a line lasts by the clock on the wall, in milliseconds. */
function lengthOf({ begin, eind }: Pick<BookingLine, 'begin' | 'eind'>): number {
  return parseWallClock(eind) - parseWallClock(begin);
}

function addMilliseconds(moment: string, milliseconds: number): string {
  return new Date(parseWallClock(moment) + milliseconds).toISOString().slice(0, 19);
}

function parseWallClock(moment: string): number {
  return Date.parse(`${moment.slice(0, 19)}Z`);
}
