// Quantities by the amount rule of a product, as a table of cases.
import { expect } from 'chai';
import fc from 'fast-check';
import { calculateAmount, type AmountRule } from '../../../domain/values/amount.ts';

const perPerson: AmountRule = {
  aantalbepaling: 'per_x_personen',
  aantal: 1,
  per_x_personen: 1,
  per_x_personen_afronding: 'boven',
  minimum_aantal: 0,
};

describe('calculateAmount', () => {
  const cases: [string, Partial<AmountRule>, number, number][] = [
    ['one each', {}, 12, 12],
    ['no people', {}, 0, 0],
    ['a fixed amount, whatever the group', { aantalbepaling: 'vast', aantal: 3 }, 40, 3],
    ['one per 8, exact', { per_x_personen: 8 }, 16, 2],
    ['one per 8, begun is counted', { per_x_personen: 8 }, 17, 3],
    ['one per 8, full ones only', { per_x_personen: 8, per_x_personen_afronding: 'beneden' }, 23, 2],
    ['two per 3, rounded once and not per portion', { aantal: 2, per_x_personen: 3 }, 4, 3],
    ['at least the minimum', { minimum_aantal: 10 }, 4, 10],
    ['the minimum holds for a fixed amount too', { aantalbepaling: 'vast', aantal: 1, minimum_aantal: 2 }, 9, 2],
    ['a large group', { aantal: 10000, per_x_personen: 7 }, 100000, 142857143],
  ];

  for (const [name, rule, personen, expected] of cases) {
    it(name, () => expect(calculateAmount({ ...perPerson, ...rule }, personen)).to.equal(expected));
  }

  it('is the least whole number that is enough when rounded up', () => {
    const number = fc.integer({ min: 1, max: 10000 });
    fc.assert(
      fc.property(number, number, number, (aantal, per_x_personen, personen) => {
        const amount = calculateAmount({ ...perPerson, aantal, per_x_personen }, personen);
        const requiredTotal = BigInt(aantal) * BigInt(personen);
        expect(BigInt(amount) * BigInt(per_x_personen) >= requiredTotal).to.equal(true);
        expect(BigInt(amount - 1) * BigInt(per_x_personen) < requiredTotal).to.equal(true);
      }),
    );
  });
});
