// The clock that the service under test reads: it is frozen until a test advances it.
import { zoneOf } from '../../domain/values/calendar.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../domain/values/time-units.ts';
import type { Instant } from '../../generated/types.ts';

/** The zone of the service under test. */
export const ZONE = zoneOf('Europe/Amsterdam');

/** A Tuesday, 11:00 in Amsterdam: the clock shows it at the start of every test file. */
const START = '2026-03-10T10:00:00.000Z';
const UNITS = { days: DAY, hours: HOUR, minutes: MINUTE, seconds: SECOND, milliseconds: 1 };

let moment = Date.parse(START);
/** The earliest moment that the clock was set back to since it was taken; null for none. */
let earliestSetBack: number | null = null;
const listeners = new Set<(moment: number) => void>();

function notifyListeners(): void {
  for (const tell of listeners) tell(moment);
}

export const clock = {
  now: (): Instant => new Date(moment).toISOString() as Instant,
  /** Sets the clock to a moment that Date can parse, with its offset. Throws for any other text, and changes nothing. */
  set(text: string): void {
    const wanted = Date.parse(text);
    if (Number.isNaN(wanted)) throw new Error(`${text} is no moment.`);
    if (wanted < moment) earliestSetBack = Math.min(wanted, earliestSetBack ?? wanted);
    moment = wanted;
    notifyListeners();
  },
  advance(by: Partial<Record<keyof typeof UNITS, number>>): void {
    for (const unit of Object.keys(UNITS) as (keyof typeof UNITS)[]) moment += (by[unit] ?? 0) * UNITS[unit];
    notifyListeners();
  },
  /** Calls `tell` with the moment in milliseconds, now and at each change; returns a function that stops this. */
  onChange(tell: (moment: number) => void): () => void {
    listeners.add(tell);
    tell(moment);
    return () => listeners.delete(tell);
  },
  /** Returns the earliest moment that the clock was set back to since the last call; null if it was not set back. */
  takeEarliestSetBack(): Instant | null {
    const taken = earliestSetBack;
    earliestSetBack = null;
    return taken === null ? null : (new Date(taken).toISOString() as Instant);
  },
  reset(): void {
    clock.set(START);
  },
};
