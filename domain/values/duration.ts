// ISO 8601 durations as elapsed time: what `duur` means, whatever the clocks do.
import type { Instant } from '../../generated/types.ts';
import { instantAt, milliseconds } from './calendar.ts';
import { problem } from './problem.ts';

/** An ISO 8601 duration in its parts; not negative. */
export interface Duration {
  readonly months: number;
  readonly days: number;
  readonly milliseconds: number;
}

const DURATION =
  /^P(?=.)(?:(\d{1,4})Y)?(?:(\d{1,5})M)?(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?=.)(?:(\d{1,7})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/;

/** Reads `P1Y2M3W4DT5H6M7S` (each part may be missing); undefined when it is written differently. */
export function parseDuration(text: string): Duration | undefined {
  const match = DURATION.exec(text);
  if (match === null) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number((part as string | undefined) ?? 0));
  return {
    months: years * 12 + months,
    days: weeks * 7 + days,
    milliseconds: ((hours * 60 + minutes) * 60 + seconds) * 1000,
  };
}

/** Whether `elapsed` understands the text. */
export function isElapsed(text: string): boolean {
  return parseDuration(text)?.months === 0;
}

/**
 * An ISO 8601 duration of weeks, days, hours, minutes and seconds as elapsed milliseconds (a day is 24 hours).
 * Throws ERR_FORMAT for anything else: years and months have no length of their own.
 */
export function elapsed(text: string): number {
  const duration = parseDuration(text);
  if (duration?.months !== 0) {
    throw problem('ERR_FORMAT', 'Write a duration as PT1H30M, in weeks, days, hours, minutes or seconds.');
  }
  return duration.days * 86_400_000 + duration.milliseconds;
}

/** Elapsed milliseconds as an ISO 8601 duration of hours, minutes and seconds: `PT25H30M`; none is `PT0S`. */
export function durationText(time: number): string {
  const seconds = Math.round(time / 1000);
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ];
  const text = parts.map(([value, unit]) => (value === 0 ? '' : `${String(value)}${unit}`)).join('');
  return `PT${text === '' ? '0S' : text}`;
}

/** The moment that lies an elapsed ISO 8601 duration later. Throws as `elapsed`, and ERR_RANGE after the year 2199. */
export function addElapsed(instant: Instant, duration: string): Instant {
  return instantAt(milliseconds(instant) + elapsed(duration));
}
