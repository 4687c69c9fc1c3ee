// A document of every kind and of every difficulty, as it would be drawn.
import { programmeOf } from '../../domain/bookings/programme.ts';
import type { PrintedDocument } from '../../domain/printed-document.ts';
import { zoneOf } from '../../domain/values/calendar.ts';
import { E_INVOICES, createGroup, createItem, createPrintedInvoice } from './e-invoices.ts';
import { BOOKING, createLine, PARTIES } from './programmes.ts';

const PROGRAMME = programmeOf(
  {
    ...BOOKING,
    lines: [
      createLine('Ontvangst met koffie', '2026-10-24T11:30:00.000Z', '2026-10-24T11:30:00.000Z', 4),
      createLine('Nachtwandeling', '2026-10-24T20:00:00.000Z', '2026-10-25T01:30:00.000Z'),
    ],
    kosten_opmerking: 'Neem zwemkleding mee.',
  },
  { ...PARTIES, shows_amounts: true },
  new Map([[4, 'Grote zaal']]),
  zoneOf('Europe/Amsterdam'),
);
const { sender, recipient: addressee, look } = PARTIES;
const card = { valid_until: '2027-03-10', contents: ['4 x Bowlen'] };
const DAYS = [1, 2, 3, 4, 5, 6, 7].map((day) =>
  createGroup(
    `Dag ${String(day)}`,
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => createItem(`Activiteit ${String(n)}`, 20, 12.5 + day, 21)),
  ),
);

const invoices = Object.entries(E_INVOICES).map(([name, invoice]) => [name, { kind: 'invoice', invoice }] as const);

/** By the name of the file that each is written to. */
export const SAMPLES: Readonly<Record<string, PrintedDocument>> = {
  ...Object.fromEntries(invoices),
  'many-pages': { kind: 'invoice', invoice: createPrintedInvoice(DAYS) },
  draft: { kind: 'invoice', invoice: createPrintedInvoice(DAYS, { changes: { factuur_nummer: null, datum: null } }) },
  programme: { kind: 'programme', programme: PROGRAMME },
  vouchers: {
    kind: 'vouchers',
    vouchers: {
      title: 'Dagje uit',
      description: 'Voor vier',
      customer_id: 12,
      sender,
      recipient: addressee,
      look,
      vouchers: ['AAAA-BBBB', 'CCCC-DDDD', 'EEEE-FFFF', 'GGGG-HHHH', 'JJJJ-KKKK'].map((code) => ({ ...card, code })),
    },
  },
};
