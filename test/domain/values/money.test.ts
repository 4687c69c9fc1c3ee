// Money as tables of cases and properties: rounding, line totals, and divisions that lose no cent.
import { expect } from 'chai';
import fc from 'fast-check';
import {
  apportion,
  asCents,
  MAX_AMOUNT_CENTS,
  calculateLineGross,
  negate,
  calculateProportion,
  divideRounded,
  sum,
} from '../../../domain/values/money.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { toBasisPoints, toTenThousandths } from '../../support/amounts.ts';

const amount = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(asCents);
const weight = fc.integer({ min: 0, max: 10_000_000 });

describe('money', () => {
  const halves = [
    { of: [5n, 10n], is: 1n },
    { of: [-5n, 10n], is: -1n },
    { of: [4n, 10n], is: 0n },
    { of: [-4n, 10n], is: 0n },
    { of: [15n, 10n], is: 2n },
    { of: [-15n, 10n], is: -2n },
    { of: [1n, 3n], is: 0n },
    { of: [2n, 3n], is: 1n },
    { of: [9_007_199_254_740_993_5n, 10n], is: 9_007_199_254_740_994n },
  ] as const;

  for (const { of, is } of halves)
    it(`rounds ${of.join('/')} to ${String(is)}`, () => {
      expect(divideRounded(of[0], of[1])).to.equal(is);
    });

  const lines = [
    { aantal: 3, bedrag: 12_3450, discounts: [], is: 37_04 },
    { aantal: 1, bedrag: 1_0050, discounts: [], is: 1_01 },
    { aantal: 1, bedrag: 1_0049, discounts: [], is: 1_00 },
    { aantal: 1, bedrag: -1_0050, discounts: [], is: -1_01 },
    { aantal: -2, bedrag: 10_0000, discounts: [], is: -20_00 },
    { aantal: 20, bedrag: 17_5000, discounts: [10_00], is: 315_00 },
    { aantal: 1, bedrag: 100_0000, discounts: [10_00, 10_00], is: 81_00 },
    { aantal: 1, bedrag: 99_9900, discounts: [33_33], is: 66_66 },
    { aantal: 7, bedrag: 19_9900, discounts: [2_50, 12_50, 5_00], is: 113_41 },
    { aantal: 5, bedrag: 10_0000, discounts: [100_00], is: 0 },
    { aantal: 100_000, bedrag: 10_000_0000, discounts: [], is: MAX_AMOUNT_CENTS },
  ];

  for (const { aantal, bedrag, discounts, is } of lines)
    it(`makes ${String(aantal)} x ${String(bedrag)} less [${discounts.join()}] ${String(is)} cents`, () => {
      expect(calculateLineGross(aantal, toTenThousandths(bedrag), discounts.map(toBasisPoints))).to.equal(is);
    });

  it('refuses a line, a sum or an amount over a thousand million', () => {
    const refusals = [
      () => calculateLineGross(100_001, toTenThousandths(10_000_0000), []),
      () => sum([asCents(MAX_AMOUNT_CENTS), asCents(1)]),
      () => asCents(-MAX_AMOUNT_CENTS - 1),
      () => asCents(2n ** 80n),
    ];
    for (const refusal of refusals) expect(refusal).to.throw(Problem, 'ERR_AMOUNT_TOO_LARGE');
  });

  it('knows no minus zero', () => {
    expect(Object.is(negate(asCents(0)), 0)).to.equal(true);
    expect(Object.is(calculateProportion(asCents(-1), 1, 100), 0)).to.equal(true);
  });

  const divisions = [
    { amount: 10_00, weights: [1, 1, 1], is: [3_34, 3_33, 3_33] },
    { amount: -10_00, weights: [1, 1, 1], is: [-3_34, -3_33, -3_33] },
    { amount: 1, weights: [1, 1], is: [1, 0] },
    { amount: 50, weights: [50_00, 0, 50_00], is: [25, 0, 25] },
    { amount: 40_00, weights: [100_00, -20_00], is: [50_00, -10_00] },
    { amount: -80_00, weights: [-100_00, 20_00], is: [-100_00, 20_00] },
    { amount: 0, weights: [0, 0], is: [0, 0] },
  ];

  for (const { amount, weights, is } of divisions)
    it(`divides ${String(amount)} over [${weights.join()}] as [${is.join()}]`, () => {
      expect(apportion(asCents(amount), weights)).to.deep.equal(is);
    });

  it('divides any amount without losing a cent, each part within one cent of its share', () => {
    fc.assert(
      fc.property(amount, fc.array(weight, { minLength: 1, maxLength: 8 }), (total, weights) => {
        fc.pre(weights.some((each) => each > 0));
        const parts = apportion(total, weights);
        const weightSum = weights.reduce((all, each) => all + each, 0);
        expect(sum(parts)).to.equal(total);
        parts.forEach((part, index) => {
          const share = (total * (weights[index] ?? 0)) / weightSum;
          expect(Math.abs(part - share)).to.be.lessThan(1);
          if (weights[index] === 0) expect(part).to.equal(0);
        });
      }),
    );
  });

  it('returns the weights themselves when the amount is their sum', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 8 }), (weights) => {
        fc.pre(sum(weights) !== 0);
        expect(apportion(sum(weights), weights)).to.deep.equal(weights);
      }),
    );
  });

  it('rounds symmetrically around zero', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (above, below) => {
        expect(divideRounded(-above, below)).to.equal(-divideRounded(above, below));
        const error = divideRounded(above, below) * below - above;
        expect(2n * (error < 0n ? -error : error) <= below).to.equal(true);
      }),
    );
  });
});
