// Layout of the planning page: days and hours, lanes, rows, conflicts, and keyboard navigation.
import fc from 'fast-check';
import { expect } from 'chai';
import type { PlannedLine, PlannedLocation, PlannedShift, Planning, PlanningConflict } from 'boekstaaf';
import { zoneOf } from '../../domain/values/calendar.ts';
import { boardOf, selectBusy, selectMatching } from '../../http/pages/kantoor/planning/board.ts';
import { conflictsOf, groupSentences } from '../../http/pages/kantoor/planning/conflicts.ts';
import {
  dateAt,
  dayOf,
  toDrawnSpan,
  hoursOf,
  isWithin,
  formatLongDate,
  formatShortSpan,
  selectShownHours,
  type MomentSpan,
  formatSpan,
  weekNumberOf,
  weekOf,
} from '../../http/pages/kantoor/planning/days.ts';
import { lanesOf, findNeighbour, placeIn } from '../../http/pages/kantoor/planning/lanes.ts';
import { datesOf, hashOf, movePeriod, periodOf, toSpan, titleOf } from '../../http/pages/kantoor/planning/period.ts';
import { findBusiest, classifyUse, formatUse } from '../../http/pages/kantoor/planning/use.ts';
import { SEED } from '../support/random.ts';
import { HOUR } from '../../domain/values/time-units.ts';

const amsterdam = zoneOf('Europe/Amsterdam');
const parseTime = (text: string): number => Date.parse(amsterdam.toInstant(text));
const createSpan = (from: string, to: string): MomentSpan => ({ from: parseTime(from), to: parseTime(to) });

describe('the days of the planning page', () => {
  for (const [date, hours] of [
    ['2026-06-13', 24],
    ['2026-03-28', 23],
    ['2026-03-29', 24],
    ['2026-10-24', 25],
    ['2026-10-25', 24],
  ] as const) {
    it(`have ${String(hours)} hours on ${date}`, () => {
      const day = dayOf(date, amsterdam);
      expect(hoursOf(day, amsterdam)).to.have.lengthOf(hours);
      expect(amsterdam.toText(new Date(day.from).toISOString() as never)).to.match(/T04:00:00/);
      expect(dateAt(day.from - 1, amsterdam)).to.not.equal(date);
      expect(dateAt(day.from, amsterdam)).to.equal(date);
      expect(dateAt(day.to - 1, amsterdam)).to.equal(date);
    });
  }

  it('skip the hour that the clock skips, and have the repeated hour twice', () => {
    const listNightHours = (date: string) => hoursOf(dayOf(date, amsterdam), amsterdam).slice(20);
    expect(listNightHours('2026-03-28').map(({ label }) => label)).to.deep.equal(['00:00', '01:00', '03:00']);
    expect(listNightHours('2026-10-24').map(({ label, again }) => `${label}${again ? ' again' : ''}`)).to.deep.equal([
      '00:00',
      '01:00',
      '02:00',
      '02:00 again',
      '03:00',
    ]);
  });

  it('follow each other without a gap, in any zone', () => {
    const zones = ['Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/Havana'];
    const dates = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

    fc.assert(
      fc.property(fc.constantFrom(...zones), dates, (name, moment) => {
        const there = zoneOf(name);
        const date = dateAt(moment.getTime(), there);
        const day = dayOf(date, there);
        expect(moment.getTime()).to.be.at.least(day.from).and.below(day.to);
        const hours = hoursOf(day, there);
        expect(hours[0]?.from).to.equal(day.from);
        expect(hours.at(-1)?.to).to.equal(day.to);
        for (const [index, hour] of hours.entries()) expect(hours[index + 1]?.from ?? day.to).to.equal(hour.to);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it('are cut to the usual hours, extended by earlier and later items', () => {
    const describeHours = (...spans: MomentSpan[]): string =>
      formatSpan(selectShownHours('2026-06-13', spans, amsterdam), amsterdam);
    expect(describeHours()).to.equal('09:00–18:00');
    expect(describeHours(createSpan('2026-06-13T10:00', '2026-06-13T11:00'))).to.equal('09:00–18:00');
    expect(describeHours(createSpan('2026-06-13T07:30', '2026-06-13T08:00'))).to.equal('07:00–18:00');
    expect(describeHours(createSpan('2026-06-13T19:00', '2026-06-14T00:30'))).to.equal('09:00–01:00');
    // An item on other days only has no effect; one that lasts all day shows the whole day.
    expect(describeHours(createSpan('2026-06-14T04:00', '2026-06-14T05:00'))).to.equal('09:00–18:00');
    const day = dayOf('2026-06-13', amsterdam);
    expect(
      selectShownHours('2026-06-13', [createSpan('2026-06-12T10:00', '2026-06-15T10:00')], amsterdam),
    ).to.deep.equal(day);
  });

  it('form weeks from Monday to Sunday, with their number', () => {
    expect(weekOf('2026-06-13')).to.deep.equal([
      '2026-06-08',
      '2026-06-09',
      '2026-06-10',
      '2026-06-11',
      '2026-06-12',
      '2026-06-13',
      '2026-06-14',
    ]);
    expect(weekOf('2026-06-14')[0]).to.equal('2026-06-08');
    expect(weekOf('2026-06-15')[0]).to.equal('2026-06-15');

    const numbers = ['2026-01-01', '2026-01-04', '2026-01-05', '2026-12-31', '2027-01-03', '2024-12-30'].map(
      weekNumberOf,
    );
    expect(numbers).to.deep.equal([1, 1, 2, 53, 53, 1]);
  });

  it('are formatted for readers', () => {
    expect(formatLongDate('2026-03-28')).to.equal('Saturday 28 March 2026');
    expect(formatSpan(createSpan('2026-03-28T14:00', '2026-03-28T16:30'), amsterdam)).to.equal('14:00–16:30');
    // Days of the planning end at 04:00.
    expect(formatSpan(createSpan('2026-03-28T22:00', '2026-03-29T01:00'), amsterdam)).to.equal('22:00–01:00');
    expect(formatSpan(createSpan('2026-03-28T22:00', '2026-03-30T10:00'), amsterdam)).to.equal(
      'Sat 28 Mar 22:00 – Mon 30 Mar 10:00',
    );
    expect(formatShortSpan('2026-11-23', '2026-11-29')).to.equal('23 – 29 Nov 2026');
    expect(formatShortSpan('2026-11-30', '2026-12-06')).to.equal('30 Nov – 6 Dec 2026');
    expect(formatShortSpan('2026-12-28', '2027-01-03')).to.equal('28 Dec 2026 – 3 Jan 2027');
  });
});

describe('the address of the planning page', () => {
  const now = parseTime('2026-06-13T02:00');

  it('contains a day or a week, and nothing else', () => {
    expect(periodOf('#2026-03-28', now, amsterdam)).to.deep.equal({ date: '2026-03-28', view: 'day' });
    expect(periodOf('#2026-03-28/week', now, amsterdam)).to.deep.equal({ date: '2026-03-28', view: 'week' });
    // At 02:00 the planning is still on the previous day.
    for (const odd of ['', '#', '#2026-02-30', '#/week', '#<b>'])
      expect(periodOf(odd, now, amsterdam).date, odd).to.equal('2026-06-12');
    for (const hash of ['#2026-03-28', '#2026-03-28/week'])
      expect(hashOf(periodOf(hash, now, amsterdam))).to.equal(hash);
  });

  it('moves by a day or a week', () => {
    const day = periodOf('#2026-03-01', now, amsterdam);
    expect(movePeriod(day, -1).date).to.equal('2026-02-28');
    expect(movePeriod({ ...day, view: 'week' }, 1).date).to.equal('2026-03-08');
    expect(titleOf(day)).to.equal('Sunday 1 March 2026');
    expect(titleOf({ ...day, view: 'week' })).to.equal('Week 9, 23 Feb – 1 Mar 2026');
  });

  it('covers a period from daybreak to daybreak', () => {
    const week = { date: '2026-03-28', view: 'week' } as const;
    expect(datesOf(week)).to.have.lengthOf(7);
    expect(toSpan(week, amsterdam)).to.deep.equal(createSpan('2026-03-23T04:00', '2026-03-30T04:00'));
    expect(toSpan({ ...week, view: 'day' }, amsterdam)).to.deep.equal(
      createSpan('2026-03-28T04:00', '2026-03-29T04:00'),
    );
  });
});

describe('an item on the planning page', () => {
  it('is in a lane without overlaps, and lanes are as few as possible', () => {
    const spans = fc.array(fc.tuple(fc.nat(50), fc.integer({ min: 1, max: 20 })), { maxLength: 40 });
    fc.assert(
      fc.property(spans, (pairs) => {
        const items = pairs.map(([from, length]) => ({ from, to: from + length })).sort((a, b) => a.from - b.from);
        const { lanes, count } = lanesOf(items);
        const atOnce = items.map(({ from }) => items.filter((other) => other.from <= from && other.to > from).length);
        expect(count).to.equal(Math.max(1, ...atOnce));
        for (const [a, one] of items.entries())
          for (const [b, other] of items.entries())
            if (a < b && lanes[a] === lanes[b]) expect(other.from).to.be.at.least(one.to);
      }),
      { seed: SEED },
    );
  });

  it('is long enough to be clicked, also without length, and belongs to the day on which it begins', () => {
    const day = { from: 0, to: 24 * HOUR };
    expect(toDrawnSpan({ from: 5 * HOUR, to: 5 * HOUR })).to.deep.equal({ from: 5 * HOUR, to: 5.5 * HOUR });
    expect(toDrawnSpan({ from: 5 * HOUR, to: 7 * HOUR })).to.deep.equal({ from: 5 * HOUR, to: 7 * HOUR });

    for (const [from, to, inside] of [
      [0, 0, true],
      [5, 5, true],
      [24, 24, false],
      [-1, 0, false],
      [-1, 1, true],
      [23, 25, true],
    ] as const)
      expect(isWithin({ from: from * HOUR, to: to * HOUR }, day), `${String(from)} to ${String(to)}`).to.equal(inside);

    expect(formatSpan(createSpan('2026-03-28T14:00', '2026-03-28T14:00'), amsterdam)).to.equal('14:00');
  });

  it('is positioned in percent of the visible period, cut at its edges', () => {
    const visibleSpan = { from: 100, to: 300 };
    expect(placeIn(visibleSpan, { from: 150, to: 250 })).to.deep.equal({ left: 25, width: 50 });
    expect(placeIn(visibleSpan, { from: 0, to: 150 })).to.deep.equal({ left: 0, width: 25 });
    expect(placeIn(visibleSpan, { from: 250, to: 900 })).to.deep.equal({ left: 75, width: 25 });
    for (const outside of [
      { from: 0, to: 100 },
      { from: 300, to: 400 },
    ])
      expect(placeIn(visibleSpan, outside)).to.equal(null);
  });

  it('is reached by arrow keys', () => {
    // Row 0 has two items, row 1 none, row 2 three.
    const positions = [
      [0, 10],
      [0, 14],
      [2, 9],
      [2, 13],
      [2, 18],
    ].map(([row = 0, at = 0]) => ({ row, at }));
    for (const [current, key, neighbour] of [
      [0, 'ArrowRight', 1],
      [1, 'ArrowRight', null],
      [1, 'ArrowLeft', 0],
      [0, 'ArrowLeft', null],
      [0, 'ArrowDown', 2],
      [1, 'ArrowDown', 3],
      [4, 'ArrowUp', 1],
      [2, 'ArrowUp', 0],
      [2, 'ArrowDown', null],
      [0, 'ArrowUp', null],
      [3, 'Home', 2],
      [3, 'End', 4],
      [0, 'x', null],
      [-1, 'ArrowRight', null],
    ] as const)
      expect(findNeighbour(positions, current, key), `${key} from ${String(current)}`).to.equal(neighbour);
  });
});

describe('the rows of the planning page', () => {
  const createLine = (members: Partial<PlannedLine>): PlannedLine => ({
    id: 1,
    boeking_id: 1,
    referentie: '1-1',
    status: 'definitief',
    arrangement: 'Uitje',
    personen: 8,
    klant: { id: 1, naam: 'De Eik' },
    product_id: 1,
    naam: 'Kano',
    aantal: 8,
    locatie_id: null,
    begin: '2026-06-13T14:00:00+02:00',
    eind: '2026-06-13T16:00:00+02:00',
    ...members,
  });

  const createShift = (members: Partial<PlannedShift>): PlannedShift => ({
    id: 1,
    personeel: { id: 1, naam: 'Robin' },
    boeking_id: null,
    locatie_id: null,
    kwalificatie_id: null,
    status: 'gevraagd',
    opmerking: '',
    begin: '2026-06-13T13:00:00+02:00',
    eind: '2026-06-13T17:00:00+02:00',
    ...members,
  });

  const createLocation = (id: number, naam: string, parent_id: number | null, more: Partial<PlannedLocation> = {}) => ({
    id,
    naam,
    parent_id,
    kleur: null,
    capaciteit: null,
    aantal_groepen: null,
    gebruik: [],
    ...more,
  });

  const createPlanning = (members: Partial<Planning>): Planning => ({
    begin: '2026-06-13T04:00:00+02:00',
    eind: '2026-06-14T04:00:00+02:00',
    regels: [],
    diensten: [],
    locaties: [],
    materialen: [],
    ...members,
  });

  const describeRows = (members: Partial<Planning>): string[] =>
    boardOf(createPlanning(members)).flatMap(({ name, rows }) => [
      name,
      ...rows.map((row) => `${'>'.repeat(row.depth)}${row.name}: ${row.items.map(({ key }) => key).join(' ')}`),
    ]);

  it('are locations under those that contain them, by name and number', () => {
    const locaties = [
      createLocation(1, 'Hal', null),
      createLocation(2, 'Baan 10', 1),
      createLocation(3, 'Baan 9', 1),
      createLocation(4, 'Aula', null),
    ];
    const regels = [createLine({ id: 5, locatie_id: 2 }), createLine({ id: 6, locatie_id: 4 })];

    expect(describeRows({ locaties, regels })).to.deep.equal([
      'Locations',
      'Aula: line-6',
      'Hal: ',
      '>Baan 9: ',
      '>Baan 10: line-5',
    ]);
  });

  it('omit nothing: lines without a location, or with an unknown one, come first', () => {
    // A filter may omit the containing location.
    const locaties = [createLocation(2, 'Baan', 1)];
    const regels = [createLine({ id: 5 }), createLine({ id: 6, locatie_id: 99 }), createLine({ id: 7, locatie_id: 2 })];
    expect(describeRows({ locaties, regels })).to.deep.equal([
      'Locations',
      'No location: line-5 line-6',
      'Baan: line-7',
    ]);
  });

  it('are one for each person, with location and customer', () => {
    const diensten = [
      createShift({ id: 1, personeel: { id: 8, naam: 'Sam' }, boeking_id: 1, locatie_id: 2, opmerking: 'Sleutel mee' }),
      createShift({ id: 2 }),
      createShift({ id: 3, personeel: { id: 8, naam: 'Sam' }, boeking_id: 1 }),
      // Two people may have the same name.
      createShift({ id: 4, personeel: { id: 9, naam: 'Sam' } }),
    ];
    const all = { locaties: [createLocation(2, 'Steiger', null)], regels: [createLine({ locatie_id: 2 })], diensten };
    expect(describeRows(all).slice(2)).to.deep.equal([
      'Staff',
      'Robin: shift-2',
      'Sam: shift-1 shift-3',
      'Sam: shift-4',
    ]);

    const items = boardOf(createPlanning(all))[1]?.rows[1]?.items;
    expect(items?.map(({ title, details }) => [title, ...details])).to.deep.equal([
      ['Steiger', 'De Eik', '1-1', 'Sleutel mee'],
      ['Uitje', 'De Eik', '1-1'],
    ]);
  });

  it('show how much is in use, and where that is too much', () => {
    const when = { begin: '2026-06-13T14:00:00+02:00', eind: '2026-06-13T16:00:00+02:00' };
    const gebruik = [{ ...when, personen: 12, groepen: 2 }];

    const listUses = (more: Partial<PlannedLocation>) =>
      boardOf(
        createPlanning({ locaties: [createLocation(1, 'Baan', null, { gebruik, ...more })] }),
      )[0]?.rows[0]?.use.map(classifyUse);

    expect(listUses({})).to.deep.equal([]);
    expect(listUses({ capaciteit: 20 })).to.deep.equal(['some']);
    expect(listUses({ capaciteit: 12 })).to.deep.equal(['full']);
    expect(listUses({ capaciteit: 11 })).to.deep.equal(['over']);
    expect(listUses({ capaciteit: 20, aantal_groepen: 1 })).to.deep.equal(['over']);

    const stretches = [
      { capaciteit: 20, gebruikt: 16 },
      { capaciteit: 10, gebruikt: 9.5 },
      { capaciteit: null, gebruikt: 1000 },
    ].map((each) => ({ ...when, groepen: 1, ...each }));
    const [row] = boardOf(createPlanning({ materialen: [{ id: 3, naam: 'Kano', gebruik: stretches }] }))[0]?.rows ?? [];
    expect(row?.key).to.equal('material-3');
    expect(formatUse(findBusiest(row?.use ?? []) ?? { inUse: 0, most: 0 })).to.equal('9.5 of 10');
    expect(findBusiest([])).to.equal(undefined);
  });

  it('can be filtered by a text, and by rows in use', () => {
    const groups = boardOf(
      createPlanning({
        locaties: [
          createLocation(1, 'Steiger', null),
          createLocation(2, 'Zaal', null),
          createLocation(3, 'Leeg', null),
        ],
        regels: [
          createLine({ id: 1, locatie_id: 1 }),
          createLine({ id: 2, locatie_id: 2, klant: null, naam: 'Diner' }),
        ],
        diensten: [createShift({})],
      }),
    );
    const listNames = (narrowed: typeof groups) => narrowed.flatMap(({ rows }) => rows.map(({ name }) => name));

    expect(selectMatching(groups, ' ')).to.equal(groups);
    expect(listNames(selectMatching(groups, 'eik'))).to.deep.equal(['Steiger']);
    expect(listNames(selectMatching(groups, 'DINER'))).to.deep.equal(['Zaal']);
    expect(listNames(selectMatching(groups, 'leeg'))).to.deep.equal(['Leeg']);
    expect(listNames(selectMatching(groups, 'robin'))).to.deep.equal(['Robin']);
    expect(selectMatching(groups, 'niets')).to.deep.equal([]);
    expect(listNames(selectBusy(groups))).to.deep.equal(['Steiger', 'Zaal', 'Robin']);
  });

  it('find the sentences of their conflicts by key', () => {
    const sentencesByKey = groupSentences([
      { text: 'A', keys: ['shift-1', 'shift-2', 'shift-1'] },
      { text: 'B', keys: ['shift-1'] },
    ]);
    expect([...sentencesByKey]).to.deep.equal([
      ['shift-1', ['A', 'B']],
      ['shift-2', ['A']],
    ]);
  });

  describe('and their conflicts', () => {
    const createConflict = (members: Partial<PlanningConflict>): PlanningConflict => ({
      code: 'SHIFTS_OVERLAP',
      message: 'Wrong.',
      objecten: [],
      begin: '2026-06-13T14:00:00+02:00',
      eind: '2026-06-13T16:00:00+02:00',
      ...members,
    });

    const listKeys = (members: Partial<PlanningConflict>, more: Partial<Planning> = {}) =>
      conflictsOf([createConflict(members)], createPlanning(more), amsterdam).map((each) => each.keys);

    it('mark the shifts and lines that a conflict names, and its location or material', () => {
      const objecten: PlanningConflict['objecten'] = [
        { soort: 'dienst', id: 51 } as const,
        { soort: 'dienst', id: 52 } as const,
        { soort: 'personeel', id: 8 } as const,
        { soort: 'boeking', id: 1 } as const,
      ];
      expect(listKeys({ objecten }, { regels: [createLine({})] })).to.deep.equal([['shift-51', 'shift-52']]);

      expect(
        listKeys({
          objecten: [
            { soort: 'boekingsregel', id: 5 },
            { soort: 'materiaal', id: 3 },
            { soort: 'product', id: 9 },
          ],
        }),
      ).to.deep.equal([['line-5', 'material-3']]);
    });

    it('mark the lines at an overfull location, or inside it, during the conflict', () => {
      const locaties = [
        createLocation(1, 'Hal', null),
        createLocation(2, 'Baan', 1),
        createLocation(3, 'Elders', null),
      ];
      const later = { begin: '2026-06-13T16:00:00+02:00', eind: '2026-06-13T17:00:00+02:00' };
      const regels = [
        createLine({ id: 1, locatie_id: 1 }),
        createLine({ id: 2, locatie_id: 2 }),
        createLine({ id: 3, locatie_id: 3 }),
        createLine({ id: 4, locatie_id: 2, ...later }),
        createLine({ id: 5, locatie_id: 2, boeking_id: 2 }),
        createLine({ id: 6 }),
      ];

      const objecten: PlanningConflict['objecten'] = [
        { soort: 'boeking', id: 1 },
        { soort: 'locatie', id: 1 },
      ];
      const code = 'LOCATION_OVER_CAPACITY';
      expect(listKeys({ code, objecten }, { locaties, regels })).to.deep.equal([['line-1', 'line-2', 'location-1']]);
    });
  });
});
