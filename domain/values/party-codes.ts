// Codes of a party: its country, its account number and its VAT number, by their form and their check digits.
import type { ProblemDetail } from './problem.ts';

/** The codes of a company or contact. */
export interface PartyCodes {
  readonly landcode?: string | null | undefined;
  readonly iban?: string | null | undefined;
  readonly btw_nummer?: string | null | undefined;
}

/** The officially assigned codes of ISO 3166-1 alpha-2. */
const COUNTRIES = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

/** The forms of VAT numbers by their prefix: those of VIES, and of the United Kingdom, Switzerland and Norway. */
const VAT_FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^ATU\d{8}$/,
  BE: /^BE[01]\d{9}$/,
  BG: /^BG\d{9,10}$/,
  CY: /^CY\d{8}[A-Z]$/,
  CZ: /^CZ\d{8,10}$/,
  DE: /^DE\d{9}$/,
  DK: /^DK\d{8}$/,
  EE: /^EE\d{9}$/,
  EL: /^EL\d{9}$/,
  ES: /^ES[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^FI\d{8}$/,
  FR: /^FR[A-Z\d]{2}\d{9}$/,
  HR: /^HR\d{11}$/,
  HU: /^HU\d{8}$/,
  IE: /^IE\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^IT\d{11}$/,
  LT: /^LT(\d{9}|\d{12})$/,
  LU: /^LU\d{8}$/,
  LV: /^LV\d{11}$/,
  MT: /^MT\d{8}$/,
  NL: /^NL\d{9}B\d{2}$/,
  PL: /^PL\d{10}$/,
  PT: /^PT\d{9}$/,
  RO: /^RO\d{2,10}$/,
  SE: /^SE\d{12}$/,
  SI: /^SI\d{8}$/,
  SK: /^SK\d{10}$/,
  GB: /^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  XI: /^XI(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  NO: /^NO\d{9}(MVA)?$/,
};

/** Returns whether a code is one of ISO 3166-1. */
export function isCountry(code: string): boolean {
  return COUNTRIES.has(code);
}

/** Returns whether a text, with or without blanks, can be an account number: its check digits are right (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = text.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) && calculateModulo97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Returns letters and digits as one number, A for 10 to Z for 35, modulo 97. */
export function calculateModulo97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Returns a VAT number without blanks, dots and hyphens, in capitals; a Greek one begins with `EL`. */
export function normaliseVatNumber(text: string): string {
  return text
    .replace(/[\s.-]/g, '')
    .toUpperCase()
    .replace(/^GR(?=\d)/, 'EL');
}

/** Returns whether a VAT number has the form of its country; any other text is accepted. */
export function isVatNumber(text: string): boolean {
  const number = normaliseVatNumber(text);
  return VAT_FORMS[number.slice(0, 2)]?.test(number) ?? true;
}

/** Returns whether ten digits are a Belgian enterprise number: the last two check the others, modulo 97. */
export function isEnterpriseNumber(digits: string): boolean {
  return /^[01]\d{9}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/**
 * Returns whether the check digits of a VAT number are right. Other countries are not checked.
 * - Belgium: the last two of ten digits are 97 less the first eight modulo 97 (https://kbopub.economie.fgov.be).
 * - The Netherlands: modulo 97 of the whole number, letters as digits, is 1. Or the ninth digit is right by weights 9 to 2
 *   modulo 11, as for all numbers until 2020 (https://www.belastingdienst.nl, btw-identificatienummer).
 */
function hasRightCheckDigits(text: string): boolean {
  const number = normaliseVatNumber(text);
  if (number.startsWith('BE')) return isEnterpriseNumber(number.slice(2));
  if (!number.startsWith('NL')) return true;

  const weighted = Array.from(number.slice(2, 10), (digit, index) => Number(digit) * (9 - index));
  return calculateModulo97(number) === 1 || weighted.reduce((all, each) => all + each, 0) % 11 === Number(number[10]);
}

const CHECKS = {
  landcode: {
    isRight: isCountry,
    message:
      'ISO 3166-1 has no such country: send its two letters, such as GB for the United Kingdom or GR for Greece.',
  },
  iban: { isRight: isIban, message: 'This is no IBAN: compare it with what the bank wrote.' },
  btw_nummer: {
    isRight: isVatNumber,
    message: 'This is no VAT number of its country: count its characters, or send null where there is none.',
  },
} as const satisfies Record<keyof PartyCodes, unknown>;

/** Returns the codes of a party that are present and wrong. */
export function findWrongCodes(codes: PartyCodes): (keyof PartyCodes)[] {
  return (['landcode', 'iban', 'btw_nummer'] as const).filter((member) => {
    const code = codes[member] ?? '';
    return code.trim() !== '' && !CHECKS[member].isRight(code);
  });
}

/** Returns the codes of a party that are wrong, also by the check digits of its VAT number. */
export function findDoubtfulCodes(codes: PartyCodes): (keyof PartyCodes)[] {
  const wrong = findWrongCodes(codes);
  const number = codes.btw_nummer ?? '';
  return wrong.includes('btw_nummer') || hasRightCheckDigits(number) ? wrong : [...wrong, 'btw_nummer'];
}

/** Returns ERR_FORMAT for each wrong code that is sent; unchanged codes are accepted. */
export function findCodeProblems(sent: PartyCodes, stored: PartyCodes = {}): ProblemDetail[] {
  return findWrongCodes(sent)
    .filter((field) => sent[field] !== stored[field])
    .map((field) => ({ code: 'ERR_FORMAT', message: CHECKS[field].message, field }));
}
