// How many people an order is for: what is ordered counts, and a sent size can only add to it.
import { expect } from 'chai';
import {
  orderOf,
  type PackageOffer,
  type OfferedLine,
  type OrderContents,
  type OfferWish,
} from '../../../domain/online/order.ts';
import { offer, offeredLine } from '../../support/offers.ts';
import { seeded, SEED, type Random } from '../../support/random.ts';

type LineAmountMethod = OfferedLine['onlineboeking_aantalbepalingsmethode'];

const line = (id: number, method: LineAmountMethod, minimum_aantal = 0, max: number | null = null): OfferedLine =>
  offeredLine(id, { onlineboeking_aantalbepalingsmethode: method, max }, { minimum_aantal });
const filled = (id: number) => line(id, 'invullen_door_gebruiker');
const bySize = (id: number, minimum_aantal = 0) => line(id, 'boekingsgrootte', minimum_aantal);
const fixed = (id: number) => line(id, 'vast');

/** Amounts of the lines in their order; null for one that is not sent. */
function wish(amounts: readonly (number | null)[], boekingsgrootte?: number): OfferWish {
  const sent = amounts.map((aantal, place) => ({ arrangementsregel_id: place + 1, aantal }));
  const producten = sent.flatMap(({ aantal, ...of }) => (aantal === null ? [] : [{ ...of, aantal }]));
  return boekingsgrootte === undefined ? { producten } : { producten, boekingsgrootte };
}

type PeopleCase = readonly [lines: readonly OfferedLine[], wanted: OfferWish, personen: number, field: string];
const SIZE_FIELD = 'boekingsgrootte';

/** Cases of too many people, and the field of each refusal. */
const CASES: readonly PeopleCase[] = [
  [[filled(1)], wish([500], 1), 500, 'producten[0].aantal'],
  [[filled(1), filled(2)], wish([3, 40], 12), 40, 'producten[1].aantal'],
  [[filled(1)], wish([3], 12), 12, SIZE_FIELD],
  [[filled(1)], wish([12], 12), 12, SIZE_FIELD],
  [[filled(1)], wish([3]), 3, 'producten[0].aantal'],
  [[filled(1), fixed(2)], wish([3], 3), 8, 'producten'],
  [[filled(1), fixed(2)], wish([3, 8], 3), 8, 'producten[1].aantal'],
  [[bySize(1), filled(2)], wish([6, 40]), 6, 'producten[0].aantal'],
  [[bySize(1), filled(2)], wish([null, 40], 6), 6, SIZE_FIELD],
  [[bySize(1)], wish([500], 1), 500, 'producten[0].aantal'],
  [[bySize(1), bySize(2), filled(3)], wish([6, 9, 40], 7), 9, 'producten[1].aantal'],
  [[bySize(1), bySize(2)], wish([500, null], 1), 500, 'producten[0].aantal'],
  [[bySize(1), filled(2)], wish([0, 40], 6), 40, 'producten[1].aantal'],
  [[bySize(1, 5)], wish([null], 3), 5, SIZE_FIELD],
  [[bySize(1, 5)], wish([3], 3), 5, 'producten[0].aantal'],
  [[filled(1)], wish([0]), 1, 'producten[0].aantal'],
];

const chosen = <Value>(random: Random, values: readonly [Value, ...Value[]]): Value =>
  values[random(values.length)] ?? values[0];

function randomOffer(random: Random): PackageOffer {
  const lines = Array.from({ length: 1 + random(4) }, (_, place) => {
    const method = chosen<LineAmountMethod>(random, ['invullen_door_gebruiker', 'boekingsgrootte', 'vast']);
    return line(place + 1, method, random(6), chosen(random, [null, 4, 20]));
  });
  return offer(lines, { maximum_aantal_personen_online: chosen(random, [null, 5, 20, 400]) });
}

function largest(lines: OrderContents['lines']): number {
  return Math.max(0, ...lines.map(({ aantal }) => aantal));
}

describe('the people of an order', () => {
  for (const [place, [lines, wanted, personen, field]] of CASES.entries())
    it(`are ${String(personen)} in case ${String(place + 1)}, as ${field} says`, () => {
      expect(orderOf(offer(lines), wanted).order.personen).to.equal(personen);
      const { tooLarge } = orderOf(offer(lines, { maximum_aantal_personen_online: personen - 1 }), wanted);
      expect(tooLarge).to.equal(field);
      const full = orderOf(offer(lines, { maximum_aantal_personen_online: personen }), wanted);
      expect(full.tooLarge).to.equal(null);
    });

  it(`are as many as were said, and no fewer than were ordered for (SEED=${String(SEED)})`, () => {
    const random = seeded(SEED);
    for (let nth = 0; nth < 2_000; nth += 1) {
      const of = randomOffer(random);
      const amounts = of.regels.map(() => chosen(random, [null, 0, random(10), random(600)]));
      const size = chosen(random, [undefined, 1 + random(9), 1 + random(600)]);
      const { order, tooLarge } = orderOf(of, wish(amounts, size));
      const following = order.lines.filter(
        ({ line: each }) => each.onlineboeking_aantalbepalingsmethode === 'boekingsgrootte',
      );
      const ordered = largest(following.length > 0 ? following : order.lines);
      const told = `${JSON.stringify(of.regels)} ${JSON.stringify(wish(amounts, size))}`;
      expect(order.personen, told).to.equal(Math.max(size ?? 1, ordered));
      const most = of.maximum_aantal_personen_online ?? Infinity;
      expect(tooLarge !== null, told).to.equal(order.personen > most);
    }
  });

  it('are asked for by the limits of lines as booked: raised to a minimum', () => {
    const limits = (min: number | null, max: number | null) =>
      orderOf(offer([{ ...bySize(1, 5), min, max }]), wish([3])).problems.map(({ code }) => code);
    expect(limits(4, 5)).to.deep.equal([]);
    expect(limits(null, 4)).to.deep.equal(['ERR_RANGE']);
    expect(limits(6, null)).to.deep.equal(['ERR_RANGE']);
  });
});
