// Plans of new bookings from packages and products, and of copies with another date and group size.
import { expect } from 'chai';
import fc from 'fast-check';
import type { BookableProduct, PlannedCost, PlannedItem, StoredBooking } from '../../../domain/bookings/booking.ts';
import { instantAt, millisecondsOf, zoneOf } from '../../../domain/values/calendar.ts';
import { planNewBooking, requireOneOrigin, type BookingSources } from '../../../domain/bookings/new-booking.ts';
import { Problem } from '../../../domain/values/problem.ts';
import type { BasisPoints, TenThousandths } from '../../../generated/types.ts';
import { createBookable, createItem, createStoredBooking } from './booking-world.ts';

const amsterdam = zoneOf('Europe/Amsterdam');
const now = amsterdam.toInstant('2026-01-05T09:00');
const toInstant = (text: string) => amsterdam.toInstant(text);

const nothing: BookingSources = {
  package: undefined,
  product: undefined,
  copiedBooking: undefined,
  products: new Map(),
  rules: [],
  company: { id: 7, factuur_betaaltermijn: 14 },
  invoicedByClock: false,
};

type SourceLine = NonNullable<BookingSources['package']>['regels'][number];

function createLine(product_id: number, begin: string | null, eind: string | null = null): SourceLine {
  const times = { begin: begin === null ? null : toInstant(begin), eind: eind === null ? null : toInstant(eind) };
  return { id: product_id, product_id, locatie_id: null, beschrijving: null, ...times };
}

function planFromPackage(regels: SourceLine[], products: BookableProduct[], begin: string, personen = 10) {
  const sources = {
    ...nothing,
    package: { arrangement: 'intern', weergavenaam: 'Middag', regels },
    products: new Map(products.map((each) => [each.id, each])),
  };
  return planNewBooking(
    { klant_id: 1, begin: toInstant(begin), personen, status: 'informatie', factureren: true },
    sources,
    now,
    amsterdam,
  );
}

function flattenItems(costs: readonly PlannedCost[]): PlannedItem[] {
  return costs.flatMap((cost) => (cost.type === 'groep' ? flattenItems(cost.regels) : [cost]));
}

describe('a new booking', () => {
  it('has lines as far from its begin as they are from the earliest line', () => {
    const products = [
      createBookable(1, { duur: 'PT1H' }),
      createBookable(2, { duur: null }),
      createBookable(3, { duur: 'PT30M' }),
    ];

    const regels = [
      createLine(1, '2020-01-01T12:00'),
      createLine(2, '2020-01-01T10:00', '2020-01-01T10:45'),
      createLine(3, null),
    ];
    const { lines } = planFromPackage(regels, products, '2026-06-13T14:00');
    const times = lines.map(({ begin, eind }) => [amsterdam.toText(begin), amsterdam.toText(eind)]);
    expect(times).to.deep.equal([
      ['2026-06-13T16:00:00+02:00', '2026-06-13T17:00:00+02:00'],
      ['2026-06-13T14:00:00+02:00', '2026-06-13T14:45:00+02:00'],
      ['2026-06-13T14:00:00+02:00', '2026-06-13T14:30:00+02:00'],
    ]);
  });

  it('preserves wall-clock times between lines over a clock change, and their durations', () => {
    const regels = [createLine(1, '2020-06-06T20:00'), createLine(1, '2020-06-07T09:00', '2020-06-07T11:00')];
    const { lines } = planFromPackage(regels, [createBookable(1)], '2026-03-28T20:00');
    expect(amsterdam.toText(lines[1]!.begin)).to.equal('2026-03-29T09:00:00+02:00');
    expect(amsterdam.toText(lines[1]!.eind)).to.equal('2026-03-29T11:00:00+02:00');
  });

  it('has an item for each price of each line, in a group under the display name', () => {
    const prices = [createPrice(900, 34.95), createPrice(2100, 5)];
    const plan = planFromPackage(
      [createLine(1, null)],
      [createBookable(1, { ProductPrice: prices, per_x_personen: 8 })],
      '2026-06-13T14:00',
      20,
    );
    expect(plan.costs).to.have.length(1);
    expect(plan.costs[0]).to.include({ type: 'groep', naam: 'Middag', children_visible: true });

    const costItems = flattenItems(plan.costs).map(({ aantal, bedrag, btw_percentage, line: of }) => ({
      aantal,
      bedrag,
      btw_percentage,
      of,
    }));

    expect(costItems).to.deep.equal([
      { aantal: 3, bedrag: 349_500, btw_percentage: 900, of: plan.lines[0] },
      { aantal: 3, bedrag: 50_000, btw_percentage: 2100, of: plan.lines[0] },
    ]);
  });

  it('has one line for a product, and items without a group', () => {
    const product = createBookable(4, {
      minimum_aantal: 25,
      Locaties: [{ id: 9 }, { id: 8 }],
      locatie_verplicht: true,
    });
    const sources = { ...nothing, product, products: new Map([[4, product]]) };
    const body = {
      klant_id: 1,
      begin: toInstant('2026-06-13T14:00'),
      personen: 10,
      status: 'definitief' as const,
      factureren: true,
      product_id: 4,
    };
    const plan = planNewBooking(body, sources, now, amsterdam);

    expect(plan.lines[0]).to.include({ locatie_id: 9, aantal: 25, minimum_aantal: 25, follows_rule: true });
    expect(plan.costs).to.have.length(1);
    expect(plan.agreement).to.include({
      arrangement: 'Product 4',
      datum: '2026-06-13',
      definite_at: now,
      kosten_bedrijf_id: 7,
    });
  });

  it('requires a location where the product does', () => {
    const product = createBookable(4, { locatie_verplicht: true });
    expect(() => planFromPackage([createLine(4, null)], [product], '2026-06-13T14:00'))
      .to.throw(Problem)
      .with.nested.property('problems[0]')
      .that.deep.includes({
        code: 'ERR_PRODUCT_REQUIRES_LOCATION',
        field: 'arrangement_id',
        params: { product_id: 4 },
      });
  });

  it('has the local date of its begin', () => {
    const { agreement } = planFromPackage([], [], '2026-06-13T00:30');
    expect(agreement).to.include({ begin: '2026-06-12T22:30:00.000Z', datum: '2026-06-13' });
  });

  it('stays in the supported years', () => {
    expect(() =>
      planFromPackage([createLine(1, null)], [createBookable(1, { duur: 'PT3H' })], '2199-12-31T23:00'),
    ).to.throw(Problem, 'ERR_RANGE');
  });

  it('is a copy or from a package and product, not both', () => {
    expect(() => requireOneOrigin({ boeking_id: 1, arrangement_id: 2, product_id: 3 })).to.throw(
      Problem,
      'ERR_CANNOT_COMBINE, ERR_CANNOT_COMBINE',
    );
    requireOneOrigin({ boeking_id: 1 });
    requireOneOrigin({ arrangement_id: 2, product_id: 3 });
  });

  it('moves a copy and adapts it to its size, without payments', () => {
    const { copiedBooking, products } = copySources();
    const body = {
      klant_id: 2,
      begin: toInstant('2026-12-01T10:00'),
      personen: 20,
      status: 'optie' as const,
      factureren: true,
      boeking_id: 1,
    };
    const plan = planNewBooking(body, { ...nothing, copiedBooking, products }, now, amsterdam);

    expect(plan.lines.map(({ begin, aantal }) => [amsterdam.toText(begin), aantal])).to.deep.equal([
      ['2026-12-01T10:00:00+01:00', 20],
      ['2026-12-01T12:00:00+01:00', 3],
    ]);
    expect(plan.lines[0]).to.include({ id: null, betaald_bedrag: null, betaal_datum: null });
    expect(flattenItems(plan.costs).map(({ aantal, line: of }) => [aantal, plan.lines.indexOf(of!)])).to.deep.equal([[20, 0], [5, 1], [1, -1]]); // prettier-ignore
    expect(plan.agreement).to.include({ klant_id: 2, arrangement: 'Middag op de baan', kosten_betaaltermijn: 30 });
  });

  it('charges each line at the price of its own local date, also around midnight', () => {
    const prices = [createPrice(900, 10), createPrice(900, 20, '2026-06-14'), createPrice(2100, 5, '2026-06-14')];
    const regels = [
      createLine(1, '2020-06-06T23:59'),
      createLine(1, '2020-06-07T00:00'),
      createLine(1, '2020-06-07T03:00'),
    ];
    const { costs } = planFromPackage(regels, [createBookable(1, { ProductPrice: prices })], '2026-06-13T23:59');
    expect(flattenItems(costs).map(({ bedrag, btw_percentage }) => [btw_percentage, bedrag])).to.deep.equal([
      [900, 100_000],
      ...[900, 2100, 900, 2100].map((rate) => [rate, rate === 900 ? 200_000 : 50_000]),
    ]);
  });

  it('is refused on a date before every price, for each such line', () => {
    const product = createBookable(1, { ProductPrice: [createPrice(900, 10, '2026-06-14')] });
    const regels = [createLine(1, '2020-06-06T12:00'), createLine(1, '2020-06-07T12:00')];
    expect(() => planFromPackage(regels, [product], '2026-06-13T12:00'))
      .to.throw(Problem, /^ERR_NO_PRICE$/)
      .with.nested.property('problems[0]')
      .that.deep.includes({ field: 'begin', params: { product_id: 1, datum: '2026-06-13' } });
    expect(flattenItems(planFromPackage(regels, [product], '2026-06-14T12:00').costs)).to.have.length(2);
  });

  describe('as a copy on a date with other prices', () => {
    const dated = [createPrice(2100, 12.5), createPrice(900, 8, '2027-01-01'), createPrice(2100, 6, '2027-01-01')];
    const body = { klant_id: 2, personen: 20, status: 'optie' as const, factureren: true, boeking_id: 1 };

    const copy = (ProductPrice: BookableProduct['ProductPrice'], begin: string, copied = createStoredBooking()) => {
      const productsById = new Map([1, 2].map((id) => [id, createBookable(id, { ProductPrice })]));
      return planNewBooking(
        { ...body, begin: toInstant(begin) },
        { ...nothing, copiedBooking: copied, products: productsById },
        now,
        amsterdam,
      );
    };

    const listCharges = (plan: ReturnType<typeof copy>) =>
      flattenItems(plan.costs).map(({ btw_percentage, bedrag, aantal, naam, line: of }) => {
        return [btw_percentage, bedrag, aantal, naam, plan.lines.indexOf(of!)];
      });

    it('charges the new price for items that had the price of their date, and keeps agreed prices', () => {
      // Item 21 charges line 11 as it is sold; item 22 has another quantity than its line, and item 23 no line.
      expect(listCharges(copy(dated, '2027-02-01T10:00'))).to.deep.equal([
        [900, 80_000, 20, 'Iets', 0],
        [2100, 60_000, 20, 'Iets', 0],
        [2100, 125_000, 5, 'Iets', 1],
        [2100, 125_000, 1, 'Iets', -1],
      ]);
    });

    it('is unchanged where the price is the same, or differed from that of its date', () => {
      const asItWas = listCharges(copy([createPrice(2100, 12.5)], '2027-02-01T10:00'));
      expect(asItWas[0]).to.deep.equal([2100, 125_000, 20, 'Iets', 0]);
      expect(listCharges(copy(dated, '2026-12-31T10:00'))).to.deep.equal(asItWas);
      expect(listCharges(copy([createPrice(2100, 13), ...dated.slice(1)], '2027-02-01T10:00'))).to.deep.equal(asItWas);
    });

    it('keeps the discount of an item, and is refused before every price', () => {
      const booking = createStoredBooking();
      const discounted = {
        ...createItem(21, 10, 11),
        kortingspercentage: 1000 as BasisPoints,
        kortingomschrijving: 'Trouw',
      };
      const plan = copy(dated, '2027-02-01T10:00', { ...booking, costs: [discounted] });
      for (const each of flattenItems(plan.costs))
        expect(each).to.include({ kortingspercentage: 1000, kortingomschrijving: 'Trouw' });
      const later = dated.map((row) => ({ ...row, vanaf: row.vanaf ?? '2026-06-01' }));
      expect(() => copy(later, '2026-05-01T10:00')).to.throw(Problem, /^ERR_NO_PRICE$/);
    });
  });

  it('charges the quantities of its lines, whatever the group size', () => {
    const size = fc.integer({ min: 1, max: 100_000 });
    const rule = fc.record({
      aantal: fc.nat(50),
      per_x_personen: fc.integer({ min: 1, max: 50 }),
      minimum_aantal: fc.nat(100),
    });

    fc.assert(
      fc.property(size, fc.array(rule, { minLength: 1, maxLength: 8 }), (personen, rules) => {
        const products = rules.map((each, index) =>
          createBookable(index + 1, { ...each, ProductPrice: [createPrice(2100, 1)] }),
        );
        const plan = planFromPackage(
          products.map(({ id }) => createLine(id, null)),
          products,
          '2026-06-13T14:00',
          personen,
        );

        plan.lines.forEach((line, index) => {
          const { aantal, per_x_personen, minimum_aantal } = rules[index]!;
          expect(line.aantal).to.equal(Math.max(minimum_aantal, Math.ceil((aantal * personen) / per_x_personen)));
        });

        expect(flattenItems(plan.costs).every(({ aantal, line: of }) => of?.aantal === aantal)).to.equal(true);
      }),
    );
  });

  it('begins in the second of two equal hours if that was sent, with all its lines', () => {
    const { copiedBooking, products } = copySources();
    const begin = toInstant('2026-10-25T02:00:00+01:00');
    const body = { klant_id: 2, begin, personen: 10, status: 'optie' as const, factureren: true, boeking_id: 1 };
    const { lines } = planNewBooking(body, { ...nothing, copiedBooking, products }, now, amsterdam);
    expect(lines.map((each) => amsterdam.toText(each.begin))).to.deep.equal([
      '2026-10-25T02:00:00+01:00',
      '2026-10-25T04:00:00+01:00',
    ]);

    const regels = [createLine(1, '2020-01-01T12:00'), createLine(1, '2020-01-01T12:30')];
    const plan = planFromPackage(regels, [createBookable(1)], '2026-10-25T02:00:00+01:00');
    expect(plan.lines.map((each) => amsterdam.toText(each.begin))).to.deep.equal([
      '2026-10-25T02:00:00+01:00',
      '2026-10-25T02:30:00+01:00',
    ]);
  });

  it('preserves the duration of every copied line, whatever the new begin', () => {
    const { copiedBooking, products } = copySources();
    const moment = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2027, 0) });

    fc.assert(
      fc.property(moment, (time) => {
        const begin = instantAt(time - (time % 60_000));
        const body = { klant_id: 2, begin, personen: 10, status: 'optie' as const, factureren: true, boeking_id: 1 };
        const plan = planNewBooking(body, { ...nothing, copiedBooking, products }, now, amsterdam);
        copiedBooking.lines.forEach((was, index) => {
          const is = plan.lines[index]!;
          expect(millisecondsOf(is.eind) - millisecondsOf(is.begin)).to.equal(
            millisecondsOf(was.eind) - millisecondsOf(was.begin),
          );
        });
        expect(plan.lines[0]!.begin).to.equal(begin);
      }),
    );
  });
});

function createPrice(
  rate: number,
  euros: number,
  vanaf: string | null = null,
): BookableProduct['ProductPrice'][number] {
  return { btw: rate as BasisPoints, verkoop: Math.round(euros * 10_000) as TenThousandths, vanaf };
}

function copySources(): { copiedBooking: StoredBooking; products: Map<number, BookableProduct> } {
  return {
    copiedBooking: createStoredBooking(),
    products: new Map([createBookable(1), createBookable(2)].map((each) => [each.id, each])),
  };
}
