// The tags in texts on and about an invoice, with the values that the invoice prints.
import { calculateDueDate, remainderOf, type PrintedInvoice } from './invoice-document.ts';
import { formatReference } from './structured-reference.ts';
import type { Formats } from '../values/formats.ts';
import { SENDER_TAGS, fillSenderTags } from '../values/letter-tags.ts';

export const INVOICE_TAGS = [
  ...SENDER_TAGS,
  'contact_naam',
  'contactpersoon_naam',
  'factuur_nummer',
  'factuur_datum',
  'factuur_vervaldatum',
  'factuur_bedrag',
  'factuur_resterend_bedrag',
  'factuur_betalingskenmerk',
  'uitje_nummer',
  'uitje_datum',
  'arrangement_naam',
] as const;

type InvoiceTag = (typeof INVOICE_TAGS)[number];

/** All tags with their texts; those that the invoice lacks are empty. */
export function fillInvoiceTags(invoice: PrintedInvoice, formats: Formats): Record<InvoiceTag, string> {
  const { afzender, geadresseerde, uitje } = invoice.afdruk;
  const formatDate = (text: string | null): string => (text === null ? '' : formats.date(text));

  return {
    ...fillSenderTags(afzender, formats),
    contact_naam: geadresseerde.naam,
    contactpersoon_naam: geadresseerde.contactpersoon ?? '',
    factuur_nummer: invoice.factuur_nummer ?? '',
    factuur_datum: formatDate(invoice.datum),
    factuur_vervaldatum: formatDate(calculateDueDate(invoice)),
    factuur_bedrag: formats.money(invoice.calculated_totaalbedrag_inclusief_btw),
    factuur_resterend_bedrag: formats.money(remainderOf(invoice)),
    factuur_betalingskenmerk: invoice.datum === null ? '' : formatReference(invoice.afdruk.betalingskenmerk),
    uitje_nummer: uitje.referentie,
    uitje_datum: formatDate(uitje.datum),
    arrangement_naam: uitje.arrangement,
  };
}
