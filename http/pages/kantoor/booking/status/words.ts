// The words of confirming and cancelling.
import type { CancellationRefundStatus, RefundWay } from 'boekstaaf';
import type { Table } from '../../../browser/words.ts';

const en = {
  confirm: 'Confirm',
  confirmNow: 'Confirm the booking',
  other: 'Change the status',
  cancelBooking: 'Cancel the booking',
  cancelNow: 'Cancel the booking now',
  keep: 'Keep it',
  reason: 'Reason',
  owed: 'Costs for the customer',
  payBack: 'Refund by',
  ways: { voorstel: 'somebody, later', automatisch: 'the payment provider, at once' } satisfies Record<
    RefundWay,
    string
  >,
  daysBefore: 'Days before',
  terms: 'Terms',
  noTerms: 'none: nothing is owed',
  step: '{percentage} % is owed',
  total: 'Price of the booking',
  costs: 'Cancelling costs',
  paid: 'Was paid',
  goesBack: 'Goes back',
  cancelled: 'Cancelled',
  by: 'By',
  customer: 'the customer',
  refunds: {
    voorgesteld: 'waits for you',
    aangevraagd: 'asked of the payment provider',
    betaald: 'paid back',
    afgewezen: 'dismissed',
  } satisfies Record<CancellationRefundStatus, string>,
};

const nl: typeof en = {
  confirm: 'Bevestigen',
  confirmNow: 'Boeking bevestigen',
  other: 'Status wijzigen',
  cancelBooking: 'Boeking annuleren',
  cancelNow: 'Boeking nu annuleren',
  keep: 'Niet annuleren',
  reason: 'Reden',
  owed: 'Kosten voor de klant',
  payBack: 'Terugbetalen',
  ways: { voorstel: 'later, door iemand', automatisch: 'meteen, door de betaaldienst' },
  daysBefore: 'Dagen vooraf',
  terms: 'Voorwaarden',
  noTerms: 'geen: er is niets verschuldigd',
  step: '{percentage} % is verschuldigd',
  total: 'Prijs van de boeking',
  costs: 'Annuleren kost',
  paid: 'Is betaald',
  goesBack: 'Gaat terug',
  cancelled: 'Geannuleerd',
  by: 'Door',
  customer: 'de klant',
  refunds: {
    voorgesteld: 'wacht op u',
    aangevraagd: 'gevraagd bij de betaaldienst',
    betaald: 'terugbetaald',
    afgewezen: 'afgewezen',
  },
};

export const WORDS: Table<typeof en> = { en, nl };
