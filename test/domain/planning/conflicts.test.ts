// Conflicts of the planning: one table of cases for each rule.
import { expect } from 'chai';
import { findConflicts, type BookedShift, type ConflictFacts } from '../../../domain/planning/conflicts.ts';
import { buildColumns, type LineInUse } from '../../../domain/planning/lines-in-use.ts';
import { isAvailable, type StaffAvailability } from '../../../domain/planning/staff-availability.ts';
import { millisecondsOf, zoneOf } from '../../../domain/values/calendar.ts';
import type { BasisPoints, Cents } from '../../../generated/types.ts';

const zone = zoneOf('Europe/Amsterdam');
const instantAt = (text: string) => zone.toInstant(text.includes('T') ? text : `2026-06-13T${text}`);

const createShift = (more: Partial<BookedShift> = {}): BookedShift => ({
  id: 1,
  begin: instantAt('13:00'),
  eind: instantAt('17:00'),
  personeel_id: 8,
  boeking_id: null,
  locatie_id: null,
  kwalificatie_id: null,
  status: 'bevestigd',
  booking_status: null,
  booking_date: null,
  ...more,
});
const createLine = (boeking_id: number, begin: string, eind: string, more: Partial<LineInUse> = {}): LineInUse => ({
  boeking_id,
  personen: 10,
  online: false,
  begin: millisecondsOf(instantAt(begin)),
  eind: millisecondsOf(instantAt(eind)),
  locatie_id: null,
  product_id: 7,
  aantal: 10,
  ...more,
});
const EMPTY_PLAN: ConflictFacts = {
  shifts: [],
  workers: new Map([[8, { displaynaam: 'Sanne', kwalificatie_ids: [3] }]]),
  availability: [],
  unexplained: [],
  cancelled: [],
  unplaced: [],
  mischarged: [],
  inUse: { materials: [], locations: [], products: [], lines: buildColumns([]) },
  names: { locations: new Map([[12, 'Botenhuis']]), materials: new Map([[5, 'Kano']]) },
};
const asked = {
  span: { begin: instantAt('00:00'), eind: instantAt('2026-06-14T00:00') },
  now: instantAt('2026-06-08T12:00'),
  staffedUntil: '2026-06-15',
  zone,
};
const detectConflicts = (plan: Partial<ConflictFacts>, when: Partial<typeof asked> = {}) =>
  findConflicts({ ...EMPTY_PLAN, ...plan }, { ...asked, ...when });
const summariseConflicts = (plan: Partial<ConflictFacts>, when: Partial<typeof asked> = {}) =>
  detectConflicts(plan, when).map(({ code, begin, eind, objecten }) => {
    const objects = objecten.map(({ soort, id }) => `${soort} ${String(id)}`).join(', ');
    return `${code} ${zone.toText(begin).slice(11, 16)}-${zone.toText(eind).slice(11, 16)} ${objects}`;
  });

describe('conflicts of staff', () => {
  for (const [name, second, expected] of [
    [
      'overlaps',
      { begin: instantAt('16:00'), eind: instantAt('18:00') },
      ['SHIFTS_OVERLAP 16:00-17:00 dienst 1, dienst 2, personeel 8'],
    ],
    [
      'lies within',
      { begin: instantAt('14:00'), eind: instantAt('15:00') },
      ['SHIFTS_OVERLAP 14:00-15:00 dienst 1, dienst 2, personeel 8'],
    ],
    ['follows', { begin: instantAt('17:00'), eind: instantAt('18:00') }, []],
    ['is refused', { status: 'geweigerd' }, []],
    ['is of another member of staff', { personeel_id: 9 }, []],
  ] as const)
    it(`two shifts of which one ${name}`, () => {
      expect(summariseConflicts({ shifts: [createShift(), createShift({ id: 2, ...second })] })).to.deep.equal(
        expected,
      );
    });

  it('three shifts at once are three pairs, in order, and only those that overlap in the period', () => {
    const shifts = [
      createShift({ id: 3 }),
      createShift({ id: 1, eind: instantAt('20:00') }),
      createShift({ id: 2, eind: instantAt('15:00') }),
    ];

    expect(summariseConflicts({ shifts })).to.deep.equal([
      'SHIFTS_OVERLAP 13:00-15:00 dienst 1, dienst 2, personeel 8',
      'SHIFTS_OVERLAP 13:00-17:00 dienst 1, dienst 3, personeel 8',
      'SHIFTS_OVERLAP 13:00-15:00 dienst 2, dienst 3, personeel 8',
    ]);

    const span = { begin: instantAt('16:00'), eind: instantAt('18:00') };
    expect(summariseConflicts({ shifts }, { span })).to.deep.equal([
      'SHIFTS_OVERLAP 13:00-17:00 dienst 1, dienst 3, personeel 8',
    ]);
  });

  it('have a message with local times', () => {
    const [conflict] = detectConflicts({ shifts: [createShift(), createShift({ id: 2, begin: instantAt('16:00') })] });
    expect(conflict?.message).to.equal('Sanne has two shifts at once from 2026-06-13 16:00 to 17:00.');
  });

  const createAvailability = (begin: string, eind: string, beschikbaar: boolean): StaffAvailability => ({
    id: 1,
    personeel_id: 8,
    begin: instantAt(begin),
    eind: instantAt(eind),
    beschikbaar,
    opmerking: '',
  });

  for (const [entries, begin, eind, is] of [
    [[], '13:00', '17:00', true],
    [[createAvailability('12:00', '13:00', false)], '13:00', '17:00', true],
    [[createAvailability('12:00', '13:01', false)], '13:00', '17:00', false],
    [[createAvailability('13:00', '17:00', true)], '13:00', '17:00', true],
    [[createAvailability('13:01', '17:00', true)], '13:00', '17:00', false],
    [[createAvailability('15:00', '18:00', true), createAvailability('12:00', '15:00', true)], '13:00', '17:00', true],
    [[createAvailability('15:01', '18:00', true), createAvailability('12:00', '15:00', true)], '13:00', '17:00', false],
    [[createAvailability('09:00', '10:00', true)], '13:00', '17:00', false],
    [[createAvailability('2026-06-14T09:00', '2026-06-14T10:00', true)], '13:00', '17:00', true],
    [[createAvailability('20:00', '2026-06-14T00:00', true)], '20:00', '2026-06-14T02:00', true],
    [[createAvailability('20:00', '2026-06-14T02:00', true)], '20:00', '2026-06-14T02:00', true],
    [[createAvailability('20:00', '2026-06-14T01:00', true)], '20:00', '2026-06-14T02:00', false],
    [[createAvailability('2026-06-14T05:00', '2026-06-14T06:00', true)], '20:00', '2026-06-14T00:00', true],
  ] as const)
    it(`a member of staff who works from ${begin} to ${eind} is ${is ? '' : 'not '}available by ${JSON.stringify(entries.map((each) => [zone.toText(each.begin).slice(0, 16), zone.toText(each.eind).slice(0, 16), each.beschikbaar]))}`, () => {
      const shifts = [createShift({ begin: instantAt(begin), eind: instantAt(eind) })];
      expect(isAvailable(shifts[0] ?? asked.span, entries, zone)).to.equal(is);
      const codes = detectConflicts({ shifts, availability: entries }).map(({ code }) => code);
      expect(codes).to.deep.equal(is ? [] : ['STAFF_UNAVAILABLE']);
    });

  it('a missing qualification', () => {
    expect(summariseConflicts({ shifts: [createShift({ kwalificatie_id: 3 })] })).to.deep.equal([]);
    const shifts = [
      createShift({ kwalificatie_id: 4 }),
      createShift({ id: 2, kwalificatie_id: 4, status: 'geweigerd' }),
    ];
    expect(summariseConflicts({ shifts })).to.deep.equal([
      'QUALIFICATION_MISSING 13:00-17:00 dienst 1, kwalificatie 4, personeel 8',
    ]);
  });

  const BOOKED = { boeking_id: 301, booking_status: 'definitief', booking_date: '2026-06-13' } as const;
  for (const [change, when, is] of [
    [{ status: 'gevraagd' }, {}, true],
    [{ status: 'geweigerd' }, {}, true],
    [{ status: 'concept' }, {}, false],
    [{ status: 'bevestigd' }, {}, false],
    [{ status: 'gevraagd' }, { staffedUntil: '2026-06-13' }, true],
    [{ status: 'gevraagd' }, { staffedUntil: '2026-06-12' }, false],
    [{ status: 'gevraagd' }, { now: instantAt('16:59') }, true],
    [{ status: 'gevraagd' }, { now: instantAt('17:00') }, false],
    [{ status: 'gevraagd', booking_status: 'gaande' }, {}, true],
    [{ status: 'gevraagd', booking_status: 'optie' }, {}, false],
    [{ status: 'gevraagd', booking_status: 'geannuleerd' }, {}, false],
    [{ status: 'gevraagd', boeking_id: null }, {}, false],
  ] as const)
    it(`${JSON.stringify(change)} ${JSON.stringify(when)} is ${is ? '' : 'not '}unconfirmed`, () => {
      const expected = is ? ['SHIFT_UNCONFIRMED 13:00-17:00 boeking 301, dienst 1, personeel 8'] : [];
      expect(summariseConflicts({ shifts: [createShift({ ...BOOKED, ...change })] }, when)).to.deep.equal(expected);
    });
});

describe('conflicts of places and materials', () => {
  const locations = [
    { id: 12, parent_id: null, capaciteit: 25, aantal_groepen: 2 },
    { id: 13, parent_id: 12, capaciteit: null, aantal_groepen: null },
  ];
  const createStay = (boeking_id: number, begin: string, eind: string, more: Partial<LineInUse> = {}) =>
    createLine(boeking_id, begin, eind, { locatie_id: 12, ...more });

  for (const [name, lines, expected] of [
    ['as many people as it takes', [createStay(1, '13:00', '15:00', { personen: 25 })], []],
    ['too many people', [createStay(1, '13:00', '15:00', { personen: 26 })], ['13:00-15:00 boeking 1, locatie 12']],
    [
      'too many together',
      [createStay(1, '13:00', '15:00'), createStay(2, '14:00', '16:00', { personen: 16 })],
      ['14:00-15:00 boeking 1, boeking 2, locatie 12'],
    ],
    [
      'people of one booking, once',
      [createStay(1, '13:00', '15:00', { personen: 25 }), createStay(1, '13:00', '15:00', { personen: 25 })],
      [],
    ],
    [
      'people below it',
      [createStay(1, '13:00', '15:00', { personen: 26, locatie_id: 13 })],
      ['13:00-15:00 boeking 1, locatie 12'],
    ],
    [
      'too many bookings',
      [
        createStay(1, '13:00', '15:00', { personen: 1 }),
        createStay(2, '13:00', '15:00', { personen: 1 }),
        createStay(3, '14:00', '16:00', { personen: 1 }),
      ],
      ['14:00-15:00 boeking 1, boeking 2, boeking 3, locatie 12'],
    ],
    [
      'one after the other',
      [createStay(1, '13:00', '14:00', { personen: 25 }), createStay(2, '14:00', '15:00', { personen: 25 })],
      [],
    ],
    [
      'twice',
      [createStay(1, '09:00', '10:00', { personen: 26 }), createStay(2, '11:00', '12:00', { personen: 26 })],
      ['09:00-10:00 boeking 1, locatie 12', '11:00-12:00 boeking 2, locatie 12'],
    ],
    [
      'on end',
      [createStay(1, '09:00', '10:00', { personen: 26 }), createStay(2, '10:00', '12:00', { personen: 27 })],
      ['09:00-12:00 boeking 1, boeking 2, locatie 12'],
    ],
    [
      'a line without length meanwhile, whose people are never there',
      [createStay(1, '13:00', '15:00', { personen: 26 }), createStay(2, '14:00', '14:00')],
      ['13:00-15:00 boeking 1, locatie 12'],
    ],
    [
      'beyond the period',
      [createStay(1, '22:00', '2026-06-14T03:00', { personen: 26 })],
      ['22:00-00:00 boeking 1, locatie 12'],
    ],
  ] as const)
    it(`a location with ${name}`, () => {
      const inUse = { ...EMPTY_PLAN.inUse, locations, lines: buildColumns(lines) };
      expect(summariseConflicts({ inUse })).to.deep.equal(expected.map((each) => `LOCATION_OVER_CAPACITY ${each}`));
    });

  const canoe = {
    id: 5,
    aantal: 5,
    aantal_groepen: 2,
    aantal_tegelijk_starten: null,
    aantal_groepen_tegelijk_starten: null,
    percentage_online_te_boeken: 100,
    capacity: [],
  };

  const products = [
    { id: 7, Materialen: [{ materiaal_id: 5, aantal: 100, per_x_aantal: 3, afronding: 'boven' as const }] },
    { id: 9, Materialen: [] },
  ];

  for (const [name, lines, more, expected] of [
    ['as many as there are', [createLine(1, '13:00', '15:00', { aantal: 15 })], {}, []],
    [
      'one more, by rounding up',
      [createLine(1, '13:00', '15:00', { aantal: 16 })],
      {},
      ['13:00-15:00 boeking 1, materiaal 5'],
    ],
    [
      'too many together',
      [createLine(1, '13:00', '15:00'), createLine(2, '14:00', '16:00')],
      {},
      ['14:00-15:00 boeking 1, boeking 2, materiaal 5'],
    ],
    ['what needs none', [createLine(1, '13:00', '15:00', { product_id: 9, aantal: 99 })], {}, []],
    [
      'more than none',
      [createLine(1, '13:00', '15:00', { aantal: 1 })],
      { aantal: 0 },
      ['13:00-15:00 boeking 1, materiaal 5'],
    ],
    ['no limit', [createLine(1, '13:00', '15:00', { aantal: 999 })], { aantal: null }, []],
    [
      'fewer for a while',
      [createLine(1, '13:00', '15:00')],
      { capacity: [{ begin: instantAt('14:00'), end: instantAt('16:00'), amount: 3 }] },
      ['14:00-15:00 boeking 1, materiaal 5'],
    ],
    [
      'too many bookings',
      [createLine(1, '13:00', '15:00', { aantal: 1 }), createLine(2, '13:00', '14:00', { aantal: 1 })],
      { aantal_groepen: 1 },
      ['13:00-14:00 boeking 1, boeking 2, materiaal 5'],
    ],
  ] as const)
    it(`a material with ${name}`, () => {
      const inUse = { materials: [{ ...canoe, ...more }], locations: [], products, lines: buildColumns(lines) };
      expect(summariseConflicts({ inUse })).to.deep.equal(expected.map((each) => `MATERIAL_OVER_CAPACITY ${each}`));
    });

  it('a line without the location that its product requires', () => {
    const unplaced = [
      { id: 910, boeking_id: 1, product_id: 7, naam: 'Kanovaren', begin: instantAt('13:00'), eind: instantAt('15:00') },
    ];
    expect(summariseConflicts({ unplaced })).to.deep.equal([
      'LOCATION_MISSING 13:00-15:00 boeking 1, boekingsregel 910, product 7',
    ]);
    expect(detectConflicts({ unplaced })[0]?.message).to.equal(
      'Kanovaren requires a location and has none from 2026-06-13 13:00 to 15:00.',
    );
  });

  it('a line with another VAT rate than that of its date', () => {
    const line = {
      id: 910,
      boeking_id: 1,
      product_id: 7,
      naam: 'Kanovaren',
      begin: instantAt('13:00'),
      eind: instantAt('15:00'),
    };
    const mischarged = [{ ...line, btw_percentage: 550 as BasisPoints }];

    expect(summariseConflicts({ mischarged })).to.deep.equal([
      'VAT_RATE_DIFFERS 13:00-15:00 boeking 1, boekingsregel 910, product 7',
    ]);
    expect(detectConflicts({ mischarged })[0]?.message).to.equal(
      'Kanovaren is charged at 5.5 % VAT, which is not its rate of that date, from 2026-06-13 13:00 to 15:00.',
    );
  });
});

describe('conflicts about money', () => {
  const booking = { id: 301, referentie: '2026-301', begin: instantAt('14:00') };
  const amount = 1000 as Cents;
  const NOTHING = 0 as Cents;
  const refund = { refund_amount: amount, dismissed_at: null, by_hand: NOTHING, refunded: NOTHING, requested: NOTHING };

  for (const [name, plan, code, message] of [
    [
      'a payment of a booking that is not confirmed',
      { unexplained: [{ ...booking, status: 'paid', amount }] },
      'PAID_BUT_CANCELLED',
      'Booking 2026-301 is not confirmed and was paid online (10.00 to pay back), for 2026-06-13 14:00.',
    ],
    [
      'a payment of another amount',
      { unexplained: [{ ...booking, status: 'failed', amount }] },
      'PAYMENT_DIFFERS',
      'An online payment of booking 2026-301 differs from its price (10.00 came), for 2026-06-13 14:00.',
    ],
    [
      'a refund that waits for staff',
      { cancelled: [{ ...booking, ...refund }] },
      'REFUND_PROPOSED',
      'Booking 2026-301 was cancelled and 10.00 is to go back, for 2026-06-13 14:00.',
    ],
  ] as const)
    it(`${name}, at one moment`, () => {
      expect(summariseConflicts(plan)).to.deep.equal([`${code} 14:00-14:00 boeking 301`]);
      expect(detectConflicts(plan)[0]?.message).to.equal(message);
    });
});
