// Codes as people type them: in any case, with other hyphens or none.

// Without what looks alike on paper: 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B, U and V.
/** The characters of random codes. */
export const CODE_CHARACTERS = '34679ACDEFGHJKMNPQRTWXY';

const PART_OF_RANDOM_CODE = new RegExp(`^[${CODE_CHARACTERS}]{1,16}$`, 'i');

/** The texts under which a code may be stored: `text`, as a code is compared, and that with the hyphens of a random code. */
export function spellingsOf(text: string): string[] {
  const bare = text.replace(/[\s\p{Pd}]/gu, '');
  const grouped = PART_OF_RANDOM_CODE.test(bare) ? bare.replace(/.{4}(?=.)/g, '$&-') : text;
  return [...new Set([text, grouped])];
}
