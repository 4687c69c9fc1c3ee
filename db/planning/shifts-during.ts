// Shifts in a period: the condition for shifts that began before it and may not have ended.
import { boundBefore } from '../../domain/values/calendar.ts';
import { DAY } from '../../domain/values/time-units.ts';
import type { Instant } from '../../generated/types.ts';
import { forceIndexIn, isLongerThan } from '../engine/session/dialect.ts';
import type { Dialect } from '../engine/session/reader.ts';

/** Two days: a shift of at most a day that runs now began within them. */
const SHORT_SHIFT_MS = 2 * DAY;

/**
 * Returns a condition: shifts began at most two days before a moment, or not before the first longer one that still
 * runs. Thus the index of begins reads few rows. The partial index `shifts_of_days` has the longer shifts. Its values
 * are `longBeforeValuesOf`.
 */
export function isNotLongBefore(dialect: Dialect, shifts: string, value: string): string {
  const first = `select min(long.begin) from ${forceIndexIn(dialect, 'shifts as long', 'shifts_of_days')}
    where ${isLongerThan(dialect, ['long.begin', 'long.eind'], 1)} and long.begin < ${value} and long.eind > ${value}`;
  return `${shifts}.begin >= coalesce((${first}), ${value})`;
}

/** Returns the values for `isNotLongBefore`. */
export function longBeforeValuesOf(begin: Instant): [Instant, Instant, Instant] {
  const before = boundBefore(begin, SHORT_SHIFT_MS);
  return [before, begin, before];
}
