// Every transition between the statuses of a booking, with and without a finalised invoice.
import { expect } from 'chai';
import {
  assertNotCancelled,
  listAllowedMoves,
  isNewlyConfirmed,
  usesCapacity,
  findBookingMoveProblems,
  type BookingStatus,
} from '../../../domain/bookings/booking-status.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';

const STATUSES: readonly BookingStatus[] = ['informatie', 'interesse', 'optie', 'reservering', 'definitief', 'gaande', 'voltooid', 'geannuleerd']; // prettier-ignore

// As in the decision on bookings: = stays, y yes, - no, a only without a finalised invoice that still counts.
const ALLOWED_MOVES: Readonly<Record<BookingStatus, string>> = {
  informatie: '= y y y y - - y',
  interesse: 'y = y y y - - y',
  optie: 'y y = y y - - y',
  reservering: 'y y y = y - - y',
  definitief: 'a a a a = y y y',
  gaande: '- - - - y = y y',
  voltooid: '- - - - y y = -',
  geannuleerd: 'a a a a y - - =',
};

describe('the status of a booking', () => {
  for (const from of STATUSES) {
    ALLOWED_MOVES[from].split(' ').forEach((cell, index) => {
      const to = STATUSES[index] ?? from;
      it(`moves from ${from} to ${to}: ${cell}`, () => {
        expect(findBookingMoveProblems(from, to, false).length === 0).to.equal(cell !== '-');
        expect(findBookingMoveProblems(from, to, true).length === 0).to.equal(cell === '=' || cell === 'y');
      });
    });
  }

  it('lists the allowed transitions in a refusal', () => {
    expect(findBookingMoveProblems('voltooid', 'optie', false)[0]).to.deep.include({
      code: 'ERR_BOOKING_STATUS_TRANSITION',
      field: 'status',
      params: { van: 'voltooid', naar: 'optie', toegestaan: ['definitief', 'gaande'] },
    });
    expect(listAllowedMoves('definitief', true)).to.deep.equal(['gaande', 'voltooid', 'geannuleerd']);
  });

  it('uses capacity from optie to voltooid', () => {
    expect(STATUSES.filter(usesCapacity)).to.deep.equal(['optie', 'reservering', 'definitief', 'gaande', 'voltooid']);
  });

  it('is newly confirmed when created so, or after an earlier status or geannuleerd', () => {
    const froms = [null, ...STATUSES].filter((from) => isNewlyConfirmed(from, 'definitief'));
    expect(froms).to.deep.equal([null, 'informatie', 'interesse', 'optie', 'reservering', 'geannuleerd']);
    expect(isNewlyConfirmed(null, 'gaande')).to.equal(false);
    expect(isNewlyConfirmed('definitief', 'gaande')).to.equal(false);
  });

  for (const status of STATUSES) {
    const outcome = status === 'geannuleerd' ? 'ERR_BOOKING_CANCELLED -' : 'passes';
    it(`is ${status} where a booking must not be cancelled: ${outcome}`, async () => {
      const decide = () => {
        assertNotCancelled({ status });
      };
      expect(await describeOutcome(decide)).to.equal(outcome);
    });
  }
});
