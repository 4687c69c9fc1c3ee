// Recorded hours: the longest break, also across a clock change, allowed shifts, and hours that staff record themselves.
import { expect } from 'chai';
import {
  findOwnTimeProblems,
  findShiftProblems,
  findStaffProblems,
  findTimeProblems,
} from '../../../domain/planning/recorded-hours.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';

const instantAt = (text: string) => zoneOf('Europe/Amsterdam').toInstant(text);
const listCodes = (problems: readonly { code: string }[]): readonly string[] => problems.map(({ code }) => code);

describe('recorded hours', () => {
  for (const [begin, eind, pauze_minuten, code] of [
    ['2026-06-13T13:00', '2026-06-13T17:00', 0, null],
    ['2026-06-13T13:00', '2026-06-13T17:00', 239, null],
    ['2026-06-13T13:00', '2026-06-13T17:00', 240, 'ERR_BREAK_TOO_LONG'],
    ['2026-06-13T13:00', '2026-06-13T17:00', 1000, 'ERR_BREAK_TOO_LONG'],
    ['2026-06-13T13:00', '2026-06-13T13:00', 0, 'ERR_PERIOD_ORDER'],
    ['2026-06-13T13:00', '2026-06-13T12:00', 30, 'ERR_PERIOD_ORDER'],
    // From 01:00 to 04:00 is two hours in March and four in October.
    ['2026-03-29T01:00', '2026-03-29T04:00', 119, null],
    ['2026-03-29T01:00', '2026-03-29T04:00', 120, 'ERR_BREAK_TOO_LONG'],
    ['2026-10-25T01:00', '2026-10-25T04:00', 239, null],
    ['2026-10-25T01:00', '2026-10-25T04:00', 240, 'ERR_BREAK_TOO_LONG'],
  ] as const)
    it(`from ${begin} to ${eind} with ${String(pauze_minuten)} minutes of break: ${code ?? 'right'}`, () => {
      const problems = findTimeProblems({ begin: instantAt(begin), eind: instantAt(eind), pauze_minuten });
      expect(listCodes(problems)).to.deep.equal(code === null ? [] : [code]);
    });

  for (const [status, code] of [
    ['concept', null],
    ['gevraagd', null],
    ['bevestigd', null],
    ['geweigerd', 'ERR_SHIFT_OFF'],
    ['geannuleerd', 'ERR_SHIFT_OFF'],
  ] as const)
    it(`on a shift that is ${status}: ${code ?? 'right'}`, () => {
      expect(listCodes(findShiftProblems(8, { personeel_id: 8, status }))).to.deep.equal(code === null ? [] : [code]);
      expect(listCodes(findShiftProblems(9, { personeel_id: 8, status }))).to.deep.equal(['ERR_SHIFT_STAFF_MISMATCH']);
    });

  for (const [begin, eind, code] of [
    ['2026-06-12T13:00', '2026-06-12T17:00', null],
    ['2026-06-12T17:00', '2026-06-13T17:00', null],
    ['2026-06-12T16:59', '2026-06-13T17:00', 'ERR_PERIOD_TOO_LONG'],
    ['2026-06-13T13:00', '2026-06-13T17:01', 'ERR_HOURS_AHEAD'],
    ['2027-06-13T13:00', '2028-06-13T13:00', 'ERR_HOURS_AHEAD'],
    // The day of the clock change in October has 25 hours.
    ['2025-10-26T00:00', '2025-10-27T00:00', 'ERR_PERIOD_TOO_LONG'],
  ] as const)
    it(`of one's own from ${begin} to ${eind}: ${code ?? 'right'}, and right when they are stored already`, () => {
      const hours = { begin: instantAt(begin), eind: instantAt(eind) };
      const now = instantAt('2026-06-13T17:00');
      expect(listCodes(findOwnTimeProblems(hours, now))).to.deep.equal(code === null ? [] : [code]);
      expect(findOwnTimeProblems(hours, now, hours)).to.deep.equal([]);
      const other = { ...hours, begin: instantAt('2020-01-01T00:00') };
      expect(listCodes(findOwnTimeProblems(hours, now, other))).to.deep.equal(code === null ? [] : [code]);
    });

  it('belong to the person in the path', () => {
    expect(listCodes(findStaffProblems(8, 9))).to.deep.equal(['ERR_ID_MISMATCH']);
    expect([...findStaffProblems(8, 8), ...findStaffProblems(8, undefined)]).to.deep.equal([]);
  });
});
