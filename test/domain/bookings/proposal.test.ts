// Bookings that a customer can agree to, and the note to staff when an acceptance found no room: once a local day.
import { expect } from 'chai';
import { assertAgreeable, canAgree, isToldAgain } from '../../../domain/bookings/proposal.ts';
import { zone as zoneOf } from '../../../domain/values/calendar.ts';
import type { Instant } from '../../../generated/types.ts';
import { decided } from '../../support/decided.ts';

const zone = zoneOf('Europe/Amsterdam');

describe('staff are told of an acceptance without room', () => {
  const cases: readonly (readonly [before: string | null, now: string, told: boolean])[] = [
    [null, '2026-03-10T11:00:00.000Z', true],
    ['2026-03-10T11:00:00.000Z', '2026-03-10T11:00:00.000Z', false],
    ['2026-03-10T11:00:00.000Z', '2026-03-10T22:59:59.999Z', false],
    // Midnight on the wall is an hour before that of UTC.
    ['2026-03-10T11:00:00.000Z', '2026-03-10T23:00:00.000Z', true],
    // A clock that was put back tells nothing twice.
    ['2026-03-11T11:00:00.000Z', '2026-03-10T11:00:00.000Z', false],
  ];
  for (const [before, now, told] of cases)
    it(`${told ? 'at' : 'not at'} ${now} after ${String(before)}`, () => {
      expect(isToldAgain({ geen_plaats_op: before as Instant | null }, now as Instant, zone)).to.equal(told);
    });
});

describe('a proposal that a customer agrees to', () => {
  for (const [status, agreed, isInvoiced, can] of [
    ['optie', 'definitief', false, true],
    ['geannuleerd', 'definitief', true, true],
    ['geannuleerd', 'reservering', true, false],
    ['gaande', 'reservering', false, true],
    ['voltooid', 'definitief', true, true],
  ] as const)
    it(`${can ? 'can' : 'cannot'} make ${status} ${agreed}${isInvoiced ? ', invoiced' : ''}`, async () => {
      const type = { status_na_akkoord: agreed };
      expect(canAgree({ status }, type, isInvoiced)).to.equal(can);
      const said = await decided(() => assertAgreeable({ status }, type, isInvoiced));
      expect(said).to.equal(can ? 'passes' : 'ERR_BOOKING_STATUS_TRANSITION status');
    });
});
