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
export function planShiftChange(stored: StoredShift, sent: SentShift): SentShift & Pick<StoredShift, 'status'> {
  const changed = { ...stored, ...sent };
  const { begin, eind, personeel_id } = stored;
  const isMoved = changed.begin !== begin || changed.eind !== eind || changed.personeel_id !== personeel_id;
  const asksAgain = isMoved && stored.status === 'bevestigd' && sent.status === undefined;
  const status = asksAgain ? 'gevraagd' : changed.status;
  refuseIfAny([...findShiftMoveProblems(stored.status, status), ...findSpanProblems(changed)]);
  return { ...sent, status };
}

/**
 * Throws ERR_PERMISSION for a change by the requested person without the permission to plan, unless it is their answer
 * or changes nothing.
 */
export function assertAnswer(stored: StoredShift, sent: SentShift): void {
  const { status = stored.status, ...others } = sent;
  const before: Readonly<Record<string, unknown>> = stored;
  const isSame = Object.entries(others).every(([name, value]) => value === before[name]);
  if (isSame && (status === stored.status || isAnswer(stored.status, status))) return;
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
