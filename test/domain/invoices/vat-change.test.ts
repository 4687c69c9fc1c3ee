// Changes of a VAT rate as tables of cases: the costs that change, what their prices become, and which bookings are left out.
import { expect } from 'chai';
import type { CostItem, CostLine } from '../../../domain/bookings/costs.ts';
import { listCostItems } from '../../../domain/bookings/costs.ts';
import type { PlannedItem, StoredBooking } from '../../../domain/bookings/booking.ts';
import { planInvoice, type InvoicedBefore } from '../../../domain/invoices/invoice.ts';
import {
  assertVatChange,
  planVatChange,
  calculatePriceAfter,
  type VatChangeTerms,
} from '../../../domain/invoices/vat-change.ts';
import { Problem } from '../../../domain/values/problem.ts';
import type { BasisPoints, TenThousandths } from '../../../generated/types.ts';
import { amsterdam, item, storedBooking } from '../bookings/booking-world.ts';

const rate = (percentage: number): BasisPoints => (percentage * 100) as BasisPoints;
const price = (euros: number): TenThousandths => Math.round(euros * 10_000) as TenThousandths;
const TERMS: VatChangeTerms = {
  van: rate(21),
  naar: rate(9),
  ingangsdatum: '2026-06-13',
  product_ids: null,
  prijs: 'inclusief',
};

/** The ids of the items that have the new rate afterwards. */
function changed(stored: StoredBooking, terms: Partial<VatChangeTerms> = {}): (number | null)[] {
  const wish = { ...TERMS, ...terms };
  const costs = planVatChange(stored, [], wish, amsterdam)?.costs ?? [];
  return listCostItems<PlannedItem>(costs).flatMap(({ id, btw_percentage }) =>
    btw_percentage === wish.naar ? [id] : [],
  );
}

/** The stored booking with one more cost. */
function withCost(cost: Partial<CostItem>): StoredBooking {
  const { costs, ...rest } = storedBooking();
  return { ...rest, lines: storedBooking().lines, costs: [...costs, { ...item(24, 1, null), ...cost }] };
}

describe('a change of a VAT rate is about', () => {
  const voucher = { voucher_id: 5, vooruitbetaald: false, bedrag: price(-5) };
  const cases: [name: string, stored: StoredBooking, terms: Partial<VatChangeTerms>, expected: number[]][] = [
    ['all costs of its day', storedBooking(), {}, [21, 22, 23]],
    ['nothing of the day before', storedBooking(), { ingangsdatum: '2026-06-14' }, []],
    ['no other rate', storedBooking(), { van: rate(6) }, []],
    ['the lines of its products, and nothing without a line', storedBooking(), { product_ids: [1] }, [21]],
    ['no line of other products', storedBooking(), { product_ids: [3] }, []],
    ['an item by its own product', withCost({ boekingsregel_id: 12, product_id: 9 }), { product_ids: [9] }, [24]],
    ['no product without a line', withCost({ product_id: 9 }), { product_ids: [9] }, []],
    ['no prepaid part of a voucher', withCost({ ...voucher, product_id: 1, vooruitbetaald: true }), {}, [21, 22, 23]],
    ['the discount of a voucher', withCost({ ...voucher, product_id: 1 }), {}, [21, 22, 23, 24]],
    ['that of its products', withCost({ ...voucher, product_id: 1 }), { product_ids: [1] }, [21, 24]],
    ['none of other products', withCost({ ...voucher, product_id: 2 }), { product_ids: [1] }, [21]],
    ['none where nothing of the product changes', withCost({ ...voucher, product_id: 8 }), {}, [21, 22, 23]],
  ];

  for (const [name, stored, terms, expected] of cases)
    it(name, () => {
      expect(changed(stored, terms)).to.deep.equal(expected);
    });

  it('lines by their own local date, and costs without a line by that of the booking', () => {
    const { lines, ...rest } = storedBooking();
    // Half past midnight in Amsterdam, when it is still the day before elsewhere.
    const moved = lines.map((line) =>
      line.id === 12 ? { ...line, begin: amsterdam.toInstant('2026-06-14T00:30') } : line,
    );
    expect(changed({ ...rest, lines: moved }, { ingangsdatum: '2026-06-14' })).to.deep.equal([22]);
    expect(changed({ ...rest, lines, datum: '2026-06-14' }, { ingangsdatum: '2026-06-14' })).to.deep.equal([23]);
  });

  it('no voucher of a product that is charged at the old rate as well', () => {
    const { lines, ...rest } = withCost({ ...voucher, product_id: 1 });
    const twice = lines.map((line) => ({ ...line, product_id: 1 }));
    const moved = twice.map((line) =>
      line.id === 12 ? { ...line, begin: amsterdam.toInstant('2026-06-14T00:30') } : line,
    );
    expect(changed({ ...rest, lines: moved }, { ingangsdatum: '2026-06-14' })).to.deep.equal([22]);
    expect(changed({ ...rest, lines: moved }, { ingangsdatum: '2026-06-13' })).to.deep.equal([21, 22, 23, 24]);
  });
});

describe('a price after a change of a VAT rate', () => {
  const cases: [euros: number, van: number, naar: number, prijs: VatChangeTerms['prijs'], after: number][] = [
    [109, 9, 21, 'inclusief', 109],
    [109, 9, 21, 'exclusief', 121],
    [121, 21, 9, 'exclusief', 109],
    [10, 9, 21, 'exclusief', 11.1009],
    [-10, 9, 21, 'exclusief', -11.1009],
    [0.0001, 6, 12, 'exclusief', 0.0001],
    [0.0009, 6, 12, 'exclusief', 0.001],
    [100, 0, 21, 'exclusief', 121],
    [100, 5.5, 0, 'exclusief', 94.7867],
    [0, 9, 21, 'exclusief', 0],
  ];
  for (const [euros, van, naar, prijs, after] of cases)
    it(`${String(euros)} from ${String(van)} to ${String(naar)} %, ${prijs}, is ${String(after)}`, () => {
      expect(calculatePriceAfter(price(euros), { ...TERMS, van: rate(van), naar: rate(naar), prijs })).to.equal(
        price(after),
      );
    });
});

describe('a booking of a change of a VAT rate', () => {
  const invoiced = (costs: readonly CostLine[]): InvoicedBefore => {
    const { lines, vat } = planInvoice(costs, []);
    const items = lines.flatMap(({ naam, btw_percentage, product_id, gross }) =>
      btw_percentage === null || gross === null ? [] : [{ naam, btw_percentage, product_id, gross }],
    );
    return { id: 3, factuur_nummer: '3', isAdvance: false, btw_verlegd: false, items, vat };
  };

  it('says its totals before and after', () => {
    const { result } = planVatChange(storedBooking(), [], TERMS, amsterdam) ?? {};
    expect(result).to.deep.equal({
      uitkomst: 'gewijzigd',
      reden: null,
      totaal_voor: 20_000,
      totaal_na: 20_000,
      totaal_exclusief_voor: 16_529,
      totaal_exclusief_na: 18_349,
    });
  });

  it('is left out where it is cancelled, or wholly invoiced, or becomes too dear', () => {
    const stored = storedBooking();
    const dear = { ...stored, costs: [{ ...item(24, 1, null), bedrag: price(999_999_999) }] };
    const same = { uitkomst: 'overgeslagen', totaal_voor: 20_000, totaal_na: 20_000 };
    const cases: [StoredBooking, readonly InvoicedBefore[], Partial<VatChangeTerms>, object][] = [
      [{ ...stored, status: 'geannuleerd' }, [], {}, { ...same, reden: 'geannuleerd' }],
      [stored, [invoiced(stored.costs)], {}, { ...same, reden: 'gefactureerd' }],
      [dear, [], { naar: rate(30), prijs: 'exclusief' }, { uitkomst: 'overgeslagen', reden: 'bedrag_te_groot' }],
    ];

    for (const [booking, before, terms, expected] of cases) {
      const found = planVatChange(booking, before, { ...TERMS, ...terms }, amsterdam);
      expect(found?.result).to.include(expected);
      expect(found?.costs).to.equal(null);
    }
  });

  it('is left out where its next invoice would become too large, less one below zero', () => {
    const costing = (euros: number): readonly CostLine[] => [{ ...item(24, 1, null), bedrag: price(euros) }];
    const stored = { ...storedBooking(), costs: costing(499_999_999) };
    const dearer = { ...TERMS, naar: rate(30), prijs: 'exclusief' } as const;
    const reasonAfter = (euros: number): unknown =>
      planVatChange(stored, [invoiced(costing(euros))], dearer, amsterdam)?.result.reden;
    expect(reasonAfter(-400_000_000)).to.equal(null);
    expect(reasonAfter(-500_000_000)).to.equal('bedrag_te_groot');
    expect(reasonAfter(-600_000_000)).to.equal('bedrag_te_groot');
  });

  it('is changed where a part of it is invoiced', () => {
    const stored = storedBooking();
    const found = planVatChange(stored, [invoiced(stored.costs.slice(0, 1))], TERMS, amsterdam);
    expect(found?.result.uitkomst).to.equal('gewijzigd');
  });
});

describe('a change of a VAT rate', () => {
  const configured = [0, 9, 21].map(rate);

  const refusal = (terms: Partial<VatChangeTerms>): unknown => {
    try {
      assertVatChange({ ...TERMS, ...terms }, configured);
      return null;
    } catch (error) {
      return error instanceof Problem ? error.problems.map(({ code, field }) => [code, field]) : error;
    }
  };

  it('has a new rate that is configured, and not the old one', () => {
    expect(refusal({})).to.equal(null);
    expect(refusal({ van: rate(6) })).to.equal(null);
    expect(refusal({ naar: rate(6) })).to.deep.equal([['ERR_VAT_RATE_UNKNOWN', 'naar']]);
    expect(refusal({ naar: rate(21) })).to.deep.equal([['ERR_NOT_ALLOWED', 'naar']]);
  });
});
