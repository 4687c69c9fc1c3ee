// Finds the facts about seller and customer that an invoice must print and that are missing.
import { findDoubtfulCodes } from '../values/party-codes.ts';
import type { InvoicePrint } from './invoice-document.ts';

const COMPANY_MEMBERS = ['adres', 'postcode', 'plaats', 'btw_nummer', 'iban'] as const;
const CUSTOMER_MEMBERS = ['adres', 'postcode', 'plaats'] as const;

/**
 * Returns the empty members of company and customer that an invoice must print, such as `klant.adres`. Invalid codes
 * are included, such as `bedrijf.iban`. Empty for a complete document. An e-invoice needs more: ubl-parties.ts.
 */
export function findMissingMembers({ afzender, geadresseerde }: InvoicePrint): string[] {
  return [
    ...COMPANY_MEMBERS.filter((member) => isBlank(afzender[member])).map((member) => `bedrijf.${member}`),
    ...findDoubtfulCodes(afzender).map((member) => `bedrijf.${member}`),
    ...CUSTOMER_MEMBERS.filter((member) => isBlank(geadresseerde[member])).map((member) => `klant.${member}`),
    ...findDoubtfulCodes(geadresseerde).map((member) => `klant.${member}`),
  ];
}

function isBlank(text: string | null): boolean {
  return text === null || text.trim() === '';
}
