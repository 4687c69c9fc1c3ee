// Decides which bookings can be deleted: those that nothing worth keeping refers to.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';

/** Facts about the things that belong to a booking. */
export interface DeletionFacts {
  readonly hasFinalisedInvoice: boolean;
  /** An online payment was received, or may still arrive. */
  readonly isAwaited: boolean;
  /** Hours are recorded on one of its shifts. */
  readonly hasHours: boolean;
  readonly proposals: readonly Pick<components['schemas']['Proposal'], 'status'>[];
}

/** Throws ERR_BOOKING_NOT_DELETABLE, with the first reason. */
export function assertDeletable({ hasFinalisedInvoice, isAwaited, hasHours, proposals }: DeletionFacts): void {
  const reasons: readonly (readonly [is: boolean, has: string])[] = [
    [hasFinalisedInvoice, 'finalised invoices'],
    [isAwaited, 'an online payment, which may still come in'],
    [hasHours, 'recorded hours'],
    [proposals.some(({ status }) => status === 'geaccepteerd'), 'accepted proposals'],
  ];
  const [, has] = reasons.find(([is]) => is) ?? [];
  if (has === undefined) return;
  throw createProblem('ERR_BOOKING_NOT_DELETABLE', `The booking has ${has}: set its status to geannuleerd instead.`);
}
