// Advances as cases, calculated by hand: shares of two VAT rates, one after another, their VAT, and each refusal.
import { expect } from 'chai';
import { assertAdvanceFits, planAdvance } from '../../../domain/invoices/advance.ts';
import { planInvoice, type InvoicedBefore } from '../../../domain/invoices/invoice.ts';
import { isPrepaid, type ChargedItem, type PlannedInvoice } from '../../../domain/invoices/invoice-lines.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { toBasisPoints } from '../../support/amounts.ts';
import { createChargedItem } from '../../support/charged-items.ts';

const HIGH = 21_00;
const LOW = 9_00;

/** Creates an item at a rate, with this gross amount in cents. */
const createItem = (rate: number, gross: number): ChargedItem => createChargedItem(rate, 1, gross * 100);

/** Converts an invoice to what the next one of its booking knows of it. */
const toInvoicedBefore = ({ lines, vat }: PlannedInvoice, isAdvance: boolean): InvoicedBefore => {
  const items = lines.flatMap(({ naam, btw_percentage, product_id, gross }) =>
    btw_percentage === null || gross === null ? [] : [{ naam, btw_percentage, product_id, gross }],
  );
  return { id: 7, factuur_nummer: '2026-00007', isAdvance, btw_verlegd: false, items, vat };
};

const advance = (costs: readonly ChargedItem[], percentage: number, before: readonly InvoicedBefore[] = []) =>
  planAdvance(costs, before, toBasisPoints(percentage), false);

/** Lists rate, gross and VAT of an invoice, in cents. */
const listRates = ({ vat }: PlannedInvoice) =>
  vat.map(({ btw_percentage, gross, vat: tax }) => [btw_percentage, gross, tax]);

describe('an advance', () => {
  const cases = [
    {
      name: 'takes its share of each of two rates',
      // 30 % of 175.50 is 52.65: 36.30 of 121.00 and 16.35 of 54.50.
      costs: [createItem(HIGH, 121_00), createItem(LOW, 54_50)],
      percentage: 30_00,
      rates: [
        [LOW, 16_35, 1_35],
        [HIGH, 36_30, 6_30],
      ],
    },
    {
      name: 'gives the cent that rounding leaves to the largest remainder',
      // 30 % of 150.07 is 45.02. Over 100.05 and 50.02 that is 30.014 and 15.006.
      // The second one gets the cent that 30.01 and 15.00 leave.
      costs: [createItem(HIGH, 100_05), createItem(LOW, 50_02)],
      percentage: 30_00,
      rates: [
        [LOW, 15_01, 1_24],
        [HIGH, 30_01, 5_21],
      ],
    },
    {
      name: 'divides its rounded amount, not the exact one',
      // 30 % of 101.11 is 30.33. Over 100.09 and 1.02 that is 30.024 and 0.306.
      // The exact 30.333 would be 30.027 and 0.306: the first one would get the cent.
      costs: [createItem(LOW, 100_09), createItem(HIGH, 1_02)],
      percentage: 30_00,
      rates: [
        [LOW, 30_02, 2_48],
        [HIGH, 31, 5],
      ],
    },
    {
      name: 'gives the cent of a tie to the lower rate',
      // 50 % of 2.02 is 1.01: 0.505 twice.
      costs: [createItem(HIGH, 1_01), createItem(LOW, 1_01)],
      percentage: 50_00,
      rates: [
        [LOW, 51, 4],
        [HIGH, 50, 9],
      ],
    },
    {
      name: 'rounds half a cent up, once for the whole booking',
      // 50 % of 0.05 is 0.025.
      costs: [createItem(HIGH, 3), createItem(LOW, 2)],
      percentage: 50_00,
      rates: [
        [LOW, 1, 0],
        [HIGH, 2, 0],
      ],
    },
    {
      name: 'leaves out a rate of which it charges nothing',
      // 10 % of 10.04 is 1.00. Over 10.00 and 0.04 that is 0.996 and 0.004.
      costs: [createItem(HIGH, 10_00), createItem(LOW, 4)],
      percentage: 10_00,
      rates: [[HIGH, 1_00, 17]],
    },
  ];

  for (const { name, costs, percentage, rates } of cases)
    it(name, () => {
      const invoice = advance(costs, percentage);
      expect(listRates(invoice)).to.have.deep.members(rates);
      expect(invoice.total).to.equal(rates.reduce((sum, [, gross = 0]) => sum + gross, 0));
    });

  it('after an advance has the VAT of both together less that of the first, and the final invoice the rest', () => {
    const costs = [createItem(HIGH, 10_00)];
    // The VAT of 2.50 is 0.434, of 5.00 it is 0.868, and of 10.00 it is 1.736.
    const first = advance(costs, 25_00);
    expect(listRates(first)).to.deep.equal([[HIGH, 2_50, 43]]);

    const second = advance(costs, 25_00, [toInvoicedBefore(first, true)]);
    expect(listRates(second)).to.deep.equal([[HIGH, 2_50, 44]]);

    const final = planInvoice(costs, [toInvoicedBefore(first, true), toInvoicedBefore(second, true)]);
    expect(listRates(final)).to.deep.equal([[HIGH, 5_00, 87]]);
    expect(final.total).to.equal(5_00);
  });

  it('is one group with a line for each rate, the lowest first, named by percentage and rate', () => {
    const { lines } = advance([createItem(HIGH, 121_00), createItem(LOW, 54_50)], 30_00);
    expect(lines.map(({ type, parent, naam, gross }) => [type, parent, naam, gross])).to.deep.equal([
      ['groep', null, 'Voorschot 30%', null],
      ['item', 0, 'Voorschot 30% (9% btw)', 16_35],
      ['item', 0, 'Voorschot 30% (21% btw)', 36_30],
    ]);
  });

  it('has a line of its own for prepaid vouchers, apart from the rate of 0 %', () => {
    const prepaid: ChargedItem = { ...createItem(0, -40_00), vooruitbetaald: true };
    const { lines, total } = advance([createItem(HIGH, 100_00), createItem(0, 10_00), prepaid], 50_00);
    expect(total).to.equal(35_00);
    expect(lines.slice(1).map((line) => [line.naam, line.gross, isPrepaid(line)])).to.deep.equal([
      ['Voorschot 50% (0% btw)', -20_00, true],
      ['Voorschot 50% (0% btw)', 5_00, false],
      ['Voorschot 50% (21% btw)', 50_00, false],
    ]);
  });

  const refusals = [
    { code: 'ERR_AMOUNT_ZERO', name: 'of nothing', share: 0, invoiced: 0 },
    { code: 'ERR_ADVANCE_EXCEEDS_REMAINING', name: 'over a cent more than is left', share: 50_00, invoiced: 50_01 },
  ];

  for (const { code, name, share, invoiced } of refusals)
    it(`${name} is refused with ${code}`, () => {
      const costs = [createItem(HIGH, 100_00)];
      const before = invoiced === 0 ? [] : [toInvoicedBefore(advance([createItem(HIGH, invoiced)], 100_00), true)];
      const check = () => {
        assertAdvanceFits(advance(costs, share, before), planInvoice(costs, before));
      };
      expect(check).to.throw(Problem, code);
    });

  it('of exactly what is left is accepted', () => {
    const costs = [createItem(HIGH, 100_00)];
    const before = [toInvoicedBefore(advance(costs, 50_00), true)];
    expect(() => {
      assertAdvanceFits(advance(costs, 50_00, before), planInvoice(costs, before));
    }).not.to.throw();
  });
});
