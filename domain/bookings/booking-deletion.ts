// Decides whether a booking can be deleted: not while it has money, hours or an accepted proposal.
import type { components } from '../../generated/types.ts';
import { createProblem } from '../values/problem.ts';

/** Facts about the things that belong to a booking. */
export interface DeletionFacts {
  readonly hasFinalisedInvoice: boolean;
  /** An online payment was received, or may still arrive. */
  readonly isPaidOrAwaited: boolean;
  /** Hours are recorded on one of its shifts. */
  readonly hasHours: boolean;
  readonly proposals: readonly Pick<components['schemas']['Proposal'], 'status'>[];
}

/** Throws ERR_BOOKING_NOT_DELETABLE, with the first reason. */
export function assertDeletable(facts: DeletionFacts): void {
  const { hasFinalisedInvoice, isPaidOrAwaited, hasHours, proposals } = facts;
  const reasons: readonly (readonly [applies: boolean, what: string])[] = [
    [hasFinalisedInvoice, 'finalised invoices'],
    [isPaidOrAwaited, 'an online payment that was received or may still come in'],
    [hasHours, 'recorded hours'],
    [proposals.some(({ status }) => status === 'geaccepteerd'), 'accepted proposals'],
  ];

  const [, what] = reasons.find(([applies]) => applies) ?? [];
  if (what === undefined) return;
  throw createProblem('ERR_BOOKING_NOT_DELETABLE', `The booking has ${what}: set its status to geannuleerd instead.`);
}
