// Decides which bookings can be deleted: those that left nothing behind that has to stay.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';

/** Other things that are stored of a booking. */
export interface DeletionFacts {
  /** There is a permanent invoice. */
  readonly hasFinalised: boolean;
  /** Money came online, or may still come. */
  readonly isAwaited: boolean;
  /** Somebody recorded hours on one of its shifts. */
  readonly hasHours: boolean;
  readonly proposals: readonly Pick<components['schemas']['Proposal'], 'status'>[];
}

/** Throws ERR_BOOKING_NOT_DELETABLE, with the first reason. */
export function assertDeletable({ hasFinalised: hasPermanent, isAwaited, hasHours, proposals }: DeletionFacts): void {
  const reasons: readonly (readonly [is: boolean, has: string])[] = [
    [hasPermanent, 'permanent invoices'],
    [isAwaited, 'an online payment, which may still come in'],
    [hasHours, 'recorded hours'],
    [proposals.some(({ status }) => status === 'geaccepteerd'), 'accepted proposals'],
  ];
  const [, has] = reasons.find(([is]) => is) ?? [];
  if (has === undefined) return;
  throw createProblem('ERR_BOOKING_NOT_DELETABLE', `The booking has ${has}: set its status to geannuleerd instead.`);
}
