// Lines of bookings in a period, found by indexes, so that the cost does not grow with the lines before and after it.
import type { Knex } from 'knex';
import { boundBefore } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { Interval } from '../../domain/values/interval.ts';
import { forceIndex, forceIndexIn, isLongerThan, avoidIndex, avoidIndexIn } from '../engine/session/dialect.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { DAY } from '../../domain/values/time-units.ts';

/** Longer lines have an index of their own. The search reaches one day further back, which covers rounding. */
const SHORT_DAYS = 1;
const LONG_DAYS = 32;
const LINE_INTERVAL = ['booking_lines.begin', 'booking_lines.eind'] as const;

/**
 * Narrows a query to lines that overlap a half-open period. A line without length overlaps when it begins in the
 * period.
 */
export function narrowToOverlappingLines(lines: Knex.QueryBuilder, { begin, end }: Interval): Knex.QueryBuilder {
  return lines
    .where('booking_lines.begin', '<', end)
    .where((either) => void either.where('booking_lines.eind', '>', begin).orWhere('booking_lines.begin', '>=', begin));
}

/**
 * Returns queries that together find the lines of a period, some of them twice. A line that began earlier has one of
 * three lengths: a day, a month, or longer. An index for each of the last two has few rows. An index of all ends would
 * read every line since. db/migrations/first-release/bookings.ts.
 */
export function queryLinesDuring(db: Reader, { begin, end }: Interval): Knex.QueryBuilder[] {
  const dayBefore = boundBefore(begin, (SHORT_DAYS + 1) * DAY);
  const monthBefore = boundBefore(begin, (LONG_DAYS + 1) * DAY);
  const queryLasting = (index: string, days: number): Knex.QueryBuilder =>
    forceIndex(db, 'booking_lines', index).whereRaw(isLongerThan(db.dialect, LINE_INTERVAL, days));

  return [
    narrowToBeginningLines(db.build('booking_lines'), { begin, end }),
    narrowToRunning(db, narrowToBeginningLines(db.build('booking_lines'), { begin: dayBefore, end: begin }), begin),
    narrowToRunning(
      db,
      narrowToBeginningLines(queryLasting('booking_lines_of_days', SHORT_DAYS), { begin: monthBefore, end: begin }),
      begin,
    ),
    queryLasting('booking_lines_of_months', LONG_DAYS)
      .whereRaw('? < ?', [avoidIndex(db, 'booking_lines.begin'), begin])
      .where('booking_lines.eind', '>', begin),
  ];
}

/**
 * Returns queries that together find the lines of a period where another condition, such as a place, leaves few of
 * them. The index of a place is ordered by begin, so that reading a month more is cheap.
 */
export function queryLinesSinceMonthBefore(db: Reader, { begin, end }: Interval): Knex.QueryBuilder[] {
  const monthBefore = boundBefore(begin, (LONG_DAYS + 1) * DAY);
  return [
    narrowToBeginningLines(db.build('booking_lines'), { begin: monthBefore, end }),
    forceIndex(db, 'booking_lines', 'booking_lines_of_months')
      .whereRaw(isLongerThan(db.dialect, LINE_INTERVAL, LONG_DAYS))
      .whereRaw('? < ?', [avoidIndex(db, 'booking_lines.begin'), monthBefore])
      .where('booking_lines.eind', '>=', begin),
  ];
}

/**
 * Returns SQL for the ids of the lines that `queryLinesDuring` finds, and of lines that only touch the period. Its
 * values are those of `touchingValuesOf`.
 */
export function buildTouchingIds(dialect: Dialect): string {
  const buildLasting = (index: string, days: number): string =>
    `${forceIndexIn(dialect, 'booking_lines', index)} where ${isLongerThan(dialect, LINE_INTERVAL, days)} and`;
  const [begin, eind] = LINE_INTERVAL;
  const running = `${begin} >= ? and ${begin} < ? and ${avoidIndexIn(dialect, eind)} >= ?`;
  return [
    `booking_lines where ${begin} >= ? and ${begin} <= ?`,
    `booking_lines where ${running}`,
    `${buildLasting('booking_lines_of_days', SHORT_DAYS)} ${running}`,
    `${buildLasting('booking_lines_of_months', LONG_DAYS)} ${avoidIndexIn(dialect, begin)} < ? and ${eind} >= ?`,
  ]
    .map((source) => `select booking_lines.id from ${source}`)
    .join(' union all ');
}

/** Returns the values for `buildTouchingIds`. */
export function touchingValuesOf({ begin, end }: Interval): readonly Instant[] {
  const day = boundBefore(begin, (SHORT_DAYS + 1) * DAY);
  const month = boundBefore(begin, (LONG_DAYS + 1) * DAY);
  return [begin, end, day, begin, begin, month, begin, begin, begin, begin];
}

/** Narrows a query to lines that begin in a period. */
export function narrowToBeginningLines(lines: Knex.QueryBuilder, { begin, end }: Interval): Knex.QueryBuilder {
  return lines.where('booking_lines.begin', '>=', begin).where('booking_lines.begin', '<', end);
}

function narrowToRunning(db: Reader, lines: Knex.QueryBuilder, at: Instant): Knex.QueryBuilder {
  return lines.whereRaw('? > ?', [avoidIndex(db, 'booking_lines.eind'), at]);
}
