// Locations as tables of cases: no cycles, and the people of a day as segments.
import { expect } from 'chai';
import type { Instant } from '../../../generated/types.ts';
import { assertOutside, usageOf, type Stay } from '../../../domain/house/location.ts';

const at = (hour: number): Instant => new Date(Date.UTC(2026, 5, 1, hour)).toISOString() as Instant;
const day = { begin: at(0), eind: at(24) };
const stay = (boeking_id: number, personen: number, begin: number, eind: number): Stay => ({
  boeking_id,
  personen,
  begin: at(begin),
  eind: at(eind),
});

function summary(...stays: Stay[]): [number, number, number, number][] {
  const hour = (instant: Instant) => (Date.parse(instant) - Date.parse(day.begin)) / 3_600_000;
  return usageOf(stays, day).map(({ begin, eind, personen, groepen }) => [hour(begin), hour(eind), personen, groepen]);
}

describe('a location', () => {
  it('is not part of itself', () => {
    expect(() => assertOutside(1, new Set([2, 3]))).not.to.throw();
    expect(() => assertOutside(1, new Set([2, 1]))).to.throw('ERR_CYCLE');
    expect(() => assertOutside(1, new Set([1]))).to.throw('ERR_CYCLE');
  });

  const cases: { what: string; stays: Stay[]; segments: [number, number, number, number][] }[] = [
    { what: 'nobody', stays: [], segments: [] },
    { what: 'one booking', stays: [stay(1, 10, 9, 12)], segments: [[9, 12, 10, 1]] },
    {
      what: 'two bookings that overlap',
      stays: [stay(1, 10, 9, 12), stay(2, 4, 11, 14)],
      segments: [
        [9, 11, 10, 1],
        [11, 12, 14, 2],
        [12, 14, 4, 1],
      ],
    },
    {
      what: 'a booking that leaves as another comes: no moment of both',
      stays: [stay(1, 10, 9, 12), stay(2, 4, 12, 14)],
      segments: [
        [9, 12, 10, 1],
        [12, 14, 4, 1],
      ],
    },
    {
      what: 'a pause, left out',
      stays: [stay(1, 10, 9, 10), stay(1, 10, 11, 12)],
      segments: [
        [9, 10, 10, 1],
        [11, 12, 10, 1],
      ],
    },
    {
      what: 'lines of one booking at once: its people once',
      stays: [stay(1, 10, 9, 12), stay(1, 10, 10, 11)],
      segments: [[9, 12, 10, 1]],
    },
    {
      what: 'lines of one booking after each other: one stretch',
      stays: [stay(1, 10, 9, 10), stay(1, 10, 10, 11)],
      segments: [[9, 11, 10, 1]],
    },
    {
      what: 'a stay from the day before into the next: cut off',
      stays: [stay(1, 10, -5, 30)],
      segments: [[0, 24, 10, 1]],
    },
    { what: 'a stay on another day', stays: [stay(1, 10, -5, 0), stay(2, 4, 24, 26)], segments: [] },
    { what: 'a stay without length', stays: [stay(1, 10, 9, 9)], segments: [] },
  ];
  for (const { what, stays, segments } of cases)
    it(`shows on a day: ${what}`, () => {
      expect(summary(...stays)).to.deep.equal(segments);
    });
});
