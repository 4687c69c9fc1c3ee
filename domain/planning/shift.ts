// Shifts: the effect of a change, what staff may change of their own shifts, and the tasks of a shift.
import type { components } from '../../generated/types.ts';
import { hasOverlap, findSpanProblems } from '../values/period.ts';
import { createProblem, refuseIfAny } from '../values/problem.ts';
import { isAnswer, findShiftMoveProblems } from './shift-status.ts';

type Shift = components['schemas']['Shift'];
type ShiftTask = components['schemas']['ShiftTask'];
type SentShift = components['schemas']['ShiftPut'];

/** A stored shift. */
export type StoredShift = Omit<Shift, 'internal_reference' | 'Taken'>;

/**
 * Returns the changed members. A confirmed shift that is moved, or assigned to another person, becomes a request again
 * unless the change sets its status. Throws ERR_SHIFT_STATUS_TRANSITION and ERR_PERIOD_ORDER.
 */
export function planShiftChange(shift: StoredShift, body: SentShift): SentShift & Pick<StoredShift, 'status'> {
  const changedShift = { ...shift, ...body };
  const { begin, eind, personeel_id } = shift;
  const isMoved =
    changedShift.begin !== begin || changedShift.eind !== eind || changedShift.personeel_id !== personeel_id;
  const asksAgain = isMoved && shift.status === 'bevestigd' && body.status === undefined;
  const status = asksAgain ? 'gevraagd' : changedShift.status;
  refuseIfAny([...findShiftMoveProblems(shift.status, status), ...findSpanProblems(changedShift)]);
  return { ...body, status };
}

/**
 * Throws ERR_PERMISSION for a change by the requested person without the permission to plan, unless it is their answer
 * or changes nothing.
 */
export function assertAnswer(shift: StoredShift, body: SentShift): void {
  const { status = shift.status, ...others } = body;
  const before: Readonly<Record<string, unknown>> = shift;
  const isSame = Object.entries(others).every(([name, value]) => value === before[name]);
  if (isSame && (status === shift.status || isAnswer(shift.status, status))) return;
  throw createProblem(
    'ERR_PERMISSION',
    'Without editPersoneelsplanning you can only answer a request: send status bevestigd or geweigerd while the shift is gevraagd, and change nothing else.',
    { params: { permission: ['editPersoneelsplanning'] } },
  );
}

/** The lines of the booking that a shift serves: those during it, at its location where it has one. */
export function tasksOf(
  shift: Pick<StoredShift, 'begin' | 'eind' | 'locatie_id'>,
  lines: readonly ShiftTask[],
): ShiftTask[] {
  return lines.filter(
    (line) => hasOverlap(line, shift) && (shift.locatie_id === null || line.locatie_id === shift.locatie_id),
  );
}
