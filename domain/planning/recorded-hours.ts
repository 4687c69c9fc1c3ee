// Recorded hours: the problems of their times, their shift and their person.
import type { components, Instant } from '../../generated/types.ts';
import { millisecondsOf } from '../values/calendar.ts';
import { findSpanProblems, type TimeSpan } from '../values/period.ts';
import type { ProblemDetail } from '../values/problem.ts';
import type { StoredShift } from './shift.ts';
import { isActiveShift } from './shift-status.ts';
import { HOUR, MINUTE } from '../values/time-units.ts';

const MAX_OWN_HOURS = 24;

/** Recorded hours as they are stored. */
export type StoredHours = Omit<components['schemas']['RecordedHours'], 'Dienst' | 'Personeel'>;

/** The problems of the times: ERR_PERIOD_ORDER, or ERR_BREAK_TOO_LONG where no time to work is left. */
export function findTimeProblems(hours: Pick<StoredHours, 'begin' | 'eind' | 'pauze_minuten'>): ProblemDetail[] {
  const order = findSpanProblems(hours);
  if (order.length > 0) return order;
  const present = millisecondsOf(hours.eind) - millisecondsOf(hours.begin);
  if (hours.pauze_minuten * MINUTE < present) return [];
  const message = 'The break lasts as long as the work, or longer: send fewer minutes.';
  return [{ code: 'ERR_BREAK_TOO_LONG', message, field: 'pauze_minuten' }];
}

/**
 * The problems of hours that members of staff without the permission to plan record for themselves. ERR_HOURS_AHEAD is
 * for hours that have not ended, ERR_PERIOD_TOO_LONG for more than 24 hours. Unchanged times are accepted.
 */
export function findOwnTimeProblems({ begin, eind }: TimeSpan, now: Instant, storedSpan?: TimeSpan): ProblemDetail[] {
  if (storedSpan?.begin === begin && storedSpan.eind === eind) return [];
  const field = 'eind';
  if (eind > now) {
    const message = 'These hours are not over yet: record them when they are, or ask somebody who plans.';
    return [{ code: 'ERR_HOURS_AHEAD', message, field }];
  }
  if (millisecondsOf(eind) - millisecondsOf(begin) <= MAX_OWN_HOURS * HOUR) return [];
  const message = `The period is longer than ${String(MAX_OWN_HOURS)} hours: record it in parts, or ask somebody who plans.`;
  return [{ code: 'ERR_PERIOD_TOO_LONG', message, field }];
}

/** The problems of hours on a shift: ERR_SHIFT_STAFF_MISMATCH or ERR_SHIFT_OFF on `dienst_id`. */
export function findShiftProblems(
  personeel_id: number,
  shift: Pick<StoredShift, 'personeel_id' | 'status'>,
): ProblemDetail[] {
  const field = 'dienst_id';
  if (shift.personeel_id !== personeel_id) {
    const message = 'This shift belongs to somebody else: send a shift of this member of staff.';
    return [{ code: 'ERR_SHIFT_STAFF_MISMATCH', message, field }];
  }
  if (isActiveShift(shift.status)) return [];
  const message = `Nobody works on a shift that is ${shift.status}: send another shift, or change its status first.`;
  return [{ code: 'ERR_SHIFT_OFF', message, field, params: { status: shift.status } }];
}

/** ERR_ID_MISMATCH on `personeel_id` for another person in the body than in the path. */
export function findStaffProblems(staff_id: number, personeel_id: number | undefined): ProblemDetail[] {
  if (personeel_id === undefined || personeel_id === staff_id) return [];
  const message = 'personeel_id differs from the path: send the same id in both.';
  return [{ code: 'ERR_ID_MISMATCH', message, field: 'personeel_id' }];
}
