// ISO 8601 durations as elapsed time: the meaning of `duur`, independent of clock changes.
import type { Instant } from '../../generated/types.ts';
import { instantAt, millisecondsOf } from './calendar.ts';
import { createProblem } from './problem.ts';
import { DAY } from './time-units.ts';

/** An ISO 8601 duration in its parts; not negative. */
export interface Duration {
  readonly months: number;
  readonly days: number;
  readonly milliseconds: number;
}

const DURATION_PATTERN = new RegExp(
  `^P(?=.)${createPartPattern(4, 'Y')}${createPartPattern(5, 'M')}${createPartPattern(5, 'W')}${createPartPattern(6, 'D')}(?:T(?=.)${createPartPattern(7, 'H')}${createPartPattern(9, 'M')}${createPartPattern(9, 'S')})?$`,
);
/** ISO 8601 allows decimals in the smallest part only. */
const EARLY_FRACTION = /[.,]\d+[A-Z]./;

function createPartPattern(digits: number, unit: string): string {
  return `(?:(\\d{1,${String(digits)}}(?:[.,]\\d{1,9})?)${unit})?`;
}

/**
 * Reads `P1Y2M3W4DT5H6M7S`; each part may be missing, the smallest may have decimals (`PT0.5H`). Undefined for another
 * form, and for a fraction of a month, which has no length. A fraction of a day is elapsed time.
 */
export function parseDuration(text: string): Duration | undefined {
  const match = DURATION_PATTERN.exec(text);
  if (match === null || EARLY_FRACTION.test(text)) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((number: string | undefined) => Number((number ?? '0').replace(',', '.')));
  const allMonths = years * 12 + months;
  if (!Number.isInteger(allMonths)) return undefined;
  const allDays = weeks * 7 + days;
  const wholeDays = Math.floor(allDays);
  const time = (allDays - wholeDays) * DAY + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  return { months: allMonths, days: wholeDays, milliseconds: Math.round(time) };
}

/**
 * An ISO 8601 duration of weeks, days, hours, minutes and seconds as elapsed milliseconds (a day is 24 hours).
 * Throws ERR_FORMAT for anything else: years and months have no length of their own.
 */
export function parseElapsed(text: string): number {
  const duration = parseDuration(text);
  if (duration?.months !== 0) {
    throw createProblem('ERR_FORMAT', 'Write a duration as PT1H30M, in weeks, days, hours, minutes or seconds.');
  }
  return duration.days * DAY + duration.milliseconds;
}

/** Elapsed milliseconds as an ISO 8601 duration of hours, minutes and seconds: `PT25H30M`; 0 is `PT0S`. */
export function formatDuration(time: number): string {
  const seconds = Math.round(time / 1000);
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ];
  const text = parts.map(([value, unit]) => (value === 0 ? '' : `${String(value)}${unit}`)).join('');
  return `PT${text === '' ? '0S' : text}`;
}

/** The moment after an elapsed ISO 8601 duration. Throws as `parseElapsed` does, and ERR_RANGE after the year 2199. */
export function addElapsed(instant: Instant, duration: string): Instant {
  return instantAt(millisecondsOf(instant) + parseElapsed(duration));
}
