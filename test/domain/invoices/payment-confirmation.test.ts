// The mail that confirms payments, as cases: by method, amount and invoice.
import { expect } from 'chai';
import { mergeConfirmedPayments } from '../../../domain/invoices/payment-confirmation.ts';
import { zoneOf } from '../../../domain/values/calendar.ts';
import { asCents } from '../../../domain/values/money.ts';
import type { Instant } from '../../../generated/types.ts';

const methods = new Map([
  [1, { naam: 'Pin', bevestiging_mailen: true }],
  [2, { naam: 'Contant', bevestiging_mailen: true }],
  [3, { naam: 'Stil', bevestiging_mailen: false }],
]);
const createPayment = (bedrag: number, betaalmethode_id: number | null, wanneer = '2026-03-09T22:30:00.000Z') => {
  return { bedrag: asCents(bedrag), betaalmethode_id, wanneer: wanneer as Instant };
};

describe('the confirmation of payments', () => {
  const cases = [
    { name: 'one payment', recorded: [createPayment(10_00, 1)], says: [10_00, '2026-03-09', 'Pin'] },
    {
      name: 'its local date',
      recorded: [createPayment(1, 1, '2026-03-09T23:30:00.000Z')],
      says: [1, '2026-03-10', 'Pin'],
    },
    {
      name: 'several, each method once',
      recorded: [createPayment(1, 1), createPayment(2, 2), createPayment(4, 1)],
      says: [7, '2026-03-09', 'Pin, Contant'],
    },
    {
      // There is no method 9.
      name: 'only methods that ask for it',
      recorded: [createPayment(1, 1), createPayment(2, 3), createPayment(4, null), createPayment(8, 9)],
      says: [1, '2026-03-09', 'Pin'],
    },
    {
      name: 'no money that goes back',
      recorded: [createPayment(-5, 1), createPayment(2, 2)],
      says: [2, '2026-03-09', 'Contant'],
    },
    { name: 'nothing without such a method', recorded: [createPayment(2, 3)], says: undefined },
    { name: 'nothing that only goes back', recorded: [createPayment(-2, 1)], says: undefined },
    { name: 'nothing without payments', recorded: [], says: undefined },
    { name: 'nothing on a credit invoice', total: -10, recorded: [createPayment(2, 1)], says: undefined },
    { name: 'nothing on an invoice of nothing', total: 0, recorded: [createPayment(2, 1)], says: undefined },
  ];
  for (const { name, total = 100, recorded, says } of cases)
    it(name, () => {
      const confirmation = mergeConfirmedPayments(asCents(total), recorded, methods, zoneOf('Europe/Amsterdam'));
      expect(confirmation && [confirmation.bedrag, confirmation.datum, confirmation.betaalmethode]).to.deep.equal(says);
    });
});
