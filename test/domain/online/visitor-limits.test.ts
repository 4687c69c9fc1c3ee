// Limits on unpaid orders of visitors: the refusal at each count, and its field.
import { expect } from 'chai';
import { assertMayAwaitPayment, assertMayReserve, assertMayOrder } from '../../../domain/online/visitor-limits.ts';
import { Problem } from '../../../domain/values/problem.ts';

const LIMITS = { network: 30, mailbox: 10 };

/** Returns a refusal as `CODE field limit`, or `passes`. */
function describeRefusal(refuse: () => void): string {
  try {
    refuse();
    return 'passes';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const [{ code, field = '-', params = {} } = { code: 'none' }] = error.problems;
    return `${code} ${field} ${'limit' in params ? JSON.stringify(params['limit']) : '-'}`;
  }
}

describe('the limits of visitors', () => {
  const reservationCases = [
    [1, 0, 'passes'],
    [30, 10, 'passes'],
    [31, 1, 'ERR_VISITOR_LIMIT - 30'],
    [11, 11, 'ERR_VISITOR_LIMIT mail 10'],
    [31, 11, 'ERR_VISITOR_LIMIT - 30'],
  ] as const;

  for (const [network, mailbox, outcome] of reservationCases)
    it(`on a day, with ${String(network)} of a network and ${String(mailbox)} of a mailbox: ${outcome}`, () => {
      expect(
        describeRefusal(() => {
          assertMayReserve({ network, mailbox }, LIMITS, 'mail');
        }),
      ).to.equal(outcome);
    });

  const awaitingCases = [
    [0, 0, 'passes'],
    [2, 2, 'passes'],
    [3, 0, 'ERR_VISITOR_LIMIT - 3'],
    [0, 3, 'ERR_VISITOR_LIMIT - 3'],
  ] as const;

  for (const [network, mailbox, outcome] of awaitingCases)
    it(`with ${String(network)} and ${String(mailbox)} awaiting payment: ${outcome}`, () => {
      expect(
        describeRefusal(() => {
          assertMayAwaitPayment({ network, mailbox }, 3);
        }),
      ).to.equal(outcome);
    });

  for (const [unpaid, outcome] of [
    [2, 'passes'],
    [3, 'ERR_MAIL_RECIPIENT mail -'],
  ] as const)
    it(`with ${String(unpaid)} unpaid orders of vouchers: ${outcome}`, () => {
      expect(
        describeRefusal(() => {
          assertMayOrder(unpaid, 'mail');
        }),
      ).to.equal(outcome);
    });
});
