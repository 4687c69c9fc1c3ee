// Price rules: the rule that applies to a line, the price that it sets, and rules that are refused, as tables of cases.
import { expect } from 'chai';
import fc from 'fast-check';
import {
  planPriceRuleChange,
  isRuled,
  planNewPriceRule,
  applyRule,
  selectRule,
  type RuledLine,
  type ActiveRule,
} from '../../../domain/catalogue/price-rule.ts';
import { Problem } from '../../../domain/values/problem.ts';
import type { BasisPoints, components, TenThousandths } from '../../../generated/types.ts';

const UNLIMITED_RULE: ActiveRule = {
  id: 1,
  product_ids: [],
  productgroep_ids: [],
  van: null,
  tot: null,
  weekdagen: [],
  tijd_van: null,
  tijd_tot: null,
  vooruit_minimaal: null,
  vooruit_maximaal: null,
  percentage: 1000 as BasisPoints,
  bedrag: null,
};
/** A Saturday evening, booked ten days ahead. */
const LINE: RuledLine = { product_id: 7, productgroep_id: 3, datum: '2026-06-13', time: '19:30', ahead: 10 };

describe('a price rule matches a line', () => {
  const cases: [name: string, rule: Partial<ActiveRule>, line: Partial<RuledLine>, matches: boolean][] = [
    ['when it says nothing', {}, {}, true],
    ['of its product', { product_ids: [7] }, {}, true],
    ['not of another product', { product_ids: [8] }, {}, false],
    ['of its group', { productgroep_ids: [3] }, {}, true],
    ['not of another group', { productgroep_ids: [4] }, {}, false],
    ['not of a product without a group', { productgroep_ids: [3] }, { productgroep_id: null }, false],
    ['on its first date', { van: '2026-06-13' }, {}, true],
    ['not before it', { van: '2026-06-14' }, {}, false],
    ['on its last date', { tot: '2026-06-13' }, {}, true],
    ['not after it', { tot: '2026-06-12' }, {}, false],
    ['on its weekday', { weekdagen: [6] }, {}, true],
    ['not on another one', { weekdagen: [0, 1, 2, 3, 4, 5] }, {}, false],
    ['on a Sunday, which is 0', { weekdagen: [0] }, { datum: '2026-06-14' }, true],
    ['at its first minute', { tijd_van: '19:30' }, {}, true],
    ['not before it', { tijd_van: '19:31' }, {}, false],
    ['before its last minute', { tijd_tot: '19:31' }, {}, true],
    ['not at its end', { tijd_tot: '19:30' }, {}, false],
    ['between its times', { tijd_van: '18:00', tijd_tot: '20:00' }, {}, true],
    ['not outside of them', { tijd_van: '20:00', tijd_tot: '21:00' }, {}, false],
    ['before midnight, where it spans that', { tijd_van: '19:00', tijd_tot: '02:00' }, {}, true],
    ['after midnight', { tijd_van: '19:00', tijd_tot: '02:00' }, { time: '01:59' }, true],
    ['not at its end after midnight', { tijd_van: '19:00', tijd_tot: '02:00' }, { time: '02:00' }, false],
    ['not before it begins', { tijd_van: '19:00', tijd_tot: '02:00' }, { time: '18:59' }, false],
    ['until midnight, as its end', { tijd_van: '19:00', tijd_tot: '00:00' }, { time: '23:59' }, true],
    ['not at that midnight', { tijd_van: '19:00', tijd_tot: '00:00' }, { time: '00:00' }, false],
    [
      'after midnight on a weekday of its own',
      { weekdagen: [6], tijd_van: '19:00', tijd_tot: '02:00' },
      { datum: '2026-06-14', time: '01:00' },
      false,
    ],
    ['booked as early as it says', { vooruit_minimaal: 10 }, {}, true],
    ['not booked later', { vooruit_minimaal: 11 }, {}, false],
    ['booked as late as it says', { vooruit_maximaal: 10 }, {}, true],
    ['not booked earlier', { vooruit_maximaal: 9 }, {}, false],
    ['booked on the day', { vooruit_minimaal: 0, vooruit_maximaal: 0 }, { ahead: 0 }, true],
    ['not booked afterwards', { vooruit_minimaal: 0 }, { ahead: -1 }, false],
    ['only if all that it says is true', { product_ids: [7], weekdagen: [6], van: '2026-06-14' }, {}, false],
  ];

  for (const [name, rule, line, matches] of cases)
    it(name, () => {
      const match = selectRule([{ ...UNLIMITED_RULE, ...rule }], { ...LINE, ...line });
      expect(match !== undefined).to.equal(matches);
    });

  it('as the first of several that match', () => {
    const rules = [
      { ...UNLIMITED_RULE, id: 3, product_ids: [8] },
      { ...UNLIMITED_RULE, id: 4, product_ids: [8, 7] },
      { ...UNLIMITED_RULE, id: 2 },
    ];
    expect(selectRule(rules, LINE)?.id).to.equal(4);
    expect(selectRule(rules, { ...LINE, product_id: 9 })?.id).to.equal(2);
    expect(selectRule<ActiveRule>([], LINE)).to.equal(undefined);
  });
});

const createPrices = (...amounts: number[]) =>
  amounts.map((verkoop, index) => ({ btw: index, verkoop: verkoop as TenThousandths }));
const createRule = (percentage: number | null, bedrag: number | null = null) => ({
  percentage: percentage as BasisPoints | null,
  bedrag: bedrag as TenThousandths | null,
});

describe('a price changes', () => {
  const cases: [name: string, before: number[], rule: ReturnType<typeof createRule>, after: number[]][] = [
    ['by a percentage', [100_000], createRule(1500), [115_000]],
    ['by one below 0', [100_000], createRule(-1500), [85_000]],
    ['by an amount', [100_000], createRule(null, 25_000), [125_000]],
    ['by an amount below 0', [100_000], createRule(null, -25_000), [75_000]],
    ['half-up at four decimals', [5], createRule(1000), [6]],
    ['down below the half', [4], createRule(1000), [4]],
    ['half-up when it becomes cheaper', [5], createRule(-1000), [5]],
    ['to nothing, and never below', [100_000], createRule(null, -100_001), [0]],
    ['to nothing by all of it', [100_000], createRule(-10_000), [0]],
    ['from nothing', [0], createRule(null, 25_000), [25_000]],
    ['not from nothing by a percentage', [0], createRule(5000), [0]],
    ['in proportion to its rates', [349_500, 50_000], createRule(1000), [384_450, 55_000]],
    ['by largest remainder over them', [1, 1, 1], createRule(null, 1), [2, 1, 1]],
    ['by the larger remainder first', [10, 20], createRule(null, 1), [10, 21]],
    ['equally where all are nothing', [0, 0], createRule(null, 5), [3, 2]],
    ['by its own deduction too', [200_000, -50_000], createRule(1000), [220_000, -55_000]],
    ['no further than a price can be', [10_000_000_000_000], createRule(1000), [10_000_000_000_000]],
    ['by nothing', [100_000, 3], createRule(0), [100_000, 3]],
  ];

  for (const [name, before, rule, after] of cases)
    it(name, () => {
      const prices = applyRule(createPrices(...before), rule);
      expect(prices.map(({ verkoop }) => verkoop)).to.deep.equal(after);
      expect(prices.map(({ btw }) => btw)).to.deep.equal(before.map((_, index) => index));
    });

  it('only if it exists and is not below 0', () => {
    expect(isRuled(createPrices(0))).to.equal(true);
    expect(isRuled(createPrices(5, -5))).to.equal(true);
    expect(isRuled(createPrices(5, -6))).to.equal(false);
    expect(isRuled([])).to.equal(false);
  });

  it('by the rule as a whole, and in each rate by less than a ten-thousandth from its share', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const change = fc.integer({ min: -10_000, max: 100_000 });

    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 5 }), change, (amounts, percentage) => {
        const total = amounts.reduce((sum, each) => sum + each, 0);
        const after = applyRule(createPrices(...amounts), createRule(percentage)).map(({ verkoop }) => verkoop);
        const exact = (total * (10_000 + percentage)) / 10_000;
        const sum = after.reduce((all, each) => all + each, 0);
        expect(Math.abs(sum - exact)).to.be.at.most(0.5);
        after.forEach((each, index) => {
          const share = total === 0 ? 0 : (sum * (amounts[index] ?? 0)) / total;
          expect(Math.abs(each - share)).to.be.lessThan(1.000_001);
        });
      }),
    );
  });
});

describe('a rule is refused', () => {
  type PriceRulePut = components['schemas']['PriceRulePut'];
  const storedRule = planNewPriceRule({ naam: 'Zomer', percentage: 1000 as BasisPoints, volgorde: 0, actief: true });
  const cases: [name: string, sent: PriceRulePut, refusals: string[]][] = [
    ['without a change', { percentage: null }, ['ERR_REQUIRED percentage']],
    ['with two', { bedrag: 1 as TenThousandths }, ['ERR_CANNOT_COMBINE bedrag']],
    ['about products and groups', { product_ids: [1], productgroep_ids: [2] }, ['ERR_CANNOT_COMBINE productgroep_ids']],
    ['with a last date before its first', { van: '2026-06-02', tot: '2026-06-01' }, ['ERR_PERIOD_ORDER tot']],
    ['with equal times', { tijd_van: '18:00', tijd_tot: '18:00' }, ['ERR_PERIOD_ORDER tijd_tot']],
    ['until the midnight that it begins with', { tijd_tot: '00:00' }, ['ERR_PERIOD_ORDER tijd_tot']],
    [
      'with fewer days at most than at least',
      { vooruit_minimaal: 8, vooruit_maximaal: 7 },
      ['ERR_RANGE vooruit_maximaal'],
    ],
    [
      'for all of it at once',
      { percentage: null, van: '2026-06-02', tot: '2026-06-01' },
      ['ERR_REQUIRED percentage', 'ERR_PERIOD_ORDER tot'],
    ],
  ];

  for (const [name, input, refusals] of cases)
    it(name, () => {
      const problems = (() => {
        try {
          planPriceRuleChange(storedRule, input);
          return [];
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          return error.problems.map(({ code, field }) => `${code} ${field ?? ''}`);
        }
      })();
      expect(problems).to.deep.equal(refusals);
    });

  it('not where dates, times and days are open, equal or span midnight', () => {
    const limits = { van: '2026-06-01', tot: '2026-06-01', tijd_van: '22:00', tijd_tot: '02:00' };
    const days = { vooruit_minimaal: 7, vooruit_maximaal: 7, percentage: null, bedrag: 5 as TenThousandths };
    expect(planPriceRuleChange(storedRule, { ...limits, ...days, weekdagen: [6, 0] })).to.deep.include({
      ...days,
      weekdagen: [0, 6],
    });
  });
});
