// The number of people at a location over a day, as tables of cases: from midnight to midnight, each booking once.
import { expect } from 'chai';
import { PeriodAvailability } from '../../../domain/planning/availability.ts';
import { buildColumns, type LineInUse } from '../../../domain/planning/lines-in-use.ts';
import { listPeopleDuring } from '../../../domain/planning/planning.ts';
import { instantAt } from '../../../domain/values/calendar.ts';
import { HOUR } from '../../../domain/values/time-units.ts';

const MIDNIGHT_MS = Date.UTC(2026, 5, 1);
const day = { begin: instantAt(MIDNIGHT_MS), eind: instantAt(MIDNIGHT_MS + 24 * HOUR) };
const LOCATION = { id: 1, parent_id: null, capaciteit: null, aantal_groepen: null };

/** Creates a stay at the location, between two hours of the day. */
function createStay(boeking_id: number, personen: number, begin: number, eind: number): LineInUse {
  const time = { begin: MIDNIGHT_MS + begin * HOUR, eind: MIDNIGHT_MS + eind * HOUR };
  return { boeking_id, personen, ...time, online: false, locatie_id: LOCATION.id, product_id: 1, aantal: 1 };
}

function summariseStays(stays: readonly LineInUse[]): number[][] {
  const availability = new PeriodAvailability({
    materials: [],
    locations: [LOCATION],
    products: [],
    lines: buildColumns(stays),
  });
  const hourAt = (moment: string) => (Date.parse(moment) - MIDNIGHT_MS) / HOUR;

  return listPeopleDuring(availability.readLocationUse(LOCATION.id), day).map(({ begin, eind, personen, groepen }) => [
    hourAt(begin),
    hourAt(eind),
    personen,
    groepen,
  ]);
}

describe('the people at a location', () => {
  const cases: { what: string; stays: LineInUse[]; segments: number[][] }[] = [
    { what: 'no stays', stays: [], segments: [] },
    { what: 'one booking', stays: [createStay(1, 10, 9, 12)], segments: [[9, 12, 10, 1]] },
    {
      what: 'two bookings that overlap',
      stays: [createStay(1, 10, 9, 12), createStay(2, 4, 11, 14)],
      segments: [
        [9, 11, 10, 1],
        [11, 12, 14, 2],
        [12, 14, 4, 1],
      ],
    },
    {
      what: 'a booking that leaves as another comes: no moment of both',
      stays: [createStay(1, 10, 9, 12), createStay(2, 4, 12, 14)],
      segments: [
        [9, 12, 10, 1],
        [12, 14, 4, 1],
      ],
    },
    {
      what: 'a pause, left out',
      stays: [createStay(1, 10, 9, 10), createStay(1, 10, 11, 12)],
      segments: [
        [9, 10, 10, 1],
        [11, 12, 10, 1],
      ],
    },
    {
      what: 'lines of one booking at once: its people once',
      stays: [createStay(1, 10, 9, 12), createStay(1, 10, 10, 11)],
      segments: [[9, 12, 10, 1]],
    },
    {
      what: 'lines of one booking after each other: one stretch',
      stays: [createStay(1, 10, 9, 10), createStay(1, 10, 10, 11)],
      segments: [[9, 11, 10, 1]],
    },
    {
      what: 'a stay from the day before into the next: cut off',
      stays: [createStay(1, 10, -5, 30)],
      segments: [[0, 24, 10, 1]],
    },
    { what: 'a stay on another day', stays: [createStay(1, 10, -5, 0), createStay(2, 4, 24, 26)], segments: [] },
    { what: 'a stay without length', stays: [createStay(1, 10, 9, 9)], segments: [] },
  ];
  for (const { what, stays, segments } of cases)
    it(`shows on a day: ${what}`, () => {
      expect(summariseStays(stays)).to.deep.equal(segments);
    });
});
