// ISO 8601 intervals of the parameter `periode`.
import type { Instant } from '../../generated/types.ts';
import { instantAt, isDate, isDateTime, millisecondsOf, nextDateOf, type Zone } from './calendar.ts';
import { parseDuration } from './duration.ts';
import { reportOnField, createProblem } from './problem.ts';

/** Half-open: [begin, end). */
export interface Interval {
  readonly begin: Instant;
  readonly end: Instant;
}

/**
 * Reads begin/end, begin/duration, duration/end, or a lone duration from `now`. Ends that are dates are inclusive, ends
 * that are date-times exclusive. Years, months, weeks and days of a duration are days of the calendar. Hours and
 * smaller parts are elapsed time, and so are the decimals of a day. Throws ERR_FORMAT, ERR_PERIOD_ORDER,
 * ERR_TIME_NONEXISTENT, ERR_RANGE, all on `field`.
 */
export function parseInterval(text: string, now: Instant, zone: Zone, field: string): Interval {
  return reportOnField(field, () => readInterval(text, now, zone));
}

function readInterval(text: string, now: Instant, zone: Zone): Interval {
  const [first = '', second, ...rest] = text.split('/');
  if (rest.length > 0) throw createIntervalProblem();
  const reader = new IntervalReader(zone);
  const interval = second === undefined ? reader.readFromNow(first, now) : reader.readBetween(first, second);
  // A last day is included, so that a period ending on it is never empty.
  const isBackwards = second !== undefined && isDate(second) && interval.begin === interval.end;
  if (isBackwards || interval.begin > interval.end) {
    throw createProblem('ERR_PERIOD_ORDER', 'The period ends before it begins: swap its begin and end.');
  }
  return interval;
}

function createIntervalProblem(): Error {
  return createProblem(
    'ERR_FORMAT',
    'Write a period as 2026-03-01/2026-03-31, as a moment and a duration (2026-03-01/P7D), or as a duration from now (P7D). Only the smallest part of a duration may have decimals, and months none.',
  );
}

class IntervalReader {
  readonly #zone: Zone;

  constructor(zone: Zone) {
    this.#zone = zone;
  }

  readFromNow(duration: string, now: Instant): Interval {
    return { begin: now, end: this.#moved(now, duration, 1) };
  }

  readBetween(first: string, second: string): Interval {
    if (first.startsWith('P')) {
      const end = this.#end(second);
      return { begin: this.#moved(end, first, -1, isDate(second)), end };
    }
    const begin = isDate(first) ? this.#zone.startOfLocalDay(first) : this.#moment(first);
    return { begin, end: second.startsWith('P') ? this.#moved(begin, second, 1, isDate(first)) : this.#end(second) };
  }

  #end(text: string): Instant {
    return isDate(text) ? this.#zone.startOfLocalDay(nextDateOf(text)) : this.#moment(text);
  }

  #moment(text: string): Instant {
    if (!isDateTime(text)) throw createIntervalProblem();
    return this.#zone.toInstant(text);
  }

  /**
   * A moment moved by a duration. The start of a day moves to the start of another, even where a clock change skips one
   * of the midnights.
   */
  #moved(instant: Instant, text: string, sign: 1 | -1, isDay = false): Instant {
    const duration = parseDuration(text);
    if (duration === undefined) throw createIntervalProblem();
    const shiftedInstant = this.#zone.addWallClock(instant, {
      months: sign * duration.months,
      days: sign * duration.days,
    });
    const baseInstant = isDay ? this.#zone.startOfLocalDay(this.#zone.toLocalDate(shiftedInstant)) : shiftedInstant;
    return instantAt(millisecondsOf(baseInstant) + sign * duration.milliseconds);
  }
}
