// The sandbox: the start of its clock, and how far a request advances it.
import type { Instant } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import { instantAt, millisecondsOf } from '../values/calendar.ts';
import { parseDuration } from '../values/duration.ts';
import { DAY } from '../values/time-units.ts';
import { createProblem } from '../values/problem.ts';

/** The clock of a new sandbox: 9:00 on the first Monday of 2027 in Amsterdam. */
export const SANDBOX_START = '2027-01-04T08:00:00.000Z' as Instant;

/** The most due things that a response lists. */
export const MAX_LISTED = 1_000;

const MAX_MONTHS = 24;

/** How far to advance the clock: one of the two. */
export interface ClockMove {
  readonly duration?: string | undefined;
  readonly until?: Instant | undefined;
}

/**
 * Returns the moment to which a clock at `now` advances. Throws ERR_CANNOT_COMBINE and ERR_REQUIRED. Throws ERR_RANGE
 * for a moment that is not later, or over two years later.
 */
export function calculateMomentAfter(now: Instant, { duration, until }: ClockMove, zone: Zone): Instant {
  if (duration !== undefined && until !== undefined)
    throw createProblem('ERR_CANNOT_COMBINE', 'Send duration or until, not both.', { field: 'until' });
  if (until !== undefined) return requireAhead(now, until, zone, 'until');
  if (duration === undefined) throw createProblem('ERR_REQUIRED', 'Send duration or until.', { field: 'duration' });
  return requireAhead(now, addDuration(now, duration, zone), zone, 'duration');
}

/** Returns the moment where a clock at `now` can reach it. Throws ERR_RANGE on `field`. */
export function requireAhead(now: Instant, moment: Instant, zone: Zone, field: string): Instant {
  if (moment > now && moment <= zone.addWallClock(now, { months: MAX_MONTHS })) return moment;
  throw createProblem('ERR_RANGE', 'The clock moves on, and by two years at most: send a moment in these.', { field });
}

/** Adds years, months and days on the wall clock, the rest as elapsed time. The contract has checked the format. */
function addDuration(now: Instant, duration: string, zone: Zone): Instant {
  const { months, days, milliseconds: rest } = parseDuration(duration) ?? { months: 0, days: 0, milliseconds: 0 };
  // A longer duration may lead outside the calendar: it is refused before calculating.
  if (months > 2 * MAX_MONTHS || days > 1_500 || rest > 1_500 * DAY) return now;
  return instantAt(millisecondsOf(zone.addWallClock(now, { months, days })) + rest);
}

/** The fixtures that come with the service. */
export const BUILT_IN_FIXTURES = ['empty', 'venue', 'year'] as const;
export type BuiltInFixture = (typeof BUILT_IN_FIXTURES)[number];

/** Whether the characters of a name are allowed for a saved state: it becomes part of a file name. */
export function isFixtureName(name: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(name);
}

/** Returns why a state cannot be saved under a name, as a sentence with its remedy, or null. */
export function findNameRefusal(name: string): string | null {
  if (!isFixtureName(name))
    return 'A state has a name of 1 to 40 characters: write lower-case letters, digits and hyphens.';
  if (!(BUILT_IN_FIXTURES as readonly string[]).includes(name)) return null;
  return `The fixture ${name} comes with the service: choose another name.`;
}

/** Throws ERR_UNKNOWN_REFERENCE for a fixture that does not exist. */
export function assertFixture(name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  throw createProblem('ERR_UNKNOWN_REFERENCE', `There is no such fixture: send ${oneOf(names)}.`, { field: 'fixture' });
}

function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** Throws ERR_UNKNOWN_REFERENCE for a fixture of another version. */
export function assertFixtureFits(isForTables: boolean): void {
  if (isForTables) return;
  const message = 'Another version saved this fixture, and its tables are others: save it again.';
  throw createProblem('ERR_UNKNOWN_REFERENCE', message, { field: 'fixture' });
}
