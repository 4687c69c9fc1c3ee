// The tags that texts on and about an invoice may hold, from what the invoice prints.
import { dueDate, remainderOf, type PrintedInvoice } from './invoice-document.ts';
import { structuredReference } from './structured-reference.ts';
import type { Formats } from '../values/formats.ts';

export const INVOICE_TAGS = [
  'bedrijf_naam',
  'bedrijf_slogan',
  'bedrijf_adres',
  'bedrijf_postcode',
  'bedrijf_plaats',
  'bedrijf_telefoon',
  'bedrijf_email',
  'bedrijf_website',
  'bedrijf_iban',
  'bedrijf_bic',
  'bedrijf_btw_nummer',
  'bedrijf_kvk_nummer',
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

/** Every tag with its text; what the invoice lacks is empty. */
export function tagsOf(invoice: PrintedInvoice, formats: Formats): Record<InvoiceTag, string> {
  const { afzender, geadresseerde, uitje } = invoice.afdruk;
  const date = (text: string | null): string => (text === null ? '' : formats.date(text));
  return {
    bedrijf_naam: afzender.naam,
    bedrijf_slogan: afzender.slogan ?? '',
    bedrijf_adres: afzender.adres ?? '',
    bedrijf_postcode: afzender.postcode ?? '',
    bedrijf_plaats: afzender.plaats ?? '',
    bedrijf_telefoon: afzender.telefoon ?? '',
    bedrijf_email: afzender.email ?? '',
    bedrijf_website: afzender.website ?? '',
    bedrijf_iban: afzender.iban === null ? '' : formats.iban(afzender.iban),
    bedrijf_bic: afzender.bic ?? '',
    bedrijf_btw_nummer: afzender.btw_nummer ?? '',
    bedrijf_kvk_nummer: afzender.kvk_nummer ?? '',
    contact_naam: geadresseerde.naam,
    contactpersoon_naam: geadresseerde.contactpersoon ?? '',
    factuur_nummer: invoice.factuur_nummer ?? '',
    factuur_datum: date(invoice.datum),
    factuur_vervaldatum: date(dueDate(invoice)),
    factuur_bedrag: formats.money(invoice.calculated_totaalbedrag_inclusief_btw),
    factuur_resterend_bedrag: formats.money(remainderOf(invoice)),
    factuur_betalingskenmerk: invoice.datum === null ? '' : structuredReference(invoice.id),
    uitje_nummer: uitje.referentie,
    uitje_datum: date(uitje.datum),
    arrangement_naam: uitje.arrangement,
  };
}
