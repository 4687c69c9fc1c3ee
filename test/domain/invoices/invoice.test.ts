// Invoices of a booking as cases and properties: lines, VAT per rate, and deductions of earlier invoices.
import { expect } from 'chai';
import fc from 'fast-check';
import { assertSomethingLeft, planInvoice, type InvoicedBefore } from '../../../domain/invoices/invoice.ts';
import type {
  BookingCharge,
  ChargedGroup,
  ChargedItem,
  PlannedInvoice,
} from '../../../domain/invoices/invoice-lines.ts';
import { asCents, sum } from '../../../domain/values/money.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { sumTotalsPerRate, calculateVatInside } from '../../../domain/values/vat.ts';
import { toBasisPoints, toTenThousandths } from '../../support/amounts.ts';

const createItem = (members: { [Name in keyof ChargedItem]?: number | string | null } = {}): ChargedItem => ({
  type: 'item',
  naam: String(members.naam ?? 'Klimmen'),
  kortingspercentage: toBasisPoints(Number(members.kortingspercentage ?? 0)),
  kortingomschrijving: null,
  aantal: Number(members.aantal ?? 1),
  bedrag: toTenThousandths(Number(members.bedrag ?? 10_0000)),
  btw_percentage: toBasisPoints(Number(members.btw_percentage ?? 21_00)),
  product_id: Number(members.product_id ?? 1),
  boekingsregel_id: null,
});
const createGroup = (kortingspercentage: number, regels: readonly BookingCharge[]): ChargedGroup => ({
  type: 'groep',
  naam: 'Dagje klimmen',
  kortingspercentage: toBasisPoints(kortingspercentage),
  kortingomschrijving: null,
  children_visible: true,
  regels,
});

/** Converts an invoice to what later ones of its booking know of it. */
function createInvoicedBefore(id: number, { lines, vat }: PlannedInvoice): InvoicedBefore {
  const items = lines.flatMap(({ naam, btw_percentage, product_id, gross }) =>
    btw_percentage === null || gross === null ? [] : [{ naam, btw_percentage, product_id, gross }],
  );
  return { id, factuur_nummer: `2026-0000${String(id)}`, isAdvance: false, btw_verlegd: false, items, vat };
}

const anyItem = fc
  .record({
    aantal: fc.integer({ min: 0, max: 40 }),
    bedrag: fc.integer({ min: 0, max: 1_000_000 }),
    btw_percentage: fc.constantFrom(0, 9_00, 21_00),
    kortingspercentage: fc.constantFrom(0, 10_00, 33_33),
    product_id: fc.integer({ min: 1, max: 3 }),
  })
  .map(createItem);
const anyCosts = fc.array(
  fc.oneof(
    anyItem,
    fc.array(anyItem, { maxLength: 3 }).map((items) => createGroup(12_50, items)),
  ),
  {
    maxLength: 4,
  },
);

describe('the invoice of a booking', () => {
  it('has a line for each cost, groups first, and VAT on the total of each rate', () => {
    const costs = [
      createGroup(10_00, [
        createItem({ aantal: 3, bedrag: 11_1111 }),
        createItem({ bedrag: 5_4500, btw_percentage: 9_00, product_id: 2 }),
      ]),
      createItem({ bedrag: 10_0000 }),
    ];
    const { lines, vat, total } = planInvoice(costs, []);

    expect(
      lines.map(({ parent, type, totaal_inc_btw, totaal_exc_btw }) => [parent, type, totaal_inc_btw, totaal_exc_btw]),
    ).to.deep.equal([
      [null, 'groep', null, null],
      [0, 'item', 30_00, 24_79],
      [0, 'item', 4_91, 4_50],
      [null, 'item', 10_00, 8_27],
    ]);

    expect(vat).to.deep.equal([
      { btw_percentage: 9_00, gross: 4_91, vat: 41 },
      { btw_percentage: 21_00, gross: 40_00, vat: 6_94 },
    ]);
    expect(total).to.equal(44_91);
  });

  it('deducts earlier invoices, per product and rate, when the costs have changed', () => {
    const before = createInvoicedBefore(
      1,
      planInvoice([createItem({ aantal: 2 }), createItem({ aantal: 1 }), createItem({ product_id: 2 })], []),
    );
    const { lines, vat, total } = planInvoice([createItem({ aantal: 5 })], [before]);

    expect(total).to.equal(10_00);
    expect(vat).to.deep.equal([
      {
        btw_percentage: 21_00,
        gross: 10_00,
        vat:
          calculateVatInside(asCents(50_00), toBasisPoints(21_00)) -
          calculateVatInside(asCents(40_00), toBasisPoints(21_00)),
      },
    ]);

    expect(
      lines.slice(1).map(({ parent, naam, voorschot_factuur_id, product_id, totaal_inc_btw }) => ({
        parent,
        naam,
        voorschot_factuur_id,
        product_id,
        totaal_inc_btw,
      })),
    ).to.deep.equal([
      { parent: null, naam: 'Factuur 2026-00001', voorschot_factuur_id: 1, product_id: null, totaal_inc_btw: null },
      { parent: 1, naam: 'Klimmen', voorschot_factuur_id: null, product_id: 1, totaal_inc_btw: -30_00 },
      { parent: 1, naam: 'Klimmen', voorschot_factuur_id: null, product_id: 2, totaal_inc_btw: -10_00 },
    ]);
  });

  it('may be negative, and is refused when the difference is zero in every rate', () => {
    const first = planInvoice([createItem({ aantal: 3 })], []);
    expect(planInvoice([createItem({ aantal: 1 })], [createInvoicedBefore(1, first)]).total).to.equal(-20_00);

    const same = planInvoice([createItem({ aantal: 3 })], [createInvoicedBefore(1, first)]);
    expect(() => assertSomethingLeft(same, [createInvoicedBefore(1, first)])).to.throw(
      Problem,
      'ERR_BOOKING_FULLY_INVOICED',
    );

    const invoice = planInvoice([createItem({ aantal: 3, btw_percentage: 9_00 })], [createInvoicedBefore(1, first)]);
    expect(invoice.total).to.equal(0);
    expect(() => assertSomethingLeft(invoice, [createInvoicedBefore(1, first)])).not.to.throw();
  });

  it('of zero is allowed once', () => {
    const nothing = planInvoice([], []);
    expect(nothing).to.deep.equal({ lines: [], vat: [], total: 0 });
    expect(() => assertSomethingLeft(nothing, [])).not.to.throw();
    expect(() => assertSomethingLeft(nothing, [createInvoicedBefore(1, nothing)])).to.throw(
      Problem,
      'ERR_BOOKING_FULLY_INVOICED',
    );
  });

  it('adds up with the others to the charges of the booking, per rate and product, after any changes', () => {
    fc.assert(
      fc.property(fc.array(anyCosts, { minLength: 1, maxLength: 5 }), (versions) => {
        const before: InvoicedBefore[] = [];
        const invoices = versions.map((costs, index) => {
          const invoice = planInvoice(costs, before);
          before.push(createInvoicedBefore(index + 1, invoice));
          return invoice;
        });

        const fullInvoice = planInvoice(versions.at(-1) ?? [], []);
        const together = sumTotalsPerRate(invoices.flatMap(({ vat }) => vat)).filter(({ gross }) => gross !== 0);
        expect(together).to.deep.equal(fullInvoice.vat.filter(({ gross }) => gross !== 0));

        for (const product of [1, 2, 3]) expect(grossOf(product, invoices)).to.equal(grossOf(product, [fullInvoice]));
        for (const { lines, vat } of invoices)
          for (const { btw_percentage, gross, vat: amount } of vat) {
            const items = lines.filter((line) => line.btw_percentage === btw_percentage);
            expect(sum(items.map((line) => line.totaal_exc_btw ?? asCents(0)))).to.equal(gross - amount);
          }
      }),
    );
  });
});

function grossOf(product: number, invoices: readonly PlannedInvoice[]): number {
  const items = invoices.flatMap(({ lines }) => lines.filter((line) => line.product_id === product));
  return sum(items.map((line) => line.totaal_inc_btw ?? asCents(0)));
}
