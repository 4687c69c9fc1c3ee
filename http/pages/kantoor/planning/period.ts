// The period of the planning in its address: `#2026-03-28` is a day, `#2026-03-28/week` the week of that day.
import { addDays, isDate, type Zone } from '../../../../domain/values/calendar.ts';
import { dateAt, dayOf, formatLongDate, formatShortSpan, type MomentSpan, weekNumberOf, weekOf } from './days.ts';
import { fillWords } from '../../browser/words.ts';
import { words } from './words.ts';

export type PlanningView = 'day' | 'week';

export interface ShownPeriod {
  readonly date: string;
  readonly view: PlanningView;
}

/** Returns the period in the hash of an address; today for a missing or an invalid date. */
export function periodOf(hash: string, now: number, zone: Zone): ShownPeriod {
  const [date = '', view] = hash.replace(/^#/, '').split('/');
  return { date: isDate(date) ? date : dateAt(now, zone), view: view === 'week' ? 'week' : 'day' };
}

/** Returns the hash of an address for a period. */
export function hashOf({ date, view }: ShownPeriod): string {
  return view === 'week' ? `#${date}/week` : `#${date}`;
}

/** Returns the period that is `steps` days or weeks later. */
export function movePeriod({ date, view }: ShownPeriod, steps: number): ShownPeriod {
  return { date: addDays(date, steps * (view === 'week' ? 7 : 1)), view };
}

/** Returns the dates of a period. */
export function datesOf({ date, view }: ShownPeriod): readonly string[] {
  return view === 'week' ? weekOf(date) : [date];
}

/** Returns the moments of a period, from its first daybreak to its last. */
export function toSpan(period: ShownPeriod, zone: Zone): MomentSpan {
  const dates = datesOf(period);
  return { from: dayOf(dates[0] ?? period.date, zone).from, to: dayOf(dates.at(-1) ?? period.date, zone).to };
}

/** Returns the title of the page for a period. */
export function titleOf(period: ShownPeriod): string {
  if (period.view === 'day') return formatLongDate(period.date);
  const days = weekOf(period.date);
  const first = days[0] ?? '';
  const last = days[6] ?? '';
  return fillWords(words.weekOf, { number: weekNumberOf(period.date), dates: formatShortSpan(first, last) });
}
