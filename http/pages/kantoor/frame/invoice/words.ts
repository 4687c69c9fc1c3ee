// The words of the forms that send and pay an invoice, which several pages open.
import { tableOf } from '../../../browser/words.ts';

export const WORDS = tableOf({
  // Sending a draft
  sendHint: [
    'The draft gets its number and its date. It does not change any more.',
    'Het concept krijgt zijn nummer en zijn datum. Daarna verandert het niet meer.',
  ],
  preview: ['Look at the PDF', 'De pdf bekijken'],
  totalChanged: [
    'The booking has changed, and so has this amount. Look again.',
    'De boeking is intussen veranderd, en dit bedrag ook. Kijk nog eens.',
  ],
  doNotMail: ['Do not mail it', 'Niet mailen'],
  mailText: ['Text', 'Tekst'],
  tagsHint: ['The service fills in the words in braces.', 'De dienst vult de woorden tussen accolades in.'],
  pdfLacks: ['Its PDF lacks: {names}.', 'Op de pdf ontbreekt: {names}.'],
  unknownTags: [
    'The mail has tags that the service does not know: {names}.',
    'De mail heeft tags die de dienst niet kent: {names}.',
  ],

  // Paying an invoice
  method: ['Paid by', 'Betaald met'],
  noMethod: ['Not known', 'Niet bekend'],
  till: ['Till', 'Kassa'],
  noTill: ['None', 'Geen'],
  paymentDay: ['Day', 'Dag'],
});
