// Refunds as tables of cases: the refundable amount, the invoices that record it, and money that providers paid back.
import { expect } from 'chai';
import { outcomeOf } from '../../../domain/online/payment.ts';
import { calculateRefundable, planRefundParts, type RefundProgress } from '../../../domain/online/refund.ts';
import { asCents } from '../../../domain/values/money.ts';

const createRefund = (amount: number, status: RefundProgress = 'refunded') => ({ amount: asCents(amount), status });
const createInvoice = (id: number, total: number, paidAmount: number) => ({
  id,
  total: asCents(total),
  paid: asCents(paidAmount),
});

describe('the refundable amount of a payment', () => {
  const payment = { status: 'paid', amount: asCents(10_000), received: null, returned: asCents(0) } as const;
  const cases = [
    ['all that was paid', payment, [], 10_000],
    [
      'less what was asked for, but what failed',
      payment,
      [createRefund(2_000, 'pending'), createRefund(3_000, 'failed')],
      8_000,
    ],
    ['less what others paid back', { ...payment, returned: asCents(2_500) }, [], 7_500],
    ['less what we and others paid back', { ...payment, returned: asCents(2_500) }, [createRefund(2_000)], 7_500],
    [
      'less ours, which the provider does not count yet',
      { ...payment, returned: asCents(500) },
      [createRefund(2_000)],
      8_000,
    ],
    ['nothing, never less', { ...payment, returned: asCents(12_000) }, [], 0],
    ['nothing of what was not paid', { ...payment, status: 'expired' }, [], 0],
    ['what came in where that was another amount', { ...payment, status: 'failed', received: asCents(700) }, [], 700],
  ] as const;

  for (const [name, refundedPayment, refunds, refundable] of cases)
    it(`is ${name}`, () => {
      expect(calculateRefundable(refundedPayment, refunds)).to.equal(refundable);
    });
});

describe('a refund', () => {
  const cases = [
    ['is taken off the invoice that was paid', 4_000, [createInvoice(7, 10_000, 10_000)], [[7, -4_000]]],
    [
      'pays a credit first',
      6_000,
      [createInvoice(7, 10_000, 10_000), createInvoice(8, -4_000, 0)],
      [
        [8, -4_000],
        [7, -2_000],
      ],
    ],
    [
      'pays what is open of a credit',
      2_500,
      [createInvoice(8, -4_000, -2_000), createInvoice(7, 10_000, 10_000)],
      [
        [8, -2_000],
        [7, -500],
      ],
    ],
    [
      'pays credits in their order',
      3_000,
      [createInvoice(9, -2_000, 0), createInvoice(8, -2_000, 0)],
      [
        [8, -2_000],
        [9, -1_000],
      ],
    ],
    [
      'takes what another invoice was paid too much, and then the rest',
      4_000,
      [createInvoice(6, 9_000, 10_000), createInvoice(7, 10_000, 10_500)],
      [
        [6, -1_000],
        [7, -3_000],
      ],
    ],
    [
      'takes nothing off another invoice',
      4_000,
      [createInvoice(6, 9_000, 9_000), createInvoice(7, 10_000, 3_000)],
      undefined,
    ],
    ['does not fit where the money was given back already', 4_000, [createInvoice(7, 10_000, 0)], undefined],
  ] as const;
  for (const [name, amount, invoices, parts] of cases)
    it(name, () => {
      const plan = planRefundParts(asCents(amount), 7, invoices);
      expect(plan?.map(({ invoice_id, bedrag }) => [invoice_id, bedrag])).to.deep.equal(parts);
    });
});

describe('money that a provider paid back', () => {
  const storedPayment = {
    status: 'paid',
    amount: asCents(10_000),
    received: null,
    returned: asCents(0),
    error: 'Look.',
  } as const;
  const reported = { status: 'paid', amount: asCents(10_000), currency: 'EUR' } as const;

  const errorOf = (returnedAmount: number, refunding: number) => {
    const outcome = outcomeOf(storedPayment, { ...reported, returned: asCents(returnedAmount) }, asCents(refunding));
    return outcome.kind === 'unchanged' ? undefined : outcome.error;
  };

  it('is reported as far as we did not request it', () => {
    expect(errorOf(2_000, 2_000)).to.equal('Look.');
    expect(errorOf(1_000, 2_000)).to.equal('Look.');
    expect(errorOf(5_000, 2_000)).to.equal('The provider paid 30.00 back: record it on the invoice.');
  });
});
