// The parties of an electronic invoice: their required facts, and their elements.
import type { InvoicePrint, PrintedInvoice } from './invoice-document.ts';
import { selectLegalEntity, selectPeppolAddress, tradeRegisterNumberOf, vatNumberOf } from './peppol-address.ts';
import { isCountry, findWrongCodes } from '../values/party-codes.ts';
import { partsOf } from '../values/peppol-id.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { cleanText, type UblElement } from './ubl-text.ts';

type UblSeller = InvoicePrint['afzender'];
type UblCustomer = InvoicePrint['geadresseerde'];

/** A dummy address: the standard demands one, also for a party without a number. */
const NO_ADDRESS = '0088:0000000000000';

/** Throws ERR_E_INVOICE_INCOMPLETE with all members that `findMissingForUbl` finds. */
export function assertComplete(invoice: PrintedInvoice): void {
  refuseIfAny(findMissingForUbl(invoice));
}

/**
 * The members that the electronic invoice requires of company and customer and that are missing, such as `bedrijf.iban`
 * or `klant.landcode`.
 */
export function findMissingForUbl({ afdruk, btw_verlegd, vat }: PrintedInvoice): ProblemDetail[] {
  const { afzender, geadresseerde } = afdruk;
  const problems: ProblemDetail[] = [];

  const need = (isThere: boolean, field: string, label: string): void => {
    if (isThere) return;
    const message = `An e-invoice needs ${label}: add it, credit this invoice and create a new one.`;
    problems.push({ code: 'ERR_E_INVOICE_INCOMPLETE', message, field });
  };

  const members = ['adres', 'postcode', 'plaats', 'landcode', 'iban'] as const;
  const wrong = findWrongCodes({ landcode: afzender.landcode, iban: afzender.iban });
  for (const member of members) {
    const isThere = isText(afzender[member]) && !wrong.some((each) => each === member);
    need(isThere, `bedrijf.${member}`, `${MEMBER_WORDS[member]} of the company`);
  }

  const isDutch = afzender.landcode === 'NL';
  if (isDutch)
    need(tradeRegisterNumberOf(afzender) !== null, 'bedrijf.kvk_nummer', 'the trade register number of the company');

  const charges = btw_verlegd || vat.some(({ btw_percentage }) => btw_percentage > 0);
  if (charges || !isDutch)
    need(
      vatNumberOf(afzender) !== null,
      'bedrijf.btw_nummer',
      'the VAT number of the company, with its country first,',
    );

  need(isCountry(geadresseerde.landcode ?? ''), 'klant.landcode', 'the country of the customer');
  for (const member of ['adres', 'postcode', 'plaats'] as const)
    if (geadresseerde.landcode === 'NL')
      need(isText(geadresseerde[member]), `klant.${member}`, `${MEMBER_WORDS[member]} of the customer`);

  if (btw_verlegd) need(vatNumberOf(geadresseerde) !== null, 'klant.btw_nummer', 'the VAT number of the customer');
  return problems;
}

const MEMBER_WORDS = {
  adres: 'the street',
  postcode: 'the postal code',
  plaats: 'the town',
  landcode: 'the country',
  iban: 'the account number',
} as const;

/** The sender's and receiver's addresses of a document, where they differ from those that the invoice copied. */
export interface UblRoute {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The selling party; `assertComplete` has passed. */
export function createSupplierElement(afzender: UblSeller, { from }: UblRoute = {}): UblElement {
  return {
    'cac:Party': {
      'cbc:EndpointID': createIdentifierElement(from ?? selectPeppolAddress(afzender) ?? NO_ADDRESS),
      'cac:PartyName': { 'cbc:Name': cleanText(afzender.naam) },
      'cac:PostalAddress': createPostalElement(afzender),
      ...createTaxSchemeElement(afzender),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': cleanText(afzender.bank_tnv ?? afzender.naam),
        ...createCompanyIdElement(selectLegalEntity(afzender)),
      },
      'cac:Contact': createContactElement(afzender.naam, afzender.telefoon, afzender.email),
    },
  };
}

/** The buying party. */
export function createCustomerElement(geadresseerde: UblCustomer, { to }: UblRoute = {}): UblElement {
  const { naam, contactpersoon, email } = geadresseerde;
  return {
    'cac:Party': {
      'cbc:EndpointID': createIdentifierElement(to ?? selectPeppolAddress(geadresseerde) ?? NO_ADDRESS),
      'cac:PartyName': { 'cbc:Name': cleanText(naam) },
      'cac:PostalAddress': createPostalElement(geadresseerde),
      ...createTaxSchemeElement(geadresseerde),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': cleanText(naam),
        ...createCompanyIdElement(selectLegalEntity(geadresseerde)),
      },
      ...(isText(contactpersoon) || isText(email)
        ? { 'cac:Contact': createContactElement(contactpersoon, null, email) }
        : {}),
    },
  };
}

function isText(text: string | null): text is string {
  return text !== null && cleanText(text) !== '';
}

function createIdentifierElement(address: string): UblElement {
  const [scheme, id] = partsOf(address);
  return { '@schemeID': scheme, '#': id };
}

function createCompanyIdElement(number: string | null): UblElement {
  return number === null ? {} : { 'cbc:CompanyID': createIdentifierElement(number) };
}

function createPostalElement({
  adres,
  plaats,
  postcode,
  landcode,
}: Pick<UblSeller, 'adres' | 'plaats' | 'postcode' | 'landcode'>): UblElement {
  return {
    ...(isText(adres) ? { 'cbc:StreetName': cleanText(adres) } : {}),
    ...(isText(plaats) ? { 'cbc:CityName': cleanText(plaats) } : {}),
    ...(isText(postcode) ? { 'cbc:PostalZone': cleanText(postcode) } : {}),
    'cac:Country': { 'cbc:IdentificationCode': landcode ?? '' },
  };
}

function createTaxSchemeElement(party: Pick<UblSeller, 'btw_nummer'>): UblElement {
  const number = vatNumberOf(party);
  if (number === null) return {};
  return { 'cac:PartyTaxScheme': { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } };
}

function createContactElement(name: string | null, telephone: string | null, email: string | null): UblElement {
  return {
    ...(isText(name) ? { 'cbc:Name': cleanText(name) } : {}),
    ...(isText(telephone) ? { 'cbc:Telephone': cleanText(telephone) } : {}),
    ...(isText(email) ? { 'cbc:ElectronicMail': cleanText(email) } : {}),
  };
}
