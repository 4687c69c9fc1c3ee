// Bookings that cannot be deleted, and the first reason in the refusal.
import { expect } from 'chai';
import { assertDeletable, type DeletionFacts } from '../../../domain/bookings/booking-deletion.ts';
import { problemsOf } from '../../../domain/values/problem.ts';

const NO_FACTS: DeletionFacts = { hasFinalisedInvoice: false, isPaidOrAwaited: false, hasHours: false, proposals: [] };

describe('a booking that is to be deleted', () => {
  const cases: readonly (readonly [facts: Partial<DeletionFacts>, has: string | null])[] = [
    [{}, null],
    [{ proposals: [{ status: 'open' }, { status: 'afgewezen' }] }, null],
    [{ hasFinalisedInvoice: true }, 'finalised invoices'],
    [{ isPaidOrAwaited: true }, 'an online payment that was received or may still come in'],
    [{ hasHours: true }, 'recorded hours'],
    [{ proposals: [{ status: 'open' }, { status: 'geaccepteerd' }] }, 'accepted proposals'],
    [{ hasFinalisedInvoice: true, isPaidOrAwaited: true, hasHours: true }, 'finalised invoices'],
    [{ isPaidOrAwaited: true, hasHours: true }, 'an online payment that was received or may still come in'],
  ];
  for (const [facts, has] of cases)
    it(`${has === null ? 'can be' : 'cannot be'} with ${JSON.stringify(facts)}`, async () => {
      const problems = await problemsOf(async () => {
        await Promise.resolve();
        assertDeletable({ ...NO_FACTS, ...facts });
      });
      const message = `The booking has ${String(has)}: set its status to geannuleerd instead.`;
      expect(problems).to.deep.equal(has === null ? [] : [{ code: 'ERR_BOOKING_NOT_DELETABLE', message }]);
    });
});
