// The period of the page, as its address says it: `#2026-03-28` is a day, `#2026-03-28/week` the week of that day.
import { addDays, isDate, type Zone } from '../../../../domain/values/calendar.ts';
import { dateAt, dayOf, longDate, shortSpan, type Span, weekNumber, weekOf } from './days.ts';
import { filled } from '../../browser/words.ts';
import { words } from './words.ts';

export type View = 'day' | 'week';

export interface Period {
  readonly date: string;
  readonly view: View;
}

/** The period that an address names; today where it names none. */
export function periodOf(hash: string, now: number, zone: Zone): Period {
  const [date = '', view] = hash.replace(/^#/, '').split('/');
  return { date: isDate(date) ? date : dateAt(now, zone), view: view === 'week' ? 'week' : 'day' };
}

/** The part of the address that names a period. */
export function hashOf({ date, view }: Period): string {
  return view === 'week' ? `#${date}/week` : `#${date}`;
}

/** The period so many days or weeks later. */
export function moved({ date, view }: Period, steps: number): Period {
  return { date: addDays(date, steps * (view === 'week' ? 7 : 1)), view };
}

/** The dates that are shown. */
export function datesOf({ date, view }: Period): readonly string[] {
  return view === 'week' ? weekOf(date) : [date];
}

/** All that is shown, from the first daybreak to the last. */
export function spanOfPeriod(period: Period, zone: Zone): Span {
  const dates = datesOf(period);
  return { from: dayOf(dates[0] ?? period.date, zone).from, to: dayOf(dates.at(-1) ?? period.date, zone).to };
}

/** The title of the page while it shows this. */
export function titleOf(period: Period): string {
  if (period.view === 'day') return longDate(period.date);
  const [first = '', last = ''] = [weekOf(period.date)[0], weekOf(period.date)[6]];
  return filled(words.weekOf, { number: weekNumber(period.date), dates: shortSpan(first, last) });
}
