// The words of confirming and cancelling.
import type { CancellationRefundStatus, RefundWay } from 'boekstaaf';
import { tableOf, type WordPair } from '../../../browser/words.ts';

export const WORDS = tableOf({
  confirm: ['Confirm', 'Bevestigen'],
  confirmNow: ['Confirm the booking', 'Boeking bevestigen'],
  other: ['Change the status', 'Status wijzigen'],
  cancelBooking: ['Cancel the booking', 'Boeking annuleren'],
  cancelNow: ['Cancel the booking now', 'Boeking nu annuleren'],
  keep: ['Keep it', 'Niet annuleren'],
  consequences: [
    'The customer gets a mail about it. Invoices are credited down to the costs, or one is made for them.',
    'De klant krijgt er een mail over. Facturen worden gecrediteerd tot de kosten, of daarvoor wordt er een gemaakt.',
  ],
  reason: ['Reason', 'Reden'],
  owed: ['Costs for the customer', 'Kosten voor de klant'],
  payBack: ['Refund by', 'Terugbetalen'],
  ways: {
    voorstel: ['somebody, later', 'later, door iemand'],
    automatisch: ['the payment provider, at once', 'meteen, door de betaaldienst'],
  } satisfies Record<RefundWay, WordPair>,
  daysBefore: ['Days before', 'Dagen vooraf'],
  terms: ['Terms', 'Voorwaarden'],
  noTerms: ['none: nothing is owed', 'geen: er is niets verschuldigd'],
  step: ['{percentage} % is owed', '{percentage} % is verschuldigd'],
  total: ['Price of the booking', 'Prijs van de boeking'],
  costs: ['Cancelling costs', 'Annuleren kost'],
  paid: ['Was paid', 'Is betaald'],
  goesBack: ['Goes back', 'Gaat terug'],
  cancelled: ['Cancelled', 'Geannuleerd'],
  by: ['By', 'Door'],
  customer: ['the customer', 'de klant'],
  refunds: {
    voorgesteld: ['waits for you', 'wacht op u'],
    aangevraagd: ['asked of the payment provider', 'gevraagd bij de betaaldienst'],
    betaald: ['paid back', 'terugbetaald'],
    afgewezen: ['dismissed', 'afgewezen'],
  } satisfies Record<CancellationRefundStatus, WordPair>,
});
