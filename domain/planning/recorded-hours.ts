// Recorded hours: what is wrong with some.
import type { components } from '../../generated/types.ts';
import { milliseconds } from '../values/calendar.ts';
import { spanProblems } from '../values/period.ts';
import type { ProblemDetail } from '../values/problem.ts';
import type { StoredShift } from './shift.ts';
import { isOn } from './shift-status.ts';

const MINUTE = 60_000;

/** Recorded hours as they are stored. */
export type StoredHours = Omit<components['schemas']['RecordedHours'], 'Dienst' | 'Personeel'>;

/** What is wrong with the times: ERR_PERIOD_ORDER, or ERR_BREAK_TOO_LONG where no time to work is left. */
export function timeProblems(hours: Pick<StoredHours, 'begin' | 'eind' | 'pauze_minuten'>): ProblemDetail[] {
  const order = spanProblems(hours);
  if (order.length > 0) return order;
  const present = milliseconds(hours.eind) - milliseconds(hours.begin);
  if (hours.pauze_minuten * MINUTE < present) return [];
  const message = 'The break lasts as long as the work, or longer: send fewer minutes.';
  return [{ code: 'ERR_BREAK_TOO_LONG', message, field: 'pauze_minuten' }];
}

/** What is wrong with recording hours of somebody on a shift: ERR_SHIFT_STAFF_MISMATCH or ERR_SHIFT_OFF on `dienst_id`. */
export function shiftProblems(
  personeel_id: number,
  shift: Pick<StoredShift, 'personeel_id' | 'status'>,
): ProblemDetail[] {
  const field = 'dienst_id';
  if (shift.personeel_id !== personeel_id) {
    const message = 'This shift belongs to somebody else: send a shift of this member of staff.';
    return [{ code: 'ERR_SHIFT_STAFF_MISMATCH', message, field }];
  }
  if (isOn(shift.status)) return [];
  const message = `Nobody works on a shift that is ${shift.status}: send another shift, or change its status first.`;
  return [{ code: 'ERR_SHIFT_OFF', message, field, params: { status: shift.status } }];
}

/** What is wrong with the person that a body names below the path of one: ERR_ID_MISMATCH on `personeel_id`. */
export function staffProblems(staff_id: number, personeel_id: number | undefined): ProblemDetail[] {
  if (personeel_id === undefined || personeel_id === staff_id) return [];
  const message = 'personeel_id differs from the path: send the same id in both.';
  return [{ code: 'ERR_ID_MISMATCH', message, field: 'personeel_id' }];
}
