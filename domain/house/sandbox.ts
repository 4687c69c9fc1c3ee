// The sandbox: where its clock begins, and how far a request moves it.
import type { Instant } from '../../generated/types.ts';
import type { Zone } from '../values/calendar.ts';
import { instantAt, millisecondsOf } from '../values/calendar.ts';
import { parseDuration } from '../values/duration.ts';
import { createProblem } from '../values/problem.ts';

/** Where the clock of a new sandbox stands: 9:00 on the first Monday of 2027 in Amsterdam. */
export const SANDBOX_START = '2027-01-04T08:00:00.000Z' as Instant;

/** The most that a request lists of what fell due. */
export const MAX_LISTED = 1_000;

const MAX_MONTHS = 24;

/** How far the clock is to move: one of the two. */
export interface ClockMove {
  readonly duration?: string | undefined;
  readonly until?: Instant | undefined;
}

/**
 * The moment to which a clock that shows `now` moves. Throws ERR_CANNOT_COMBINE, ERR_REQUIRED, and ERR_RANGE where that is not
 * later, or later by more than two years.
 */
export function calculateMomentAfter(now: Instant, { duration, until }: ClockMove, zone: Zone): Instant {
  if (duration !== undefined && until !== undefined)
    throw createProblem('ERR_CANNOT_COMBINE', 'Send duration or until, not both.', { field: 'until' });
  if (until !== undefined) return requireAhead(now, until, zone, 'until');
  if (duration === undefined) throw createProblem('ERR_REQUIRED', 'Send duration or until.', { field: 'duration' });
  return requireAhead(now, addDuration(now, duration, zone), zone, 'duration');
}

/** The moment itself, in reach of a clock that shows `now`. Throws ERR_RANGE on `field`. */
export function requireAhead(now: Instant, moment: Instant, zone: Zone, field: string): Instant {
  if (moment > now && moment <= zone.addWallClock(now, { months: MAX_MONTHS })) return moment;
  throw createProblem('ERR_RANGE', 'The clock moves on, and by two years at most: send a moment in these.', { field });
}

/** Months and days by the clock on the wall, the rest as elapsed time. The contract has checked how it is written. */
function addDuration(now: Instant, duration: string, zone: Zone): Instant {
  const { months, days, milliseconds: rest } = parseDuration(duration) ?? { months: 0, days: 0, milliseconds: 0 };
  // More than the clock may move is not calculated with: it might be no moment at all.
  if (months > 2 * MAX_MONTHS || days > 1_500 || rest > 1_500 * 86_400_000) return now;
  return instantAt(millisecondsOf(zone.addWallClock(now, { months, days })) + rest);
}

/** The fixtures that come with the service. */
export const BUILT_IN_FIXTURES = ['empty', 'venue', 'year'] as const;
export type BuiltInFixture = (typeof BUILT_IN_FIXTURES)[number];

/** Whether a state can be saved under a name, as far as its letters go: it is part of the name of a file. */
export function isFixtureName(name: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(name);
}

/** Why no state can be saved under a name, as a sentence with its remedy; null when one can. */
export function findNameRefusal(name: string): string | null {
  if (!isFixtureName(name))
    return 'A state has a name of 1 to 40 characters: write lower-case letters, digits and hyphens.';
  if (!(BUILT_IN_FIXTURES as readonly string[]).includes(name)) return null;
  return `The fixture ${name} comes with the service: choose another name.`;
}

/** Throws ERR_UNKNOWN_REFERENCE for a fixture that there is not. */
export function assertFixture(name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  throw createProblem('ERR_UNKNOWN_REFERENCE', `There is no such fixture: send ${oneOf(names)}.`, { field: 'fixture' });
}

function oneOf(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** Throws ERR_UNKNOWN_REFERENCE for a fixture that another version saved. */
export function assertFits(isForTables: boolean): void {
  if (isForTables) return;
  const message = 'Another version saved this fixture, and its tables are others: save it again.';
  throw createProblem('ERR_UNKNOWN_REFERENCE', message, { field: 'fixture' });
}
