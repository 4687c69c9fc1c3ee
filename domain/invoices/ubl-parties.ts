// The parties of an electronic invoice: what it must know of them, and how it writes them.
import type { InvoicePrint, PrintedInvoice } from './invoice-document.ts';
import { legalEntity, peppolAddress, tradeRegisterNumber, vatNumber } from './peppol-address.ts';
import { isCountry, wrongCodes } from '../values/party-codes.ts';
import { partsOf } from '../values/peppol-id.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { texts, type UblElement } from './ubl-text.ts';

type UblSeller = InvoicePrint['afzender'];
type UblCustomer = InvoicePrint['geadresseerde'];

/** An address that is nobody's: the standard demands one, and knows none for somebody without a number. */
const NO_ADDRESS = '0088:0000000000000';

/** Throws ERR_E_INVOICE_INCOMPLETE with everything that `missingForUbl` finds. */
export function assertComplete(invoice: PrintedInvoice): void {
  refuseIfAny(missingForUbl(invoice));
}

/**
 * Everything that the invoice would have had to copy of its company and customer: by the members of those, `bedrijf.iban`
 * or `klant.landcode`.
 */
export function missingForUbl({ afdruk, btw_verlegd, vat }: PrintedInvoice): ProblemDetail[] {
  const { afzender, geadresseerde } = afdruk;
  const problems: ProblemDetail[] = [];

  const need = (isThere: boolean, field: string, what: string): void => {
    if (isThere) return;
    const message = `An e-invoice needs ${what}: add it, credit this invoice and create a new one.`;
    problems.push({ code: 'ERR_E_INVOICE_INCOMPLETE', message, field });
  };

  const needed = ['adres', 'postcode', 'plaats', 'landcode', 'iban'] as const;
  const wrong = wrongCodes({ landcode: afzender.landcode, iban: afzender.iban });
  for (const member of needed) {
    const isThere = isText(afzender[member]) && !wrong.some((each) => each === member);
    need(isThere, `bedrijf.${member}`, `${MEMBER_WORDS[member]} of the company`);
  }

  const isDutch = afzender.landcode === 'NL';
  if (isDutch)
    need(tradeRegisterNumber(afzender) !== null, 'bedrijf.kvk_nummer', 'the trade register number of the company');

  const charges = btw_verlegd || vat.some(({ btw_percentage }) => btw_percentage > 0);
  if (charges || !isDutch)
    need(vatNumber(afzender) !== null, 'bedrijf.btw_nummer', 'the VAT number of the company, with its country first,');
  need(isCountry(geadresseerde.landcode ?? ''), 'klant.landcode', 'the country of the customer');
  for (const member of ['adres', 'postcode', 'plaats'] as const)
    if (geadresseerde.landcode === 'NL')
      need(isText(geadresseerde[member]), `klant.${member}`, `${MEMBER_WORDS[member]} of the customer`);

  if (btw_verlegd) need(vatNumber(geadresseerde) !== null, 'klant.btw_nummer', 'the VAT number of the customer');
  return problems;
}

const MEMBER_WORDS = {
  adres: 'the street',
  postcode: 'the postal code',
  plaats: 'the town',
  landcode: 'the country',
  iban: 'the account number',
} as const;

/** The addresses that a document is sent from and to, where they are others than those that the invoice copied. */
export interface UblRoute {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The selling party; `assertComplete` has found nothing missing. */
export function supplier(afzender: UblSeller, { from }: UblRoute = {}): UblElement {
  return {
    'cac:Party': {
      'cbc:EndpointID': identified(from ?? peppolAddress(afzender) ?? NO_ADDRESS),
      'cac:PartyName': { 'cbc:Name': texts(afzender.naam) },
      'cac:PostalAddress': postal(afzender),
      ...taxScheme(afzender),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': texts(afzender.bank_tnv ?? afzender.naam),
        ...companyId(legalEntity(afzender)),
      },
      'cac:Contact': contact(afzender.naam, afzender.telefoon, afzender.email),
    },
  };
}

/** The buying party. */
export function customer(geadresseerde: UblCustomer, { to }: UblRoute = {}): UblElement {
  const { naam, contactpersoon, email } = geadresseerde;
  return {
    'cac:Party': {
      'cbc:EndpointID': identified(to ?? peppolAddress(geadresseerde) ?? NO_ADDRESS),
      'cac:PartyName': { 'cbc:Name': texts(naam) },
      'cac:PostalAddress': postal(geadresseerde),
      ...taxScheme(geadresseerde),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': texts(naam),
        ...companyId(legalEntity(geadresseerde)),
      },
      ...(isText(contactpersoon) || isText(email) ? { 'cac:Contact': contact(contactpersoon, null, email) } : {}),
    },
  };
}

function isText(text: string | null): text is string {
  return text !== null && texts(text) !== '';
}

function identified(address: string): UblElement {
  const [scheme, id] = partsOf(address);
  return { '@schemeID': scheme, '#': id };
}

function companyId(number: string | null): UblElement {
  return number === null ? {} : { 'cbc:CompanyID': identified(number) };
}

function postal({
  adres,
  plaats,
  postcode,
  landcode,
}: Pick<UblSeller, 'adres' | 'plaats' | 'postcode' | 'landcode'>): UblElement {
  return {
    ...(isText(adres) ? { 'cbc:StreetName': texts(adres) } : {}),
    ...(isText(plaats) ? { 'cbc:CityName': texts(plaats) } : {}),
    ...(isText(postcode) ? { 'cbc:PostalZone': texts(postcode) } : {}),
    'cac:Country': { 'cbc:IdentificationCode': landcode ?? '' },
  };
}

function taxScheme(party: Pick<UblSeller, 'btw_nummer'>): UblElement {
  const number = vatNumber(party);
  if (number === null) return {};
  return { 'cac:PartyTaxScheme': { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } };
}

function contact(name: string | null, telephone: string | null, email: string | null): UblElement {
  return {
    ...(isText(name) ? { 'cbc:Name': texts(name) } : {}),
    ...(isText(telephone) ? { 'cbc:Telephone': texts(telephone) } : {}),
    ...(isText(email) ? { 'cbc:ElectronicMail': texts(email) } : {}),
  };
}
