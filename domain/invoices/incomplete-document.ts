// Finds the members of seller and customer that an invoice must print and that are missing or invalid.
import { findDoubtfulCodes } from '../values/party-codes.ts';
import type { InvoicePrint } from './invoice-document.ts';

const REQUIRED_OF_COMPANY = ['adres', 'postcode', 'plaats', 'btw_nummer', 'iban'] as const;
const REQUIRED_OF_CUSTOMER = ['adres', 'postcode', 'plaats'] as const;

/**
 * Returns the empty members of company and customer that an invoice must print, such as `klant.adres`. Invalid codes
 * are included, such as `bedrijf.iban`. Empty for a complete document. An e-invoice needs more: ubl-parties.ts.
 */
export function findIncompleteMembers({ afzender, geadresseerde }: InvoicePrint): string[] {
  return [
    ...REQUIRED_OF_COMPANY.filter((member) => isBlank(afzender[member])).map((member) => `bedrijf.${member}`),
    ...findDoubtfulCodes(afzender).map((member) => `bedrijf.${member}`),
    ...REQUIRED_OF_CUSTOMER.filter((member) => isBlank(geadresseerde[member])).map((member) => `klant.${member}`),
    ...findDoubtfulCodes(geadresseerde).map((member) => `klant.${member}`),
  ];
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
