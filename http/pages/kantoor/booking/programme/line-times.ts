// Converts the typed times of a booking line: a date and two times, of which the second may be on the next day.
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
 * Returns the times to save: of a changed line, or of a new one where `line` is null. A line that begins at another time
 * lasts as long as before, unless its end was typed. The service calculates the end of a new line without one.
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

/** Returns the first moment at or after `from` with this local time. */
function endAt(from: string, time: string): string {
  const sameDay = momentOf(dateOf(from), time);
  return sameDay < from ? addMilliseconds(sameDay, DAY) : sameDay;
}

/** Returns the duration of a line by local times, in milliseconds. */
function lengthOf({ begin, eind }: Pick<BookingLine, 'begin' | 'eind'>): number {
  return parseWallClock(eind) - parseWallClock(begin);
}

function addMilliseconds(moment: string, milliseconds: number): string {
  return new Date(parseWallClock(moment) + milliseconds).toISOString().slice(0, 19);
}

function parseWallClock(moment: string): number {
  return Date.parse(`${moment.slice(0, 19)}Z`);
}
