// Codes as people type them: in any case, with other hyphens or none.

// Characters that look alike on paper are left out: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
/** The characters of random codes. */
export const CODE_CHARACTERS = '34679ACDEFGHJKMNPQRTWXY';

const PART_OF_RANDOM_CODE = new RegExp(`^[${CODE_CHARACTERS}]{1,16}$`, 'i');

/** The possible stored forms of a code: `text`, as codes are compared, and that with the hyphens of a random code. */
export function spellingsOf(text: string): string[] {
  const compactCode = text.replace(/[\s\p{Pd}]/gu, '');
  const grouped = PART_OF_RANDOM_CODE.test(compactCode) ? compactCode.replace(/.{4}(?=.)/g, '$&-') : text;
  return [...new Set([text, grouped])];
}
