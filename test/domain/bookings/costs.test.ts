// Totals of a tree of costs: nested discounts, VAT rates, and totals that are too large.
import { expect } from 'chai';
import fc from 'fast-check';
import {
  calculateCostsPerRate,
  calculateCostsTotal,
  calculateRatedLines,
  type PricedCost,
  type PricedItem,
} from '../../../domain/bookings/costs.ts';
import { Problem } from '../../../domain/values/problem.ts';
import type { BasisPoints, TenThousandths } from '../../../generated/types.ts';

function createItem(aantal: number, euros: number, rate = 2100, discount = 0): PricedItem {
  return {
    type: 'item',
    aantal,
    bedrag: Math.round(euros * 10_000) as TenThousandths,
    btw_percentage: rate as BasisPoints,
    kortingspercentage: discount as BasisPoints,
  };
}

function createGroup(discount: number, ...regels: PricedCost[]): PricedCost {
  return { type: 'groep', kortingspercentage: discount as BasisPoints, regels };
}

describe('costs', () => {
  const cases: [name: string, costs: PricedCost[], total: number][] = [
    ['nothing', [], 0],
    ['an item', [createItem(3, 9.99)], 2997],
    ['a unit price of four decimals, rounded once for the line', [createItem(3, 0.3333)], 100],
    ['half a cent goes up', [createItem(1, 0.005)], 1],
    ['half a cent below zero goes down', [createItem(-1, 0.005)], -1],
    ['a discount on the line', [createItem(2, 10, 2100, 1250)], 1750],
    ['a discount on the group', [createGroup(1000, createItem(1, 10), createItem(1, 5))], 1350],
    ['discounts in discounts', [createGroup(1000, createGroup(5000, createItem(1, 100, 900, 2000)))], 3600],
    ['a whole discount', [createGroup(10_000, createItem(7, 123.45))], 0],
    ['groups without lines', [createGroup(1000, createGroup(0))], 0],
    ['an amount taken off', [createItem(1, 100), createItem(1, -20)], 8000],
  ];

  for (const [name, costs, total] of cases) {
    it(`add up: ${name}`, () => {
      expect(calculateCostsTotal(costs)).to.equal(total);
    });
  }

  it('are separated by VAT rate', () => {
    const perRate = calculateCostsPerRate([
      createItem(1, 10, 2100),
      createGroup(0, createItem(2, 5, 900), createItem(1, 1, 2100)),
      createItem(1, 3, 0),
    ]);
    expect([...perRate]).to.deep.equal([[0, 300], [900, 1000], [2100, 1100]]); // prettier-ignore
  });

  it('may not exceed a thousand million', () => {
    expect(() => calculateCostsTotal([createItem(1_000_000, 1_000_000)])).to.throw(Problem);
    expect(() => calculateCostsTotal([createItem(1, 900_000_000), createItem(1, 900_000_000)])).to.throw(Problem);
    expect(() =>
      calculateCostsTotal([createItem(1, 900_000_000), createItem(1, 900_000_000), createItem(1, -900_000_000, 900)]),
    ).to.throw(Problem);
  });

  const someItem = fc
    .tuple(
      fc.integer({ min: -100, max: 100 }),
      fc.integer({ min: -100_000, max: 100_000 }),
      fc.constantFrom(0, 900, 2100),
    )
    .map(([aantal, bedrag, rate]) => createItem(aantal, bedrag / 10_000, rate));

  it('equal the sum of their lines, however they are grouped', () => {
    fc.assert(
      fc.property(fc.array(someItem, { maxLength: 20 }), fc.nat(20), (items, cut) => {
        const flat = calculateCostsTotal(items);
        expect(
          calculateCostsTotal([
            createGroup(0, ...items.slice(0, cut)),
            createGroup(0, createGroup(0, ...items.slice(cut))),
          ]),
        ).to.equal(flat);
        expect(calculateRatedLines(items).reduce((total, { gross }) => total + gross, 0)).to.equal(flat);
        expect([...calculateCostsPerRate(items).values()].reduce((total, gross) => total + gross, 0)).to.equal(flat);
      }),
    );
  });
});
