// The clock that the service under test reads: it is frozen until a test advances it.
import { zoneOf } from '../../domain/values/calendar.ts';
import type { Instant } from '../../generated/types.ts';

/** The zone of the service under test. */
export const ZONE = zoneOf('Europe/Amsterdam');

const START = '2026-03-10T10:00:00.000Z';
const UNITS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000, milliseconds: 1 };

let moment = Date.parse(START);
let lowest: number | null = null;
const listeners = new Set<(moment: number) => void>();

function notifyListeners(): void {
  for (const tell of listeners) tell(moment);
}

/** A Tuesday in March 2026, 11:00 in Amsterdam, at the start of every test file. */
export const clock = {
  now: (): Instant => new Date(moment).toISOString() as Instant,
  /** Sets the clock to a moment that Date can parse, with its offset. Throws for any other text. */
  set(text: string): void {
    const before = moment;
    moment = Date.parse(text);
    if (moment < before) lowest = Math.min(moment, lowest ?? moment);
    if (Number.isNaN(moment)) throw new Error(`${text} is no moment.`);
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
  wentBackTo(): Instant | null {
    const lowestMoment = lowest;
    lowest = null;
    return lowestMoment === null ? null : (new Date(lowestMoment).toISOString() as Instant);
  },
  reset(): void {
    clock.set(START);
  },
};
