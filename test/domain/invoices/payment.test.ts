// Payments as tables of cases and properties: the status of their invoice, and the VAT in each of them.
import { expect } from 'chai';
import fc from 'fast-check';
import { asCents, sum } from '../../../domain/values/money.ts';
import {
  assertAmounts,
  assertPayable,
  determineInvoiceStatus,
  calculateTotalPaid,
  calculateVatAmounts,
  calculateVatOfPayments,
} from '../../../domain/invoices/payment.ts';
import { Problem } from '../../../domain/values/problem.ts';
import { calculateVatInside, type RateTotal } from '../../../domain/values/vat.ts';
import { toBasisPoints } from '../../support/amounts.ts';

const createRateTotal = (percentage: number, gross: number): RateTotal => ({
  btw_percentage: toBasisPoints(percentage),
  gross: asCents(gross),
  vat: calculateVatInside(asCents(gross), toBasisPoints(percentage)),
});
const createShare = (btw: number, bedrag: number) => ({ btw, bedrag });
const amount = fc.integer({ min: -100_000, max: 100_000 }).filter((each) => each !== 0);

/** Draws an invoice: gross per rate, of either sign. */
const anyInvoice = fc
  .uniqueArray(fc.tuple(fc.constantFrom(0, 5_50, 9_00, 21_00), fc.integer({ min: -500_000, max: 500_000 })), {
    selector: ([percentage]) => percentage,
    minLength: 1,
  })
  .map((rates) => rates.map(([percentage, gross]) => createRateTotal(percentage, gross)));

const totalOf = (invoice: readonly RateTotal[]) => sum(invoice.map(({ gross }) => gross));

describe('payments', () => {
  const statuses = [
    { total: 100, paid: 0, is: 'verzonden' },
    { total: 100, paid: -1, is: 'verzonden' },
    { total: 100, paid: 1, is: 'deels_betaald' },
    { total: 100, paid: 99, is: 'deels_betaald' },
    { total: 100, paid: 100, is: 'betaald' },
    { total: 100, paid: 101, is: 'betaald' },
    { total: 0, paid: 0, is: 'betaald' },
    { total: -100, paid: 0, is: 'verzonden' },
    { total: -100, paid: -1, is: 'deels_betaald' },
    { total: -100, paid: -100, is: 'betaald' },
    { total: -100, paid: -101, is: 'betaald' },
    { total: -100, paid: 1, is: 'verzonden' },
  ] as const;

  for (const { total, paid, is } of statuses)
    it(`make an invoice of ${String(total)} with ${String(paid)} paid ${is}`, () => {
      expect(determineInvoiceStatus(asCents(total), asCents(paid))).to.equal(is);
    });

  it('are refused on drafts, on invoices of zero, of amount zero, and back beyond what was paid', () => {
    const refusals: [string, () => unknown][] = [
      ['ERR_INVOICE_NOT_PERMANENT', () => assertPayable('concept', asCents(1))],
      ['ERR_NOTHING_TO_PAY', () => assertPayable('betaald', asCents(0))],
      ['ERR_AMOUNT_ZERO', () => assertAmounts([{ bedrag: asCents(0), field: 'bedrag' }])],
      ['ERR_REFUND_EXCEEDS_PAID', () => calculateTotalPaid(asCents(10), [asCents(5), asCents(-6)], 'bedrag')],
      ['ERR_REFUND_EXCEEDS_PAID', () => calculateTotalPaid(asCents(-10), [asCents(-5), asCents(6)])],
      ['ERR_AMOUNT_TOO_LARGE', () => calculateTotalPaid(asCents(10), [asCents(100_000_000_000), asCents(1)])],
    ];
    for (const [code, refusal] of refusals) expect(refusal).to.throw(Problem, code);
    expect(calculateTotalPaid(asCents(10), [asCents(5), asCents(-5)])).to.equal(0);
    expect(calculateTotalPaid(asCents(-10), [asCents(-5), asCents(5)])).to.equal(0);
  });

  const invoice = [createRateTotal(9_00, 218_00), createRateTotal(21_00, 350_00)]; // 18.00 and 60.74 of VAT.
  const splits = [
    { name: 'in full', payments: [568_00], are: [{ 9: createShare(18_00, 200_00), 21: createShare(60_74, 289_26) }] },
    {
      name: 'in two halves',
      payments: [284_00, 284_00],
      are: [
        { 9: createShare(9_00, 100_00), 21: createShare(30_37, 144_63) },
        { 9: createShare(9_00, 100_00), 21: createShare(30_37, 144_63) },
      ],
    },
    {
      name: 'with too much, which stands under 0',
      payments: [500_00, 100_00, 10_00],
      are: [
        { 9: createShare(15_84, 176_06), 21: createShare(53_47, 254_63) },
        { 9: createShare(2_16, 23_94), 21: createShare(7_27, 34_63), 0: createShare(0, 32_00) },
        { 0: createShare(0, 10_00) },
      ],
    },
    {
      name: 'and give too much back first',
      payments: [600_00, -42_00],
      are: [
        { 9: createShare(18_00, 200_00), 21: createShare(60_74, 289_26), 0: createShare(0, 32_00) },
        { 9: createShare(-32, -3_52), 21: createShare(-1_07, -5_09), 0: createShare(0, -32_00) },
      ],
    },
    {
      name: 'with a cent that goes to the higher rate on a tie',
      invoice: [createRateTotal(9_00, 100), createRateTotal(21_00, 100)],
      payments: [1],
      are: [{ 21: createShare(0, 1) }],
    },
    {
      name: 'on a negative invoice, mirrored',
      invoice: [createRateTotal(9_00, -218_00), createRateTotal(21_00, -350_00)],
      payments: [-284_00, -300_00],
      are: [
        { 9: createShare(-9_00, -100_00), 21: createShare(-30_37, -144_63) },
        { 9: createShare(-9_00, -100_00), 21: createShare(-30_37, -144_63), 0: createShare(0, -16_00) },
      ],
    },
    {
      name: 'at rate 0 together with too much',
      invoice: [createRateTotal(0, 50_00)],
      payments: [60_00],
      are: [{ 0: createShare(0, 60_00) }],
    },
  ];

  for (const { name, payments, are, ...other } of splits)
    it(`are split ${name}`, () => {
      const totals = 'invoice' in other ? other.invoice : invoice;
      expect(calculateVatOfPayments(totals, payments.map(asCents))).to.deep.equal(are);
    });

  it('have the VAT of an invoice per rate, with the rate as a minimal decimal', () => {
    const totals = [createRateTotal(5_50, 10_55), createRateTotal(0, 3_00), createRateTotal(21_00, 0)];
    expect(calculateVatAmounts(totals, false)).to.deep.equal({
      '5.5': createShare(55, 10_00),
      '0': createShare(0, 3_00),
    });
    expect(calculateVatAmounts(totals, true), 'shifted').to.deep.equal({
      '5.5': createShare(0, 10_00),
      '0': createShare(0, 3_00),
    });
  });

  it('contain exactly the VAT of an invoice that is paid in full, in any steps', () => {
    fc.assert(
      fc.property(anyInvoice, fc.array(amount, { maxLength: 8 }), (totals, steps) => {
        const total = totalOf(totals);
        fc.pre(total !== 0);

        const last = total - steps.reduce((all, each) => all + each, 0);
        const payments = [...steps, last].map(asCents);
        const splits = calculateVatOfPayments(totals, payments);

        splits.forEach((split, index) => {
          const parts = Object.values(split).flatMap(({ btw, bedrag }) => [btw, bedrag]);
          expect(sum(parts)).to.equal(payments[index]);
        });
        for (const { btw_percentage, gross, vat } of totals) {
          const parts = splits.flatMap((split) => split[String(btw_percentage / 100)] ?? []);
          expect(sum(parts.map(({ btw }) => btw))).to.equal(vat);
          expect(sum(parts.map(({ bedrag }) => bedrag))).to.equal(gross - vat);
        }
      }),
    );
  });

  it('contain no VAT once all was paid back', () => {
    fc.assert(
      fc.property(anyInvoice, fc.array(amount, { minLength: 1, maxLength: 8 }), (totals, steps) => {
        fc.pre(totalOf(totals) !== 0);
        const back = -steps.reduce((all, each) => all + each, 0);
        const splits = calculateVatOfPayments(totals, [...steps, back].map(asCents));
        for (const key of ['0', '5.5', '9', '21'])
          expect(sum(splits.map((split) => split[key]?.btw ?? asCents(0)))).to.equal(0);
      }),
    );
  });

  it('result in the same status for the same sum, in any steps', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { maxLength: 8 }), (total, payments) => {
        const paidTotal = payments.reduce((all, each) => all + each, 0);
        const status = determineInvoiceStatus(asCents(total), sum(payments.map(asCents)));
        const open = Math.abs(total) - Math.sign(total) * paidTotal;
        expect(status === 'betaald').to.equal(open <= 0);
        expect(status === 'verzonden').to.equal(open >= Math.abs(total));
      }),
    );
  });
});
