// The words of the search.
import { tableOf } from '../../browser/words.ts';

export const WORDS = tableOf({
  title: ['Find', 'Zoeken'],
  label: ['Find a customer, booking, invoice or voucher', 'Zoek een klant, boeking, factuur of voucher'],
  short: ['Find', 'Zoeken'],
  kinds: {
    customer: ['Customers', 'Klanten'],
    booking: ['Bookings', 'Boekingen'],
    invoice: ['Invoices', 'Facturen'],
    voucher: ['Vouchers', 'Vouchers'],
  },
  none: ['Nothing begins with “{text}”.', 'Niets begint met “{text}”.'],
  tooShort: [
    'Type two letters or digits at least: of a name, a phone number, a reference, an invoice or a code.',
    'Typ minstens twee letters of cijfers: van een naam, telefoonnummer, referentie, factuur of code.',
  ],
  count: ['{count} found', '{count} gevonden'],
});
