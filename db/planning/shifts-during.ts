// Shifts that take place in a period: which of those that began before it can still go on when it begins.
import { millisecondsOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import { forceIndexIn, isLongerThan } from '../engine/session/dialect.ts';
import type { Dialect } from '../engine/session/reader.ts';

/** Two days: a shift that lasts a day at most began in them. */
const SHORT_SHIFT_MS = 2 * 86_400_000;

/**
 * A condition: shifts began two days before a moment at most, or with the first of the longer ones that still go on. So the index
 * of begins finds them, and not those of all times. Few are longer: `shifts_of_days` has them. Its values are `longBeforeValuesOf`.
 */
export function isNotLongBefore(dialect: Dialect, shifts: string, value: string): string {
  const first = `select min(long.begin) from ${forceIndexIn(dialect, 'shifts as long', 'shifts_of_days')}
    where ${isLongerThan(dialect, ['long.begin', 'long.eind'], 1)} and long.begin < ${value} and long.eind > ${value}`;
  return `${shifts}.begin >= coalesce((${first}), ${value})`;
}

/** The values of `isNotLongBefore`. */
export function longBeforeValuesOf(begin: Instant): [Instant, Instant, Instant] {
  const before = new Date(millisecondsOf(begin) - SHORT_SHIFT_MS).toISOString() as Instant;
  return [before, begin, before];
}
