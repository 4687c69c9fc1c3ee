// Charges of an invoice by its terms, as cases: the whole, advances, and refusals.
import { expect } from 'chai';
import { planCharge, planUncheckedCharge } from '../../../domain/invoices/charge.ts';
import type { InvoicedBefore } from '../../../domain/invoices/invoice.ts';
import type { ChargedItem } from '../../../domain/invoices/invoice-lines.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { toBasisPoints, toTenThousandths } from '../../support/amounts.ts';
import { asCents, HUNDRED_PERCENT } from '../../../domain/values/money.ts';

const THIRTY_PERCENT = toBasisPoints(30_00);
const item: ChargedItem = {
  type: 'item',
  naam: 'Klimmen',
  kortingspercentage: toBasisPoints(0),
  kortingomschrijving: null,
  aantal: 1,
  bedrag: toTenThousandths(121_0000),
  btw_percentage: toBasisPoints(21_00),
  product_id: 1,
  boekingsregel_id: null,
};
/** Creates a finalised invoice that charged this amount of the booking after its credits, in cents. */
const createInvoicedBefore = (gross: number, btw_verlegd = false): InvoicedBefore => {
  const vat = {
    btw_percentage: toBasisPoints(21_00),
    gross: asCents(gross),
    vat: asCents(Math.round((gross * 21) / 121)),
  };
  const items = [{ naam: 'Klimmen', btw_percentage: toBasisPoints(21_00), product_id: 1, gross: asCents(gross) }];
  return { id: 7, factuur_nummer: '2026-00007', isAdvance: false, btw_verlegd, items, vat: [vat] };
};

describe('the charge of an invoice of a booking', () => {
  const cases = [
    { name: 'all of it', before: [], percentage: HUNDRED_PERCENT, comesTo: 121_00 },
    { name: 'a share of it', before: [], percentage: THIRTY_PERCENT, comesTo: 36_30 },
    { name: 'what is left', before: [createInvoicedBefore(36_30)], percentage: HUNDRED_PERCENT, comesTo: 84_70 },
    {
      name: 'a share of the whole after another one',
      before: [createInvoicedBefore(36_30)],
      percentage: THIRTY_PERCENT,
      comesTo: 36_30,
    },
    {
      name: 'all of it, reverse-charged VAT',
      before: [],
      percentage: HUNDRED_PERCENT,
      reverseCharged: true,
      comesTo: 100_00,
    },
    {
      name: 'all of it again, once credited',
      before: [createInvoicedBefore(0, true)],
      percentage: HUNDRED_PERCENT,
      comesTo: 121_00,
    },
    { name: 'money back', before: [createInvoicedBefore(150_00)], percentage: HUNDRED_PERCENT, comesTo: -29_00 },
  ];

  for (const { name, before: earlier, percentage, reverseCharged = false, comesTo } of cases)
    it(name, () => {
      const terms = { voorschot_percentage: percentage, btw_verlegd: reverseCharged };
      expect(planCharge([item], earlier, terms).total).to.equal(comesTo);
      expect(planUncheckedCharge([item], earlier, terms).total).to.equal(comesTo);
    });

  const refusals = [
    { code: 'ERR_BOOKING_FULLY_INVOICED', before: [createInvoicedBefore(121_00)], percentage: HUNDRED_PERCENT },
    { code: 'ERR_BOOKING_FULLY_INVOICED', before: [createInvoicedBefore(121_00, true)], percentage: THIRTY_PERCENT },
    { code: 'ERR_VAT_SHIFT_MISMATCH', before: [createInvoicedBefore(36_30, true)], percentage: HUNDRED_PERCENT },
    { code: 'ERR_VAT_SHIFT_MISMATCH', before: [createInvoicedBefore(36_30, true)], percentage: THIRTY_PERCENT },
    { code: 'ERR_ADVANCE_EXCEEDS_REMAINING', before: [createInvoicedBefore(100_00)], percentage: THIRTY_PERCENT },
    { code: 'ERR_AMOUNT_ZERO', before: [], percentage: toBasisPoints(0) },
  ];

  for (const { code, before: earlier, percentage } of refusals)
    it(`is refused with ${code} at ${String(percentage / 100)} % after ${String(earlier.length)}; a draft is not`, () => {
      const terms = { voorschot_percentage: percentage, btw_verlegd: false };
      expect(() => planCharge([item], earlier, terms)).to.throw(Problem, code);
      expect(() => planUncheckedCharge([item], earlier, terms)).not.to.throw();
    });
});
