// Periods: of whole days, and from one moment to another.
import type { Instant } from '../../generated/types.ts';
import { addDays, millisecondsOf, nextDateOf, type Zone } from './calendar.ts';
import { createProblem, refuseIfAny, type ProblemDetail } from './problem.ts';
import { HOUR } from './time-units.ts';

/** Refuses a period that ends before it begins; local dates, both included. Throws ERR_PERIOD_ORDER on `eind`. */
export function assertPeriod({ begin, eind }: { readonly begin: string; readonly eind: string }): void {
  if (eind < begin) throw createProblem('ERR_PERIOD_ORDER', '"eind" must not be before "begin"', { field: 'eind' });
}

/** Refuses a period of more local dates than this, both ends counted: ERR_PERIOD_TOO_LONG on `eind`. */
export function assertDays({ begin, eind }: { readonly begin: string; readonly eind: string }, maximum: number): void {
  if (eind >= addDays(begin, maximum)) throw createTooLongProblem(maximum);
}

/** How many calendar days a date comes after another one; below 0 where it comes before. */
export function countDaysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * HOUR);
}

/** A stretch of time, half-open: [begin, eind). */
export interface TimeSpan {
  readonly begin: Instant;
  readonly eind: Instant;
}

/** The day of a local date, of 23 to 25 hours. */
export function localDayOf(date: string, zone: Zone): TimeSpan {
  return { begin: zone.startOfLocalDay(date), eind: zone.startOfLocalDay(nextDateOf(date)) };
}

/** The problem of a stretch of time that does not end after it begins: ERR_PERIOD_ORDER on `eind`. */
export function findSpanProblems({ begin, eind }: TimeSpan): ProblemDetail[] {
  if (eind > begin) return [];
  const message = '"eind" must be after "begin": send a later end or an earlier begin.';
  return [{ code: 'ERR_PERIOD_ORDER', message, field: 'eind' }];
}

/**
 * Refuses a stretch of time that does not end after it begins (ERR_PERIOD_ORDER), or is too long (ERR_PERIOD_TOO_LONG).
 * It may last so many days of 24 hours and an hour, since one of the days may have 25. Both on `eind`.
 */
export function assertSpan(span: TimeSpan, days: number): void {
  refuseIfAny(findSpanProblems(span));
  if (millisecondsOf(span.eind) - millisecondsOf(span.begin) > (days * 24 + 1) * HOUR) throw createTooLongProblem(days);
}

function createTooLongProblem(days: number): Error {
  const message = `The period is longer than ${String(days)} days: send an earlier "eind", or ask in parts.`;
  return createProblem('ERR_PERIOD_TOO_LONG', message, { field: 'eind' });
}

/** Whether two stretches have a moment in common. One without length counts as the moment of its begin. */
export function hasOverlap(one: TimeSpan, other: TimeSpan): boolean {
  return one.begin < endOf(other) && other.begin < endOf(one);
}

// A moment reaches no further than to the next one.
function endOf({ begin, eind }: TimeSpan): string {
  return eind > begin ? eind : `${begin}~`;
}

/** An ERR_PERIOD_ORDER when the last day lies before the first, both 'YYYY-MM-DD'. */
export function findPeriodProblems(datum_begin: string, datum_eind: string): ProblemDetail[] {
  if (datum_begin <= datum_eind) return [];
  const message = 'The last day is before the first: send a later datum_eind.';
  return [{ code: 'ERR_PERIOD_ORDER', message, field: 'datum_eind' }];
}
