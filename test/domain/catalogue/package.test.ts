// Prices and programmes of packages as tables of cases.
import { expect } from 'chai';
import fc from 'fast-check';
import { zoneOf } from '../../../domain/values/calendar.ts';
import {
  calculatePackagePrices,
  buildPackageProgramme,
  requirePayable,
  type PricedProduct,
} from '../../../domain/catalogue/package.ts';
import type { ProgrammedLine } from '../../../domain/catalogue/package.ts';
import { Problem } from '../../../domain/values/problem.ts';
import type { ProductPrice } from '../../../domain/catalogue/product.ts';
import type { Instant } from '../../../generated/types.ts';

const TODAY = '2026-03-10';
const createProduct = (...prices: [percent: number, price: number][]): PricedProduct => ({
  aantalbepaling: 'per_x_personen',
  aantal: 1,
  per_x_personen: 1,
  per_x_personen_afronding: 'boven',
  minimum_aantal: 0,
  ProductPrice: prices.map(
    ([percent, price]) => ({ btw: percent * 100, verkoop: Math.round(price * 10_000), vanaf: null }) as ProductPrice,
  ),
});
const fixAmount = (product: PricedProduct): PricedProduct => ({ ...product, aantalbepaling: 'vast' });

describe('the prices of a package', () => {
  const cases: [string, number, PricedProduct[], [number, number, number, number]][] = [
    ['nothing', 4, [], [0, 0, 0, 0]],
    ['one product each', 10, [createProduct([21, 12.1])], [12100, 10000, 1210, 1000]],
    ['two rates in one product', 2, [createProduct([9, 10.9], [21, 12.1])], [4600, 4000, 2300, 2000]],
    ['a fixed one, shared', 3, [fixAmount(createProduct([21, 100]))], [10000, 8264, 3333, 2755]],
    [
      'VAT on the total of a rate, not per line',
      1,
      [createProduct([21, 0.03]), createProduct([21, 0.03])],
      [6, 5, 6, 5],
    ],
    ['a price of four decimals, rounded per line', 3, [createProduct([0, 0.0049])], [1, 1, 0, 0]],
    [
      'a discount as a negative price',
      2,
      [createProduct([21, 12.1]), fixAmount(createProduct([21, -2.42]))],
      [2178, 1800, 1089, 900],
    ],
  ];

  for (const [name, personen, products, [inc, exc, ppInc, ppExc]] of cases) {
    it(name, () =>
      expect(calculatePackagePrices(personen, products, TODAY)).to.deep.equal({
        prijs_totaal_inc: inc,
        prijs_totaal_exc: exc,
        prijs_pp_inc: ppInc,
        prijs_pp_exc: ppExc,
      }),
    );
  }

  it('are those of the date', () => {
    const before = createProduct([9, 10.9]);
    const after = createProduct([21, 24.2]);
    const rows = [...before.ProductPrice, ...after.ProductPrice.map((row) => ({ ...row, vanaf: '2026-07-01' }))];
    const dated = { ...before, ProductPrice: rows };
    for (const [date, of] of [
      ['2026-06-30', before],
      ['2026-07-01', after],
    ] as const)
      expect(calculatePackagePrices(2, [dated], date)).to.deep.equal(calculatePackagePrices(2, [of], date));
  });

  it('end at a thousand million in reads, and are refused beyond it in writes', () => {
    const dear = [createProduct([0, 1e9])];
    expect(calculatePackagePrices(2, dear, TODAY).prijs_totaal_inc).to.equal(100_000_000_000);
    expect(
      calculatePackagePrices(1, [createProduct([0, -1e9]), createProduct([0, -1e9])], TODAY).prijs_pp_inc,
    ).to.equal(-100_000_000_000);
    expect(() => {
      requirePayable(2, dear, TODAY);
    }).to.throw(Problem, 'ERR_AMOUNT_TOO_LARGE');
    expect(() => {
      requirePayable(1, dear, TODAY);
    }).not.to.throw();
  });

  it('are the price of one person when every quantity follows the group size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 0, max: 100_000 }), (personen, cents) => {
        const prices = calculatePackagePrices(personen, [createProduct([21, cents / 100])], TODAY);
        expect(prices.prijs_pp_inc).to.equal(cents);
        expect(prices.prijs_totaal_inc).to.equal(cents * personen);
      }),
    );
  });
});

describe('the programme of a package', () => {
  const amsterdam = zoneOf('Europe/Amsterdam');
  const epoch = '1970-01-01T00:00:00.000Z' as Instant;

  const createLine = (
    begin: string | null,
    eind: string | null,
    more: Partial<ProgrammedLine> = {},
  ): ProgrammedLine => ({
    begin: begin === null ? null : amsterdam.toInstant(begin),
    eind: eind === null ? null : amsterdam.toInstant(eind),
    begin_on_the_wall: begin === null ? null : amsterdam.measureWallClock(epoch, amsterdam.toInstant(begin)),
    beschrijving: null,
    aantal_personen: 0,
    product: { naam: 'intern', weergavenaam: 'Bowlen', duur: null },
    ...more,
  });

  it('counts from the earliest line, with ends from the line, otherwise from the product', () => {
    const items = buildPackageProgramme(
      [
        createLine('2026-03-10 14:00', '2026-03-10 15:00', { beschrijving: 'Welkom' }),
        createLine('2026-03-10 15:30', null, {
          product: { naam: 'a', weergavenaam: null, duur: 'PT1H15M' },
          aantal_personen: 4,
        }),
        createLine('2026-03-11 00:00', null, { product: { naam: 'Bowlen', weergavenaam: '', duur: null } }),
        createLine(null, null),
      ],
      8,
    );
    expect(items).to.deep.equal([
      { omschrijving: 'Welkom', aantal: 8, wat: 'persoon', begin: 'PT0S', duur: 'PT1H', eind: 'PT1H' },
      { omschrijving: 'a', aantal: 4, wat: 'persoon', begin: 'PT1H30M', duur: 'PT1H15M', eind: 'PT2H45M' },
      { omschrijving: 'Bowlen', aantal: 8, wat: 'persoon', begin: 'PT10H', duur: 'PT0S', eind: 'PT10H' },
    ]);
  });

  it('counts offsets on the wall clock, also over a clock change', () => {
    const items = buildPackageProgramme(
      [createLine('2026-03-28 09:00', null), createLine('2026-03-29 09:00', null)],
      2,
    );
    expect(items.map(({ begin }) => begin)).to.deep.equal(['PT0S', 'PT24H']);
  });

  it('is empty without lines', () => expect(buildPackageProgramme([], 2)).to.deep.equal([]));
});
