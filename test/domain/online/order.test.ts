// Orders of visitors for units of a package: how quantities are set, and all refusals.
import { expect } from 'chai';
import {
  assertBookable,
  assertSound,
  createGroupProblem,
  isBookable,
  orderOf,
  type PackageOffer,
  type OfferWish,
} from '../../../domain/online/order.ts';
import { assertSoundProducts } from '../../../domain/online/ordered-products.ts';
import { findDiscountProblems, findVoucherProblems } from '../../../domain/online/price.ts';
import { assertStartTime, calculateBookableDays, wantedProgrammeOf } from '../../../domain/online/start.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import type { Instant } from '../../../generated/types.ts';
import { createBookable } from '../bookings/booking-world.ts';
import { describeOutcome } from '../../support/decision-outcomes.ts';
import { createOffer, createOfferedLine } from '../../support/offers.ts';

const amsterdam = zoneOf('Europe/Amsterdam');
const SIZED_LINE = { onlineboeking_aantalbepalingsmethode: 'boekingsgrootte' } as const;
const FIXED_LINE = { onlineboeking_aantalbepalingsmethode: 'vast' } as const;
const boven = { afronding: 'boven' } as const;

/** Creates a wish from quantities by line id, such as `{ 1: 8 }`. */
function createWish(amounts: Readonly<Record<number, number>>, boekingsgrootte?: number | null): OfferWish {
  const producten = Object.entries(amounts).map(([id, aantal]) => ({ arrangementsregel_id: Number(id), aantal }));
  return { producten, boekingsgrootte };
}

/** Formats an order, `8 people: 1x8 2x1`, and its problems, `ERR_RANGE producten[0].aantal`. */
function describeOrder(of: PackageOffer, wish: OfferWish): readonly string[] {
  const { order, problems, tooLarge } = orderOf(of, wish);
  const lines = order.lines.map(({ line, aantal }) => `${String(line.id)}x${String(aantal)}`);
  return [
    `${String(order.personen)} people: ${lines.join(' ')}`,
    ...problems.map(({ code, field }) => `${code} ${field ?? ''}`),
    ...(tooLarge === null ? [] : [`too large ${tooLarge}`]),
  ];
}

const plain = createOffer([createOfferedLine(1), createOfferedLine(2)]);
const bySize = createOffer([createOfferedLine(1, SIZED_LINE, { minimum_aantal: 5 }), createOfferedLine(2)]);
const fixed = createOffer([createOfferedLine(1), createOfferedLine(2, FIXED_LINE)]);
const createLimitedOffer = (more: object, product = {}) =>
  createOffer([createOfferedLine(1, more, product), createOfferedLine(2)]);
const createCappedOffer = (maximum_aantal_personen_online: number) =>
  createOffer([createOfferedLine(1, SIZED_LINE), createOfferedLine(2)], { maximum_aantal_personen_online });
const createRequiringOffer = (
  ...vereist_product: NonNullable<Parameters<typeof createOfferedLine>[2]>['vereist_product'] & object
) => createOffer([createOfferedLine(1, {}, { vereist_product }), createOfferedLine(2)]);
const twoEach = { vereist_product_id: 2, aantal: 2, per_x_aantal: 1, ...boven };

const CASES: readonly (readonly [title: string, of: PackageOffer, wanted: OfferWish, comesTo: readonly string[]])[] = [
  ['takes the amounts that are sent', plain, createWish({ 1: 3, 2: 8 }), ['8 people: 1x3 2x8']],
  ['books no line that is left out or sent with 0', plain, createWish({ 1: 3, 2: 0 }), ['3 people: 1x3']],
  ['is for as many as was said', plain, createWish({ 1: 3 }, 12), ['12 people: 1x3']],
  ['takes null for not said', plain, createWish({ 1: 3 }, null), ['3 people: 1x3']],
  ['fills in the size of the booking', bySize, createWish({}, 6), ['6 people: 1x6']],
  ['raises it to the minimum of the product', bySize, createWish({}, 3), ['5 people: 1x5']],
  ['also where it is sent for the line', bySize, createWish({ 1: 3 }), ['5 people: 1x5']],
  ['prefers what is sent for the line', bySize, createWish({ 1: 7 }, 6), ['7 people: 1x7']],
  ['also where that is none', bySize, createWish({ 1: 0, 2: 1 }, 6), ['6 people: 2x1']],
  ['counts people by lines that follow the size', bySize, createWish({ 1: 6, 2: 40 }), ['6 people: 1x6 2x40']],
  ['fixes an amount for the group that the package is for', fixed, createWish({ 1: 3 }), ['8 people: 1x3 2x8']],
  ['takes the fixed amount, and 0 for not said', fixed, createWish({ 1: 3, 2: 8 }), ['8 people: 1x3 2x8']],
  ['and 0', fixed, createWish({ 1: 3, 2: 0 }), ['8 people: 1x3 2x8']],
  [
    'refuses another amount than the fixed one',
    fixed,
    createWish({ 1: 3, 2: 4 }),
    ['8 people: 1x3 2x8', 'ERR_NOT_CHANGEABLE producten[1].aantal'],
  ],
  ['refuses nothing at all', plain, createWish({ 1: 0 }), ['1 people: ', 'ERR_REQUIRED producten']],
  [
    'refuses a line of another package',
    plain,
    createWish({ 1: 3, 9: 1 }),
    ['3 people: 1x3', 'ERR_UNKNOWN_REFERENCE producten[1].arrangementsregel_id'],
  ],
  [
    'refuses a line twice',
    plain,
    { producten: [1, 1].map((arrangementsregel_id) => ({ arrangementsregel_id, aantal: 2 })) },
    ['2 people: 1x2', 'ERR_DUPLICATE producten[0].arrangementsregel_id'],
  ],
  [
    'refuses less than the line allows',
    createLimitedOffer({ min: 4 }),
    createWish({ 1: 3 }),
    ['3 people: 1x3', 'ERR_RANGE producten[0].aantal'],
  ],
  ['but none of it', createLimitedOffer({ min: 4 }), createWish({ 1: 0, 2: 1 }), ['1 people: 2x1']],
  ['and as much', createLimitedOffer({ min: 4, max: 4 }), createWish({ 1: 4 }), ['4 people: 1x4']],
  [
    'refuses more than the line allows',
    createLimitedOffer({ max: 4 }),
    createWish({ 1: 5 }),
    ['5 people: 1x5', 'ERR_RANGE producten[0].aantal'],
  ],
  [
    'refuses less than the product allows',
    createLimitedOffer({}, { minimum_aantal: 4 }),
    createWish({ 2: 1, 1: 3 }),
    ['3 people: 1x3 2x1', 'ERR_RANGE producten[0].aantal'],
  ],
  [
    'refuses a size that the line does not allow',
    createLimitedOffer({ ...SIZED_LINE, max: 4 }),
    createWish({}, 5),
    ['5 people: 1x5', 'ERR_RANGE boekingsgrootte'],
  ],
  ['takes as many people as may book online', createCappedOffer(8), createWish({}, 8), ['8 people: 1x8']],
  ['refuses more of them', createCappedOffer(8), createWish({}, 9), ['9 people: 1x9', 'too large boekingsgrootte']],
  [
    'also by the amount of a line',
    createCappedOffer(8),
    createWish({ 1: 9 }),
    ['9 people: 1x9', 'too large producten[0].aantal'],
  ],
  [
    'and counts other lines where none follows the size',
    createCappedOffer(8),
    createWish({ 2: 9 }),
    ['9 people: 2x9', 'too large producten[0].aantal'],
  ],
  ['but not more units for as many people', createCappedOffer(8), createWish({ 1: 8, 2: 90 }), ['8 people: 1x8 2x90']],
  ['takes what products require', createRequiringOffer(twoEach), createWish({ 1: 3, 2: 6 }), ['6 people: 1x3 2x6']],
  [
    'refuses less of it, on its line',
    createRequiringOffer(twoEach),
    createWish({ 1: 3, 2: 5 }),
    ['5 people: 1x3 2x5', 'ERR_REQUIRED_PRODUCT producten[1].aantal'],
  ],
  [
    'or on the list',
    createRequiringOffer(twoEach),
    createWish({ 1: 3 }),
    ['3 people: 1x3', 'ERR_REQUIRED_PRODUCT producten'],
  ],
  ['requires nothing for none', createRequiringOffer(twoEach), createWish({ 1: 0, 2: 1 }), ['1 people: 2x1']],
  [
    'counts an incomplete multiple as a whole one',
    createRequiringOffer({ ...twoEach, aantal: 1, per_x_aantal: 4 }),
    createWish({ 1: 5, 2: 1 }),
    ['5 people: 1x5 2x1', 'ERR_REQUIRED_PRODUCT producten[1].aantal'],
  ],
  [
    'or in proportion, in whole units',
    createRequiringOffer({ ...twoEach, aantal: 3, per_x_aantal: 4, afronding: 'niet' }),
    createWish({ 1: 8, 2: 6 }),
    ['8 people: 1x8 2x6'],
  ],
  [
    'and not one less',
    createRequiringOffer({ ...twoEach, aantal: 3, per_x_aantal: 4, afronding: 'niet' }),
    createWish({ 1: 9, 2: 6 }),
    ['9 people: 1x9 2x6', 'ERR_REQUIRED_PRODUCT producten[1].aantal'],
  ],
  [
    'requires what the package does not have',
    createRequiringOffer({ ...twoEach, vereist_product_id: 99 }),
    createWish({ 1: 1 }),
    ['1 people: 1x1', 'ERR_REQUIRED_PRODUCT producten'],
  ],
];

describe('an order of a visitor', () => {
  for (const [title, of, wish, comesTo] of CASES)
    it(title, () => {
      expect(describeOrder(of, wish)).to.deep.equal(comesTo);
    });

  it('has the required and the booked number in a refusal', () => {
    const three = { aantal: 1, per_x_aantal: 3, vereist_product_id: 3, afronding: 'niet' } as const;
    const lines = [1, 2].map((id) => createOfferedLine(id, {}, { vereist_product: [three] }));
    const of = createOffer([...lines, createOfferedLine(3)]);
    // A third and two thirds add up to one.
    expect(orderOf(of, createWish({ 1: 1, 2: 2, 3: 1 })).problems).to.deep.equal([]);
    const [short] = orderOf(of, createWish({ 1: 2, 2: 2, 3: 1 })).problems;
    expect(short?.params).to.deep.equal({ product_id: 3, nodig: 2, aantal: 1 });
  });

  it('is for packages that can be booked online and whose products exist', () => {
    const choices = [true, false].flatMap((now) => [true, false].map((later) => [now, later] as const));
    const verdicts = choices.map(([direct, later]) =>
      isBookable(
        createOffer([], {
          mag_online_geboekt_worden_direct_betalen: direct,
          mag_online_geboekt_worden_achteraf_betalen: later,
        }),
      ),
    );

    expect(verdicts).to.deep.equal([true, true, true, false]);
    expect(isBookable(createOffer([createOfferedLine(1), createOfferedLine(2, {}, { is_deleted: true })]))).to.equal(
      false,
    );
  });

  it('has offsets of the whole package, and durations of the line or otherwise the product', () => {
    const instantAt = (clock: string) => amsterdam.toInstant(`2026-03-10T${clock}`);
    const of = createOffer([
      createOfferedLine(1, { begin: instantAt('10:00') }),
      createOfferedLine(
        2,
        { begin: instantAt('11:30'), eind: instantAt('11:50') },
        { locations: [7, 8], locatie_verplicht: true },
      ),
      createOfferedLine(3, { locatie_id: 9 }, { locations: [7], duur: null }),
    ]);
    const programme = wantedProgrammeOf(of, orderOf(of, createWish({ 2: 2, 3: 1 })).order, amsterdam);
    const minute = 60_000;

    expect(programme).to.deep.equal({
      personen: 2,
      online: true,
      lines: [
        {
          product_id: 2,
          aantal: 2,
          offset: 90 * minute,
          duration: 20 * minute,
          locations: [7, 8],
          location_required: true,
        },
        { product_id: 3, aantal: 1, offset: 0, duration: 0, locations: [9], location_required: false },
      ],
    });
  });

  it('may begin within the days ahead that the package allows', () => {
    const period = { begin: '2026-05-20', eind: '2026-06-30' };
    const listDays = (least: number | null, last: number | null) =>
      calculateBookableDays(
        createOffer([], { onlineboeking_minimaal_vooruit: least, onlineboeking_maximaal_vooruit: last }),
        period,
        '2026-06-01',
      );
    expect(listDays(null, null)).to.deep.equal({ begin: '2026-06-01', eind: '2026-06-30' });
    expect(listDays(2, 10)).to.deep.equal({ begin: '2026-06-03', eind: '2026-06-11' });
    expect(listDays(0, 0)).to.deep.equal({ begin: '2026-06-01', eind: '2026-06-01' });
    expect(listDays(30, null)).to.equal(undefined);
    expect(listDays(10, 5)).to.equal(undefined);
  });
});

describe('the refusal of an online order', () => {
  const later = { mag_online_geboekt_worden_achteraf_betalen: true, mag_online_geboekt_worden_direct_betalen: false };
  const neither = {
    mag_online_geboekt_worden_achteraf_betalen: false,
    mag_online_geboekt_worden_direct_betalen: false,
  };
  const discount = { naam: 'Vroeg', kortingspercentage: 1_000 };
  const none = 'ERR_NOT_ALLOWED arrangement_id';
  const cases: readonly (readonly [name: string, decide: () => unknown, said: string])[] = [
    ['a package that is paid later', () => assertBookable(createOffer([createOfferedLine(1)], later)), 'passes'],
    ['a package that is not sold online', () => assertBookable(createOffer([createOfferedLine(1)], neither)), none],
    [
      'a package of what was deleted',
      () => assertBookable(createOffer([createOfferedLine(1, {}, { is_deleted: true })], later)),
      none,
    ],
    ['no package', () => assertBookable(undefined), none],
    ['a start time', () => assertStartTime({}), 'passes'],
    ['no start time', () => assertStartTime(undefined), 'ERR_NOT_AVAILABLE begin'],
    ['nothing wrong', () => assertSound({ problems: [] }), 'passes'],
    ['no code', () => assertSound({ problems: findDiscountProblems({}, undefined) }), 'passes'],
    [
      'null for a code',
      () => assertSound({ problems: findDiscountProblems({ kortingscode: null }, undefined) }),
      'passes',
    ],
    ['an empty code', () => assertSound({ problems: findDiscountProblems({ kortingscode: '' }, undefined) }), 'passes'],
    [
      'a code that counts',
      () => assertSound({ problems: findDiscountProblems({ kortingscode: 'A' }, discount) }),
      'passes',
    ],
    [
      'a code that does not',
      () => assertSound({ problems: findDiscountProblems({ kortingscode: 'A' }, undefined) }),
      'ERR_DISCOUNT_CODE kortingscode',
    ],
    [
      'a voucher that cannot be used',
      () => {
        const usedVoucher = { code: 'B', result: { reason: 'ERR_VOUCHER_USED' } } as const;
        assertSound({
          problems: findVoucherProblems([{ code: 'A', result: { items: [], covered: [] } }, usedVoucher]),
        });
      },
      'ERR_VOUCHER_USED vouchers[1]',
    ],
  ];

  for (const [name, decide, outcome] of cases)
    it(`${name}: ${outcome}`, async () => {
      expect(await describeOutcome(decide)).to.equal(outcome);
    });

  it('has the words of a setting where the group is too large', () => {
    expect(createGroupProblem(createCappedOffer(20), 'boekingsgrootte', 'Bel ons.')).to.deep.equal({
      code: 'ERR_GROUP_TOO_LARGE',
      message: 'Bel ons.',
      field: 'boekingsgrootte',
      params: { maximum: 20 },
    });
  });
});

describe('the refusal of an order of single products', () => {
  const datetime = '2026-06-13T12:00:00.000Z' as Instant;
  const requires = { vereist_product_id: 2, aantal: 2, per_x_aantal: 1, ...boven };
  const productsById = new Map([
    [1, createBookable(1, { minimum_aantal: 3 })],
    [2, createBookable(2)],
  ]);
  const cases: readonly (readonly [amounts: readonly (readonly [id: number, amount: number])[], said: string])[] = [
    [
      [
        [1, 3],
        [2, 6],
      ],
      'passes',
    ],
    [[[2, 1]], 'passes'],
    [
      [
        [1, 2],
        [2, 4],
      ],
      'ERR_RANGE products[0].amount',
    ],
    [
      [
        [2, 1],
        [1, 3],
      ],
      'ERR_REQUIRED_PRODUCT products[0].amount',
    ],
    [[[1, 3]], 'ERR_REQUIRED_PRODUCT products'],
    [[[1, 2]], 'ERR_RANGE products[0].amount, ERR_REQUIRED_PRODUCT products'],
    [[[2, 100_001]], 'ERR_RANGE products'],
  ];

  const offeredById = new Map([
    [1, { id: 1, vereist_product: [requires] }],
    [2, { id: 2, vereist_product: [] }],
  ]);

  for (const [amounts, outcome] of cases)
    it(`${amounts.map(([id, amount]) => `${String(amount)} of ${String(id)}`).join(', ')}: ${outcome}`, async () => {
      const orderLines = amounts.map(([product_id, amount]) => ({ product_id, amount, datetime }));
      expect(await describeOutcome(() => assertSoundProducts(orderLines, productsById, offeredById))).to.equal(outcome);
    });
});
