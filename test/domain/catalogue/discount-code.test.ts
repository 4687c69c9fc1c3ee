// Discount codes: defaults, lists, weekdays and the period, as cases.
import { expect } from 'chai';
import { planDiscountCodeChange, planNewDiscountCode } from '../../../domain/catalogue/discount-code.ts';
import { Problem } from '../../../domain/values/problem.ts';

const EVERY_DAY = { '1': true, '2': true, '3': true, '4': true, '5': true, '6': true, '7': true };
const said = {
  naam: 'Zomer',
  code: 'ZOMER',
  datum_begin: '2026-06-01',
  datum_eind: '2026-08-31',
  kortingspercentage: 10,
  toepasbaar_zonder_arrangement: false,
};

describe('a discount code', () => {
  it('is for everything on every day by default', () => {
    expect(planNewDiscountCode(said)).to.deep.equal({
      ...said,
      Arrangementen: [],
      Products: [],
      BookProcesses: [],
      valid_days: EVERY_DAY,
    });
    const narrow = { ...said, Products: [3, 2], valid_days: { '7': false } };
    expect(planNewDiscountCode(narrow)).to.deep.include({ Products: [2, 3], valid_days: { ...EVERY_DAY, '7': false } });
  });

  it('keeps members that a change leaves out', () => {
    expect(planDiscountCodeChange(said)).to.deep.equal(said);
    expect(planDiscountCodeChange({ ...said, BookProcesses: [9, 8] })).to.deep.equal({
      ...said,
      BookProcesses: [8, 9],
    });
  });

  for (const act of [planNewDiscountCode, planDiscountCodeChange])
    it(`does not end before it begins: ${act.name}`, () => {
      expect(() => act({ ...said, datum_eind: '2026-05-31' })).to.throw(Problem, 'ERR_PERIOD_ORDER');
      expect(() => act({ ...said, datum_eind: '2026-06-01' })).not.to.throw();
    });
});
