// The tags about the sender of a letter.
import type { Formats } from './formats.ts';
import type { InvoiceSender } from './letter.ts';

export const SENDER_TAGS = [
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
] as const;

/** All tags about the sender with their texts; missing ones are empty. */
export function fillSenderTags(sender: InvoiceSender, formats: Formats): Record<(typeof SENDER_TAGS)[number], string> {
  return {
    bedrijf_naam: sender.naam,
    bedrijf_slogan: sender.slogan ?? '',
    bedrijf_adres: sender.adres ?? '',
    bedrijf_postcode: sender.postcode ?? '',
    bedrijf_plaats: sender.plaats ?? '',
    bedrijf_telefoon: sender.telefoon ?? '',
    bedrijf_email: sender.email ?? '',
    bedrijf_website: sender.website ?? '',
    bedrijf_iban: sender.iban === null ? '' : formats.iban(sender.iban),
    bedrijf_bic: sender.bic ?? '',
    bedrijf_btw_nummer: sender.btw_nummer ?? '',
    bedrijf_kvk_nummer: sender.kvk_nummer ?? '',
  };
}
