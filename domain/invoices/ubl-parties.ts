// The parties of an electronic invoice: what it must know of them, and how it writes them.
import type { InvoicePrint, PrintedInvoice } from './invoice-document.ts';
import { refuseIfAny, type ProblemDetail } from '../values/problem.ts';
import { texts, type Element } from './ubl-text.ts';

type Sender = InvoicePrint['afzender'];
type Addressee = InvoicePrint['geadresseerde'];

/** The schemes by which a VAT number is an electronic address, by country. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  ...{ AT: '9914', BE: '9925', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', EE: '9931', ES: '9920', FR: '9957' },
  ...{ GB: '9932', GR: '9933', HR: '9934', HU: '9910', IE: '9935', LT: '9937', LU: '9938', LV: '9939', MT: '9943' },
  ...{ NL: '9944', PL: '9945', PT: '9946', RO: '9947', SI: '9949', SK: '9950', CH: '9927' },
};
const TRADE_REGISTER = '0106';
/** An address that is nobody's: the standard demands one, and knows none for somebody without a number. */
const NOBODY = ['0088', '0000000000000'] as const;

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
  for (const member of needed) need(isText(afzender[member]), `bedrijf.${member}`, `${WORDS[member]} of the company`);
  const isDutch = afzender.landcode === 'NL';
  if (isDutch) need(registered(afzender) !== null, 'bedrijf.kvk_nummer', 'the trade register number of the company');
  const charges = btw_verlegd || vat.some(({ btw_percentage }) => btw_percentage > 0);
  if (charges || !isDutch)
    need(vatNumber(afzender) !== null, 'bedrijf.btw_nummer', 'the VAT number of the company, with its country first,');
  need(isText(geadresseerde.landcode), 'klant.landcode', 'the country of the customer');
  for (const member of ['adres', 'postcode', 'plaats'] as const)
    if (geadresseerde.landcode === 'NL')
      need(isText(geadresseerde[member]), `klant.${member}`, `${WORDS[member]} of the customer`);
  if (btw_verlegd) need(vatNumber(geadresseerde) !== null, 'klant.btw_nummer', 'the VAT number of the customer');
  return problems;
}

const WORDS = {
  adres: 'the street',
  postcode: 'the postal code',
  plaats: 'the town',
  landcode: 'the country',
  iban: 'the account number',
} as const;

/** The selling party; `assertComplete` has found nothing missing. */
export function supplier(afzender: Sender): Element {
  const number = registered(afzender);
  return {
    'cac:Party': {
      'cbc:EndpointID': endpoint(number === null ? vatAddress(afzender) : [TRADE_REGISTER, number]),
      'cac:PartyName': { 'cbc:Name': texts(afzender.naam) },
      'cac:PostalAddress': postal(afzender),
      ...taxScheme(afzender),
      'cac:PartyLegalEntity': {
        'cbc:RegistrationName': texts(afzender.bank_tnv ?? afzender.naam),
        ...(number === null ? {} : { 'cbc:CompanyID': { '@schemeID': TRADE_REGISTER, '#': number } }),
      },
      'cac:Contact': contact(afzender.naam, afzender.telefoon, afzender.email),
    },
  };
}

/** The buying party. */
export function customer(geadresseerde: Addressee): Element {
  const { naam, contactpersoon, email } = geadresseerde;
  return {
    'cac:Party': {
      'cbc:EndpointID': endpoint(vatAddress(geadresseerde) ?? NOBODY),
      'cac:PartyName': { 'cbc:Name': texts(naam) },
      'cac:PostalAddress': postal(geadresseerde),
      ...taxScheme(geadresseerde),
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': texts(naam) },
      ...(isText(contactpersoon) || isText(email) ? { 'cac:Contact': contact(contactpersoon, null, email) } : {}),
    },
  };
}

function isText(text: string | null): text is string {
  return text !== null && texts(text) !== '';
}

/** A VAT number without blanks and dots; null when it does not begin with a country. */
function vatNumber({ btw_nummer }: Pick<Sender, 'btw_nummer'>): string | null {
  const plain = (btw_nummer ?? '').replace(/[\s.-]/g, '').toUpperCase();
  return /^[A-Z]{2}[0-9A-Z+*]{2,13}$/.test(plain) ? plain : null;
}

/** The number in the Dutch trade register. */
function registered({ landcode, kvk_nummer }: Sender): string | null {
  const plain = (kvk_nummer ?? '').replace(/[\s.]/g, '');
  return landcode === 'NL' && /^\d{8}$/.test(plain) ? plain : null;
}

function vatAddress(party: Pick<Sender, 'btw_nummer'>): readonly [string, string] | null {
  const number = vatNumber(party);
  const scheme = VAT_SCHEMES[number?.slice(0, 2) ?? ''];
  return number === null || scheme === undefined ? null : [scheme, number];
}

function endpoint(address: readonly [string, string] | null): Element {
  const [scheme = '', id = ''] = address ?? [];
  return { '@schemeID': scheme, '#': id };
}

function postal({
  adres,
  plaats,
  postcode,
  landcode,
}: Pick<Sender, 'adres' | 'plaats' | 'postcode' | 'landcode'>): Element {
  return {
    ...(isText(adres) ? { 'cbc:StreetName': texts(adres) } : {}),
    ...(isText(plaats) ? { 'cbc:CityName': texts(plaats) } : {}),
    ...(isText(postcode) ? { 'cbc:PostalZone': texts(postcode) } : {}),
    'cac:Country': { 'cbc:IdentificationCode': landcode ?? '' },
  };
}

function taxScheme(party: Pick<Sender, 'btw_nummer'>): Element {
  const number = vatNumber(party);
  if (number === null) return {};
  return { 'cac:PartyTaxScheme': { 'cbc:CompanyID': number, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } };
}

function contact(name: string | null, telephone: string | null, email: string | null): Element {
  return {
    ...(isText(name) ? { 'cbc:Name': texts(name) } : {}),
    ...(isText(telephone) ? { 'cbc:Telephone': texts(telephone) } : {}),
    ...(isText(email) ? { 'cbc:ElectronicMail': texts(email) } : {}),
  };
}
