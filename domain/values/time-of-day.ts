// Times of the day by the local clock, such as 08:00.
import type { Instant } from '../../generated/types.ts';
import { nextDateOf, type Zone } from './calendar.ts';
import { MINUTE } from './time-units.ts';

/** The moment of a local time such as `08:00` on a date. A time that a clock change skips is moved on by the gap. */
export function findInstantAt(date: string, time: string, zone: Zone): Instant {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minuteOfDay = hours * 60 + minutes;
  return (
    zone.findInstant(date, minuteOfDay) ??
    zone.addWallClock(zone.startOfLocalDay(date), { milliseconds: minuteOfDay * MINUTE })
  );
}

/** The first date whose moment of a local time is at or after a moment. */
export function firstDateAt(time: string, from: Instant, zone: Zone): string {
  const date = zone.toLocalDate(from);
  return findInstantAt(date, time, zone) >= from ? date : nextDateOf(date);
}
