// Availability: each rule in a world of its own, and the fast algorithm against a slow one in random worlds.
import { expect } from 'chai';
import { PeriodAvailability, startingAt } from '../../../domain/planning/availability.ts';
import { buildColumns, type LineInUse } from '../../../domain/planning/lines-in-use.ts';
import type {
  LimitCheck,
  LocationLimits,
  MaterialLimits,
  MaterialNeed,
  WantedBooking,
  WantedLine,
} from '../../../domain/planning/period.ts';
import { millisecondsOf, zoneOf } from '../../../domain/values/calendar.ts';
import { compareWorlds } from '../../support/availability-worlds.ts';
import { SEED } from '../../support/random.ts';

const utc = zoneOf('UTC');
const amsterdam = zoneOf('Europe/Amsterdam');

function instantAt(clock: string) {
  return utc.toInstant(`2026-06-01T${clock}`);
}

const BOW: MaterialLimits = {
  id: 3,
  aantal: 10,
  aantal_groepen: null,
  aantal_tegelijk_starten: null,
  aantal_groepen_tegelijk_starten: null,
  percentage_online_te_boeken: null,
  capacity: [],
};
const ONE_EACH: MaterialNeed = { materiaal_id: 3, aantal: 100, per_x_aantal: 1, afronding: 'boven' };

interface BowWorld {
  readonly bow?: Partial<MaterialLimits>;
  readonly need?: Partial<MaterialNeed>;
  readonly locations?: readonly LocationLimits[];
  /** Bookings of one line each, by 4 people: a number of bows from one time to another. */
  readonly bookings?: readonly (readonly [aantal: number, begin: string, eind: string, more?: Partial<LineInUse>])[];
}

function createCapacity({ bow, need, locations = [], bookings = [] }: BowWorld): PeriodAvailability {
  return new PeriodAvailability({
    materials: [{ ...BOW, ...bow }],
    locations,
    products: [{ id: 1, Materialen: [{ ...ONE_EACH, ...need }] }],
    lines: buildColumns(
      bookings.map(([aantal, begin, eind, more], index) => ({
        boeking_id: index + 1,
        personen: 4,
        online: false,
        locatie_id: null,
        product_id: 1,
        aantal,
        begin: millisecondsOf(instantAt(begin)),
        eind: millisecondsOf(instantAt(eind)),
        ...more,
      })),
    ),
  });
}

type LineWish = readonly [aantal: number, begin: string, eind: string, more?: Partial<WantedLine>];

function createWanted(lines: readonly LineWish[], more: Partial<WantedBooking> = {}): WantedBooking {
  return {
    personen: 4,
    online: false,
    ...more,
    lines: lines.map(([aantal, begin, eind, other]) => ({
      product_id: 1,
      aantal,
      begin: instantAt(begin),
      eind: instantAt(eind),
      locations: [],
      location_required: false,
      percentages: [],
      ...other,
    })),
  };
}

/** Formats a check of a limit: object, limit, times, used + needed / capacity. */
function formatCheck({ soort, id, beperking, begin, eind, gebruikt, nodig, capaciteit }: LimitCheck): string {
  const time = begin === eind ? begin.slice(11, 16) : `${begin.slice(11, 16)}-${eind.slice(11, 16)}`;
  return `${soort} ${String(id)} ${beperking} ${time} ${String(gebruikt)}+${String(nodig)}/${String(capaciteit)}`;
}

function createLocation(id: number, more: Partial<LocationLimits> = {}): LocationLimits {
  return { id, parent_id: null, capaciteit: null, aantal_groepen: null, ...more };
}

const online = { online: true };
const LUNCH = { capacity: [{ begin: instantAt('12:00'), end: instantAt('13:00'), amount: 2 }] };

const CASES: readonly (readonly [title: string, world: BowWorld, wanted: WantedBooking, reasons: readonly string[]])[] =
  [
    ['an empty period has room', {}, createWanted([[10, '10:00', '11:00']]), []],
    ['as much as there is', { bookings: [[4, '10:00', '11:00']] }, createWanted([[6, '10:00', '11:00']]), []],
    [
      'one more than there is',
      { bookings: [[4, '10:00', '11:00']] },
      createWanted([[7, '10:00', '11:00']]),
      ['materiaal 3 aantal 10:00-11:00 4+7/10'],
    ],
    ['segments are half-open', { bookings: [[9, '09:00', '10:00']] }, createWanted([[9, '10:00', '11:00']]), []],
    [
      'the tightest moment is named',
      {
        bookings: [
          [2, '09:00', '12:00'],
          [3, '10:30', '10:45'],
        ],
      },
      createWanted([[8, '10:00', '11:00']]),
      ['materiaal 3 aantal 10:30-10:45 5+8/10'],
    ],
    [
      'a gap between two lines uses nothing',
      { bookings: [[8, '11:00', '12:00']] },
      createWanted([
        [5, '10:00', '11:00'],
        [5, '12:00', '13:00'],
      ]),
      [],
    ],
    [
      'lines of one booking add up where they overlap',
      {},
      createWanted([
        [6, '10:00', '12:00'],
        [5, '11:00', '13:00'],
      ]),
      ['materiaal 3 aantal 11:00-12:00 0+11/10'],
    ],
    ['null is unlimited', { bow: { aantal: null } }, createWanted([[9999, '10:00', '11:00']]), []],
    [
      'zero is none',
      { bow: { aantal: 0 } },
      createWanted([[1, '10:00', '11:00']]),
      ['materiaal 3 aantal 10:00-11:00 0+1/0'],
    ],
    ['nothing needs nothing', { bow: { aantal: 0, aantal_groepen: 0 } }, createWanted([[0, '10:00', '11:00']]), []],
    [
      'an entry replaces the quantity',
      { bow: LUNCH },
      createWanted([[3, '11:30', '13:30']]),
      ['materiaal 3 aantal 12:00-13:00 0+3/2'],
    ],
    ['and only in its period', { bow: LUNCH }, createWanted([[10, '13:00', '14:00']]), []],
    [
      'an entry limits what is unlimited',
      { bow: { ...LUNCH, aantal: null } },
      createWanted([[3, '11:30', '13:30']]),
      ['materiaal 3 aantal 12:00-13:00 0+3/2'],
    ],
    [
      'a share for online bookings, rounded down',
      { bow: { aantal: 7, percentage_online_te_boeken: 50 }, bookings: [[2, '10:00', '11:00', online]] },
      createWanted([[2, '10:00', '11:00']], online),
      ['materiaal 3 percentage_online_te_boeken 10:00-11:00 2+2/3'],
    ],
    [
      'which other bookings do not use',
      { bow: { aantal: 7, percentage_online_te_boeken: 50 }, bookings: [[4, '10:00', '11:00']] },
      createWanted([[3, '10:00', '11:00']], online),
      [],
    ],
    [
      'and which does not limit other bookings',
      { bow: { aantal: 7, percentage_online_te_boeken: 0 }, bookings: [[2, '10:00', '11:00', online]] },
      createWanted([[5, '10:00', '11:00']]),
      [],
    ],
    [
      'the share of the start time goes before that of the material',
      { bow: { percentage_online_te_boeken: 100 } },
      createWanted([[3, '10:00', '11:00', { percentages: [20] }]], online),
      ['materiaal 3 percentage_online_te_boeken 10:00-11:00 0+3/2'],
    ],
    [
      'the largest share of the start times at one moment counts, among them that of the material',
      { bow: { percentage_online_te_boeken: 40 } },
      createWanted([[5, '10:00', '11:00', { percentages: [20, null, 30] }]], online),
      ['materiaal 3 percentage_online_te_boeken 10:00-11:00 0+5/4'],
    ],
    [
      'where lines of different shares overlap, the smallest counts',
      {},
      createWanted(
        [
          [3, '10:00', '12:00', { percentages: [50] }],
          [3, '11:00', '13:00', { percentages: [80] }],
        ],
        online,
      ),
      ['materiaal 3 percentage_online_te_boeken 11:00-12:00 0+6/5'],
    ],
    [
      'no share of an unlimited quantity is nothing',
      { bow: { aantal: null, percentage_online_te_boeken: 0 } },
      createWanted([[1, '10:00', '11:00']], online),
      ['materiaal 3 percentage_online_te_boeken 10:00-11:00 0+1/0'],
    ],
    [
      'so many bookings at once, each once',
      {
        bow: { aantal_groepen: 2 },
        bookings: [
          [1, '10:00', '11:00', { boeking_id: 1 }],
          [1, '10:00', '11:00', { boeking_id: 1 }],
        ],
      },
      createWanted([
        [1, '10:00', '11:00'],
        [1, '10:00', '11:00'],
      ]),
      [],
    ],
    [
      'and not one more',
      {
        bow: { aantal_groepen: 2 },
        bookings: [
          [1, '10:00', '11:00'],
          [1, '10:30', '11:30'],
        ],
      },
      createWanted([[1, '10:00', '12:00']]),
      ['materiaal 3 aantal_groepen 10:30-11:00 2+1/2'],
    ],
    [
      'units that start at one moment, of any line of any booking',
      {
        bow: { aantal_tegelijk_starten: 5 },
        bookings: [
          [2, '10:00', '10:30'],
          [4, '09:00', '10:30'],
        ],
      },
      createWanted([
        [2, '10:00', '11:00'],
        [2, '10:00', '10:00'],
      ]),
      ['materiaal 3 aantal_tegelijk_starten 10:00 2+4/5'],
    ],
    [
      'also where the second line starts',
      { bow: { aantal_groepen_tegelijk_starten: 1 }, bookings: [[1, '11:00', '12:00']] },
      createWanted([
        [1, '10:00', '11:00'],
        [1, '11:00', '12:00'],
      ]),
      ['materiaal 3 aantal_groepen_tegelijk_starten 11:00 1+1/1'],
    ],
    [
      'an incomplete multiple counts as a whole one',
      { bow: { aantal: 1 }, need: { per_x_aantal: 4 } },
      createWanted([[5, '10:00', '11:00']]),
      ['materiaal 3 aantal 10:00-11:00 0+2/1'],
    ],
    [
      'three times a third is one',
      {
        bow: { aantal: 1 },
        need: { per_x_aantal: 3, afronding: 'niet' },
        bookings: [
          [1, '10:00', '11:00'],
          [1, '10:00', '11:00'],
        ],
      },
      createWanted([[1, '10:00', '11:00']]),
      [],
    ],
    [
      'and a third more is too much',
      { bow: { aantal: 1 }, need: { per_x_aantal: 3, afronding: 'niet' } },
      createWanted([[4, '10:00', '11:00']]),
      [`materiaal 3 aantal 10:00-11:00 0+${String(4 / 3)}/1`],
    ],
    [
      'hundredths add up as decimals do',
      { bow: { aantal: 1 }, need: { aantal: 10, afronding: 'niet' }, bookings: [[3, '10:00', '11:00']] },
      createWanted([[7, '10:00', '11:00']]),
      [],
    ],
    [
      'people at a location, one booking once',
      {
        locations: [createLocation(4, { capaciteit: 10 })],
        bookings: [[0, '10:00', '11:00', { locatie_id: 4, personen: 6 }]],
      },
      createWanted(
        [
          [0, '10:00', '11:00', { locations: [4], location_required: true }],
          [0, '10:00', '11:00', { locations: [4], location_required: true }],
        ],
        { personen: 4 },
      ),
      [],
    ],
    [
      'and one too many',
      {
        locations: [createLocation(4, { capaciteit: 10 })],
        bookings: [[0, '10:00', '11:00', { locatie_id: 4, personen: 6 }]],
      },
      createWanted([[0, '10:30', '12:00', { locations: [4], location_required: true }]], { personen: 5 }),
      ['locatie 4 capaciteit 10:30-11:00 6+5/10'],
    ],
    [
      'whatever lies below counts in what it is part of',
      {
        locations: [
          createLocation(4, { aantal_groepen: 1 }),
          createLocation(5, { parent_id: 4 }),
          createLocation(6, { parent_id: 4 }),
        ],
        bookings: [[0, '10:00', '11:00', { locatie_id: 5 }]],
      },
      createWanted([[0, '10:00', '11:00', { locations: [6], location_required: true }]]),
      ['locatie 4 aantal_groepen 10:00-11:00 1+1/1'],
    ],
    [
      'a location that is not required is no reason',
      { locations: [createLocation(4, { capaciteit: 0 })] },
      createWanted([[0, '10:00', '11:00', { locations: [4] }]]),
      [],
    ],
    [
      'a location that is required and not there is',
      {},
      createWanted([[0, '10:00', '11:00', { location_required: true }]]),
      ['locatie null locatie_verplicht 10:00-11:00 0+1/0'],
    ],
  ];

describe('availability', () => {
  for (const [title, world, booking, reasons] of CASES) {
    it(title, () => {
      const verdict = createCapacity(world).decide(booking);
      expect(verdict.reasons.map(formatCheck)).to.deep.equal(reasons);
      expect(verdict.available).to.equal(reasons.length === 0);
    });
  }

  it('returns the first listed location with capacity', () => {
    const locations = [createLocation(4, { capaciteit: 0 }), createLocation(5), createLocation(6)];
    const line = { locations: [4, 6, 5], location_required: true };
    const { available, locations: chosen } = createCapacity({ locations }).decide(
      createWanted([[0, '10:00', '11:00', line]]),
    );
    expect({ available, chosen }).to.deep.equal({ available: true, chosen: [6] });
  });

  it('explains every limit, also those that are met', () => {
    const bow = { aantal_groepen: 2, percentage_online_te_boeken: 50 };
    const explained = createCapacity({ bow }).explain(createWanted([[6, '10:00', '11:00']], online));
    expect(explained.checks.map((check) => `${check.past ? 'fits' : 'fails'} ${formatCheck(check)}`)).to.deep.equal([
      'fits materiaal 3 aantal 10:00-11:00 0+6/10',
      'fails materiaal 3 percentage_online_te_boeken 10:00-11:00 0+6/5',
      'fits materiaal 3 aantal_groepen 10:00-11:00 0+1/2',
      'fits materiaal 3 aantal_tegelijk_starten 10:00 0+6/null',
      'fits materiaal 3 aantal_groepen_tegelijk_starten 10:00 0+1/null',
    ]);
  });

  it('never overbooks where parts of a unit are too small to count', () => {
    const products = [9973, 9967, 9949].map((per_x_aantal, index) => ({
      id: index + 1,
      Materialen: [{ ...ONE_EACH, aantal: 1, per_x_aantal, afronding: 'niet' as const }],
    }));
    const availability = new PeriodAvailability({
      materials: [{ ...BOW, aantal: 1 }],
      locations: [],
      products,
      lines: buildColumns([]),
    });
    const isAvailable = (aantal: number) => availability.decide(createWanted([[aantal, '10:00', '11:00']])).available;
    expect([isAvailable(100 * 9973 - 1), isAvailable(100 * 9973 + 1)]).to.deep.equal([true, false]);
  });

  it('has a programme at wall-clock offsets, with durations in elapsed time', () => {
    const line = { product_id: 1, aantal: 1, locations: [], location_required: false };
    const hour = 3_600_000;
    const programme = { personen: 1, online: false, lines: [{ ...line, offset: 2 * hour, duration: 2 * hour }] };
    const moment = amsterdam.toInstant('2026-10-25T01:30');
    const [placed] = startingAt(programme, { moment, percentage: null }, amsterdam).lines;
    expect(amsterdam.toText(placed!.begin)).to.equal('2026-10-25T03:30:00+01:00');
    expect(amsterdam.toText(placed!.eind)).to.equal('2026-10-25T05:30:00+01:00');
  });

  it(`equals that of the slow algorithm in 400 random worlds (SEED=${String(SEED)})`, () => {
    const counts = compareWorlds(SEED, 400);
    const limits = ['aantal', 'percentage_online_te_boeken', 'aantal_groepen', 'aantal_tegelijk_starten'];
    for (const limit of [...limits, 'aantal_groepen_tegelijk_starten'])
      expect(counts.get(`materiaal ${limit}`), limit).to.be.greaterThan(10);
    for (const limit of ['capaciteit', 'aantal_groepen', 'locatie_verplicht'])
      expect(counts.get(`locatie ${limit}`), limit).to.be.greaterThan(10);
    for (const available of ['true', 'false']) expect(counts.get(available), available).to.be.greaterThan(100);
  });
});
