// Nested discounts as a table of cases.
import { expect } from 'chai';
import { calculateDiscountFactor } from '../../../domain/values/discount.ts';
import type { BasisPoints } from '../../../generated/types.ts';

describe('calculateDiscountFactor', () => {
  const cases: [string, number[], number][] = [
    ['none', [], 1],
    ['of nothing', [0, 0], 1],
    ['of everything', [1000, 10_000], 0],
    ['10 % twice, without a digit of noise', [1000, 1000], 0.81],
    ['10 % and 5 %', [1000, 500], 0.855],
    ['three deep, to the last digit', [1, 1, 1], 0.999700029999],
  ];
  for (const [name, discounts, expected] of cases)
    it(name, () => {
      expect(calculateDiscountFactor(discounts as BasisPoints[])).to.equal(expected);
    });
});
