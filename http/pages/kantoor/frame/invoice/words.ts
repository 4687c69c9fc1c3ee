// The words of the forms about an invoice that several pages open.
import { tableOf } from '../../../browser/words.ts';

export const WORDS = tableOf({
  sendHint: [
    'The draft gets its number and its date. It does not change any more.',
    'Het concept krijgt zijn nummer en zijn datum. Daarna verandert het niet meer.',
  ],
  preview: ['Look at the PDF', 'De pdf bekijken'],
  otherTotal: [
    'The booking has changed, and so has this amount. Look again.',
    'De boeking is intussen veranderd, en dit bedrag ook. Kijk nog eens.',
  ],
  nobody: ['Do not mail it', 'Niet mailen'],
  text: ['Text', 'Tekst'],
  tags: ['The service fills in the words in braces.', 'De dienst vult de woorden tussen accolades in.'],
  lacks: ['Its PDF lacks: {names}.', 'Op de pdf ontbreekt: {names}.'],
  unknownTags: [
    'The mail has tags that the service does not know: {names}.',
    'De mail heeft tags die de dienst niet kent: {names}.',
  ],
  method: ['Paid by', 'Betaald met'],
  noMethod: ['Not known', 'Niet bekend'],
  till: ['Till', 'Kassa'],
  noTill: ['None', 'Geen'],
  day: ['Day', 'Dag'],
});
