// The words of the figures: each table has a title, and a sentence that says what counts.
import type { WordTable } from '../../browser/words.ts';

// Not by `tableOf`, which would take a title with its sentence for a pair of languages.
const en = {
  notForYou: 'Your account sees no figures.',
  period: '{first} to {last}, beside the year before',
  until: 'Until',
  wrongPeriod: 'Write months as 2026-01: the first one not after the last, and 24 at most.',
  none: 'Nothing in this period.',
  all: 'All',
  other: 'Other',
  quarter: 'Quarter {quarter} of {year}: {rate}',
  reverseCharged: 'reverse charged to {number}',
  hours: '{count} hours',
  rows: {
    gefactureerd_bedrag: 'Invoiced, VAT included',
    nog_te_factureren: 'Left to invoice',
    boekingen: 'Confirmed bookings',
    personen: 'People',
  },
  columns: {
    compared: ['This period', 'A year before', 'Change'],
    vat: ['Turnover', 'VAT'],
    ages: ['All', 'Not due', '1 to 30 days', '31 to 60 days', '61 to 90 days', 'Longer'],
  } as const,
  tables: {
    amounts: ['Money', 'Of confirmed bookings, by the day of the activity.'],
    bookings: ['Bookings and people', 'Confirmed bookings, by the day of the activity.'],
    months: ['Revenue by month', 'Finalised invoices by the month of the activity, VAT included.'],
    groups: ['Revenue by product group', 'Finalised invoices by the day of the activity, VAT included.'],
    payments: ['Payments by method', 'By the day on which they came, refunds taken off.'],
    weekdays: ['Bookings by weekday', 'All bookings, cancelled ones too.'],
    places: ['Occupancy by location', 'The share of 12 hours a day in which somebody is there, or below it.'],
    customers: ['Best customers', 'The ten whose confirmed bookings come to most, VAT included.'],
    hours: ['Hours worked', 'Recorded hours of staff, breaks taken off.'],
    vat: ['VAT by quarter', 'The returns of all quarters that the period touches, to the cent.'],
    owed: ['Open amounts of customers', 'Of today, by the days since they were due.'],
  },
};

/** Texts in the shape of others: the same names, and as many columns. */
type ShapeOf<Words> = Words extends string ? string : { readonly [Name in keyof Words]: ShapeOf<Words[Name]> };

/** The words of the figures. */
export type FigureWords = ShapeOf<typeof en>;

const nl: FigureWords = {
  notForYou: 'Uw account ziet geen cijfers.',
  period: '{first} tot en met {last}, naast het jaar ervoor',
  until: 'Tot en met',
  wrongPeriod: 'Schrijf maanden als 2026-01: de eerste niet na de laatste, en hoogstens 24.',
  none: 'Niets in deze periode.',
  all: 'Alles',
  other: 'Overig',
  quarter: 'Kwartaal {quarter} van {year}: {rate}',
  reverseCharged: 'verlegd naar {number}',
  hours: '{count} uur',
  rows: {
    gefactureerd_bedrag: 'Gefactureerd met btw',
    nog_te_factureren: 'Nog te factureren',
    boekingen: 'Definitieve boekingen',
    personen: 'Personen',
  },
  columns: {
    compared: ['Deze periode', 'Een jaar eerder', 'Verschil'],
    vat: ['Omzet', 'Btw'],
    ages: ['Alles', 'Niet vervallen', '1 tot 30 dagen', '31 tot 60 dagen', '61 tot 90 dagen', 'Langer'],
  },
  tables: {
    amounts: ['Geld', 'Van definitieve boekingen, naar de dag van de activiteit.'],
    bookings: ['Boekingen en personen', 'Definitieve boekingen, naar de dag van de activiteit.'],
    months: ['Omzet per maand', 'Definitieve facturen naar de maand van de activiteit, met btw.'],
    groups: ['Omzet per productgroep', 'Definitieve facturen naar de dag van de activiteit, met btw.'],
    payments: ['Betalingen per betaalmethode', 'Naar de dag waarop ze kwamen, met aftrek van wat terugging.'],
    weekdays: ['Boekingen per weekdag', 'Alle boekingen, ook de geannuleerde.'],
    places: ['Bezetting per locatie', 'Het deel van 12 uur per dag waarin er iemand is, of eronder.'],
    customers: ['Beste klanten', 'De tien met het hoogste bedrag aan definitieve boekingen, met btw.'],
    hours: ['Gewerkte uren', 'Geregistreerde uren van personeel, zonder pauzes.'],
    vat: ['Btw per kwartaal', 'De aangiften van alle kwartalen in de periode, tot op de cent.'],
    owed: ['Open bedragen van klanten', 'Van vandaag, naar de dagen sinds ze vervielen.'],
  },
};

export const WORDS: WordTable<FigureWords> = { en, nl };
