// Periods: of whole days, and from one moment to another.
import type { Instant } from '../../generated/types.ts';
import { addDays, millisecondsOf, nextDateOf, type Zone } from './calendar.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from './problem.ts';
import { DAY, HOUR } from './time-units.ts';

/** Throws ERR_PERIOD_ORDER on `eind` for a period of local dates, both included, that ends before it begins. */
export function assertPeriod({ begin, eind }: { readonly begin: string; readonly eind: string }): void {
  if (eind < begin) throw createProblem('ERR_PERIOD_ORDER', '"eind" must not be before "begin"', { field: 'eind' });
}

/** Throws ERR_PERIOD_TOO_LONG on `eind` for a period of more local dates than this, both ends counted. */
export function assertDays({ begin, eind }: { readonly begin: string; readonly eind: string }, maximum: number): void {
  if (eind >= addDays(begin, maximum)) throw createTooLongProblem(maximum);
}

/** The number of calendar days from a date to another one; negative where that is earlier. */
export function countDaysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** A period of time, half-open: [begin, end). */
export interface TimeSpan {
  readonly begin: Instant;
  readonly eind: Instant;
}

/** The period of a local date, of 23 to 25 hours. */
export function localDayOf(date: string, zone: Zone): TimeSpan {
  return { begin: zone.startOfLocalDay(date), eind: zone.startOfLocalDay(nextDateOf(date)) };
}

/** ERR_PERIOD_ORDER on `eind` for a period that does not end after it begins. */
export function findSpanProblems({ begin, eind }: TimeSpan): ProblemDetail[] {
  if (eind > begin) return [];
  const message = '"eind" must be after "begin": send a later end or an earlier begin.';
  return [{ code: 'ERR_PERIOD_ORDER', message, field: 'eind' }];
}

/**
 * Throws ERR_PERIOD_ORDER for a period that does not end after it begins, and ERR_PERIOD_TOO_LONG for one that is too
 * long. It may last this many days of 24 hours and an hour, since one of the days may have 25. Both on `eind`.
 */
export function assertSpan(span: TimeSpan, days: number): void {
  refuseIfAny(findSpanProblems(span));
  if (millisecondsOf(span.eind) - millisecondsOf(span.begin) > (days * 24 + 1) * HOUR) throw createTooLongProblem(days);
}

function createTooLongProblem(days: number): Error {
  const message = `The period is longer than ${String(days)} days: send an earlier "eind", or ask in parts.`;
  return createProblem('ERR_PERIOD_TOO_LONG', message, { field: 'eind' });
}

/** Whether two periods have a moment in common. One without length counts as the moment of its begin. */
export function hasOverlap(one: TimeSpan, other: TimeSpan): boolean {
  return one.begin < endOf(other) && other.begin < endOf(one);
}

// A period without length lasts until the next moment.
function endOf({ begin, eind }: TimeSpan): string {
  return eind > begin ? eind : `${begin}~`;
}

/** ERR_PERIOD_ORDER when the last day is before the first, both 'YYYY-MM-DD'. */
export function findPeriodProblems(datum_begin: string, datum_eind: string): ProblemDetail[] {
  if (datum_begin <= datum_eind) return [];
  const message = 'The last day is before the first: send a later datum_eind.';
  return [{ code: 'ERR_PERIOD_ORDER', message, field: 'datum_eind' }];
}
