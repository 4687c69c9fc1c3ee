// Open amounts of invoices: those of one booking offset each other, without losing or double counting a cent.
import { expect } from 'chai';
import fc from 'fast-check';
import { calculateOffsets, calculateOpenAmounts, type OwedInvoice } from '../../../domain/invoices/open-amounts.ts';
import { asCents } from '../../../domain/values/money.ts';

interface OpenAmountCase extends Partial<Omit<OwedInvoice, 'total' | 'paid'>> {
  readonly total: number;
  readonly paid?: number;
}

const invoicesOf = (cases: readonly OpenAmountCase[]): OwedInvoice[] =>
  cases.map(({ total, paid = 0, ...each }, index) => ({
    id: index + 1,
    boeking_id: 1,
    klant_id: 1,
    bedrijf_id: 1,
    crediteert_factuur_id: null,
    ...each,
    total: asCents(total),
    paid: asCents(paid),
  }));
const listOpenAmounts = (...cases: OpenAmountCase[]): number[] => [...calculateOpenAmounts(invoicesOf(cases)).values()];

describe('the open amounts of invoices', () => {
  it("are reduced by what the booking's other invoices owe the customer", () => {
    expect(listOpenAmounts({ total: 100, paid: 60 }, { total: -40 })).to.deep.equal([0, 0]);
    expect(listOpenAmounts({ total: 100 }, { total: 50 }, { total: -120 })).to.deep.equal([0, 30, 0]);
    expect(listOpenAmounts({ total: 100, paid: 130 }, { total: 50 })).to.deep.equal([0, 20]);
    expect(listOpenAmounts({ total: 100, paid: 100 }, { total: -40 })).to.deep.equal([0, -40]);
    expect(listOpenAmounts({ total: -40, paid: -50 }, { total: 30, paid: 40 })).to.deep.equal([0, 0]);
  });

  it('of an invoice are reduced by its own credit invoice first', () => {
    const credit = { total: -40, crediteert_factuur_id: 2 };
    expect(listOpenAmounts({ total: 100 }, { total: 50 }, credit)).to.deep.equal([100, 10, 0]);
    expect(listOpenAmounts({ total: 100 }, { total: 50, paid: 50 }, credit)).to.deep.equal([60, 0, 0]);
    expect(listOpenAmounts({ total: -30 }, { total: 30, crediteert_factuur_id: 1 }, { total: 20 })).to.deep.equal([
      0, 0, 20,
    ]);
  });

  for (const other of [{ boeking_id: 2 }, { klant_id: 2 }, { bedrijf_id: 2 }])
    it(`are not offset by invoices with another ${Object.keys(other).join()}`, () => {
      expect(listOpenAmounts({ total: 100 }, { total: -40, ...other })).to.deep.equal([100, -40]);
    });

  it('are settled with amounts owed the other way, until either is used up', () => {
    const findOffsets = (...cases: OpenAmountCase[]): unknown => calculateOffsets(invoicesOf(cases));
    expect(findOffsets({ total: 100, paid: 130 }, { total: 20 }, { total: 30 })).to.deep.equal([
      { from: 1, to: 2, bedrag: 20 },
      { from: 1, to: 3, bedrag: 10 },
    ]);
    expect(findOffsets({ total: 50, paid: 20 }, { total: -10 }, { total: -25, paid: -5 })).to.deep.equal([
      { from: 2, to: 1, bedrag: 10 },
      { from: 3, to: 1, bedrag: 20 },
    ]);
    expect(findOffsets({ total: 100, paid: 100 }, { total: -40 })).to.deep.equal([]);
  });

  it('add up to charges less payments, and are never owed both ways', () => {
    const amount = fc.integer({ min: -100, max: 100 });
    const invoice = fc.record({
      total: amount,
      paid: amount,
      crediteert_factuur_id: fc.option(fc.integer({ min: 1, max: 3 })),
    });

    const property = fc.property(fc.array(invoice, { maxLength: 8 }), (cases) => {
      const amounts = listOpenAmounts(...cases);
      const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
      expect(sum(amounts)).to.equal(sum(cases.map(({ total, paid }) => total - paid)));
      expect(amounts.some((each) => each > 0) && amounts.some((each) => each < 0)).to.equal(false);
    });

    fc.assert(property);
  });
});
