// Proposals: when they end, also with their booking, and the daily note to staff about acceptances without capacity.
import { expect } from 'chai';
import {
  assertProposable,
  needsCapacityNote,
  determineStatusAfter,
  determineStatusOn,
} from '../../../domain/bookings/proposal.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import type { Instant } from '../../../generated/types.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';

const zone = zoneOf('Europe/Amsterdam');

describe('staff get a note about an acceptance without capacity', () => {
  const cases: readonly (readonly [before: string | null, now: string, told: boolean])[] = [
    [null, '2026-03-10T11:00:00.000Z', true],
    ['2026-03-10T11:00:00.000Z', '2026-03-10T11:00:00.000Z', false],
    ['2026-03-10T11:00:00.000Z', '2026-03-10T22:59:59.999Z', false],
    // Midnight in Amsterdam is an hour before midnight in UTC.
    ['2026-03-10T11:00:00.000Z', '2026-03-10T23:00:00.000Z', true],
    // After the clock was set back, there is no second note.
    ['2026-03-11T11:00:00.000Z', '2026-03-10T11:00:00.000Z', false],
  ];
  for (const [before, now, isTold] of cases)
    it(`${isTold ? 'at' : 'not at'} ${now} after ${String(before)}`, () => {
      expect(needsCapacityNote({ geen_plaats_op: before as Instant | null }, now as Instant, zone)).to.equal(isTold);
    });
});

describe('a proposal until the 20th, on the 18th', () => {
  const today = '2026-03-18';
  const proposal = { status: 'open', geldig_tot: '2026-03-20' } as const;
  const booking = { status: 'optie', datum: '2026-03-28', klant_id: 1 } as const;

  for (const [title, about, expected] of [
    ['is open', {}, 'open'],
    ['is open where its booking is confirmed', { status: 'definitief' }, 'open'],
    ['is open on the day of its booking', { datum: today }, 'open'],
    ['has ended with the day of its booking', { datum: '2026-03-17' }, 'verlopen'],
    ['has ended with its booking', { status: 'voltooid' }, 'verlopen'],
    ['is withdrawn with its booking', { status: 'geannuleerd' }, 'ingetrokken'],
  ] as const)
    it(title, async () => {
      expect(determineStatusOn(proposal, { ...booking, ...about }, today)).to.equal(expected);

      const changedBooking = { ...booking, ...about };
      expect(determineStatusAfter(proposal, [booking, changedBooking], today)).to.equal(expected);
      expect(determineStatusAfter(proposal, [changedBooking, booking], today), 'and back').to.equal(expected);
      expect(determineStatusAfter({ ...proposal, status: 'afgewezen' }, [booking, changedBooking], today)).to.equal(
        'afgewezen',
      );

      const refusal = {
        open: 'passes',
        verlopen: 'ERR_PERIOD_ORDER boeking_id',
        ingetrokken: 'ERR_BOOKING_CANCELLED -',
      };
      expect(await describeOutcome(() => assertProposable(changedBooking, today))).to.equal(refusal[expected]);
    });

  it('is withdrawn where another customer gets its booking, and ends with its own last day', () => {
    expect(determineStatusAfter(proposal, [booking, { ...booking, klant_id: 2 }], today)).to.equal('ingetrokken');
    expect(determineStatusOn(proposal, booking, '2026-03-20')).to.equal('open');
    expect(determineStatusOn(proposal, booking, '2026-03-21')).to.equal('verlopen');
  });
});
