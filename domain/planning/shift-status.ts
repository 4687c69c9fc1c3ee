// The status of a shift: which moves are allowed, and which of them are answers of the requested person.
import type { components } from '../../generated/types.ts';
import type { ProblemDetail } from '../values/problem.ts';

export type ShiftStatus = components['schemas']['ShiftStatus'];

const MOVES: Readonly<Record<ShiftStatus, readonly ShiftStatus[]>> = {
  concept: ['gevraagd', 'bevestigd', 'geannuleerd'],
  gevraagd: ['concept', 'bevestigd', 'geweigerd', 'geannuleerd'],
  bevestigd: ['gevraagd', 'geannuleerd'],
  geweigerd: ['concept', 'gevraagd', 'geannuleerd'],
  geannuleerd: ['concept'],
};

/** ERR_SHIFT_STATUS_TRANSITION on `status` for a move that is not allowed; an unchanged status always is. */
export function findShiftMoveProblems(from: ShiftStatus, to: ShiftStatus): ProblemDetail[] {
  const allowed = MOVES[from];
  if (from === to || allowed.includes(to)) return [];
  return [
    {
      code: 'ERR_SHIFT_STATUS_TRANSITION',
      message: `A shift cannot move from ${from} to ${to}: choose one of ${allowed.join(', ')}.`,
      field: 'status',
      params: { van: from, naar: to, toegestaan: allowed },
    },
  ];
}

/** Whether a move is the answer of a person who was asked to work. */
export function isAnswer(from: ShiftStatus, to: ShiftStatus): boolean {
  return from === 'gevraagd' && (to === 'bevestigd' || to === 'geweigerd');
}

/** Whether a person works or may have to: the shift was neither cancelled nor refused. */
export function isActiveShift(status: ShiftStatus): boolean {
  return status !== 'geannuleerd' && status !== 'geweigerd';
}
