// Codes of vouchers as people type them: in any case, with other hyphens or none.

/** The characters of random codes, without those that look alike on paper: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const CODE_CHARACTERS = '34679ACDEFGHJKMNPQRTWXY';

const PART_OF_RANDOM_CODE = new RegExp(`^[${CODE_CHARACTERS}]{1,16}$`, 'i');

/**
 * Returns the forms in which a typed code may be stored: as typed, and grouped as random codes are. `text` comes from
 * `normaliseText`. `k7mn 4tqx` gives itself and `k7mn-4tqx`.
 */
export function listStoredSpellings(text: string): string[] {
  const compactCode = text.replace(/[\s\p{Pd}]/gu, '');
  const grouped = PART_OF_RANDOM_CODE.test(compactCode) ? compactCode.replace(/.{4}(?=.)/g, '$&-') : text;
  return [...new Set([text, grouped])];
}
