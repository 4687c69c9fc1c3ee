// When a payment reminder is due.
import { expect } from 'chai';
import { selectDueReminder, type RemindableInvoice } from '../../../domain/invoices/reminder.ts';

const invoice: RemindableInvoice = {
  status: 'verzonden',
  datum: '2026-03-10',
  betaaltermijn: 14,
  crediteert_factuur_id: null,
  herinnering1: null,
  herinnering2: null,
};
const cases: readonly (readonly [
  what: string,
  changes: Partial<RemindableInvoice>,
  today: string,
  due: string | null,
])[] = [
  ['not on the due date', {}, '2026-03-24', null],
  ['first on the day after it', {}, '2026-03-25', 'first_reminder'],
  ['first when it could not be sent before', {}, '2026-04-25', 'first_reminder'],
  ['never of long ago', {}, '2026-04-26', null],
  ['by its own term', { betaaltermijn: 0 }, '2026-03-11', 'first_reminder'],
  ['never before its date is over', { betaaltermijn: -30 }, '2026-03-10', null],
  ['after its date, when the term is less than nothing', { betaaltermijn: -30 }, '2026-03-11', 'first_reminder'],
  ['of what is partly paid', { status: 'deels_betaald' }, '2026-03-25', 'first_reminder'],
  ['not of what is paid', { status: 'betaald' }, '2026-03-25', null],
  ['not of drafts', { status: 'concept', datum: null }, '2026-03-25', null],
  ['not of credit invoices', { crediteert_factuur_id: 3 }, '2026-03-25', null],
  ['not 13 days after the first', { herinnering1: '2026-03-25' }, '2026-04-07', null],
  ['again 14 days after the first', { herinnering1: '2026-03-25' }, '2026-04-08', 'second_reminder'],
  ['again 14 days after the first that was late', { herinnering1: '2026-04-01' }, '2026-04-08', null],
  ['not again of long ago', { herinnering1: '2026-03-25' }, '2026-05-10', null],
  ['never a third time', { herinnering1: '2026-03-25', herinnering2: '2026-04-08' }, '2026-04-22', null],
];

describe('a payment reminder is due', () => {
  for (const [label, changes, today, due] of cases)
    it(label, () => {
      expect(selectDueReminder({ ...invoice, ...changes }, today)).to.equal(due);
    });
});
