// Staff availability: what is wrong with an entry among the others of a person, and when the entries let a person work.
import type { components } from '../../generated/types.ts';
import { addDays, type Zone } from '../values/calendar.ts';
import { findSpanProblems, hasOverlap, localDayOf, type TimeSpan } from '../values/period.ts';
import type { ProblemDetail } from '../values/problem.ts';

export type StaffAvailability = components['schemas']['StaffAvailability'];
type AvailabilityEntry = Pick<StaffAvailability, 'begin' | 'eind' | 'beschikbaar'>;

/**
 * Returns the problems of an entry: ERR_PERIOD_ORDER, or ERR_AVAILABILITY_CONTRADICTS where one of `others` contradicts a part
 * of it. `others` must not contain the entry.
 */
export function findEntryProblems(
  entry: AvailabilityEntry,
  others: readonly (AvailabilityEntry & Pick<StaffAvailability, 'id'>)[],
): ProblemDetail[] {
  const order = findSpanProblems(entry);
  if (order.length > 0) return order;
  const other = others.find((each) => each.beschikbaar !== entry.beschikbaar && hasOverlap(each, entry));
  if (other === undefined) return [];
  const message = 'Another entry says the opposite of a part of this period: change or delete that one first.';
  return [{ code: 'ERR_AVAILABILITY_CONTRADICTS', message, field: 'beschikbaar', params: { id: other.id } }];
}

/**
 * Returns whether a person can work. On a local day with entries that say `true`, only during those; on any other day,
 * except during entries that say `false`.
 */
export function isAvailable(shift: TimeSpan, entries: readonly AvailabilityEntry[], zone: Zone): boolean {
  if (entries.some((entry) => !entry.beschikbaar && hasOverlap(entry, shift))) return false;
  const availableEntries = entries
    .filter(({ beschikbaar }) => beschikbaar)
    .sort((one, other) => (one.begin < other.begin ? -1 : 1));
  return daysOf(shift, zone).every((day) => {
    const dayEntries = availableEntries.filter((entry) => hasOverlap(entry, day));
    return dayEntries.length === 0 || isCovered(dayEntries, intersectSpans(day, shift));
  });
}

function daysOf({ begin, eind }: TimeSpan, zone: Zone): TimeSpan[] {
  const days: TimeSpan[] = [];
  for (let date = zone.toLocalDate(begin); ; date = addDays(date, 1)) {
    const day = localDayOf(date, zone);
    if (day.begin >= eind) return days;
    days.push(day);
  }
}

function intersectSpans(one: TimeSpan, other: TimeSpan): TimeSpan {
  return {
    begin: one.begin > other.begin ? one.begin : other.begin,
    eind: one.eind < other.eind ? one.eind : other.eind,
  };
}

/** Returns whether entries, sorted by begin, cover a period without a gap. */
function isCovered(entries: readonly TimeSpan[], { begin, eind }: TimeSpan): boolean {
  let until = begin;
  for (const entry of entries) if (entry.begin <= until && entry.eind > until) until = entry.eind;
  return until >= eind;
}
