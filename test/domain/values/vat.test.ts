// VAT as tables of cases and properties: per rate, cumulative over a booking's invoices, and net per line.
import { expect } from 'chai';
import fc from 'fast-check';
import { asCents, sum } from '../../../domain/values/money.ts';
import {
  calculateCumulativeVat,
  sumGrossPerRate,
  calculateNetPerLine,
  sumTotalsPerRate,
  calculateVatInside,
  type RateTotal,
} from '../../../domain/values/vat.ts';
import { toBasisPoints } from '../../support/amounts.ts';

const high = toBasisPoints(21_00);
const low = toBasisPoints(9_00);
const createLine = (rate: number, gross: number) => ({ btw_percentage: toBasisPoints(rate), gross: asCents(gross) });
const anyRate = fc.constantFrom(0, 9_00, 21_00, 5_50).map(toBasisPoints);
const anyGross = fc.integer({ min: -5_000_000, max: 5_000_000 }).map(asCents);
const anyLine = fc.record({ btw_percentage: anyRate, gross: anyGross });

describe('VAT', () => {
  const inside = [
    { gross: 121_00, rate: 21_00, is: 21_00 },
    { gross: 109_00, rate: 9_00, is: 9_00 },
    { gross: 100_00, rate: 0, is: 0 },
    { gross: 1, rate: 21_00, is: 0 },
    { gross: 3, rate: 21_00, is: 1 },
    { gross: 10_00, rate: 21_00, is: 1_74 },
    { gross: -10_00, rate: 21_00, is: -1_74 },
    { gross: 10_00, rate: 5_50, is: 52 },
    { gross: 100_000_000_000, rate: 21_00, is: 17_355_371_901 },
  ];

  for (const { gross, rate, is } of inside)
    it(`finds ${String(is)} in ${String(gross)} at ${String(rate / 100)} %`, () => {
      expect(calculateVatInside(asCents(gross), toBasisPoints(rate))).to.equal(is);
    });

  it('is calculated on the total of a rate, not on each line', () => {
    const lines = [
      createLine(21_00, 10_00),
      createLine(9_00, 5_45),
      createLine(21_00, 10_00),
      createLine(21_00, 10_00),
    ];

    expect([...sumGrossPerRate(lines)]).to.deep.equal([
      [low, 5_45],
      [high, 30_00],
    ]);
    expect(calculateCumulativeVat(lines, [])).to.deep.equal([
      { btw_percentage: 9_00, gross: 5_45, vat: 45 },
      { btw_percentage: 21_00, gross: 30_00, vat: 5_21 }, // Three times 1.74 would be 5.22.
    ]);
  });

  it('of a later invoice corrects the sum', () => {
    const first = calculateCumulativeVat([createLine(21_00, 10_00)], []);
    const second = calculateCumulativeVat([createLine(21_00, 10_00)], first);
    const third = calculateCumulativeVat([createLine(21_00, 10_00)], [...first, ...second]);
    expect([first, second, third].map(([total]) => total?.vat)).to.deep.equal([1_74, 1_73, 1_74]);
  });

  const nets = [
    {
      name: 'missing cents to the largest fractions',
      grosses: [10_00, 10_00, 10_00],
      vat: 5_21,
      is: [8_27, 8_26, 8_26],
    },
    { name: 'a fraction above its neighbours', grosses: [10_00, 5_00, 3_00], vat: 3_12, is: [8_27, 4_13, 2_48] },
    { name: 'negative lines', grosses: [30_00, -10_00], vat: 3_47, is: [24_79, -8_26] },
    { name: 'a difference to the largest line', grosses: [12_10, 24_20], vat: 6_31, is: [10_00, 19_99] },
    { name: 'a surplus over one each to the largest line', grosses: [12_10, 24_20], vat: 6_27, is: [10_01, 20_02] },
    { name: 'no lines', grosses: [], vat: 0, is: [] },
  ];

  for (const { name, grosses, vat, is } of nets)
    it(`divides the net over lines: ${name}`, () => {
      expect(calculateNetPerLine(grosses.map(asCents), high, asCents(vat))).to.deep.equal(is);
    });

  it('of any series of invoices adds up to the VAT of their sum, per rate', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyLine, { maxLength: 6 }), { minLength: 1, maxLength: 6 }), (invoices) => {
        const before: RateTotal[] = [];
        for (const lines of invoices) before.push(...calculateCumulativeVat(lines, before));
        for (const { btw_percentage, gross, vat } of sumTotalsPerRate(before))
          expect(vat).to.equal(calculateVatInside(gross, btw_percentage));
      }),
    );
  });

  it('and net of the lines add up to the gross, each line within a cent of its exact net', () => {
    fc.assert(
      fc.property(fc.array(anyGross, { minLength: 1, maxLength: 12 }), anyRate, (grosses, rate) => {
        const vat = calculateVatInside(sum(grosses), rate);
        const lines = calculateNetPerLine(grosses, rate, vat);
        expect(sum(lines) + vat).to.equal(sum(grosses));
        lines.forEach((net, index) => {
          const exact = ((grosses[index] ?? 0) * 10_000) / (10_000 + rate);
          expect(Math.abs(net - exact)).to.be.at.most(1);
        });
      }),
    );
  });
});
