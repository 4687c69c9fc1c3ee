// The words of the actions with an invoice.
import { tableOf } from '../../../browser/words.ts';

export const WORDS = tableOf({
  send: ['Send', 'Versturen'],
  sent: ['{name} was sent.', '{name} is verstuurd.'],
  pay: ['Record a payment', 'Betaling boeken'],
  payButton: ['Record', 'Boeken'],
  payBack: ['Pay back', 'Terugbetalen'],
  payBackButton: ['Record the refund', 'Terugbetaling boeken'],
  paid: ['{amount} was recorded for {name}.', '{amount} is geboekt voor {name}.'],
  mail: ['Mail it', 'Mailen'],
  remind: ['Remind', 'Herinneren'],
  kind: ['Mail', 'Mail'],
  kinds: {
    invoice: ['The invoice', 'De factuur'],
    first_reminder: ['First reminder', 'Eerste herinnering'],
    second_reminder: ['Second reminder', 'Tweede herinnering'],
  },
  asBefore: ['Whoever had the last one', 'Wie de vorige kreeg'],
  sendNow: ['Send the mail', 'Mail versturen'],
  mailed: ['{name} was mailed.', '{name} is gemaild.'],
  credit: ['Credit', 'Crediteren'],
  creditHint: ['This makes a draft. Look at it, and send it.', 'Dit maakt een concept. Bekijk het en verstuur het.'],
  creditButton: ['Make the draft', 'Concept maken'],
  parts: {
    part: ['A part', 'Een deel'],
    all: ['All that is left', 'Alles wat over is'],
  },
  orAmount: ['or an amount', 'of een bedrag'],
  reason: ['Reason, printed on it', 'Reden, staat erop'],
  settle: ['What is open', 'Wat open staat'],
  settling: {
    ja: ['Settle it with the credit invoice', 'Verrekenen met de creditfactuur'],
    nee: ['Leave it open', 'Open laten'],
  },
  remove: ['Delete the draft', 'Concept verwijderen'],
  removeHint: ['The booking can be invoiced again afterwards.', 'De boeking kan daarna opnieuw worden gefactureerd.'],
  removed: ['The draft was deleted.', 'Het concept is verwijderd.'],
});
