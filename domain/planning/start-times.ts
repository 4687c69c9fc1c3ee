// Start times: local times as moments, and the moments of a batch.
import type { components, Instant } from '../../generated/types.ts';
import { millisecondsOf, type Zone } from '../values/calendar.ts';
import { findPeriodProblems } from '../values/period.ts';
import type { ProblemDetail } from '../values/problem.ts';
import { DAY, MINUTE } from '../values/time-units.ts';

type StartTimeBatch = components['schemas']['StartTimeBatch'];
type StartTimeBatchDeletion = components['schemas']['StartTimeBatchDeletion'];
type BatchDays = Pick<StartTimeBatch, 'datum_begin' | 'datum_eind' | 'weekdagen'>;
type BatchTimes = Pick<StartTimeBatch, 'interval' | 'tijdbegin' | 'tijdeind'>;

/** The most start times of one request. */
export const MAX_START_TIMES = 10_000;

/** The moments of a batch, ascending and each once, and the local times (2026-03-29T02:30) skipped by clock changes. */
export interface StartTimes {
  readonly times: readonly Instant[];
  readonly skipped: readonly string[];
}

/** Returns the first moment with the local time of this one: a start time is a local time. */
export function normaliseStartTime(moment: Instant, zone: Zone): Instant {
  return zone.findInstant(zone.toLocalDate(moment), minutesOf(moment, zone)) ?? moment;
}

/** ERR_SECONDS_MUST_BE_ZERO for a moment between whole minutes. */
export function findSecondsProblems(moment: Instant, field: string): ProblemDetail[] {
  if (millisecondsOf(moment) % MINUTE === 0) return [];
  const code = 'ERR_SECONDS_MUST_BE_ZERO';
  // Clients match on the message of the interface's own codes.
  return [{ code, message: code, field }];
}

/** All problems of a batch: ERR_PERIOD_ORDER, ERR_RANGE, ERR_SECONDS_MUST_BE_ZERO, ERR_TOO_MANY_START_TIMES. */
export function findBatchProblems(batch: BatchDays & BatchTimes, zone: Zone): ProblemDetail[] {
  const wrong = [...findPeriodProblems(batch.datum_begin, batch.datum_eind), ...findTimesProblems(batch, zone)];
  return wrong.length > 0
    ? wrong
    : findStartTimeCountProblems(daysOf(batch).length * listTimesOfDay(batch, zone).length);
}

/** All problems of a deletion: those of a batch, and ERR_REQUIRED for an incomplete pattern of times. */
export function findDeletionProblems(deletion: StartTimeBatchDeletion, zone: Zone): ProblemDetail[] {
  const times = readTimes(deletion);
  if (times !== undefined) return findBatchProblems({ ...deletion, ...times }, zone);
  const absentMembers = (['interval', 'tijdbegin', 'tijdeind'] as const).filter((name) => deletion[name] === undefined);
  const missing = absentMembers.length === 3 ? [] : absentMembers;
  return [
    ...findPeriodProblems(deletion.datum_begin, deletion.datum_eind),
    ...missing.map((field): ProblemDetail => {
      const message = 'Send interval, tijdbegin and tijdeind together, or none of them.';
      return { code: 'ERR_REQUIRED', message, field };
    }),
  ];
}

/** ERR_TOO_MANY_START_TIMES for more start times than one request allows. */
export function findStartTimeCountProblems(count: number): ProblemDetail[] {
  if (count <= MAX_START_TIMES) return [];
  const most = String(MAX_START_TIMES);
  const message = `These are ${String(count)} start times, and one request can be about ${most}: send several shorter periods.`;
  const params = { count, maximum: MAX_START_TIMES };
  return [{ code: 'ERR_TOO_MANY_START_TIMES', message, field: 'datum_eind', params }];
}

/** ERR_TAKEN where the group has this start time already. */
export function findStartTimeTakenProblems(isTaken: boolean): ProblemDetail[] {
  const message = 'The group has this start time already: choose another time.';
  return isTaken ? [{ code: 'ERR_TAKEN', message, field: 'datetime' }] : [];
}

/** Returns the start times of a batch without problems: 09:00 is local time on each of its days. */
export function startTimesOf(batch: BatchDays & BatchTimes, zone: Zone): StartTimes {
  const minutes = listTimesOfDay(batch, zone);
  const times: Instant[] = [];
  const skipped: string[] = [];
  for (const date of daysOf(batch)) {
    for (const minute of minutes) {
      const moment = zone.findInstant(date, minute);
      if (moment === undefined) skipped.push(`${date}T${formatClock(minute)}`);
      else times.push(moment);
    }
  }
  return { times, skipped };
}

/** Returns the check whether a deletion without problems includes a start time. */
export function createDeletionCheck(deletion: StartTimeBatchDeletion, zone: Zone): (moment: Instant) => boolean {
  const times = readTimes(deletion);
  if (times === undefined) {
    const days = new Set(daysOf(deletion));
    return (moment) => days.has(zone.toLocalDate(moment));
  }
  const moments = new Set(startTimesOf({ ...deletion, ...times }, zone).times);
  return (moment) => moments.has(moment);
}

function readTimes({ interval, tijdbegin, tijdeind }: StartTimeBatchDeletion): BatchTimes | undefined {
  if (interval === undefined || tijdbegin === undefined || tijdeind === undefined) return undefined;
  return { interval, tijdbegin, tijdeind };
}

function findTimesProblems({ interval, tijdbegin, tijdeind }: BatchTimes, zone: Zone): ProblemDetail[] {
  const wrong = [...findSecondsProblems(tijdbegin, 'tijdbegin'), ...findSecondsProblems(tijdeind, 'tijdeind')];
  if (parseMinutes(interval) === 0) {
    const message = 'The interval has no length: send at least one minute, such as 0:30.';
    wrong.push({ code: 'ERR_RANGE', message, field: 'interval' });
  }
  if (minutesOf(tijdeind, zone) < minutesOf(tijdbegin, zone)) {
    const message = 'The last time is before the first: send a later tijdeind.';
    wrong.push({ code: 'ERR_PERIOD_ORDER', message, field: 'tijdeind' });
  }
  return wrong;
}

/** The local dates, ascending. Weekdays are those of JavaScript, 0 for Sunday. */
function daysOf({ datum_begin, datum_eind, weekdagen }: BatchDays): string[] {
  const days: string[] = [];
  for (let day = Date.parse(datum_begin); day <= Date.parse(datum_eind); day += DAY) {
    const date = new Date(day);
    if (weekdagen?.includes(date.getUTCDay()) !== false) days.push(date.toISOString().slice(0, 10));
  }
  return days;
}

/** Minutes after midnight, from the first to the last time of a day. */
function listTimesOfDay({ interval, tijdbegin, tijdeind }: BatchTimes, zone: Zone): number[] {
  const first = minutesOf(tijdbegin, zone);
  const last = minutesOf(tijdeind, zone);
  const step = parseMinutes(interval);
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => first + index * step);
}

function minutesOf(moment: Instant, zone: Zone): number {
  return parseMinutes(zone.toLocalTime(moment));
}

/** Minutes in a text such as 9:30. */
function parseMinutes(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function formatClock(minutes: number): string {
  return new Date(minutes * MINUTE).toISOString().slice(11, 16);
}
