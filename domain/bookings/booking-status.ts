// The status of a booking: which moves are allowed, which statuses use capacity, and what is announced.
import type { components } from '../../generated/types.ts';
import type { ProblemDetail } from '../values/problem.ts';

export type BookingStatus = components['schemas']['BookingStatus'];

/** Whether a move is allowed: always, never, or only without a finalised invoice that is not wholly credited. */
type MoveRule = 'yes' | 'no' | 'uninvoiced';

/** All statuses, from enquiry to completed or cancelled. */
export const BOOKING_STATUSES = [
  'informatie',
  'interesse',
  'optie',
  'reservering',
  'definitief',
  'gaande',
  'voltooid',
  'geannuleerd',
] as const satisfies readonly BookingStatus[];

const [YES, NO, UNINVOICED] = ['yes', 'no', 'uninvoiced'] as const;

// One row for each present status, one column for each new status, in the order above.
const MOVES: Readonly<Record<BookingStatus, readonly MoveRule[]>> = {
  informatie: [YES, YES, YES, YES, YES, NO, NO, YES],
  interesse: [YES, YES, YES, YES, YES, NO, NO, YES],
  optie: [YES, YES, YES, YES, YES, NO, NO, YES],
  reservering: [YES, YES, YES, YES, YES, NO, NO, YES],
  definitief: [UNINVOICED, UNINVOICED, UNINVOICED, UNINVOICED, YES, YES, YES, YES],
  gaande: [NO, NO, NO, NO, YES, YES, YES, YES],
  voltooid: [NO, NO, NO, NO, YES, YES, YES, NO],
  geannuleerd: [UNINVOICED, UNINVOICED, UNINVOICED, UNINVOICED, YES, NO, NO, YES],
};

const CAPACITY_STATUSES: ReadonlySet<BookingStatus> = new Set([
  'optie',
  'reservering',
  'definitief',
  'gaande',
  'voltooid',
]);
const CONFIRMED_STATUSES: ReadonlySet<BookingStatus> = new Set(['definitief', 'gaande', 'voltooid']);

/**
 * The statuses that a booking may move to, its own left out. `invoiced`: a finalised invoice is not wholly credited.
 */
export function listAllowedMoves(from: BookingStatus, invoiced: boolean): BookingStatus[] {
  return BOOKING_STATUSES.filter((to, index) => {
    const move = MOVES[from][index];
    return to !== from && (move === YES || (move === UNINVOICED && !invoiced));
  });
}

/** ERR_BOOKING_STATUS_TRANSITION on `status` for a move that is not allowed; an unchanged status always is. */
export function findBookingMoveProblems(from: BookingStatus, to: BookingStatus, invoiced: boolean): ProblemDetail[] {
  const allowed = listAllowedMoves(from, invoiced);
  if (from === to || allowed.includes(to)) return [];
  return [
    {
      code: 'ERR_BOOKING_STATUS_TRANSITION',
      message: `A booking cannot move from ${from} to ${to}: choose one of ${allowed.join(', ')}.`,
      field: 'status',
      params: { van: from, naar: to, toegestaan: allowed },
    },
  ];
}

/** Whether a booking of this status uses capacity: people, places and material. */
export function usesCapacity(status: BookingStatus): boolean {
  return CAPACITY_STATUSES.has(status);
}

/** Whether a booking of this status was confirmed and not cancelled. */
export function isConfirmedStatus(status: BookingStatus): boolean {
  return CONFIRMED_STATUSES.has(status);
}

/** Whether a move cancels a booking: setting `geannuleerd` again does not. */
export function isCancelled(from: BookingStatus, to: BookingStatus): boolean {
  return to === 'geannuleerd' && from !== to;
}

/**
 * Whether BookingDefinitive is announced: for a move to `definitief` from an earlier status or from cancelled, and for
 * a new booking.
 */
export function isNewlyConfirmed(from: BookingStatus | null, to: BookingStatus): boolean {
  return to === 'definitief' && (from === null || !CONFIRMED_STATUSES.has(from));
}
