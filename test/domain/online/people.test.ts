// The number of people of an order: the ordered quantities count, and a sent size can only raise it.
import { expect } from 'chai';
import {
  orderOf,
  type PackageOffer,
  type OfferedLine,
  type OrderContents,
  type OfferWish,
} from '../../../domain/online/order.ts';
import { createOffer, createOfferedLine } from '../../support/offers.ts';
import { createRandom, SEED, type Random } from '../../support/random.ts';

type LineAmountMethod = OfferedLine['onlineboeking_aantalbepalingsmethode'];

const createLine = (id: number, method: LineAmountMethod, minimum_aantal = 0, max: number | null = null): OfferedLine =>
  createOfferedLine(id, { onlineboeking_aantalbepalingsmethode: method, max }, { minimum_aantal });
const createFilledLine = (id: number) => createLine(id, 'invullen_door_gebruiker');
const createSizedLine = (id: number, minimum_aantal = 0) => createLine(id, 'boekingsgrootte', minimum_aantal);
const createFixedLine = (id: number) => createLine(id, 'vast');

/** Creates a wish from quantities in the order of the lines; null for one that is not sent. */
function createWish(amounts: readonly (number | null)[], boekingsgrootte?: number): OfferWish {
  const lines = amounts.map((aantal, index) => ({ arrangementsregel_id: index + 1, aantal }));
  const producten = lines.flatMap(({ aantal, ...of }) => (aantal === null ? [] : [{ ...of, aantal }]));
  return boekingsgrootte === undefined ? { producten } : { producten, boekingsgrootte };
}

type PeopleCase = readonly [lines: readonly OfferedLine[], wanted: OfferWish, personen: number, field: string];
const SIZE_FIELD = 'boekingsgrootte';

/** Orders, their number of people, and the field of the refusal for one person too many. */
const CASES: readonly PeopleCase[] = [
  [[createFilledLine(1)], createWish([500], 1), 500, 'producten[0].aantal'],
  [[createFilledLine(1), createFilledLine(2)], createWish([3, 40], 12), 40, 'producten[1].aantal'],
  [[createFilledLine(1)], createWish([3], 12), 12, SIZE_FIELD],
  [[createFilledLine(1)], createWish([12], 12), 12, SIZE_FIELD],
  [[createFilledLine(1)], createWish([3]), 3, 'producten[0].aantal'],
  [[createFilledLine(1), createFixedLine(2)], createWish([3], 3), 8, 'producten'],
  [[createFilledLine(1), createFixedLine(2)], createWish([3, 8], 3), 8, 'producten[1].aantal'],
  [[createSizedLine(1), createFilledLine(2)], createWish([6, 40]), 6, 'producten[0].aantal'],
  [[createSizedLine(1), createFilledLine(2)], createWish([null, 40], 6), 6, SIZE_FIELD],
  [[createSizedLine(1)], createWish([500], 1), 500, 'producten[0].aantal'],
  [[createSizedLine(1), createSizedLine(2), createFilledLine(3)], createWish([6, 9, 40], 7), 9, 'producten[1].aantal'],
  [[createSizedLine(1), createSizedLine(2)], createWish([500, null], 1), 500, 'producten[0].aantal'],
  [[createSizedLine(1), createFilledLine(2)], createWish([0, 40], 6), 40, 'producten[1].aantal'],
  [[createSizedLine(1, 5)], createWish([null], 3), 5, SIZE_FIELD],
  [[createSizedLine(1, 5)], createWish([3], 3), 5, 'producten[0].aantal'],
  [[createFilledLine(1)], createWish([0]), 1, 'producten[0].aantal'],
];

const pickOne = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[random(values.length)] ?? values[0];

function createRandomOffer(random: Random): PackageOffer {
  const lines = Array.from({ length: 1 + random(4) }, (_, index) => {
    const method = pickOne<LineAmountMethod>(random, ['invullen_door_gebruiker', 'boekingsgrootte', 'vast']);
    return createLine(index + 1, method, random(6), pickOne(random, [null, 4, 20]));
  });
  return createOffer(lines, { maximum_aantal_personen_online: pickOne(random, [null, 5, 20, 400]) });
}

function findLargest(lines: OrderContents['lines']): number {
  return Math.max(0, ...lines.map(({ aantal }) => aantal));
}

describe('the people of an order', () => {
  for (const [index, [lines, wish, personen, field]] of CASES.entries())
    it(`are ${String(personen)} in case ${String(index + 1)}, as ${field} says`, () => {
      expect(orderOf(createOffer(lines), wish).order.personen).to.equal(personen);
      const { tooLarge } = orderOf(createOffer(lines, { maximum_aantal_personen_online: personen - 1 }), wish);
      expect(tooLarge).to.equal(field);
      const full = orderOf(createOffer(lines, { maximum_aantal_personen_online: personen }), wish);
      expect(full.tooLarge).to.equal(null);
    });

  it(`are the sent size, and at least the ordered quantities (SEED=${String(SEED)})`, () => {
    const random = createRandom(SEED);
    for (let nth = 0; nth < 2_000; nth += 1) {
      const of = createRandomOffer(random);
      const amounts = of.regels.map(() => pickOne(random, [null, 0, random(10), random(600)]));
      const size = pickOne(random, [undefined, 1 + random(9), 1 + random(600)]);
      const { order, tooLarge } = orderOf(of, createWish(amounts, size));
      const following = order.lines.filter(
        ({ line: each }) => each.onlineboeking_aantalbepalingsmethode === 'boekingsgrootte',
      );
      const orderedCount = findLargest(following.length > 0 ? following : order.lines);
      const message = `${JSON.stringify(of.regels)} ${JSON.stringify(createWish(amounts, size))}`;
      expect(order.personen, message).to.equal(Math.max(size ?? 1, orderedCount));
      const most = of.maximum_aantal_personen_online ?? Infinity;
      expect(tooLarge !== null, message).to.equal(order.personen > most);
    }
  });

  it('are limited by the booked quantities of lines, after minimums', () => {
    const checkLimits = (min: number | null, max: number | null) =>
      orderOf(createOffer([{ ...createSizedLine(1, 5), min, max }]), createWish([3])).problems.map(({ code }) => code);
    expect(checkLimits(4, 5)).to.deep.equal([]);
    expect(checkLimits(null, 4)).to.deep.equal(['ERR_RANGE']);
    expect(checkLimits(6, null)).to.deep.equal(['ERR_RANGE']);
  });
});
