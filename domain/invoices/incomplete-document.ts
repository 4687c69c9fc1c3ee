// Finds the facts about seller and customer that the document of an invoice must say and does not.
import { findDoubtfulCodes } from '../values/party-codes.ts';
import type { InvoicePrint } from './invoice-document.ts';

const COMPANY_MEMBERS = ['adres', 'postcode', 'plaats', 'btw_nummer', 'iban'] as const;
const CUSTOMER_MEMBERS = ['adres', 'postcode', 'plaats'] as const;

/**
 * The members of company and customer that an invoice had to copy and that were empty, such as `klant.adres`. The codes that cannot
 * be right come with them, such as `bedrijf.iban`. None if the document is complete. An e-invoice needs more: ubl-parties.ts.
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
