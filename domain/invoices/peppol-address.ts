// The address of a party on the Peppol network: its own one, or one made of its numbers. docs/decisions/311-peppol.md.
import { isEnterpriseNumber, isVatNumber, normaliseVatNumber } from '../values/party-codes.ts';

/** A party of an invoice, as far as its address depends on it. */
export interface NumberedParty {
  readonly landcode: string | null;
  readonly btw_nummer: string | null;
  /** The chosen address, which has priority. */
  readonly peppol_id: string | null;
  /** The number in the trade register; for sellers only. */
  readonly kvk_nummer?: string | null;
}

/** The schemes in which a VAT number is an electronic address, by its prefix. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  EL: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
  CH: '9927',
};
const TRADE_REGISTER_SCHEME = '0106';
const ENTERPRISE_SCHEME = '0208';
/** The registers whose number identifies a legal entity: Dutch companies and authorities, Belgian enterprises. */
const REGISTER_SCHEMES: readonly string[] = [TRADE_REGISTER_SCHEME, '0190', ENTERPRISE_SCHEME];

/** The address of a party; null where it has chosen none and its numbers make none. */
export function selectPeppolAddress(party: NumberedParty): string | null {
  return listPeppolAddresses(party)[0] ?? null;
}

/** All addresses under which a party may be known, the best one first: the chosen one, else those of its numbers. */
export function listPeppolAddresses(party: NumberedParty): readonly string[] {
  if (party.peppol_id !== null) return [party.peppol_id];
  const registered = tradeRegisterNumberOf(party);
  const enterprise = enterpriseNumberOf(party);
  const vat = vatAddressOf(party);
  return [
    ...(registered === null ? [] : [`${TRADE_REGISTER_SCHEME}:${registered}`]),
    ...(enterprise === null ? [] : [`${ENTERPRISE_SCHEME}:${enterprise}`]),
    ...(vat === null ? [] : [vat]),
  ];
}

/** The legal number of a party, with its scheme; null for an unknown one. */
export function selectLegalEntity(party: NumberedParty): string | null {
  const registered = tradeRegisterNumberOf(party);
  if (registered !== null) return `${TRADE_REGISTER_SCHEME}:${registered}`;
  const enterprise = enterpriseNumberOf(party);
  if (enterprise !== null) return `${ENTERPRISE_SCHEME}:${enterprise}`;
  const { peppol_id } = party;
  return peppol_id !== null && REGISTER_SCHEMES.includes(peppol_id.slice(0, 4)) ? peppol_id : null;
}

/** The number of a Dutch party in the trade register. */
export function tradeRegisterNumberOf({ landcode, kvk_nummer = null }: NumberedParty): string | null {
  const plain = (kvk_nummer ?? '').replace(/[\s.]/g, '');
  return landcode === 'NL' && /^\d{8}$/.test(plain) ? plain : null;
}

/** A VAT number without blanks, dots and hyphens; null when it does not begin with a country. */
export function vatNumberOf({ btw_nummer }: Pick<NumberedParty, 'btw_nummer'>): string | null {
  const plain = normaliseVatNumber(btw_nummer ?? '');
  return /^[A-Z]{2}[0-9A-Z+*]{2,14}$/.test(plain) ? plain : null;
}

/** The enterprise number of a Belgian party, from its VAT number or its registration. */
function enterpriseNumberOf({ landcode, btw_nummer, kvk_nummer = null }: NumberedParty): string | null {
  if (landcode !== 'BE') return null;
  const numbers = [btw_nummer, kvk_nummer].map((text) => (text ?? '').replace(/[\s.-]/g, '').replace(/^BE/i, ''));
  return numbers.find(isEnterpriseNumber) ?? null;
}

/** A VAT number as an address; null for another form, a wrong Belgian check digit, or a country without a scheme. */
function vatAddressOf(party: NumberedParty): string | null {
  const number = vatNumberOf(party);
  const scheme = VAT_SCHEMES[number?.slice(0, 2) ?? ''];
  if (number === null || scheme === undefined || !isVatNumber(number)) return null;
  return number.startsWith('BE') && !isEnterpriseNumber(number.slice(2)) ? null : `${scheme}:${number}`;
}
