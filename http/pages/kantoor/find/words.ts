// The words of the search.
import type { Table } from '../../browser/words.ts';

const en = {
  title: 'Find',
  label: 'Find a customer, booking, invoice or voucher',
  short: 'Find',
  kinds: { customer: 'Customers', booking: 'Bookings', invoice: 'Invoices', voucher: 'Vouchers' },
  none: 'Nothing begins with “{text}”.',
  tooShort: 'Type two letters or digits at least: of a name, a phone number, a reference, an invoice or a code.',
  count: '{count} found',
};

const nl: typeof en = {
  title: 'Zoeken',
  label: 'Zoek een klant, boeking, factuur of voucher',
  short: 'Zoeken',
  kinds: { customer: 'Klanten', booking: 'Boekingen', invoice: 'Facturen', voucher: 'Vouchers' },
  none: 'Niets begint met “{text}”.',
  tooShort: 'Typ minstens twee letters of cijfers: van een naam, telefoonnummer, referentie, factuur of code.',
  count: '{count} gevonden',
};

export const WORDS: Table<typeof en> = { en, nl };
