// When a status reminder is due: its day, the time since when it exists, and clock changes.
import { expect } from 'chai';
import {
  assertFree,
  calculateExpiryDate,
  isReminderDue,
  isRestarted,
  selectReminderDay,
} from '../../../domain/bookings/status-reminder.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';

const AMSTERDAM = zoneOf('Europe/Amsterdam');
const instantAt = (text: string): ReturnType<typeof AMSTERDAM.toInstant> => AMSTERDAM.toInstant(text);
const LONG_AGO = '2020-01-01T00:00';

describe('a status reminder', () => {
  for (const [label, days, since, updatedAt, day, isDue] of [
    ['is due when the date is so many days ago', 7, LONG_AGO, '2026-06-01T00:00', '2026-06-08', true],
    ['whatever the time of that day', 7, LONG_AGO, '2026-06-01T23:59', '2026-06-08', true],
    ['not a day earlier', 7, LONG_AGO, '2026-06-02T00:00', '2026-06-08', false],
    ['still later', 7, LONG_AGO, '2026-06-01T12:00', '2027-06-08', true],
    ['at once with no days', 0, LONG_AGO, '2026-06-01T23:59', '2026-06-01', true],
    ['over the change to summer', 7, LONG_AGO, '2026-03-22T23:59', '2026-03-29', true],
    ['not before it', 7, LONG_AGO, '2026-03-23T00:00', '2026-03-29', false],
    ['over the change to winter', 7, LONG_AGO, '2026-10-18T23:59', '2026-10-25', true],
    ['not before that', 7, LONG_AGO, '2026-10-19T00:00', '2026-10-25', false],
    [
      'not when it was due before the reminder was there',
      7,
      '2026-06-10T12:00',
      '2026-06-01T12:00',
      '2026-06-20',
      false,
    ],
    ['not when it was due on the day of the reminder', 7, '2026-06-08T08:01', '2026-06-01T12:00', '2026-06-20', false],
    ['when the reminder was there at eight', 7, '2026-06-08T08:00', '2026-06-01T12:00', '2026-06-20', true],
    ['when it is due on the day after', 7, '2026-06-08T08:01', '2026-06-02T12:00', '2026-06-20', true],
    ['when it began on the day of the reminder', 0, '2026-06-08T08:30', '2026-06-08T09:00', '2026-06-09', true],
    ['not when it began before the reminder', 0, '2026-06-08T08:30', '2026-06-08T08:10', '2026-06-09', false],
  ] as const)
    it(`is ${label}`, () => {
      const reminder = { termijn_in_dagen: days, since: instantAt(since) };
      expect(isReminderDue({ status_updated_at: instantAt(updatedAt) }, reminder, day, AMSTERDAM)).to.equal(isDue);
    });

  for (const [now, day] of [
    ['2026-06-08T07:59:59', '2026-06-07'],
    ['2026-06-08T08:00:00', '2026-06-08'],
    ['2026-03-29T07:59:59', '2026-03-28'],
    ['2026-03-29T08:00:00', '2026-03-29'],
    ['2026-10-25T07:59:59', '2026-10-24'],
    ['2026-10-25T08:00:00', '2026-10-25'],
  ] as const)
    it(`is sent for ${day} at ${now}`, () => {
      expect(selectReminderDay(instantAt(now), AMSTERDAM)).to.equal(day);
    });

  for (const [status, before, after] of [
    ['optie', '2026-06-20', '2026-06-23'],
    ['optie', '2026-06-08', '2026-06-11'],
    ['optie', '2026-06-01', '2026-06-11'],
    ['optie', null, '2026-06-11'],
    ['reservering', null, '2026-06-11'],
    ['interesse', null, null],
    ['definitief', '2026-06-20', '2026-06-23'],
  ] as const)
    it(`extends ${status} until ${String(before)} to ${String(after)}`, () => {
      const reminder = { herinnering_termijn_in_dagen: 3 };
      expect(calculateExpiryDate({ status, status_vervaldatum: before }, reminder, '2026-06-08')).to.equal(after);
    });

  const other = { bedrijf_id: 5, status_reminder_id: 9, naam: null };
  for (const [companyIds, existing, outcome] of [
    [[4, 5], [], 'passes'],
    [[4, 5], [other], 'ERR_COMPANY_STATUS_REMINDER_TAKEN Bedrijven[1].id'],
    [[4, 4], [], 'ERR_DUPLICATE Bedrijven[1].id'],
    [[5, 5], [other], 'ERR_DUPLICATE Bedrijven[1].id'],
  ] as const)
    it(`for the companies ${companyIds.join(' and ')}: ${outcome}`, async () => {
      expect(await describeOutcome(() => assertFree(companyIds, existing))).to.equal(outcome);
    });

  for (const [input, anew] of [
    [{}, false],
    [{ status: 'optie', termijn_in_dagen: 3 }, false],
    [{ status: 'reservering' }, true],
    [{ termijn_in_dagen: 4 }, true],
  ] as const)
    it(`${anew ? 'begins again' : 'continues'} with ${JSON.stringify(input)}`, () => {
      expect(isRestarted({ status: 'optie', termijn_in_dagen: 3 }, input)).to.equal(anew);
    });
});
