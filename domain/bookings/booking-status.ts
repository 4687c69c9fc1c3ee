// The status of a booking: which moves are allowed, which statuses use capacity, and what is announced.
import type { components } from '../../generated/types.ts';
import { createProblem, type ProblemDetail } from '../values/problem.ts';

export type BookingStatus = components['schemas']['BookingStatus'];

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

/** The statuses that a booking may move to from another one. */
interface MoveTargets {
  readonly always: readonly BookingStatus[];
  /** Only without a finalised invoice that is not wholly credited. */
  readonly uninvoiced: readonly BookingStatus[];
}

const UNCONFIRMED_STATUSES = ['informatie', 'interesse', 'optie', 'reservering'] as const;
const MOVES_BEFORE_CONFIRMATION: MoveTargets = {
  always: [...UNCONFIRMED_STATUSES, 'definitief', 'geannuleerd'],
  uninvoiced: [],
};

const MOVES: Readonly<Record<BookingStatus, MoveTargets>> = {
  informatie: MOVES_BEFORE_CONFIRMATION,
  interesse: MOVES_BEFORE_CONFIRMATION,
  optie: MOVES_BEFORE_CONFIRMATION,
  reservering: MOVES_BEFORE_CONFIRMATION,
  definitief: { always: ['gaande', 'voltooid', 'geannuleerd'], uninvoiced: UNCONFIRMED_STATUSES },
  gaande: { always: ['definitief', 'voltooid', 'geannuleerd'], uninvoiced: [] },
  voltooid: { always: ['definitief', 'gaande'], uninvoiced: [] },
  geannuleerd: { always: ['definitief'], uninvoiced: UNCONFIRMED_STATUSES },
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
 * Returns the statuses that a booking may move to, in their order and without its own. `hasUncreditedInvoice`: a finalised
 * invoice is not wholly credited.
 */
export function listAllowedMoves(from: BookingStatus, hasUncreditedInvoice: boolean): BookingStatus[] {
  const { always, uninvoiced } = MOVES[from];
  const allowed = hasUncreditedInvoice ? always : [...always, ...uninvoiced];
  return BOOKING_STATUSES.filter((to) => to !== from && allowed.includes(to));
}

/** Returns ERR_BOOKING_STATUS_TRANSITION on `status` for a move that is not allowed; an unchanged status always is. */
export function findBookingMoveProblems(
  from: BookingStatus,
  to: BookingStatus,
  hasUncreditedInvoice: boolean,
): ProblemDetail[] {
  const allowed = listAllowedMoves(from, hasUncreditedInvoice);
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

/** Returns whether a booking of this status uses capacity: people, places and material. */
export function usesCapacity(status: BookingStatus): boolean {
  return CAPACITY_STATUSES.has(status);
}

/** Returns whether a booking of this status was confirmed and not cancelled. */
export function isConfirmedStatus(status: BookingStatus): boolean {
  return CONFIRMED_STATUSES.has(status);
}

/**
 * Throws ERR_BOOKING_CANCELLED: a cancelled booking redeems no vouchers, gets no proposals, and is not cancelled again.
 */
export function assertNotCancelled({ status }: { readonly status: BookingStatus }): void {
  if (status !== 'geannuleerd') return;
  throw createProblem('ERR_BOOKING_CANCELLED', 'The booking is cancelled: set another status first.');
}

/** Returns whether a move cancels a booking: setting `geannuleerd` again does not. */
export function isCancelling(from: BookingStatus, to: BookingStatus): boolean {
  return to === 'geannuleerd' && from !== to;
}

/**
 * Returns whether BookingDefinitive is announced: for a move to `definitief` from an earlier status or from cancelled, and for
 * a new booking.
 */
export function isNewlyConfirmed(from: BookingStatus | null, to: BookingStatus): boolean {
  return to === 'definitief' && (from === null || !CONFIRMED_STATUSES.has(from));
}
