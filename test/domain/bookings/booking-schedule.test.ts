// The status of a booking by time, and statuses that stay because staff chose them.
import { expect } from 'chai';
import { movesAt, selectStatusByTime } from '../../../domain/bookings/booking-schedule.ts';
import type { BookingStatus } from '../../../domain/bookings/booking-status.ts';
import type { Instant } from '../../../generated/types.ts';

const instantAt = (time: string): Instant => `2026-06-13T${time}:00.000Z` as Instant;
const MADE = instantAt('07:00');
const LONG_AGO = instantAt('06:00');
const lines = [
  { begin: instantAt('12:00'), eind: instantAt('13:00') },
  { begin: instantAt('10:00'), eind: instantAt('11:00') },
  { begin: instantAt('10:30'), eind: instantAt('14:00') },
];

interface StatusCase {
  readonly status: BookingStatus;
  /** The time at which staff chose the status; without it the status is the original one. */
  readonly byHand?: string;
  readonly now: string;
  readonly becomes: BookingStatus | null;
}

const CASES: readonly StatusCase[] = [
  { status: 'definitief', now: '09:59', becomes: null },
  { status: 'definitief', now: '10:00', becomes: 'gaande' },
  { status: 'definitief', now: '13:59', becomes: 'gaande' },
  { status: 'definitief', now: '14:00', becomes: 'voltooid' },
  { status: 'gaande', now: '13:59', becomes: null },
  { status: 'gaande', now: '14:00', becomes: 'voltooid' },
  { status: 'gaande', byHand: '10:00', now: '14:00', becomes: 'voltooid' },
  { status: 'gaande', byHand: '14:00', now: '15:00', becomes: null },
  { status: 'definitief', byHand: '09:00', now: '10:00', becomes: 'gaande' },
  { status: 'definitief', byHand: '10:30', now: '13:59', becomes: null },
  { status: 'definitief', byHand: '10:30', now: '14:00', becomes: 'voltooid' },
  { status: 'definitief', byHand: '14:30', now: '23:00', becomes: null },
  { status: 'optie', now: '12:00', becomes: null },
  { status: 'geannuleerd', now: '23:00', becomes: null },
  { status: 'voltooid', now: '23:00', becomes: null },
];

function createBooking({
  status,
  byHand,
}: Pick<StatusCase, 'status' | 'byHand'>): Parameters<typeof selectStatusByTime>[0] {
  const status_updated_at = byHand === undefined ? MADE : instantAt(byHand);
  const definite_at = byHand === undefined && status === 'definitief' ? MADE : LONG_AGO;
  return { status, status_updated_at, definite_at, created_at: MADE, lines };
}

describe('the status by time', () => {
  for (const each of CASES) {
    const choiceText = each.byHand === undefined ? '' : `, chosen by hand at ${each.byHand},`;
    it(`of ${each.status}${choiceText} at ${each.now} is ${each.becomes ?? 'the same'}`, () => {
      expect(selectStatusByTime(createBooking(each), instantAt(each.now))).to.equal(each.becomes);
    });
  }

  it('never changes without lines', () => {
    expect(selectStatusByTime({ ...createBooking({ status: 'definitief' }), lines: [] }, instantAt('23:00'))).to.equal(
      null,
    );
    expect(movesAt({ ...createBooking({ status: 'definitief' }), lines: [] })).to.equal(null);
  });

  for (const each of CASES)
    it(`of ${each.status}, chosen ${each.byHand ?? 'never'}, is first due at movesAt, which has passed at ${each.now} if it changes`, () => {
      const booking = createBooking(each);
      const next = movesAt(booking);
      expect(next !== null && next <= instantAt(each.now)).to.equal(each.becomes !== null);
      if (next === null) return;
      expect(selectStatusByTime(booking, next)).to.not.equal(null);
      expect(selectStatusByTime(booking, new Date(Date.parse(next) - 1).toISOString() as Instant)).to.equal(null);
    });
});
