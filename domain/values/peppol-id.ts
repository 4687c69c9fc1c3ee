// Addresses on the Peppol network, `scheme:identifier`: the existing schemes, and the check digits of some.
import { isEnterpriseNumber } from './party-codes.ts';
import type { ProblemDetail } from './problem.ts';

/** The Electronic Address Schemes of Peppol, in which documents name their parties. */
const SCHEMES = new Set(
  `0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190 0191
  0192 0193 0195 0196 0198 0199 0200 0201 0202 0204 0208 0209 0210 0211 0212 0213 0215 0216 0217 0218 0221 0225 0230
  0235 0240 9901 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934
  9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959`.split(
    /\s+/,
  ),
);

/** Whether an identifier has the form and the check digit of its scheme; those of other schemes are accepted. */
const CHECKS: Readonly<Record<string, (identifier: string) => boolean>> = {
  '0088': isGln,
  '0106': (identifier) => /^\d{8}$/.test(identifier),
  '0190': (identifier) => /^\d{20}$/.test(identifier),
  '0192': isNorwegian,
  '0208': isEnterpriseNumber,
  '9925': (identifier) => identifier.startsWith('BE') && isEnterpriseNumber(identifier.slice(2)),
  '9930': (identifier) => /^DE\d{9}$/.test(identifier),
  '9944': (identifier) => /^NL\d{9}B\d{2}$/.test(identifier),
};

/** The scheme and the identifier of an address. */
export function partsOf(peppol_id: string): readonly [scheme: string, identifier: string] {
  const at = peppol_id.indexOf(':');
  return [peppol_id.slice(0, at), peppol_id.slice(at + 1)];
}

/** Whether two addresses belong to one party: they are equal, or have one number in two schemes. */
export function isSameParticipant(one: string, other: string): boolean {
  const [mine, yours] = [one, other].map((address) => partsOf(address)[1].replace(/\D/g, ''));
  return one === other || (mine !== '' && mine === yours);
}

/** ERR_PEPPOL_ID for an address of an unknown scheme, or with a wrong form or check digit; null is accepted. */
export function findPeppolIdProblems(peppol_id: string | null | undefined, field = 'peppol_id'): ProblemDetail[] {
  if (peppol_id == null) return [];
  const [scheme, identifier] = partsOf(peppol_id);
  const createProblems = (message: string): ProblemDetail[] => [{ code: 'ERR_PEPPOL_ID', message, field }];
  if (!SCHEMES.has(scheme))
    return createProblems(`Peppol has no scheme ${scheme}: send 0208 and an enterprise number, for example.`);
  if (CHECKS[scheme]?.(identifier) !== false) return [];
  return createProblems(
    `This is no identifier of the scheme ${scheme}: check its length, its form and its check digit.`,
  );
}

function isGln(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const weights = Array.from(digits, (_digit, index) => (index % 2 === 0 ? 1 : 3));
  return sumWeighted(digits, weights) % 10 === 0;
}

const NORWEGIAN_WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 1];

function isNorwegian(digits: string): boolean {
  return /^\d{9}$/.test(digits) && sumWeighted(digits, NORWEGIAN_WEIGHTS) % 11 === 0;
}

/** The sum of digits, each times its weight. */
function sumWeighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
