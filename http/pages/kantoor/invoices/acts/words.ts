// The words of what one does with an invoice.
import type { Table } from '../../../browser/words.ts';

const en = {
  send: 'Send',
  to: 'To',
  sent: '{name} was sent.',
  pay: 'Record a payment',
  payButton: 'Record',
  paid: '{amount} was recorded for {name}.',
  remind: 'Remind',
  remindHint: 'This mail goes out once more, as it is, with its attachments.',
  again: 'Send once more',
  reminded: '{name} was mailed once more.',
  credit: 'Credit',
  creditHint: 'This makes a draft. Look at it, and send it.',
  creditButton: 'Make the draft',
  parts: { part: 'A part', all: 'All that is left' },
  orAmount: 'or an amount',
  reason: 'Reason, printed on it',
  settle: 'What is open',
  settling: { ja: 'Settle it with the credit invoice', nee: 'Leave it open' },
  remove: 'Delete the draft',
  removeHint: 'The booking can be invoiced again afterwards.',
  removed: 'The draft was deleted.',
};

const nl: typeof en = {
  send: 'Versturen',
  to: 'Aan',
  sent: '{name} is verstuurd.',
  pay: 'Betaling boeken',
  payButton: 'Boeken',
  paid: '{amount} is geboekt voor {name}.',
  remind: 'Herinneren',
  remindHint: 'Deze mail gaat nog eens uit, zoals die is, met de bijlagen.',
  again: 'Nog eens versturen',
  reminded: '{name} is nog eens gemaild.',
  credit: 'Crediteren',
  creditHint: 'Dit maakt een concept. Bekijk het en verstuur het.',
  creditButton: 'Concept maken',
  parts: { part: 'Een deel', all: 'Alles wat over is' },
  orAmount: 'of een bedrag',
  reason: 'Reden, staat erop',
  settle: 'Wat open staat',
  settling: { ja: 'Verrekenen met de creditfactuur', nee: 'Open laten' },
  remove: 'Concept verwijderen',
  removeHint: 'De boeking kan daarna opnieuw worden gefactureerd.',
  removed: 'Het concept is verwijderd.',
};

export const WORDS: Table<typeof en> = { en, nl };
