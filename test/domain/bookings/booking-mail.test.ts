// When a scheduled booking mail is due: days, times, clock changes, and mails that were due before.
import { expect } from 'chai';
import {
  assertSoundMail,
  planMailChange,
  type StoredBookingMail,
  datesOf,
  dueDateOf,
  type MailedBooking,
  type ScheduledBookingMail,
} from '../../../domain/bookings/booking-mail.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';

const AMSTERDAM = zoneOf('Europe/Amsterdam');
const instantAt = (text: string): ReturnType<typeof AMSTERDAM.toInstant> => AMSTERDAM.toInstant(text);
const TEXT: ScheduledBookingMail = {
  moment: 'herinnering',
  dagen: 7,
  tijd: '09:00',
  actief: true,
  since: instantAt('2026-01-01T00:00'),
};
const BOOKING: MailedBooking = {
  status: 'definitief',
  begin: instantAt('2026-06-20T14:00'),
  end: instantAt('2026-06-20T23:00'),
  definite_at: instantAt('2026-02-01T12:00'),
  created_at: instantAt('2026-02-01T12:00'),
};
const THANKS: Partial<ScheduledBookingMail> = { moment: 'bedankt', dagen: 2 };

describe('a scheduled booking mail', () => {
  for (const [label, text, booking, now, due] of [
    ['is due at its time, days before the begin', {}, {}, '2026-06-13T09:00', '2026-06-20'],
    ['is not due a minute earlier', {}, {}, '2026-06-13T08:59', null],
    ['is due until the booking begins', {}, {}, '2026-06-20T13:59', '2026-06-20'],
    ['is not due once the booking has begun', {}, {}, '2026-06-20T14:00', null],
    ['is due on the day itself', { dagen: 0 }, {}, '2026-06-20T09:00', '2026-06-20'],
    [
      'is due at its time over the change to summer',
      { dagen: 1 },
      { begin: instantAt('2026-03-30T02:00') },
      '2026-03-29T09:00',
      '2026-03-30',
    ],
    [
      'is due at its time over the change to winter',
      { dagen: 1 },
      { begin: instantAt('2026-10-26T12:00') },
      '2026-10-25T09:00',
      '2026-10-26',
    ],
    [
      'is not due earlier over the change to winter',
      { dagen: 1 },
      { begin: instantAt('2026-10-26T12:00') },
      '2026-10-25T08:59',
      null,
    ],
    [
      'moves on where its time is skipped',
      { dagen: 1, tijd: '02:30' },
      { begin: instantAt('2026-03-30T12:00') },
      '2026-03-29T03:30',
      '2026-03-30',
    ],
    [
      'is not due before that',
      { dagen: 1, tijd: '02:30' },
      { begin: instantAt('2026-03-30T12:00') },
      '2026-03-29T03:29',
      null,
    ],
    [
      'is never due when it was before the text was there',
      { since: instantAt('2026-06-13T09:01') },
      {},
      '2026-06-15T12:00',
      null,
    ],
    [
      'is due when the text was there in time',
      { since: instantAt('2026-06-13T09:00') },
      {},
      '2026-06-15T12:00',
      '2026-06-20',
    ],
    [
      'is never due when it was before the confirmation',
      {},
      { definite_at: instantAt('2026-06-14T12:00') },
      '2026-06-15T12:00',
      null,
    ],
    [
      'is never due when it was before the booking',
      {},
      { definite_at: null, created_at: instantAt('2026-06-14T12:00') },
      '2026-06-15T12:00',
      null,
    ],
    ['is nothing for an option', {}, { status: 'optie' }, '2026-06-15T12:00', null],
    ['is nothing for a cancelled booking', {}, { status: 'geannuleerd' }, '2026-06-15T12:00', null],
    ['is nothing while it is inactive', { actief: false }, {}, '2026-06-15T12:00', null],
    ['is nothing without days', { dagen: null }, {}, '2026-06-15T12:00', null],
    ['thanks days after the end', THANKS, {}, '2026-06-22T09:00', '2026-06-20'],
    ['thanks no minute earlier', THANKS, {}, '2026-06-22T08:59', null],
    ['thanks who was there', THANKS, { status: 'voltooid' }, '2026-06-22T09:00', '2026-06-20'],
    ['thanks nobody who cancelled', THANKS, { status: 'geannuleerd' }, '2026-06-22T09:00', null],
    ['thanks after the end where that is later', { ...THANKS, dagen: 0 }, {}, '2026-06-20T22:59', null],
    ['thanks at the end then', { ...THANKS, dagen: 0 }, {}, '2026-06-20T23:00', '2026-06-20'],
    ['thanks by the date of the end', THANKS, { end: instantAt('2026-06-21T02:00') }, '2026-06-22T09:00', null],
    ['thanks two weeks late', THANKS, {}, '2026-07-06T09:00', '2026-06-20'],
    ['thanks no later', THANKS, {}, '2026-07-06T09:01', null],
    ['sends a confirmation by hand only', { moment: 'bevestiging' }, {}, '2026-06-15T12:00', null],
  ] as const)
    // prettier-ignore
    it(label, () => {
      expect(dueDateOf({ ...TEXT, ...text }, { ...BOOKING, ...booking }, instantAt(now), AMSTERDAM)).to.equal(due);
    });

  it('is due only for bookings between the dates of the search', () => {
    // For many hours and begins: a booking with a mail that is due has its date inside the search.
    for (const text of [
      TEXT,
      { ...TEXT, ...THANKS } as ScheduledBookingMail,
      { ...TEXT, since: instantAt('2026-06-13T09:01') },
    ])
      for (let hour = 0; hour < 24 * 60; hour += 5) {
        const now = AMSTERDAM.addWallClock(instantAt('2026-06-01T00:30'), { milliseconds: hour * 3_600_000 });
        const dates = datesOf(text, now, AMSTERDAM);
        for (let day = 1; day <= 60; day += 3) {
          const begin = AMSTERDAM.addWallClock(instantAt('2026-05-20T23:30'), { days: day });
          const due = dueDateOf(text, { ...BOOKING, begin, end: begin }, now, AMSTERDAM);
          const date = AMSTERDAM.toLocalDate(begin);
          if (due !== null)
            expect(dates !== null && dates.from <= date && date <= dates.until, `${now} ${date}`).to.equal(true);
        }
      }
  });

  it('has a number of days only at scheduled moments', async () => {
    const checkMail = (text: Parameters<typeof assertSoundMail>[0]) => describeOutcome(() => assertSoundMail(text));
    for (const moment of ['bevestiging', 'gewijzigd', 'geannuleerd'] as const) {
      expect(await checkMail({ moment, dagen: 1 })).to.equal('ERR_CANNOT_COMBINE dagen');
      expect(await checkMail({ moment, dagen: null })).to.equal('passes');
    }
    expect(await checkMail({ moment: 'bedankt', dagen: 1 })).to.equal('passes');
  });

  for (const [sent, isNew] of [
    [{ naam: 'Other', onderwerp: 'Other' }, false],
    [{ dagen: 3 }, false],
    [{ dagen: 4 }, true],
    [{ tijd: '10:00' }, true],
    [{ bedrijf_id: 2 }, true],
    [{ moment: 'bedankt' }, true],
    [{ actief: true }, true],
  ] as const)
    it(`is ${isNew ? 'there from now on' : 'there since it was'} with ${JSON.stringify(sent)}`, () => {
      const stored = {
        bedrijf_id: 1,
        moment: 'herinnering',
        dagen: 3,
        tijd: '09:00',
        actief: false,
        since: instantAt('2026-01-01T12:00'),
      };
      const now = instantAt('2026-06-01T12:00');
      const changes = planMailChange(stored as StoredBookingMail, sent, now);
      expect(changes).to.deep.equal(isNew ? { ...sent, since: now } : sent);
    });
});
