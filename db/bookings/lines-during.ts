// Lines of bookings that take place in a period, found by indexes however many others there are before and after it.
import type { Knex } from 'knex';
import { millisecondsOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';
import type { Interval } from '../../domain/values/interval.ts';
import { forceIndex, forceIndexIn, isLongerThan, avoidIndex, avoidIndexIn } from '../engine/session/dialect.ts';
import type { Dialect, Reader } from '../engine/session/reader.ts';
import { DAY } from '../../domain/values/time-units.ts';

/** In days: what lasts longer is in an index of its own. The day more that is looked back covers what is rounded. */
const [SHORT, LONG] = [1, 32];
const LINE_INTERVAL = ['booking_lines.begin', 'booking_lines.eind'] as const;

/** Narrows a query to lines that overlap a period. One without length does where it lies in it; its end does not count. */
export function narrowToOverlappingLines(lines: Knex.QueryBuilder, { begin, end }: Interval): Knex.QueryBuilder {
  return lines
    .where('booking_lines.begin', '<', end)
    .where((either) => void either.where('booking_lines.eind', '>', begin).orWhere('booking_lines.begin', '>=', begin));
}

/**
 * Queries that together find the lines of a period, some of them twice. A line may have begun before it. Such a one is
 * among the lines of the day before, the longer ones of the month before, or those that last even longer. These are few. An
 * index of all ends would have every line since. db/migrations/first-release/bookings.ts.
 */
export function queryLinesDuring(db: Reader, { begin, end }: Interval): Knex.QueryBuilder[] {
  const dayBefore = subtractDays(begin, SHORT + 1);
  const monthBefore = subtractDays(begin, LONG + 1);
  const queryLasting = (index: string, days: number): Knex.QueryBuilder =>
    forceIndex(db, 'booking_lines', index).whereRaw(isLongerThan(db.dialect, LINE_INTERVAL, days));
  return [
    narrowToBeginningLines(db.build('booking_lines'), { begin, end }),
    narrowToRunning(db, narrowToBeginningLines(db.build('booking_lines'), { begin: dayBefore, end: begin }), begin),
    narrowToRunning(
      db,
      narrowToBeginningLines(queryLasting('booking_lines_of_days', SHORT), { begin: monthBefore, end: begin }),
      begin,
    ),
    queryLasting('booking_lines_of_months', LONG)
      .whereRaw('? < ?', [avoidIndex(db, 'booking_lines.begin'), begin])
      .where('booking_lines.eind', '>', begin),
  ];
}

/**
 * Queries that together find the lines of a period where something else leaves few of them, as a place does. The index of a
 * place has the order of their begin, and a month before is little there.
 */
export function queryLinesSinceMonthBefore(db: Reader, { begin, end }: Interval): Knex.QueryBuilder[] {
  const monthBefore = subtractDays(begin, LONG + 1);
  return [
    narrowToBeginningLines(db.build('booking_lines'), { begin: monthBefore, end }),
    forceIndex(db, 'booking_lines', 'booking_lines_of_months')
      .whereRaw(isLongerThan(db.dialect, LINE_INTERVAL, LONG))
      .whereRaw('? < ?', [avoidIndex(db, 'booking_lines.begin'), monthBefore])
      .where('booking_lines.eind', '>=', begin),
  ];
}

/**
 * The same lines as those of `queryLinesDuring`, as the ids of a statement. Lines that only touch the period are among them. Its
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
    `${buildLasting('booking_lines_of_days', SHORT)} ${running}`,
    `${buildLasting('booking_lines_of_months', LONG)} ${avoidIndexIn(dialect, begin)} < ? and ${eind} >= ?`,
  ]
    .map((found) => `select booking_lines.id from ${found}`)
    .join(' union all ');
}

export function touchingValuesOf({ begin, end }: Interval): readonly Instant[] {
  const [day, month] = [subtractDays(begin, SHORT + 1), subtractDays(begin, LONG + 1)];
  return [begin, end, day, begin, begin, month, begin, begin, begin, begin];
}

/** Narrows a query to lines that begin in a period: all of its lines but those that run already. */
export function narrowToBeginningLines(lines: Knex.QueryBuilder, { begin, end }: Interval): Knex.QueryBuilder {
  return lines.where('booking_lines.begin', '>=', begin).where('booking_lines.begin', '<', end);
}

function narrowToRunning(db: Reader, lines: Knex.QueryBuilder, at: Instant): Knex.QueryBuilder {
  return lines.whereRaw('? > ?', [avoidIndex(db, 'booking_lines.eind'), at]);
}

function subtractDays(moment: Instant, days: number): Instant {
  return new Date(millisecondsOf(moment) - days * DAY).toISOString() as Instant;
}
