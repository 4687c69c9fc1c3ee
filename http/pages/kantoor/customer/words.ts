// The words of the page of a customer.
import { tableOf } from '../../browser/words.ts';
import type { FrameWords } from '../frame/words.ts';

export const WORDS = tableOf({
  about: ['Details', 'Gegevens'],
  kind: ['Kind', 'Soort'],
  department: ['Department', 'Afdeling'],
  recipient: ['Invoices to', 'Facturen aan'],
  website: ['Website', 'Website'],
  vat: ['VAT number', 'Btw-nummer'],
  peppol: ['Peppol', 'Peppol'],
  main: ['first contact', 'hoofdcontact'],
  bookings: ['Bookings', 'Boekingen'],
  noBookings: ['There are no bookings.', 'Er zijn geen boekingen.'],
  person: ['1 person', '1 persoon'],
  persons: ['{count} people', '{count} personen'],
  noInvoices: ['There are no invoices.', 'Er zijn geen facturen.'],
  draft: ['Draft', 'Concept'],
  toRefund: ['{amount} to pay back', '{amount} terug te betalen'],
  notes: ['Notes', 'Notities'],
  noNotes: ['Nothing was noted.', 'Er is niets genoteerd.'],
  addNote: ['Add a note', 'Notitie toevoegen'],
  changeNote: ['Change the note of {date}', 'Notitie van {date} wijzigen'],
  kindOfNote: ['Kind', 'Soort'],
  text: ['Note', 'Notitie'],
  place: ['Place', 'Plaats'],
  places: {
    nee: ['By date', 'Op datum'],
    ja: ['Above all others', 'Boven alle andere'],
  },
  kinds: {
    notitie: ['Note', 'Notitie'],
    telefoon: ['Phone call', 'Telefoon'],
    bezoek: ['Visit', 'Bezoek'],
    email: ['Mail', 'Mail'],
    formulier: ['Form', 'Formulier'],
    voorstel: ['Proposal', 'Voorstel'],
  },
  merge: ['Merge with another customer', 'Samenvoegen met een andere klant'],
  mergeGone: [
    '{name} disappears, and {remains} stays. Nobody can undo this. What moves:',
    '{name} verdwijnt en {remains} blijft. Niemand kan dit terugdraaien. Dit verhuist:',
  ],
  nothingMoves: ['Nothing.', 'Niets.'],
  mergeKept: [
    'Bookings that stay with {name}, because they have finalised invoices: {bookings}. Invoices: {invoices}. You find them here.',
    'Boekingen die bij {name} blijven, omdat ze definitieve facturen hebben: {bookings}. Facturen: {invoices}. U vindt ze hier.',
  ],
  mergeFilled: ['What is empty now becomes:', 'Wat nu leeg is, wordt:'],
  mergeNow: ['Merge', 'Samenvoegen'],
  keepBoth: ['Keep both', 'Beide houden'],
  name: ['Name', 'Naam'],
  drafts: ['Drafts of invoices', 'Conceptfacturen'],
  voucherSales: ['Sales of vouchers', 'Verkopen van vouchers'],
});

export type CustomerWords = FrameWords & (typeof WORDS)['en'];
