// Changes of a VAT rate as tables of cases: the costs that change, their new prices, and bookings that are left out.
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
import { amsterdam, createItem, createStoredBooking } from '../bookings/booking-world.ts';

const toRate = (percentage: number): BasisPoints => (percentage * 100) as BasisPoints;
const toUnitPrice = (euros: number): TenThousandths => Math.round(euros * 10_000) as TenThousandths;
const TERMS: VatChangeTerms = {
  van: toRate(21),
  naar: toRate(9),
  ingangsdatum: '2026-06-13',
  product_ids: null,
  prijs: 'inclusief',
};

/** Returns the ids of the items with the new rate after a change. */
function listChangedItems(booking: StoredBooking, terms: Partial<VatChangeTerms> = {}): (number | null)[] {
  const wish = { ...TERMS, ...terms };
  const costs = planVatChange(booking, [], wish, amsterdam)?.costs ?? [];
  return listCostItems<PlannedItem>(costs).flatMap(({ id, btw_percentage }) =>
    btw_percentage === wish.naar ? [id] : [],
  );
}

/** Returns the stored booking with one more item of costs. */
function addCost(cost: Partial<CostItem>): StoredBooking {
  const { costs, ...rest } = createStoredBooking();
  return { ...rest, lines: createStoredBooking().lines, costs: [...costs, { ...createItem(24, 1, null), ...cost }] };
}

describe('a change of a VAT rate affects', () => {
  const voucher = { voucher_id: 5, vooruitbetaald: false, bedrag: toUnitPrice(-5) };
  const cases: [name: string, stored: StoredBooking, terms: Partial<VatChangeTerms>, expected: number[]][] = [
    ['all costs of its day', createStoredBooking(), {}, [21, 22, 23]],
    ['nothing of the day before', createStoredBooking(), { ingangsdatum: '2026-06-14' }, []],
    ['no other rate', createStoredBooking(), { van: toRate(6) }, []],
    ['the lines of its products, and nothing without a line', createStoredBooking(), { product_ids: [1] }, [21]],
    ['no line of other products', createStoredBooking(), { product_ids: [3] }, []],
    ['an item by its own product', addCost({ boekingsregel_id: 12, product_id: 9 }), { product_ids: [9] }, [24]],
    ['no product without a line', addCost({ product_id: 9 }), { product_ids: [9] }, []],
    ['no prepaid part of a voucher', addCost({ ...voucher, product_id: 1, vooruitbetaald: true }), {}, [21, 22, 23]],
    ['the discount of a voucher', addCost({ ...voucher, product_id: 1 }), {}, [21, 22, 23, 24]],
    ['that of its products', addCost({ ...voucher, product_id: 1 }), { product_ids: [1] }, [21, 24]],
    ['none of other products', addCost({ ...voucher, product_id: 2 }), { product_ids: [1] }, [21]],
    ['none where nothing of the product changes', addCost({ ...voucher, product_id: 8 }), {}, [21, 22, 23]],
  ];

  for (const [name, booking, terms, expected] of cases)
    it(name, () => {
      expect(listChangedItems(booking, terms)).to.deep.equal(expected);
    });

  it('lines by their own local date, and costs without a line by that of the booking', () => {
    const { lines, ...rest } = createStoredBooking();
    // 00:30 in Amsterdam is still the day before in UTC.
    const movedLines = lines.map((line) =>
      line.id === 12 ? { ...line, begin: amsterdam.toInstant('2026-06-14T00:30') } : line,
    );
    expect(listChangedItems({ ...rest, lines: movedLines }, { ingangsdatum: '2026-06-14' })).to.deep.equal([22]);
    expect(listChangedItems({ ...rest, lines, datum: '2026-06-14' }, { ingangsdatum: '2026-06-14' })).to.deep.equal([
      23,
    ]);
  });

  it('no voucher of a product that stays at the old rate on another line', () => {
    const { lines, ...rest } = addCost({ ...voucher, product_id: 1 });
    const twice = lines.map((line) => ({ ...line, product_id: 1 }));
    const movedLines = twice.map((line) =>
      line.id === 12 ? { ...line, begin: amsterdam.toInstant('2026-06-14T00:30') } : line,
    );
    expect(listChangedItems({ ...rest, lines: movedLines }, { ingangsdatum: '2026-06-14' })).to.deep.equal([22]);
    expect(listChangedItems({ ...rest, lines: movedLines }, { ingangsdatum: '2026-06-13' })).to.deep.equal([
      21, 22, 23, 24,
    ]);
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
      expect(
        calculatePriceAfter(toUnitPrice(euros), { ...TERMS, van: toRate(van), naar: toRate(naar), prijs }),
      ).to.equal(toUnitPrice(after));
    });
});

describe('a booking of a change of a VAT rate', () => {
  const createInvoicedBefore = (costs: readonly CostLine[]): InvoicedBefore => {
    const { lines, vat } = planInvoice(costs, []);
    const items = lines.flatMap(({ naam, btw_percentage, product_id, gross }) =>
      btw_percentage === null || gross === null ? [] : [{ naam, btw_percentage, product_id, gross }],
    );
    return { id: 3, factuur_nummer: '3', isAdvance: false, btw_verlegd: false, items, vat };
  };

  it('has totals before and after the change', () => {
    const { result } = planVatChange(createStoredBooking(), [], TERMS, amsterdam) ?? {};
    expect(result).to.deep.equal({
      uitkomst: 'gewijzigd',
      reden: null,
      totaal_voor: 20_000,
      totaal_na: 20_000,
      totaal_exclusief_voor: 16_529,
      totaal_exclusief_na: 18_349,
    });
  });

  it('is left out where it is cancelled, wholly invoiced, or becomes too expensive', () => {
    const storedBooking = createStoredBooking();
    const dear = { ...storedBooking, costs: [{ ...createItem(24, 1, null), bedrag: toUnitPrice(999_999_999) }] };
    const same = { uitkomst: 'overgeslagen', totaal_voor: 20_000, totaal_na: 20_000 };
    const cases: [StoredBooking, readonly InvoicedBefore[], Partial<VatChangeTerms>, object][] = [
      [{ ...storedBooking, status: 'geannuleerd' }, [], {}, { ...same, reden: 'geannuleerd' }],
      [storedBooking, [createInvoicedBefore(storedBooking.costs)], {}, { ...same, reden: 'gefactureerd' }],
      [dear, [], { naar: toRate(30), prijs: 'exclusief' }, { uitkomst: 'overgeslagen', reden: 'bedrag_te_groot' }],
    ];

    for (const [booking, before, terms, expected] of cases) {
      const plan = planVatChange(booking, before, { ...TERMS, ...terms }, amsterdam);
      expect(plan?.result).to.include(expected);
      expect(plan?.costs).to.equal(null);
    }
  });

  it('is left out where its next invoice would become too large, without an earlier negative one', () => {
    const createCosts = (euros: number): readonly CostLine[] => [
      { ...createItem(24, 1, null), bedrag: toUnitPrice(euros) },
    ];
    const booking = { ...createStoredBooking(), costs: createCosts(499_999_999) };
    const dearer = { ...TERMS, naar: toRate(30), prijs: 'exclusief' } as const;
    const readReason = (euros: number): unknown =>
      planVatChange(booking, [createInvoicedBefore(createCosts(euros))], dearer, amsterdam)?.result.reden;
    expect(readReason(-400_000_000)).to.equal(null);
    expect(readReason(-500_000_000)).to.equal('bedrag_te_groot');
    expect(readReason(-600_000_000)).to.equal('bedrag_te_groot');
  });

  it('is changed where it is invoiced in part', () => {
    const booking = createStoredBooking();
    const plan = planVatChange(booking, [createInvoicedBefore(booking.costs.slice(0, 1))], TERMS, amsterdam);
    expect(plan?.result.uitkomst).to.equal('gewijzigd');
  });
});

describe('a change of a VAT rate', () => {
  const configured = [0, 9, 21].map(toRate);

  const collectProblems = (terms: Partial<VatChangeTerms>): unknown => {
    try {
      assertVatChange({ ...TERMS, ...terms }, configured);
      return null;
    } catch (error) {
      return error instanceof Problem ? error.problems.map(({ code, field }) => [code, field]) : error;
    }
  };

  it('requires a new rate that is configured and differs from the old one', () => {
    expect(collectProblems({})).to.equal(null);
    expect(collectProblems({ van: toRate(6) })).to.equal(null);
    expect(collectProblems({ naar: toRate(6) })).to.deep.equal([['ERR_VAT_RATE_UNKNOWN', 'naar']]);
    expect(collectProblems({ naar: toRate(21) })).to.deep.equal([['ERR_NOT_ALLOWED', 'naar']]);
  });
});
