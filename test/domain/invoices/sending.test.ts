// When scheduled jobs create and send drafts of invoices.
import { expect } from 'chai';
import { isDraftDue, isSendingDue } from '../../../domain/invoices/sending.ts';

const booking = {
  status: 'definitief',
  datum: '2026-02-25',
  factureren: true,
  conceptfactuur_na_dagen: null,
  drafted_on: null,
} as const;
const company = { factureren_na_dagen: 5 };

describe('the draft of a booking', () => {
  for (const [label, members, today, expected] of [
    ['before its day', {}, '2026-03-01', false],
    ["on its company's day", {}, '2026-03-02', true],
    ['on its own day', { conceptfactuur_na_dagen: 0 }, '2026-02-25', true],
    ['31 days late', {}, '2026-04-02', true],
    ['32 days late', {}, '2026-04-03', false],
    ['that was dealt with', { drafted_on: '2026-03-02' }, '2026-03-03', false],
    ['that is not to be invoiced', { factureren: false }, '2026-03-02', false],
    ['that is done', { status: 'voltooid' }, '2026-03-02', true],
    ['that is not confirmed', { status: 'optie' }, '2026-03-02', false],
    ['that is cancelled', { status: 'geannuleerd' }, '2026-03-02', false],
  ] as const) {
    it(`${label} is ${expected ? '' : 'not '}due`, () => {
      expect(isDraftDue({ ...booking, ...members }, company, today)).to.equal(expected);
    });
  }
});

describe('the sending of an invoice', () => {
  for (const [status, day, expected] of [
    ['concept', '2026-03-02', true],
    ['concept', '2026-03-03', false],
    ['concept', null, false],
    ['verzonden', '2026-03-02', false],
  ] as const) {
    it(`that is ${status}, on ${String(day)}, is ${expected ? '' : 'not '}due on 2 March`, () => {
      expect(isSendingDue({ status, verstuur_factuur_op: day }, '2026-03-02')).to.equal(expected);
    });
  }
});
