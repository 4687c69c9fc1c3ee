// The words of the forms about an invoice that several pages open.
import type { Table } from '../../../browser/words.ts';

const en = {
  sendHint: 'The draft gets its number and its date. It does not change any more.',
  preview: 'Look at the PDF',
  otherTotal: 'The booking changed meanwhile, and so did this amount. Look again.',
  nobody: 'Do not mail it',
  to: 'To',
  text: 'Text',
  tags: 'The service fills in the words in braces.',
  lacks: 'Its PDF lacks: {names}.',
  unknownTags: 'The mail has tags that the service does not know: {names}.',
  method: 'Paid by',
  noMethod: 'Not known',
  till: 'Till',
  noTill: 'None',
  day: 'Day',
};

const nl: typeof en = {
  sendHint: 'Het concept krijgt zijn nummer en zijn datum. Daarna verandert het niet meer.',
  preview: 'De pdf bekijken',
  otherTotal: 'De boeking is intussen veranderd, en dit bedrag ook. Kijk nog eens.',
  nobody: 'Niet mailen',
  to: 'Aan',
  text: 'Tekst',
  tags: 'De dienst vult de woorden tussen accolades in.',
  lacks: 'Op de pdf ontbreekt: {names}.',
  unknownTags: 'De mail heeft tags die de dienst niet kent: {names}.',
  method: 'Betaald met',
  noMethod: 'Niet bekend',
  till: 'Kassa',
  noTill: 'Geen',
  day: 'Dag',
};

export const WORDS: Table<typeof en> = { en, nl };
