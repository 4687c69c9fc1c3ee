// Prices of products, in both formats, as tables of cases.
import { expect } from 'chai';
import {
  planPrices,
  selectPricesOn,
  summarisePrices,
  type ProductPrice,
  type SentPrices,
} from '../../../domain/catalogue/product.ts';
import type { BasisPoints, TenThousandths } from '../../../generated/types.ts';

const TODAY = '2026-03-10';
const createPrice = (percent: number, price: number, vanaf: string | null = null): ProductPrice =>
  ({ btw: percent * 100, verkoop: price * 10_000, vanaf }) as ProductPrice;
const createSentPrices = ({
  ProductPrice,
  verkoop,
  btw,
}: {
  ProductPrice?: ProductPrice[];
  verkoop?: number;
  btw?: number | null;
}): SentPrices => ({
  ProductPrice,
  verkoop: verkoop === undefined ? undefined : ((verkoop * 10_000) as TenThousandths),
  btw: typeof btw === 'number' ? ((btw * 100) as BasisPoints) : btw,
});

describe('the prices of a product', () => {
  const both = [createPrice(9, 30), createPrice(21, 5)];
  const LATER = [createPrice(9, 31, '2026-03-11'), createPrice(21, 6, '2026-03-11')];
  const DATED = [createPrice(9, 1), createPrice(21, 2, TODAY)];
  const cases: [string, Parameters<typeof createSentPrices>[0], ProductPrice[], ProductPrice[]][] = [
    ['nothing sent, nothing stored', {}, [], []],
    ['nothing sent', {}, both, both],
    ['a list', { ProductPrice: both }, [], both],
    ['a list, kept by rate', { ProductPrice: [createPrice(21, 5), createPrice(9, 30)] }, [], both],
    ['an empty list clears', { ProductPrice: [] }, both, []],
    ['the pair makes one entry', { verkoop: 12.5, btw: 21 }, [], [createPrice(21, 12.5)]],
    ['a rate alone is a price of nothing', { btw: 9 }, [], [createPrice(9, 0)]],
    ['list and pair that say the same', { ProductPrice: both, verkoop: 35, btw: 21 }, [], both],
    ['what was read, sent back', { ProductPrice: both, verkoop: 35, btw: 21 }, both, both],
    [
      'what was read in another order, sent back',
      { ProductPrice: [createPrice(21, 5), createPrice(9, 30)] },
      both,
      both,
    ],
    ['a product without prices, sent back', { ProductPrice: [], verkoop: 0, btw: null }, [], []],
    [
      'a new list beside the old pair',
      { ProductPrice: [createPrice(21, 40)], verkoop: 35, btw: 21 },
      both,
      [createPrice(21, 40)],
    ],
    [
      'a new pair beside the old list',
      { ProductPrice: [createPrice(21, 5)], verkoop: 6, btw: 21 },
      [createPrice(21, 5)],
      [createPrice(21, 6)],
    ],
    ['a new rate alone', { btw: 9 }, [createPrice(21, 5)], [createPrice(9, 5)]],
    ['a new price alone', { verkoop: 7 }, [createPrice(21, 5)], [createPrice(21, 7)]],
    [
      'a list by date, then by rate',
      { ProductPrice: [LATER[1]!, createPrice(21, 5), LATER[0]!] },
      [],
      [createPrice(21, 5), ...LATER],
    ],
    [
      'one rate at several dates',
      { ProductPrice: [createPrice(9, 1), createPrice(9, 2, '2026-01-01')] },
      [],
      [createPrice(9, 1), createPrice(9, 2, '2026-01-01')],
    ],
    [
      'list and pair of today',
      { ProductPrice: [createPrice(9, 1), ...LATER], verkoop: 1, btw: 9 },
      [],
      [createPrice(9, 1), ...LATER],
    ],
    [
      'what was read today, sent back',
      { ProductPrice: [createPrice(9, 1), ...LATER], verkoop: 1, btw: 9 },
      [createPrice(9, 1), ...LATER],
      [createPrice(9, 1), ...LATER],
    ],
    ['what was read on another date, sent back', { ProductPrice: DATED, verkoop: 1, btw: 9 }, DATED, DATED],
    [
      'a new list beside the pair of another date',
      { ProductPrice: [createPrice(0, 3)], verkoop: 1, btw: 9 },
      DATED,
      [createPrice(0, 3)],
    ],
    ['what was read before the first price, sent back', { ProductPrice: LATER, verkoop: 0, btw: null }, LATER, LATER],
    ['a new price where one began', { verkoop: 7 }, [createPrice(21, 5, TODAY)], [createPrice(21, 7, TODAY)]],
    [
      'a list that differs in its date alone',
      { ProductPrice: [createPrice(21, 5, TODAY)] },
      [createPrice(21, 5)],
      [createPrice(21, 5, TODAY)],
    ],
  ];

  for (const [name, body, storedPrices, expected] of cases) {
    it(name, () =>
      expect(planPrices(createSentPrices(body), storedPrices, TODAY)).to.deep.equal({ prices: expected, problems: [] }),
    );
  }

  const refusals: [string, Parameters<typeof createSentPrices>[0], ProductPrice[], string[]][] = [
    [
      'a rate twice',
      { ProductPrice: [createPrice(9, 1), createPrice(9, 2)] },
      [],
      ['ERR_DUPLICATE_VAT_RATE ProductPrice[1].btw'],
    ],
    ['a price without a rate', { verkoop: 10 }, [], ['ERR_REQUIRED btw']],
    ['a rate taken away', { btw: null }, [createPrice(9, 1)], ['ERR_REQUIRED btw']],
    ['list and price that differ', { ProductPrice: both, verkoop: 30 }, [], ['ERR_CANNOT_COMBINE verkoop']],
    ['list and rate that differ', { ProductPrice: both, btw: 9 }, [], ['ERR_CANNOT_COMBINE btw']],
    ['a new price for several', { verkoop: 40 }, both, ['ERR_CANNOT_COMBINE verkoop']],
    ['a new rate for several', { btw: 0 }, both, ['ERR_CANNOT_COMBINE btw']],
    [
      'a rate twice for a date',
      { ProductPrice: [createPrice(9, 1), createPrice(9, 2, TODAY), createPrice(9, 3, TODAY)] },
      [],
      ['ERR_DUPLICATE_VAT_RATE ProductPrice[2].btw'],
    ],
    ['list and price of another date', { ProductPrice: DATED, verkoop: 1 }, [], ['ERR_CANNOT_COMBINE verkoop']],
    ['a new price for several dates', { verkoop: 40 }, DATED, ['ERR_CANNOT_COMBINE verkoop']],
    [
      'a new price beside the list of several dates',
      { ProductPrice: DATED, verkoop: 40 },
      DATED,
      ['ERR_CANNOT_COMBINE verkoop'],
    ],
    [
      'a new price for one that has not begun',
      { verkoop: 40, btw: 9 },
      [createPrice(9, 1, '2026-03-11')],
      ['ERR_CANNOT_COMBINE verkoop'],
    ],
    [
      'too much together on a later date',
      { ProductPrice: [createPrice(9, 1), createPrice(9, 6e8, '2027-01-01'), createPrice(21, 6e8, '2027-01-01')] },
      [],
      ['ERR_AMOUNT_TOO_LARGE ProductPrice'],
    ],
    [
      'too much together',
      { ProductPrice: [createPrice(9, 6e8), createPrice(21, 6e8)] },
      [],
      ['ERR_AMOUNT_TOO_LARGE ProductPrice'],
    ],
  ];

  for (const [name, body, storedPrices, expected] of refusals) {
    it(`refuse ${name}`, () => {
      const { problems } = planPrices(createSentPrices(body), storedPrices, TODAY);
      expect(problems.map(({ code, field }) => `${code} ${field ?? ''}`)).to.deep.equal(expected);
    });
  }

  const dates: [string, ProductPrice[]][] = [
    ['2025-12-31', [createPrice(9, 1)]],
    ['2026-01-01', [createPrice(0, 1, '2026-01-01'), createPrice(21, 2, '2026-01-01')]],
    ['2026-06-30', [createPrice(0, 1, '2026-01-01'), createPrice(21, 2, '2026-01-01')]],
    ['2026-07-01', [createPrice(9, 3, '2026-07-01')]],
  ];

  for (const [date, expected] of dates) {
    it(`of ${date} are exactly those with the latest date`, () => {
      const rows = [
        createPrice(9, 3, '2026-07-01'),
        createPrice(9, 1),
        createPrice(0, 1, '2026-01-01'),
        createPrice(21, 2, '2026-01-01'),
      ];
      expect(selectPricesOn(rows, date)).to.deep.equal(expected);
      expect(selectPricesOn(rows.slice(0, 1), '2026-06-30')).to.deep.equal([]);
    });
  }

  it('are summarised as their sum and the highest rate', () => {
    expect(summarisePrices(both, TODAY)).to.deep.equal({ verkoop: 350_000, btw: 2100 });
    expect(summarisePrices([], TODAY)).to.deep.equal({ verkoop: 0, btw: null });
  });
});
